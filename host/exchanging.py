"""Seats that change hands while a game is on: invitations, handing a seat over, swapping two, each by consent."""

from dataclasses import replace

from engine import Json, Text
from host.book import Book
from host.checks import (
    check_belongs,
    check_no_window,
    check_not_over,
    check_present,
    check_room,
    check_started,
    own_seat,
    seat_at,
)
from host.clocks import DAY
from host.house import House
from host.mail import Notice
from host.refusal import refuse
from host.rows import handed_over, vacant
from host.scene import Person, Reply
from host.seating import change_holder, hand_message, lose_seat, seat_person, take_seat
from host.server_rules import check_may_sit
from host.sheet import INVITE, SWAP
from host.sides import own_side
from host.standing_in import take_back
from storage import Poll, Seat, departures

MOST_INVITED = 8
"""Invitations to a table that are open or were declined: more would be pestering."""
NOT_IN_WINDOW = "A reaction is awaited: seats are swapped when it has been given."
OVER = "That invitation is over: /table join sits you down where a seat is free."


class Exchanging(House):
    """Errands about who sits where."""

    async def join(
        self, table_id: int, by: Person, seat: int | None = None, *, interaction: str | None = None
    ) -> Reply:
        """Sit down; at a table that runs, in a seat that is offered to this person or vacant (``seat``, if named)."""

        async def work(book: Book) -> Text:
            return await sit_down(book, by, seat)

        return await self.act(table_id, by, interaction, work)

    async def accept(self, table_id: int, by: Person, invitation: int, *, interaction: str | None = None) -> Reply:
        """Sit down because of an invitation."""

        async def work(book: Book) -> Text:
            check_not_over(book)
            if book.rows.seat_of(by.id) is None and not any(each == invitation for each, _ in _open(book, by.id)):
                raise refuse(OVER)
            return await sit_down(book, by, None)

        return await self.act(table_id, by, interaction, work)

    async def decline(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Say no to an invitation: nobody can invite this person to the table again."""

        async def work(book: Book) -> Text:
            check_not_over(book)
            found = _open(book, by.id)
            if not found:
                raise refuse("You are not invited to this table.")
            for _, poll in found:
                await book.put_poll(replace(poll, detail={**poll.detail, "declined": True}))
            await book.remember(by)
            book.tell("{person:person} has declined.", person=by.id)
            return Text("You have declined. Nobody can invite you to this table again; /table join stays open to you.")

        return await self.act(table_id, by, interaction, work)

    async def invite(self, table_id: int, by: Person, person: Person, *, interaction: str | None = None) -> Reply:
        """Ask somebody to sit down: before the start on a free seat, later on one that was left."""

        async def work(book: Book) -> Text:
            check_not_over(book)
            check_belongs(book, by)
            if book.table.status == "open":
                check_room(book)
            elif not any(vacant(seat) for seat in book.rows.seats):
                raise refuse("No seat is free here: /table give hands your own seat over.")
            await _invited(book, by, person, None)
            book.tell("{by:person} has invited {person:person}.", by=by.id, person=person.id)
            return Text("{person:person} is invited.", {"person": person.id})

        return await self.act(table_id, by, interaction, work)

    async def give(self, table_id: int, by: Person, person: Person, *, interaction: str | None = None) -> Reply:
        """Offer one's own seat in a game that is on to somebody who does not sit there."""

        async def work(book: Book) -> Text:
            check_started(book)
            seat = own_seat(book, by)
            await _invited(book, by, person, seat.seat)
            words = "{by:person} offers {person:person} their seat."
            book.tell(words, by=by.id, person=person.id)
            return Text("Offered: as soon as {person:person} takes it, the seat is theirs.", {"person": person.id})

        return await self.act(table_id, by, interaction, work)

    async def offer_swap(self, table_id: int, by: Person, seat: int, *, interaction: str | None = None) -> Reply:
        """Ask somebody at a running table to swap seats."""

        async def work(book: Book) -> Text:
            check_started(book)
            mine, theirs = own_seat(book, by), seat_at(book, seat)
            if mine.seat == seat:
                raise refuse("That is your own seat.")
            check_present(mine)
            _check_there(book, theirs)
            _ = await own_side(book, by.id, [theirs])
            await check_no_window(book, NOT_IN_WINDOW)
            asked = book.rows.poll(SWAP)
            others = asked is not None and _swapping(book, asked) is not None and asked.detail["from"] != mine.seat
            if asked is not None and others and asked.opened_at > book.terms.now - DAY:
                raise refuse("Another swap is being decided at this table: wait for that.")
            persons: list[Json] = [by.id, theirs.person_id]
            detail: dict[str, Json] = {"from": mine.seat, "to": seat, "persons": persons, "ask": book.table.seq}
            await book.put_poll(Poll(book.table.id, SWAP, detail, book.terms.now))
            book.tell("{who:seat} asks {other:seat} to swap seats.", who=mine.seat, other=seat)
            book.mail.calls.append(seat)
            return Text("{who:seat} is asked.", {"who": seat})

        return await self.act(table_id, by, interaction, work)

    async def vote_swap(
        self, table_id: int, by: Person, agree: bool, *, asked: tuple[int, int] | None = None,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Whoever was asked says yes or no; whoever has asked can take it back with a no.

        ``asked``: the journal number at which it was asked and the seat that asked, so that nobody agrees to another.
        """

        async def work(book: Book) -> Text:
            check_started(book)
            seat, poll = own_seat(book, by), book.rows.poll(SWAP)
            pair = None if poll is None else _swapping(book, poll)
            if poll is not None and asked not in (None, (poll.detail.get("ask", 0), poll.detail["from"])):
                pair = None
            if pair is None or seat.seat not in (pair[0].seat, pair[1].seat):
                raise refuse("Nobody asks you to swap seats now: look at what stands at the table.")
            if not agree:
                await book.close_poll(SWAP)
                book.tell("{who:seat} does not swap seats.", who=seat.seat)
                return Text("All keep their seats.")
            if seat.seat != pair[1].seat:
                raise refuse("Whoever you have asked has to agree, not you.")
            check_present(seat)
            _check_there(book, pair[0])
            await check_no_window(book, NOT_IN_WINDOW)
            await book.close_poll(SWAP)
            await _swap(book, *pair)
            return Text("You sit in seat {number} now.", {"number": pair[0].seat + 1})

        return await self.act(table_id, by, interaction, work)


async def sit_down(book: Book, by: Person, number: int | None) -> Text:
    """A person takes a seat, or plays their own again. Raises HostRefusal."""
    if book.rows.seat_of(by.id) is not None:
        return await take_back(book, by)
    check_not_over(book)
    await check_may_sit(book.tx, book.table.guild_id, by.id)
    if book.table.status == "open":
        check_room(book)
        await take_seat(book, by)
        said = Text("You sit at table {table}.", {"table": book.table.id})
    else:
        offered = next((seat for _, poll in _open(book, by.id) if (seat := _offered(book, poll)) is not None), None)
        said = await _take_over(book, by, number, offered)
    for _, poll in _open(book, by.id):
        await book.close_poll(poll.topic)
    if book.table.status != "open":
        await close_void_invitations(book)
    return said


async def close_void_invitations(book: Book) -> None:
    """In a game that is on, nobody is invited to a seat that is not there (any more)."""
    vacancy = any(vacant(seat) for seat in book.rows.seats)
    for poll in book.rows.polls:
        if poll.topic.startswith(INVITE) and poll.detail.get("declined") is not True:
            offered = _offered(book, poll) is not None if poll.detail.get("seat") is not None else vacancy
            if not offered:
                await book.close_poll(poll.topic)


async def _take_over(book: Book, by: Person, number: int | None, offered: Seat | None) -> Text:
    """Take an offered or a leaver's seat; a table that waited for want of people goes on."""
    free = [seat for seat in book.rows.seats if vacant(seat) and number in (None, seat.seat)]
    if offered is not None and number in (None, offered.seat):
        _ = await own_side(book, by.id, [offered])
        await lose_seat(book, offered)
        giver = offered.person_id
        book.tell("{person:person} takes the seat that {by:person} hands over.", person=by.id, by=giver)
        await seat_person(book, offered.seat, by)
        return Text("You take the seat of {by:person} at table {table}.", {"by": giver, "table": book.table.id})
    if not free:
        if number is not None:
            raise refuse("That seat is not free: /table show tells which are.")
        raise refuse("The game has started and no seat is free: ask a moderator to replace somebody.")
    free = await own_side(book, by.id, free)
    await seat_person(book, free[0].seat, by)
    book.tell("{person:person} takes the seat of {name}.", person=by.id, name=free[0].name)
    return Text("You take the seat of {name} at table {table}.", {"name": free[0].name, "table": book.table.id})


# invitations


def _open(book: Book, person_id: int) -> list[tuple[int, Poll]]:
    """The invitations of a person to this table that are open, by number."""
    return [
        (int(poll.topic.removeprefix(INVITE)), poll)
        for poll in book.rows.polls
        if poll.topic.startswith(INVITE)
        and poll.detail.get("person") == person_id
        and poll.detail.get("declined") is not True
    ]


def _offered(book: Book, poll: Poll) -> Seat | None:
    """The seat that is handed over, as long as whoever offered it sits there."""
    number = handed_over(book.rows, poll)
    return None if number is None else book.rows.seat(number)


async def _invited(book: Book, by: Person, person: Person, seat: int | None) -> None:
    """Keep an invitation and send it. Raises HostRefusal."""
    if book.rows.seat_of(person.id) is not None:
        raise refuse("That person sits at this table already.")
    await check_may_sit(book.tx, book.table.guild_id, person.id, whoever=True)
    every = [poll for poll in book.rows.polls if poll.topic.startswith(INVITE)]
    own = [poll for poll in every if poll.detail.get("person") == person.id]
    if any(poll.detail.get("declined") is True for poll in own):
        raise refuse("That person has declined: /table join is open to them all the same.")
    if any((poll.detail.get("by"), poll.detail.get("seat")) == (by.id, seat) for poll in own):
        raise refuse("That person is invited already.")
    if len(every) >= MOST_INVITED:
        raise refuse("So many people are invited to this table that no more can be.")
    await book.remember(by)
    await book.remember(person)
    number = max((int(poll.topic.removeprefix(INVITE)) for poll in every), default=0) + 1
    detail: dict[str, Json] = {"person": person.id, "by": by.id, "seat": seat}
    await book.put_poll(Poll(book.table.id, f"{INVITE}{number}", detail, book.terms.now))
    words = "{by:person} invites you to table {table} ({game})."
    if seat is not None:
        words = "{by:person} would like to hand over their seat at table {table} ({game}) to you."
    line = Text(words, {"by": by.id, "table": book.table.id, "game": book.game.name})
    book.mail.notices.append(Notice(person.id, line, invitation=number))


# swapping


def _swapping(book: Book, poll: Poll) -> tuple[Seat, Seat] | None:
    """The seats of a swap that is asked for, whoever asks first; None if somebody else sits there by now."""
    pair = [book.rows.seat(int(str(poll.detail[name]))) for name in ("from", "to")]
    if any(seat is None or book.rows.persons.get(seat.seat) != seat.person_id for seat in pair):
        return None
    one, other = pair
    if one is None or other is None or [one.person_id, other.person_id] != poll.detail.get("persons"):
        return None
    return one, other


def _check_there(book: Book, other: Seat) -> None:
    """Raise HostRefusal where a computer plays: of an own one, or of somebody who is away meanwhile."""
    if other.seat not in book.rows.present:
        raise refuse("A computer plays that seat: seats are swapped with people.")


async def _swap(book: Book, one: Seat, other: Seat) -> None:
    """Two people change seats; their clocks begin anew, and what they had ordered and planned is gone."""
    for seat, holder in ((one, other), (other, one)):
        person = holder.person_id or 0
        words = "You have another seat at table {table} ({game})."
        line = Text(words, {"table": book.table.id, "game": book.game.name})
        book.mail.notices.append(Notice(person, line, hand_message(holder)))
        await departures.add(book.tx, book.table.id, holder.seat, person, book.table.seq, own=False)
        await change_holder(book, seat.seat, Person(person, holder.name))
    book.tell("{who:seat} and {other:seat} have swapped seats.", who=one.seat, other=other.seat)

"""Speeds and lateness: changing a speed by consent, deciding about somebody who is late, coming back."""

from dataclasses import replace
from typing import get_args

from engine import Json, Text
from host.automatic import read_given
from host.book import Book
from host.checks import check_belongs, check_not_over, check_present, check_running, own_seat
from host.clocks import HOUR, SPEEDS
from host.house import House
from host.refusal import refuse
from host.scene import Pace, Person, Reply
from host.sheet import LATE, SPEED
from host.ticking import CHOICES, decided, deciders, give_time, late_seats, settle
from storage import Poll

PACE_NAMES: dict[Pace, str] = {
    "live": "live (10 minutes a move)",
    "12h": "12 hours a move",
    "24h": "a day a move",
    "3d": "three days a move",
    "none": "no clock",
}
"""How a speed is called in sentences."""
YES, NO = "yes", "no"
DONE = {
    "wait": "So it is done: {who:seat} has the whole time once more.",
    "default": "So it is done: the default answer of {who:seat} is taken.",
    "computer": "So it is done: a computer plays for {who:seat} until they are back.",
    "replace": "So it is done: the seat is open, and a computer plays it until somebody takes it.",
}
"""What whoever settles it is told, by what is done about those who are late."""


class Deciding(House):
    """What the people at a table decide about its time."""

    async def propose_speed(self, table_id: int, by: Person, pace: Pace, *, interaction: str | None = None) -> Reply:
        """Another speed: before the start at once, by whoever opened the table; later when all seated people agree."""

        async def work(book: Book) -> Text:
            check_not_over(book)
            check_belongs(book, by)
            if book.table.pace == pace:
                raise refuse("The table has that speed already.")
            if book.table.status == "open":
                if book.table.host_person_id != by.id:
                    raise refuse("Before the start only whoever opened the table sets its speed.")
                await set_speed(book, pace, Text("The speed is {speed:word} now.", {"speed": PACE_NAMES[pace]}))
                return Text("The speed is set.")
            seat = own_seat(book, by)
            check_present(seat)
            poll = Poll(book.table.id, SPEED, {"pace": pace}, book.terms.now, None, {str(seat.seat): YES})
            await book.put_poll(poll)
            if len(book.rows.present) > 1:
                words = "{who:seat} proposes another speed: {speed:word}. All who sit here have to agree, below."
                book.tell(words, who=seat.seat, speed=PACE_NAMES[pace])
                book.mail.calls += [number for number in book.rows.present if number != seat.seat]
            await _settle_speed(book, poll)
            return Text("Proposed." if book.table.pace != pace else "The speed is set.")

        return await self.act(table_id, by, interaction, work)

    async def vote_speed(
        self, table_id: int, by: Person, pace: str, agree: bool, *, interaction: str | None = None
    ) -> Reply:
        """Say yes or no to the speed that is proposed (``pace``, so that nobody agrees to another one)."""

        async def work(book: Book) -> Text:
            check_not_over(book)
            seat = own_seat(book, by)
            check_present(seat)
            poll = book.rows.poll(SPEED)
            if poll is None or poll.detail.get("pace") != pace:
                raise refuse("That speed is not proposed any more: look at what stands at the table now.")
            if not agree:
                await book.close_poll(SPEED)
                book.tell("{who:seat} does not agree: the speed stays as it is.", who=seat.seat)
                return Text("The speed stays as it is.")
            poll = replace(poll, votes={**poll.votes, str(seat.seat): YES})
            await book.put_poll(poll)
            await _settle_speed(book, poll)
            return Text("You agree.")

        return await self.act(table_id, by, interaction, work)

    async def decide(
        self, table_id: int, by: Person, choice: str, *, ask: int | None = None, interaction: str | None = None
    ) -> Reply:
        """Say what is to be done about somebody whose time ran out. ``ask``: the ask that a button belongs to."""

        async def work(book: Book) -> Text:
            check_running(book)
            seat = own_seat(book, by)
            poll = book.rows.poll(LATE)
            if poll is None or (ask is not None and poll.detail.get("ask") != ask):
                raise refuse("There is nothing to decide any more: look at what stands at the table now.")
            if choice not in CHOICES:
                raise refuse("Choose one of: {choices}.", choices=", ".join(CHOICES))
            if seat.late_at is not None:
                raise refuse("Your own time has run out, so the others decide: answer, and all is well.")
            check_present(seat)
            poll = replace(poll, votes={**poll.votes, str(seat.seat): choice})
            await book.put_poll(poll)
            others = deciders(book, await read_given(book.tx, book.rows, book.terms.now))
            final = decided(poll, [*others, *([] if seat.seat in others else [seat.seat])])
            if final is None:
                return Text("Your voice is counted; the others are still asked.")
            late: list[Json] = [*late_seats(book)]
            await settle(book, final)
            return Text(DONE[final], {"who": late})

        return await self.act(table_id, by, interaction, work)

    async def agreed(self, book: Book) -> None:
        """A speed to which all agree who are still there; what most of those want about somebody who is late."""
        poll = book.rows.poll(SPEED)
        if poll is not None and book.rows.present:
            await _settle_speed(book, poll)
        await _settle_late_if_decided(book)
        await super().agreed(book)


async def _settle_speed(book: Book, poll: Poll) -> None:
    """Set the proposed speed if all have agreed for whom no computer plays."""
    if any(poll.votes.get(str(number)) != YES for number in book.rows.present):
        return
    pace: Pace = next(each for each in get_args(Pace) if each == poll.detail.get("pace"))
    await set_speed(book, pace, Text("All agree: the speed is {speed:word} now.", {"speed": PACE_NAMES[pace]}))


async def _settle_late_if_decided(book: Book) -> None:
    """Somebody who had a say may be gone: if the others have decided by that, it is done as soon as this is stored.

    Not here: what fails of it must keep nobody from going.
    """
    poll, now = book.rows.poll(LATE), book.terms.now
    if poll is None or not poll.votes or (poll.due_at is not None and poll.due_at <= now):
        return
    others = deciders(book, await read_given(book.tx, book.rows, now))
    if others and decided(poll, others) is not None:
        await book.put_poll(replace(poll, due_at=now))


async def set_speed(book: Book, pace: Pace, line: Text) -> None:
    """Another speed; the clocks that run begin anew with it."""
    await book.close_poll(SPEED)
    await book.close_poll(LATE)
    book.set(pace=pace)
    await give_time(book, [seat.seat for seat in book.rows.seats if seat.asked_ask is not None])
    book.tell(line.id, **line.values)


async def more_time(book: Book, hours: int) -> None:
    """Everybody who is asked has so many hours more; those who were late are not any more."""
    speed = SPEEDS[book.table.pace]
    if speed is None:
        raise refuse("The table has no clock: set a speed.")
    late = late_seats(book)
    await book.close_poll(LATE)
    await give_time(book, late, hours * HOUR - speed)
    for seat in book.rows.seats:
        if seat.asked_ask is not None and seat.seat not in late:
            await book.set_seat(seat.seat, extra=seat.extra + hours * HOUR)

"""What moderators can do. Each act has a reason, is written to the audit trail and told at the table."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from engine import END, REWIND, Json, Position, Text
from host.book import Book
from host.checks import check_level, check_not_over, seat_at
from host.deciding import PACE_NAMES, more_time, set_speed
from host.house import House
from host.incidents import report
from host.refusal import refuse
from host.rows import in_window
from host.scene import HandScene, Pace, Person, Reply
from host.seating import clear, lose_seat, seat_computer, seat_person, see_off, take_hand
from host.server_rules import check_not_blocked
from host.showing import Sight, hand_of
from host.sides import own_side
from host.undoing import REASON, go_back_to, kept_point
from storage import Act, Read, Seat, audit, departures

MEANWHILE = 30.0
"""Seconds in which a moderator may not have seen what another one has done."""


class Moderating(House):
    """Errands of moderators; the cogs have made sure that ``by`` is one."""

    async def _moderate(
        self, table_id: int, by: Person, act: str, reason: str, interaction: str | None,
        work: Callable[[Book, str], Awaitable[Text]], **detail: Json,
    ) -> Reply:  # fmt: skip
        """Carry out an act with its reason and its line in the audit trail."""
        why = " ".join(reason.split())[:REASON]
        if not why:
            raise refuse("Say why: every act of a moderator has a reason.")

        async def whole(book: Book) -> Text:
            await book.remember(by)
            line = await work(book, why)
            table = book.table
            await audit.add(book.tx, Act(0, table.guild_id, table.id, by.id, act, why, detail, book.terms.now))
            return line

        return await self.act(table_id, by, interaction, whole)

    async def pause(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """Nothing can be answered until ``resume``."""

        async def work(book: Book, why: str) -> Text:
            _check_on(book)
            if book.table.status == "paused":
                raise refuse("The table is paused already: resume it with /mod resume.")
            book.set(status="paused")
            book.tell("{by:person} has paused the table: {why}", by=by.id, why=why)
            return Text("The table is paused.")

        return await self._moderate(table_id, by, "pause", reason, interaction, work)

    async def resume(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """Go on; at a table that stands still, try again what failed."""

        async def work(book: Book, why: str) -> Text:
            _check_on(book)
            if book.table.status != "paused" and book.table.fault is None:
                raise refuse("The table is running: there is nothing to resume.")
            book.set(status="running")
            book.set_fault(None)
            book.tell("{by:person} has resumed the table: {why}", by=by.id, why=why)
            return Text("The table goes on.")

        return await self._moderate(table_id, by, "resume", reason, interaction, work)

    async def extend(
        self, table_id: int, by: Person, reason: str, hours: int | None, speed: Pace | None = None, *,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Give all who are asked so many hours more, or set another speed, or both. Never tells who is asked."""

        async def work(book: Book, why: str) -> Text:
            _check_on(book)
            if hours is None and speed is None:
                raise refuse("Say how many hours more, or which speed.")
            if speed is not None:
                words = "{by:person} sets the speed to {speed:word}: {why}"
                await set_speed(book, speed, Text(words, {"by": by.id, "speed": PACE_NAMES[speed], "why": why}))
            if hours is not None:
                await more_time(book, hours)
                book.tell("{by:person} gives {hours|hour|hours} more: {why}", by=by.id, hours=hours, why=why)
            return _extended(hours, speed)

        return await self._moderate(table_id, by, "extend", reason, interaction, work, hours=hours, speed=speed)

    async def undo_to(
        self, table_id: int, by: Person, reason: str, seq: int, *, interaction: str | None = None
    ) -> Reply:
        """Take the table back to an UndoPoint; then new dice, and the hands are sent again."""

        async def work(book: Book, why: str) -> Text:
            _check_on(book)
            point = await kept_point(book, seq)
            book.set_fault(None)
            line = Text("{by:person} has taken the table back: {why}", {"by": by.id, "why": why})
            await go_back_to(book, point, "moderator", by.id, line)
            return Text("The table is taken back, and the dice have a new key.")

        return await self._moderate(table_id, by, "undo", reason, interaction, work, to=seq)

    async def hand_to_answer(self, table_id: int, by: Person, seat: int, reason: str) -> HandScene:
        """What a seat is asked, for a moderator who does not sit there and wants to answer for it; audited.

        Refused while a reaction window is open: who is asked stays secret even then (``answer_for`` without picks).
        Refused too where no answer could follow, so that nobody is told of a look at nothing, and to whoever has held
        a seat there: they may be back in it in a moment.
        """

        async def work(book: Book, why: str) -> Text:
            _check_answerable(book, by, seat)
            if by.id in (each.person_id for each in await departures.of_table(book.tx, table_id)):
                raise refuse("You have played at this table yourself, so another moderator has to do that.")
            position = await book.position()
            if in_window(position):
                words = "Who is asked now stays secret: without picks you can give a seat's default answer."
                raise refuse(words)
            _ = _asked(position, seat)
            line = "{by:person} looks at what {who:seat} is asked, to answer for them: {why}"
            book.tell(line, by=by.id, who=seat, why=why)
            return Text("Looked.")

        await self._moderate(table_id, by, "look", reason, None, work, seat=seat)

        async def show(db: Read, seen: Sight) -> HandScene:
            if in_window(seen.position):
                raise refuse("The table has moved on: a reaction is awaited now.")
            return await hand_of(db, seen, seat)

        return await self.see(table_id, show)

    async def answer_for(
        self, table_id: int, by: Person, reason: str, seat: int | None, picks: Sequence[str] | None = None, *,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Answer for a seat, by a moderator who does not sit at the table; without picks the default answer.

        Without a seat it is answered for all who are asked. In a reaction window only defaults can be given, and the
        Reply does not tell who was asked.
        """

        async def work(book: Book, why: str) -> Text:
            _check_answerable(book, by, seat)
            if seat is None:
                await _check_alone(book, by)
            position = await book.position()
            book.set_fault(None)
            if in_window(position):
                if picks is not None:
                    raise refuse("A reaction is awaited: only a seat's default answer can be given, without picks.")
                book.tell("{by:person} answers for whoever is absent: {why}", by=by.id, why=why)
                await _defaults(book, position, _those(position, seat), by)
                if seat is None:
                    return Text("Whoever was asked has been answered for, and the game goes on.")
                return Text("If that seat was asked, it has been answered for.")
            seats = _asked(position, seat)
            book.tell("{by:person} answers for {who:seat}: {why}", by=by.id, who=[*seats], why=why)
            if picks is None:
                await _defaults(book, position, seats, by)
            else:
                await book.answer(seats[0], _number(position), picks, "moderator", by.id)
            return Text("Answered for {who:seat}. If that was wrong: /mod undo.", {"who": [*seats]})

        return await self._moderate(table_id, by, "answer", reason, interaction, work, seat=seat)

    async def skip(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """Leave out what failed of the last answer, or else drop what asks from its own start."""

        async def work(book: Book, why: str) -> Text:
            _check_on(book)
            book.set_fault(None)
            return await book.skip("moderator", by.id, why)

        return await self._moderate(table_id, by, "skip", reason, interaction, work)

    async def replace(
        self, table_id: int, by: Person, reason: str, seat: int, holder: Person | str, *, interaction: str | None = None
    ) -> Reply:
        """Give a seat to another person, or to a computer of a level."""

        async def work(book: Book, why: str) -> Text:
            _check_on(book)
            found = seat_at(book, seat)
            if isinstance(holder, Person):
                if book.rows.seat_of(holder.id) is not None:
                    raise refuse("That person sits at this table already.")
                await check_not_blocked(book.tx, book.table.guild_id, holder.id)
                _ = await own_side(book, holder.id, [found], whoever=True)
            await lose_seat(book, found)
            if isinstance(holder, Person):
                await seat_person(book, seat, holder, here=False)
            else:
                check_level(book.game, holder)
                await seat_computer(book, seat, holder)
            if found.person_id is not None:
                words = "{by:person} gives the seat of {person:person} to {who:seat}: {why}"
                book.tell(words, by=by.id, person=found.person_id, who=seat, why=why)
            else:
                words = "{by:person} gives the seat of {name} to {who:seat}: {why}"
                book.tell(words, by=by.id, name=found.name, who=seat, why=why)
            return Text("{who:seat} has the seat now. If that was wrong: /mod replace once more.", {"who": seat})

        to: dict[str, Json] = {"person": holder.id} if isinstance(holder, Person) else {"computer": holder}
        return await self._moderate(table_id, by, "replace", reason, interaction, work, seat=seat, **to)

    async def remove(
        self, table_id: int, by: Person, reason: str, seat: int, *, interaction: str | None = None
    ) -> Reply:
        """Take somebody out: before the start the seat goes, afterwards as if its holder had resigned."""

        async def work(book: Book, why: str) -> Text:
            check_not_over(book)
            found = seat_at(book, seat)
            if book.table.status == "open":
                take_hand(book, found)
                await clear(book, seat)
                book.tell("{by:person} has cleared a seat: {why}", by=by.id, why=why)
                return Text("The seat is free.")
            if found.person_id is None and book.table.leavers == "computer":
                raise refuse("A computer plays that seat already: replace it, or let somebody join.")
            line = Text("{by:person} takes {who:seat} out of the game: {why}", {"by": by.id, "who": seat, "why": why})
            if found.person_id is not None:
                # The seat will have another name in a moment.
                words = "{by:person} takes {person:person} out of the game: {why}"
                line = Text(words, {"by": by.id, "person": found.person_id, "why": why})
            await see_off(book, found, "moderator", by.id, line)
            return _removed(book, found)

        return await self._moderate(table_id, by, "remove", reason, interaction, work, seat=seat)

    async def end(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """End the game here and now."""

        async def work(book: Book, why: str) -> Text:
            check_not_over(book)
            line = Text("{by:person} has ended the game: {why}", {"by": by.id, "why": why})
            if book.table.seq == 0:
                book.tell(line.id, **line.values)
                book.set(status="ended", ended_at=book.terms.now)
                return Text("The table is closed.")
            try:
                if (await book.stored()).tail:
                    # A half-done effect would hold up the end until it is answered.
                    await book.command(REWIND, "moderator", by.id)
                await book.command(END, "moderator", by.id, said=[line])
            except Exception as trouble:  # noqa: BLE001 - reported; whatever is broken, a table can be closed
                report(f"table {table_id} was ended without its rules", trouble)
                book.tell(line.id, **line.values)
                await book.abandon()
            book.set(status="ended")
            return Text("The game is over.")

        return await self._moderate(table_id, by, "end", reason, interaction, work)


def _extended(hours: int | None, speed: Pace | None) -> Text:
    """What a moderator is told who has given more time, or another speed."""
    if speed is None:
        return Text("All who are asked have {hours|hour|hours} more.", {"hours": hours})
    word = PACE_NAMES[speed]
    if hours is None:
        return Text("The speed is {speed:word} now, and the time of all who are asked begins anew.", {"speed": word})
    words = "The speed is {speed:word} now, and all who are asked have {hours|hour|hours} more."
    return Text(words, {"speed": word, "hours": hours})


def _removed(book: Book, seat: Seat) -> Text:
    """What a moderator is told who has taken somebody out, and what can be done about it."""
    if book.table.leavers == "computer":
        words = "{person:person} is out; a computer plays until somebody takes the seat. /mod replace gives it away."
        return Text(words, {"person": seat.person_id})
    if book.table.status in ("finished", "ended"):
        return Text("{who:seat} is out, and so the game is over.", {"who": seat.seat})
    return Text("{who:seat} is out of the game. If that was wrong: /mod undo.", {"who": seat.seat})


def _check_on(book: Book) -> None:
    """Raise HostRefusal, told to a moderator, unless a game is on, paused or not."""
    check_not_over(book)
    if book.table.seq == 0:
        raise refuse("The game has not started: until then /mod remove frees a seat and /mod end closes the table.")


async def _defaults(book: Book, position: Position[Any, Any], seats: Sequence[int], by: Person) -> None:
    """Give the default answers of these seats, as long as they are asked the same: an answer may close an ask."""
    ask = position.ask
    for seat in seats:
        now = (await book.position()).ask
        if ask is None or now is None or now.id != ask.id or seat not in now.awaited:
            return
        await book.answer(seat, ask.id, ask.ask.seats[seat].default, "moderator", by.id)


def _number(position: Position[Any, Any]) -> int:
    """The number of the open ask; 0 if there is none."""
    return 0 if position.ask is None else position.ask.id


def _those(position: Position[Any, Any], seat: int | None) -> tuple[int, ...]:
    """Of this seat, or of all, those that have still to answer."""
    awaited = () if position.ask is None else tuple(position.ask.awaited)
    return awaited if seat is None else tuple(each for each in awaited if each == seat)


def _asked(position: Position[Any, Any], seat: int | None) -> tuple[int, ...]:
    """The seats to answer for: this one, or all that are asked. Raises HostRefusal if this one is not."""
    found = _those(position, seat)
    if seat is not None and not found:
        raise refuse("{who:seat} is not asked anything now.", who=seat)
    return found


async def _check_alone(book: Book, by: Person) -> None:
    """Raise HostRefusal if another moderator has just answered: whoever is asked now is not who was meant."""
    acts = await audit.of_table(book.tx, book.table.id, 1)
    if any(each.act == "answer" and each.person_id != by.id and each.at > book.terms.now - MEANWHILE for each in acts):
        raise refuse("Another moderator has just answered: look at the table, and do it again if it still waits.")


def _check_answerable(book: Book, by: Person, seat: int | None) -> None:
    """Raise HostRefusal unless this moderator could answer for this seat, or for somebody, if they are asked."""
    _check_on(book)
    if book.table.status == "paused":
        raise refuse("The table is paused: resume it first.")
    if book.rows.seat_of(by.id) is not None:
        raise refuse("You play at this table yourself, so another moderator has to do that.")
    if seat is not None:
        _ = seat_at(book, seat)

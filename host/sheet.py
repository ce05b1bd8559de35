"""The rows of a table while one transaction changes them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Unpack

from engine import Game, Json, Position, Text
from host.automatic import Given, lapsed_moves, next_plan, read_given
from host.clocks import begun, times
from host.habits import habits_of
from host.journaling import fault_to_str, text_to_json
from host.mail import Mail, Notice
from host.rows import Rows
from host.scene import Person
from storage import Poll, Seat, Tx, people, plans, polls, seats, tables, told
from storage.seats import SeatChange
from storage.tables import TableChange

LATE, SPEED, UNDO = "late", "speed", "undo"
"""Topics of what people decide together: about somebody whose time ran out, another speed, taking the table back."""
SWAP = "swap"
"""Topic of the question whether two people swap seats."""
INVITE = "invite."
"""How the topics of invitations begin: their number follows. Those that were declined are kept."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a change is made with: the time, the pause before a computer answers, where dice keys come from."""

    now: float
    pacing: float
    key_source: Callable[[int], str]


class Sheet:
    """One table in one transaction: its rows as they are now, changes included, and what must be shown of them."""

    def __init__(self, tx: Tx, rows: Rows, terms: Terms) -> None:
        self.tx = tx
        self.rows = rows
        self.terms = terms
        self.mail = Mail()
        self.entered = False
        """Whether the journal has grown."""
        self._changes: TableChange = {}

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self.rows.game

    @property
    def table(self) -> tables.Table:
        """The table's own row."""
        return self.rows.table

    @property
    def best_level(self) -> str:
        """The level of a computer that plays for people: as well as it can."""
        return "normal" if "normal" in self.game.computers else "easy"

    def set(self, **columns: Unpack[TableChange]) -> None:
        """Set columns of the table."""
        self._changes.update(columns)
        self.rows = replace(self.rows, table=replace(self.table, **columns))

    def moved(self, seq: int) -> None:
        """The journal has grown to ``seq``; its own function has stored that already."""
        self.entered = True
        self.rows = replace(self.rows, table=replace(self.table, seq=seq))

    def set_fault(self, line: Text | None) -> None:
        """Say why nothing happens by itself any more, or that it does again."""
        if line is not None or self.table.fault is not None:
            self.set(fault=None if line is None else fault_to_str(line))
            self.mail.panel = True

    async def set_seat(self, number: int, **columns: Unpack[SeatChange]) -> None:
        """Set columns of a seat."""
        await seats.change(self.tx, self.table.id, number, **columns)
        changed = [replace(seat, **columns) if seat.seat == number else seat for seat in self.rows.seats]
        self.rows = replace(self.rows, seats=tuple(changed))

    async def set_seats(self, every: Sequence[Seat]) -> None:
        """Put these seats, numbered anew, in place of those there are (before the start)."""
        for seat in self.rows.seats:
            await seats.remove(self.tx, self.table.id, seat.seat)
        numbered = tuple(replace(seat, seat=number) for number, seat in enumerate(every))
        for seat in numbered:
            await seats.add(self.tx, seat)
        self.rows = replace(self.rows, seats=numbered)
        self.mail.panel = True

    async def remember(self, person: Person) -> None:
        """Note a person, who may then be named in other rows."""
        await people.remember(self.tx, person.id, person.name, person.locale)

    def tell(self, id: str, **values: Json) -> None:
        """A line for the table's log that is no part of the game's journal; the panel shows what has changed."""
        self.log(Text(id, values))
        self.mail.panel = True

    def log(self, line: Text) -> None:
        """The same of something that changes nothing at the table, so that its panel stays where it is."""
        self.mail.lines.append(line)
        told.add_later(self.tx, self.table.id, self.terms.now, text_to_json(line), self.table.seq)
        self.mail.posted = True

    def notice(self, person_id: int, id: str) -> None:
        """A private line for a person; ``{table}`` in it is the number of the table."""
        self.mail.notices.append(Notice(person_id, Text(id, {"table": self.table.id})))

    async def put_poll(self, poll: Poll) -> None:
        """Open a question to the people, or note what they have said so far."""
        await polls.put(self.tx, poll)
        others = [each for each in self.rows.polls if each.topic != poll.topic]
        self.rows = replace(self.rows, polls=(*others, poll))
        self.mail.panel = True

    async def close_poll(self, topic: str) -> None:
        """A question is settled, or there is nothing left to decide."""
        if await polls.close(self.tx, self.table.id, topic):
            self.rows = replace(self.rows, polls=tuple(each for each in self.rows.polls if each.topic != topic))
            self.mail.panel = True

    async def write(self, position: Position[Any, Any] | None) -> None:
        """Store what is not stored yet: columns, clocks, when something is due by itself, the outbox."""
        given = await read_given(self.tx, self.rows, self.terms.now)
        await self._set_clocks(position, given)
        for lapsed in lapsed_moves(self.rows, position, given):
            _ = await plans.clear(self.tx, self.table.id, lapsed.seat, lapsed.number)
        due = self._due(position, given)
        if due != self.table.due_at:
            self.set(due_at=due)
        if not self.entered:
            self._changes["touched_at"] = self.terms.now
        if self._changes:
            await tables.change(self.tx, self.table.id, **self._changes)
        habits = dict(given.habits)
        for notice in self.mail.notices:
            # Somebody may be written to who does not sit here: invited, or just gone.
            if notice.person_id not in habits and (person := await people.get(self.tx, notice.person_id)) is not None:
                habits[person.id] = habits_of(person)
        reached = {person: each.reached_at(self.terms.now) for person, each in habits.items()}
        persons = self.rows.persons if self.mail.insist else self.rows.present
        await self.mail.post(self.tx, self.table.id, persons, self.terms.now, reached)

    async def _set_clocks(self, position: Position[Any, Any] | None, given: Given) -> None:
        """A clock runs for each person who is asked, and for nobody else; so do decisions about those who are late."""
        changes = dict(begun(self.rows, position, self.terms.now))
        seats_now = [replace(seat, **changes.get(seat.seat, {})) for seat in self.rows.seats]
        out = times(replace(self.rows, seats=tuple(seats_now)), position, given.habits).out
        for seat in seats_now:
            if seat.asked_ask is not None and seat.due_at != out.get(seat.seat) and seat.late_at is None:
                changes.setdefault(seat.seat, {})["due_at"] = out.get(seat.seat)
        for number, change in changes.items():
            await self.set_seat(number, **change)
        over = self.table.status in ("finished", "ended")
        for poll in self.rows.polls:
            if over or (poll.topic == LATE and not any(seat.late_at is not None for seat in self.rows.seats)):
                await self.close_poll(poll.topic)
            elif poll.topic == UNDO and poll.detail.get("ask") != self.table.seq:
                # What was asked about is the past of another present now.
                await self.close_poll(poll.topic)
                if "to" in poll.detail:
                    self.tell("The table has moved on, so nobody is asked any more whether to take it back.")

    def _due(self, position: Position[Any, Any] | None, given: Given) -> float | None:
        """When something comes by itself: an answer, now or, of a computer, after a pause to follow it; a reminder;
        the end of somebody's time or days away; a decision that is overdue.
        """
        if position is None or position.ask is None or self.table.status != "running":
            return None
        moments = [poll.due_at for poll in self.rows.polls if poll.due_at is not None]
        ends = [seat.stand_in_until for seat in self.rows.seats if seat.stand_in is not None]
        moments += [end for end in ends if end is not None]
        if (clock := times(self.rows, position, given.habits).earliest) is not None:
            moments.append(clock)
        plan = next_plan(self.rows, position, given)
        if plan is not None:
            moments.append(self.terms.now + (self.terms.pacing if plan.level is not None else 0.0))
        return min(moments, default=None)

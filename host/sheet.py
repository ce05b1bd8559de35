"""The rows of a table while one transaction changes them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Unpack

from engine import Game, Json, Position, Text
from host.automatic import next_plan
from host.journaling import fault_to_str
from host.mail import Mail
from host.rows import Rows
from host.scene import Person
from storage import Order, Seat, Tx, orders, people, seats, tables
from storage.seats import SeatChange
from storage.tables import TableChange


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
        """A line for the table's log that is no part of the game's journal."""
        self.mail.lines.append(Text(id, values))
        self.mail.posted = True
        self.mail.panel = True

    async def write(self, position: Position[Any, Any] | None) -> None:
        """Store what is not stored yet: columns, when the next automatic answer is due, the outbox."""
        due = await self._due(position)
        if due != self.table.due_at:
            self.set(due_at=due)
        if not self.entered:
            self._changes["touched_at"] = self.terms.now
        if self._changes:
            await tables.change(self.tx, self.table.id, **self._changes)
        await self.mail.post(self.tx, self.table.id, self.rows.persons, self.terms.now)

    async def _due(self, position: Position[Any, Any] | None) -> float | None:
        """When the next answer comes by itself: now, or for a computer after the pause that lets people follow."""
        if position is None or position.ask is None or self.table.status != "running":
            return None
        given: list[Order] = await orders.of_table(self.tx, self.table.id) if self.game.orders else []
        plan = next_plan(self.rows, position, given)
        if plan is None:
            return None
        return self.terms.now + (self.terms.pacing if plan.level is not None else 0.0)

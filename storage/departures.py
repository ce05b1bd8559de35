"""Who has lost a seat of a game that was on: what ratings and teams have to know of seats that changed hands."""

from dataclasses import dataclass

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Departure:
    """Somebody has lost a seat after journal entry ``seq``. ``number`` counts from 1 at each table.

    ``own``: it was given up, with nobody there to take it. ``back``: the journal number after which the same person
    took it back; None if that was never.
    """

    table_id: int
    number: int
    seat: int
    person_id: int
    seq: int
    own: bool
    back: int | None = None


SHAPE = Shape(Departure, "departures", ("table_id", "number"))


async def add(tx: Tx, table_id: int, seat: int, person_id: int, seq: int, *, own: bool) -> None:
    """Note that somebody lost a seat."""
    await tx.run(
        "INSERT INTO departures (table_id, number, seat, person_id, seq, own) "
        "SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5 FROM departures WHERE table_id = ?1",
        table_id,
        seat,
        person_id,
        seq,
        own,
    )


async def returned(tx: Tx, table_id: int, seat: int, person_id: int, seq: int) -> None:
    """Note that somebody has a seat again that they had lost."""
    await tx.run(
        "UPDATE departures SET back = ? WHERE table_id = ? AND seat = ? AND person_id = ? AND back IS NULL",
        seq,
        table_id,
        seat,
        person_id,
    )


async def of_table(db: Read, table_id: int) -> list[Departure]:
    """The departures of a table, in order. Raises DamagedRow."""
    return [SHAPE.read(row) for row in await db.all(f"{SHAPE.select} WHERE table_id = ? ORDER BY number", table_id)]

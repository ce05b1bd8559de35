"""Planned moves: what a seat wants done by itself when its turn comes, in order."""

from dataclasses import dataclass

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Planned:
    """One planned move. ``move`` and ``until`` (what takes it off the list) are the game's own words.

    ``number`` orders the moves of a seat; it has gaps where moves were done.
    """

    table_id: int
    seat: int
    number: int
    move: str
    until: str


SHAPE = Shape(Planned, "plans", ("table_id", "seat", "number"))


async def add(tx: Tx, planned: Planned) -> None:
    """Store a planned move."""
    await tx.run(SHAPE.insert, *SHAPE.values(planned))


async def of_table(db: Read, table_id: int) -> list[Planned]:
    """All planned moves at a table, by seat and in order. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE table_id = ? ORDER BY seat, number"
    return [SHAPE.read(row) for row in await db.all(sql, table_id)]


async def clear(tx: Tx, table_id: int, seat: int, number: int | None = None) -> int:
    """Delete one planned move of a seat, or all of them; return how many there were."""
    return await tx.run(
        "DELETE FROM plans WHERE table_id = ? AND seat = ? AND (? IS NULL OR number = ?)",
        table_id,
        seat,
        number,
        number,
    )

"""Lines that the host has told a table and that are no part of the journal: seats, clocks, what moderators did."""

from dataclasses import dataclass

from storage.columns import JsonObject, Shape, to_json
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Told:
    """One line. ``number`` counts from 1 at each table; ``seq`` is the journal number after which it was told."""

    table_id: int
    number: int
    seq: int
    at: float
    line: JsonObject


SHAPE = Shape(Told, "told", ("table_id", "number"), json=("line",))


def add_later(tx: Tx, table_id: int, at: float, line: JsonObject, seq: int | None = None) -> None:
    """Store the next line, told after journal entry ``seq``, by default the last; before the first none is kept."""
    tx.later(
        "INSERT INTO told (table_id, number, seq, at, line) "
        "SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM told WHERE table_id = ?1), coalesce(?2, seq), ?3, ?4 "
        "FROM tables WHERE id = ?1 AND coalesce(?2, seq) > 0",
        table_id,
        seq,
        at,
        to_json(line),
    )


async def after(db: Read, table_id: int, number: int) -> list[Told]:
    """The lines later than ``number``, in order. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE table_id = ? AND number > ? ORDER BY number"
    return [SHAPE.read(row) for row in await db.all(sql, table_id, number)]


async def between(db: Read, table_id: int, first: int, last: int) -> list[Told]:
    """The lines told after one of the journal entries ``first`` to ``last``, in order. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY number"
    return [SHAPE.read(row) for row in await db.all(sql, table_id, first, last)]


async def last(db: Read, table_id: int, before: int | None = None) -> int:
    """The number of the last line, or of the last one before journal entry ``before`` was made; 0 if there is none."""
    row = await db.one(
        "SELECT max(number) FROM told WHERE table_id = ?1 AND (?2 IS NULL OR seq < ?2)", table_id, before
    )
    return 0 if row is None or row[0] is None else row[0]

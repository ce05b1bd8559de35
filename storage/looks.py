"""How far people have looked at tables: one row per person and table."""

from dataclasses import dataclass

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Look:
    """``seq``: up to which journal number the person has seen the table; ``since``: where their last catch-up began.

    ``told`` and ``told_since`` are the same by the numbers of the lines in ``told``.
    """

    person_id: int
    table_id: int
    seq: int
    since: int
    told: int = 0
    told_since: int = 0


SHAPE = Shape(Look, "looks", ("person_id", "table_id"))

_PUT = (
    "INSERT INTO looks (person_id, table_id, seq, since, told, told_since) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (person_id, table_id) DO UPDATE SET seq = max(seq, excluded.seq), told = max(told, excluded.told)"
)


async def get(db: Read, person_id: int, table_id: int) -> Look | None:
    """How far a person has looked at a table, or None. Raises DamagedRow."""
    return await SHAPE.get(db, person_id, table_id)


async def seen_up_to(tx: Tx, look: Look) -> None:
    """Note how far a person has seen a table; nobody unsees anything, and what is known of catch-ups stays."""
    await tx.run(_PUT, *SHAPE.values(look))


async def caught_up(tx: Tx, look: Look) -> None:
    """Note that a person was told all that lies between the beginnings and the ends in ``look``."""
    await tx.run(f"{_PUT}, since = excluded.since, told_since = excluded.told_since", *SHAPE.values(look))


async def last_move(db: Read, person_id: int, table_id: int) -> int:
    """The last journal entry that a person made at a table with their own hands; 0 if there is none."""
    sql = "SELECT max(seq) FROM journal WHERE table_id = ? AND person_id = ? AND by = 'person'"
    row = await db.one(sql, table_id, person_id)
    return 0 if row is None or row[0] is None else row[0]


async def ended_unseen(db: Read, person_id: int, limit: int = 10) -> list[int]:
    """The tables that are over where a person holds a seat and has not seen the end, the last ended first."""
    rows = await db.all(
        "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id AND seats.person_id = ?1 "
        "JOIN looks ON looks.table_id = tables.id AND looks.person_id = ?1 "
        "WHERE tables.status IN ('finished', 'ended') AND looks.seq < tables.seq "
        "ORDER BY tables.ended_at DESC, tables.id LIMIT ?2",
        person_id,
        limit,
    )
    return [row[0] for row in rows]

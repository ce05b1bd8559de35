"""The journal: every answer and command of a table, in order, with what the dice gave. It is append-only."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import JsonValue

from storage.columns import JsonObject, Shape
from storage.connection import Read, Tx
from storage.errors import StorageError

Kind: TypeAlias = Literal["answer", "command", "undo"]
By: TypeAlias = Literal["person", "computer", "order", "timeout", "moderator"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One journal entry. ``seq`` counts from 1 without gaps; ``at`` is unix seconds.

    ``ask`` is the id of the ask that was answered; ``undone_by`` the ``seq`` of the entry that took this one back.
    """

    table_id: int
    seq: int
    at: float
    kind: Kind
    seat: int | None
    person_id: int | None
    by: By
    ask: int | None
    fingerprint: str | None
    payload: JsonObject
    draws: list[JsonValue]
    events: list[JsonValue]
    undone_by: int | None = None


SHAPE = Shape(Entry, "journal", ("table_id", "seq"), json=("payload", "draws", "events"))


async def append(tx: Tx, entry: Entry) -> None:
    """Store the next entry and move the table's ``seq`` to it.

    Raises StorageError, writing nothing, unless ``entry.seq`` follows the table's last one: then somebody else moved.
    """
    sql = "UPDATE tables SET seq = ?, touched_at = ? WHERE id = ? AND seq = ?"
    if await tx.run(sql, entry.seq, entry.at, entry.table_id, entry.seq - 1) == 0:
        raise StorageError(f"Entry {entry.seq} does not follow the journal of table {entry.table_id}.")
    tx.later(SHAPE.insert, *SHAPE.values(entry))


async def mark_undone(tx: Tx, table_id: int, after: int, by: int) -> int:
    """Mark the standing entries between ``after`` and ``by`` (both excluded) as undone by entry ``by``."""
    sql = "UPDATE journal SET undone_by = ? WHERE table_id = ? AND seq > ? AND seq < ? AND undone_by IS NULL"
    return await tx.run(sql, by, table_id, after, by)


async def get(db: Read, table_id: int, seq: int) -> Entry | None:
    """The entry, or None. Raises DamagedRow."""
    return await SHAPE.get(db, table_id, seq)


async def standing(db: Read, table_id: int, after: int) -> list[Entry]:
    """The entries later than ``after`` that were not undone, in order: the tail of a snapshot taken there.

    Raises DamagedRow.
    """
    sql = f"{SHAPE.select} WHERE table_id = ? AND seq > ? AND undone_by IS NULL ORDER BY seq"
    return [SHAPE.read(row) for row in await db.all(sql, table_id, after)]


async def last_move(db: Read, table_id: int) -> Entry | None:
    """The newest answer or command that was not undone. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE table_id = ? AND undone_by IS NULL AND kind != 'undo' ORDER BY seq DESC LIMIT 1"
    return next((SHAPE.read(row) for row in await db.all(sql, table_id)), None)


async def seats_of(db: Read, table_id: int, person_id: int) -> set[int]:
    """The seats of a table for which a person has answered, whoever holds them now."""
    sql = "SELECT DISTINCT seat FROM journal WHERE table_id = ? AND person_id = ? AND kind = 'answer' AND by = 'person'"
    return {row[0] for row in await db.all(sql, table_id, person_id) if row[0] is not None}


async def commanded(db: Read, table_id: int, kind: str, after: int) -> set[int]:
    """The seats of the commands of a kind later than ``after`` that were not undone; damaged entries are passed over,
    so that a table can be taken back to before them.
    """
    sql = (
        "SELECT seat FROM journal WHERE table_id = ? AND seq > ? AND kind = 'command' AND undone_by IS NULL "
        "AND seat IS NOT NULL AND CASE WHEN json_valid(payload) THEN payload ->> '$.kind' END = ?"
    )
    return {row[0] for row in await db.all(sql, table_id, after, kind)}


async def page(db: Read, table_id: int, after: int = 0, limit: int = 1000) -> list[Entry]:
    """Up to ``limit`` entries later than ``after``, undone ones too, in order. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
    return [SHAPE.read(row) for row in await db.all(sql, table_id, after, limit)]

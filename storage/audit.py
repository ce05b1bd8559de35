"""The audit trail: what moderators and the host did, and why."""

from dataclasses import dataclass

from storage.columns import Found, JsonObject, Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Act:
    """One act. ``id`` is 0 until it is stored; ``person_id`` is who did it, None for the host's console."""

    id: int
    guild_id: int | None
    table_id: int | None
    person_id: int | None
    act: str
    reason: str
    detail: JsonObject
    at: float


SHAPE = Shape(Act, "audit", ("id",), json=("detail",))


async def add(tx: Tx, act: Act) -> int:
    """Store an act (its ``id`` is ignored); return the id it got."""
    return await tx.insert(SHAPE.insert, None, *SHAPE.values(act)[1:])


async def of_guild(db: Read, guild_id: int, limit: int = 50, skip: int = 0, table_id: int | None = None) -> Found[Act]:
    """A guild's acts, at one table only if that is named, the newest first; the first ``skip`` of them left out."""
    where = "guild_id = ? AND (? IS NULL OR table_id = ?)"
    sql = f"{SHAPE.select} WHERE {where} ORDER BY id DESC LIMIT ? OFFSET ?"
    return SHAPE.found(await db.all(sql, guild_id, table_id, table_id, limit, skip))


async def of_table(db: Read, table_id: int, limit: int = 50) -> list[Act]:
    """A table's acts, the newest first. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE table_id = ? ORDER BY id DESC LIMIT ?"
    return [SHAPE.read(row) for row in await db.all(sql, table_id, limit)]


async def seats_of(db: Read, table_id: int, person_id: int) -> set[int]:
    """The seats of a table for which somebody has answered as a moderator, or whose hands they have looked at."""
    seat = "CASE WHEN json_valid(detail) THEN detail ->> '$.seat' END"
    sql = f"SELECT DISTINCT {seat} FROM audit WHERE table_id = ? AND person_id = ? AND act IN ('look', 'answer')"  # noqa: S608
    return {row[0] for row in await db.all(sql, table_id, person_id) if isinstance(row[0], int)}

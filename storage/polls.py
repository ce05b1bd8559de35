"""What the people of a table decide together: one row per question that is open."""

from dataclasses import dataclass, field

from pydantic import JsonValue

from storage.columns import JsonObject, Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Poll:
    """An open question to the seats. ``topic`` names it: there is at most one of each at a table.

    ``votes`` is what each seat has chosen so far, by the seat's number as text. At ``due_at`` (unix seconds) what most
    want is done although not all have chosen; None: never.
    """

    table_id: int
    topic: str
    detail: JsonObject
    opened_at: float
    due_at: float | None = None
    votes: JsonObject = field(default_factory=dict[str, JsonValue])


SHAPE = Shape(Poll, "polls", ("table_id", "topic"), json=("detail", "votes"))


async def put(tx: Tx, poll: Poll) -> None:
    """Store a poll, in place of an earlier one of that topic."""
    await tx.run(SHAPE.upsert, *SHAPE.values(poll))


async def get(db: Read, table_id: int, topic: str) -> Poll | None:
    """The open poll of a topic, or None. Raises DamagedRow."""
    return await SHAPE.get(db, table_id, topic)


async def of_table(db: Read, table_id: int) -> list[Poll]:
    """All open polls of a table. Raises DamagedRow."""
    return [SHAPE.read(row) for row in await db.all(f"{SHAPE.select} WHERE table_id = ? ORDER BY topic", table_id)]


async def inviting(db: Read, person_id: int) -> list[int]:
    """The tables that are not over to which a person is invited, the newest invitation first."""
    rows = await db.all(
        "SELECT table_id FROM polls JOIN tables ON tables.id = table_id AND status IN ('open', 'running', 'paused') "
        "WHERE topic GLOB 'invite.*' AND CASE WHEN json_valid(detail) AND coalesce(detail ->> '$.declined', 0) = 0 "
        "THEN detail ->> '$.person' END = ? ORDER BY opened_at DESC, table_id",
        person_id,
    )
    return list(dict.fromkeys(row[0] for row in rows))


async def close(tx: Tx, table_id: int, topic: str) -> bool:
    """Take a poll away; False if there was none."""
    return await tx.run("DELETE FROM polls WHERE table_id = ? AND topic = ?", table_id, topic) > 0

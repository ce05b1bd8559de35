"""Where the teams of a table talk: one row per team that was given a thread, or could not be given one."""

from dataclasses import dataclass, field

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Talk:
    """A team's private thread. ``team`` counts from 1; ``channel_id`` is None where none could be opened.

    ``members`` are the ids of the persons who were let in.
    """

    table_id: int
    team: int
    channel_id: int | None
    members: list[int] = field(default_factory=list[int])


SHAPE = Shape(Talk, "talks", ("table_id", "team"), json=("members",))


async def put(tx: Tx, talk: Talk) -> None:
    """Store a talk, in place of an earlier one of that team."""
    await tx.run(SHAPE.upsert, *SHAPE.values(talk))


async def of_table(db: Read, table_id: int) -> list[Talk]:
    """The talks of a table by team. Raises DamagedRow."""
    return [SHAPE.read(row) for row in await db.all(f"{SHAPE.select} WHERE table_id = ? ORDER BY team", table_id)]


async def forget_failures(tx: Tx, table_id: int) -> None:
    """Take away the teams that could not be given a thread: it is tried again."""
    await tx.run("DELETE FROM talks WHERE table_id = ? AND channel_id IS NULL", table_id)

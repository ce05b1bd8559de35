"""Clicks and commands already dealt with, so that one sent twice is answered the same and moves nothing again."""

from dataclasses import dataclass

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Interaction:
    """One interaction. ``answer`` is what the person was told, ``at`` unix seconds."""

    id: str
    table_id: int | None
    at: float
    answer: str


SHAPE = Shape(Interaction, "interactions", ("id",))


async def get(db: Read, interaction_id: str) -> Interaction | None:
    """The interaction, or None if it was not seen before."""
    return await SHAPE.get(db, interaction_id)


async def add(tx: Tx, interaction: Interaction) -> None:
    """Note an interaction. The transaction fails with sqlite3.IntegrityError if it was seen before."""
    tx.later(SHAPE.insert, *SHAPE.values(interaction))


async def prune(tx: Tx, before: float) -> int:
    """Delete the interactions older than ``before`` (unix seconds); return how many there were."""
    return await tx.run("DELETE FROM interactions WHERE at < ?", before)

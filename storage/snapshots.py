"""Snapshots: the state of a table before its head task began. The latest standing one is the truth."""

from dataclasses import dataclass

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One stored state. ``seq`` is the journal entry at which its head task opened (0: at the start).

    ``schema`` is the number of the game's record format, ``data`` the encoded state (compressed on disk only).
    """

    table_id: int
    seq: int
    turn: int
    game: str
    schema: int
    data: bytes
    at: float


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a snapshot stands, without its data."""

    seq: int
    turn: int
    at: float


SHAPE = Shape(Snapshot, "snapshots", ("table_id", "seq"), blobs=("data",))

# A snapshot falls with the entry that made it: after an undo the ones in between are no longer the table's past.
_STANDS = (
    "table_id = ? AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.table_id = snapshots.table_id "
    "AND journal.seq = snapshots.seq AND journal.undone_by IS NOT NULL)"
)


async def put(tx: Tx, snapshot: Snapshot) -> None:
    """Store a snapshot, in place of one with the same ``seq``."""
    tx.later(SHAPE.upsert, *SHAPE.values(snapshot))


async def latest(db: Read, table_id: int) -> Snapshot | None:
    """The table's present snapshot, or None before the start. Raises DamagedRow."""
    row = await db.one(f"{SHAPE.select} WHERE {_STANDS} ORDER BY seq DESC LIMIT 1", table_id)
    return None if row is None else SHAPE.read(row)


async def at_or_before(db: Read, table_id: int, seq: int) -> Snapshot | None:
    """The last standing snapshot that opened at ``seq`` or before, or None. Raises DamagedRow."""
    row = await db.one(f"{SHAPE.select} WHERE {_STANDS} AND seq <= ? ORDER BY seq DESC LIMIT 1", table_id, seq)
    return None if row is None else SHAPE.read(row)


async def history(db: Read, table_id: int) -> list[Mark]:
    """The standing snapshots in order, without their data."""
    rows = await db.all(f"SELECT seq, turn, at FROM snapshots WHERE {_STANDS} ORDER BY seq", table_id)  # noqa: S608
    return [Mark(row[0], row[1], row[2]) for row in rows]


async def prune(tx: Tx, table_id: int) -> int:
    """Thin the snapshots out: all of the present turn stay, of each other turn its first, and none that was undone.

    Return how many were deleted.
    """
    sql = f"SELECT seq, turn, {_STANDS} FROM snapshots WHERE table_id = ? ORDER BY seq"  # noqa: S608
    stored = await tx.all(sql, table_id, table_id)
    marks = [(seq, turn) for seq, turn, stands in stored if stands]
    present = marks[-1][1] if marks else 0
    kept: dict[int, int] = {}
    for seq, turn in marks:
        kept.setdefault(turn, seq)
    stay = {seq for seq, turn in marks if turn == present} | set(kept.values())
    fallen = [row[0] for row in stored if row[0] not in stay]
    for seq in fallen:
        tx.later("DELETE FROM snapshots WHERE table_id = ? AND seq = ?", table_id, seq)
    return len(fallen)

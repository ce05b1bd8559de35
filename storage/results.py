"""What people have made of games that are over: worked out from the tables, and never the truth itself."""

from dataclasses import dataclass, field

from storage.columns import Shape
from storage.connection import Read, Tx
from storage.journal import By
from storage.tables import TWINS


@dataclass(frozen=True, slots=True)
class Result:
    """What a game came to for the person who held a seat at its end. ``ended_at`` is unix seconds.

    ``side`` is the number of the team, or of the seat where all play alone, and ``size`` how many seats are on it.
    ``place`` is 1 for the best, equal for equal ranks. ``points`` is None where the game counts none. ``rated``: the
    seat never changed hands and no computer answered for it. ``waits`` are the seconds that each move took.
    ``gave_up``: the person left while the game was on, so ``place`` is the last one, whoever plays the seat now.
    """

    table_id: int
    seat: int
    person_id: int
    guild_id: int
    game: str
    ended_at: float
    side: int
    size: int
    place: int
    points: int | None
    rated: bool
    waits: list[int] = field(default_factory=list[int])
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that stands: whose seat, who gave it, and the seconds after which it came (None: nobody knows).

    ``seq`` is its journal number.
    """

    seat: int
    person_id: int | None
    by: By
    ask: int
    seconds: float | None
    seq: int


SHAPE = Shape(Result, "results", ("table_id", "person_id"), json=("waits",))


async def add(tx: Tx, result: Result) -> None:
    """Store what a game came to for one seat."""
    await tx.run(SHAPE.insert, *SHAPE.values(result))


async def of_person(db: Read, person_id: int, guild_id: int | None = None, game: str | None = None) -> list[Result]:
    """The results of a person, on one server and of one game if these are named, in order. Raises DamagedRow."""
    rows = await db.all(
        f"{SHAPE.select} WHERE person_id = ?1 AND (?2 IS NULL OR guild_id = ?2) AND (?3 IS NULL OR game = ?3) "
        "ORDER BY ended_at, table_id",
        person_id,
        guild_id,
        game,
    )
    return [SHAPE.read(row) for row in rows]


async def of_game(db: Read, guild_id: int, game: str) -> list[Result]:
    """All results of a game on one server, table by table, in order. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE guild_id = ? AND game = ? ORDER BY ended_at, table_id, seat, person_id"
    return [SHAPE.read(row) for row in await db.all(sql, guild_id, game)]


async def later(db: Read, result: Result) -> bool:
    """Whether a game was counted on the same ladder that ended after this one."""
    row = await db.one(
        "SELECT 1 FROM results WHERE guild_id = ? AND game = ? AND (ended_at, table_id) > (?, ?) LIMIT 1",
        result.guild_id,
        result.game,
        result.ended_at,
        result.table_id,
    )
    return row is not None


async def moves(db: Read, table_id: int) -> list[Move]:
    """The answers of a table that stand, in order."""
    rows = await db.all(
        "SELECT given.seat, given.person_id, given.by, given.ask, given.at - asked.at, given.seq "
        "FROM journal AS given "
        "LEFT JOIN journal AS asked ON asked.table_id = given.table_id AND asked.seq = given.ask "
        "WHERE given.table_id = ? AND given.kind = 'answer' AND given.undone_by IS NULL ORDER BY given.seq",
        table_id,
    )
    return [Move(row[0], row[1], row[2], row[3], row[4], row[5]) for row in rows]


async def uncounted(db: Read) -> list[int]:
    """The tables that were played to the end and have not been counted, the one that ended first before the others."""
    rows = await db.all(
        "SELECT id FROM tables WHERE status = 'finished' AND id NOT IN (SELECT table_id FROM counted) "
        "ORDER BY ended_at, id"
    )
    return [row[0] for row in rows]


async def wants_counting(db: Read, table_id: int) -> bool:
    """Whether a table was played to the end and has not been counted."""
    row = await db.one(
        "SELECT 1 FROM tables WHERE id = ? AND status = 'finished' AND id NOT IN (SELECT table_id FROM counted)",
        table_id,
    )
    return row is not None


async def twins(db: Read, table_id: int) -> list[Result]:
    """The results of other tables that hold the same game (``tables.twins``)."""
    columns = ", ".join(f'results."{column}"' for column in SHAPE.columns)
    rows = await db.all(
        f"SELECT {columns} FROM tables AS this JOIN tables AS other ON {TWINS} "  # noqa: S608
        "JOIN results ON results.table_id = other.id WHERE this.id = ? ORDER BY results.table_id, results.seat",
        table_id,
    )
    return [SHAPE.read(row) for row in rows]


async def counted(tx: Tx, table_id: int) -> bool:
    """Note that a table was counted; False if it was before."""
    return await tx.run("INSERT INTO counted (table_id) VALUES (?) ON CONFLICT DO NOTHING", table_id) > 0


async def withdraw(tx: Tx, table_id: int) -> None:
    """Take the results of a table away; it stays counted."""
    await tx.run("DELETE FROM results WHERE table_id = ?", table_id)


async def clear(tx: Tx) -> None:
    """Take away everything that was counted; the tables themselves stay."""
    for name in ("ratings", "results", "counted"):
        await tx.run(f"DELETE FROM {name}")  # noqa: S608

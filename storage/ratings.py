"""How good people are at a game, on one server: worked out from results."""

from dataclasses import dataclass

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Rating:
    """``mu`` is how good a person probably is, ``sigma`` how uncertain that is, after ``games`` rated games."""

    guild_id: int
    game: str
    person_id: int
    mu: float
    sigma: float
    games: int


SHAPE = Shape(Rating, "ratings", ("guild_id", "game", "person_id"))

# Sure to be at least that good; the best first. One of two who are equally good is listed first by when they came.
_ORDER = "ORDER BY mu - 3 * sigma DESC, person_id"
_SHOWN = (
    "SELECT people.id FROM people, "
    "json_each(CASE WHEN json_valid(settings) THEN settings ELSE '{}' END, '$.shown') AS place "
    "WHERE place.value = ?1"
)


async def put(tx: Tx, rating: Rating) -> None:
    """Store a rating, in place of an older one."""
    await tx.run(SHAPE.upsert, *SHAPE.values(rating))


async def get(db: Read, guild_id: int, game: str, person_id: int) -> Rating | None:
    """The rating of a person, or None. Raises DamagedRow."""
    return await SHAPE.get(db, guild_id, game, person_id)


async def of_person(db: Read, person_id: int) -> list[Rating]:
    """All ratings of a person. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE person_id = ? ORDER BY guild_id, game"
    return [SHAPE.read(row) for row in await db.all(sql, person_id)]


async def shown(db: Read, guild_id: int, game: str, limit: int) -> list[Rating]:
    """The best of those who agreed to be shown on this server, the best first. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE guild_id = ?1 AND game = ?2 AND person_id IN ({_SHOWN}) {_ORDER} LIMIT ?3"
    return [SHAPE.read(row) for row in await db.all(sql, guild_id, game, limit)]


async def count(db: Read, guild_id: int, game: str) -> int:
    """How many people have a rating."""
    row = await db.one("SELECT count(*) FROM ratings WHERE guild_id = ? AND game = ?", guild_id, game)
    return 0 if row is None else row[0]


async def clear(tx: Tx, guild_id: int, game: str) -> None:
    """Take all ratings of a game on one server away, to be worked out anew."""
    await tx.run("DELETE FROM ratings WHERE guild_id = ? AND game = ?", guild_id, game)

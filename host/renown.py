"""What people have made of their games: statistics and leaderboards, told to others only if they agreed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from engine import Json, Text
from host.house import House
from host.refusal import refuse
from host.scene import Person, Reply
from storage import Rating, Read, Result, Tx, own, people, ratings, results

SHOWN = "shown"
"""Setting of a person: the servers where others may see their statistics, and leaderboards name them."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points in the games that count some."""

    best: int
    average: float


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What a person has made of one game. ``seconds``: the median time of a move; None if there was none.

    ``streak`` is how many games in a row were won last, ``longest`` how many at best. ``rating`` is that on one server,
    after ``rated`` games.
    """

    game: str
    games: int
    wins: int
    points: Points | None
    seconds: float | None
    streak: int
    longest: int
    rating: int | None = None
    rated: int = 0


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a leaderboard."""

    name: str
    rating: int
    games: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Those who agreed to be shown, the best first.

    ``rated`` is how many have a rating, shown or not; ``mine`` is that of whoever asked.
    """

    game: str
    rows: tuple[Ranked, ...]
    rated: int
    mine: Ranked | None
    shown: bool
    """Whether whoever asked agreed to be shown."""


def seen_on(settings: Mapping[str, Json]) -> list[int]:
    """The servers on which a person agreed that others see their statistics; none unless they did."""
    places = settings.get(SHOWN)
    return [place for place in places if isinstance(place, int)] if isinstance(places, list) else []


def number(rating: Rating) -> int:
    """A rating as people read it: 1000 for somebody new, more for what a person surely is better than that."""
    return round(1000 + 20 * (rating.mu - 3 * rating.sigma))


class Renown(House):
    """Errands around results."""

    async def statistics(self, person_id: int, guild_id: int | None = None) -> list[GameRecord]:
        """What a person has made of each game, on one server or everywhere; the most played first."""
        async with self.store.reading() as db:
            return await _records(db, person_id, guild_id)

    async def statistics_of(self, person_id: int, guild_id: int) -> list[GameRecord]:
        """The same of somebody else, on this server alone. Raises HostRefusal unless they agreed to be shown."""
        async with self.store.reading() as db:
            known = await people.get(db, person_id)
            if known is None or guild_id not in seen_on(known.settings):
                raise refuse("That person does not show their statistics. /me share decides about yours.")
            return await _records(db, person_id, guild_id)

    async def leaderboard(self, guild_id: int, game: str, person_id: int, limit: int) -> Leaderboard:
        """The best of a game on one server."""
        async with self.store.reading() as db:
            rows: list[Ranked] = []
            for rating in await ratings.shown(db, guild_id, game, limit):
                known = await people.get(db, rating.person_id)
                if known is not None:
                    rows.append(Ranked(known.name, number(rating), rating.games))
            me, mine = await people.get(db, person_id), await ratings.get(db, guild_id, game, person_id)
            own = None if me is None or mine is None else Ranked(me.name, number(mine), mine.games)
            seen = me is not None and guild_id in seen_on(me.settings)
            return Leaderboard(game, tuple(rows), await ratings.count(db, guild_id, game), own, seen)

    async def set_shown(self, by: Person, guild_id: int | None, shown: bool) -> Reply:
        """Agree that others on a server see one's statistics and rating, or take that back (None: everywhere)."""
        if shown and guild_id is None:
            raise refuse("You agree on each server by itself: use this in a channel of the server where you want it.")

        async def change(tx: Tx) -> None:
            await people.remember(tx, by.id, by.name, by.locale)
            known = await people.get(tx, by.id)
            settings = dict(known.settings if known is not None else {})
            places = [each for each in seen_on(settings) if guild_id is not None and each != guild_id]
            if shown and guild_id is not None:
                places.append(guild_id)
            _ = settings.pop(SHOWN, None)
            await people.change(tx, by.id, settings={**settings, SHOWN: list[Json](places)} if places else settings)

        await self.store.transaction(change)
        if shown:
            words = (
                "Others on this server can see your statistics now, and its leaderboard names you. /me share ends it."
            )
            return Reply(Text(words))
        if guild_id is None:
            return Reply(Text("Only you see your statistics now, and no leaderboard names you."))
        return Reply(Text("Only you see your statistics now, and the leaderboard of this server does not name you."))

    async def export_own(self, by: Person) -> dict[str, Json]:
        """All that is kept of whoever asks, without anybody else's secrets."""
        async with self.store.reading() as db:
            found = await own.export_person(db, by.id)
        if found is None:
            raise refuse("Nothing is kept of you.")
        return found


async def _records(db: Read, person_id: int, guild_id: int | None) -> list[GameRecord]:
    by_game: dict[str, list[Result]] = {}
    for result in await results.of_person(db, person_id, guild_id):
        by_game.setdefault(result.game, []).append(result)
    found: list[GameRecord] = []
    for game, some in by_game.items():
        rating = None if guild_id is None else await ratings.get(db, guild_id, game, person_id)
        found.append(record_of(game, some, rating))
    return sorted(found, key=lambda each: (-each.games, each.game))


def record_of(game: str, some: Sequence[Result], rating: Rating | None = None) -> GameRecord:
    """The record that results, in the order in which the games ended, make."""
    points = [result.points for result in some if result.points is not None]
    waits = [seconds for result in some for seconds in result.waits]
    streak = longest = 0
    for result in some:
        streak = streak + 1 if result.place == 1 else 0
        longest = max(longest, streak)
    return GameRecord(
        game,
        len(some),
        sum(result.place == 1 for result in some),
        Points(max(points), sum(points) / len(points)) if points else None,
        median(waits) if waits else None,
        streak,
        longest,
        None if rating is None else number(rating),
        0 if rating is None else rating.games,
    )

"""What games that are over have come to for their people, and how good that makes them (docs/playing.md, Ratings)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from openskill.models import PlackettLuce
from pydantic import ValidationError

from engine import Position, RulesChanged
from host.house import House
from host.incidents import report
from host.refusal import HostRefusal
from host.rows import Games, Rows, read_rows
from host.showing import sight
from storage import Move, Rating, Read, Result, Store, Tx, ratings, results

_MODEL = PlackettLuce()

Ladder = tuple[int, str]
"""The server and the game for which people are rated."""


class Counting(House):
    """Counts finished games once each; all of it can be done anew from the tables (``count_anew``)."""

    async def count_all(self) -> int:
        """Count the finished games that were not counted, those of an older version for instance; returns how many."""
        done = 0
        for table_id in await results.uncounted(self.store.read):
            if self.closed:
                break
            done += await self.count(table_id)
        return done

    async def count(self, table_id: int) -> bool:
        """Count one game if it is over and was not counted; False if there was nothing to count."""
        return await count(self.store, self.games, table_id)


async def count_anew(store: Store, games: Games) -> int:
    """Throw all statistics and ratings away and count every finished game again; returns how many there are."""
    await store.transaction(results.clear)
    return sum([await count(store, games, table_id) for table_id in await results.uncounted(store.read)])


async def count(store: Store, games: Games, table_id: int) -> bool:
    """Count one game; False if it is not over, was counted before, or cannot be read."""
    try:
        if not await results.wants_counting(store.read, table_id):
            return False
        async with store.reading() as db:
            rows = await read_rows(db, table_id, games)
            found = await _results(db, rows, await _position(db, rows))
        return await store.transaction(lambda tx: _store(tx, table_id, found))
    except HostRefusal:
        # Nobody knows the rules of that game any more.
        return False
    except Exception as error:  # noqa: BLE001 - reported; the game stays over, and the next start tries again
        report(f"the game at table {table_id} could not be counted", error, once=f"count {table_id}")
        return False


async def _position(db: Read, rows: Rows) -> Position[Any, Any] | None:
    """The game as it ended; None if it cannot be shown any more."""
    try:
        return (await sight(db, rows, None)).position
    except RulesChanged:
        return None


async def _store(tx: Tx, table_id: int, found: Sequence[Result]) -> bool:
    """Keep what a game came to and move the ratings, once."""
    if not await results.counted(tx, table_id):
        return False
    for result in found:
        await results.add(tx, result)
    if not found:
        return True
    ladder = found[0].guild_id, found[0].game
    if await results.later(tx, found[0]):
        # Games are rated in the order in which they ended.
        await rate_anew(tx, ladder)
        return True
    known = {result.person_id: await ratings.get(tx, *ladder, result.person_id) for result in found}
    old = {person: rating for person, rating in known.items() if rating is not None}
    for rating in rated(ladder, found, old):
        await ratings.put(tx, rating)
    return True


async def rate_anew(tx: Tx, ladder: Ladder) -> None:
    """Work out all ratings of a game on one server from its results, in the order in which the games ended."""
    await ratings.clear(tx, *ladder)
    games: dict[int, list[Result]] = defaultdict(list)
    for result in await results.of_game(tx, *ladder):
        games[result.table_id].append(result)
    now: dict[int, Rating] = {}
    for game in games.values():
        now |= {rating.person_id: rating for rating in rated(ladder, game, now)}
    for rating in now.values():
        await ratings.put(tx, rating)


def rated(ladder: Ladder, game: Iterable[Result], old: Mapping[int, Rating]) -> list[Rating]:
    """The ratings after a game of those sides all of whose seats are rated; none if there are not two such sides."""
    sides: dict[int, list[Result]] = defaultdict(list)
    for result in game:
        if result.rated:
            sides[result.side].append(result)
    whole = [side for _, side in sorted(sides.items()) if len(side) == side[0].size]
    if len(whole) < 2:
        return []
    before = [[_skill(old.get(result.person_id)) for result in side] for side in whole]
    after = _MODEL.rate(before, ranks=[float(side[0].place) for side in whole])
    return [
        Rating(*ladder, result.person_id, skill.mu, skill.sigma, _games(old.get(result.person_id)) + 1)
        for side, skills in zip(whole, after, strict=True)
        for result, skill in zip(side, skills, strict=True)
    ]


def _skill(rating: Rating | None) -> Any:
    return _MODEL.rating() if rating is None else _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _games(rating: Rating | None) -> int:
    return 0 if rating is None else rating.games


async def _results(db: Read, rows: Rows, position: Position[Any, Any] | None) -> list[Result]:
    """What the game of a table came to for each person who held a seat at its end and made a move."""
    places = _places(cast("list[list[int]]", rows.table.standings or []))
    points = _points(rows, position)
    sides = _sides(rows, position)
    given: dict[int, dict[int, Move]] = defaultdict(dict)
    for move in await results.moves(db, rows.table.id):
        # Who chose again before an ask was closed has made one move.
        given[move.seat][move.ask] = move
    found: list[Result] = []
    for seat in rows.seats:
        person, moves = seat.person_id, list(given[seat.seat].values())
        own = [move for move in moves if move.by == "person" and move.person_id == person]
        if person is None or seat.seat not in places or not own:
            continue
        side, size = sides.get(seat.seat, (seat.seat, 1))
        waits = [round(max(0.0, move.seconds)) for move in own if move.seconds is not None]
        found.append(
            Result(
                rows.table.id, seat.seat, person, rows.table.guild_id, rows.table.game, rows.table.ended_at or 0.0,
                side, size, places[seat.seat], points.get(seat.seat), _by_one(moves, person), waits,
            )
        )  # fmt: skip
    return found


def _by_one(moves: Iterable[Move], person: int) -> bool:
    """Whether nobody but this person has played a seat: defaults and orders that were theirs are theirs."""
    return all(
        move.person_id == person if move.by == "person" else move.by in ("order", "timeout", "moderator")
        for move in moves
    )


def _places(standings: Sequence[Sequence[int]]) -> dict[int, int]:
    """The place of each seat: 1 for the best, and those of equal rank share theirs."""
    found: dict[int, int] = {}
    for rank in standings:
        found |= dict.fromkeys(rank, len(found) + 1)
    return found


def _points(rows: Rows, position: Position[Any, Any] | None) -> Mapping[int, int]:
    """The points of each seat; none if the game cannot be shown any more."""
    return {} if position is None else rows.game.points(position.state)


def _sides(rows: Rows, position: Position[Any, Any] | None) -> dict[int, tuple[int, int]]:
    """The number and the size of each seat's team; nothing where everybody plays alone."""
    every = rows.game.teams(position.state) if position is not None else ()
    return {seat: (number, len(team)) for number, team in enumerate(every or _agreed(rows), 1) for seat in team}


def _agreed(rows: Rows) -> Sequence[Sequence[int]]:
    """The teams that were agreed before the game; none if its options are not understood any more."""
    try:
        return rows.game.partners(rows.game.options_type.model_validate(rows.table.options))
    except ValidationError:
        return ()

"""What games that are over have come to for their people, and how good that makes them (docs/playing.md, Ratings)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from openskill.models import PlackettLuce

from engine import Position, RulesChanged
from host.house import House
from host.incidents import report
from host.refusal import HostRefusal
from host.rows import Games, Rows, holds, read_rows, teams_at
from host.showing import sight
from storage import Departure, Move, Rating, Read, Result, Store, Tx, departures, ratings, results

_MODEL = PlackettLuce()
LAST = 1000.0
"""The rank of those who have given up: behind every place."""

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
    """Keep what a game came to and move the ratings, once; of copies of one game the one that ended first counts."""
    if not await results.counted(tx, table_id):
        return False
    twins = await results.twins(tx, table_id) if found else []
    if not found or any((twin.ended_at, twin.table_id) < (found[0].ended_at, table_id) for twin in twins):
        return True
    for twin in twins:
        await results.withdraw(tx, twin.table_id)
    for ladder in sorted({(twin.guild_id, twin.game) for twin in twins}):
        await rate_anew(tx, ladder)
    for result in found:
        await results.add(tx, result)
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
    """The ratings after a game of those sides all of whose seats are rated, and of those who have given up.

    None if there are not two such sides, or if all have given up. A side of which somebody gave up is last, and moves
    only those who did: somebody unknown plays the seats of which nothing is rated.
    """
    sides: dict[int, list[Result]] = defaultdict(list)
    for result in game:
        if result.rated:
            sides[result.side].append(result)
    every = [side for _, side in sorted(sides.items())]
    whole = [side for side in every if len(side) == side[0].size and not _given_up(side)]
    broken = [side for side in every if _given_up(side)]
    if not whole or len(whole) + len(broken) < 2:
        return []
    playing = [*whole, *broken]
    before = [
        [
            *(_skill(old.get(result.person_id)) for result in side),
            *(_skill(None) for _ in range(len(side), side[0].size)),
        ]
        for side in playing
    ]
    after = _MODEL.rate(before, ranks=[LAST if _given_up(side) else float(side[0].place) for side in playing])
    return [
        Rating(*ladder, result.person_id, skill.mu, skill.sigma, _games(old.get(result.person_id)) + 1)
        for side, skills in zip(playing, after, strict=True)
        for result, skill in zip(side, skills, strict=False)
        if result.gave_up or not _given_up(side)
    ]


def _given_up(side: Iterable[Result]) -> bool:
    return any(result.gave_up for result in side)


def _skill(rating: Rating | None) -> Any:
    return _MODEL.rating() if rating is None else _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _games(rating: Rating | None) -> int:
    return 0 if rating is None else rating.games


async def _results(db: Read, rows: Rows, position: Position[Any, Any] | None) -> list[Result]:
    """What the game of a table came to for each person who made a move: who held a seat at its end, or gave one up."""
    places = _places(cast("list[list[int]]", rows.table.standings or []))
    points = _points(rows, position)
    sides = _sides(rows, position)
    given: dict[int, dict[int, Move]] = defaultdict(dict)
    for move in await results.moves(db, rows.table.id):
        # Who chose again before an ask was closed has made one move.
        given[move.seat][move.ask] = move
    lost = await departures.of_table(db, rows.table.id)
    found: dict[int, Result] = {}
    for seat in rows.seats:
        person, moves = seat.person_id, list(given[seat.seat].values())
        if person is None or not holds(seat) or seat.seat not in places or not _own(moves, person):
            continue
        rated = _by_one(moves, person, _absences(lost, seat.seat, person))
        result = _result(rows, seat.seat, person, sides, places[seat.seat], moves)
        found[person] = replace(result, points=points.get(seat.seat), rated=rated)
    for each in lost:
        moves = [move for move in given[each.seat].values() if move.seq <= each.seq]
        person, away = each.person_id, _absences(lost, each.seat, each.person_id)
        if each.own and each.back is None and _own(moves, person) and _by_one(moves, person, away):
            last = _result(rows, each.seat, person, sides, len(rows.seats), moves)
            found[person] = replace(last, gave_up=True, rated=True)
    return list(found.values())


def _absences(lost: Iterable[Departure], seat: int, person: int) -> list[Departure]:
    """When a person had given a seat up, and had taken it back."""
    return [each for each in lost if each.own and (each.seat, each.person_id) == (seat, person)]


def _result(
    rows: Rows, seat: int, person: int, sides: Mapping[int, tuple[int, int]], place: int, moves: Iterable[Move]
) -> Result:
    """Without points, and not rated."""
    side, size = sides.get(seat, (seat, 1))
    waits = [round(max(0.0, move.seconds)) for move in _own(moves, person) if move.seconds is not None]
    return Result(
        rows.table.id, seat, person, rows.table.guild_id, rows.table.game, rows.table.ended_at or 0.0,
        side, size, place, None, False, waits,
    )  # fmt: skip


def _own(moves: Iterable[Move], person: int) -> list[Move]:
    """Those of the moves that a person made."""
    return [move for move in moves if move.by == "person" and move.person_id == person]


def _by_one(moves: Iterable[Move], person: int, away: Sequence[Departure]) -> bool:
    """Whether nobody but this person has played a seat: defaults and orders that were theirs are theirs.

    So is what a computer played between their leaving (``away``) and their coming back.
    """
    return all(
        move.person_id == person
        if move.by == "person"
        else move.by in ("order", "timeout", "moderator") or any(_between(move, each) for each in away)
        for move in moves
    )


def _between(move: Move, away: Departure) -> bool:
    return away.back is not None and away.seq < move.seq <= away.back


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
    return {seat: (number, len(team)) for number, team in enumerate(teams_at(rows, position), 1) for seat in team}

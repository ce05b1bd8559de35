"""``python -m bench.waits``: how often a table has to wait for a person.

Computers play whole games as people would by post. A *wait* is an open question for which somebody has to come back to
the table: whoever has just answered is still there, and seats that are asked together are waited for once. Printed for
each game, number of seats and speed of the reaction windows: waits for each turn of a seat, with the defaults (nothing
ordered, nothing planned) and with standing orders, the first choice of each kind after *ask me*, and planned moves: the
first that can be planned, or a list of them where one alone is no turn.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine import GAMES, Dice, Face, Game, Live

Windows = Literal["quick", "poker"]
SPEEDS: tuple[Windows, ...] = ("quick", "poker")
LISTS = {
    "enemies": ("room:room-power", "room:room-goons", "room:room-weapon", "room:room-burn", "plain", "pass"),
}
"""Planned moves by game: the first room with a free space, then a plain turn, and no to the rest."""


@dataclass(slots=True)
class Waits:
    """What was counted: ``asked`` are the answers that people gave themselves, ``by_itself`` those given for them."""

    games: int = 0
    turns: int = 0
    waits: int = 0
    asked: int = 0
    by_itself: int = 0

    @property
    def each_turn(self) -> float:
        """Waits for each turn of a seat."""
        return self.waits / self.turns if self.turns else 0.0


def count(game: Game[Any, Any], seats: int, windows: Windows, games: int, *, orders: bool, first: int = 1) -> Waits:
    """Play games and count. ``orders``: with standing orders and planned moves."""
    found = Waits()
    for seed in range(first, first + games):
        _play(game, seats, windows, seed, found, orders=orders)
    return found


def _play(game: Game[Any, Any], seats: int, windows: Windows, seed: int, found: Waits, *, orders: bool) -> None:
    live: Live[Any, Any] = Live.start(game, seats, game.options_type(), f"{seed:032x}", windows)
    own = [Dice(f"{seed * 16 + seat + 1:032x}") for seat in range(seats)]
    player = game.computers["normal"]
    there: set[int] = set()
    while (ask := live.ask) is not None:
        awaited = list(ask.awaited)
        picks = None
        given = [
            (seat, picks)
            for seat in awaited
            if orders and (picks := by_itself(game, live, ask.face(seat), seat, windows)) is not None
        ]
        if given:
            found.by_itself += 1
            seat, picks = given[0]
            _ = live.answer(seat, picks)
            continue
        if not there.issuperset(awaited):
            found.waits += 1
        there = set(awaited)
        for seat in awaited:
            if live.ask is not ask:
                break
            face = ask.face(seat)
            _ = live.answer(seat, player(game.view(live.state, seat), face, own[seat]))
            found.asked += 1
    found.games += 1
    found.turns += game.turn(live.state)


def by_itself(
    game: Game[Any, Any], live: Live[Any, Any], face: Face, seat: int, windows: Windows
) -> tuple[str, ...] | None:
    """What the orders and planned moves of a seat answer, as the host would have it."""
    window = face.awaited is None
    if window and windows == "poker":
        return None
    view = game.view(live.state, seat)
    kind = next((each for each in game.orders if each.window == face.key), None)
    if kind is not None and (picks := game.order(view, face, kind.choices[1].id)) is not None:
        return picks
    offered = [each.id for each in game.plannable(view)] if game.stops and not window else []
    for move in [each for each in LISTS.get(game.slug, offered[:1]) if each in offered]:
        intent = game.planned(view, face, move)
        if intent is None or intent.picks is not None:
            return None if intent is None else intent.picks
    return None


def report(slugs: Sequence[str], games: int) -> list[str]:
    """The lines of the report."""
    lines = ["game       seats  reactions  waits a turn  with orders and plans  answers a turn  with them"]
    for slug in slugs:
        game = GAMES[slug]
        for seats in range(game.least_seats, game.most_seats + 1):
            for windows in SPEEDS:
                bare = count(game, seats, windows, games, orders=False)
                helped = count(game, seats, windows, games, orders=True)
                lines.append(
                    f"{slug:<10} {seats:>5}  {windows:<9}  {bare.each_turn:>12.2f}  {helped.each_turn:>21.2f}"
                    f"  {bare.asked / bare.turns:>14.1f}  {helped.asked / helped.turns:>9.1f}"
                )
    return lines


def main() -> None:
    """Print the report."""
    asking = argparse.ArgumentParser(prog="python -m bench.waits", description=__doc__)
    asking.add_argument("--games", type=int, default=20, help="games of each line")
    asking.add_argument("--game", choices=list(GAMES), help="one game only")
    given = asking.parse_args()
    for line in report([given.game] if given.game else list(GAMES), given.games):
        print(line)


if __name__ == "__main__":
    main()

"""``python -m bench.balance``: computers play whole games of Arkham Asylum, and what comes of it is counted.

Printed: the share of games that each seat and each Character wins, how often each card is bought, Bribed or gained,
how long games are, and how often ``normal`` beats ``easy``. A share of 1.00 is fair: one game in as many as there are
seats.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import GAMES, Dice, Game, Live

ARKHAM = "arkham"
LEAST, MOST = 0.6, 1.6
"""Between these a Character's share of wins is in order."""
TAKEN = ("buy", "bribe", "gain")


@dataclass(slots=True)
class Counts:
    """What was counted over games of one number of seats."""

    seats: int
    games: int = 0
    answers: int = 0
    rounds: int = 0
    won: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    """Wins by seat; a shared win is divided."""
    played: Counter[str] = field(default_factory=Counter[str])
    """How often each Character was played."""
    character_won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    taken: Counter[str] = field(default_factory=Counter[str])
    """How often each card was bought, Bribed or gained."""
    causes: Counter[str] = field(default_factory=Counter[str])


def play(game: Game[Any, Any], levels: Sequence[str], seed: int, counts: Counts) -> list[list[int]]:
    """One game by computers of these levels; returns the final ranks."""
    live = Live.start(game, len(levels), game.options_type(), f"{seed:032x}")
    own = [Dice(f"{seed * 16 + seat + 1:032x}") for seat in range(len(levels))]
    while (ask := live.ask) is not None:
        seat = ask.awaited[0]
        view = game.view(live.state, seat)
        for event in live.answer(seat, game.computers[levels[seat]](view, ask.face(seat), own[seat])):
            if event.kind in TAKEN and isinstance(card := event.text.values.get("card"), str):
                counts.taken[card] += 1
        counts.answers += 1
    view = game.view(live.state, None)
    counts.games += 1
    counts.rounds += view.round
    counts.causes.update(view.causes)
    ranks = game.standings(live.state) or []
    for player in view.players:
        share = 1 / len(ranks[0]) if player.seat in ranks[0] else 0.0
        counts.won[player.seat] += share
        for character in player.characters:
            counts.played[character.name] += 1
            counts.character_won[character.name] += share
    return ranks


def report(counts: Counts) -> None:
    """Print what was counted."""
    fair = counts.games / counts.seats
    print(f"\n{counts.seats} seats, {counts.games} games by `normal` players")
    print(f"  {counts.answers / counts.games:.0f} answers and {counts.rounds / counts.games:.1f} rounds a game")
    print(
        "  ends: " + ", ".join(f"{cause} {number / counts.games:.0%}" for cause, number in counts.causes.most_common())
    )
    print("  seats: " + "  ".join(f"{seat + 1}: {counts.won[seat] / fair:.2f}" for seat in range(counts.seats)))
    print("  Characters (share of wins, times played):")
    for name, played in sorted(counts.played.items()):
        share = counts.character_won[name] / played * counts.seats
        mark = "" if LEAST <= share <= MOST else "   <- out of bounds"
        print(f"    {name:<24}{share:>6.2f}{played:>6}{mark}")


def cards(every: Sequence[Counts]) -> None:
    """Print how often each card was taken, per game."""
    taken, games = Counter[str](), sum(counts.games for counts in every)
    for counts in every:
        taken.update(counts.taken)
    print("\ncards bought, Bribed or gained, a game")
    for slug, number in taken.most_common():
        component = GAMES[ARKHAM].component(slug)
        print(f"    {component.name if component is not None else slug:<32}{number / games:>7.2f}")


def duel(games: int) -> None:
    """Print how often `normal` beats `easy` with two seats, each beginning half of the time."""
    won = 0
    for seed in range(games):
        levels = ("normal", "easy") if seed % 2 == 0 else ("easy", "normal")
        ranks = play(GAMES[ARKHAM], levels, 50_000 + seed, Counts(2))
        won += ranks[0] == [levels.index("normal")]
    print(f"normal beats easy in {won} of {games} games with two seats")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="for each number of seats")
    arguments = parser.parse_args()
    game = GAMES[ARKHAM]
    duel(min(200, arguments.games))
    every: list[Counts] = []
    for seats in game.seat_range():
        counts = Counts(seats)
        for seed in range(arguments.games):
            play(game, ["normal"] * seats, seed, counts)
        report(counts)
        every.append(counts)
    cards(every)


if __name__ == "__main__":
    main()

"""``python -m bench.balance``: computers play whole games, and what comes of it is counted.

Printed for one game (``--game``), without its options: how often ``normal`` beats ``easy`` with two seats; for each
number of seats how long games are and what share of them each seat and each Character or Villain wins; at the end what
becomes of the cards. A share of 1.00 is fair: one game in as many as there are seats. ``--seats 3`` plays with three
seats only, ``--games`` says how many.
"""

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from engine import GAMES, Dice, Game, Live

LEAST, MOST = 0.6, 1.6
"""Between these a Character's or Villain's share of wins is in order."""
SEEDS = 50_000
"""Where the games of the duel begin, away from those of the report."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What there is to count in one game."""

    who: str
    """What players choose or are given: ``Character``."""
    names: Callable[[Any], list[str]]
    """The names of those that a player, as the view has them, has."""
    taken: dict[str, str]
    """Kinds of events that name a card, and the heading of their column."""
    offered: Callable[[Any], Iterable[tuple[int, str]]] | None = None
    """Cards on offer in a view, by number, where cards have one."""


@dataclass(slots=True)
class Counts:
    """What was counted over games of one number of seats."""

    seats: int
    answers: list[int] = field(default_factory=list[int])
    """For each game."""
    rounds: list[int] = field(default_factory=list[int])
    """For each game."""
    won: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    """Wins by seat; a shared win is divided."""
    played: Counter[str] = field(default_factory=Counter[str])
    """How often each Character was played."""
    character_won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    taken: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    """How often what was done to get each card; a card that is bought is gained as well."""
    offered: Counter[str] = field(default_factory=Counter[str])
    """How many single cards of each design were on offer, each counted once a game."""
    bought: Counter[str] = field(default_factory=Counter[str])
    """How many of these were bought or Bribed at least once."""
    causes: Counter[str] = field(default_factory=Counter[str])

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.rounds)


def line_up(view: Any) -> Iterable[tuple[int, str]]:
    """Cards of Arkham's Line-Up and the face-up Hostage and Nemesis, by number."""
    for slot in view.slots:
        for place in slot.cards:
            yield place.card.id, place.card.slug
    for stack in (view.hostages, *view.nemeses):
        if stack.top is not None:
            yield stack.top.id, stack.top.slug


SUBJECTS = {
    "arkham": Subject(
        "Character",
        lambda player: [character.name for character in player.characters],
        {"buy": "bought", "bribe": "Bribed", "gain": "gained"},
        line_up,
    ),
    "enemies": Subject(
        "Villain",
        lambda player: [player.villain.name] if player.villain is not None else [],
        {"buy": "bought", "play": "played", "weapon": "used"},
    ),
}
"""By game."""


def play(game: Game[Any, Any], levels: Sequence[str], seed: int, counts: Counts) -> list[list[int]]:
    """One game by computers of these levels; returns the final ranks."""
    live = Live.start(game, len(levels), game.options_type(), f"{seed:032x}")
    own = [Dice(f"{seed * 16 + seat + 1:032x}") for seat in range(len(levels))]
    subject = SUBJECTS[game.slug]
    offered: dict[int, str] = {}
    bought: dict[int, str] = {}
    answers = 0
    while (ask := live.ask) is not None:
        seat = ask.awaited[0]
        view = game.view(live.state, seat)
        if subject.offered is not None:
            offered.update(subject.offered(view))
        picks = game.computers[levels[seat]](view, ask.face(seat), own[seat])
        verb, _, card = picks[0].partition(":") if picks else ("", "", "")
        if verb in ("buy", "bribe") and card.isdigit() and int(card) in offered:
            bought[int(card)] = offered[int(card)]
        for event in live.answer(seat, picks):
            if event.kind in subject.taken and isinstance(slug := event.text.values.get("card"), str):
                counts.taken[slug, event.kind] += 1
        answers += 1
    counts.answers.append(answers)
    counts.offered.update(offered.values())
    counts.bought.update(bought.values())
    return count_winners(game, live, counts)


def count_winners(game: Game[Any, Any], live: Live[Any, Any], counts: Counts) -> list[list[int]]:
    """Count how a game ended; returns the final ranks."""
    view = game.view(live.state, None)
    counts.rounds.append(view.round)
    counts.causes.update(getattr(view, "causes", ()))
    ranks = game.standings(live.state) or []
    for player in view.players:
        share = 1 / len(ranks[0]) if player.seat in ranks[0] else 0.0
        counts.won[player.seat] += share
        for name in SUBJECTS[game.slug].names(player):
            counts.played[name] += 1
            counts.character_won[name] += share
    return ranks


def share_of(won: float, played: int, seats: int) -> tuple[float, float]:
    """The share of wins, 1 being fair, and its standard error.

    The error is that of a chance drawn a little towards a fair one, so that none is claimed to be 0 after no win.
    """
    chance = (won + 1) / (played + seats)
    return won / played * seats, math.sqrt(chance * (1 - chance) / played) * seats


def verdict(share: float, error: float) -> str:
    """What to say beside a Character: nothing where two standard errors leave no doubt that it is in order."""
    beyond = max(LEAST - share, share - MOST)
    if beyond > 0:
        return "   <- out of bounds" + ("" if beyond > 2 * error else ", but by less than two errors: play more games")
    return "" if -beyond > 2 * error else "   in bounds, but by less than two errors"


def report(who: str, counts: Counts) -> None:
    """Print what was counted for one number of seats."""
    games, rounds = counts.games, counts.rounds
    print(f"\n{counts.seats} seats, {games} games by `normal` players")
    print(
        f"  {mean(rounds):.1f} rounds a game (from {min(rounds)} to {max(rounds)}, half of them up to "
        f"{median(rounds):.0f}), {mean(counts.answers):.0f} answers"
    )
    if counts.causes:
        print("  ends: " + ", ".join(f"{cause} {number / games:.0%}" for cause, number in counts.causes.most_common()))
    print("  share of wins by seat, with its standard error (as the rulebook makes them):")
    for seat in range(counts.seats):
        share, error = share_of(counts.won[seat], games, counts.seats)
        print(f"    {seat + 1:<24}{share:>6.2f} ±{error:.2f}")
    print(f"  share of wins by {who}, with its standard error, and times played (bounds: {LEAST} and {MOST}):")
    for name, played in sorted(counts.played.items()):
        share, error = share_of(counts.character_won[name], played, counts.seats)
        print(f"    {name:<24}{share:>6.2f} ±{error:.2f}{played:>6}{verdict(share, error)}")


def cards(game: Game[Any, Any], every: Sequence[Counts]) -> None:
    """Print what became of each card, those most wanted first."""
    kinds = SUBJECTS[game.slug].taken
    taken, offered, bought = Counter[tuple[str, str]](), Counter[str](), Counter[str]()
    games = sum(counts.games for counts in every)
    for counts in every:
        taken.update(counts.taken)
        offered.update(counts.offered)
        bought.update(counts.bought)
    wanted_too = (
        ", and how many of the cards that were on offer were bought or Bribed before the end" if offered else ""
    )
    print(f"\ncards a game{wanted_too}")
    heads = [*kinds.values(), *(["wanted"] if offered else [])]
    print(f"    {'':<24}" + "".join(f"{head:>8}" for head in heads))
    for slug in sorted(
        {*offered, *(slug for slug, _ in taken)},
        key=lambda slug: (-wanted(slug, offered, bought), -taken[slug, "buy"], slug),
    ):
        component = game.component(slug)
        # A card that is bought is gained as well, and counted once.
        numbers = [taken[slug, kind] - (taken[slug, "buy"] if kind == "gain" else 0) for kind in kinds]
        row = "".join(f"{number / games:>8.2f}" for number in numbers)
        share = f"{wanted(slug, offered, bought):>8.0%}" if offered[slug] else ""
        print(f"    {component.name if component is not None else slug:<24}{row}{share}")


def wanted(slug: str, offered: Counter[str], bought: Counter[str]) -> float:
    """Which part of the cards of a design that were on offer somebody paid for."""
    return bought[slug] / offered[slug] if offered[slug] else 0


def duel(game: Game[Any, Any], games: int) -> int:
    """How often `normal` beats `easy` with two seats, each beginning half of the time."""
    won = 0
    for seed in range(games):
        levels = ("normal", "easy") if seed % 2 == 0 else ("easy", "normal")
        ranks = play(game, levels, SEEDS + seed, Counts(2))
        won += ranks[0] == [levels.index("normal")]
    return won


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--game", choices=list(SUBJECTS), default="arkham", help="which game (default %(default)s)")
    parser.add_argument("--games", type=int, default=900, help="for each number of seats (default %(default)s)")
    parser.add_argument("--seats", type=int, help="play with this number of seats only")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    if arguments.seats not in (None, *game.seat_range()):
        parser.error(f"{game.name} is for {game.least_seats} to {game.most_seats} players")
    duels = min(200, arguments.games)
    print(f"normal beats easy in {duel(game, duels)} of {duels} games with two seats", flush=True)
    every: list[Counts] = []
    for seats in [arguments.seats] if arguments.seats else game.seat_range():
        counts = Counts(seats)
        for seed in range(arguments.games):
            play(game, ["normal"] * seats, seed, counts)
        report(SUBJECTS[game.slug].who, counts)
        every.append(counts)
    cards(game, every)


if __name__ == "__main__":
    main()

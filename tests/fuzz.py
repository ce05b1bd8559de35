"""``python -m tests.fuzz GAME --games N``: whole random games against every oracle; prints what was checked.

Every game goes through the cheap oracles at each ply. One game in ``--thorough`` also goes through ``step`` as the host
does, with the costly ones: non-interference for every seat, ``Live`` against ``step``, save and reload. Seats, options,
window speed and leavers change from game to game, so both speeds of windows get both kinds; ``--with mode=2v2``
fixes an option, ``--by normal`` lets computers play that choose well. A broken oracle ends the run with all that is
needed to play the game again; ``make test`` plays a sample of the same games.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError

from engine import GAMES, Dice, Game, Windows
from tests.engine.oracles import Broken, Played, play_random

SPEEDS: tuple[Windows, ...] = ("quick", "poker")


def agreed(game: Game[Any, Any], seed: int, fixed: Mapping[str, str]) -> BaseModel:
    """Options that go together, some of them drawn by the seed. Raises ValidationError for fixed ones that do not."""
    dice = Dice(f"{seed % (1 << 128):032x}")
    for _ in range(200):
        drawn: dict[str, Any] = {}
        for name, field in game.options_type.model_fields.items():
            choices = (False, True) if field.annotation is bool else get_args(field.annotation)
            literal = field.annotation is bool or get_origin(field.annotation) is Literal
            # Every other option stays as it is: most tables change one thing or two.
            if literal and name not in fixed and dice.below("option", 2):
                drawn[name] = choices[dice.below("option", len(choices))]
        try:
            return game.options_type.model_validate({**drawn, **fixed})
        except ValidationError:
            continue
    return game.options_type.model_validate(dict(fixed))


def play(game: Game[Any, Any], seed: int, thorough: int, fixed: Mapping[str, str], by: str = "easy") -> Played:
    """One game, decided by its seed and played by this kind of computer. Raises Broken."""
    options = agreed(game, seed, fixed)
    seats = game.seats_with(options)
    costly = seed % thorough == 0
    windows = SPEEDS[(seed // thorough if costly else seed) % 2]
    leaves = 5 if seed % 7 == 3 else 0
    return play_random(
        game,
        seats[seed % len(seats)],
        options,
        windows,
        seed,
        (game.computers[by],),
        thorough=costly,
        leaves=leaves,
    )


def main() -> int:
    """Play them; the exit code is 1 if an oracle does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--thorough", type=int, default=8, help="one game in so many gets the costly oracles")
    parser.add_argument("--by", choices=("easy", "normal"), default="easy", help="who plays")
    parser.add_argument("--with", action="append", default=[], dest="fixed", metavar="OPTION=VALUE")
    arguments = parser.parse_args()
    fixed = dict(each.split("=", 1) for each in arguments.fixed)
    checks, plies, started = Counter[str](), 0, time.perf_counter()
    for number, seed in enumerate(range(arguments.first, arguments.first + arguments.games), 1):
        try:
            played = play(GAMES[arguments.game], seed, arguments.thorough, fixed, arguments.by)
        except Broken as broken:
            print(f"game {number}: {broken}")
            return 1
        checks.update(played.checks)
        plies += played.plies
        if number % 500 == 0 or number == arguments.games:
            spent = time.perf_counter() - started
            print(f"{number} games, {plies} answers, {spent:.0f} s, checks: {dict(checks)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How fast the rules run: decisions and whole games per second, kept alive (``Live``) and step by step (``step``).

Seconds are those of the processor, as for the peer: what else the machine does is no matter of the rules.
"""

import random
import time
from dataclasses import dataclass
from typing import Any

from engine import Answer, Game, Live, SeatAsk, begin, step


@dataclass(frozen=True, slots=True)
class Pace:
    """What was measured: decisions per second, games per second, decisions per game."""

    decisions: float
    games: float
    length: float


def picked(mine: SeatAsk, chance: random.Random) -> list[str]:
    """A random legal answer."""
    if mine.at_least == mine.at_most == 1:
        return [chance.choice(mine.options).id]
    count = chance.randint(mine.at_least, min(mine.at_most, len(mine.options)))
    return [option.id for option in chance.sample(mine.options, count)]


def live_pace(game: Game[Any, Any], seats: int, seconds: float) -> Pace:
    """Random games with the effect kept alive."""
    decided = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        chance = random.Random(games)
        live = Live.start(game, seats, game.options_type(), f"{games:032x}")
        while (ask := live.ask) is not None:
            seat = ask.awaited[0]
            live.answer(seat, picked(ask.ask.seats[seat], chance))
            decided += 1
        games += 1
    spent = time.process_time() - started
    return Pace(decided / spent, games / spent, decided / games)


def step_pace(game: Game[Any, Any], seats: int, seconds: float) -> Pace:
    """Random games, each answer through ``step``: from the stored snapshot and back to it."""
    decided = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        chance = random.Random(games)
        result = begin(game, seats, game.options_type(), f"{games:032x}")
        seq = 1
        while (ask := result.position.ask) is not None and time.process_time() - started < seconds:
            seat = ask.awaited[0]
            seq += 1
            entry = Answer(seq, seat, ask.id, tuple(picked(ask.ask.seats[seat], chance)))
            result = step(game, result.snapshot, result.tail, entry)
            decided += 1
        games += 1
    spent = time.process_time() - started
    return Pace(decided / spent, games / spent, decided / games)

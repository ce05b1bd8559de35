"""Computer players that any game has."""

from typing import Any

from engine.core.ask import Face
from engine.core.dice import Dice


def easy(view: Any, face: Face, dice: Dice) -> tuple[str, ...]:
    """A random legal answer: every number of picks, then every choice, equally likely."""
    mine = face.mine
    if mine is None:
        raise ValueError("this seat is not asked")
    most = min(mine.at_most, len(mine.options))
    count = mine.at_least + dice.below("count", most - mine.at_least + 1)
    left = [option.id for option in mine.options]
    picks = [left.pop(dice.below("pick", len(left))) for _ in range(count)]
    if mine.ordered:
        return tuple(picks)
    return tuple(option.id for option in mine.options if option.id in picks)

"""A computer player knows no more than a person in its seat."""

from typing import Any

from pydantic import BaseModel

from engine import Computer, Dice, Game, Live


def same_answers(game: Game[Any, Any], seats: int, options: BaseModel, normal: Computer[Any], most: int) -> int:
    """Let it play, and ask it again at each question with all that its seat cannot know dealt anew.

    Returns how many questions it answered, ``most`` of them unless the game was over before. Raises AssertionError
    when an answer differs.
    """
    live = Live.start(game, seats, options, "5e" * 16)
    chance, asked = Dice("c0" * 16), 0
    while live.ask is not None and asked < most:
        seat = live.ask.awaited[0]
        face = live.ask.face(seat)
        picks = normal(live.position.view(seat), face, Dice(f"{asked:032x}"))
        swapped = game.resample(live.state, seat, chance)
        assert picks == normal(game.view(swapped, seat), face, Dice(f"{asked:032x}"))
        _ = live.answer(seat, picks)
        asked += 1
    return asked

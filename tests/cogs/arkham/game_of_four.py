"""A game of Arkham Asylum for four people who all play by one plain plan, straight through the engine's `step`.

The same dice key makes the same game. ``python -m tests.cogs.arkham.game_of_four`` looks for keys whose games have
all that the test of a whole game wants to see: when cards have changed, its key is to be chosen anew.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine import GAMES, Answer, Face, SeatAsk, begin, step
from tests.cogs.whole_game import first

SEATS = 4
LENGTH = "short"
ACTIONS = ("play", "bribe", "use", "buy")
"""What is done first in a turn: after all cards are played."""


def plan(face: Face) -> tuple[str, ...]:
    """Play all cards, Bribe, use abilities, buy what costs most; say yes, defend; else what an absent player gets."""
    mine = face.mine
    assert mine is not None
    if face.key == "main":
        return (main(mine),)
    if face.key == "defend":
        return (first(mine, mine.options[-1].id),)
    ids = [option.id for option in mine.options]
    if "yes" in ids:
        return ("yes",)
    return mine.default if mine.at_most > 1 else tuple(first(mine, id) for id in mine.default)


def main(mine: SeatAsk) -> str:
    """What is done next in the own turn."""
    for verb in ACTIONS:
        offered = [option for option in mine.options if option.verb == verb]
        if offered:
            return max(
                offered, key=lambda option: (option.id == "all", int(str(option.label.values.get("price", 0))))
            ).id
    return "end"


@dataclass
class Seen:
    """What happened in a game."""

    answers: int = 0
    asked: Counter[str] = field(default_factory=Counter[str])
    """Asks by key."""
    told: Counter[str] = field(default_factory=Counter[str])
    """Events by kind."""
    rows: int = 1
    """Most rows of the Line-Up."""
    half_done: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    """After how many answers the effect of a card asked again, and the kind of its Task."""
    defended: bool = False
    passed: bool = False
    """A First Appearance had somebody pass a card."""
    standings: list[list[int]] = field(default_factory=list[list[int]])

    @property
    def whole(self) -> bool:
        """Whether it has all: Attack, defence, cards passed, Bribe, a second row, a Riddle, a half-done card."""
        wanted = (self.told["bribe"], self.told["riddle"], self.asked["defend"], self.half_done)
        return all(wanted) and self.rows > 1 and self.defended and self.passed


def undisturbed(key: str) -> Seen:
    """The game with this dice key that nothing disturbs."""
    game = GAMES["arkham"]
    result = begin(game, SEATS, game.options_type(length=LENGTH), key)
    seen = Seen()
    while (ask := result.position.ask) is not None:
        seat = min(ask.awaited)
        face = result.position.face(seat)
        assert face is not None
        if result.tail and game.component(ask.kind.partition(".")[0]) is not None:
            seen.half_done.append((seen.answers, ask.kind))
        picks = plan(face)
        seen.asked[face.key] += 1
        seen.defended |= face.key == "defend" and picks != ("pass",)
        seen.passed |= face.key == "give" and ".arrives" in ask.kind
        seen.answers += 1
        result = step(game, result.snapshot, result.tail, Answer(seen.answers + 1, seat, ask.id, picks))
        seen.told.update(event.kind for event in result.events)
        view: Any = result.position.view(None)
        seen.rows = max([seen.rows, *(place.row for slot in view.slots for place in slot.cards)])
    seen.standings = result.position.standings or []
    return seen


def search() -> None:
    """Print keys of games that have all, the shortest last."""
    shortest = 10_000
    for number in range(1, 400):
        seen = undisturbed(f"{number:032x}")
        if seen.whole and seen.answers < shortest:
            shortest = seen.answers
            print(f"{number}: {seen.answers} answers, half done: {seen.half_done}", flush=True)


if __name__ == "__main__":
    search()

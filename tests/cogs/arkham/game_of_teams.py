"""A game of Arkham Asylum for two teams who all play by one plain plan, straight through the engine's `step`.

The same dice key makes the same game. ``python -m tests.cogs.arkham.game_of_teams`` looks for keys whose games have
all that the test of a whole team game wants to see: when cards have changed, its key is to be chosen anew.
"""

from dataclasses import dataclass, field

from engine import GAMES, Answer, Face, begin, step
from tests.cogs.arkham import game_of_four
from tests.cogs.whole_game import first

SEATS = 4
OPTIONS = {"mode": "2v2", "teams": "chosen", "shadows": True}


def plan(face: Face) -> tuple[str, ...]:
    """As in the game of four, but purchases are passed on, and teammates are asked for Defenses and lend them."""
    mine = face.mine
    assert mine is not None
    ids = [option.id for option in mine.options]
    if face.key == "main" and "coffer" in ids and any(option.verb == "buy" for option in mine.options):
        return ("coffer",)
    if face.key == "defend" and "help" in ids:
        return ("help",)
    if face.key == "lend":
        return (first(mine, ids[-1]),)
    return game_of_four.plan(face)


@dataclass
class Seen:
    """What happened in a game."""

    answers: int = 0
    passed: bool = False
    """A Team Coffer passed a card on."""
    lent: bool = False
    """A Defense was used for the teammate."""
    split: bool = False
    """A Bribe was paid from both purses, with a choice."""
    standings: list[list[int]] = field(default_factory=list[list[int]])

    @property
    def whole(self) -> bool:
        """Whether it has all."""
        return self.passed and self.lent


def undisturbed(key: str) -> Seen:
    """The game with this dice key that nothing disturbs."""
    game = GAMES["arkham"]
    result = begin(game, SEATS, game.options_type.model_validate(OPTIONS), key)
    seen = Seen()
    while (ask := result.position.ask) is not None:
        seat = min(ask.awaited)
        face = result.position.face(seat)
        assert face is not None
        seen.split |= face.key == "split"
        picks = plan(face)
        seen.answers += 1
        result = step(game, result.snapshot, result.tail, Answer(seen.answers + 1, seat, ask.id, picks))
        seen.passed |= any(event.text.id.startswith("The Team Coffer passes") for event in result.events)
        seen.lent |= any("saved" in event.text.values for event in result.events)
    seen.standings = result.position.standings or []
    return seen


def search() -> None:
    """Print keys of games that have all, the shortest last."""
    shortest = 10_000
    for number in range(1, 120):
        seen = undisturbed(f"{number:032x}")
        if seen.whole and seen.answers < shortest:
            shortest = seen.answers
            print(f"{number}: {seen.answers} answers, split: {seen.split}, {seen.standings}", flush=True)


if __name__ == "__main__":
    search()

"""A game of Enemies of Gotham City for people who all play by one plain plan, straight through the engine's `step`.

The same dice key makes the same game. ``python -m tests.cogs.enemies.plain_game`` looks for keys whose games have all
that the tests of whole games want to see: when cards have changed, their keys are to be chosen anew.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine import GAMES, Answer, Face, begin, step
from tests.cogs.whole_game import first

FIVE: tuple[int, dict[str, Any]] = (5, {"villains": "random"})
DUOS: tuple[int, dict[str, Any]] = (4, {"duos": True, "batman": "the-dark-knight"})
PHASES = ("event", "prep", "action", "arkham", "score")
ACTIONS = ("play", "weapon")
"""What keen players do first in a turn; then what an absent player would do."""
KEEN = 2
"""The first so many seats: the others do in a turn what an absent player would do, so that a game takes less time."""


def plan(face: Face, seat: int) -> tuple[str, ...]:
    """Play a Power Card, use Weapons, then as an absent player; take the last of several things."""
    mine = face.mine
    assert mine is not None
    if face.key == "action":
        first_of = (option.id for option in mine.options if option.verb in ACTIONS and seat < KEEN)
        return (next(first_of, mine.default[0]),)
    if face.key == "room":
        return (mine.options[len(mine.options) // 2].id,)
    if mine.at_most > 1:
        return mine.default
    return (first(mine, mine.options[-1].id),) if mine.at_least else mine.default


@dataclass
class Seen:
    """What happened in a game."""

    answers: int = 0
    phases: Counter[str] = field(default_factory=Counter[str])
    """Asks by the phase in which they were open."""
    half_done: Counter[str] = field(default_factory=Counter[str])
    """Asks within an effect that has been answered before, by phase."""
    verbs: Counter[str] = field(default_factory=Counter[str])
    told: Counter[str] = field(default_factory=Counter[str])
    standings: list[list[int]] = field(default_factory=list[list[int]])

    @property
    def whole(self) -> bool:
        """Whether somebody is asked something in every phase."""
        return all(self.phases[phase] for phase in PHASES)


def undisturbed(key: str, seats: int, options: dict[str, Any]) -> Seen:
    """The game with this dice key that nothing disturbs."""
    game = GAMES["enemies"]
    result = begin(game, seats, game.options_type.model_validate(options), key)
    seen = Seen()
    while (ask := result.position.ask) is not None:
        seat = min(ask.awaited)
        face = result.position.face(seat)
        assert face is not None
        assert face.mine is not None
        view: Any = result.position.view(None)
        seen.phases[view.phase] += 1
        seen.half_done[view.phase] += bool(result.tail)
        picks = plan(face, seat)
        seen.verbs.update({face.mine.option(pick).verb for pick in picks})
        seen.answers += 1
        result = step(game, result.snapshot, result.tail, Answer(seen.answers + 1, seat, ask.id, picks))
        seen.told.update(event.kind for event in result.events)
    seen.standings = result.position.standings or []
    return seen


def search() -> None:
    """Print keys of games that have all, the shortest last."""
    for name, (seats, options) in (("five", FIVE), ("duos", DUOS)):
        shortest = 10_000
        for number in range(1, 150):
            seen = undisturbed(f"{number:032x}", seats, options)
            if seen.whole and seen.answers < shortest:
                shortest = seen.answers
                print(f"{name} {number}: {seen.answers} answers, {dict(seen.phases)}, {dict(seen.verbs)}", flush=True)


if __name__ == "__main__":
    search()

"""Breakout that begins in the middle: a race as `tests.engine.breakout.track` sets it up, with its loaded dice.

    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(), dice=[4]))

The table then opens and starts as any other, with as many seats as the race has teams. A die that is not scripted is
an error of the rules: the card that rolls it fails.
"""

from pydantic import BaseModel

from engine.breakout.state import BreakoutState
from engine.core.snapshot import copy_state, decode
from tests.engine.breakout.track import LoadedDice, RaceTable


class Arranged(LoadedDice):
    """The rules of Breakout, but the game starts with this race, as the active team's turn comes up."""

    def __init__(self, table: RaceTable) -> None:
        super().__init__(table.game.dice)
        state: BreakoutState = decode(table.game, table.result.snapshot).state
        # The race on the track has begun its turn already; here it begins once more.
        state.turn, state.turns = None, state.turns - 1
        self.race = state

    def blank(self, seats: int, options: BaseModel) -> BreakoutState:
        """The race, instead of a table before the deal."""
        assert seats == self.race.seats, f"the race has {self.race.seats} teams"
        return copy_state(self, self.race)

"""Enemies of Gotham City that begins in the middle: a position as `tests.engine.enemies.city` sets it up.

    games["enemies"] = Arranged(city(A=P("joker", at="uptown"), B=P("bane")))

The table then opens and starts as any other, with as many seats as the position has players. It goes on with what the
position was about to do.
"""

from pydantic import BaseModel

from engine.core.snapshot import Saved, copy_state, decode
from engine.enemies import Enemies
from engine.enemies.state import EnemiesState
from engine.enemies.turn import Turn
from tests.engine.enemies.city import CityTable


class Arranged(Enemies):
    """The rules of Enemies, but the game starts with this position."""

    def __init__(self, table: CityTable) -> None:
        self.begins: Saved[EnemiesState] = decode(table.game, table.result.snapshot)

    def blank(self, seats: int, options: BaseModel) -> EnemiesState:
        """The position, instead of a table before anything is laid out."""
        assert seats == self.begins.state.seats, f"the position has {self.begins.state.seats} players"
        return copy_state(self, self.begins.state)

    def resume(self, play: Turn) -> None:
        """First what the position has due, then as always."""
        if play.state.turns == self.begins.state.turns and play.state.round == self.begins.state.round:
            for task in self.begins.agenda:
                play.push(task.kind, **task.args)
        else:
            super().resume(play)

"""Arkham Asylum that begins in the middle: a position as `tests.engine.arkham.table` sets it up.

    position = table(P("Crowbar, Punch*4"), P())
    games["arkham"] = Arranged(position)

The table then opens and starts as any other, with as many seats as the position has players.
"""

from pydantic import BaseModel

from engine.arkham.game import Arkham
from engine.arkham.state import ArkhamState
from engine.core.snapshot import copy_state, decode
from tests.engine.arkham.table import Seated


class Arranged(Arkham):
    """The rules of Arkham, but the game starts with this position, the first seat's main phase."""

    def __init__(self, position: Seated) -> None:
        self.begins: ArkhamState = decode(self, position.snapshot).state

    def blank(self, seats: int, options: BaseModel) -> ArkhamState:
        """The position, instead of a table before the deal."""
        assert seats == len(self.begins.players), f"the position has {len(self.begins.players)} players"
        return copy_state(self, self.begins)

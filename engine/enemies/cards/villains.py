"""The Villain boards: an Ability set off by Burning, and a Main Weapon used once a round (EG-077, EG-101)."""

from engine.core.task import Effect
from engine.enemies.design import villain
from engine.enemies.map import BRIDGE, TOWER
from engine.enemies.turn import Turn


@villain("The Joker", burns=(TOWER, BRIDGE), provenance="named")
def joker(t: Turn) -> None:
    """When you Burn a Tower or a Bridge: gain 2 Infamy and 1 Money."""
    t.infamy(2)
    t.gain_money(1)


@joker.weapon("Fake Revolver", can=lambda t: t.goons_in(t.here) > 0)
def _joker(t: Turn) -> Effect[None]:
    """Move up to 3 Goons from your district to one adjacent district."""
    _ = yield from t.move_up_to(3, (t.here,), t.neighbours(t.here))

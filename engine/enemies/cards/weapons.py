"""The Weapon Cards (EG-087 to EG-096)."""

from engine.core.task import Effect
from engine.enemies.design import weapon
from engine.enemies.turn import Turn


@weapon("Flame Thrower", cost=4, copies=2, can=lambda t: bool(t.burnable(t.here)), provenance="rulebook")
def flame_thrower(t: Turn) -> Effect[None]:
    """Burn 1 Building in your district."""
    _ = yield from t.burn(t.burnable(t.here))


@weapon("Pistol", cost=2, copies=2, when="arkham", provenance="named")
def pistol(t: Turn) -> None:
    """Arkham Phase, after the Trial: you may Remove 1 rival Goon that escaped."""


@weapon("Skeleton Key", cost=3, when="arkham")
def skeleton_key(t: Turn) -> None:
    """Arkham Phase, after the Trial: 1 of your Goons inside the tower also escapes."""


@weapon("Sword", cost=4, copies=2, when="auto", provenance="named")
def sword(t: Turn) -> None:
    """When a rival Removes or Replaces any of your Goons in a district: Remove 1 of that rival's Goons from that
    district. Once a round.
    """

"""The Weapon Cards (EG-087 to EG-096)."""

from engine.core.task import Effect
from engine.enemies.design import weapon
from engine.enemies.map import BANK
from engine.enemies.turn import Turn


def _rival_goons_here(t: Turn) -> bool:
    return t.rival_goons(t.me, t.here) > 0


@weapon("Brass Knuckles", cost=2, copies=2, can=_rival_goons_here)
def brass_knuckles(t: Turn) -> Effect[None]:
    """Move up to 1 rival Goon from your district to an adjacent district."""
    _ = yield from t.move_up_to(1, (t.here,), t.neighbours(t.here), "rival")


@weapon("Pistol", cost=2, copies=2, when="arkham", provenance="named")
def pistol(t: Turn) -> None:
    """Arkham Phase, after the Trial: you may Remove 1 rival Goon that escaped."""


@weapon("Decoy Signal", cost=3, can=lambda t: bool(t.state.heroes))
def decoy_signal(t: Turn) -> Effect[None]:
    """Move 1 Hero on the board to an adjacent district."""
    _ = yield from t.lead_hero(t.neighbours)


@weapon("Dynamite", cost=3, copies=2, can=lambda t: bool(t.burnable_around()), discards=True)
def dynamite(t: Turn) -> Effect[None]:
    """Discard this Weapon: Burn 1 Building in your district or 1 adjacent Bridge. If you do, gain 2 Infamy."""
    if (yield from t.burn(t.burnable_around())):
        t.infamy(2)


@weapon("Grapple Gun", cost=3, copies=2, movement=1)
def grapple_gun(t: Turn) -> None:
    """Gain 1 Movement."""
    t.movement(1)


@weapon("Lock Picks", cost=3)
def lock_picks(t: Turn) -> None:
    """Gain 1 Money, or 2 Money if a Bank is in your district."""
    t.gain_money(2 if t.count(t.here, BANK) else 1)


@weapon("Skeleton Key", cost=3, when="arkham")
def skeleton_key(t: Turn) -> None:
    """Arkham Phase, after the Trial: 1 of your Goons inside the tower also escapes."""


@weapon("Flame Thrower", cost=4, copies=2, can=lambda t: bool(t.burnable(t.here)), provenance="rulebook")
def flame_thrower(t: Turn) -> Effect[None]:
    """Burn 1 Building in your district."""
    _ = yield from t.burn(t.burnable(t.here))


@weapon("Knockout Gas", cost=4, can=lambda t: any(seat != t.me for seat in t.villains_in(t.here)))
def knockout_gas(t: Turn) -> Effect[None]:
    """Move 1 rival Villain from your district to an adjacent district."""
    _ = yield from t.move_rival_villain((t.here,), t.neighbours(t.here))


@weapon("Sword", cost=4, copies=2, when="auto", provenance="named")
def sword(t: Turn) -> None:
    """When a rival Removes or Replaces any of your Goons in a district: Remove 1 of that rival's Goons from that
    district. Once a round.
    """


def _where_i_can_add(t: Turn) -> list[str]:
    return [slug for slug in t.reach(t.here) if t.can_add(slug)]


@weapon("Walkie-Talkie", cost=4, copies=2, can=lambda t: bool(_where_i_can_add(t)))
def walkie_talkie(t: Turn) -> Effect[None]:
    """Add 1 Goon to your district or an adjacent district."""
    slug = yield from t.pick_district(_where_i_can_add(t), "{card:card}: add a Goon where?", verb="add")
    if slug:
        _ = t.add_goons(1, slug)


@weapon("Rocket Pack", cost=5, travels=True)
def rocket_pack(t: Turn) -> Effect[None]:
    """Move your Villain to any other district."""
    yield from t.travel([slug for slug in t.districts if slug != t.here])


@weapon("Sniper Rifle", cost=5, can=lambda t: any(t.rival_goons(t.me, slug) for slug in t.districts))
def sniper_rifle(t: Turn) -> Effect[None]:
    """Remove up to 1 rival Goon from any district."""
    _ = yield from t.remove_up_to(1, t.districts)


@weapon("Tommy Gun", cost=5, copies=2, can=_rival_goons_here)
def tommy_gun(t: Turn) -> Effect[None]:
    """Remove up to 2 rival Goons from your district."""
    _ = yield from t.remove_up_to(2, (t.here,))


@weapon("Bazooka", cost=6, copies=2, can=lambda t: bool(t.burnable(*t.neighbours(t.here))), provenance="named")
def bazooka(t: Turn) -> Effect[None]:
    """Burn 1 Building in an adjacent district. If you do, Remove up to 1 rival Goon from that district."""
    spot = yield from t.burn(t.burnable(*t.neighbours(t.here)))
    if spot is not None:
        _ = yield from t.remove_up_to(1, (spot.district,))


@weapon("Wrecking Ball", cost=7, can=lambda t: bool(t.buildings(t.here)))
def wrecking_ball(t: Turn) -> Effect[None]:
    """Remove 1 Building from your district. If you do, gain 2 Infamy."""
    if (yield from t.raze(t.here)):
        t.infamy(2)

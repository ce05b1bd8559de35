"""The six starting Power Cards, of which each player has one each (EG-032)."""

from engine.core.task import Effect
from engine.enemies.design import power
from engine.enemies.map import BANK
from engine.enemies.turn import Turn


@power("Muscle In", copies=0, works=lambda t: t.can_add(t.here))
def muscle_in(t: Turn) -> None:
    """Add 3 Goons to your district."""
    _ = t.add_goons(3, t.here)


@power("Torch Job", copies=0, works=lambda t: bool(t.burnable_around()))
def torch_job(t: Turn) -> Effect[None]:
    """Burn 1 Building in your district or 1 adjacent Bridge. If you do, gain 1 Infamy."""
    if (yield from t.burn(t.burnable_around())):
        t.infamy(1)


@power("Shakedown", copies=0)
def shakedown(t: Turn) -> None:
    """Gain 4 Money, plus 1 Money for each Bank in your district."""
    t.gain_money(4 + t.count(t.here, BANK))


@power("On the Move", copies=0, movement=1)
def on_the_move(t: Turn) -> Effect[None]:
    """Gain 1 Movement and 1 Infamy. Move up to 4 of your Goons from one district to an adjacent district."""
    t.movement(1)
    t.infamy(1)
    places = [slug for slug in t.districts if t.goons_of(t.me, slug)]
    slug = yield from t.pick_district(places, "{card:card}: move your Goons out of which district?", no="Move none")
    if slug:
        _ = yield from t.move_up_to(4, (slug,), t.neighbours(slug), "mine")


@power("Turf Fight", copies=0)
def turf_fight(t: Turn) -> Effect[None]:
    """Remove up to 2 rival Goons from your district. Gain 2 Infamy."""
    _ = yield from t.remove_up_to(2, (t.here,))
    t.infamy(2)


@power("Inside Job", copies=0, works=lambda t: t.player(t.me).goons > 0)
def inside_job(t: Turn) -> Effect[None]:
    """Send up to 4 Goons from your supply to Arkham Asylum."""
    count = yield from t.pick_number("goons", "send", 0, min(4, t.player(t.me).goons), "Send {n|Goon|Goons}")
    _ = t.send_goons(count)

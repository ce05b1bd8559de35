"""The Power Cards of the Power Deck (EG-080 to EG-086)."""

from engine.core.task import Effect
from engine.enemies.design import power
from engine.enemies.turn import Turn


@power("Goons for Hire", copies=2, provenance="rulebook")
def goons_for_hire(t: Turn) -> Effect[None]:
    """Add 3 Goons to your district, plus 1 for each Money you pay (at most 3). OR Burn 1 Building in your district and
    gain 4 Infamy.
    """
    burnable = t.burnable(t.here)
    side = yield from t.choose_one(
        ("hire", "Add Goons", t.can_add(t.here)), ("burn", "Burn a Building", bool(burnable))
    )
    if side == "burn":
        if (yield from t.burn(burnable)):
            t.infamy(4)
        return
    paid = yield from t.pay_up_to(min(3, t.player(t.me).goons - 3), "Pay {n} Money for as many Goons")
    _ = t.add_goons(3 + paid, t.here)

"""The Villain boards: an Ability set off by Burning, and a Main Weapon used once a round (EG-077, EG-101)."""

from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text
from engine.enemies.design import villain
from engine.enemies.map import BANK, BRIDGE, GREENHOUSE, ICE, POLICE_STATION, TOWER, WAREHOUSE
from engine.enemies.state import NOBODY
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


@villain("Mr. Freeze", burns=(POLICE_STATION, BRIDGE), supply=ICE, provenance="named")
def mr_freeze(t: Turn) -> Effect[None]:
    """When you Burn a Police Station or a Bridge: you may Replace 1 rival Fire anywhere with your Ice."""
    _ = yield from t.top_one(ICE, t.rival_fires(), no="Replace none")


def _can_freeze(t: Turn) -> bool:
    return t.topper_supply(ICE) > 0 and bool(t.rival_fires(t.here) or t.bare(t.here))


@mr_freeze.weapon("Freeze Gun", can=_can_freeze)
def _mr_freeze(t: Turn) -> Effect[None]:
    """Replace 1 rival Fire in your district or on an adjacent Bridge with your Ice; then gain 1 Infamy. OR place Ice on
    1 Building in your district without a topper.
    """
    fires, bare = t.rival_fires(t.here), t.bare(t.here)
    side = yield from t.choose_one(
        ("replace", "Replace a rival Fire", bool(fires)), ("place", "Place Ice on a Building", bool(bare))
    )
    if side == "place":
        _ = yield from t.top_one(ICE, bare)
    elif (yield from t.top_one(ICE, fires)):
        t.infamy(1)


@villain("Jervis Tetch", burns=(TOWER, BANK), provenance="named")
def jervis_tetch(t: Turn) -> Effect[None]:
    """When you Burn a Tower or a Bank: Replace 1 rival Goon in your district or an adjacent district with 1 of your
    Goons. Gain 2 Infamy.
    """
    _ = yield from t.replace_up_to(1, t.reach(t.here), least=1)
    t.infamy(2)


def _rival_villain_here(t: Turn) -> bool:
    return any(seat != t.me for seat in t.villains_in(t.here))


@jervis_tetch.weapon("Mind-Control Cards", can=_rival_villain_here)
def _jervis_tetch(t: Turn) -> Effect[None]:
    """Move 1 rival Villain from your district to an adjacent district. Then you may Replace 1 Goon of that rival in
    your district with 1 of your Goons.
    """
    rival = yield from t.move_rival_villain((t.here,), t.neighbours(t.here))
    if rival != NOBODY:
        _ = yield from t.replace_up_to(1, (t.here,), of=rival)


@villain("Two-Face", burns=(BANK, POLICE_STATION), provenance="named")
def two_face(t: Turn) -> None:
    """When you Burn a Bank or a Police Station: flip the coin. Clean side: gain 3 Infamy. Scarred side: gain 1
    Infamy.
    """
    t.infamy(3 if t.clean_side() else 1)


@two_face.weapon("Scarred Coin", can=lambda t: t.can_add(t.here) or t.goons_of(t.me, t.here) > 0)
def _two_face(t: Turn) -> None:
    """Flip the coin. Clean side: add 2 Goons to your district. Scarred side: send 1 of your Goons from your district to
    Arkham Asylum.
    """
    _ = t.add_goons(2, t.here) if t.clean_side() else t.send_goons(1, t.here)


@villain("Poison Ivy", burns=(WAREHOUSE, TOWER), supply=GREENHOUSE, provenance="named")
def poison_ivy(t: Turn) -> Effect[None]:
    """When you Burn a Warehouse or a Tower: gain 2 Infamy and 1 Money. You may place a Greenhouse on 1 Building
    without a topper in any district.
    """
    t.infamy(2)
    t.gain_money(1)
    _ = yield from t.top_one(GREENHOUSE, t.bare(*t.districts), no="Place none")


@poison_ivy.weapon("Seed Pods", can=lambda t: t.topper_supply(GREENHOUSE) > 0 and bool(t.bare(*t.reach(t.here))))
def _poison_ivy(t: Turn) -> Effect[None]:
    """Place a Greenhouse on 1 Building without a topper in your district or an adjacent district. It counts as 1
    Control for you.
    """
    _ = yield from t.top_one(GREENHOUSE, t.bare(*t.reach(t.here)))


@villain("Clayface", burns=(WAREHOUSE, BANK), copies=True, provenance="named")
def clayface(t: Turn) -> Effect[None]:
    """When you Burn a Warehouse or a Bank: gain 1 Infamy and add 2 Goons to one district with a rival Villain."""
    t.infamy(1)
    places = [t.player(seat).where for seat in t.rivals(t.me)]
    slug = yield from t.pick_district(
        [slug for slug in places if t.can_add(slug)], "{card:card}: add 2 Goons where?", verb="add"
    )
    if slug:
        _ = t.add_goons(2, slug)


@clayface.weapon("Shapeshift", can=lambda t: bool(t.copied()))
def _clayface(t: Turn) -> Effect[None]:
    """Use the Main Weapon of any rival Villain as if it were yours."""
    boards = [
        plain(each.slug, "choose", "{weapon:card} of {card:card}", weapon=each.main_weapon.slug, card=each.slug,
              note=text(each.main_weapon.text))
        for each in t.copied()
    ]  # fmt: skip
    slug = yield from t.pick("choose", "{card:card}: use whose Main Weapon?", boards)
    if slug:
        yield from t.use_copy(slug)


@villain("The Penguin", burns=(BANK, WAREHOUSE), provenance="named")
def penguin(t: Turn) -> None:
    """When you Burn a Bank or a Warehouse: gain 1 Infamy and 3 Money."""
    t.infamy(1)
    t.gain_money(3)


@penguin.weapon("Trick Umbrella")
def _penguin(t: Turn) -> Effect[None]:
    """Remove 1 rival Goon from your district. Gain 1 Money."""
    _ = yield from t.remove_up_to(1, (t.here,), least=1)
    t.gain_money(1)


@villain("Bane", burns=(WAREHOUSE, POLICE_STATION), provenance="named")
def bane(t: Turn) -> None:
    """When you Burn a Warehouse or a Police Station: gain 1 Infamy, or 2 if you Control your district."""
    t.infamy(2 if t.controller(t.here) == t.me else 1)


@bane.weapon("Venom")
def _bane(t: Turn) -> None:
    """Until the end of the round your Villain counts as 2 more Control."""
    t.strengthen(2)


@villain("Red Claw", burns=(POLICE_STATION, BRIDGE), provenance="named")
def red_claw(t: Turn) -> Effect[None]:
    """When you Burn a Police Station or a Bridge: add 1 Goon to your district and 1 Goon to an adjacent district. Gain
    1 Infamy.
    """
    _ = t.add_goons(1, t.here)
    near = [slug for slug in t.neighbours(t.here) if t.can_add(slug)]
    slug = yield from t.pick_district(near, "{card:card}: add a Goon where?", verb="add")
    if slug:
        _ = t.add_goons(1, slug)
    t.infamy(1)


def _goons_elsewhere(t: Turn) -> list[str]:
    return [slug for slug in t.districts if slug != t.here and t.goons_of(t.me, slug)]


@red_claw.weapon("Terror Cell", can=lambda t: bool(_goons_elsewhere(t)))
def _red_claw(t: Turn) -> Effect[None]:
    """Move up to 2 of your Goons from any districts to your district."""
    _ = yield from t.move_up_to(2, _goons_elsewhere(t), (t.here,), "mine")


@villain("Ra's al Ghul", burns=(TOWER, POLICE_STATION), provenance="named")
def ras_al_ghul(t: Turn) -> Effect[None]:
    """When you Burn a Tower or a Police Station: gain 1 Infamy and send up to 2 Goons from your supply to Arkham
    Asylum.
    """
    t.infamy(1)
    most = min(2, t.player(t.me).goons)
    _ = t.send_goons((yield from t.pick_number("goons", "send", 0, most, "Send {n|Goon|Goons}")))


@ras_al_ghul.weapon("League Scimitar", can=lambda t: t.goons_of(t.me, t.here) > 0)
def _ras_al_ghul(t: Turn) -> Effect[None]:
    """Remove 1 of your Goons from your district. If you do, Remove up to 2 rival Goons from your district."""
    if t.remove_goons(t.me, t.here):
        _ = yield from t.remove_up_to(2, (t.here,))


@villain("Harley Quinn", burns=(BANK, BRIDGE))
def harley_quinn(t: Turn) -> Effect[None]:
    """When you Burn a Bank or a Bridge: gain 2 Infamy. You may move 1 rival Goon from your district to an adjacent
    district.
    """
    t.infamy(2)
    _ = yield from t.move_up_to(1, (t.here,), t.neighbours(t.here), "rival")


@harley_quinn.weapon("Giant Mallet", can=lambda t: _rival_villain_here(t) or t.rival_goons(t.me, t.here) > 0)
def _harley_quinn(t: Turn) -> Effect[None]:
    """Move 1 rival Villain or up to 3 rival Goons from your district to one adjacent district."""
    side = yield from t.choose_one(
        ("villain", "Move a Villain", _rival_villain_here(t)),
        ("goons", "Move up to 3 Goons", t.rival_goons(t.me, t.here) > 0),
    )
    if side == "villain":
        _ = yield from t.move_rival_villain((t.here,), t.neighbours(t.here))
    else:
        _ = yield from t.move_up_to(3, (t.here,), t.neighbours(t.here), "rival")


@villain("Scarecrow", burns=(WAREHOUSE, TOWER))
def scarecrow(t: Turn) -> None:
    """When you Burn a Warehouse or a Tower: gain 2 Infamy. Remove 1 Goon of each rival from your district."""
    t.infamy(2)
    for rival in t.rivals(t.me):
        _ = t.remove_goons(rival, t.here)


def _fear_spreads_to(t: Turn) -> list[str]:
    return [slug for slug in t.reach(t.here) if t.rival_goons(t.me, slug)]


@scarecrow.weapon("Fear Gas", can=lambda t: bool(_fear_spreads_to(t)))
def _scarecrow(t: Turn) -> Effect[None]:
    """Send up to 2 rival Goons from your district or one adjacent district to Arkham Asylum. Gain 1 Money for each."""
    slug = yield from t.pick_district(_fear_spreads_to(t), "{card:card}: send Goons from which district?")
    t.gain_money((yield from t.send_up_to(2, (slug,))))

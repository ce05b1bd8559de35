"""The Power Cards of the Power Deck: Goons and Batman (EG-080 to EG-086). Those of the city are in ``powers_city``."""

from engine.core.task import Effect
from engine.enemies.board import Board
from engine.enemies.design import power
from engine.enemies.map import BANK, BATMAN, POLICE_STATION, TOWER, WAREHOUSE
from engine.enemies.turn import Turn


@power(
    "Goons for Hire", copies=2, works=lambda t: t.can_add(t.here) or bool(t.burnable(t.here)), provenance="rulebook"
)  # fmt: skip
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
    most = min(3, t.player(t.me).goons - 3) if t.can_add(t.here) else 0
    paid = yield from t.pay_up_to(most, "Pay {n} Money for as many Goons")
    _ = t.add_goons(3 + paid, t.here)


def _goons_next_door(t: Turn) -> list[str]:
    return [slug for slug in t.neighbours(t.here) if t.goons_in(slug)]


@power("Remote Detonation", copies=2, works=lambda t: bool(_goons_next_door(t)), provenance="rulebook")
def remote_detonation(t: Turn) -> Effect[None]:
    """Remove 2 Goons from one adjacent district, plus 1 more there for each Money you pay (at most 3)."""
    near = _goons_next_door(t)
    slug = yield from t.pick_district(near, "{card:card}: Remove Goons from which district?", verb="remove")
    if slug:
        paid = yield from t.pay_up_to(min(3, t.goons_in(slug) - 2), "Pay {n} Money for as many more Goons")
        _ = yield from t.remove_up_to(2 + paid, (slug,), "any", least=2 + paid)


def _with_batman(board: Board, seat: int) -> list[str]:
    return [slug for slug in board.districts if board.hero_at(BATMAN) == slug]


@power(
    "Fight Batman", copies=2, can=lambda t: bool(t.hero_at(BATMAN)), travels=_with_batman, provenance="named"
)  # fmt: skip
def fight_batman(t: Turn) -> Effect[None]:
    """Play only while Batman is on the board. Move your Villain to his district. Send up to 3 of your Goons there to
    Arkham Asylum. Gain 3 Infamy, plus 1 for each Goon sent.
    """
    t.move_villain(t.me, t.hero_at(BATMAN))
    sent = yield from t.send_up_to(3, (t.hero_at(BATMAN),), "mine")
    t.infamy(3 + sent)


@power("Dirty Precinct", copies=2, works=lambda t: t.count(t.here, POLICE_STATION) > 0, provenance="named")
def dirty_precinct(t: Turn) -> None:
    """Gain 3 Infamy for each Police Station in your district."""
    t.infamy(3 * t.count(t.here, POLICE_STATION))


@power("Penthouse Party", works=lambda t: t.count(t.here, TOWER) > 0)
def penthouse_party(t: Turn) -> None:
    """Gain 3 Infamy for each Tower in your district."""
    t.infamy(3 * t.count(t.here, TOWER))


@power("Vault Job", works=lambda t: t.count(t.here, BANK) > 0)
def vault_job(t: Turn) -> None:
    """Gain 2 Infamy and 3 Money for each Bank in your district."""
    banks = t.count(t.here, BANK)
    t.infamy(2 * banks)
    t.gain_money(3 * banks)


@power("Smugglers' Cache", works=lambda t: t.can_add(t.here))
def smugglers_cache(t: Turn) -> None:
    """Add 2 Goons to your district, plus 3 for each Warehouse in it, at most 8 in all."""
    _ = t.add_goons(min(8, 2 + 3 * t.count(t.here, WAREHOUSE)), t.here)


@power("Recruitment Drive", copies=2, works=lambda t: any(t.can_add(slug) for slug in t.reach(t.here)))
def recruitment_drive(t: Turn) -> Effect[None]:
    """Add 2 Goons to your district and 1 Goon to each of up to 3 adjacent districts."""
    _ = t.add_goons(2, t.here)
    near = [slug for slug in t.neighbours(t.here) if t.can_add(slug)]
    most = min(3, t.player(t.me).goons)
    for slug in (yield from t.pick_districts(most, near, "{card:card}: add a Goon where? Up to {most}.", verb="add")):
        _ = t.add_goons(1, slug)


@power("Street Brawl", copies=2, works=lambda t: t.rival_goons(t.me, t.here) > 0)
def street_brawl(t: Turn) -> Effect[None]:
    """Remove up to 3 rival Goons from your district. Gain 1 Infamy for each Goon Removed this way."""
    t.infamy((yield from t.remove_up_to(3, (t.here,))))


@power("Turncoats", copies=2)
def turncoats(t: Turn) -> Effect[None]:
    """Replace up to 3 rival Goons in your district with your Goons. Gain 1 Infamy."""
    _ = yield from t.replace_up_to(3, (t.here,))
    t.infamy(1)


@power("Mass Breakout", works=lambda t: t.player(t.me).goons + t.player(t.me).base > 0)
def mass_breakout(t: Turn) -> Effect[None]:
    """Add 1 Goon to your district. Move all of your Goons at the base of Arkham Asylum there. Then send up to 4 Goons
    from your supply to Arkham Asylum.
    """
    _ = t.add_goons(1, t.here)
    _ = t.free_goons("base", t.here)
    most = min(4, t.player(t.me).goons)
    _ = t.send_goons((yield from t.pick_number("goons", "send", 0, most, "Send {n|Goon|Goons}")))


@power("Bought Jury")
def bought_jury(t: Turn) -> None:
    """Add 1 Goon to your district. Move all of your Goons inside the Arkham Asylum tower to your district. Gain 2
    Infamy.
    """
    _ = t.add_goons(1, t.here)
    _ = t.free_goons("inside", t.here)
    t.infamy(2)


@power("Forced March")
def forced_march(t: Turn) -> Effect[None]:
    """Move up to 5 of your Goons from adjacent districts to your district. Add 2 Goons to your district. Gain 1
    Infamy.
    """
    _ = yield from t.move_up_to(5, t.neighbours(t.here), (t.here,), "mine")
    _ = t.add_goons(2, t.here)
    t.infamy(1)


@power("Eyes Everywhere", works=lambda t: any(t.can_add(slug) or t.goons_of(t.me, slug) for slug in t.districts))
def eyes_everywhere(t: Turn) -> Effect[None]:
    """Add 1 Goon to any district. Then gain 1 Infamy for each district with at least 1 of your Goons."""
    slug = yield from t.pick_district(
        [slug for slug in t.districts if t.can_add(slug)], "{card:card}: add a Goon where?", verb="add"
    )
    if slug:
        _ = t.add_goons(1, slug)
    t.infamy(sum(t.goons_of(t.me, slug) > 0 for slug in t.districts))

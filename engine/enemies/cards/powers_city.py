"""The Power Cards of the Power Deck about the city: Fires, Buildings, Money, figures, cards (EG-080 to EG-086)."""

from engine.core.play import plain
from engine.core.task import Effect
from engine.enemies.asking import Spot
from engine.enemies.design import power
from engine.enemies.map import BUILDINGS, FIRE, TOKENS
from engine.enemies.state import NOBODY
from engine.enemies.turn import Turn


@power("Night of Fire", copies=2)
def night_of_fire(t: Turn) -> Effect[None]:
    """Burn up to 2 Buildings in your district. Gain 1 Infamy for each, plus 1 Infamy."""
    burned = yield from t.burn_up_to(2, lambda: t.burnable(t.here))
    t.infamy(burned + 1)


@power("Bridge Bombing", copies=2, works=lambda t: bool(t.burnable_bridges(t.here)))
def bridge_bombing(t: Turn) -> Effect[None]:
    """Burn up to 2 adjacent Bridges. Gain 1 Infamy for each."""
    t.infamy((yield from t.burn_up_to(2, lambda: t.burnable_bridges(t.here))))


@power("Fuel the Flames", works=lambda t: bool(t.burnable(t.here)) or t.fires_around(t.here, t.me) > 0)
def fuel_the_flames(t: Turn) -> Effect[None]:
    """Burn 1 Building in your district. Then gain 1 Infamy for each of your Fires in your district and on adjacent
    Bridges, at most 5.
    """
    _ = yield from t.burn(t.burnable(t.here))
    t.infamy(min(5, t.fires_around(t.here, t.me)))


@power("Demolition", works=lambda t: bool(t.buildings(t.here)))
def demolition(t: Turn) -> Effect[None]:
    """Remove 1 Building from your district. If you do, gain 3 Infamy."""
    if (yield from t.raze(t.here)):
        t.infamy(3)


@power("City in Ashes")
def city_in_ashes(t: Turn) -> None:
    """Gain 1 Infamy for each of your Fires on the board, at least 2 and at most 6."""
    fires = sum(each.topper == FIRE and each.owner == t.me for each in t.topped())
    t.infamy(max(2, min(6, fires)))


@power("Armored Car", copies=2, works=lambda t: bool(t.buildings(t.here)))
def armored_car(t: Turn) -> None:
    """Gain 2 Money for each Building in your district, at most 8."""
    t.gain_money(min(8, 2 * len(t.district(t.here).buildings)))


@power("Protection Racket")
def protection_racket(t: Turn) -> None:
    """Each rival Villain in your district or an adjacent district pays you 2 Money. Gain 1 Infamy."""
    for rival in t.rivals(t.me):
        if t.player(rival).where in t.reach(t.here):
            t.pay(rival, t.me, 2)
    t.infamy(1)


@power("Front Page")
def front_page(t: Turn) -> Effect[None]:
    """Gain 2 Infamy, plus 1 for each Money you pay (at most 3)."""
    paid = yield from t.pay_up_to(3, "Pay {n} Money for as much Infamy")
    t.infamy(2 + paid)


@power("Getaway Driver", movement=2)
def getaway_driver(t: Turn) -> None:
    """Gain 2 Movement, 3 Money and 1 Infamy. For the rest of this turn nobody Steals from you."""
    t.movement(2)
    t.gain_money(3)
    t.infamy(1)
    t.stop_thieves()


def _villains_next_door(t: Turn) -> bool:
    return any(t.player(rival).where in t.neighbours(t.here) for rival in t.rivals(t.me))


@power("Abduction", works=_villains_next_door)
def abduction(t: Turn) -> Effect[None]:
    """Move 1 rival Villain from an adjacent district to your district. If you do, that rival pays you 3 Money and you
    gain 2 Infamy.
    """
    rival = yield from t.move_rival_villain(t.neighbours(t.here), (t.here,))
    if rival != NOBODY:
        t.pay(rival, t.me, 3)
        t.infamy(2)


@power("Ambush", copies=2, travels=lambda board, seat: board.districts)
def ambush(t: Turn) -> Effect[None]:
    """Move your Villain to any district. Remove up to 2 rival Goons there. Gain 2 Infamy."""
    yield from t.travel(t.districts)
    _ = yield from t.remove_up_to(2, (t.here,))
    t.infamy(2)


def _can_be_built(t: Turn) -> list[str]:
    return [kind for kind in BUILDINGS if t.state.buildings[kind] and t.free_slots(t.here)]


@power("Urban Renewal", copies=2, works=lambda t: bool(_can_be_built(t)))
def urban_renewal(t: Turn) -> Effect[None]:
    """Add 1 Building of your choice from the supply to your district. If you do, gain 3 Infamy."""
    options = [plain(f"add:{kind}", "add", "{place:place}", place=kind) for kind in _can_be_built(t)]
    kind = (yield from t.pick("building", "{card:card}: add which Building?", options)).partition(":")[2]
    if kind and t.add_building(kind, t.here):
        t.infamy(3)


def _can_be_moved_here(t: Turn) -> list[Spot]:
    return t.buildings(*t.neighbours(t.here)) if t.free_slots(t.here) else []


@power("Relocation", works=lambda t: bool(_can_be_moved_here(t)))
def relocation(t: Turn) -> Effect[None]:
    """Move 1 Building from an adjacent district to your district. If you do, gain 3 Infamy."""
    spot = yield from t.pick_spot("move", "{card:card}: move which Building?", _can_be_moved_here(t))
    if spot is not None:
        t.move_building(spot.place, spot.district, t.here)
        t.infamy(3)


@power("Redraw the Lines")
def redraw_the_lines(t: Turn) -> Effect[None]:
    """Swap the Score Tokens of your district and any other district. Gain 3 Infamy."""
    others = [slug for slug in t.districts if slug != t.here]
    t.swap_tokens(t.here, (yield from t.pick_district(others, "{card:card}: swap Score Tokens with which district?")))
    t.infamy(3)


@power("Raise the Stakes")
def raise_the_stakes(t: Turn) -> Effect[None]:
    """You may swap the Score Token of your district with one from the Score Token supply. Add 3 Goons to your
    district.
    """
    options = [plain(f"choose:{token}", "choose", "{token:token}", token=token) for token in t.state.tokens]
    token = yield from t.pick(
        "token", "{card:card}: which Score Token comes to your district?", options, no="Swap none"
    )
    if token:
        t.swap_with_supply(t.here, token.partition(":")[2])
    _ = t.add_goons(3, t.here)


@power("Make an Example", copies=2, works=lambda t: t.controller(t.here) == t.me or t.can_add(t.here))
def make_an_example(t: Turn) -> None:
    """If you Control your district, gain 4 Infamy. Otherwise add 3 Goons to your district."""
    if t.controller(t.here) == t.me:
        t.infamy(4)
    else:
        _ = t.add_goons(3, t.here)


def _second_to_one(t: Turn, slug: str) -> bool:
    mine = t.control(t.me, slug)
    return mine > 0 and sum(t.control(rival, slug) > mine for rival in t.rivals(t.me)) == 1


def _behind_one(t: Turn) -> list[str]:
    return [slug for slug in t.districts if _second_to_one(t, slug)]


@power("Second Fiddle", works=lambda t: bool(_behind_one(t)))
def second_fiddle(t: Turn) -> Effect[None]:
    """Choose a district where exactly 1 player has more Control than you. Gain its 2nd place value plus 1 Infamy."""
    slug = yield from t.pick_district(_behind_one(t), "{card:card}: the 2nd place value of which district?")
    if slug:
        t.tell_choice(slug)
        t.infamy(TOKENS[t.district(slug).token][1][1] + 1)


@power("Lure the Bat")
def lure_the_bat(t: Turn) -> Effect[None]:
    """Move 1 Hero on the board to any other district. Gain 3 Infamy."""
    _ = yield from t.lead_hero(lambda at: [slug for slug in t.districts if slug != at])
    t.infamy(3)


@power("Hero Hunt")
def hero_hunt(t: Turn) -> Effect[None]:
    """Remove 1 Hero in your district or an adjacent district from the board. If you do, gain 4 Infamy. Otherwise gain 2
    Infamy.
    """
    hero = yield from t.pick_hero(t.reach(t.here))
    if hero:
        t.remove_hero(hero)
    t.infamy(4 if hero else 2)


@power("Arms Deal")
def arms_deal(t: Turn) -> Effect[None]:
    """You may purchase 1 Weapon from the Black Market for 3 less Money. Gain 2 Infamy."""
    _ = yield from t.purchase_weapon(3)
    t.infamy(2)


@power("Master Plan")
def master_plan(t: Turn) -> Effect[None]:
    """Draw 2 Power Cards. Gain 2 Infamy."""
    yield from t.draw_cards(2)
    t.infamy(2)


@power("Nothing to Lose")
def nothing_to_lose(t: Turn) -> None:
    """Gain 3 Infamy. If you are last in Infamy Order, gain 2 more."""
    last = t.infamy_order[-1] == t.me
    t.infamy(3)
    if last:
        t.infamy(2)


@power("Encore")
def encore(t: Turn) -> Effect[None]:
    """You may use 1 of your Weapons a second time this turn. Gain 3 Infamy."""
    yield from t.use_again()
    t.infamy(3)

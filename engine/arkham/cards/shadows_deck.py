"""What Shadows adds to the main deck (SH-002)."""

from collections.abc import Sequence

from engine.arkham.design import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Design, card, kind
from engine.arkham.turn import HAND, PILE, Turn
from engine.core.task import Effect

SHADOWS = "shadows"


@card("Holly Robinson", HERO, cost=2, vp=1, copies=2, box=SHADOWS)
def holly_robinson(t: Turn) -> Effect[None]:
    """+1 Power. You may pay 1 VP. If you do, draw a card."""
    t.power(1)
    if (yield from t.may_pay(1, "{card:card}: pay 1 VP to draw a card?")):
        _ = t.draw()


@card("Nightrunner", HERO, cost=3, vp=1, box=SHADOWS)
def nightrunner(t: Turn) -> Effect[None]:
    """+2 Power. You may discard a card. If you do, draw a card."""
    t.power(2)
    if (yield from t.may_discard(HAND)):
        _ = t.draw()


@card("Knight and Squire", HERO, cost=4, vp=1, bribe=2, box=SHADOWS)
def knight_and_squire(t: Turn) -> None:
    """+2 Power. If you control another Hero, draw a card."""
    t.power(2)
    if any(card != t.this and HERO in t.design(card).types for card in t.controlled(t.me)):
        _ = t.draw()


@card("Wildcat", HERO, cost=5, vp=2, bribe=3, box=SHADOWS)
def wildcat(t: Turn) -> None:
    """+3 Power."""
    t.power(3)


@card("Anarky", VILLAIN, cost=3, vp=1, box=SHADOWS)
def anarky(t: Turn) -> None:
    """+2 Power. Attack: Each foe with more VP than you loses 1 VP."""
    t.power(2)
    t.attack(t.has_more_vp)


@anarky.hit
def _anarky(t: Turn) -> None:
    _ = t.lose_vp(1)


@card("Ninja Man-Bats", VILLAIN, cost=4, vp=1, bribe=2, box=SHADOWS)
def ninja_man_bats(t: Turn) -> Effect[None]:
    """+2 Power. You may discard a Villain. If you do, draw 2 cards."""
    t.power(2)
    if (yield from t.may_discard(HAND, fits=kind(VILLAIN))):
        _ = t.draw(2)


@card("Great White Shark", VILLAIN, cost=5, vp=None, box=SHADOWS)
def great_white_shark(t: Turn) -> None:
    """+2 Power. End of game: This card is worth 1 VP for every two VP tokens you have, up to 5 VP."""
    t.power(2)


@great_white_shark.ends
def _great_white_shark(deck: Sequence[Design], tokens: int) -> int:
    return min(5, tokens // 2)


@card("Mr. Bloom", VILLAIN, cost=5, vp=1, box=SHADOWS)
def mr_bloom(t: Turn) -> Effect[None]:
    """+2 Power. Attack: A foe of your choice is passed a card with cost 0 from your hand or discard pile."""
    t.power(2)
    yield from t.attack_one()


@mr_bloom.hit
def _mr_bloom(t: Turn) -> Effect[None]:
    foe, t.me = t.me, t.by
    card = yield from t.pick("give", HAND, PILE, fits=kind(most=0))
    if card is not None:
        t.pass_card(card, foe)


@card("Lady Shiva", VILLAIN, cost=6, vp=2, bribe=3, box=SHADOWS)
def lady_shiva(t: Turn) -> Effect[None]:
    """+3 Power. Attack: A foe of your choice discards two random cards from their hand."""
    t.power(3)
    yield from t.attack_one()


@lady_shiva.hit
def _lady_shiva(t: Turn) -> None:
    t.discard_random(2)


@card("Smoke Pellets", EQUIPMENT, cost=2, vp=1, bribe=1, defends="discard", box=SHADOWS)
def smoke_pellets(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, you may put a Hero or Equipment from
    your discard pile on top of your deck.
    """
    t.power(1)


@smoke_pellets.defended
def _smoke_pellets(t: Turn) -> Effect[None]:
    yield from t.may_put_on_top(kind(HERO, EQUIPMENT))


@card("Flaming Blade", EQUIPMENT, cost=4, vp=1, copies=2, provenance="named", box=SHADOWS)
def flaming_blade(t: Turn) -> None:
    """+2 Power. If a card was destroyed this turn, draw a card."""
    t.power(2)
    if t.deeds_of_all("destroy"):
        _ = t.draw()


@card("Lazarus Elixir", EQUIPMENT, cost=5, vp=1, box=SHADOWS)
def lazarus_elixir(t: Turn) -> Effect[None]:
    """+1 Power. You may put a card with cost 5 or less from your discard pile into your hand."""
    t.power(1)
    yield from t.may_recover(kind(most=5))


@card("League Training", SUPER_POWER, cost=3, vp=1, box=SHADOWS)
def league_training(t: Turn) -> Effect[None]:
    """Draw a card. You may pay 1 VP. If you do, draw a card."""
    _ = t.draw()
    if (yield from t.may_pay(1, "{card:card}: pay 1 VP to draw a card?")):
        _ = t.draw()


@card("Contract Killing", SUPER_POWER, cost=4, vp=1, copies=2, box=SHADOWS)
def contract_killing(t: Turn) -> Effect[None]:
    """+1 Power. You may destroy a card in your hand or discard pile. If you do, gain VP equal to its VP value."""
    t.power(1)
    destroyed = yield from t.may_destroy(HAND, PILE)
    if destroyed:
        t.gain_vp(destroyed.vp)


@card("Crime Alley", LOCATION, cost=5, vp=1, box=SHADOWS)
def crime_alley(t: Turn) -> None:
    """Ongoing: At the start of your turn, if you have no VP, gain 1 VP."""


@crime_alley.at_start
def _crime_alley(t: Turn) -> None:
    if not t.vp:
        t.gain_vp(1)

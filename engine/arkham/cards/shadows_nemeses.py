"""The eighteen Nemesis cards of Shadows: Super Heroes and Super-Villains (SH-006, SH-007)."""

from engine.arkham.design import EQUIPMENT, HERO, VILLAIN, Design, card, kind
from engine.arkham.prices import Prices
from engine.arkham.turn import HAND, PILE, PLAY, Turn
from engine.core.task import Effect

SHADOWS = "shadows"
SUPER_HERO, SUPER_VILLAIN = "Super Hero", "Super-Villain"


@card("Talon", VILLAIN, cost=8, vp=4, pile="nemesis", subtype=SUPER_VILLAIN, level=1, box=SHADOWS)
def nm_talon(t: Turn) -> Effect[None]:
    """+3 Power. You may destroy a card in your discard pile."""
    t.power(3)
    _ = yield from t.may_destroy(PILE)


@card("KGBeast", VILLAIN, cost=8, vp=4, pile="nemesis", subtype=SUPER_VILLAIN, level=1, box=SHADOWS)
def nm_kgbeast(t: Turn) -> Effect[None]:
    """+3 Power. Attack: A foe of your choice loses 2 VP."""
    t.power(3)
    yield from t.attack_one()


@nm_kgbeast.hit
def _kgbeast(t: Turn) -> None:
    _ = t.lose_vp(2)


@card("Bluebird", HERO, cost=8, vp=4, pile="nemesis", subtype=SUPER_HERO, level=1, box=SHADOWS)
def nm_bluebird(t: Turn) -> None:
    """+2 Power. Draw a card. If you control an Equipment, +1 Power."""
    t.power(2)
    _ = t.draw()
    if t.controls(EQUIPMENT):
        t.power(1)


@card("Ace the Bat-Hound", HERO, cost=8, vp=4, pile="nemesis", subtype=SUPER_HERO, level=1, box=SHADOWS)
def nm_ace_the_bat_hound(t: Turn) -> Effect[None]:
    """Draw 2 cards. You may put a card with cost 5 or less from your discard pile on top of your deck."""
    _ = t.draw(2)
    yield from t.may_put_on_top(kind(most=5))


@card("Talia al Ghul", VILLAIN, cost=9, vp=5, pile="nemesis", subtype=SUPER_VILLAIN, level=2, box=SHADOWS)
def nm_talia_al_ghul(t: Turn) -> None:
    """+3 Power. Gain 1 VP. First Appearance - Attack: Each player loses 2 VP. A player who loses fewer than 2 gains a
    Weakness.
    """
    t.power(3)
    t.gain_vp(1)


@nm_talia_al_ghul.arrives
def _talia_al_ghul(t: Turn) -> None:
    if t.lose_vp(2) < 2:
        _ = t.gain_weakness()


@card("Deathstroke", VILLAIN, cost=10, vp=5, pile="nemesis", subtype=SUPER_VILLAIN, level=2, box=SHADOWS)
def nm_deathstroke(t: Turn) -> None:
    """+3 Power. Attack: Each foe discards a card. First Appearance - Attack: Each player discards two cards."""
    t.power(3)
    t.attack()


@nm_deathstroke.hit
def _deathstroke(t: Turn) -> Effect[None]:
    _ = yield from t.must_discard()


@nm_deathstroke.arrives
def _deathstroke_arrives(t: Turn) -> Effect[None]:
    _ = yield from t.must_discard(2)


@card("Hush", VILLAIN, cost=10, vp=5, pile="nemesis", subtype=SUPER_VILLAIN, level=2, box=SHADOWS)
def nm_hush(t: Turn) -> None:
    """+2 Power. Draw 2 cards. First Appearance - Attack: Each player discards the card with the highest cost in their
    hand.
    """
    t.power(2)
    _ = t.draw(2)


@nm_hush.arrives
def _hush(t: Turn) -> Effect[None]:
    highest = max((t.design(card).cost for card in t.player(t.me).hand), default=0)
    card = yield from t.pick("discard", HAND, fits=kind(least=highest))
    if card is not None:
        t.discard(card)


@card("Catwoman", HERO, cost=9, vp=5, pile="nemesis", subtype=SUPER_HERO, level=2, box=SHADOWS)
def nm_catwoman(t: Turn) -> None:
    """+2 Power. Attack: Each foe loses 1 VP. Gain the VP lost this way. First Appearance - Attack: Each player loses
    half of their VP, rounded up.
    """
    t.power(2)
    t.attack()


@nm_catwoman.hit
def _catwoman(t: Turn) -> None:
    t.gain_vp(t.lose_vp(1), t.by)


@nm_catwoman.arrives
def _catwoman_arrives(t: Turn) -> None:
    _ = t.lose_vp((t.vp + 1) // 2)


@card("Black Canary", HERO, cost=10, vp=5, pile="nemesis", subtype=SUPER_HERO, level=2, box=SHADOWS)
def nm_black_canary(t: Turn) -> None:
    """+3 Power. Draw a card. First Appearance - Attack: Each player discards an Ongoing card they control. A player who
    discards none gains a Weakness.
    """
    t.power(3)
    _ = t.draw()


@nm_black_canary.arrives
def _black_canary(t: Turn) -> Effect[None]:
    card = yield from t.pick("discard", PLAY, fits=lambda design: design.ongoing)
    if card is None:
        _ = t.gain_weakness()
    else:
        t.discard(card)


@card("Bane", VILLAIN, cost=11, vp=6, pile="nemesis", subtype=SUPER_VILLAIN, level=3, provenance="named", box=SHADOWS)
def nm_bane(t: Turn) -> None:
    """+5 Power. First Appearance - Attack: Each player turns their Character face down until Bane is defeated. Stack
    Ongoing: At the start of your turn, you may gain a Weakness to turn your Character face up.
    """
    t.power(5)


@nm_bane.arrives
def _bane(t: Turn) -> None:
    t.turn_face_down()


@nm_bane.stack_at_start
def _venom(t: Turn) -> Effect[None]:
    if not t.player(t.me).face_down or not t.state.weaknesses:
        return
    question = "{card:card}: gain a Weakness to turn your Character face up?"
    if (yield from t.wants("gain", question)) and t.gain_weakness():
        t.turn_face_up()


@card("The Arkham Knight", VILLAIN, cost=11, vp=6, pile="nemesis", subtype=SUPER_VILLAIN, level=3, box=SHADOWS)
def nm_the_arkham_knight(t: Turn) -> None:
    """+3 Power. +1 Power for each other Villain you control. First Appearance - Attack: Each player gains two
    Weaknesses and puts one of them on top of their deck.
    """
    t.power(3)
    t.power(sum(card != t.this and VILLAIN in t.design(card).types for card in t.controlled(t.me)))


@nm_the_arkham_knight.arrives
def _the_arkham_knight(t: Turn) -> None:
    if t.gain_weakness(2):
        t.put_on_top(t.player(t.me).pile[-1])


@card("The Court of Owls", VILLAIN, cost=12, vp=6, pile="nemesis", subtype=SUPER_VILLAIN, level=3, box=SHADOWS)
def nm_the_court_of_owls(t: Turn) -> None:
    """Draw 3 cards. First Appearance - Attack: Each player loses 3 VP. Stack Ongoing: Cards cost 1 more VP to Bribe."""
    _ = t.draw(3)


@nm_the_court_of_owls.arrives
def _the_court_of_owls(t: Turn) -> None:
    _ = t.lose_vp(3)


@nm_the_court_of_owls.stack_cheaper_to_bribe
def _bribes(t: Prices, wanted: Design) -> int:
    return -1


@card("Katana", HERO, cost=11, vp=6, pile="nemesis", subtype=SUPER_HERO, level=3, box=SHADOWS)
def nm_katana(t: Turn) -> Effect[None]:
    """+3 Power. You may destroy up to two cards in your discard pile. First Appearance - Attack: Each player destroys a
    random card from their hand.
    """
    t.power(3)
    yield from t.may_destroy_up_to(2, PILE)


@nm_katana.arrives
def _katana(t: Turn) -> None:
    lost = t.random_from_hand()
    if lost is not None:
        t.destroy(lost)


@card("Zatanna", HERO, cost=12, vp=6, pile="nemesis", subtype=SUPER_HERO, level=3, box=SHADOWS)
def nm_zatanna(t: Turn) -> None:
    """Draw 3 cards. First Appearance - Attack: Each player passes two cards from their hand to the left."""
    _ = t.draw(3)


@nm_zatanna.arrives_together
def _zatanna(t: Turn) -> Effect[None]:
    _ = yield from t.pass_left(t.hit, 2)


@card("Doctor Hurt", VILLAIN, cost=13, vp=7, pile="nemesis", subtype=SUPER_VILLAIN, level=4, box=SHADOWS)
def nm_doctor_hurt(t: Turn) -> None:
    """+5 Power. First Appearance - Attack: Each player gains two Weaknesses. Stack Ongoing: At the start of your turn,
    lose 1 VP. If you cannot, discard a random card from your hand.
    """
    t.power(5)


@nm_doctor_hurt.arrives
def _doctor_hurt(t: Turn) -> None:
    _ = t.gain_weakness(2)


@nm_doctor_hurt.stack_at_start
def _hurt(t: Turn) -> None:
    if not t.lose_vp(1):
        t.discard_random()


@card("The Batman Who Laughs", VILLAIN, cost=14, vp=8, pile="nemesis", subtype=SUPER_VILLAIN, level=4, box=SHADOWS)
def nm_the_batman_who_laughs(t: Turn) -> None:
    """+6 Power. First Appearance - Unavoidable Attack: Each player reveals the top three cards of their deck, destroys
    the one with the highest cost and discards the rest.
    """
    t.power(6)


@nm_the_batman_who_laughs.arrives
def _the_batman_who_laughs(t: Turn) -> Effect[None]:
    shown = t.reveal_top(3)
    highest = max((t.design(each).cost for each in shown), default=0)
    dearest = [each for each in shown if t.design(each).cost == highest]
    lost = yield from t.pick_of("destroy", t.on_deck(dearest), hidden=False)
    if lost is None:
        return
    t.destroy(lost)
    for each in shown:
        if each != lost:
            t.discard(each)


@card("Batman and Robin", HERO, cost=13, vp=7, pile="nemesis", subtype=SUPER_HERO, level=4, box=SHADOWS)
def nm_batman_and_robin(t: Turn) -> None:
    """+3 Power. Draw 2 cards. First Appearance - Attack: Each player discards their hand, then draws 3 cards."""
    t.power(3)
    _ = t.draw(2)


@nm_batman_and_robin.arrives
def _batman_and_robin(t: Turn) -> None:
    t.discard_hand()
    _ = t.draw(3)


@card("Superman", HERO, cost=14, vp=8, pile="nemesis", subtype=SUPER_HERO, level=4, box=SHADOWS)
def nm_superman(t: Turn) -> None:
    """+6 Power. First Appearance - Attack: Each player destroys a Villain or Equipment in their hand or discard pile.
    Stack Ongoing: At the end of your turn, if you played an Attack card this turn, gain a Weakness.
    """
    t.power(6)


@nm_superman.arrives
def _superman(t: Turn) -> Effect[None]:
    _ = yield from t.must_destroy(HAND, PILE, fits=kind(VILLAIN, EQUIPMENT))


@nm_superman.stack_at_end
def _justice(t: Turn) -> None:
    if any(t.design(card).attack for card in t.deeds("play", t.me)):
        _ = t.gain_weakness()

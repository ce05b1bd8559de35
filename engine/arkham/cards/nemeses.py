"""The twelve Nemesis cards of the base game: Super Heroes, each with a First Appearance above Level 1 (section 9)."""

from engine.arkham.design import EQUIPMENT, HERO, HOSTAGE, VILLAIN, card, kind
from engine.arkham.turn import HAND, LINEUP, PILE, PLAY, Turn
from engine.core.task import Effect

SUPER_HERO = "Super Hero"


@card("Spoiler", HERO, cost=8, vp=4, pile="nemesis", subtype=SUPER_HERO, level=1)
def nm_spoiler(t: Turn) -> Effect[None]:
    """+2 Power. Draw a card. You may Surge."""
    t.power(2)
    _ = t.draw()
    _ = yield from t.may_surge()


@card("The Signal", HERO, cost=8, vp=4, pile="nemesis", subtype=SUPER_HERO, level=1)
def nm_the_signal(t: Turn) -> Effect[None]:
    """+3 Power. Look at the top card of your deck. You may destroy it."""
    t.power(3)
    for top in t.look():
        if (yield from t.wants("destroy", "{card:card}: destroy {top:card}?", top=t.slug(top))):
            t.destroy(top)


@card("Batgirl", HERO, cost=9, vp=5, pile="nemesis", subtype=SUPER_HERO, level=2, provenance="named")
def nm_batgirl(t: Turn) -> Effect[None]:
    """+3 Power. You may gain the face-up Hostage. First Appearance - Attack: Each player Releases a Hostage they
    control and gains a Weakness.
    """
    t.power(3)
    yield from t.may_gain_hostage()


@nm_batgirl.arrives
def _batgirl(t: Turn) -> Effect[None]:
    _ = yield from t.must_release(PLAY, fits=kind(HOSTAGE))
    _ = t.gain_weakness()


@card("Huntress", HERO, cost=9, vp=5, pile="nemesis", subtype=SUPER_HERO, level=2, provenance="named")
def nm_huntress(t: Turn) -> Effect[None]:
    """+3 Power. You may destroy a card in your discard pile. If it is a Villain, gain 2 VP. First Appearance -
    Attack: Each player with a Villain in their hand or discard pile destroys one or gains a Weakness.
    """
    t.power(3)
    destroyed = yield from t.may_destroy(PILE)
    if destroyed and VILLAIN in destroyed.types:
        t.gain_vp(2)


@nm_huntress.arrives
def _huntress(t: Turn) -> Effect[None]:
    card = yield from t.give_up_or_weakness("destroy", kind(VILLAIN))
    if card is not None:
        t.destroy(card)


@card("Orphan", HERO, cost=10, vp=5, pile="nemesis", subtype=SUPER_HERO, level=2, defends="reveal", provenance="named")
def nm_orphan(t: Turn) -> None:
    """+3 Power. Defense: You may reveal this card from your hand to avoid an Attack. First Appearance - Attack:
    Each player reveals an Attack card from their hand, or discards a card and gains a Weakness.
    """
    t.power(3)


@nm_orphan.arrives
def _orphan(t: Turn) -> Effect[None]:
    verb, card = yield from t.reveal_or_discard(lambda design: design.attack)
    if verb == "reveal" and card is not None:
        t.reveal(card)
        return
    if card is not None:
        t.discard(card)
    _ = t.gain_weakness()


@card("Red Robin", HERO, cost=10, vp=5, pile="nemesis", subtype=SUPER_HERO, level=2, provenance="named")
def nm_red_robin(t: Turn) -> Effect[None]:
    """+3 Power. You may put an Equipment from your discard pile into your hand. First Appearance - Attack: Each
    player Releases an Equipment from their hand or discard pile and gains a Weakness.
    """
    t.power(3)
    yield from t.may_recover(kind(EQUIPMENT))


@nm_red_robin.arrives
def _red_robin(t: Turn) -> Effect[None]:
    _ = yield from t.must_release(HAND, PILE, fits=kind(EQUIPMENT))
    _ = t.gain_weakness()


@card("Azrael", HERO, cost=11, vp=6, pile="nemesis", subtype=SUPER_HERO, level=3, provenance="named")
def nm_azrael(t: Turn) -> Effect[None]:
    """+3 Power. You may destroy up to two cards in your hand or discard pile. First Appearance - Attack: Each
    player destroys a Line-Up card, which is replaced at once, and gains a Weakness if its cost was 4 or less.
    """
    t.power(3)
    yield from t.may_destroy_up_to(2, HAND, PILE)


@nm_azrael.arrives
def _azrael(t: Turn) -> Effect[None]:
    destroyed = yield from t.must_destroy(LINEUP)
    if destroyed is None:
        return
    _ = t.add_top_of_main()
    if destroyed.cost <= 4:
        _ = t.gain_weakness()


@card("Batwoman", HERO, cost=11, vp=6, pile="nemesis", subtype=SUPER_HERO, level=3, provenance="named")
def nm_batwoman(t: Turn) -> Effect[None]:
    """+3 Power. You may put a Hero from your discard pile into your hand. First Appearance - Attack: Each player
    with a Hero in their hand or discard pile Releases one or gains a Weakness.
    """
    t.power(3)
    yield from t.may_recover(kind(HERO))


@nm_batwoman.arrives
def _batwoman(t: Turn) -> Effect[None]:
    card = yield from t.give_up_or_weakness("release", kind(HERO))
    if card is not None:
        t.release(card)


@card("Red Hood", HERO, cost=12, vp=6, pile="nemesis", subtype=SUPER_HERO, level=3)
def nm_red_hood(t: Turn) -> Effect[None]:
    """+4 Power. You may destroy a card in your hand or discard pile. First Appearance - Attack: Each player
    destroys a card with cost 3 or more in their hand or discard pile. A player who cannot gains a Weakness.
    """
    t.power(4)
    _ = yield from t.may_destroy(HAND, PILE)


@nm_red_hood.arrives
def _red_hood(t: Turn) -> Effect[None]:
    if not (yield from t.must_destroy(HAND, PILE, fits=kind(least=3))):
        _ = t.gain_weakness()


@card("Robin", HERO, cost=12, vp=6, pile="nemesis", subtype=SUPER_HERO, level=3)
def nm_robin(t: Turn) -> None:
    """+2 Power. Draw 2 cards. First Appearance - Attack: Each player passes a card with cost 1 or more from their
    hand to the left. A player who cannot gains a Weakness.
    """
    t.power(2)
    _ = t.draw(2)


@nm_robin.arrives_together
def _robin(t: Turn) -> Effect[None]:
    passed = yield from t.pass_left(t.hit, 1, kind(least=1))
    for seat in t.hit:
        if seat not in passed:
            t.me = seat
            _ = t.gain_weakness()


@card("Nightwing", HERO, cost=13, vp=7, pile="nemesis", subtype=SUPER_HERO, level=4)
def nm_nightwing(t: Turn) -> None:
    """+3 Power. +1 Power for each different card type you control. First Appearance - Attack: Each player Freezes
    two cards from their hand.
    """
    t.power(3)
    t.power(t.types_controlled())


@nm_nightwing.arrives
def _nightwing(t: Turn) -> Effect[None]:
    yield from t.must_freeze(2, HAND)


@card("Batman", HERO, cost=14, vp=8, pile="nemesis", subtype=SUPER_HERO, level=4)
def nm_batman(t: Turn) -> None:
    """+5 Power. Draw a card. First Appearance - Unavoidable Attack: Each player Releases each Hostage they control
    and discards two random cards from their hand.
    """
    t.power(5)
    _ = t.draw()


@nm_batman.arrives
def _batman(t: Turn) -> None:
    for hostage in [each for each in t.controlled(t.me) if HOSTAGE in t.design(each).types]:
        t.release(hostage)
    for _ in range(2):
        lost = t.random_from_hand()
        if lost is not None:
            t.discard(lost)

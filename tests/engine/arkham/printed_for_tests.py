"""Cards that only tests play: the X, Y, D of the worked examples, with the texts stated there."""

from collections.abc import Sequence

from engine.arkham.design import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Design, card, kind
from engine.arkham.prices import Prices
from engine.arkham.state import NONE
from engine.arkham.turn import HAND, PLAY, Turn
from engine.core.task import Effect


@card("Raid", VILLAIN, cost=4, box="test")
def x_raid(t: Turn) -> None:
    """+2 Power. Attack: Each foe discards a card."""
    t.power(2)
    t.attack()


@x_raid.hit
def _x_raid(t: Turn) -> Effect[None]:
    _ = yield from t.must_discard()


@card("Shield", EQUIPMENT, cost=2, box="test", defends="discard")
def x_shield(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card."""
    t.power(1)


@x_shield.defended
def _x_shield(t: Turn) -> None:
    _ = t.draw()


@card("Curse", SUPER_POWER, cost=3, box="test")
def x_curse(t: Turn) -> None:
    """Each player gains a Weakness."""
    for seat in t.around(t.me):
        t.push("x_curse.hit", seat=seat, this=t.this, by=t.me)


@x_curse.hit
def _x_curse(t: Turn) -> None:
    _ = t.gain_weakness()


@card("Decree", SUPER_POWER, cost=3, box="test")
def x_decree(t: Turn) -> None:
    """Each player discards a card."""
    for seat in t.around(t.me):
        t.push("x_decree.hit", seat=seat, this=t.this, by=t.me)


@x_decree.hit
def _x_decree(t: Turn) -> Effect[None]:
    _ = yield from t.must_discard()


@card("Workshop", EQUIPMENT, cost=3, box="test")
def x_workshop(t: Turn) -> None:
    """Ongoing: When you play an Equipment, +1 Power."""


@x_workshop.when("play", fits=kind(EQUIPMENT))
def _x_workshop(t: Turn) -> None:
    t.power(1)


@card("Back Room", LOCATION, cost=3, box="test")
def x_back_room(t: Turn) -> None:
    """Ongoing: Cards cost you 2 VP less to Bribe."""


@x_back_room.cheaper_to_bribe
def _x_back_room(t: Prices, wanted: Design) -> int:
    return 2


@card("Informant", HERO, cost=3, bribe=1, box="test")
def x_informant(t: Turn) -> None:
    """+1 Power. Ongoing: Once during each of your turns, you may draw a card."""
    t.power(1)


@x_informant.use()
def _x_informant(t: Turn) -> None:
    _ = t.draw()


@card("Bookkeeper", HERO, cost=3, bribe=1, box="test")
def x_bookkeeper(t: Turn) -> None:
    """At the end of your turn, gain 1 VP."""
    t.for_this_turn()


@x_bookkeeper.at_end
def _x_bookkeeper(t: Turn) -> None:
    t.gain_vp(1)


@card("Night Shift", LOCATION, cost=3, box="test")
def x_night_shift(t: Turn) -> None:
    """Ongoing: At the start of your turn, draw a card. At the end of your turn, draw a card."""


@x_night_shift.at_start
def _x_night_shift_starts(t: Turn) -> None:
    _ = t.draw()


@x_night_shift.at_end
def _x_night_shift_ends(t: Turn) -> None:
    _ = t.draw()


@card("Dawn", LOCATION, cost=3, box="test")
def x_dawn(t: Turn) -> None:
    """Ongoing: At the start of your turn, gain 1 VP."""


@x_dawn.at_start
def _x_dawn(t: Turn) -> None:
    t.gain_vp(1)


@card("Battery", EQUIPMENT, cost=2, box="test", defends="discard")
def x_battery(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, +2 Power."""
    t.power(1)


@x_battery.defended
def _x_battery(t: Turn) -> None:
    t.power(2)


@card("Shredder", LOCATION, cost=3, box="test")
def x_shredder(t: Turn) -> None:
    """Ongoing: At the end of your turn, discard the top card of your deck."""


@x_shredder.at_end
def _x_shredder(t: Turn) -> None:
    for top in t.has_top(t.me):
        t.discard(top)


@card("Fence", VILLAIN, cost=3, box="test")
def x_fence(t: Turn) -> Effect[None]:
    """You may discard a card you control. If you do, draw 2 cards."""
    if (yield from t.may_discard(PLAY)):
        _ = t.draw(2)


@card("Brawler", VILLAIN, cost=3, box="test")
def x_brawler(t: Turn) -> Effect[None]:
    """Draw a card. You may discard a card. If you do, +2 Power."""
    _ = t.draw()
    if (yield from t.may_discard(HAND)):
        t.power(2)


@card("Landlord", HERO, cost=3, box="test")
def x_landlord(t: Turn) -> None:
    """+1 Power. If you control a Location, draw a card."""
    t.power(1)
    if t.controls(LOCATION):
        _ = t.draw()


@card("Hide-out", LOCATION, cost=3, box="test")
def x_hideout(t: Turn) -> None:
    """Ongoing: The first time you play a Villain during each of your turns, draw a card."""


@x_hideout.when("play", first="own", fits=kind(VILLAIN))
def _x_hideout(t: Turn) -> None:
    _ = t.draw()


@card("Knuckles", EQUIPMENT, cost=2, vp=None, box="test")
def x_knuckles(t: Turn) -> None:
    """End of game: This card is worth 1 VP for each Punch in your deck."""


@x_knuckles.ends
def _x_knuckles(deck: Sequence[Design], tokens: int) -> int:
    return sum(each.slug == "punch" for each in deck)


@card("Appraisal", SUPER_POWER, cost=2, box="test")
def x_appraisal(t: Turn) -> Effect[None]:
    """You may destroy a card in your hand. If you do, gain VP equal to its VP value."""
    destroyed = yield from t.may_destroy(HAND)
    if destroyed:
        t.gain_vp(destroyed.vp)


@card("Sentinel", HERO, cost=9, vp=5, pile="nemesis", subtype="Super Hero", level=2, box="test")
def x_sentinel(t: Turn) -> None:
    """+1 Power. First Appearance - Attack: Each player discards two cards."""
    t.power(1)


@x_sentinel.arrives
def _x_sentinel(t: Turn) -> Effect[None]:
    _ = yield from t.must_discard(2)


@card("Owl", HERO, cost=8, vp=4, pile="nemesis", subtype="Super Hero", level=1, box="test")
def x_owl(t: Turn) -> None:
    """+1 Power. Stack Ongoing: Cards cost 1 more VP to Bribe. At the start of your turn, gain 1 VP. At the end of your
    turn, gain a Weakness.
    """
    t.power(1)


@x_owl.stack_cheaper_to_bribe
def _x_owl_bribes(t: Prices, wanted: Design) -> int:
    return -1


@x_owl.stack_at_start
def _x_owl_starts(t: Turn) -> None:
    t.gain_vp(1)


@x_owl.stack_at_end
def _x_owl_ends(t: Turn) -> None:
    _ = t.gain_weakness()


@card("Earthquake", HERO, cost=9, vp=5, pile="nemesis", subtype="Super Hero", level=2, box="test")
def x_earthquake(t: Turn) -> None:
    """First Appearance - Unavoidable Attack: The leftmost card of the Line-Up is destroyed."""


@x_earthquake.arrives_together
def _x_earthquake(t: Turn) -> None:
    leftmost = t.lineup_cards()[0]
    place = t.take(leftmost)
    t.state.destroyed.append(leftmost)
    t.leave_slot(place.slot, NONE)


@card("Double Raid", VILLAIN, cost=5, box="test")
def x_double_raid(t: Turn) -> None:
    """Attack: Each foe discards a card. Attack: Each foe discards a card."""
    for _ in range(2):
        t.push("attack", by=t.me, slug="x_raid", this=t.this, foes=[*t.foes(t.me)])


@card("Plunder", VILLAIN, cost=5, box="test")
def x_plunder(t: Turn) -> None:
    """Attack: Each foe loses 1 VP and you gain it. +1 Power."""
    t.attack()
    t.push("x_plunder.by-itself", seat=t.me, this=t.this)


@x_plunder.hit
def _x_plunder_hits(t: Turn) -> None:
    t.gain_vp(t.lose_vp(1), t.by)


@x_plunder.by_itself
def _x_plunder_goes_on(t: Turn) -> None:
    t.power(1)


@card("Recycling", SUPER_POWER, cost=3, box="test")
def x_recycling(t: Turn) -> Effect[None]:
    """Release a card from your hand."""
    _ = yield from t.must_release(HAND, fits=kind())


@card("Deep Freeze", SUPER_POWER, cost=3, box="test")
def x_deep_freeze(t: Turn) -> Effect[None]:
    """You may Freeze a card you control."""
    _ = yield from t.may_freeze(PLAY)


@card("Spiral", LOCATION, cost=3, box="test")
def x_spiral(t: Turn) -> None:
    """Ongoing: When you discard a card, discard the top card of your deck."""


@x_spiral.when("discard")
def _x_spiral(t: Turn) -> None:
    for top in t.has_top(t.me):
        t.discard(top)


@card("Arsonist", HERO, cost=9, vp=5, pile="nemesis", subtype="Super Hero", level=2, box="test")
def x_arsonist(t: Turn) -> None:
    """+1 Power. First Appearance - Attack: Each player destroys a random card from their hand."""
    t.power(1)


@x_arsonist.arrives
def _x_arsonist(t: Turn) -> None:
    lost = t.random_from_hand()
    if lost is not None:
        t.destroy(lost)


@card("Purge", VILLAIN, cost=4, box="test")
def x_purge(t: Turn) -> None:
    """Attack: Each foe destroys a card in their hand."""
    t.attack()


@x_purge.hit
def _x_purge(t: Turn) -> Effect[None]:
    _ = yield from t.must_destroy(HAND)


@card("Recruiting Hall", LOCATION, cost=3, box="test")
def x_recruiting_hall(t: Turn) -> None:
    """Ongoing: When you gain a Villain, draw a card."""


@x_recruiting_hall.when("gain", fits=kind(VILLAIN))
def _x_recruiting_hall(t: Turn) -> None:
    _ = t.draw()


@card("Underworld Bank", LOCATION, cost=3, box="test")
def x_underworld_bank(t: Turn) -> None:
    """Ongoing: When you gain a Villain, gain 1 VP."""


@x_underworld_bank.when("gain", fits=kind(VILLAIN))
def _x_underworld_bank(t: Turn) -> None:
    t.gain_vp(1)

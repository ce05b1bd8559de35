"""The Super Powers of the main deck."""

from engine.arkham.design import SUPER_POWER, card, kind
from engine.arkham.turn import HAND, PILE, Turn
from engine.core.task import Effect


@card("Escape Artist", SUPER_POWER, cost=2, vp=1, copies=3, defends="discard")
def escape_artist(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, you may Freeze a card from your
    discard pile.
    """
    t.power(1)


@escape_artist.defended
def _escape_artist(t: Turn) -> Effect[None]:
    _ = yield from t.may_freeze(PILE)


@card("Heads You Live…", SUPER_POWER, cost=3, vp=1, bribe=2, copies=2, provenance="named")
def heads_you_live(t: Turn) -> Effect[None]:
    """Flip the coin. Heads: Draw 2 cards. Tails: You may destroy a card in your hand or discard pile."""
    if (yield from t.heads()):
        _ = t.draw(2)
    else:
        _ = yield from t.may_destroy(HAND, PILE)


@card("Bloodthirst", SUPER_POWER, cost=4, vp=1, copies=2, provenance="named")
def bloodthirst(t: Turn) -> None:
    """+2 Power. For the rest of this turn, when you destroy a card, gain 1 VP."""
    t.power(2)
    t.for_this_turn()


@bloodthirst.when("destroy", calm=True)
def _bloodthirst(t: Turn) -> None:
    t.gain_vp(1)


@card("Nightmare Visions", SUPER_POWER, cost=5, vp=1, bribe=3, copies=2)
def nightmare_visions(t: Turn) -> None:
    """+1 Power. Draw a card. Attack: Each foe gains a Weakness."""
    t.power(1)
    _ = t.draw()
    t.attack()


@nightmare_visions.hit
def _nightmare_visions(t: Turn) -> None:
    _ = t.gain_weakness()


@card("Scaled Hide", SUPER_POWER, cost=5, vp=1, copies=2, defends="pay")
def scaled_hide(t: Turn) -> None:
    """+2 Power. Ongoing Defense: You may pay 1 VP to avoid an Attack."""
    t.power(2)


@card("Criminal Genius", SUPER_POWER, cost=6, vp=2, copies=2)
def criminal_genius(t: Turn) -> Effect[None]:
    """Surge. +2 Power. You may gain a card with cost 3 or less from the Line-Up."""
    _ = t.surge()
    t.power(2)
    yield from t.may_gain_from_lineup(kind(most=3))


@card("Monstrous Strength", SUPER_POWER, cost=7, vp=2, bribe=4, copies=3)
def monstrous_strength(t: Turn) -> None:
    """+5 Power."""
    t.power(5)


@card("The Perfect Crime", SUPER_POWER, cost=8, vp=3)
def the_perfect_crime(t: Turn) -> Effect[None]:
    """+3 Power. You may Bribe a card in the Line-Up for 0 VP."""
    t.power(3)
    yield from t.may_bribe_free()

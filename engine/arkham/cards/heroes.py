"""The Heroes of the main deck."""

from collections.abc import Sequence

from engine.arkham.design import EQUIPMENT, HERO, HOSTAGE, VILLAIN, Design, card, kind
from engine.arkham.turn import HAND, LINEUP, PILE, PLAY, Turn
from engine.core.task import Effect


@card("GCPD Officer", HERO, cost=2, vp=1, bribe=1, copies=4, provenance="named")
def gcpd_officer(t: Turn) -> None:
    """+1 Power. If you control a Hostage, +1 Power."""
    t.power(1)
    if t.controls(HOSTAGE):
        t.power(1)


@card("Crispus Allen", HERO, cost=3, vp=1, copies=2, provenance="named")
def crispus_allen(t: Turn) -> Effect[None]:
    """+1 Power. You may Release a Hostage you control. If you do, gain 2 VP."""
    t.power(1)
    if (yield from t.may_release(PLAY, fits=kind(HOSTAGE))):
        t.gain_vp(2)


@card("Jason Bard", HERO, cost=3, vp=1, copies=2)
def jason_bard(t: Turn) -> Effect[None]:
    """Look at the top two cards of your deck. Put one into your hand and discard the other."""
    seen = t.look(2)
    # Of fewer than two everybody can count that there is no choice.
    kept = yield from t.pick_of("take", t.on_deck(seen), hidden=len(seen) > 1, best=True)
    if kept is not None:
        t.take_up(kept)
    for other in seen:
        if other != kept:
            t.discard(other)


@card("The Creeper", HERO, cost=3, vp=1, copies=3, defends="discard")
def the_creeper(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, flip the coin. Heads: Draw 2
    cards. Tails: Draw a card.
    """
    t.power(1)


@the_creeper.defended
def _the_creeper(t: Turn) -> Effect[None]:
    _ = t.draw(2 if (yield from t.heads()) else 1)


@card("Clownhunter", HERO, cost=4, vp=1, copies=2)
def clownhunter(t: Turn) -> Effect[None]:
    """+2 Power. You may destroy a Villain with cost 4 or less in the Line-Up. If you do, gain 1 VP."""
    t.power(2)
    if (yield from t.may_destroy(LINEUP, fits=kind(VILLAIN, most=4))):
        t.gain_vp(1)


@card("Maggie Sawyer", HERO, cost=4, vp=1, copies=2, defends="discard")
def maggie_sawyer(t: Turn) -> None:
    """+2 Power. Defense: You may discard this card to avoid an Attack. If you do, gain 1 VP, or 2 VP if you control
    a Hostage.
    """
    t.power(2)


@maggie_sawyer.defended
def _maggie_sawyer(t: Turn) -> None:
    t.gain_vp(2 if t.controls(HOSTAGE) else 1)


@card("Ragman", HERO, cost=4, vp=1, bribe=2, copies=2)
def ragman(t: Turn) -> Effect[None]:
    """+2 Power. You may destroy a card with cost 0 in your discard pile."""
    t.power(2)
    _ = yield from t.may_destroy(PILE, fits=kind(most=0))


@card("Renee Montoya", HERO, cost=4, vp=1, copies=2, provenance="named")
def renee_montoya(t: Turn) -> Effect[None]:
    """+2 Power. You may Release a Hostage you control. If you do, draw 2 cards."""
    t.power(2)
    if (yield from t.may_release(PLAY, fits=kind(HOSTAGE))):
        _ = t.draw(2)


@card("Batwing", HERO, cost=5, vp=1, bribe=3, copies=2)
def batwing(t: Turn) -> None:
    """+1 Power. Draw a card. If you control an Equipment, +1 Power."""
    t.power(1)
    _ = t.draw()
    if t.controls(EQUIPMENT):
        t.power(1)


@card("The Question", HERO, cost=5, vp=None, copies=2)
def the_question(t: Turn) -> None:
    """+2 Power. End of game: This card is worth 1 VP for each different cost among Heroes in your deck."""
    t.power(2)


@the_question.ends
def _the_question(deck: Sequence[Design], tokens: int) -> int:
    return len({each.cost for each in deck if HERO in each.types})


@card("Ghost-Maker", HERO, cost=6, vp=2, bribe=3)
def ghost_maker(t: Turn) -> Effect[None]:
    """Draw 2 cards. You may discard a card. If you do, +2 Power."""
    _ = t.draw(2)
    if (yield from t.may_discard(HAND)):
        t.power(2)


@card("Gotham Girl", HERO, cost=7, vp=2)
def gotham_girl(t: Turn) -> Effect[None]:
    """+3 Power. You may pay up to 2 VP. +2 Power for each VP paid this way."""
    t.power(3)
    paid = yield from t.choose_number("Pay {number} VP", 0, min(2, t.vp))
    if t.pay_vp(paid):
        t.power(2 * paid)

"""The Villains of the main deck."""

from collections.abc import Sequence

from engine.arkham.design import HERO, VILLAIN, Design, card, kind
from engine.arkham.turn import HAND, LINEUP, PILE, PLAY, Turn
from engine.core.task import Effect


@card("Arkham Inmate", VILLAIN, cost=2, vp=None, copies=4)
def arkham_inmate(t: Turn) -> None:
    """+1 Power for each Arkham Inmate you control. End of game: This card is worth 1 VP, or 2 VP if your deck has
    three or more Arkham Inmates.
    """
    t.power(sum(t.slug(card) == "arkham_inmate" for card in t.controlled(t.me)))


@arkham_inmate.ends
def _arkham_inmate(deck: Sequence[Design], tokens: int) -> int:
    return 2 if sum(each.slug == "arkham_inmate" for each in deck) >= 3 else 1


@card("Kite Man", VILLAIN, cost=2, vp=1, bribe=1, copies=3)
def kite_man(t: Turn) -> None:
    """+2 Power. Surge."""
    t.power(2)
    _ = t.surge()


@card("Expendable Lackeys", VILLAIN, cost=3, vp=1, copies=3, provenance="named")
def expendable_lackeys(t: Turn) -> Effect[None]:
    """+1 Power. You may destroy a card you control. If its cost is 1 or more, gain 1 VP."""
    t.power(1)
    destroyed = yield from t.may_destroy(PLAY)
    if destroyed and destroyed.cost >= 1:
        t.gain_vp(1)


@card("Man-Bat", VILLAIN, cost=3, vp=1, bribe=2, copies=2)
def man_bat(t: Turn) -> Effect[None]:
    """Flip the coin. Heads: +3 Power. Tails: +1 Power and draw a card."""
    if (yield from t.heads()):
        t.power(3)
    else:
        t.power(1)
        _ = t.draw()


@card("Ratcatcher", VILLAIN, cost=3, vp=1, copies=2, provenance="named")
def ratcatcher(t: Turn) -> Effect[None]:
    """+2 Power. You may add the bottom two cards of the main deck to the Line-Up."""
    t.power(2)
    question = "{card:card}: add the bottom two cards of the main deck to the Line-Up?"
    if t.state.main and (yield from t.wants("surge", question)):
        for _ in range(min(2, len(t.state.main))):
            _ = t.add_bottom_of_main()


@card("Victor Zsasz", VILLAIN, cost=3, vp=1, copies=2)
def victor_zsasz(t: Turn) -> Effect[None]:
    """+1 Power. Attack: A foe of your choice loses 1 VP. If they cannot, they gain a Weakness."""
    t.power(1)
    yield from t.attack_one()


@victor_zsasz.hit
def _victor_zsasz(t: Turn) -> None:
    if not t.lose_vp(1):
        _ = t.gain_weakness()


@card("Firefly", VILLAIN, cost=4, vp=1, bribe=2, copies=2, provenance="named")
def firefly(t: Turn) -> Effect[None]:
    """+2 Power. Attack: A foe of your choice discards an Ongoing card they control; you pick it. If they control
    none, they lose 1 VP.
    """
    t.power(2)
    yield from t.attack_one()


@firefly.hit
def _firefly(t: Turn) -> Effect[None]:
    card = yield from t.pick("discard", PLAY, fits=lambda design: design.ongoing, best=True, of=t.me, seat=t.by)
    if card is None:
        _ = t.lose_vp(1)
    else:
        t.discard(card)


@card("Jervis Tetch", VILLAIN, cost=4, vp=1, copies=2, provenance="named")
def jervis_tetch(t: Turn) -> Effect[None]:
    """+1 Power. Look at the top card of your deck. You may play it or destroy it."""
    t.power(1)
    for top in t.look():
        choice = yield from t.choose_one(
            ("leave", "Leave it on top", True), ("play", "Play it", True), ("destroy", "Destroy it", True), seen=top
        )
        if choice == "destroy":
            t.destroy(top)
        elif choice == "play":
            t.play_card(top)


@card("Clayface", VILLAIN, cost=5, vp=1)
def clayface(t: Turn) -> Effect[None]:
    """Choose a Hero or Villain with cost 6 or less in the Line-Up. Resolve its text as if it were printed on this
    card.
    """
    card = yield from t.pick("copy", LINEUP, fits=kind(HERO, VILLAIN, most=6), best=True)
    if card is not None:
        t.copy_text(card)


@card("Professor Pyg", VILLAIN, cost=5, vp=1, copies=2)
def professor_pyg(t: Turn) -> Effect[None]:
    """+1 Power. You may destroy a card in your hand or discard pile. If you do, gain a Henchman."""
    t.power(1)
    if (yield from t.may_destroy(HAND, PILE)):
        _ = t.gain_henchman()


@card("Punchline", VILLAIN, cost=6, vp=2, bribe=3, provenance="named")
def punchline(t: Turn) -> None:
    """+3 Power. Attack: Each foe discards a random card from their hand."""
    t.power(3)
    t.attack()


@punchline.hit
def _punchline(t: Turn) -> None:
    card = t.random_from_hand()
    if card is not None:
        t.discard(card)


@card("Solomon Grundy", VILLAIN, cost=6, vp=2)
def solomon_grundy(t: Turn) -> None:
    """+4 Power. When this card is destroyed while you own it, put it into your discard pile."""
    t.power(4)


@solomon_grundy.when_destroyed
def _solomon_grundy(t: Turn) -> None:
    t.come_back()


@card("Black Mask", VILLAIN, cost=7, vp=None, bribe=4)
def black_mask(t: Turn) -> None:
    """Gain two Henchmen and put them into your hand. End of game: This card is worth 1 VP for every three Villains
    in your deck.
    """
    for _ in range(2):
        _ = t.gain_henchman("hand")


@black_mask.ends
def _black_mask(deck: Sequence[Design], tokens: int) -> int:
    return sum(VILLAIN in each.types for each in deck) // 3


@card("Hugo Strange", VILLAIN, cost=7, vp=2)
def hugo_strange(t: Turn) -> Effect[None]:
    """+3 Power. You may Bribe a card with cost 5 or less in the Line-Up for 0 VP."""
    t.power(3)
    yield from t.may_bribe_free(kind(most=5))

"""The Hostages: all Ongoing, most of them Released for what they print (AA-220 to AA-222)."""

from engine.arkham.design import HOSTAGE, card, kind
from engine.arkham.turn import HAND, PILE, Turn
from engine.core.task import Effect


@card("Arkham Orderly", HOSTAGE, cost=1, vp=0, copies=2, pile="hostage")
def arkham_orderly(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, +1 Power."""
    t.gain_vp(1)


@arkham_orderly.use(release=True)
def _arkham_orderly(t: Turn) -> None:
    t.power(1)


@card("Summer Gleeson", HOSTAGE, cost=1, vp=0, pile="hostage")
def summer_gleeson(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, Surge twice."""
    t.gain_vp(1)


@summer_gleeson.use(release=True)
def _summer_gleeson(t: Turn) -> None:
    _ = t.surge(2)


@card("Alfred Pennyworth", HOSTAGE, cost=2, vp=1, pile="hostage", provenance="named")
def alfred_pennyworth(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, draw a card."""
    t.gain_vp(1)


@alfred_pennyworth.use(release=True)
def _alfred_pennyworth(t: Turn) -> None:
    _ = t.draw()


@card("Dr. Joan Leland", HOSTAGE, cost=2, vp=1, pile="hostage")
def dr_joan_leland(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, Release up to two Weaknesses from
    your hand or discard pile.
    """
    t.gain_vp(1)


@dr_joan_leland.use(release=True)
def _dr_joan_leland(t: Turn) -> Effect[None]:
    yield from t.may_release_up_to(2, HAND, PILE, fits=lambda design: design.pile == "weakness")


@card("Julie Madison", HOSTAGE, cost=2, vp=1, pile="hostage")
def julie_madison(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, +2 Power."""
    t.gain_vp(1)


@julie_madison.use(release=True)
def _julie_madison(t: Turn) -> None:
    t.power(2)


@card("Aaron Cash", HOSTAGE, cost=3, vp=1, pile="hostage")
def aaron_cash(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, +3 Power."""
    t.gain_vp(1)


@aaron_cash.use(release=True)
def _aaron_cash(t: Turn) -> None:
    t.power(3)


@card("Leslie Thompkins", HOSTAGE, cost=3, vp=1, pile="hostage")
def leslie_thompkins(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, you may destroy a card in your
    hand or discard pile.
    """
    t.gain_vp(1)


@leslie_thompkins.use(release=True)
def _leslie_thompkins(t: Turn) -> Effect[None]:
    _ = yield from t.may_destroy(HAND, PILE)


@card("Vicki Vale", HOSTAGE, cost=3, vp=1, pile="hostage")
def vicki_vale(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, you may Bribe a card with cost 5
    or less in the Line-Up for 0 VP.
    """
    t.gain_vp(1)


@vicki_vale.use(release=True)
def _vicki_vale(t: Turn) -> Effect[None]:
    yield from t.may_bribe_free(kind(most=5))


@card("Warden Quincy Sharp", HOSTAGE, cost=3, vp=1, pile="hostage", defends="release")
def warden_quincy_sharp(t: Turn) -> None:
    """Gain 1 VP. Ongoing Defense: You may Release this card to avoid an Attack. If you do, draw a card."""
    t.gain_vp(1)


@warden_quincy_sharp.defended
def _warden_quincy_sharp(t: Turn) -> None:
    _ = t.draw()


@card("Lucius Fox", HOSTAGE, cost=4, vp=1, pile="hostage")
def lucius_fox(t: Turn) -> None:
    """Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, put a card from your discard pile
    into your hand.
    """
    t.gain_vp(1)


@lucius_fox.use(release=True)
def _lucius_fox(t: Turn) -> Effect[None]:
    yield from t.must_recover()


@card("Mayor Hamilton Hill", HOSTAGE, cost=4, vp=1, pile="hostage")
def mayor_hamilton_hill(t: Turn) -> None:
    """Gain 2 VP. Ongoing: During your turn, you may Release this card. If you do, draw 2 cards."""
    t.gain_vp(2)


@mayor_hamilton_hill.use(release=True)
def _mayor_hamilton_hill(t: Turn) -> None:
    _ = t.draw(2)


@card("Nora Fries", HOSTAGE, cost=4, vp=2, pile="hostage")
def nora_fries(t: Turn) -> None:
    """Gain 1 VP. Ongoing: Once during each of your turns, you may Freeze a card from your discard pile."""
    t.gain_vp(1)


@nora_fries.use(lambda t: bool(t.player(t.me).pile))
def _nora_fries(t: Turn) -> Effect[None]:
    yield from t.must_freeze(1, PILE)


@card("Commissioner Gordon", HOSTAGE, cost=5, vp=2, pile="hostage")
def commissioner_gordon(t: Turn) -> None:
    """Gain 2 VP. Ongoing: Once during each of your turns, +1 Power."""
    t.gain_vp(2)


@commissioner_gordon.by_itself
def _commissioner_gordon(t: Turn) -> None:
    t.power(1)

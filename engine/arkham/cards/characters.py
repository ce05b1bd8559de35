"""The nine Characters of the base game (AA-148). What they do names its own moment; there is nothing to play."""

from engine.arkham.design import HERO, HOSTAGE, VILLAIN, Design, character, kind
from engine.arkham.prices import Prices
from engine.arkham.turn import HAND, LINEUP, Turn
from engine.core.task import Effect


@character("The Joker")
def ch_the_joker(t: Turn) -> None:
    """Once during each of your turns, you may give 1 VP to a foe and pass them a card from your hand. If you do,
    draw a card.
    """


@ch_the_joker.use(lambda t: t.vp > 0 and bool(t.player(t.me).hand))
def _the_joker(t: Turn) -> Effect[None]:
    foe = yield from t.choose_foe()
    card = yield from t.pick("give", HAND)
    if card is not None and t.pay_vp(1):
        t.gain_vp(1, foe)
        t.pass_card(card, foe)
        _ = t.draw()


@character("Harley Quinn")
def ch_harley_quinn(t: Turn) -> None:
    """The first time you destroy a card during each of your turns, draw a card."""


@ch_harley_quinn.when("destroy", first="own")
def _harley_quinn(t: Turn) -> None:
    _ = t.draw()


@character("The Riddler", provenance="named")
def ch_the_riddler(t: Turn) -> None:
    """Once during each of your turns, you may attach a Riddle token to a Line-Up slot that has none. If you do, +1
    Power.
    """


@ch_the_riddler.use(lambda t: t.can_attach())
def _the_riddler(t: Turn) -> Effect[None]:
    if (yield from t.attach_riddle()):
        t.power(1)


@character("Two-Face", flips_again=True)
def ch_two_face(t: Turn) -> None:
    """Once during each of your turns, you may flip the coin. Heads: Draw a card. Tails: +1 Power. After you flip
    the coin for any ability, you may pay 1 VP to flip it again.
    """


@ch_two_face.use()
def _two_face(t: Turn) -> Effect[None]:
    if (yield from t.heads()):
        _ = t.draw()
    else:
        t.power(1)


@character("Mr. Freeze")
def ch_mr_freeze(t: Turn) -> None:
    """Once during each of your turns, you may Freeze a card from your hand. If its cost is 0, +1 Power. If its cost
    is 1 or more, draw a card.
    """


@ch_mr_freeze.use(lambda t: bool(t.player(t.me).hand))
def _mr_freeze(t: Turn) -> Effect[None]:
    card = yield from t.pick("freeze", HAND)
    if card is None:
        return
    t.freeze(card)
    if t.design(card).cost == 0:
        t.power(1)
    else:
        _ = t.draw()


@character("The Penguin")
def ch_the_penguin(t: Turn) -> None:
    """Once during each of your turns, you may spend 1 Power to gain 1 VP. The first card you Bribe during each of
    your turns costs 1 VP less.
    """


@ch_the_penguin.use(lambda t: t.state.now.power > 0)
def _the_penguin(t: Turn) -> None:
    if t.spend_power(1):
        t.gain_vp(1)


@ch_the_penguin.cheaper_to_bribe
def _first_bribe(t: Prices, wanted: Design) -> int:
    return 0 if t.deeds("bribe", t.me) else 1


@character("Poison Ivy")
def ch_poison_ivy(t: Turn) -> None:
    """Hostages cost you 1 less to buy. The first time you Release a card during each of your turns, draw a card."""


@ch_poison_ivy.cheaper_to_buy
def _hostages(t: Prices, wanted: Design) -> int:
    return 1 if HOSTAGE in wanted.types else 0


@ch_poison_ivy.when("release", first="own")
def _poison_ivy(t: Turn) -> None:
    _ = t.draw()


@character("Scarecrow")
def ch_scarecrow(t: Turn) -> None:
    """The first time you play an Attack card during each of your turns, draw a card. The first time a foe gains a
    Weakness during each of your turns, gain 1 VP.
    """


@ch_scarecrow.when("play", first="own", fits=lambda design: design.attack)
def _scarecrow(t: Turn) -> None:
    _ = t.draw()


@ch_scarecrow.when("gain", first="own", by_foe=True, fits=lambda design: design.pile == "weakness", calm=True)
def _fear(t: Turn) -> None:
    t.gain_vp(1)


@character("Killer Croc")
def ch_killer_croc(t: Turn) -> None:
    """Once during each of your turns, you may destroy a Hero or Villain with cost 4 or less in the Line-Up. If you
    do, +1 Power and Surge.
    """


_prey = kind(HERO, VILLAIN, most=4)


@ch_killer_croc.use(lambda t: bool(t.cards(LINEUP, fits=_prey)))
def _killer_croc(t: Turn) -> Effect[None]:
    if (yield from t.must_destroy(LINEUP, fits=_prey)):
        t.power(1)
        _ = t.surge()

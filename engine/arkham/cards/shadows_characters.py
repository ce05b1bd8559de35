"""The eight Characters of Shadows (SH-001 to SH-005)."""

from engine.arkham.design import EQUIPMENT, HERO, character, kind
from engine.arkham.turn import HAND, LINEUP, PILE, Turn
from engine.core.task import Effect

SHADOWS = "shadows"
SUPER_HERO = "Super Hero"


@character("Bane", provenance="named", box=SHADOWS, returns_weakness=True)
def ch_bane(t: Turn) -> None:
    """Once during each of your turns, you may gain a Weakness. If you do, +2 Power. When you play a Weakness, you may
    return it to its stack without paying VP. The first time each turn you do, +1 Power.
    """


@ch_bane.use(lambda t: bool(t.state.weaknesses))
def _bane(t: Turn) -> None:
    if t.gain_weakness():
        t.power(2)


@ch_bane.when("return", first="each", calm=True)
def _returned(t: Turn) -> None:
    t.power(1)


@character("Ra's al Ghul", box=SHADOWS)
def ch_ras_al_ghul(t: Turn) -> None:
    """Once during each of your turns, you may discard a card. If you do, put a card with cost 4 or less from your
    discard pile into your hand.
    """


@ch_ras_al_ghul.use(lambda t: bool(t.player(t.me).hand))
def _ras_al_ghul(t: Turn) -> Effect[None]:
    if (yield from t.must_discard()):
        yield from t.must_recover(kind(most=4))


@character("Red Hood", tag=SUPER_HERO, box=SHADOWS)
def ch_red_hood(t: Turn) -> None:
    """The first time you gain a card with cost 4 or more during each of your turns, you may destroy a card in your hand
    or discard pile.
    """


@ch_red_hood.when("gain", first="own", fits=kind(least=4))
def _red_hood(t: Turn) -> Effect[None]:
    _ = yield from t.may_destroy(HAND, PILE)


_recruit = kind(HERO, most=5)


@character("Robin", tag=SUPER_HERO, box=SHADOWS)
def ch_robin(t: Turn) -> None:
    """Once during each of your turns, you may Bribe a Hero with cost 5 or less in the Line-Up for 0 VP."""


@ch_robin.use(lambda t: bool(t.cards(LINEUP, fits=_recruit)))
def _robin(t: Turn) -> Effect[None]:
    yield from t.must_bribe_free(_recruit)


@character("Batman", tag=SUPER_HERO, box=SHADOWS)
def ch_batman(t: Turn) -> None:
    """The first time you play an Equipment during each of your turns, look at the top two cards of your deck. Put one
    into your hand and the other on the bottom of your deck.
    """


@ch_batman.when("play", first="own", fits=kind(EQUIPMENT))
def _batman(t: Turn) -> Effect[None]:
    yield from t.keep_one(t.look(2))


@character("Nightwing", tag=SUPER_HERO, box=SHADOWS)
def ch_nightwing(t: Turn) -> None:
    """Once during each of your turns, you may count the different card types you control. Three or more: +1 Power. Four
    or more: Also draw a card.
    """


@ch_nightwing.use(lambda t: t.types_controlled() >= 3)
def _nightwing(t: Turn) -> None:
    types = t.types_controlled()
    if types >= 3:
        t.power(1)
    if types >= 4:
        _ = t.draw()


@character("Oracle", tag=SUPER_HERO, box=SHADOWS)
def ch_oracle(t: Turn) -> None:
    """Once during each of your turns, you may look at the top card of the main deck. If you do, choose one: Add it to
    the Line-Up; or put it on the bottom of the main deck and +1 Power.
    """


@ch_oracle.use(lambda t: bool(t.state.main))
def _oracle(t: Turn) -> Effect[None]:
    seen = t.look_at_main()
    choice = yield from t.choose_one(
        ("add", "Add it to the Line-Up", True), ("under", "Put it on the bottom: +1 Power", True), seen=seen
    )
    if choice == "add":
        _ = t.add_top_of_main()
    else:
        t.top_under_main()
        t.power(1)


@character("Batgirl", tag=SUPER_HERO, box=SHADOWS)
def ch_batgirl(t: Turn) -> None:
    """Once during each of your turns, you may choose one: +1 Power; or gain 1 VP if each foe has more VP than you."""


@ch_batgirl.use()
def _batgirl(t: Turn) -> Effect[None]:
    choice = yield from t.choose_one(
        ("power", "+1 Power", True), ("vp", "Gain 1 VP", t.each_foe_has_more_vp())
    )  # fmt: skip
    if choice == "power":
        t.power(1)
    else:
        t.gain_vp(1)

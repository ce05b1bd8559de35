"""Riddle tokens. "You" is the foe who reads the token; an Attack on it is The Riddler's against that player alone."""

from engine.arkham.design import MAIN_TYPES, riddle
from engine.arkham.turn import Turn
from engine.core.task import Effect


@riddle("Dead End")
def riddle_1(t: Turn) -> None:
    """Attack: Gain a Weakness."""
    t.attack_reader()


@riddle_1.hit
def _riddle_1(t: Turn) -> None:
    _ = t.gain_weakness()


@riddle("Toll Bridge")
def riddle_2(t: Turn) -> None:
    """Attack: Lose 2 VP. The Riddler gains the VP lost this way."""
    t.attack_reader()


@riddle_2.hit
def _riddle_2(t: Turn) -> None:
    t.gain_vp(t.lose_vp(2), t.by)


@riddle("Cold Case")
def riddle_3(t: Turn) -> None:
    """Attack: If you gained the card from this slot, Freeze it."""
    t.attack_reader()


@riddle_3.hit
def _riddle_3(t: Turn) -> None:
    player = t.player(t.me)
    if t.this in player.pile or t.this in player.hand:
        t.freeze(t.this)


@riddle("Running Late")
def riddle_4(t: Turn) -> None:
    """Attack: The next time you draw at the end of your turn, draw 1 card fewer."""
    t.attack_reader()


@riddle_4.hit
def _riddle_4(t: Turn) -> None:
    t.draw_fewer(1)


@riddle("Guessing Game")
def riddle_5(t: Turn) -> Effect[None]:
    """Name a card type, then reveal the top card of the main deck. Right: Gain 2 VP. Wrong: Lose 1 VP."""
    if not t.state.main:
        return
    named = yield from t.choose_one(*((kind, kind, True) for kind in MAIN_TYPES))
    revealed = t.reveal_main()
    if named in t.design(revealed).types:
        t.gain_vp(2)
    else:
        _ = t.lose_vp(1)


@riddle("Hush Money")
def riddle_6(t: Turn) -> Effect[None]:
    """Choose one: Pay 1 VP; or gain a Weakness."""
    weakness = bool(t.state.weaknesses)
    choice = yield from t.choose_one(("pay", "Pay 1 VP", t.vp > 0), ("weakness", "Gain a Weakness", weakness))
    if choice == "pay":
        _ = t.pay_vp(1)
    elif choice == "weakness":
        _ = t.gain_weakness()


@riddle("Red Herring")
def riddle_7(t: Turn) -> None:
    """Draw a card."""
    _ = t.draw()


@riddle("Fool's Gold")
def riddle_8(t: Turn) -> None:
    """Gain 1 VP."""
    t.gain_vp(1)

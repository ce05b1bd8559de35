"""Ghost-Maker: draw 2 cards. You may discard a card. If you do, +2 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-157", "AA-158")
def test_the_drawn_cards_may_be_discarded_too_but_nothing_in_play() -> None:
    t = table(P("Ghost-Maker, Ragman", deck="Punch, Kite Man, Crowbar", play="Iceberg Lounge"), P("Punch"))
    t.play("Ghost-Maker")
    assert (["Ragman", "Punch", "Kite Man", "No"], ["No"], 0) == (t.offers(), t.default(), t.power)
    t.pick("Kite Man")
    assert (2, ["Ragman", "Punch"], ["Kite Man"], 1) == (t.power, t.hand(), t.pile(), t.vp())
    assert ["Punch"] == t.hand(1)
    t.idle()


@pytest.mark.rule("AA-103")
def test_no_keeps_all_cards_and_gives_no_power() -> None:
    t = table(P("Ghost-Maker", deck="Punch*2"), P())
    t.play("Ghost-Maker")
    t.no()
    assert (0, ["Punch", "Punch"], []) == (t.power, t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-100", "AA-103")
def test_with_an_empty_hand_after_the_draw_nothing_is_asked() -> None:
    t = table(P("Ghost-Maker", deck=""), P())
    t.play("Ghost-Maker")
    assert (0, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-188")
def test_bribed_for_3_vp_he_does_the_same() -> None:
    t = table(P("Ragman", vp=3, deck="Punch*2"), P(), lineup="Ghost-Maker")
    t.bribe("Ghost-Maker")
    t.pick("Punch")
    assert (0, 2, ["Ragman", "Punch"], ["Ghost-Maker"]) == (t.vp(), t.power, t.hand(), t.bribed)
    t.idle()

"""Nightrunner: +2 Power; you may discard a card to draw one."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-103")
def test_a_card_of_the_hand_goes_and_another_comes() -> None:
    t = table(P("Nightrunner, Punch, Weakness", deck="Kite Man"), P("Batwing"))
    t.play("Nightrunner")
    assert (["Punch", "Weakness", "No"], ["No"], 2) == (t.offers(), t.default(), t.power)
    t.pick("Weakness")
    assert (["Punch", "Kite Man"], ["Weakness"], ["Batwing"]) == (t.hand(), t.pile(), t.hand(1))
    t.idle()


def test_no_discard_no_draw() -> None:
    t = table(P("Nightrunner, Punch", deck="Kite Man"), P())
    t.play("Nightrunner")
    t.no()
    assert (["Punch"], ["Kite Man"]) == (t.hand(), t.deck())
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_hand_nothing_is_asked() -> None:
    t = table(P("Nightrunner", deck="Kite Man"), P())
    t.play("Nightrunner")
    assert (2, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-174")
def test_with_an_empty_deck_the_discarded_card_comes_back() -> None:
    t = table(P("Nightrunner, Punch", deck=""), P())
    t.play("Nightrunner")
    t.pick("Punch")
    assert (["Punch"], []) == (t.hand(), t.pile())
    t.idle()

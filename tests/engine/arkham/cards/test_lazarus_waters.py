"""Lazarus Waters: +1 Power; you may discard a card to draw one."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-103", "AA-157")
def test_a_card_of_the_hand_goes_and_another_comes() -> None:
    t = table(P("Lazarus Waters, Punch, Weakness", deck="Kite Man", play="Ragman"), P("Batwing"))
    t.play("Lazarus Waters")
    assert (["Punch", "Weakness", "No"], ["No"], 1) == (t.offers(), t.default(), t.power)
    t.pick("Weakness")
    assert (["Punch", "Kite Man"], ["Weakness"], 1, ["Batwing"]) == (t.hand(), t.pile(), t.power, t.hand(1))
    t.idle()


def test_no_discard_no_draw() -> None:
    t = table(P("Lazarus Waters, Punch", deck="Kite Man"), P())
    t.play("Lazarus Waters")
    t.no()
    assert (["Punch"], ["Kite Man"], []) == (t.hand(), t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_hand_nothing_is_asked() -> None:
    t = table(P("Lazarus Waters", deck="Kite Man"), P())
    t.play("Lazarus Waters")
    assert (1, ["Kite Man"]) == (t.power, t.deck())
    t.idle()


@pytest.mark.rule("AA-174")
def test_with_an_empty_deck_the_discarded_card_itself_is_shuffled_and_drawn() -> None:
    t = table(P("Lazarus Waters, Punch", deck=""), P())
    t.play("Lazarus Waters")
    t.pick("Punch")
    assert (["Punch"], [], []) == (t.hand(), t.pile(), t.deck())
    t.idle()

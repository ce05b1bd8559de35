"""Nightwing: three different card types controlled: +1 Power; four: also draw a card."""

import pytest

from tests.engine.arkham.table import P, table

WING = "Nightwing"


@pytest.mark.rule("AA-112", "AA-150")
def test_three_types_give_power_and_four_a_card_too() -> None:
    t = table(P("Punch", play="Kite Man, Ragman", deck="Batwing", character=WING), P())
    assert [] == t.offers("use")
    t.play("Punch")
    assert ["Nightwing"] == t.offers("use")
    t.use(WING)
    assert (2, [], []) == (t.power, t.hand(), t.offers("use"))
    t.idle()
    t = table(P(play="Kite Man, Ragman, Crowbar, Arkham Asylum", deck="Crowbar*2", character=WING), P())
    t.use(WING)
    assert (1, ["Crowbar"], ["Crowbar"]) == (t.power, t.hand(), t.deck())
    t.idle()


@pytest.mark.rule("AA-005", "SH-065")
def test_a_weakness_has_no_type_and_grapnel_gun_has_two() -> None:
    t = table(P(play="Kite Man, Ragman, Weakness, Ragman", character=WING), P())
    assert [] == t.offers("use")
    t.idle()
    t = table(P(play="Grapnel Gun, Ragman", character=WING), P())
    t.use(WING)
    assert 1 == t.power
    t.idle()


@pytest.mark.rule("AA-150")
def test_bribed_and_ongoing_cards_count_and_those_of_others_do_not() -> None:
    t = table(P(play="Julie Madison", character=WING), P(play="Kite Man"), bribed="Kite Man, Ragman")
    t.use(WING)
    assert 1 == t.power
    t.idle()
    t = table(P(play="Ragman, Punch", character=WING), P(play="Kite Man, Crowbar"))
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_no_card_to_draw_the_power_comes_alone() -> None:
    t = table(P(play="Kite Man, Ragman, Crowbar, Punch", deck="", character=WING), P())
    t.use(WING)
    assert (1, []) == (t.power, t.hand())
    t.idle()

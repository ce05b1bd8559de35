"""Kite Man: +2 Power. Surge."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-201", "AA-099")
def test_the_surge_is_mandatory_and_fills_the_leftmost_empty_slot() -> None:
    t = table(P("Kite Man"), P(), lineup="Ragman, -, Crowbar, -, Batwing", main="Clayface, Punchline")
    t.play("Kite Man")
    assert (2, ["Ragman", "Clayface", "Crowbar", "-", "Batwing"]) == (t.power, t.lineup)
    assert (["Punchline"], [[]] * 5) == (t.main, t.below)
    t.idle()


@pytest.mark.rule("AA-202", "AA-200")
def test_with_all_slots_full_the_card_goes_below_and_can_be_bought() -> None:
    t = table(P("Kite Man*2"), P(), lineup="Ragman*5", main="Clayface, Crowbar", power=1)
    t.play("Kite Man")
    t.play("Kite Man")
    assert (5, [["Clayface"], ["Crowbar"], [], [], []]) == (t.power, t.below)
    t.buy("Clayface")
    assert (0, ["Clayface"]) == (t.power, t.pile())
    t.idle()


@pytest.mark.rule("AA-205", "AA-332")
def test_with_an_empty_main_deck_only_the_power_comes() -> None:
    t = table(P("Kite Man"), P(), lineup="Ragman", main="")
    t.play("Kite Man")
    assert (2, ["Ragman", "-", "-", "-", "-"]) == (t.power, t.lineup)
    t.idle()


@pytest.mark.rule("AA-188", "AA-201")
def test_bribed_for_1_vp_it_leaves_its_slot_to_the_surged_card() -> None:
    t = table(P(vp=1), P(), lineup="Kite Man, Ragman", main="Clayface, Punchline, Crowbar, Batwing, Death Trap")
    t.bribe("Kite Man")
    assert (2, 0, ["Clayface", "Ragman", "-", "-", "-"]) == (t.power, t.vp(), t.lineup)
    t.end()
    assert (["Clayface", "Ragman", "Punchline", "Crowbar", "Batwing"], ["Death Trap", "Kite Man"]) == (t.lineup, t.main)
    t.idle(1)

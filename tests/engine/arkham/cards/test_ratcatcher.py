"""Ratcatcher: +2 Power. You may add the bottom two cards of the main deck to the Line-Up."""

import pytest

from tests.engine.arkham.table import P, table

QUESTION = "Ratcatcher: add the bottom two cards of the main deck to the Line-Up?"


@pytest.mark.rule("AA-281", "AA-114")
def test_the_player_decides_before_anybody_sees_the_cards() -> None:
    t = table(P("Ratcatcher"), P(), lineup="Ragman", main="Crowbar, Clayface, Kite Man")
    t.play("Ratcatcher")
    assert (QUESTION, ["Yes", "No"], ["No"], 2) == (t.prompt(), t.offers(), t.default(), t.power)
    assert not [line for line in t.told if "Clayface" in line or "Kite Man" in line]
    assert not {*t.state.main} & {*t.position.view(0).hand.knows}
    t.no()
    assert (["Crowbar", "Clayface", "Kite Man"], ["Ragman", "-", "-", "-", "-"]) == (t.main, t.lineup)
    t.idle()


@pytest.mark.rule("AA-204", "AA-201")
def test_the_bottom_card_comes_first_each_placed_as_by_a_surge() -> None:
    t = table(P("Ratcatcher"), P(), lineup="Ragman, -, Batwing", main="Crowbar, Clayface, Kite Man")
    t.play("Ratcatcher")
    t.yes()
    assert (["Crowbar"], ["Ragman", "Kite Man", "Batwing", "Clayface", "-"]) == (t.main, t.lineup)
    t.idle()


@pytest.mark.rule("AA-204", "AA-202")
def test_with_all_slots_full_they_go_below() -> None:
    t = table(P("Ratcatcher"), P(), lineup="Ragman*5", below=("Crowbar",), main="Crowbar, Clayface, Kite Man")
    t.play("Ratcatcher")
    t.yes()
    assert [["Crowbar"], ["Kite Man"], ["Clayface"], [], []] == t.below
    t.idle()


@pytest.mark.rule("AA-102")
def test_of_a_main_deck_of_one_that_one_is_added() -> None:
    t = table(P("Ratcatcher"), P(), lineup="Ragman", main="Kite Man")
    t.play("Ratcatcher")
    t.yes()
    assert ([], ["Ragman", "Kite Man", "-", "-", "-"]) == (t.main, t.lineup)
    t.idle()


@pytest.mark.rule("AA-100", "AA-332")
def test_with_an_empty_main_deck_nothing_is_asked() -> None:
    t = table(P("Ratcatcher"), P(), lineup="Ragman", main="")
    t.play("Ratcatcher")
    assert (2, ["Ragman", "-", "-", "-", "-"]) == (t.power, t.lineup)
    t.idle()

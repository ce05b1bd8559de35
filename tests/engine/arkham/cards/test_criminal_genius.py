"""Criminal Genius: Surge. +2 Power. You may gain a card with cost 3 or less from the Line-Up."""

import pytest

from tests.engine.arkham.table import P, table

GENIUS = "Criminal Genius"


@pytest.mark.rule("AA-010", "AA-201")
def test_the_card_it_surges_may_be_the_one_that_is_gained() -> None:
    t = table(P(GENIUS), P(vp=1), lineup="Crowbar, Ragman, Kite Man, Batwing, Clayface", main="Man-Bat, Ragman")
    t.play(GENIUS)
    assert (2, ["Man-Bat"]) == (t.power, t.below[0])
    assert (["Crowbar", "Kite Man", "Man-Bat", "No"], ["No"]) == (t.offers(), t.default())
    t.pick("Man-Bat")
    assert (["Man-Bat"], [[]] * 5, ["Ragman"]) == (t.pile(), t.below, t.main)
    assert ([], 1) == (t.pile(1), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-078", "AA-162")
def test_a_gained_card_leaves_its_slot_empty_and_goes_to_the_discard_pile() -> None:
    t = table(P(GENIUS), P(), lineup="Crowbar, Ragman, Kite Man, Batwing, Clayface", main="Ragman")
    t.play(GENIUS)
    t.pick("Kite Man")
    assert (["Crowbar", "Ragman", "-", "Batwing", "Clayface"], ["Kite Man"], []) == (t.lineup, t.pile(), t.hand())
    t.idle()


def test_a_no_gains_nothing() -> None:
    t = table(P(GENIUS), P(), lineup="Kite Man", main="Ragman")
    t.play(GENIUS)
    t.no()
    assert ([], ["Kite Man", "Ragman", "-", "-", "-"]) == (t.pile(), t.lineup)
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_only_dear_cards_nothing_is_asked() -> None:
    t = table(P(GENIUS), P(), lineup="Ragman, Batwing", main="Clayface")
    t.play(GENIUS)
    assert (2, [], ["Ragman", "Batwing", "Clayface", "-", "-"]) == (t.power, t.pile(), t.lineup)
    t.idle()


@pytest.mark.rule("AA-205")
def test_with_an_empty_main_deck_there_is_no_surge_but_the_rest_is_done() -> None:
    t = table(P(GENIUS), P(), lineup="Kite Man", main="")
    t.play(GENIUS)
    t.pick("Kite Man")
    assert (2, ["Kite Man"], ["-"] * 5) == (t.power, t.pile(), t.lineup)
    t.idle()


@pytest.mark.rule("AA-243", "AA-244")
def test_a_riddle_token_sees_the_gain_from_its_slot() -> None:
    t = table(P(GENIUS), P(character="The Riddler"), lineup="Kite Man*5", main="Ragman", tokens={2: 8, 3: 1})
    t.play(GENIUS)
    t.pick("Kite Man@2")
    assert (1, {3: 1}, ["Kite Man"]) == (t.vp(), t.tokens, t.pile())
    t.idle()

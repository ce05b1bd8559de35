"""Zatanna: draw 3 cards. FA: each player passes two cards from their hand to the left."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Zatanna, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145", "AA-102")
def test_played_she_draws_3() -> None:
    t = table(P("Zatanna", deck="Punch*4"), P("Punch"))
    t.play("Zatanna")
    assert (0, ["Punch"] * 3, ["Punch"]) == (t.power, t.hand(), t.hand(1))
    t.idle()
    t = table(P("Zatanna", deck="Punch"), P())
    t.play("Zatanna")
    assert ["Punch"] == t.hand()
    t.idle()


@pytest.mark.rule("AA-144", "AA-289", "AA-163")
def test_all_choose_two_in_one_secret_decision_and_pass_them_at_once() -> None:
    t = table(P("Punch, Kite Man, Ragman"), P("Crowbar, Weakness, Batwing"), P("Punch"), **FA)
    assert [0, 1] == sorted(t.awaited)
    assert (["Crowbar", "Weakness", "Batwing"], ["Crowbar", "Weakness"]) == (t.offers(seat=1), t.default(1))
    t.pick("Weakness", "Batwing", seat=1)
    assert ["Crowbar", "Weakness", "Batwing"] == t.hand(1)
    t.pick("Punch", "Ragman", seat=0)
    assert (["Punch"], ["Punch", "Ragman"], ["Weakness", "Batwing"]) == (t.pile(), t.pile(1), t.pile(2))
    assert (["Kite Man"], ["Crowbar"], []) == (t.hand(), t.hand(1), t.hand(2))
    t.idle(1)


@pytest.mark.rule("AA-144", "AA-102")
def test_with_one_card_that_one_goes_and_with_none_nothing() -> None:
    t = table(P("Kite Man"), P(), **FA)
    assert ([], ["Kite Man"], [], []) == (t.hand(), t.pile(1), t.pile(), t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-142", "AA-143")
def test_who_avoids_it_is_skipped_and_alone_you_pass_to_yourself() -> None:
    t = table(P("Kite Man, Punch"), P("Shield, Ragman", deck="Batwing"), P("Crowbar"), **FA)
    t.defend(1, "Shield")
    assert (["Crowbar"], ["Shield"], ["Kite Man", "Punch"]) == (t.pile(), t.pile(1), t.pile(2))
    t.idle(1)
    t = table(P("Kite Man"), P("Shield", deck="Batwing"), **FA)
    t.defend(1, "Shield")
    assert (["Kite Man"], []) == (t.pile(), t.hand())
    t.idle(1)


@pytest.mark.rule("SH-026")
def test_in_a_team_game_cards_go_to_the_teammate_or_back() -> None:
    t = table(P("Kite Man"), P("Punch"), P("Crowbar"), P("Punch"), teams=True, **FA)
    assert (["Crowbar"], ["Kite Man"], [], []) == (t.pile(), t.pile(2), t.pile(1), t.pile(3))
    t.idle(1)
    t = table(P("Kite Man"), P(), P("Shield", deck="Batwing"), P(), teams=True, **FA)
    t.defend(2, "Shield")
    assert (["Kite Man"], ["Shield"]) == (t.pile(), t.pile(2))
    t.idle(1)

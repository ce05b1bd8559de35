"""Batman and Robin: +3 Power, draw 2 cards. FA: each player discards their hand, then draws 3 cards."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Batman and Robin, Superman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145", "AA-174")
def test_played_they_give_power_and_2_cards() -> None:
    t = table(P("Batman and Robin, Punch", deck="Kite Man", pile="Ragman"), P("Punch"))
    t.play("Batman and Robin")
    assert (3, ["Punch", "Kite Man", "Ragman"], ["Punch"]) == (t.power, t.hand(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-137", "AA-157")
def test_appearing_they_take_the_hand_and_leave_3_cards() -> None:
    t = table(P("Punch*2", deck="Kite Man*4"), P("Ragman, Crowbar, Punch, Weakness", deck="Batwing*4"), **FA)
    assert (["Batwing"] * 3, ["Ragman", "Crowbar", "Punch", "Weakness"]) == (t.hand(1), t.pile(1))
    assert (["Kite Man"] * 3, ["Punch", "Punch"]) == (t.hand(), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-174", "AA-102")
def test_the_discarded_hand_is_shuffled_if_need_be_and_an_empty_hand_draws_too() -> None:
    t = table(P(deck="Kite Man*4"), P("Ragman, Punch", deck=""), **FA)
    assert (["Punch", "Ragman"], [], ["Kite Man"] * 3) == (sorted(t.hand(1)), t.pile(1), t.hand())
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_hand() -> None:
    t = table(P(), P("Shield, Punch", deck="Batwing*4"), **FA)
    t.defend(1, "Shield")
    assert ["Punch", "Batwing"] == t.hand(1)
    t.idle(1)

"""Interrogation: those with the most Control in Batman's district discard a Power Card."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-348", "EG-083", "EG-199")
def test_the_player_with_the_most_control_discards_a_card_of_choice_and_nobody_sees_which() -> None:
    t = city(phase="event", event="interrogation", districts="uptown, midtown",
             A=P(at="uptown", hand="torch-job, shakedown"), B=P(at="midtown", hand="muscle-in"))  # fmt: skip
    assert (["A"], 2) == (t.asked(), len(t.offers("A")))
    t.takes("A", "discard:1:shakedown")
    assert (["torch-job"], ["muscle-in"]) == (t.holds("A"), t.holds("B"))
    assert ["A discards a Power Card."] == t.told("discard", to="B")
    assert "shakedown" == t.player("A").buried[-1]
    assert ["midtown"] == t.state.score_cards
    t.idle()


def test_it_is_checked_after_the_batman_rule_and_all_who_tie_discard() -> None:
    t = city(phase="event", event="interrogation", districts="uptown, midtown",
             A=P(at="midtown", goons="uptown*3", hand="torch-job, muscle-in"),
             B=P(goons="uptown*2", hand="torch-job"), C=P(goons="midtown", hand="torch-job"))  # fmt: skip
    assert (2, ["A"]) == (t.goons("A", "uptown"), t.asked())
    t.default("A")
    assert (["torch-job"], [], ["torch-job"]) == (t.holds("A"), t.holds("B"), t.holds("C"))
    t.idle()


@pytest.mark.rule("EG-348")
def test_an_empty_hand_loses_nothing() -> None:
    t = city(phase="event", event="interrogation", districts="uptown, midtown", A=P(at="uptown"), B=P(hand="torch-job"))
    assert ([], ["torch-job"], "room") == (t.holds("A"), t.holds("B"), t.key())
    t.idle()


@pytest.mark.rule("EG-050")
def test_where_nobody_has_control_nobody_discards() -> None:
    t = city(phase="event", event="interrogation", districts="uptown, midtown", A=P(hand="torch-job"), B=P())
    assert (["torch-job"], []) == (t.holds("A"), t.log("discard"))
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_discards_the_card_gained_last() -> None:
    t = city(phase="event", event="interrogation", districts="uptown, midtown",
             A=P(at="uptown", hand="torch-job, shakedown, muscle-in"), B=P())  # fmt: skip
    t.default("A")
    assert ["torch-job", "shakedown"] == t.holds("A")
    t.idle()

"""Turf War: Goons for Money, and two districts score."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-072", "EG-074", "EG-124")
def test_in_infamy_order_each_player_pays_up_to_3_money_for_as_many_goons_at_the_villain() -> None:
    t = city(phase="event", event="turf-war", districts="uptown, midtown", A=P(at="uptown", money=9),
             B=P(at="midtown", money=2, infamy=1))  # fmt: skip
    assert (["B"], ["pay:0", "pay:1", "pay:2"]) == (t.asked(), t.offers("B"))
    t.takes("B", "pay:1")
    assert (["A"], ["pay:0", "pay:1", "pay:2", "pay:3"]) == (t.asked(), t.offers("A"))
    t.takes("A", "pay:3")
    assert (3, 6, 27) == (t.goons("A", "uptown"), t.money("A"), t.supply("A"))
    assert (1, 1, ["uptown", "midtown"]) == (t.goons("B", "midtown"), t.money("B"), t.state.score_cards)
    t.idle()


@pytest.mark.rule("EG-125")
def test_a_card_that_repeats_the_first_one_is_discarded_and_another_drawn() -> None:
    t = city(phase="event", event="turf-war", districts="uptown, uptown, downtown", A=P(money=0), B=P(money=0))
    assert (["uptown", "downtown"], ["uptown"]) == (t.state.score_cards, t.state.district_discard)
    t.idle()


@pytest.mark.rule("EG-055", "EG-308")
def test_no_money_is_taken_for_goons_that_are_not_there() -> None:
    t = city(phase="event", event="turf-war", A=P(at="uptown", money=9, supply=1), B=P(money=0), C=P(supply=0))
    assert (["A"], ["pay:0", "pay:1"]) == (t.asked(), t.offers("A"))
    t.takes("A", "pay:1")
    assert (1, 8, 3, "room") == (t.goons("A", "uptown"), t.money("A"), t.money("C"), t.key())
    t.idle()


@pytest.mark.rule("EG-213", "EG-064")
def test_an_absent_player_pays_nothing() -> None:
    t = city(phase="event", event="turf-war", A=P(at="uptown"), B=P(money=0))
    t.default("A")
    assert (3, 0) == (t.money("A"), t.goons("A", "uptown"))
    t.idle()

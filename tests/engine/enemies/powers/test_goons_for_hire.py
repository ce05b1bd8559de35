"""Goons for Hire: more Goons for Money, or a Burn with 4 Infamy."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-407")
def test_with_2_money_you_may_pay_0_1_or_2_and_add_as_many_more() -> None:
    t = city(A=P(at="uptown", money=2, hand="goons-for-hire"), B=P())
    t.takes("A", "play:goons-for-hire")
    assert ["pay:0", "pay:1", "pay:2"] == t.offers("A")
    t.takes("A", "pay:2")
    assert (5, 0) == (t.goons("A", "uptown"), t.money("A"))
    assert [] == t.holds("A")
    t.idle()


@pytest.mark.rule("EG-307", "EG-071")
def test_the_burn_side_needs_a_target_and_gives_its_infamy_after_the_ability() -> None:
    t = city(A=P("joker", at="uptown", hand="goons-for-hire"), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "play:goons-for-hire")
    assert ["hire", "burn"] == t.offers("A")
    t.takes("A", "burn")
    assert ["A gains 2 Infamy, now 2.", "A gains 4 Infamy, now 6."] == t.told("infamy")
    t.idle()


@pytest.mark.rule("EG-308")
def test_money_for_goons_that_are_not_there_is_not_taken() -> None:
    t = city(A=P(at="uptown", money=3, hand="goons-for-hire", supply=4), B=P())
    t.takes("A", "play:goons-for-hire")
    assert ["pay:0", "pay:1"] == t.offers("A")
    t.takes("A", "pay:1")
    assert (4, 0) == (t.goons("A", "uptown"), t.supply("A"))
    t.idle()


def test_a_bystander_and_an_absent_player_pay_nothing() -> None:
    t = city(A=P(at="uptown", hand="goons-for-hire"), B=P(at="uptown", goons="uptown"))
    t.takes("A", "play:goons-for-hire").default("A")
    assert (3, 3, 3, 1) == (t.money("A"), t.goons("A", "uptown"), t.money("B"), t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-307", "EG-100")
def test_without_a_fire_or_a_target_only_goons_can_be_chosen() -> None:
    t = city(A=P(at="uptown", hand="goons-for-hire", fires=0), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "play:goons-for-hire")
    assert ["pay:0", "pay:1", "pay:2", "pay:3"] == t.offers("A")
    t.takes("A", "pay:3")
    assert (6, 0, 0) == (t.goons("A", "uptown"), t.money("A"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-071", "EG-319")
def test_where_goons_cannot_be_added_it_burns_and_where_nothing_can_be_done_it_costs_nothing() -> None:
    t = city(A=P(at="uptown", hand="goons-for-hire"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"},
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "play:goons-for-hire")
    assert ("fire:A", 4, 3) == (t.topper("tower@uptown"), t.infamy("A"), t.money("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="goons-for-hire"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "play:goons-for-hire")
    assert ["hire", "burn"] == t.offers("A")
    t.takes("A", "hire")
    assert (0, 0, 3, "action") == (t.goons("A", "uptown"), t.infamy("A"), t.money("A"), t.key())
    t.idle()

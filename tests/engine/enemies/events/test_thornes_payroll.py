"""Thorne's Payroll: 2 Money or 2 Goons for each player."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-074", "EG-205")
def test_in_infamy_order_each_player_takes_2_money_or_adds_2_goons_where_the_villain_stands() -> None:
    t = city(phase="event", event="thornes-payroll", districts="uptown", A=P(at="uptown"), B=P(at="midtown", infamy=4))
    assert (["B"], ["money", "goons"]) == (t.asked(), t.offers("B"))
    t.takes("B", "goons")
    assert ["A"] == t.asked()
    t.takes("A", "money")
    assert (2, 28, 3) == (t.goons("B", "midtown"), t.supply("B"), t.money("B"))
    assert (5, 0, ["uptown"]) == (t.money("A"), t.goons("A", "uptown"), t.state.score_cards)
    t.idle()


@pytest.mark.rule("EG-071", "EG-055")
def test_without_goons_in_supply_the_money_is_taken_and_the_last_one_may_be_added() -> None:
    t = city(phase="event", event="thornes-payroll", A=P(supply=0), B=P(at="midtown", supply=1))
    assert (["B"], 5) == (t.asked(), t.money("A"))
    t.takes("B", "goons")
    assert (1, 0, 3) == (t.goons("B", "midtown"), t.supply("B"), t.money("B"))
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_takes_the_money() -> None:
    t = city(phase="event", event="thornes-payroll", A=P(), B=P())
    t.default("A").default("B")
    assert [5, 5] == [t.money(name) for name in "AB"]
    t.idle()

"""Rooftop Vigil: Villains in Batman's district lose 2 Money."""

import pytest

from tests.engine.enemies.city import P, city


def test_each_villain_in_batmans_district_loses_2_money_to_the_supply_as_far_as_it_has_them() -> None:
    t = city(phase="event", event="rooftop-vigil", districts="uptown, midtown", A=P(at="uptown", money=5),
             B=P(at="uptown", money=1), C=P(at="midtown", goons="uptown", money=4),
             D=P(at="uptown", money=0))  # fmt: skip
    assert [3, 0, 4, 0] == [t.money(name) for name in "ABCD"]
    assert ["A pays 2 Money.", "B pays 1 Money."] == t.log("money")
    assert ("uptown", ["midtown"]) == (t.state.heroes["batman"], t.state.score_cards)
    t.idle()


@pytest.mark.rule("EG-117", "EG-118")
def test_the_batman_rule_comes_first() -> None:
    t = city(phase="event", event="rooftop-vigil", districts="uptown, midtown", A=P(at="uptown", goons="uptown*2"),
             B=P(at="uptown", goons="uptown"))  # fmt: skip
    assert (1, 1, 1) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.money("A"))
    t.idle()


def test_with_no_villain_there_nobody_loses_anything() -> None:
    t = city(phase="event", event="rooftop-vigil", districts="uptown, midtown", A=P(), B=P())
    assert (3, 3) == (t.money("A"), t.money("B"))
    t.idle()


@pytest.mark.rule("EG-120")
def test_villains_there_cannot_gain_income() -> None:
    t = city(A=P(at="uptown"), B=P(), event="rooftop-vigil", heroes={"batman": "uptown"}, income="toll-booths")
    assert "Villains in this district cannot Gain Income." == t.why("A", "income")
    assert "income" not in t.offers("A")
    t.takes("A", "move:midtown").takes("A", "income")
    assert 9 == t.money("A")
    t.idle()

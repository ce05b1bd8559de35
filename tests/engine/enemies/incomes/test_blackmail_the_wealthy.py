"""Blackmail the Wealthy: 3 Money for each Tower."""

import pytest

from tests.engine.enemies.city import P, city


def test_each_tower_of_your_district_gives_3_money_on_fire_or_not() -> None:
    t = city(A=P(at="uptown", money=1), B=P(), income="blackmail-the-wealthy", buildings={"uptown": "tower, bank"},
             fires="tower@uptown:B")  # fmt: skip
    t.takes("A", "income")
    assert 7 == t.money("A")
    assert "You have gained Income in this turn." == t.why("A", "income")
    t.idle()


@pytest.mark.rule("EG-460", "EG-146")
def test_without_a_tower_it_gives_0_and_the_action_is_used() -> None:
    t = city(A=P(at="uptown"), B=P(), income="blackmail-the-wealthy", buildings={"midtown": "tower"})
    t.takes("A", "income")
    assert 3 == t.money("A")
    assert "income" not in t.offers("A")
    t.idle()

"""Flame Thrower: Burn 1 Building in your district."""

import pytest

from tests.engine.enemies.city import P, city


def test_it_burns_a_building_in_your_district_once_a_round() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "tower, bank", "midtown": "tower"})
    t.takes("A", "weapon:flame-thrower")
    assert ["burn:bank@uptown", "burn:tower@uptown"] == t.offers("A")
    t.takes("A", "burn:tower@uptown")
    assert ("fire:A", 11, ["flame-thrower:used"]) == (t.topper("tower@uptown"), t.fires("A"), t.weapons("A"))
    assert "weapon:flame-thrower" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-467")
def test_two_copies_are_two_uses_and_a_third_is_not_possible() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower*2"), B=P(), buildings={"uptown": "warehouse*2"})
    t.takes("A", "weapon:flame-thrower").takes("A", "weapon:flame-thrower")
    assert 2 == t.toppers("fire", "A")
    assert "weapon:flame-thrower" not in t.offers("A")
    t.idle()


def test_it_is_not_offered_without_a_building_that_can_be_burned() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower"), B=P(), fires="tower@uptown:B")
    assert "weapon:flame-thrower" not in t.offers("A")
    assert "It could do nothing now." == t.why("A", "weapon flame-thrower")
    t.idle()

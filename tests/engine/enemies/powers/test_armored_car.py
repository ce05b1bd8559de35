"""Armored Car: 2 Money for each Building."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042", "EG-076")
@pytest.mark.parametrize(("buildings", "money"), [("", 2), ("bank", 4), ("bank*2, tower", 8), ("bank*3, tower*2", 8)])
def test_2_money_for_each_building_of_your_district_at_most_8(buildings: str, money: int) -> None:
    t = city(A=P(at="uptown", hand="armored-car"), B=P(at="uptown"), fires="tower@uptown:B",
             buildings={"uptown": buildings, "midtown": "tower*2"})  # fmt: skip
    t.takes("A", "play:armored-car")
    assert (3 + money, 3) == (t.money("A"), t.money("B"))
    t.idle()


def test_without_a_building_there_is_nothing() -> None:
    t = city(A=P(at="uptown", hand="armored-car"), B=P(), buildings={"midtown": "tower*2"})
    t.takes("A", "play:armored-car")
    assert (3, [], "action") == (t.money("A"), t.holds("A"), t.key())
    t.idle()

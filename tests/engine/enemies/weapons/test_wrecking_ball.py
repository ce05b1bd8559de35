"""Wrecking Ball: a Building of your district is Removed."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-361", "EG-044", "EG-202")
def test_a_building_goes_for_2_infamy_and_its_fire_goes_back_to_its_owner() -> None:
    t = city(A=P(at="uptown", weapons="wrecking-ball"), B=P(), buildings={"uptown": "tower*2", "midtown": "bank"},
             fires="tower@uptown:B")  # fmt: skip
    t.takes("A", "weapon:wrecking-ball")
    assert ["remove:tower@uptown", "remove:tower@uptown:fire:1"] == t.offers("A")
    t.takes("A", "remove:tower@uptown:fire:B")
    assert (["tower", "tower"], 12, 2, 4) == (t.buildings("uptown"), t.fires("B"), t.infamy("A"),
                                              t.state.buildings["tower"])  # fmt: skip
    assert (["bank"], False) == (t.buildings("midtown"), "weapon:wrecking-ball" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-043", "EG-106")
def test_a_greenhouse_goes_back_to_its_supply() -> None:
    t = city(A=P(at="uptown", weapons="wrecking-ball"), B=P("poison-ivy"), greenhouses="bank@uptown:B")
    assert 1 == t.control("B", "uptown")
    t.takes("A", "weapon:wrecking-ball")
    assert ([], 12, 0) == (t.buildings("uptown"), t.state.greenhouses, t.control("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_without_a_building_in_the_district_it_is_not_offered() -> None:
    t = city(A=P(at="uptown", weapons="wrecking-ball"), B=P(), buildings={"midtown": "tower"})
    assert "weapon:wrecking-ball" not in t.offers("A")
    assert "It could do nothing now." == t.why("A", "weapon wrecking-ball")
    t.idle()


@pytest.mark.rule("EG-213", "EG-336")
def test_an_absent_player_removes_the_first_and_an_own_fire_can_burn_again() -> None:
    t = city(A=P(at="uptown", weapons="wrecking-ball, flame-thrower", fires=0), B=P(), buildings={"uptown": "tower"},
             fires="bank@uptown:A")  # fmt: skip
    assert "weapon:flame-thrower" not in t.offers("A")
    t.takes("A", "weapon:wrecking-ball").default("A")
    assert (["tower"], 1) == (t.buildings("uptown"), t.fires("A"))
    t.takes("A", "weapon:flame-thrower")
    assert "fire:A" == t.topper("tower@uptown")
    t.idle()

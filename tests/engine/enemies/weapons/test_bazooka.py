"""Bazooka: a Building next door burns, and a Goon there goes."""

import pytest

from tests.engine.enemies.city import P, city


def test_a_building_of_an_adjacent_district_burns_and_1_rival_goon_there_may_go() -> None:
    t = city(A=P(at="uptown", weapons="bazooka", goons="midtown"), B=P(goons="midtown*2, uptown"),
             buildings={"uptown": "tower", "midtown": "tower, police-station", "mercey-island": "tower",
                        "tricorner": "tower"})  # fmt: skip
    t.takes("A", "weapon:bazooka")
    assert ["burn:tower@mercey-island", "burn:police-station@midtown", "burn:tower@midtown"] == t.offers("A")
    t.takes("A", "burn:tower@midtown")
    assert ["remove:0", "remove:1"] == t.offers("A")
    t.takes("A", "remove:1")
    assert ("fire:A", 1, 1, 1) == (t.topper("tower@midtown"), t.goons("B", "midtown"), t.goons("B", "uptown"),
                                   t.goons("A", "midtown"))  # fmt: skip
    assert (11, False) == (t.fires("A"), "weapon:bazooka" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-346", "EG-091")
def test_it_is_offered_if_and_only_if_a_building_next_door_can_be_burned() -> None:
    t = city(A=P(at="uptown", weapons="bazooka"), B=P(), buildings={"midtown": "tower"})
    assert "weapon:bazooka" in t.offers("A")
    t.takes("A", "weapon:bazooka")
    assert ("fire:A", "action") == (t.topper("tower@midtown"), t.key())
    t.idle()
    t = city(A=P(at="uptown", weapons="bazooka"), B=P(goons="midtown*2"), buildings={"uptown": "tower"},
             fires="tower@midtown:B")  # fmt: skip
    assert "It could do nothing now." == t.why("A", "weapon bazooka")
    t.idle()
    t = city(A=P(at="uptown", weapons="bazooka", fires=0), B=P(), buildings={"midtown": "tower"})
    assert "weapon:bazooka" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-337", "EG-101")
def test_the_ability_looks_at_your_own_district_and_comes_before_the_goon() -> None:
    t = city(
        A=P("scarecrow", at="uptown", weapons="bazooka"), B=P(goons="uptown, midtown"), buildings={"midtown": "tower"}
    )
    t.takes("A", "weapon:bazooka")
    assert (2, 0, 29, 1) == (t.infamy("A"), t.goons("B", "uptown"), t.supply("B"), t.goons("B", "midtown"))
    t.takes("A", "remove:1")
    assert 0 == t.goons("B", "midtown")
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_burns_the_first_and_removes_none() -> None:
    t = city(A=P(at="uptown", weapons="bazooka"), B=P(goons="mercey-island"),
             buildings={"midtown": "tower", "mercey-island": "tower"})  # fmt: skip
    t.takes("A", "weapon:bazooka").default("A").default("A")
    assert ("fire:A", "", 1) == (t.topper("tower@mercey-island"), t.topper("tower@midtown"),
                                 t.goons("B", "mercey-island"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-208")
def test_a_sword_answers_there() -> None:
    t = city(A=P(at="uptown", weapons="bazooka", goons="midtown*2"), B=P(goons="midtown", weapons="sword"),
             buildings={"midtown": "tower"})  # fmt: skip
    t.takes("A", "weapon:bazooka").takes("A", "remove:1")
    assert (1, 0, ["sword:used"]) == (t.goons("A", "midtown"), t.goons("B", "midtown"), t.weapons("B"))
    t.idle()

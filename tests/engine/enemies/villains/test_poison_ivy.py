"""Poison Ivy: Warehouses and Towers on fire, Greenhouses, Seed Pods."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_warehouse_gives_2_infamy_1_money_and_a_greenhouse_on_a_bare_building_anywhere() -> None:
    t = city(A=P("poison-ivy", at="uptown", money=3, weapons="flame-thrower"), B=P(), fires="bank@downtown:B",
             buildings={"uptown": "warehouse", "downtown": "tower", "tricorner": "police-station"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ["choose:tower@downtown", "choose:police-station@tricorner", "none"] == t.offers("A")
    t.takes("A", "choose:police-station@tricorner")
    assert ("greenhouse:A", 2, 4) == (t.topper("police-station@tricorner"), t.infamy("A"), t.money("A"))
    assert 11 == t.state.greenhouses
    t.idle()


def test_the_greenhouse_may_be_declined_as_an_absent_player_does() -> None:
    t = city(A=P("poison-ivy", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "tower, bank"})
    t.takes("A", "weapon:flame-thrower").takes("A", "burn:tower@uptown").default("A")
    assert (2, 12, "") == (t.infamy("A"), t.state.greenhouses, t.topper("bank@uptown"))
    t.idle()


def test_banks_police_stations_and_bridges_set_off_nothing() -> None:
    t = city(A=P("poison-ivy", at="uptown", weapons="flame-thrower*2", hand="torch-job"), B=P(),
             buildings={"uptown": "bank, police-station, tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "burn:bank@uptown")
    t.takes("A", "weapon:flame-thrower").takes("A", "burn:police-station@uptown")
    t.takes("A", "play:torch-job").takes("A", "burn:sprang-bridge")
    assert (1, 12) == (t.infamy("A"), t.state.greenhouses)
    t.idle()


@pytest.mark.rule("EG-333", "EG-202")
def test_seed_pods_place_one_on_a_bare_building_in_reach_and_never_on_a_bridge() -> None:
    t = city(A=P("poison-ivy", at="uptown"), B=P("mr-freeze"), ice="tower@uptown:B", fires="bank@midtown:B",
             buildings={"uptown": "bank*2", "midtown": "warehouse", "downtown": "tower"})  # fmt: skip
    t.takes("A", "weapon:seed-pods")
    assert ["choose:bank@uptown", "choose:warehouse@midtown"] == t.offers("A")
    t.takes("A", "choose:warehouse@midtown")
    assert ("greenhouse:A", 0, 11) == (t.topper("warehouse@midtown"), t.infamy("A"), t.state.greenhouses)
    t.idle()


@pytest.mark.rule("EG-105", "EG-046")
def test_a_greenhouse_counts_1_control_for_its_owner_in_every_round() -> None:
    t = city(A=P("poison-ivy", at="uptown"), B=P(), buildings={"midtown": "tower"})
    t.takes("A", "weapon:seed-pods")
    assert (1, 5, 0) == (t.control("A", "midtown"), t.control("B", "midtown"), t.control("A", "mercey-island"))
    t.idle()


@pytest.mark.rule("EG-105", "EG-332", "EG-103")
def test_a_rival_may_burn_the_building_and_the_greenhouse_goes_back() -> None:
    t = city(A=P("poison-ivy", at="midtown"), B=P(at="uptown", weapons="flame-thrower"), turns="BA",
             greenhouses="tower@uptown:A")  # fmt: skip
    t.takes("B", "weapon:flame-thrower")
    assert ("fire:B", 12, 0) == (t.topper("tower@uptown"), t.state.greenhouses, t.control("A", "uptown"))
    t.idle()


@pytest.mark.rule("EG-332")
def test_she_may_burn_under_her_own_greenhouse_and_place_it_again() -> None:
    t = city(A=P("poison-ivy", at="uptown", weapons="flame-thrower"), B=P(), buildings={"downtown": "bank"},
             greenhouses="tower@uptown:A, warehouse@tricorner:A*4, bank@midtown:A*4, tower@midtown:A*2, "
             "police-station@downtown:A")  # fmt: skip
    assert 0 == t.state.greenhouses
    t.takes("A", "weapon:flame-thrower")
    assert ("fire:A", 1) == (t.topper("tower@uptown"), t.state.greenhouses)
    t.takes("A", "choose:bank@downtown")
    assert ("greenhouse:A", 0, 2) == (t.topper("bank@downtown"), t.state.greenhouses, t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-211", "EG-091")
def test_seed_pods_are_not_offered_without_a_greenhouse_left_or_a_bare_building_in_reach() -> None:
    t = city(A=P("poison-ivy", at="uptown"), B=P(), buildings={"uptown": "bank"},
             greenhouses="tower@tricorner:A*4, warehouse@mercey-island:A*4, bank@midtown:A*4")  # fmt: skip
    assert "It could do nothing now." == t.why("A", "weapon seed-pods")
    t.idle()
    t = city(A=P("poison-ivy", at="uptown"), B=P(), fires="bank@uptown:A", buildings={"downtown": "tower"})
    assert "weapon:seed-pods" not in t.offers("A")
    t.idle()

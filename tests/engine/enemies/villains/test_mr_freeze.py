"""Mr. Freeze: Police Stations and Bridges on fire, Ice for rival Fires, Freeze Gun."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_police_station_gives_ice_for_a_rival_fire_anywhere_and_no_infamy() -> None:
    t = city(A=P("mr-freeze", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "police-station"},
             fires="tower@downtown:B, brown-bridge:B, bank@midtown:A")  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ["choose:tower@downtown:fire:1", "choose:brown-bridge", "none"] == t.offers("A")
    t.takes("A", "choose:tower@downtown:fire:B")
    assert ("ice:A", "fire:B") == (t.topper("tower@downtown"), t.topper("brown-bridge"))
    assert (0, 11, 11, 10) == (t.infamy("A"), t.state.ice, t.fires("B"), t.fires("A"))
    t.idle()


def test_a_bridge_sets_it_off_too_and_the_ice_may_be_declined_as_an_absent_player_does() -> None:
    t = city(A=P("mr-freeze", at="uptown", hand="torch-job"), B=P(), fires="tower@downtown:B")
    t.takes("A", "play:torch-job").takes("A", "burn:finger-bridge").default("A")
    assert ("fire:B", 12, 1) == (t.topper("tower@downtown"), t.state.ice, t.infamy("A"))
    t.idle()


def test_other_buildings_set_off_nothing_and_own_fires_are_not_replaced() -> None:
    t = city(A=P("mr-freeze", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "tower"},
             fires="bank@midtown:B")  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (0, "fire:B", "action") == (t.infamy("A"), t.topper("bank@midtown"), t.key())
    t.idle()
    t = city(A=P("mr-freeze", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "police-station"},
             fires="bank@midtown:A")  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (0, "fire:A", "action") == (t.infamy("A"), t.topper("bank@midtown"), t.key())
    t.idle()


@pytest.mark.rule("EG-424", "EG-330", "EG-069")
def test_freeze_gun_replaces_a_rival_fire_on_an_adjacent_bridge_and_crossing_costs_1_again() -> None:
    t = city(A=P("mr-freeze", at="uptown"), B=P(at="tricorner"), fires="kane-memorial-bridge:B", movement=1)
    assert "move:mercey-island" not in t.offers("A")
    t.takes("A", "weapon:freeze-gun")
    assert (12, 11, 1) == (t.fires("B"), t.state.ice, t.infamy("A"))
    assert "ice:A" == t.topper("kane-memorial-bridge")
    t.takes("A", "move:mercey-island")
    assert 0 == t.movement()
    t.idle()


@pytest.mark.rule("EG-071", "EG-333")
def test_freeze_gun_places_ice_on_a_building_without_a_topper_for_no_infamy() -> None:
    t = city(A=P("mr-freeze", at="uptown"), B=P("poison-ivy"), buildings={"uptown": "tower", "midtown": "bank"},
             fires="bank@uptown:B, bank@midtown:B", greenhouses="warehouse@uptown:B")  # fmt: skip
    t.takes("A", "weapon:freeze-gun")
    assert ["replace", "place"] == t.offers("A")
    t.takes("A", "place")
    assert ("ice:A", "fire:B", 0, 11) == (t.topper("tower@uptown"), t.topper("bank@uptown"), t.infamy("A"), t.state.ice)
    assert ("greenhouse:B", "fire:B") == (t.topper("warehouse@uptown"), t.topper("bank@midtown"))
    t.idle()


@pytest.mark.rule("EG-071", "EG-091")
def test_freeze_gun_is_not_offered_without_a_rival_fire_in_reach_or_a_bare_building_here() -> None:
    t = city(
        A=P("mr-freeze", at="uptown"), B=P(), fires="bank@uptown:A, brown-bridge:B", buildings={"midtown": "tower"}
    )
    assert "weapon:freeze-gun" not in t.offers("A")
    assert "It could do nothing now." == t.why("A", "weapon freeze-gun")
    t.idle()


@pytest.mark.rule("EG-211")
def test_without_ice_left_nothing_is_placed_and_the_gun_is_not_offered() -> None:
    t = city(A=P("mr-freeze", at="midtown", weapons="flame-thrower"), B=P(), fires="police-station@downtown:B",
             ice="bank@uptown:A*6, tower@downtown:A*4, tower@tricorner:A*2",
             buildings={"midtown": "police-station, warehouse"})  # fmt: skip
    assert (0, False) == (t.state.ice, "weapon:freeze-gun" in t.offers("A"))
    t.takes("A", "weapon:flame-thrower").takes("A", "burn:police-station@midtown")
    assert (0, "fire:B", "action") == (t.infamy("A"), t.topper("police-station@downtown"), t.key())
    t.idle()


@pytest.mark.rule("EG-329", "EG-104")
def test_he_burns_a_bridge_under_his_own_ice_and_the_ice_goes_back() -> None:
    t = city(A=P("mr-freeze", at="uptown", hand="torch-job"), B=P(), ice="sprang-bridge:A",
             fires="tower@downtown:B")  # fmt: skip
    t.takes("A", "play:torch-job").takes("A", "burn:sprang-bridge")
    assert ("fire:A", 12) == (t.topper("sprang-bridge"), t.state.ice)
    t.takes("A", "choose:tower@downtown:fire:B")
    assert ("ice:A", 11, 1) == (t.topper("tower@downtown"), t.state.ice, t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-104")
def test_rivals_cannot_burn_what_is_iced_and_cross_an_iced_bridge_for_1_movement() -> None:
    t = city(A=P("mr-freeze", at="tricorner"), B=P(at="uptown", hand="torch-job"), turns="BA", movement=1,
             ice="sprang-bridge:A, kane-memorial-bridge:A, tower@uptown:A")  # fmt: skip
    t.takes("B", "play:torch-job")
    assert (["move:mercey-island", "move:midtown"], 1) == (t.offers("B", "move"), t.infamy("B"))
    assert ("fire:B", "ice:A") == (t.topper("finger-bridge"), t.topper("tower@uptown"))
    t.idle()


@pytest.mark.rule("EG-104", "EG-168")
@pytest.mark.parametrize(("in_round", "control"), [(5, 5), (6, 6)])
def test_in_the_final_score_phase_ice_counts_1_control_for_its_owner(in_round: int, control: int) -> None:
    t = city(A=P("mr-freeze", at="uptown"), B=P(), in_round=in_round, ice="tower@uptown:A", phase="score",
             score="uptown")  # fmt: skip
    assert [f"Uptown: A has {control} Control."] == t.log("control")
    t.idle()

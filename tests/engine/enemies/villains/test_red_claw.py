"""Red Claw: Police Stations and Bridges on fire, Terror Cell."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_police_station_adds_a_goon_here_and_one_next_door_and_gives_1_infamy() -> None:
    t = city(A=P("red-claw", at="uptown", weapons="flame-thrower"), B=P(goons="uptown"),
             buildings={"uptown": "police-station"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ["add:mercey-island", "add:midtown"] == t.offers("A")
    t.takes("A", "add:mercey-island")
    assert (1, 1, 28, 1) == (t.goons("A", "uptown"), t.goons("A", "mercey-island"), t.supply("A"), t.infamy("A"))
    assert (1, 29) == (t.goons("B", "uptown"), t.supply("B"))
    t.idle()


@pytest.mark.rule("EG-337", "EG-039")
def test_a_bridge_far_away_burned_in_the_fire_room_adds_them_where_she_stands() -> None:
    t = city(phase="prep", A=P("red-claw", at="uptown"), B=P())
    t.takes("A", "place:room-burn").takes("A", "burn:brown-bridge").takes("A", "add:midtown")
    assert (1, 1, 0, 1) == (t.goons("A", "uptown"), t.goons("A", "midtown"), t.goons("A", "tricorner"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-055", "EG-073")
def test_the_last_goon_goes_to_her_own_district_and_without_any_the_infamy_comes() -> None:
    t = city(A=P("red-claw", at="uptown", weapons="flame-thrower", supply=1), B=P(),
             buildings={"uptown": "police-station"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 0, 0, 1) == (t.goons("A", "uptown"), t.goons("A", "midtown"), t.supply("A"), t.infamy("A"))
    t.idle()
    t = city(A=P("red-claw", at="uptown", weapons="flame-thrower", supply=0), B=P(),
             buildings={"uptown": "police-station"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (0, 0, 1) == (t.goons("A", "uptown"), t.goons("A", "midtown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-319")
def test_robins_district_is_no_place_to_add_one() -> None:
    t = city(A=P("red-claw", at="uptown", weapons="flame-thrower"), B=P(), event="dynamic-duo",
             heroes={"robin": "midtown"}, buildings={"uptown": "police-station"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 1, 0) == (t.goons("A", "uptown"), t.goons("A", "mercey-island"), t.goons("A", "midtown"))
    t.idle()


def test_other_buildings_set_off_nothing() -> None:
    t = city(A=P("red-claw", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "warehouse"})
    t.takes("A", "weapon:flame-thrower")
    assert (0, 30, "action") == (t.infamy("A"), t.supply("A"), t.key())
    t.idle()


@pytest.mark.rule("EG-063")
def test_terror_cell_moves_up_to_2_own_goons_from_any_districts_here() -> None:
    t = city(A=P("red-claw", at="uptown", goons="uptown, downtown*2, tricorner"), B=P(goons="downtown"))
    t.takes("A", "weapon:terror-cell")
    assert ["0@downtown", "0@tricorner"] == t.distinct("A")
    t.takes("A", "move:A@downtown", "move:A@tricorner")
    assert (3, 1, 0, 1) == (t.goons("A", "uptown"), t.goons("A", "downtown"), t.goons("A", "tricorner"),
                            t.goons("B", "downtown"))  # fmt: skip
    assert "You have used it in this round." == t.why("A", "weapon terror-cell")
    t.idle()


@pytest.mark.rule("EG-063", "EG-213")
def test_terror_cell_may_move_none_as_an_absent_player_does() -> None:
    t = city(A=P("red-claw", at="uptown", goons="downtown*3"), B=P())
    t.takes("A", "weapon:terror-cell")
    assert ["move:0", "move:1", "move:2"] == t.offers("A")
    t.default("A")
    assert 3 == t.goons("A", "downtown")
    t.idle()


@pytest.mark.rule("EG-091")
def test_terror_cell_needs_an_own_goon_elsewhere() -> None:
    t = city(A=P("red-claw", at="uptown", goons="uptown*2"), B=P(goons="downtown"))
    assert "It could do nothing now." == t.why("A", "weapon terror-cell")
    assert "weapon:terror-cell" not in t.offers("A")
    t.idle()

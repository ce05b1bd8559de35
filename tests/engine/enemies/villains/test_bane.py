"""Bane: Warehouses and Police Stations on fire, Venom."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-049")
@pytest.mark.parametrize("building", ["warehouse", "police-station"])
def test_burning_gives_2_infamy_while_he_controls_his_district(building: str) -> None:
    t = city(A=P("bane", at="uptown", weapons="flame-thrower"), B=P(at="midtown", goons="uptown*4"),
             buildings={"uptown": building})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert 2 == t.infamy("A")
    t.idle()


@pytest.mark.rule("EG-049")
def test_on_a_tie_he_controls_nothing_and_gains_1() -> None:
    t = city(A=P("bane", at="uptown", weapons="flame-thrower"), B=P(at="midtown", goons="uptown*5"),
             buildings={"uptown": "warehouse"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 0) == (t.infamy("A"), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-404", "EG-337", "EG-136")
def test_a_burn_in_the_fire_room_looks_at_the_district_where_he_stands() -> None:
    t = city(phase="prep", A=P("bane", at="uptown"), B=P(goons="uptown*6"), buildings={"downtown": "warehouse"})
    t.takes("A", "place:room-burn").takes("A", "burn:warehouse@downtown")
    assert ("fire:A", 1, 11) == (t.topper("warehouse@downtown"), t.infamy("A"), t.fires("A"))
    t.idle()
    t = city(phase="prep", A=P("bane", at="uptown"), B=P(goons="downtown*6"), buildings={"downtown": "warehouse"})
    t.takes("A", "place:room-burn").takes("A", "burn:warehouse@downtown")
    assert 2 == t.infamy("A")
    t.idle()


def test_a_bank_or_a_bridge_sets_off_nothing() -> None:
    t = city(A=P("bane", at="uptown", weapons="flame-thrower", hand="torch-job"), B=P(), buildings={"uptown": "bank"})
    t.takes("A", "weapon:flame-thrower").takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (1, 10) == (t.infamy("A"), t.fires("A"))
    t.idle()


@pytest.mark.rule("EG-464", "EG-131")
def test_venom_makes_him_count_7_wherever_he_goes_until_the_round_ends() -> None:
    t = city(A=P("bane", at="uptown", goons="uptown*2"), B=P(at="tricorner"))
    t.takes("A", "weapon:venom")
    assert (9, 5) == (t.control("A", "uptown"), t.control("B", "tricorner"))
    assert "You have used it in this round." == t.why("A", "weapon venom")
    t.takes("A", "move:mercey-island")
    assert (7, 2) == (t.control("A", "mercey-island"), t.control("A", "uptown"))
    while t.state.round == 2:
        t.plays_on()
    assert 5 == t.look.villain_control(0, t.where("A"))
    t.idle()


@pytest.mark.rule("EG-046")
def test_venom_can_win_him_the_control_his_ability_asks_for() -> None:
    t = city(A=P("bane", at="uptown", weapons="flame-thrower"), B=P(at="midtown", goons="uptown*5"),
             buildings={"uptown": "warehouse"})  # fmt: skip
    t.takes("A", "weapon:venom").takes("A", "weapon:flame-thrower")
    assert 2 == t.infamy("A")
    t.idle()


@pytest.mark.rule("EG-322")
def test_unmasked_he_counts_2_in_batgirls_district_and_venom_adds_2_to_that() -> None:
    t = city(A=P("bane", at="uptown"), B=P(at="uptown"), event="unmasked", heroes={"batgirl": "uptown"})
    assert (2, 2) == (t.control("A", "uptown"), t.control("B", "uptown"))
    t.takes("A", "weapon:venom")
    assert (4, 2) == (t.control("A", "uptown"), t.control("B", "uptown"))
    t.takes("A", "move:midtown")
    assert 7 == t.control("A", "midtown")
    t.idle()

"""Scarecrow: Warehouses and Towers on fire, Fear Gas."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-066", "EG-304")
@pytest.mark.parametrize("building", ["warehouse", "tower"])
def test_burning_gives_2_infamy_and_removes_a_goon_of_each_rival_from_its_district(building: str) -> None:
    t = city(A=P("scarecrow", at="uptown", weapons="flame-thrower", goons="uptown*2"),
             B=P(goons="uptown*3"), C=P(goons="uptown"), D=P(goons="midtown"),
             buildings={"uptown": building})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (2, 2, 2, 0, 1) == (t.infamy("A"), t.goons("A", "uptown"), t.goons("B", "uptown"), t.goons("C", "uptown"),
                               t.goons("D", "midtown"))  # fmt: skip
    assert [0, 0, 0, 0] == [t.player(name).base for name in "ABCD"]
    assert (28, 30, 29) == (t.supply("B"), t.supply("C"), t.supply("D"))
    t.idle()


@pytest.mark.rule("EG-208")
def test_a_rivals_sword_strikes_back_once_for_the_goon_that_was_removed() -> None:
    t = city(A=P("scarecrow", at="uptown", weapons="flame-thrower", goons="uptown*2"), B=P(goons="uptown*3"),
             C=P(goons="uptown", weapons="sword"), buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 2, 0) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.goons("C", "uptown"))
    t.idle()


def test_without_rival_goons_here_only_the_infamy_comes() -> None:
    t = city(
        A=P("scarecrow", at="uptown", weapons="flame-thrower"), B=P(goons="midtown"), buildings={"uptown": "tower"}
    )
    t.takes("A", "weapon:flame-thrower")
    assert (2, 1) == (t.infamy("A"), t.goons("B", "midtown"))
    t.idle()


def test_a_bank_or_a_bridge_sets_off_nothing() -> None:
    t = city(A=P("scarecrow", at="uptown", weapons="flame-thrower", hand="torch-job"), B=P(goons="uptown"),
             buildings={"uptown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (1, 1) == (t.infamy("A"), t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-068", "EG-304")
def test_fear_gas_sends_up_to_2_rival_goons_of_one_district_in_reach_and_pays_1_money_each() -> None:
    t = city(A=P("scarecrow", at="uptown", goons="midtown"),
             B=P(goons="uptown, midtown*2, downtown", weapons="sword"), C=P(goons="midtown"))  # fmt: skip
    t.takes("A", "weapon:fear-gas")
    assert ["choose:uptown", "choose:midtown"] == t.offers("A")
    t.takes("A", "choose:midtown")
    assert ["1@midtown", "2@midtown"] == t.distinct("A")
    t.takes("A", "send:B@midtown", "send:C@midtown")
    assert (1, 0, 1, 5) == (t.goons("B", "midtown"), t.goons("C", "midtown"), t.goons("A", "midtown"), t.money("A"))
    assert (1, 1, 1) == (t.player("B").base, t.player("C").base, t.goons("B", "uptown"))
    assert "You have used it in this round." == t.why("A", "weapon fear-gas")
    t.idle()


@pytest.mark.rule("EG-363", "EG-061")
def test_a_partner_is_a_rival_for_both() -> None:
    t = city(A=P("scarecrow", at="uptown", weapons="flame-thrower"), B=P(), C=P(goons="uptown*2"), D=P(), duos=True,
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 0) == (t.goons("C", "uptown"), t.player("C").base)
    t.takes("A", "weapon:fear-gas").takes("A", "send:1")
    assert (0, 1, 4) == (t.goons("C", "uptown"), t.player("C").base, t.money("A"))
    t.idle()


@pytest.mark.rule("EG-063", "EG-213")
def test_fear_gas_may_send_none_for_no_money() -> None:
    t = city(A=P("scarecrow", at="uptown"), B=P(goons="uptown"))
    t.takes("A", "weapon:fear-gas")
    assert ["send:0", "send:1"] == t.offers("A")
    t.default("A")
    assert (1, 3) == (t.goons("B", "uptown"), t.money("A"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_fear_gas_needs_a_rival_goon_in_reach() -> None:
    t = city(A=P("scarecrow", at="uptown", goons="uptown"), B=P(goons="downtown"))
    assert "It could do nothing now." == t.why("A", "weapon fear-gas")
    assert "weapon:fear-gas" not in t.offers("A")
    t.idle()

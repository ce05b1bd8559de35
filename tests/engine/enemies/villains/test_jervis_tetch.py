"""Jervis Tetch: Towers and Banks on fire, Goons Replaced, Mind-Control Cards."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_tower_replaces_1_rival_goon_in_reach_and_gives_2_infamy() -> None:
    t = city(A=P("jervis-tetch", at="uptown", weapons="flame-thrower"), B=P(goons="midtown*2, downtown"),
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 1, 2) == (t.goons("A", "midtown"), t.goons("B", "midtown"), t.infamy("A"))
    assert (29, 28, 1) == (t.supply("A"), t.supply("B"), t.goons("B", "downtown"))
    t.idle()


@pytest.mark.rule("EG-063", "EG-064", "EG-074")
def test_whose_goon_and_where_is_chosen_but_not_whether() -> None:
    t = city(A=P("jervis-tetch", at="uptown", weapons="flame-thrower", goons="uptown"), B=P(goons="uptown, downtown"),
             C=P(goons="mercey-island"), buildings={"uptown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ["1@uptown", "2@mercey-island"] == t.distinct("A")
    t.takes("A", "replace:C@mercey-island")
    assert (1, 0, 1) == (t.goons("A", "mercey-island"), t.goons("C", "mercey-island"), t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-069", "EG-073")
def test_without_a_rival_goon_or_without_an_own_one_in_supply_only_the_infamy_comes() -> None:
    t = city(A=P("jervis-tetch", at="uptown", weapons="flame-thrower"), B=P(goons="downtown"),
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (2, 1, 0) == (t.infamy("A"), t.goons("B", "downtown"), t.goons("A", "downtown"))
    t.idle()
    t = city(A=P("jervis-tetch", at="uptown", weapons="flame-thrower", supply=0), B=P(goons="uptown"),
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (2, 1, 0) == (t.infamy("A"), t.goons("B", "uptown"), t.goons("A", "uptown"))
    t.idle()


def test_burning_a_warehouse_or_a_bridge_sets_off_nothing() -> None:
    t = city(A=P("jervis-tetch", at="uptown", hand="torch-job", weapons="flame-thrower"), B=P(goons="uptown"),
             buildings={"uptown": "warehouse"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (1, 1, 10) == (t.infamy("A"), t.goons("B", "uptown"), t.fires("A"))
    t.idle()


@pytest.mark.rule("EG-301", "EG-426", "EG-069", "EG-208")
def test_replacing_goons_of_a_player_with_a_sword_costs_one_there() -> None:
    t = city(A=P("jervis-tetch", at="midtown", goons="midtown", weapons="flame-thrower"),
             B=P(at="uptown", goons="midtown*2", weapons="sword"), buildings={"midtown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 1, ["sword:used"]) == (t.goons("B", "midtown"), t.goons("A", "midtown"), t.weapons("B"))
    assert ["B's Sword strikes back."] == [line for line in t.told("weapon") if "Sword" in line]
    t.idle()


@pytest.mark.rule("EG-110", "EG-338")
def test_mind_control_cards_move_a_rival_villain_and_may_replace_a_goon_of_that_rival() -> None:
    t = city(A=P("jervis-tetch", at="uptown"), B=P(at="uptown", goons="uptown*2"), C=P(at="uptown", goons="uptown"),
             D=P(at="midtown", goons="uptown"))  # fmt: skip
    t.takes("A", "weapon:mind-control-cards")
    assert ["move:1", "move:2"] == t.offers("A")
    t.takes("A", "move:B")
    assert ["move:mercey-island", "move:midtown"] == t.offers("A")
    t.takes("A", "move:midtown")
    assert ["replace:0", "replace:1"] == t.offers("A")
    t.takes("A", "replace:1")
    assert ("midtown", 1, 1) == (t.where("B"), t.goons("B", "uptown"), t.goons("A", "uptown"))
    assert (1, 1, 3, 3) == (t.goons("C", "uptown"), t.goons("D", "uptown"), t.money("B"), t.money("D"))
    assert "weapon:mind-control-cards" not in t.offers("A")
    t.idle()


def test_the_goon_need_not_be_replaced_and_an_absent_player_declines() -> None:
    t = city(A=P("jervis-tetch", at="uptown"), B=P(at="uptown", goons="uptown"))
    t.takes("A", "weapon:mind-control-cards").takes("A", "move:midtown").default("A")
    assert ("midtown", 1, 0) == (t.where("B"), t.goons("B", "uptown"), t.goons("A", "uptown"))
    t.idle()


def test_a_rival_without_goons_there_is_only_moved() -> None:
    t = city(A=P("jervis-tetch", at="uptown"), B=P(at="uptown"), C=P(at="midtown", goons="uptown"))
    t.takes("A", "weapon:mind-control-cards").takes("A", "move:mercey-island")
    assert ("mercey-island", 1, "action") == (t.where("B"), t.goons("C", "uptown"), t.key())
    t.idle()


@pytest.mark.rule("EG-091")
def test_mind_control_cards_need_a_rival_villain_in_the_district() -> None:
    t = city(A=P("jervis-tetch", at="uptown"), B=P(at="midtown", goons="uptown"))
    assert "It could do nothing now." == t.why("A", "weapon mind-control-cards")
    assert "weapon:mind-control-cards" not in t.offers("A")
    t.idle()

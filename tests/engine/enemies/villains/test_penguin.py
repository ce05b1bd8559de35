"""The Penguin: Banks and Warehouses on fire, Trick Umbrella."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-461", "EG-102")
def test_a_bank_burned_in_the_fire_room_gives_1_infamy_and_3_money() -> None:
    t = city(phase="prep", A=P("penguin", at="uptown"), B=P(), buildings={"tricorner": "bank"})
    t.takes("A", "place:room-burn").takes("A", "burn:bank@tricorner")
    assert (6, 1, 11, 3) == (t.money("A"), t.infamy("A"), t.fires("A"), t.money("B"))
    t.idle()


@pytest.mark.rule("EG-461")
def test_a_warehouse_does_too_and_a_bridge_or_a_tower_gives_nothing() -> None:
    t = city(A=P("penguin", at="uptown", weapons="flame-thrower*2", hand="torch-job"), B=P(),
             buildings={"uptown": "warehouse, tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "burn:warehouse@uptown")
    assert (6, 1) == (t.money("A"), t.infamy("A"))
    t.takes("A", "weapon:flame-thrower").takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (6, 2, 9) == (t.money("A"), t.infamy("A"), t.fires("A"))
    t.idle()


@pytest.mark.rule("EG-102")
def test_a_rival_who_burns_a_bank_gives_the_penguin_nothing() -> None:
    t = city(A=P("joker", at="uptown", weapons="flame-thrower"), B=P("penguin", at="uptown"),
             buildings={"uptown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (3, 0, 3, 0) == (t.money("A"), t.infamy("A"), t.money("B"), t.infamy("B"))
    t.idle()


def test_trick_umbrella_removes_1_rival_goon_of_your_choice_and_gives_1_money() -> None:
    t = city(A=P("penguin", at="uptown", goons="uptown"), B=P(goons="uptown*2"), C=P(goons="uptown, midtown"))
    t.takes("A", "weapon:trick-umbrella")
    assert ["1@uptown", "2@uptown"] == t.distinct("A")
    t.takes("A", "remove:C@uptown")
    assert (0, 29, 2, 1, 4) == (t.goons("C", "uptown"), t.supply("C"), t.goons("B", "uptown"), t.goons("A", "uptown"),
                                t.money("A"))  # fmt: skip
    assert "weapon:trick-umbrella" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-346")
def test_its_money_comes_without_a_rival_goon_too() -> None:
    t = city(A=P("penguin", at="uptown", goons="uptown"), B=P(goons="midtown"))
    t.takes("A", "weapon:trick-umbrella")
    assert (4, 1, 1) == (t.money("A"), t.goons("A", "uptown"), t.goons("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-064")
def test_a_single_rival_goon_must_be_removed_and_a_sword_answers() -> None:
    t = city(A=P("penguin", at="uptown", goons="uptown*2"), B=P(goons="uptown", weapons="sword"))
    t.takes("A", "weapon:trick-umbrella")
    assert (0, 1, ["sword:used"]) == (t.goons("B", "uptown"), t.goons("A", "uptown"), t.weapons("B"))
    t.idle()

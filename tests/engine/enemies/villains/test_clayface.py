"""Clayface: Warehouses and Banks on fire, Shapeshift into any rival's Main Weapon."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_warehouse_gives_1_infamy_and_2_goons_in_a_district_with_a_rival_villain() -> None:
    t = city(A=P("clayface", at="uptown", weapons="flame-thrower"), B=P(at="downtown"), C=P(at="midtown"),
             D=P(at="midtown"), buildings={"uptown": "warehouse"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ["add:midtown", "add:downtown"] == t.offers("A")
    t.takes("A", "add:downtown")
    assert (2, 28, 1) == (t.goons("A", "downtown"), t.supply("A"), t.infamy("A"))
    t.idle()


def test_with_all_rivals_in_one_district_the_goons_go_there_without_a_question() -> None:
    t = city(A=P("clayface", at="uptown", weapons="flame-thrower"), B=P(at="tricorner"), buildings={"uptown": "bank"})
    t.takes("A", "weapon:flame-thrower")
    assert (2, 1, "action") == (t.goons("A", "tricorner"), t.infamy("A"), t.key())
    t.idle()


@pytest.mark.rule("EG-055", "EG-319")
def test_without_goons_in_supply_or_where_none_can_be_added_only_the_infamy_comes() -> None:
    t = city(A=P("clayface", at="uptown", weapons="flame-thrower", supply=1), B=P(at="downtown"), C=P(at="midtown"),
             buildings={"uptown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "add:midtown")
    assert (1, 0, 1) == (t.goons("A", "midtown"), t.supply("A"), t.infamy("A"))
    t.idle()
    t = city(A=P("clayface", at="uptown", weapons="flame-thrower"), B=P(at="downtown"), event="dynamic-duo",
             heroes={"robin": "downtown"}, buildings={"uptown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (0, 30, 1) == (t.goons("A", "downtown"), t.supply("A"), t.infamy("A"))
    t.idle()


def test_a_tower_or_a_bridge_sets_off_nothing() -> None:
    t = city(A=P("clayface", at="uptown", weapons="flame-thrower", hand="torch-job"), B=P(),
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (1, 30) == (t.infamy("A"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-325", "EG-203")
def test_any_board_in_play_may_be_copied_wherever_its_villain_stands_and_though_it_was_used() -> None:
    t = city(A=P("clayface", at="uptown"), B=P("joker", at="tricorner", goons="uptown*2", main_used=True),
             C=P("bane", at="midtown", infamy=4))  # fmt: skip
    t.takes("A", "weapon:shapeshift")
    assert ["bane", "joker"] == t.offers("A")
    assert "Fake Revolver of The Joker" == t.label("A", "joker")
    assert "Until the end of the round your Villain counts as 2 more Control." == t.note("A", "bane")
    t.takes("A", "joker").takes("A", "move:2").takes("A", "move:midtown")
    assert (0, 2) == (t.goons("B", "uptown"), t.goons("B", "midtown"))
    assert (True, True, False) == tuple(t.player(name).main_used for name in "ABC")
    assert "You have used it in this round." == t.why("A", "weapon shapeshift")
    t.idle()


@pytest.mark.rule("EG-325")
def test_the_conditions_of_a_copied_weapon_are_read_for_clayface() -> None:
    t = city(A=P("clayface", at="uptown"), B=P("joker", at="midtown", goons="midtown*2"), C=P("penguin", at="uptown"))
    t.takes("A", "weapon:shapeshift")
    assert (4, 3, "action") == (t.money("A"), t.money("C"), t.key())
    t.idle()


@pytest.mark.rule("EG-325", "EG-091")
def test_shapeshift_is_not_offered_when_no_copied_weapon_could_do_anything() -> None:
    t = city(A=P("clayface", at="uptown"), B=P("joker", at="midtown", goons="midtown*2"))
    assert "It could do nothing now." == t.why("A", "weapon shapeshift")
    assert "weapon:shapeshift" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-326")
def test_copies_of_scarred_coin_venom_and_terror_cell_work_for_clayface() -> None:
    t = city(A=P("clayface", at="uptown"), B=P("two-face", at="midtown"), coin="C")
    t.takes("A", "weapon:shapeshift")
    assert (2, 0, ["A's coin shows the clean side."]) == (
        t.goons("A", "uptown"),
        t.goons("B", "midtown"),
        t.told("coin"),
    )
    t.idle()
    t = city(A=P("clayface", at="uptown"), B=P("bane", at="midtown"))
    t.takes("A", "weapon:shapeshift")
    assert (7, 5) == (t.control("A", "uptown"), t.control("B", "midtown"))
    t.idle()
    t = city(A=P("clayface", at="uptown", goons="tricorner"), B=P("red-claw", at="midtown", goons="downtown"))
    t.takes("A", "weapon:shapeshift").takes("A", "move:1")
    assert (1, 0, 1) == (t.goons("A", "uptown"), t.goons("A", "tricorner"), t.goons("B", "downtown"))
    t.idle()


@pytest.mark.rule("EG-327", "EG-106")
def test_ice_that_clayface_places_comes_from_mr_freezes_board_and_is_clayfaces() -> None:
    t = city(A=P("clayface", at="uptown"), B=P("mr-freeze", at="uptown", weapons="flame-thrower"), C=P(at="tricorner"),
             fires="bank@uptown:C")  # fmt: skip
    t.takes("A", "weapon:shapeshift").takes("A", "mr-freeze")
    assert ("ice:A", 11, 1, 12) == (t.topper("bank@uptown"), t.state.ice, t.infamy("A"), t.fires("C"))
    t.takes("A", "move:midtown").takes("A", t.offers("A", "buy")[0])
    assert ("B", False, False) == (t.turn_of(), "weapon:flame-thrower" in t.offers("B"),
                                   "weapon:freeze-gun" in t.offers("B"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-106", "EG-105")
def test_a_greenhouse_that_clayface_places_is_clayfaces_and_goes_back_to_poison_ivys_board() -> None:
    t = city(A=P("clayface", at="uptown", weapons="flame-thrower"), B=P("poison-ivy", at="tricorner"),
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:shapeshift")
    assert ("greenhouse:A", 11, 6, 0) == (t.topper("tower@uptown"), t.state.greenhouses, t.control("A", "uptown"),
                                          t.control("B", "uptown"))  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ("fire:A", 12) == (t.topper("tower@uptown"), t.state.greenhouses)
    t.idle()


@pytest.mark.rule("EG-328")
def test_the_board_of_a_player_who_has_left_cannot_be_copied() -> None:
    t = city(A=P("clayface", at="uptown", goons="uptown"), B=P("bane", at="midtown"), C=P("joker", at="midtown"))
    t.leaves("B")
    t.takes("A", "weapon:shapeshift")
    assert ["move:0", "move:1"] == t.offers("A")
    t.takes("A", "move:0")
    assert 5 + 1 == t.control("A", "uptown")
    t.idle()


@pytest.mark.rule("EG-301", "EG-208")
def test_a_sword_answers_clayface_when_a_copied_weapon_removes() -> None:
    t = city(A=P("clayface", at="uptown", goons="uptown*2"), B=P("penguin", at="midtown"),
             C=P("red-claw", at="midtown", goons="uptown", weapons="sword"))  # fmt: skip
    t.takes("A", "weapon:shapeshift")
    assert (0, 1, 4, ["sword:used"]) == (t.goons("C", "uptown"), t.goons("A", "uptown"), t.money("A"), t.weapons("C"))
    t.idle()

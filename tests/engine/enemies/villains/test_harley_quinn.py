"""Harley Quinn: Banks and Bridges on fire, Giant Mallet."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_bank_gives_2_infamy_and_may_move_1_rival_goon_next_door() -> None:
    t = city(A=P("harley-quinn", at="uptown", weapons="flame-thrower", goons="uptown"), B=P(goons="uptown*2"),
             buildings={"uptown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ["move:0", "move:1"] == t.offers("A")
    t.takes("A", "move:1")
    assert ["move:mercey-island", "move:midtown"] == t.offers("A")
    t.takes("A", "move:mercey-island")
    assert (1, 1, 28, 1, 2) == (t.goons("B", "uptown"), t.goons("B", "mercey-island"), t.supply("B"),
                                t.goons("A", "uptown"), t.infamy("A"))  # fmt: skip
    t.idle()


def test_a_bridge_does_too_and_an_absent_player_moves_none() -> None:
    t = city(A=P("harley-quinn", at="uptown", hand="torch-job"), B=P(goons="uptown"), C=P(goons="uptown"))
    t.takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert ["1@uptown", "2@uptown"] == t.distinct("A")
    t.default("A")
    assert (1, 1, 3) == (t.goons("B", "uptown"), t.goons("C", "uptown"), t.infamy("A"))
    t.idle()


def test_without_a_rival_goon_only_the_infamy_comes_and_other_buildings_give_nothing() -> None:
    t = city(A=P("harley-quinn", at="uptown", weapons="flame-thrower*2", goons="uptown"), B=P(goons="midtown"),
             buildings={"uptown": "bank, tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "burn:tower@uptown")
    assert 0 == t.infamy("A")
    t.takes("A", "weapon:flame-thrower")
    assert (2, 1, "action") == (t.infamy("A"), t.goons("B", "midtown"), t.key())
    t.idle()


@pytest.mark.rule("EG-110", "EG-071")
def test_giant_mallet_moves_a_rival_villain_and_nobody_steals() -> None:
    t = city(A=P("harley-quinn", at="uptown"), B=P(at="uptown", goons="uptown"), C=P(at="midtown"))
    t.takes("A", "weapon:giant-mallet")
    assert ["villain", "goons"] == t.offers("A")
    t.takes("A", "villain").takes("A", "move:midtown")
    assert ("midtown", 1, 3, 3) == (t.where("B"), t.goons("B", "uptown"), t.money("B"), t.money("C"))
    assert "You have used it in this round." == t.why("A", "weapon giant-mallet")
    t.idle()


@pytest.mark.rule("EG-067", "EG-071", "EG-304")
def test_giant_mallet_moves_up_to_3_rival_goons_to_one_district_and_no_sword_answers() -> None:
    t = city(A=P("harley-quinn", at="uptown", goons="uptown*2"), B=P(goons="uptown*3", weapons="sword"),
             C=P(goons="uptown"))  # fmt: skip
    t.takes("A", "weapon:giant-mallet")
    assert ["1@uptown", "2@uptown"] == t.distinct("A")
    t.takes("A", "move:B@uptown", "move:B@uptown", "move:C@uptown").takes("A", "move:midtown")
    assert (1, 2, 1) == (t.goons("B", "uptown"), t.goons("B", "midtown"), t.goons("C", "midtown"))
    assert (2, ["sword"]) == (t.goons("A", "uptown"), t.weapons("B"))
    t.idle()


@pytest.mark.rule("EG-071")
def test_a_side_that_can_do_nothing_is_not_offered() -> None:
    t = city(A=P("harley-quinn", at="uptown"), B=P(at="uptown"), C=P(at="uptown"))
    t.takes("A", "weapon:giant-mallet")
    assert ["move:1", "move:2"] == t.offers("A")
    t.takes("A", "move:C").takes("A", "move:mercey-island")
    assert ("uptown", "mercey-island") == (t.where("B"), t.where("C"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_giant_mallet_needs_a_rival_piece_in_the_district() -> None:
    t = city(A=P("harley-quinn", at="uptown", goons="uptown"), B=P(at="midtown", goons="midtown"))
    assert "It could do nothing now." == t.why("A", "weapon giant-mallet")
    assert "weapon:giant-mallet" not in t.offers("A")
    t.idle()

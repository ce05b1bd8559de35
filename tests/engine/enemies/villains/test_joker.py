"""The Joker: Towers and Bridges on fire, Fake Revolver."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_tower_or_a_bridge_gives_2_infamy_and_1_money_and_other_buildings_give_nothing() -> None:
    t = city(A=P("joker", at="uptown", hand="torch-job"), B=P(), buildings={"uptown": "tower, warehouse"})
    t.takes("A", "play:torch-job").takes("A", "burn:tower@uptown")
    assert (3, 4, "fire:A") == (t.infamy("A"), t.money("A"), t.topper("tower@uptown"))
    t.idle()
    t = city(A=P("joker", at="uptown", hand="torch-job"), B=P())
    t.takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (3, 4) == (t.infamy("A"), t.money("A"))
    t.idle()


def test_burning_a_warehouse_gives_the_joker_nothing() -> None:
    t = city(A=P("joker", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "warehouse"})
    t.takes("A", "weapon:flame-thrower")
    assert (0, 3, 11) == (t.infamy("A"), t.money("A"), t.fires("A"))
    t.idle()


def test_fake_revolver_moves_up_to_3_goons_of_anybody_to_one_adjacent_district() -> None:
    t = city(A=P("joker", at="uptown", goons="uptown*2"), B=P(at="uptown", goons="uptown*4"), C=P())
    t.takes("A", "weapon:fake-revolver")
    assert ["0@uptown", "1@uptown"] == t.distinct("A")
    t.takes("A", "move:B@uptown", "move:B@uptown", "move:A@uptown")
    assert ["move:mercey-island", "move:midtown"] == t.offers("A")
    t.takes("A", "move:mercey-island")
    assert (2, 1) == (t.goons("B", "mercey-island"), t.goons("A", "mercey-island"))
    assert "weapon:fake-revolver" not in t.offers("A")
    assert "You have used it in this round." == t.why("A", "weapon fake-revolver")
    t.idle()


def test_fake_revolver_may_move_none_and_needs_a_goon_to_be_offered() -> None:
    t = city(A=P("joker", at="uptown"), B=P(goons="uptown"))
    t.takes("A", "weapon:fake-revolver").takes("A", "move:0")
    assert 1 == t.goons("B", "uptown")
    t.idle()
    t = city(A=P("joker", at="uptown"), B=P(goons="midtown"))
    assert "weapon:fake-revolver" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-406")
def test_a_whole_turn_of_the_joker_as_the_rulebook_tells_it() -> None:
    t = city(A=P("joker", at="uptown", money=1, hand="goons-for-hire", weapons="flame-thrower"), B=P(at="midtown"),
             C=P(at="tricorner", goons="midtown*3"), income="blackmail-the-wealthy", docks="goons-for-hire",
             buildings={"uptown": "tower*2", "downtown": "warehouse"})  # fmt: skip
    t.takes("A", "income").takes("A", "play:goons-for-hire").takes("A", "hire").takes("A", "pay:3")
    assert (6, 4, 24) == (t.goons("A", "uptown"), t.money("A"), t.supply("A"))
    t.takes("A", "move:midtown")
    assert (3, 4) == (t.money("A"), t.money("B"))
    t.takes("A", "weapon:fake-revolver").takes("A", "move:3").takes("A", "move:tricorner")
    assert 3 == t.goons("C", "tricorner")
    t.takes("A", "move:downtown").takes("A", "weapon:flame-thrower").takes("A", "buy:goons-for-hire@0")
    assert (3, 24, 11, 0, ["goons-for-hire"]) == (
        t.money("A"),
        t.supply("A"),
        t.fires("A"),
        t.infamy("A"),
        t.holds("A"),
    )
    assert "B" == t.turn_of()
    t.idle()

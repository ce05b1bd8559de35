"""Brass Knuckles: a rival Goon is moved next door."""

import pytest

from tests.engine.enemies.city import P, city


def test_1_rival_goon_of_your_district_goes_next_door() -> None:
    t = city(A=P("joker", at="uptown", weapons="brass-knuckles", goons="uptown"), B=P(goons="uptown*2, midtown"))
    t.takes("A", "weapon:brass-knuckles")
    assert ["move:0", "move:1"] == t.offers("A")
    t.takes("A", "move:1")
    assert ["move:mercey-island", "move:midtown"] == t.offers("A")
    t.takes("A", "move:mercey-island")
    assert (1, 1, 1, 1) == (t.goons("B", "uptown"), t.goons("B", "mercey-island"), t.goons("B", "midtown"),
                            t.goons("A", "uptown"))  # fmt: skip
    assert (["brass-knuckles:used"], False) == (t.weapons("A"), "weapon:brass-knuckles" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-204", "EG-063", "EG-213")
def test_of_several_rivals_one_goon_goes_and_an_absent_player_moves_none() -> None:
    t = city(A=P(at="uptown", weapons="brass-knuckles*2"), B=P(goons="uptown"), C=P(goons="uptown*3"))
    t.takes("A", "weapon:brass-knuckles")
    assert ["1@uptown", "2@uptown"] == t.distinct("A")
    t.takes("A", "move:C@uptown").takes("A", "move:midtown")
    assert (1, 2, 1) == (t.goons("B", "uptown"), t.goons("C", "uptown"), t.goons("C", "midtown"))
    t.takes("A", "weapon:brass-knuckles").default("A")
    assert (1, 2, ["brass-knuckles:used"] * 2) == (t.goons("B", "uptown"), t.goons("C", "uptown"), t.weapons("A"))
    t.idle()


@pytest.mark.rule("EG-304")
def test_moving_is_no_removing_so_no_sword_answers() -> None:
    t = city(A=P(at="uptown", weapons="brass-knuckles", goons="uptown"), B=P(goons="uptown", weapons="sword"))
    t.takes("A", "weapon:brass-knuckles").takes("A", "move:1").takes("A", "move:midtown")
    assert (1, ["sword"]) == (t.goons("A", "uptown"), t.weapons("B"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_it_needs_a_rival_goon_in_your_district() -> None:
    t = city(A=P(at="uptown", weapons="brass-knuckles", goons="uptown"), B=P(goons="midtown"))
    assert "weapon:brass-knuckles" not in t.offers("A")
    assert "It could do nothing now." == t.why("A", "weapon brass-knuckles")
    t.idle()

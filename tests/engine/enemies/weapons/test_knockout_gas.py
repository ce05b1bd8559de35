"""Knockout Gas: a rival Villain is carried next door."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-110")
def test_a_rival_villain_of_your_district_goes_next_door_and_nobody_steals() -> None:
    t = city(A=P(at="uptown", weapons="knockout-gas"), B=P(at="uptown", goons="uptown"), C=P(at="midtown"))
    t.takes("A", "weapon:knockout-gas")
    assert ["move:mercey-island", "move:midtown"] == t.offers("A")
    t.takes("A", "move:midtown")
    assert ("midtown", 3, 3, 1, "uptown") == (t.where("B"), t.money("B"), t.money("C"), t.goons("B", "uptown"),
                                              t.where("A"))  # fmt: skip
    assert "weapon:knockout-gas" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-203", "EG-213")
def test_of_several_you_choose_and_an_absent_player_takes_the_first_in_infamy_order() -> None:
    t = city(A=P(at="uptown", weapons="knockout-gas"), B=P(at="uptown"), C=P(at="uptown", infamy=4))
    t.takes("A", "weapon:knockout-gas")
    assert ["move:2", "move:1"] == t.offers("A")
    t.default("A").default("A")
    assert ("mercey-island", "uptown") == (t.where("C"), t.where("B"))
    t.idle()


@pytest.mark.rule("EG-339")
def test_the_rivals_turn_then_starts_there_and_may_end_where_it_stood() -> None:
    t = city(A=P(at="uptown", weapons="knockout-gas"), B=P(at="uptown"))
    t.takes("A", "weapon:knockout-gas").takes("A", "move:midtown")
    t.takes("A", "move:mercey-island").takes("A", t.offers("A", "buy")[0])
    assert ("B", []) == (t.turn_of(), t.offers("B", "buy"))
    t.takes("B", "move:uptown")
    assert t.offers("B", "buy")
    t.idle()


@pytest.mark.rule("EG-091")
def test_it_needs_a_rival_villain_in_your_district() -> None:
    t = city(A=P(at="uptown", weapons="knockout-gas"), B=P(at="midtown", goons="uptown"))
    assert "weapon:knockout-gas" not in t.offers("A")
    assert "It could do nothing now." == t.why("A", "weapon knockout-gas")
    t.idle()

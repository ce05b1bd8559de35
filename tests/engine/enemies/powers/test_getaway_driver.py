"""Getaway Driver: Movement, Money, Infamy, and no Stealing."""

import pytest

from tests.engine.enemies.city import P, city

STUCK = "You could not leave the district where your turn began any more."
AROUND_UPTOWN = "kane-memorial-bridge:B, sprang-bridge:B, finger-bridge:B"


def test_2_movement_3_money_and_1_infamy() -> None:
    t = city(A=P(at="uptown", hand="getaway-driver"), B=P())
    t.takes("A", "play:getaway-driver")
    assert (4, 6, 1, "action") == (t.movement(), t.money("A"), t.infamy("A"), t.key())
    assert ["Nobody Steals from A for the rest of this turn."] == t.told("steal")
    t.idle()


@pytest.mark.rule("EG-107")
def test_nobody_steals_from_you_for_the_rest_of_the_turn_but_from_others_they_do() -> None:
    t = city(A=P(at="uptown", hand="getaway-driver"), B=P(at="midtown"), C=P(at="tricorner"))
    t.takes("A", "move:midtown")
    assert (2, 4) == (t.money("A"), t.money("B"))
    t.takes("A", "play:getaway-driver")
    turn = t.view("B").turn
    assert turn is not None
    assert (True, "") == (turn.no_steal, t.note("A", "move:tricorner"))
    t.takes("A", "move:tricorner")
    assert (5, 3) == (t.money("A"), t.money("C"))
    t.takes("A", t.offers("A", "buy")[0]).takes("B", "move:tricorner")
    assert (6, 4, 2) == (t.money("A"), t.money("C"), t.money("B"))
    t.idle()


@pytest.mark.rule("EG-131", "EG-107")
def test_in_your_next_turn_they_steal_again() -> None:
    t = city(A=P(at="uptown", hand="getaway-driver"), B=P(at="tricorner"))
    t.takes("A", "play:getaway-driver").plays_on()
    assert "B" == t.turn_of()
    while t.turn_of() != "A":
        t.default(t.asked()[0])
    assert t.state.turn is not None
    assert not t.state.turn.no_steal
    t.idle()


@pytest.mark.rule("EG-154", "EG-155")
def test_its_movement_is_a_way_out() -> None:
    t = city(A=P(at="uptown", hand="getaway-driver, shakedown"), B=P(), movement=0, fires=AROUND_UPTOWN)
    assert (["play:getaway-driver"], []) == (t.offers("A", "play"), t.log("turn"))
    assert STUCK == t.why("A", "play shakedown")
    t.takes("A", "play:getaway-driver").takes("A", "move:midtown")
    assert (0, 6) == (t.movement(), t.money("A"))
    t.idle()

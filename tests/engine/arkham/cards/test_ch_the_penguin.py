"""The Penguin: spend 1 Power to gain 1 VP; the first card you Bribe each turn costs 1 VP less."""

import pytest

from tests.engine.arkham.table import P, table

PENGUIN = "The Penguin"


def test_power_becomes_vp_once_a_turn() -> None:
    t = table(P(character=PENGUIN), P(vp=1), power=2)
    t.use(PENGUIN)
    assert (1, 1, 1, []) == (t.power, t.vp(), t.vp(1), t.offers("use"))
    t.idle()


def test_without_unspent_power_it_is_not_offered() -> None:
    t = table(P(character=PENGUIN), P(), lineup="Kite Man", power=2)
    t.buy("Kite Man")
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-194", "AA-196")
def test_the_first_bribe_costs_1_less_but_needs_a_banner() -> None:
    t = table(P(vp=2, character=PENGUIN), P(), lineup="Ragman, Kite Man, Crowbar")
    assert ["Ragman", "Kite Man"] == t.offers("bribe")
    t.bribe("Ragman")
    assert (1, ["Kite Man"]) == (t.vp(), t.offers("bribe"))
    t.bribe("Kite Man")
    assert 0 == t.vp()
    t.idle()


@pytest.mark.rule("AA-346")
def test_a_first_bribe_for_0_vp_uses_the_reduction_up() -> None:
    t = table(P("Hugo Strange", vp=1, character=PENGUIN), P(), lineup="Kite Man, Ragman")
    t.play("Hugo Strange")
    t.bribe("Kite Man")
    assert [] == t.offers("bribe")
    t.idle()


def test_the_reduction_is_back_in_the_next_turn_and_is_for_the_penguin_alone() -> None:
    t = table(P(character=PENGUIN), P(), lineup="Kite Man*5")
    t.bribe("Kite Man@1")
    assert 0 == t.vp()
    t.end()
    assert [] == t.offers("bribe")
    t.end()
    assert ["Kite Man"] * 4 == t.offers("bribe")
    t.idle(0)

"""Umbrella Gun: +1 Power. The next card you Bribe this turn costs 1 VP less."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-194")
def test_the_next_bribe_costs_1_less_and_only_that_one() -> None:
    t = table(P("Umbrella Gun", vp=3), P(), lineup="Ragman, Man-Bat, Kite Man")
    t.play("Umbrella Gun")
    assert (1, ["Ragman", "Man-Bat", "Kite Man"]) == (t.power, t.offers("bribe"))
    t.bribe("Man-Bat")
    assert 2 == t.vp()
    t.bribe("Ragman")
    assert 0 == t.vp()
    t.idle()


@pytest.mark.rule("AA-196")
def test_it_gives_no_banner_and_never_goes_below_0() -> None:
    t = table(P("Umbrella Gun*2"), P(), lineup="Kite Man, Crowbar, Ragman")
    t.play("Umbrella Gun")
    assert ["Kite Man"] == t.offers("bribe")
    t.play("Umbrella Gun")
    assert ["Kite Man", "Ragman"] == t.offers("bribe")
    t.bribe("Kite Man")
    assert (0, []) == (t.vp(), t.offers("bribe"))
    t.idle()


@pytest.mark.rule("AA-346")
def test_a_bribe_for_0_vp_uses_it_up() -> None:
    t = table(P("Umbrella Gun, Hugo Strange", vp=1), P(), lineup="Kite Man, Ragman")
    t.play("Umbrella Gun")
    t.play("Hugo Strange")
    t.bribe("Kite Man")
    assert (1, []) == (t.vp(), t.offers("bribe"))
    t.idle()


def test_it_ends_with_the_turn_and_is_for_its_player_alone() -> None:
    t = table(P("Umbrella Gun"), P("Punch", deck="Vulnerability*10"), lineup="Kite Man*5")
    t.play("Umbrella Gun")
    t.end()
    assert [] == t.offers("bribe")
    t.idle(1)

"""Grapnel Gun: +1 Power. It is a Starter and an Equipment."""

import pytest

from tests.engine.arkham.table import P, table


def test_played_it_gives_1_power() -> None:
    t = table(P("Grapnel Gun"), P("Punch"))
    t.play("Grapnel Gun")
    assert (1, ["Grapnel Gun"], ["Punch"]) == (t.power, t.in_play(), t.hand(1))
    t.idle()


@pytest.mark.rule("SH-065")
def test_effects_that_name_an_equipment_reach_it() -> None:
    t = table(P("Red Robin", pile="Grapnel Gun, Punch"), P())
    t.play("Red Robin")
    assert ["Grapnel Gun", "No"] == t.offers()
    t.pick("Grapnel Gun")
    assert ["Grapnel Gun"] == t.hand()
    t.idle()


@pytest.mark.rule("SH-065", "AA-224")
def test_released_it_goes_under_its_owners_deck_like_any_starter() -> None:
    fa = {"nemeses": "Red Robin, Batman", "nemesis_up": False, "phase": "flip-nemesis"}
    t = table(P(), P("Grapnel Gun, Punch", deck="Kite Man"), **fa)
    assert (["Kite Man", "Grapnel Gun"], ["Punch"], ["Weakness"]) == (t.deck(1), t.hand(1), t.pile(1))
    t.idle(1)


@pytest.mark.rule("SH-065")
def test_it_counts_as_two_types() -> None:
    t = table(P("Nightwing", play="Grapnel Gun"), P())
    t.play("Nightwing")
    assert 6 == t.power
    t.idle()


@pytest.mark.rule("SH-065", "AA-007")
def test_it_has_cost_0_like_any_starter() -> None:
    t = table(P("Mr. Bloom, Grapnel Gun, Crowbar"), P())
    t.play("Mr. Bloom")
    assert (["Grapnel Gun"], ["Crowbar"]) == (t.pile(1), t.hand())
    t.idle()

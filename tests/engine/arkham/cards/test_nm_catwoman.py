"""Catwoman: +2 Power. Attack: each foe loses 1 VP, you gain it. FA: each player loses half of their VP, rounded up."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Catwoman, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-185", "AA-121")
def test_the_vp_that_foes_lose_are_hers() -> None:
    t = table(P("Catwoman", vp=1), P(vp=3), P(vp=0), P(vp=1))
    t.play("Catwoman")
    assert (3, 2, 0, 0) == tuple(t.vp(seat) for seat in range(4))
    assert 2 == t.power
    t.idle()


@pytest.mark.rule("AA-131")
def test_a_foe_who_defends_gives_nothing() -> None:
    t = table(P("Catwoman"), P("Shield", vp=3), P(vp=2))
    t.play("Catwoman")
    t.defend(1, "Shield")
    assert (1, 3, 1) == tuple(t.vp(seat) for seat in range(3))
    t.idle()


@pytest.mark.rule("AA-137", "AA-181")
def test_appearing_she_takes_half_of_everybodys_vp_rounded_up() -> None:
    t = table(P(vp=5), P(vp=1), P(vp=0), P(vp=4), **FA)
    assert (2, 0, 0, 2) == tuple(t.vp(seat) for seat in range(4))
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_all() -> None:
    t = table(P(vp=4), P("Shield", vp=4), **FA)
    t.defend(1, "Shield")
    assert (2, 4) == (t.vp(), t.vp(1))
    t.idle(1)


@pytest.mark.rule("SH-041", "SH-024", "SH-027")
def test_in_a_team_game_only_her_team_loses_and_its_coffer_does_not() -> None:
    t = table(P(vp=4), P(vp=4), P(vp=2), P(vp=4), teams=True, coffers=(3, 0), **FA)
    assert (2, 4, 1, 4) == tuple(t.vp(seat) for seat in range(4))
    assert 3 == t.state.teams[0].coffer
    t.idle(1)

"""Anarky: +2 Power. Attack: each foe with more VP than you loses 1 VP."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-116", "AA-118", "AA-133")
def test_only_foes_with_more_vp_are_attacked() -> None:
    t = table(P("Anarky", vp=1), P("Shield", vp=1), P(vp=2), P("Shield", vp=4))
    t.play("Anarky")
    assert ([3], 2) == (t.awaited, t.power)
    t.take_it(3)
    assert (1, 1, 1, 3) == tuple(t.vp(seat) for seat in range(4))
    t.idle()


def test_a_foe_may_defend() -> None:
    t = table(P("Anarky"), P("Shield", vp=2), P(vp=1))
    t.play("Anarky")
    t.defend(1, "Shield")
    assert (2, 0) == (t.vp(1), t.vp(2))
    t.idle()


def test_with_nobody_ahead_there_is_no_attack_to_defend_against() -> None:
    t = table(P("Anarky", vp=2), P("Shield", vp=2), P("Shield"))
    t.play("Anarky")
    assert (2, 2, 0) == (t.power, t.vp(1), t.vp(2))
    assert not [line for line in t.told if "attacks" in line]
    t.idle()


@pytest.mark.rule("AA-012", "AA-105")
def test_it_is_an_attack_card_also_then() -> None:
    t = table(P("Anarky", vp=2, deck="Kite Man", character="Scarecrow"), P())
    t.play("Anarky")
    assert ["Kite Man"] == t.hand()
    t.idle()


@pytest.mark.rule("SH-022")
def test_in_a_team_game_the_teammate_is_spared() -> None:
    t = table(P("Anarky"), P(vp=1), P(vp=5), P(vp=1), teams=True)
    t.play("Anarky")
    assert (0, 5, 0) == (t.vp(1), t.vp(2), t.vp(3))
    t.idle()

"""Doctor Hurt: +5 Power. FA: gain two Weaknesses. Stack Ongoing: each turn begins with a VP or a random card lost."""

from typing import Any

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Doctor Hurt", "nemesis_up": False, "phase": "flip-nemesis"}
WAITING: dict[str, Any] = {"nemeses": "Doctor Hurt", "phase": "pass-on"}


@pytest.mark.rule("AA-145")
def test_played_he_gives_5_power() -> None:
    t = table(P("Doctor Hurt"), P())
    t.play("Doctor Hurt")
    assert (5, 16) == (t.power, t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-137", "AA-230", "AA-328")
def test_appearing_he_gives_each_player_two_weaknesses() -> None:
    t = table(P(), P(vp=1), P(), weaknesses=5, **FA)
    assert [["Weakness"], ["Weakness"] * 2, ["Weakness"] * 2] == [t.pile(seat) for seat in range(3)]
    t.idle(1)


@pytest.mark.rule("AA-131", "AA-345")
def test_who_avoids_it_gains_none_but_is_hurt_at_the_start_of_the_turn() -> None:
    t = table(P(), P("Shield", deck="Punch", vp=1), **FA)
    t.defend(1, "Shield")
    assert (["Shield"], 0, ["Punch"]) == (t.pile(1), t.vp(1), t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-146", "AA-063")
def test_while_he_waits_each_turn_begins_with_1_vp_lost() -> None:
    t = table(P(vp=2), P("Punch", vp=2), **WAITING)
    assert (2, 1, ["Punch"]) == (t.vp(), t.vp(1), t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-339")
def test_without_vp_a_random_card_is_discarded() -> None:
    t = table(P(), P("Punch, Kite Man"), random={1: [(2, 1)]}, **WAITING)
    assert (["Punch"], ["Kite Man"]) == (t.hand(1), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-102")
def test_with_neither_nothing_happens() -> None:
    t = table(P("Punch"), P(), **WAITING)
    assert ([], ["Punch"]) == (t.pile(1), t.hand())
    t.idle(1)


@pytest.mark.rule("AA-106")
def test_an_own_ability_of_the_same_moment_may_come_first() -> None:
    t = table(P(), P("Punch", play="Crime Alley"), **WAITING)
    assert ([1], ["Crime Alley", "Doctor Hurt"]) == (t.awaited, t.offers())
    t.pick("Crime Alley")
    assert (0, ["Punch"]) == (t.vp(1), t.hand(1))
    t.idle(1)
    t = table(P(), P("Punch", play="Crime Alley"), **WAITING)
    t.pick("Doctor Hurt")
    assert (1, [], ["Punch"]) == (t.vp(1), t.hand(1), t.pile(1))
    t.idle(1)


@pytest.mark.rule("SH-027")
def test_in_a_team_game_he_hurts_his_own_team_only() -> None:
    t = table(P(vp=1), P(vp=1), P(vp=1), P(), teams=True, nemeses="Doctor Hurt", rivals="Spoiler", phase="pass-on")
    assert 1 == t.vp(1)
    t.end()
    assert (1, 0) == (t.vp(), t.vp(2))
    t.idle(2)

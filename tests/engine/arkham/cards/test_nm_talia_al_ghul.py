"""Talia al Ghul: +3 Power, gain 1 VP. FA: each player loses 2 VP; who loses fewer gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Talia al Ghul, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145")
def test_played_she_gives_power_and_1_vp() -> None:
    t = table(P("Talia al Ghul"), P(vp=3))
    t.play("Talia al Ghul")
    assert (3, 1, 3, 16) == (t.power, t.vp(), t.vp(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-181", "AA-137")
def test_appearing_she_takes_2_vp_of_each_and_who_has_fewer_gains_a_weakness() -> None:
    t = table(P(vp=3), P(vp=2), P(vp=1), P(vp=0), **FA)
    assert (1, 0, 0, 0) == tuple(t.vp(seat) for seat in range(4))
    assert [[], [], ["Weakness"], ["Weakness"]] == [t.pile(seat) for seat in range(4)]
    t.idle(1)


@pytest.mark.rule("AA-328")
def test_with_no_weakness_left_the_vp_are_lost_all_the_same() -> None:
    t = table(P(vp=1), P(vp=3), weaknesses=0, **FA)
    assert (0, 1, []) == (t.vp(), t.vp(1), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_neither_loses_nor_gains() -> None:
    t = table(P(vp=2), P("Shield", vp=1), **FA)
    t.defend(1, "Shield")
    assert (1, ["Shield"], 0) == (t.vp(1), t.pile(1), t.vp())
    t.idle(1)

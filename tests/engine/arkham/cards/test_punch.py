"""Punch: +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-284", "AA-065", "AA-068")
def test_each_punch_gives_1_power_and_stays_in_the_play_zone() -> None:
    t = table(P("Punch*2"), P("Punch"))
    t.play("Punch")
    assert (1, ["Punch"], ["Punch"], []) == (t.power, t.in_play(), t.hand(), t.pile())
    t.play("Punch")
    assert (2, ["Punch", "Punch"], []) == (t.power, t.in_play(), t.hand())
    assert ["Punch"] == t.hand(1)
    t.idle()


def test_copies_are_offered_once() -> None:
    t = table(P("Punch*4, Vulnerability"), P())
    assert ["Play all cards", "Punch", "Vulnerability"] == t.offers("play")
    t.idle()

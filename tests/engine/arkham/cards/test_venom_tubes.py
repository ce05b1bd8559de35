"""Venom Tubes: +1 Power, and +1 for each Weakness you played this turn."""

import pytest

from tests.engine.arkham.table import P, table


def test_without_a_weakness_played_it_gives_1_power() -> None:
    t = table(P("Venom Tubes, Weakness", play="Weakness", pile="Weakness"), P("Punch"))
    t.play("Venom Tubes")
    assert (1, ["Punch"]) == (t.power, t.hand(1))
    t.idle()


@pytest.mark.rule("AA-156")
def test_each_weakness_played_this_turn_counts_one_that_went_back_too() -> None:
    t = table(P("Weakness*2, Venom Tubes, Punch", vp=1), P())
    t.play("Weakness")
    t.yes()
    t.play("Weakness")
    t.play("Venom Tubes")
    assert (3, ["Weakness", "Venom Tubes"], 17) == (t.power, t.in_play(), t.weaknesses)
    t.play("Punch")
    assert 4 == t.power
    t.idle()


def test_a_weakness_of_the_turn_before_or_of_another_player_does_not_count() -> None:
    t = table(P("Weakness"), P("Venom Tubes"))
    t.play("Weakness")
    t.end()
    t.play("Venom Tubes")
    assert 1 == t.power
    t.idle(1)


def test_a_weakness_gained_but_not_played_does_not_count() -> None:
    t = table(P("Venom Tubes", character="Bane"), P())
    t.use("Bane")
    t.play("Venom Tubes")
    assert (3, ["Weakness"]) == (t.power, t.pile())
    t.idle()

"""Ninja Man-Bats: +2 Power; you may discard a Villain to draw 2 cards."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-103", "AA-005")
def test_a_villain_of_the_hand_draws_2() -> None:
    t = table(P("Ninja Man-Bats, Talon, Henchman, Ragman", deck="Punch*3", play="Kite Man"), P("Kite Man"))
    t.play("Ninja Man-Bats")
    assert (["Talon", "Henchman", "No"], ["No"], 2) == (t.offers(), t.default(), t.power)
    t.pick("Henchman")
    assert (["Talon", "Ragman", "Punch", "Punch"], ["Henchman"]) == (t.hand(), t.pile())
    assert (["Kite Man"], ["Kite Man", "Ninja Man-Bats"]) == (t.hand(1), t.in_play())
    t.idle()


def test_kept_it_draws_nothing() -> None:
    t = table(P("Ninja Man-Bats, Kite Man", deck="Punch*3"), P())
    t.play("Ninja Man-Bats")
    t.no()
    assert (["Kite Man"], []) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-100", "AA-158")
def test_without_a_villain_in_hand_nothing_is_asked() -> None:
    t = table(P("Ninja Man-Bats, Ragman", deck="Punch*3", play="Kite Man"), P())
    t.play("Ninja Man-Bats")
    assert (2, ["Ragman"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-174")
def test_with_an_empty_deck_the_discarded_villain_comes_back() -> None:
    t = table(P("Ninja Man-Bats, Kite Man", deck=""), P())
    t.play("Ninja Man-Bats")
    t.pick("Kite Man")
    assert (["Kite Man"], []) == (t.hand(), t.pile())
    t.idle()

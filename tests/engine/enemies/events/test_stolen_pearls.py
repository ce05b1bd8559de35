"""Stolen Pearls: the richest lose 2 Money, the poorest gain 2."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-343")
def test_all_tied_for_most_lose_2_and_all_tied_for_least_gain_2_from_the_supply() -> None:
    t = city(phase="event", event="stolen-pearls", districts="midtown", A=P(money=6), B=P(money=6), C=P(money=1),
             D=P(money=1), E=P(money=5))  # fmt: skip
    assert [4, 4, 3, 3, 5] == [t.money(name) for name in "ABCDE"]
    t.idle()


@pytest.mark.rule("EG-343")
def test_both_groups_are_found_before_anything_is_lost() -> None:
    t = city(phase="event", event="stolen-pearls", districts="midtown", A=P(money=2), B=P(money=1), C=P(money=1))
    assert ([0, 3, 3], ["midtown"]) == ([t.money(name) for name in "ABC"], t.state.score_cards)
    t.idle()


@pytest.mark.rule("EG-343")
def test_the_richest_lose_what_they_have() -> None:
    t = city(phase="event", event="stolen-pearls", A=P(money=1), B=P(money=0))
    assert [0, 2] == [t.money(name) for name in "AB"]
    t.idle()


def test_if_everybody_has_the_same_money_nothing_happens() -> None:
    t = city(phase="event", event="stolen-pearls", A=P(money=4), B=P(money=4), C=P(money=4))
    assert ([4, 4, 4], []) == ([t.money(name) for name in "ABC"], t.log("money"))
    t.idle()

"""Scarred Coin: flip the coin. Heads: +2 Power. Tails: You may Surge."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-236")
def test_heads_gives_2_power_and_no_surge() -> None:
    t = table(P("Scarred Coin"), P(), coin="H", main="Kite Man*3")
    t.play("Scarred Coin")
    assert (2, 3) == (t.power, len(t.main))
    assert "P1 flips the coin: heads." in t.told
    t.idle()


def test_tails_offers_a_surge() -> None:
    t = table(P("Scarred Coin"), P(), coin="T", lineup="Ragman", main="Kite Man, Ragman")
    t.play("Scarred Coin")
    assert (["Yes", "No"], ["No"]) == (t.offers(), t.default())
    t.yes()
    assert (0, ["Ragman", "Kite Man", "-", "-", "-"]) == (t.power, t.lineup)
    t.idle()


def test_tails_without_a_surge_does_nothing() -> None:
    t = table(P("Scarred Coin"), P(), coin="T", main="Kite Man, Ragman")
    t.play("Scarred Coin")
    t.no()
    assert (0, 2) == (t.power, len(t.main))
    t.idle()


@pytest.mark.rule("AA-205", "AA-332")
def test_tails_with_an_empty_main_deck_asks_nothing() -> None:
    t = table(P("Scarred Coin"), P(), coin="T", main="")
    t.play("Scarred Coin")
    assert 0 == t.power
    t.idle()

"""Sewer Ambush: +1 Power. You may Surge. If the added card is a Hero or Villain, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.parametrize(
    ("added", "power"), [("Ragman", 2), ("Kite Man", 2), ("Crowbar", 1), ("Ace Chemical Plant", 1)]
)
def test_a_hero_or_villain_pays_once_more(added: str, power: int) -> None:
    t = table(P("Sewer Ambush"), P(), main=f"{added}, Ragman", lineup="Crowbar")
    t.play("Sewer Ambush")
    assert (1, ["No"]) == (t.power, t.default())
    t.yes()
    assert (power, ["Crowbar", added, "-", "-", "-"]) == (t.power, t.lineup)
    t.idle()


def test_without_a_surge_there_is_no_bonus() -> None:
    t = table(P("Sewer Ambush"), P(), main="Ragman")
    t.play("Sewer Ambush")
    t.no()
    assert (1, ["Ragman"]) == (t.power, t.main)
    t.idle()


def test_with_an_empty_main_deck_there_is_no_surge_and_no_bonus() -> None:
    t = table(P("Sewer Ambush"), P(), main="")
    t.play("Sewer Ambush")
    assert 1 == t.power
    t.idle()

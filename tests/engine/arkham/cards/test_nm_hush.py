"""Hush: +2 Power, draw 2 cards. FA: each player discards the card with the highest cost in their hand."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Hush, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145", "AA-174")
def test_played_he_gives_power_and_2_cards() -> None:
    t = table(P("Hush", deck="Punch", pile="Kite Man"), P("Punch"))
    t.play("Hush")
    assert (2, ["Punch", "Kite Man"], ["Punch"]) == (t.power, t.hand(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-137", "AA-309")
def test_appearing_he_takes_the_dearest_card_of_each_hand() -> None:
    t = table(P("Punch, Weakness"), P("Punch, Punchline, Kite Man"), P(), **FA)
    assert (["Punch", "Kite Man"], ["Punchline"]) == (t.hand(1), t.pile(1))
    assert "P2 discards Punchline." in t.told
    assert ([0], ["Punch", "Weakness"], ["Weakness"]) == (t.awaited, t.offers(), t.default())
    t.pick("Punch")
    assert (["Weakness"], ["Punch"], []) == (t.hand(), t.pile(), t.pile(2))
    t.idle(1)


@pytest.mark.rule("AA-310")
def test_of_several_with_the_highest_cost_their_owner_picks_one() -> None:
    t = table(P(), P("Ragman, Punch, Firefly, Ragman"), **FA)
    assert ([1], ["Ragman", "Firefly"]) == (t.awaited, t.offers())
    t.pick("Firefly")
    assert (["Ragman", "Punch", "Ragman"], ["Firefly"]) == (t.hand(1), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_card() -> None:
    t = table(P(), P("Shield, Punchline", deck="Punch"), **FA)
    t.defend(1, "Shield")
    assert ["Punchline", "Punch"] == t.hand(1)
    t.idle(1)

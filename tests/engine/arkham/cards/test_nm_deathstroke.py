"""Deathstroke: +3 Power. Attack: each foe discards a card. FA: each player discards two cards."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Deathstroke, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-118", "AA-120", "AA-145")
def test_played_each_foe_discards_a_card_of_their_choice() -> None:
    t = table(P("Deathstroke, Punch"), P("Punch, Kite Man"), P("Shield, Punch", deck="Ragman"))
    t.play("Deathstroke")
    t.defend(2, "Shield")
    assert ([1], ["Punch", "Kite Man"], ["Punch"], 3) == (t.awaited, t.offers(), t.default(), t.power)
    t.pick("Kite Man")
    assert (["Punch"], ["Punch", "Ragman"], ["Punch"]) == (t.hand(1), t.hand(2), t.hand())
    t.idle()


@pytest.mark.rule("AA-102")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    t = table(P("Deathstroke"), P())
    t.play("Deathstroke")
    assert (3, []) == (t.power, t.pile(1))
    t.idle()


@pytest.mark.rule("AA-137", "AA-138", "AA-157")
def test_appearing_he_makes_each_player_discard_two() -> None:
    t = table(P("Punch"), P("Punch, Kite Man, Ragman"), P(), **FA)
    assert ([1], ["Punch", "Kite Man", "Ragman"]) == (t.awaited, t.offers())
    assert ["Punch", "Kite Man"] == t.default()
    t.pick("Punch", "Ragman")
    assert (["Kite Man"], ["Punch", "Ragman"], [], ["Punch"], []) == (
        t.hand(1), t.pile(1), t.hand(), t.pile(), t.pile(2),
    )  # fmt: skip
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_hand() -> None:
    t = table(P(), P("Shield, Punch*2", deck="Kite Man"), **FA)
    t.defend(1, "Shield")
    assert ["Punch", "Punch", "Kite Man"] == t.hand(1)
    t.idle(1)

"""Harley Quinn: the first time you destroy a card during each of your turns, draw a card."""

import pytest

from tests.engine.arkham.table import P, table

HARLEY = "Harley Quinn"


@pytest.mark.rule("AA-105", "AA-082")
def test_the_first_destroyed_card_of_the_turn_draws_one_and_the_second_does_not() -> None:
    t = table(P("Pop Gun*2, Punch*2", deck="Vulnerability*2", character=HARLEY), P("Punch"))
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick("Punch")
    assert ["Pop Gun", "Punch", "Vulnerability"] == t.hand()
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick("Punch")
    assert (["Vulnerability"], ["Punch"]) == (t.hand(), t.hand(1))
    t.idle()


def test_a_card_of_the_line_up_counts_and_the_draw_comes_after_the_text() -> None:
    t = table(P("Clownhunter", deck="Punch", character=HARLEY), P(), lineup="Kite Man")
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert t.told.index("P1 gains 1 VP.") < t.told.index("P1 draws 1 card.")
    assert (["Punch"], 1) == (t.hand(), t.vp())
    t.idle()


@pytest.mark.rule("AA-139")
def test_nothing_is_drawn_between_turns_or_in_a_foes_turn() -> None:
    t = table(
        P(pile="Crowbar", character=HARLEY), P(), phase="flip-nemesis", nemeses="Red Hood, Batman", nemesis_up=False
    )
    assert (["Crowbar"], []) == (t.destroyed, t.hand())
    t.idle(1)


def test_cards_that_others_destroy_draw_nothing() -> None:
    t = table(P("Pop Gun, Punch"), P(character=HARLEY))
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    assert [] == t.hand(1)
    t.idle()

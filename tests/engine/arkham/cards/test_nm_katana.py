"""Katana: +3 Power, destroy up to two cards of the discard pile. FA: each player destroys a random card in hand."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Katana, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-101", "AA-145")
@pytest.mark.parametrize(("picks", "left"), [
    ((), ["Weakness", "Punch", "Crowbar"]), (("Punch",), ["Weakness", "Crowbar"]), (("Weakness", "Punch"), ["Crowbar"]),
])  # fmt: skip
def test_played_up_to_two_cards_of_the_discard_pile_may_go(picks: tuple[str, ...], left: list[str]) -> None:
    t = table(P("Katana, Punch", pile="Weakness, Punch, Crowbar"), P("Punch"))
    t.play("Katana")
    assert (["Weakness", "Punch", "Crowbar"], [], 3) == (t.offers(), t.default(), t.power)
    t.pick(*picks)
    assert (left, ["Punch"], ["Punch"]) == (t.pile(), t.hand(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_discard_pile_nothing_is_asked() -> None:
    t = table(P("Katana, Punch"), P())
    t.play("Katana")
    assert (3, ["Punch"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-137", "AA-339", "AA-153")
def test_appearing_she_destroys_a_random_card_of_each_hand() -> None:
    t = table(P("Weakness"), P("Punch, Kite Man"), P(), random={1: [(2, 1)]}, **FA)
    assert (["Punch"], ["Kite Man"], [], 17) == (t.hand(1), t.destroyed, t.hand(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_hand() -> None:
    t = table(P(), P("Shield, Punch", deck="Kite Man"), **FA)
    t.defend(1, "Shield")
    assert (["Punch", "Kite Man"], []) == (t.hand(1), t.destroyed)
    t.idle(1)

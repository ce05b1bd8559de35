"""Talon: +3 Power; you may destroy a card in your discard pile."""

import pytest

from tests.engine.arkham.table import P, table


def test_a_card_of_the_discard_pile_may_be_destroyed() -> None:
    t = table(P("Talon, Punch", pile="Weakness, Crowbar"), P(pile="Ragman"))
    t.play("Talon")
    assert (["Weakness", "Crowbar", "No"], ["No"], 3) == (t.offers(), t.default(), t.power)
    t.pick("Weakness")
    assert (["Crowbar"], 17, ["Punch"], ["Ragman"]) == (t.pile(), t.weaknesses, t.hand(), t.pile(1))
    t.idle()


def test_nothing_need_be_destroyed() -> None:
    t = table(P("Talon", pile="Weakness"), P())
    t.play("Talon")
    t.no()
    assert ["Weakness"] == t.pile()
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_discard_pile_nothing_is_asked() -> None:
    t = table(P("Talon, Punch"), P())
    t.play("Talon")
    assert (3, ["Punch"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-006", "AA-005", "SH-008")
def test_he_is_a_villain_and_a_super_villain_and_no_hero() -> None:
    t = table(P("Bird Shuriken, Ninja Man-Bats, Talon", play="Talon", deck="Punch*2"), P())
    t.play("Bird Shuriken")
    assert 1 == t.power
    t.play("Ninja Man-Bats")
    assert ["Talon", "No"] == t.offers()
    t.no()
    t.idle()


@pytest.mark.rule("AA-137")
def test_he_has_no_first_appearance() -> None:
    t = table(P(pile="Punch"), P(pile="Punch"), nemeses="Talon, Batman", nemesis_up=False, phase="flip-nemesis")
    assert (["Punch"], ["Punch"], 16) == (t.pile(), t.pile(1), t.weaknesses)
    t.idle(1)

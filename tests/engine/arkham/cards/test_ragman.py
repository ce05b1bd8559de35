"""Ragman: +2 Power. You may destroy a card with cost 0 in your discard pile."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-007")
def test_starters_and_weaknesses_of_the_discard_pile_are_on_offer_and_nothing_else() -> None:
    t = table(
        P("Ragman, Punch", pile="Punch, Weakness, Wild Card, Chattering Teeth, Vulnerability, Arkham Orderly"),
        P(pile="Punch"),
        lineup="Kite Man",
    )
    t.play("Ragman")
    assert ["Punch", "Weakness", "Wild Card", "Vulnerability", "No"] == t.offers()
    assert ["No"] == t.default()
    t.pick("Wild Card")
    assert (2, ["Wild Card"]) == (t.power, t.destroyed)
    assert ["Punch", "Weakness", "Chattering Teeth", "Vulnerability", "Arkham Orderly"] == t.pile()
    assert (["Punch"], ["Punch"]) == (t.hand(), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-154")
def test_a_destroyed_weakness_goes_back_to_its_stack() -> None:
    t = table(P("Ragman", pile="Weakness"), P(), weaknesses=0)
    t.play("Ragman")
    t.pick("Weakness")
    assert (1, [], [], 0) == (t.weaknesses, t.destroyed, t.pile(), t.vp())
    t.idle()


def test_no_destroys_nothing() -> None:
    t = table(P("Ragman", pile="Punch"), P())
    t.play("Ragman")
    t.no()
    assert (2, ["Punch"], []) == (t.power, t.pile(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-100")
def test_without_such_a_card_nothing_is_asked() -> None:
    t = table(P("Ragman, Punch", pile="Crowbar"), P(pile="Punch"))
    t.play("Ragman")
    assert (2, ["Crowbar"]) == (t.power, t.pile())
    t.idle()


@pytest.mark.rule("AA-188")
def test_bribed_for_2_vp_he_does_the_same() -> None:
    t = table(P(vp=2, pile="Punch"), P(), lineup="Ragman")
    t.bribe("Ragman")
    t.pick("Punch")
    assert (0, 2, ["Punch"], ["Ragman"]) == (t.vp(), t.power, t.destroyed, t.bribed)
    t.idle()

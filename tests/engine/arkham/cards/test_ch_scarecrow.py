"""Scarecrow: your first Attack card each turn draws a card; the first Weakness a foe gains in it gives 1 VP."""

import pytest

from tests.engine.arkham.table import P, table

SCARECROW = "Scarecrow"


@pytest.mark.rule("AA-105", "AA-106", "AA-107")
def test_the_first_attack_card_draws_after_its_attack_and_the_weakness_pays_before() -> None:
    t = table(P("Victor Zsasz*2", deck="Punch*3", character=SCARECROW), P(), P())
    t.play("Victor Zsasz")
    t.pick("P2")
    assert (["Weakness"], 1, ["Victor Zsasz", "Punch"]) == (t.pile(1), t.vp(), t.hand())
    assert t.told.index("P2 gains Weakness.") < t.told.index("P1 draws 1 card.")
    t.play("Victor Zsasz")
    t.pick("P3")
    assert (["Weakness"], 1, ["Punch"]) == (t.pile(2), t.vp(), t.hand())
    t.idle()


@pytest.mark.rule("AA-012")
def test_a_card_with_a_first_appearance_only_is_no_attack_card() -> None:
    t = table(P("Nightwing", deck="Punch", character=SCARECROW), P())
    t.play("Nightwing")
    assert [] == t.hand()
    t.idle()


def test_own_weaknesses_pay_nothing() -> None:
    t = table(
        P("Punch", character=SCARECROW), P(vp=1, character="The Riddler"), lineup="Kite Man", tokens={1: 1}, power=2
    )
    t.buy("Kite Man")
    assert (["Kite Man", "Weakness"], 0) == (t.pile(), t.vp())
    t.idle()


def test_a_weakness_that_a_foe_is_passed_counts_too() -> None:
    t = table(P("Weakness", deck="", vp=1, character="The Joker"), P(vp=0), P(character=SCARECROW))
    t.use("The Joker")
    t.pick("P2")
    assert (["Weakness"], 0) == (t.pile(1), t.vp(2))
    t.idle()


def test_in_a_foes_turn_nothing_is_gained() -> None:
    t = table(P("Nightmare Visions", deck="Punch"), P(character=SCARECROW), P())
    t.play("Nightmare Visions")
    assert (0, ["Weakness"], ["Weakness"]) == (t.vp(1), t.pile(1), t.pile(2))
    t.idle()

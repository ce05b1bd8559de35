"""Poison Ivy: Hostages cost you 1 less to buy; the first card you Release each turn draws a card."""

import pytest

from tests.engine.arkham.table import P, table

IVY = "Poison Ivy"


@pytest.mark.rule("AA-340")
def test_hostages_cost_1_less_to_buy_down_to_0() -> None:
    t = table(P(character=IVY), P(), hostages="Arkham Orderly, Aaron Cash", lineup="")
    assert ["Arkham Orderly"] == t.offers("buy")
    t.buy("Arkham Orderly")
    assert (["Arkham Orderly"], 0) == (t.pile(), t.power)
    t.idle()


def test_other_cards_and_other_players_pay_the_full_cost() -> None:
    t = table(P(character=IVY), P(), hostages="Lucius Fox", lineup="Ragman", power=3)
    assert ["Henchman", "Lucius Fox"] == t.offers("buy")
    t.end()
    assert [] == t.offers("buy")
    t.idle(1)


@pytest.mark.rule("AA-226")
def test_the_first_released_card_of_the_turn_draws_one() -> None:
    t = table(P("Weakness, Crispus Allen", deck="Punch*3", play="Aaron Cash", vp=1, character=IVY), P())
    t.play("Crispus Allen")
    t.pick("Aaron Cash")
    assert ["Weakness", "Punch"] == t.hand()
    t.play("Weakness")
    t.yes()
    assert ["Punch"] == t.hand()
    t.idle()


def test_a_released_weakness_counts() -> None:
    t = table(P("Weakness", deck="Punch", vp=1, character=IVY), P())
    t.play("Weakness")
    t.yes()
    assert ["Punch"] == t.hand()
    t.idle()


@pytest.mark.rule("AA-139")
def test_a_release_in_a_foes_turn_draws_nothing() -> None:
    t = table(P("Raid"), P("Punch", deck="Punch*3", play="Warden Quincy Sharp", character=IVY))
    t.play("Raid")
    t.defend(1, "Warden Quincy Sharp")
    assert ["Punch", "Punch"] == t.hand(1)
    t.idle()

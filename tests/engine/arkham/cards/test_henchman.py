"""Henchman: +2 Power. You may Surge."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-201", "AA-229")
def test_it_offers_a_surge() -> None:
    t = table(P("Henchman"), P(), main="Ragman, Kite Man")
    t.play("Henchman")
    assert (2, ["Yes", "No"], ["No"]) == (t.power, t.offers(), t.default())
    t.yes()
    assert (["Kite Man"], [["Ragman"], [], [], [], []]) == (t.main, t.below)
    t.idle()


def test_no_adds_nothing() -> None:
    t = table(P("Henchman"), P(), main="Ragman")
    t.play("Henchman")
    t.no()
    assert (2, ["Ragman"]) == (t.power, t.main)
    t.idle()


@pytest.mark.rule("AA-073", "AA-329")
def test_any_number_can_be_bought_while_the_stack_lasts() -> None:
    t = table(P(), P(), power=10, henchmen=2, lineup="")
    t.buy("Henchman")
    t.buy("Henchman")
    assert (["Henchman", "Henchman"], 0, 4) == (t.pile(), t.henchmen, t.power)
    assert "Henchman" not in t.offers("buy")
    t.idle()


@pytest.mark.rule("AA-154")
def test_a_destroyed_henchman_goes_back_to_its_stack() -> None:
    t = table(P("Pop Gun, Henchman, Punch"), P(), henchmen=0)
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick("Henchman")
    assert (1, []) == (t.henchmen, t.destroyed)
    t.idle()

"""Professor Pyg: +1 Power. You may destroy a card in your hand or discard pile. If you do, gain a Henchman."""

import pytest

from tests.engine.arkham.table import P, table

PYG = "Professor Pyg"


@pytest.mark.rule("AA-103", "AA-162")
def test_a_destroyed_card_brings_a_henchman_into_the_discard_pile() -> None:
    t = table(P(f"{PYG}, Punch", pile="Vulnerability", play="Aaron Cash"), P("Punch", pile="Punch"), lineup="Kite Man")
    t.play(PYG)
    assert (["Punch", "Vulnerability (discard pile)", "No"], ["No"]) == (t.labels(), t.default())
    t.pick("Vulnerability")
    assert (1, ["Vulnerability"], ["Henchman"], 12) == (t.power, t.destroyed, t.pile(), t.henchmen)
    assert (["Punch"], ["Punch"], ["Punch"]) == (t.hand(), t.hand(1), t.pile(1))
    t.idle()


def test_no_destroys_nothing_and_brings_nothing() -> None:
    t = table(P(f"{PYG}, Punch"), P())
    t.play(PYG)
    t.no()
    assert (1, ["Punch"], [], 13) == (t.power, t.hand(), t.pile(), t.henchmen)
    t.idle()


@pytest.mark.rule("AA-100", "AA-103")
def test_with_hand_and_discard_pile_empty_nothing_is_asked() -> None:
    t = table(P(PYG), P("Punch"))
    t.play(PYG)
    assert (1, [], 13) == (t.power, t.pile(), t.henchmen)
    t.idle()


@pytest.mark.rule("AA-154", "AA-329")
def test_a_destroyed_henchman_is_back_in_its_stack_before_one_is_gained() -> None:
    t = table(P(f"{PYG}, Henchman"), P(), henchmen=0)
    t.play(PYG)
    t.pick("Henchman")
    assert (0, ["Henchman"], [], []) == (t.henchmen, t.pile(), t.hand(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-102", "AA-329")
def test_with_an_empty_henchmen_stack_the_card_is_destroyed_all_the_same() -> None:
    t = table(P(f"{PYG}, Punch"), P(), henchmen=0)
    t.play(PYG)
    t.pick("Punch")
    assert (["Punch"], [], 0) == (t.destroyed, t.pile(), t.henchmen)
    assert "No Henchman is left for P1." in t.told
    t.idle()

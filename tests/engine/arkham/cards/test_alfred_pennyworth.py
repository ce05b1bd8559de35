"""Alfred Pennyworth: Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, draw a card."""

import pytest

from tests.engine.arkham.table import P, table


def test_he_pays_when_played_and_draws_a_card_when_released() -> None:
    t = table(P("Alfred Pennyworth", deck="Punch, Kite Man"), P(deck="Punch"))
    t.play("Alfred Pennyworth")
    assert (1, [], ["Alfred Pennyworth"]) == (t.vp(), t.hand(), t.offers("use"))
    t.use("Alfred Pennyworth")
    assert (["Punch"], ["Kite Man"], 1) == (t.hand(), t.deck(), t.vp())
    assert ([], "Alfred Pennyworth", []) == (t.in_play(), t.hostages[-1], t.hand(1))
    t.idle()


@pytest.mark.rule("AA-174")
def test_an_empty_deck_is_shuffled_first_and_he_is_not_in_it() -> None:
    t = table(P(deck="", pile="Punch", play="Alfred Pennyworth"), P())
    t.use("Alfred Pennyworth")
    assert (["Punch"], [], []) == (t.hand(), t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-102", "AA-176")
def test_with_no_card_to_draw_he_is_released_for_nothing() -> None:
    t = table(P(deck="", play="Alfred Pennyworth"), P())
    t.use("Alfred Pennyworth")
    assert ([], [], "Alfred Pennyworth") == (t.hand(), t.in_play(), t.hostages[-1])
    t.idle()


@pytest.mark.rule("AA-271")
def test_released_by_another_card_he_draws_nothing() -> None:
    t = table(P("Crispus Allen", play="Alfred Pennyworth"), P())
    t.play("Crispus Allen")
    t.pick("Alfred Pennyworth")
    assert ([], 2, "Alfred Pennyworth") == (t.hand(), t.vp(), t.hostages[-1])
    t.idle()


@pytest.mark.rule("AA-070", "AA-074")
def test_he_costs_2() -> None:
    t = table(P(), P(), lineup="GCPD Officer", hostages="Alfred Pennyworth, Aaron Cash", power=4)
    assert ["GCPD Officer", "Henchman", "Alfred Pennyworth"] == t.offers("buy")
    t.buy("GCPD Officer")
    assert (2, ["Alfred Pennyworth"]) == (t.power, t.offers("buy"))
    t.buy("Alfred Pennyworth")
    assert (["GCPD Officer", "Alfred Pennyworth"], 0, ["Aaron Cash"]) == (t.pile(), t.vp(), t.hostages)
    t.idle()

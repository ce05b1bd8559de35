"""Nora Fries: Gain 1 VP. Ongoing: Once during each of your turns, you may Freeze a card from your discard pile."""

import pytest

from tests.engine.arkham.table import P, table

NORA = "Nora Fries"


@pytest.mark.rule("AA-169", "AA-211", "AA-306")
def test_in_the_turn_she_is_played_she_freezes_one_card_of_the_discard_pile() -> None:
    t = table(P(f"{NORA}, Punch", pile="Vulnerability, Weakness, Clayface"), P(pile="Kite Man"))
    t.play(NORA)
    assert (1, [NORA]) == (t.vp(), t.offers("use"))
    t.use(NORA)
    assert (["Vulnerability", "Weakness", "Clayface"], ["Weakness"]) == (t.offers(), t.default())
    t.pick("Weakness")
    assert (["Weakness"], ["Vulnerability", "Clayface"], ["Punch"]) == (t.frozen(), t.pile(), t.hand())
    assert ([], [NORA], []) == (t.offers("use"), t.in_play(), t.frozen(1))
    t.idle()


@pytest.mark.rule("AA-165", "AA-081")
def test_she_stays_in_play_and_may_be_used_in_each_own_turn_and_in_no_other() -> None:
    t = table(P(deck="Punch*20", pile="Kite Man, Crowbar", play=NORA), P())
    t.use(NORA)
    t.pick("Kite Man")
    t.end()
    assert [] == t.offers("use")
    t.end()
    assert [NORA] == t.offers("use")
    t.use(NORA)
    assert (["Kite Man", "Crowbar"], 0) == (t.frozen(), t.vp())
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_discard_pile_she_is_not_offered() -> None:
    t = table(P("Punch", frozen="Weakness", play=NORA), P(pile="Punch"))
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-309")
def test_a_single_card_is_frozen_without_asking() -> None:
    t = table(P(pile="Punch", play=NORA), P())
    t.use(NORA)
    assert (["Punch"], []) == (t.frozen(), t.pile())
    t.idle()


def test_she_prints_no_release_but_other_cards_release_or_discard_her() -> None:
    t = table(P("Crispus Allen", pile="Punch", play=NORA), P())
    assert ["Use Nora Fries"] == [label for label in t.labels() if NORA in label]
    t.play("Crispus Allen")
    t.pick(NORA)
    assert (2, NORA) == (t.vp(), t.hostages[-1])
    t = table(P("Crowbar", play=NORA), P())
    t.play("Crowbar")
    t.pick(NORA)
    t.no()
    assert ([NORA], []) == (t.pile(), t.offers("use"))
    t.idle()


@pytest.mark.rule("AA-083")
def test_one_that_comes_back_in_the_same_turn_may_be_used_again() -> None:
    t = table(P("Crowbar, Mayor Hamilton Hill", deck="", pile="Punch, Vulnerability", play=NORA), P())
    t.use(NORA)
    t.pick("Vulnerability")
    t.play("Crowbar")
    t.pick(NORA)
    t.pick("Punch")
    t.play("Mayor Hamilton Hill")
    t.use("Mayor Hamilton Hill")
    assert ([NORA, "Vulnerability"], ["Punch"]) == (sorted(t.hand()), t.destroyed)
    t.play(NORA)
    assert ([], 3) == (t.offers("use"), t.vp())
    t.idle()


@pytest.mark.rule("AA-278")
def test_played_off_the_deck_she_may_be_used_at_once() -> None:
    t = table(P("Jervis Tetch", deck="Nora Fries, Punch", pile="Vulnerability"), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    t.use(NORA)
    assert (1, ["Vulnerability"]) == (t.vp(), t.frozen())
    t.idle()

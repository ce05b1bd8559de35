"""Arkham Asylum: the first Villain you play in your turn lets you draw a card; if you do, Freeze one from your hand."""

import pytest

from tests.engine.arkham.table import P, table

ASYLUM = "Arkham Asylum"


@pytest.mark.rule("AA-105", "AA-306")
def test_after_the_villain_a_card_may_be_drawn_and_one_of_the_hand_must_be_frozen() -> None:
    t = table(P("Professor Pyg, Punch, Crowbar", deck="Clayface, Punch", play=ASYLUM), P("Punch"))
    t.play("Professor Pyg")
    assert ["Punch", "Crowbar", "No"] == t.offers()
    t.no()
    assert ("Arkham Asylum: draw a card, then Freeze one from your hand?", ["No"]) == (t.prompt(), t.default())
    t.yes()
    assert (["Punch", "Crowbar", "Clayface"], ["Punch"]) == (t.offers(), t.default())
    t.pick("Crowbar")
    assert (["Crowbar"], ["Punch", "Clayface"], ["Punch"]) == (t.frozen(), t.hand(), t.deck())
    assert (["Punch"], []) == (t.hand(1), t.frozen(1))
    t.idle()


def test_a_no_neither_draws_nor_freezes_and_the_second_villain_asks_nothing() -> None:
    t = table(P("Arkham Inmate*2, Punch", play=ASYLUM), P())
    t.play("Arkham Inmate")
    t.no()
    assert (["Arkham Inmate", "Punch"], []) == (t.hand(), t.frozen())
    t.play("Arkham Inmate")
    assert (3, ["Punch"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-309")
def test_with_an_empty_hand_the_card_just_drawn_is_frozen() -> None:
    t = table(P("Arkham Inmate", deck="Crowbar", play=ASYLUM), P())
    t.play("Arkham Inmate")
    t.yes()
    assert (["Crowbar"], []) == (t.frozen(), t.hand())
    t.idle()


@pytest.mark.rule("AA-174")
def test_an_empty_deck_is_shuffled_for_the_draw() -> None:
    t = table(P("Arkham Inmate", deck="", pile="Kite Man", play=ASYLUM), P())
    t.play("Arkham Inmate")
    t.yes()
    assert (["Kite Man"], [], []) == (t.frozen(), t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-103", "AA-100")
def test_with_no_card_to_draw_nothing_is_asked_or_frozen() -> None:
    t = table(P("Arkham Inmate, Punch", deck="", play=ASYLUM), P())
    t.play("Arkham Inmate")
    assert (["Punch"], []) == (t.hand(), t.frozen())
    t.idle()


def test_other_types_do_not_count() -> None:
    t = table(P("Ragman, Crowbar, Bloodthirst, Punch", play=ASYLUM), P())
    t.pick("Play all cards")
    assert ([], []) == (t.hand(), t.frozen())
    t.idle()


@pytest.mark.rule("AA-188")
def test_a_bribed_villain_is_played_too() -> None:
    t = table(P("Punch", deck="Crowbar", play=ASYLUM, vp=1), P(), lineup="Kite Man")
    t.bribe("Kite Man")
    t.yes()
    t.pick("Punch")
    assert (["Punch"], ["Crowbar"]) == (t.frozen(), t.hand())
    t.idle()


@pytest.mark.rule("AA-082")
def test_a_villain_played_before_it_was_the_first_one() -> None:
    t = table(P(f"Arkham Inmate*2, {ASYLUM}"), P())
    t.play("Arkham Inmate")
    t.play(ASYLUM)
    t.play("Arkham Inmate")
    assert ([], []) == (t.hand(), t.frozen())
    t.idle()


def test_it_works_in_each_own_turn_and_in_no_foes_turn() -> None:
    t = table(P("Arkham Inmate", deck="Arkham Inmate*12", play=ASYLUM), P("Arkham Inmate"))
    t.play("Arkham Inmate")
    t.no()
    t.end()
    t.play("Arkham Inmate")
    assert [1] == t.awaited
    t.end()
    t.play("Arkham Inmate")
    t.yes()
    assert ["Arkham Inmate"] == t.frozen()
    t.idle()


@pytest.mark.rule("AA-082", "AA-342")
def test_a_villain_that_plays_a_villain_off_the_deck_asks_once() -> None:
    t = table(P("Jervis Tetch, Punch", deck="Arkham Inmate, Crowbar, Kite Man", play=ASYLUM), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    assert ("Arkham Asylum: draw a card, then Freeze one from your hand?", 2) == (t.prompt(), t.power)
    t.yes()
    t.pick("Punch")
    assert (["Crowbar"], ["Punch"], ["Kite Man"]) == (t.hand(), t.frozen(), t.deck())
    t.idle()


@pytest.mark.rule("AA-082")
def test_played_off_the_deck_by_a_villain_it_does_not_see_that_villain() -> None:
    t = table(P("Jervis Tetch, Arkham Inmate", deck=f"{ASYLUM}, Crowbar"), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    t.play("Arkham Inmate")
    assert ([], ["Crowbar"]) == (t.hand(), t.deck())
    t.idle()

"""Bane: gain a Weakness for +2 Power; a Weakness played goes back without a payment, the first time with +1 Power."""

import pytest

from tests.engine.arkham.table import P, table

BANE = "Bane"


@pytest.mark.rule("AA-080", "AA-081")
def test_once_a_turn_he_gains_a_weakness_for_2_power() -> None:
    t = table(P("Punch", character=BANE), P("Punch"))
    assert ["Bane"] == t.offers("use")
    t.use(BANE)
    assert (2, ["Weakness"], 15, [], []) == (t.power, t.pile(), t.weaknesses, t.pile(1), t.offers("use"))
    t.idle()


@pytest.mark.rule("AA-231", "AA-103")
def test_with_no_weakness_left_it_is_not_offered() -> None:
    t = table(P("Punch", character=BANE), P(), weaknesses=0)
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("SH-063", "SH-053", "AA-233")
def test_a_weakness_played_goes_back_for_nothing_and_the_first_one_gives_power() -> None:
    t = table(P("Weakness*3", character=BANE, vp=1), P())
    t.play("Weakness")
    assert ("Weakness: return it to its stack without paying?", ["Yes", "No"], ["No"]) == (
        t.prompt(), t.offers(), t.default(),
    )  # fmt: skip
    assert 0 == t.power
    t.yes()
    assert (1, 1, 17, []) == (t.power, t.vp(), t.weaknesses, t.in_play())
    assert "P1 Releases Weakness." in t.told
    t.play("Weakness")
    t.yes()
    assert (1, 18) == (t.power, t.weaknesses)
    t.play("Weakness")
    t.no()
    assert (1, 1, 18, ["Weakness"]) == (t.power, t.vp(), t.weaknesses, t.in_play())
    t.idle()


@pytest.mark.rule("SH-063")
def test_it_is_asked_in_place_of_the_payment_also_without_vp() -> None:
    t = table(P("Weakness", character=BANE), P())
    t.play("Weakness")
    t.yes()
    assert (1, 0, 17) == (t.power, t.vp(), t.weaknesses)
    t.idle()


@pytest.mark.rule("SH-053")
def test_a_weakness_that_was_not_played_gives_nothing() -> None:
    t = table(P("Contract Killing, Weakness", character=BANE), P())
    t.play("Contract Killing")
    t.pick("Weakness")
    assert (1, 0, 17) == (t.power, t.vp(), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-352")
def test_a_weakness_played_off_the_deck_can_be_returned_too() -> None:
    t = table(P("Jervis Tetch", deck="Weakness", character=BANE), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    t.yes()
    assert (2, 17, []) == (t.power, t.weaknesses, t.deck())
    t.idle()


@pytest.mark.rule("SH-054")
def test_face_down_he_neither_gains_nor_returns() -> None:
    t = table(P("Weakness", character=BANE, vp=1, face_down=True), P(character=BANE))
    assert [] == t.offers("use")
    t.play("Weakness")
    assert "Weakness: pay 1 VP to Release it?" == t.prompt()
    t.yes()
    assert (0, 0, 17) == (t.power, t.vp(), t.weaknesses)
    t.idle()


def test_another_player_pays_for_a_weakness_as_usual() -> None:
    t = table(P("Weakness"), P(character=BANE))
    t.play("Weakness")
    assert (["Weakness"], 16) == (t.in_play(), t.weaknesses)
    t.idle()


@pytest.mark.rule("SH-059")
def test_a_weakness_passed_on_by_the_coffer_gives_no_power() -> None:
    t = table(P(character=BANE, vp=1), P(), P(), P(), teams=True)
    t.pick("coffer")
    t.use(BANE)
    assert (0, [], ["Weakness"]) == (t.power, t.pile(), t.pile(2))
    t.idle()

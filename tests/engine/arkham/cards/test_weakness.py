"""Weakness: you may pay 1 VP to Release this card."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("EX-013", "AA-232", "AA-233", "AA-234", "AA-184")
def test_each_weakness_costs_its_own_vp_and_one_that_stays_goes_to_the_discard_pile() -> None:
    t = table(P("Weakness*3", vp=2), P(), weaknesses=4)
    t.play("Weakness")
    assert (["Yes", "No"], ["No"]) == (t.offers(), t.default())
    t.yes()
    t.play("Weakness")
    t.yes()
    t.play("Weakness")
    assert (0, 6, ["Weakness"]) == (t.vp(), t.weaknesses, t.in_play())
    t.end()
    assert ["Weakness"] == [name for name in t.pile() if name == "Weakness"]
    t.idle(1)


@pytest.mark.rule("EX-061", "AA-184")
def test_without_a_token_the_release_is_not_offered() -> None:
    t = table(P("Weakness"), P(vp=3))
    t.play("Weakness")
    assert (["Weakness"], 16, 3) == (t.in_play(), t.weaknesses, t.vp(1))
    t.idle()


def test_no_keeps_it_in_play_and_it_can_still_be_destroyed() -> None:
    t = table(P("Weakness, Expendable Lackeys", vp=1), P(), weaknesses=0)
    t.play("Weakness")
    t.no()
    t.play("Expendable Lackeys")
    t.pick("Weakness")
    assert (1, 1, []) == (t.weaknesses, t.vp(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-076", "AA-005")
def test_it_cannot_be_bought_and_has_no_type() -> None:
    t = table(P("Weakness, Nightwing"), P(), power=20)
    assert "Weakness" not in t.offers("buy")
    t.play("Weakness")
    t.play("Nightwing")
    assert 24 == t.power
    t.idle()


@pytest.mark.rule("AA-226", "AA-232")
def test_released_it_is_neither_destroyed_nor_discarded() -> None:
    t = table(P("Weakness", vp=1, play="Iceberg Lounge, Ace Chemical Plant"), P())
    t.play("Weakness")
    t.yes()
    assert 0 == t.vp()
    t.idle()


@pytest.mark.rule("AA-352")
def test_played_off_the_deck_it_offers_its_release_too() -> None:
    t = table(P("Jervis Tetch", deck="Weakness, Punch", vp=1), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    assert "Weakness: pay 1 VP to Release it?" == t.prompt()
    t.yes()
    assert (0, 17, ["Jervis Tetch"]) == (t.vp(), t.weaknesses, t.in_play())
    t.idle()

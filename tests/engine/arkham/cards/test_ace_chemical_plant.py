"""Ace Chemical Plant: Ongoing: The first time you destroy a card during each turn, gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table

ACE = "Ace Chemical Plant"


@pytest.mark.rule("AA-082", "AA-011")
def test_played_it_pays_nothing_then_1_vp_for_the_first_destroyed_card_of_the_turn() -> None:
    t = table(P(f"{ACE}, Professor Pyg*2, Punch*2"), P(play=ACE))
    t.play(ACE)
    assert (0, 0) == (t.vp(), t.power)
    t.play("Professor Pyg")
    t.pick("Punch")
    assert 1 == t.vp()
    t.play("Professor Pyg")
    t.pick("Punch")
    assert (1, ["Punch", "Punch"], 0) == (t.vp(), t.destroyed, t.vp(1))
    t.idle()


def test_a_card_of_the_line_up_counts() -> None:
    t = table(P("Clownhunter", play=ACE), P(), lineup="Kite Man")
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert (2, ["Kite Man"]) == (t.vp(), t.destroyed)
    t.idle()


def test_without_a_destroyed_card_it_pays_nothing() -> None:
    t = table(P("Professor Pyg, Punch", play=ACE), P())
    t.play("Professor Pyg")
    t.no()
    assert (0, []) == (t.vp(), t.destroyed)
    t.idle()


def test_each_players_turn_has_its_own_first_time() -> None:
    t = table(P("Professor Pyg, Punch, Vulnerability", deck="Crowbar*10", play=ACE), P("Purge*2"))
    t.play("Professor Pyg")
    t.pick("Punch")
    assert 1 == t.vp()
    t.end()
    t.play("Purge")
    t.play("Purge")
    assert (2, ["Punch", "Crowbar", "Crowbar"]) == (t.vp(), t.destroyed)
    t.end()
    assert 2 == t.vp()
    t.idle()


@pytest.mark.rule("AA-266", "AA-139")
def test_a_first_appearance_pays_nothing_and_does_not_use_up_the_next_turn() -> None:
    t = table(P(), P("Crowbar, Professor Pyg, Punch", play=ACE), nemeses="Red Hood, Batman", nemesis_up=False,
              phase="flip-nemesis")  # fmt: skip
    t.pick("Crowbar")
    assert (["Crowbar"], 0) == (t.destroyed, t.vp(1))
    t.play("Professor Pyg")
    t.pick("Punch")
    assert 1 == t.vp(1)
    t.idle(1)


@pytest.mark.rule("AA-344")
def test_it_does_not_pay_for_itself() -> None:
    t = table(P("Expendable Lackeys", play=ACE), P())
    t.play("Expendable Lackeys")
    t.pick(ACE)
    assert (1, ["P1 destroys Ace Chemical Plant.", "P1 gains 1 VP."]) == (t.vp(), t.told[-2:])
    t.idle()


@pytest.mark.rule("AA-197")
def test_bribed_it_pays_in_that_turn() -> None:
    t = table(P("The Perfect Crime, Professor Pyg, Punch"), P(), lineup=ACE)
    t.play("The Perfect Crime")
    t.bribe(ACE)
    t.play("Professor Pyg")
    t.pick("Punch")
    assert (1, [ACE]) == (t.vp(), t.bribed)
    t.idle()

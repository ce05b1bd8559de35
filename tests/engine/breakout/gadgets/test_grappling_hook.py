"""Grappling Hook: start of your turn: Advance to the space of the team immediately ahead."""

import pytest

from tests.engine.breakout.track import race, team

HELD = ("grappling-hook",)
HOOK = "play:grappling-hook"


@pytest.mark.rule("BR-158", "BR-151", "BR-005")
def test_it_goes_to_the_nearest_team_ahead_however_far() -> None:
    table = race(A=team(on=3, holds=HELD), B=team(on=30), C=team(on=22), D=team(on=2), dice=[1])
    assert ["roll", HOOK] == table.offers("A")
    table.takes("A", HOOK)
    assert ([22, 30, 22, 2], [], [*HELD]) == (table.spaces(), table.holds("A"), table.under())
    table.takes("A", "roll")
    assert 23 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-153", "BR-002")
@pytest.mark.parametrize("rival", [8, 7, 0], ids=["same space", "behind", "Start"])
def test_it_is_not_offered_if_nobody_is_ahead(rival: int) -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=rival), C=team(escaped=True))
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-008", "BR-158", "BR-271")
def test_it_works_from_start() -> None:
    table = race(A=team(holds=HELD), B=team(on=30), C=team())
    table.takes("A", HOOK)
    assert [30, 30, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-273", "BR-153")
def test_with_all_teams_in_start_nobody_is_ahead() -> None:
    table = race(A=team(holds=HELD), B=team())
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-154", "BR-183")
def test_it_fits_neither_after_the_roll_nor_at_the_end_nor_in_another_teams_turn() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(on=20, holds=HELD), C=team(on=30), dice=[1])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert ("end", ["end"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-070")
def test_two_of_them_go_from_team_to_team() -> None:
    table = race(A=team(on=3, holds=HELD * 2), B=team(on=9), C=team(on=20))
    table.takes("A", HOOK)
    assert (9, ["roll", HOOK]) == (table.space("A"), table.offers("A"))
    table.takes("A", HOOK)
    assert (20, ["roll"]) == (table.space("A"), table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-242", "BR-107")
def test_the_team_whose_space_it_takes_is_not_passed() -> None:
    table = race(A=team(on=3, holds=HELD), B=team("copperhead", on=9))
    table.takes("A", HOOK)
    assert [9, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-053", "BR-102")
def test_what_lies_between_does_not_count() -> None:
    table = race(A=team(on=6, holds=HELD), B=team(on=9), C=team())
    table.takes("A", HOOK)
    assert (9, "roll", []) == (table.space("A"), table.key(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-233")
def test_killer_croc_does_not_stop_it_nor_the_roll_that_starts_on_his_space() -> None:
    table = race(A=team(on=3, holds=HELD), B=team("killer-croc", on=8), dice=[1])
    table.takes("A", HOOK).takes("A", "roll")
    assert [9, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-054")
def test_a_turn_that_ends_on_the_gadget_space_it_went_to_draws() -> None:
    table = race(A=team("falcone", on=3, holds=HELD), B=team(on=7), dice=[4, 4], deck=("jet-pack",))
    table.takes("A", HOOK).takes("A", "roll").takes("A", "second-die").ends("A")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-166")
def test_it_targets_nobody() -> None:
    table = race(A=team(on=3, holds=HELD), B=team(on=9, holds=("phase-shift",)))
    table.takes("A", HOOK)
    assert ("roll", [9, 9], ["phase-shift"]) == (table.key(), table.spaces(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-260")
def test_solomon_grundy_does_not_hinder_it() -> None:
    table = race(A=team(on=3, holds=HELD), B=team("solomon-grundy", on=9))
    table.takes("A", HOOK)
    assert [9, 9] == table.spaces()
    table.idle()


def test_from_the_last_space_the_roll_escapes() -> None:
    table = race(A=team(on=3, holds=HELD), B=team(on=36), C=team(), dice=[1])
    table.takes("A", HOOK).takes("A", "roll")
    assert (["A"], [36, 0]) == (table.places(), table.spaces()[1:])
    table.plays_on().idle()


@pytest.mark.rule("BR-011")
def test_it_may_be_kept() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(on=30), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert (23, [*HELD]) == (table.space("A"), table.holds("A"))
    table.idle()

"""Killer Moth: start of turn: may Advance to the space of the team immediately ahead, at most 4 spaces away."""

import pytest

from tests.engine.breakout.track import Lineup, race, team


@pytest.mark.parametrize(("rival", "offers"), [(6, True), (9, True), (10, False), (5, False), (4, False)])
def test_he_is_offered_if_the_next_team_is_one_to_four_spaces_ahead(rival: int, offers: bool) -> None:
    table = race(A=team("killer-moth", on=5), B=team(on=rival))
    assert (["roll", "use:killer-moth"] if offers else ["roll"]) == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-005")
def test_he_goes_to_the_nearest_teams_and_the_others_stay() -> None:
    table = race(A=team("killer-moth", on=5), B=team(on=9), C=team(on=8), D=team(on=8), dice=[1])
    table.takes("A", "use:killer-moth")
    assert [8, 9, 8, 8] == table.spaces()
    table.takes("A", "roll")
    assert [9, 9, 8, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-011")
def test_he_may_be_left_alone() -> None:
    table = race(A=team("killer-moth", on=3), B=team(on=6), dice=[1])
    table.takes("A", "roll")
    assert [4, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-044", "BR-071")
def test_he_works_once_a_turn() -> None:
    table = race(A=team("killer-moth", on=5), B=team(on=9), C=team(on=12))
    table.takes("A", "use:killer-moth")
    assert (9, ["roll"]) == (table.space("A"), table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-266")
def test_he_works_again_in_an_extra_turn() -> None:
    table = race(A=team("killer-moth", on=5, extra_turns=1), B=team(on=8), C=team(on=12), dice=[1])
    table.takes("A", "use:killer-moth").takes("A", "roll").takes("A", "use:killer-moth")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-007", "BR-270")
def test_from_start_there_is_no_distance_to_measure() -> None:
    table = race(A=team("killer-moth"), B=team(on=2))
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-002")
def test_a_team_that_has_escaped_is_not_ahead() -> None:
    table = race(A=team("killer-moth", on=34), B=team(escaped=True), C=team(on=33))
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-242")
def test_the_team_whose_space_he_takes_is_not_passed() -> None:
    table = race(A=team("killer-moth", on=5), B=team("copperhead", on=8), dice=[1])
    table.takes("A", "use:killer-moth")
    assert [8, 8] == table.spaces()
    table.takes("A", "roll")
    assert [9, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-053")
def test_his_advance_leaves_out_the_gadget_space_in_between() -> None:
    table = race(A=team("killer-moth", on=6), B=team(on=8))
    table.takes("A", "use:killer-moth")
    assert (8, "roll", []) == (table.space("A"), table.key(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-233")
def test_killer_croc_does_not_stop_his_advance() -> None:
    table = race(A=team("killer-moth", on=5), B=team("killer-croc", on=8), dice=[1])
    table.takes("A", "use:killer-moth").takes("A", "roll")
    assert [9, 8] == table.spaces()
    table.idle()


def test_from_the_last_space_the_roll_escapes() -> None:
    table = race(A=team("killer-moth", on=32), B=team(on=36), C=team(), dice=[1])
    table.takes("A", "use:killer-moth").takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on().idle()


def test_his_team_does_not_advance_in_the_turn_of_another() -> None:
    table = race(A=team(on=7), B=team("killer-moth", on=5), dice=[1])
    table.takes("A", "roll")
    assert ([8, 5], ["roll", "use:killer-moth"]) == (table.spaces(), table.offers("B"))
    table.idle()


COPIES = [
    (team("clayface", on=5, copies="killer-moth"), "use:clayface", []),
    (team(on=5, holds=("morph-powder",)), "use:copy-of-killer-moth", ["play:morph-powder:killer-moth"]),
]


@pytest.mark.rule("BR-045", "BR-161")
@pytest.mark.parametrize(("a", "use", "first"), COPIES, ids=["clayface", "morph powder"])
def test_a_copy_advances_its_own_team(a: Lineup, use: str, first: list[str]) -> None:
    table = race(A=a, B=team("killer-moth", on=8), C=team(on=10))
    for id in first:
        table.takes("A", id)
    table.takes("A", use)
    assert [8, 8, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_is_not_offered() -> None:
    table = race(A=team("killer-moth", on=5), B=team(on=8), blank={"killer-moth": "B"})
    assert ["roll"] == table.offers("A")
    table.idle()

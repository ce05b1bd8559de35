"""King Tut: start of turn: 1 token moves each team ahead back 2, and his own on 2."""

import pytest

from tests.engine.breakout.track import Lineup, race, team


def test_each_team_ahead_goes_back_two_and_he_advances_two() -> None:
    table = race(A=team("king-tut", on=5), B=team(on=8), C=team(on=20), D=team(on=5), E=team(on=4), dice=[1])
    assert ["roll", "use:king-tut"] == table.offers("A")
    table.takes("A", "use:king-tut")
    assert ([7, 6, 18, 5, 4], 2) == (table.spaces(), table.tokens("king-tut"))
    table.takes("A", "roll")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-011")
def test_he_may_be_left_alone() -> None:
    table = race(A=team("king-tut", on=5), B=team(on=9), dice=[1])
    table.takes("A", "roll")
    assert ([6, 9], 3) == (table.spaces(), table.tokens("king-tut"))
    table.idle()


@pytest.mark.rule("BR-044", "BR-071")
def test_he_works_once_a_turn_however_many_tokens_he_has() -> None:
    table = race(A=team("king-tut", on=3), B=team(on=20))
    table.takes("A", "use:king-tut")
    assert (5, ["roll"]) == (table.space("A"), table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-266")
def test_he_works_again_in_an_extra_turn() -> None:
    table = race(A=team("king-tut", on=8, extra_turns=1), B=team(on=20), dice=[1])
    table.takes("A", "use:king-tut").takes("A", "roll").takes("A", "use:king-tut")
    assert ([13, 16], 1) == (table.spaces(), table.tokens("king-tut"))
    table.idle()


@pytest.mark.rule("BR-043")
def test_without_a_token_he_is_not_offered() -> None:
    table = race(A=team("king-tut", on=5, tokens=0), B=team(on=9))
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-002", "BR-003")
def test_with_nobody_ahead_he_is_not_offered() -> None:
    table = race(A=team("king-tut", on=5), B=team(on=5), C=team(on=4), D=team(escaped=True))
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-008", "BR-271")
def test_he_works_from_start() -> None:
    table = race(A=team("king-tut"), B=team(on=9))
    table.takes("A", "use:king-tut")
    assert [2, 7] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-273")
def test_with_all_teams_in_start_he_is_not_offered() -> None:
    table = race(A=team("king-tut"), B=team())
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-105", "BR-272")
def test_a_team_moved_back_into_start_is_safe_from_distances_and_plays_on() -> None:
    table = race(A=team("king-tut", "scarecrow", on=1), B=team(on=2), dice=[1, 3])
    table.takes("A", "use:king-tut")
    assert [3, 0] == table.spaces()
    table.takes("A", "roll")
    assert [4, 0] == table.spaces()
    table.takes("B", "roll")
    assert [4, 3] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-106")
def test_a_team_moved_back_onto_a_gadget_space_draws_nothing() -> None:
    table = race(A=team("king-tut", on=3), B=team(on=9))
    table.takes("A", "use:king-tut")
    assert ([5, 7], []) == (table.spaces(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-068")
def test_the_others_move_before_him_clockwise() -> None:
    table = race(A=team(on=9), B=team("king-tut", on=3), C=team(on=12), active="B")
    table.takes("B", "use:king-tut")
    assert ["C", "A", "B"] == [line[0] for line in table.told("move")]
    table.idle()


@pytest.mark.rule("BR-245")
def test_teams_that_go_back_past_copperhead_trigger_him() -> None:
    table = race(A=team("king-tut", "copperhead", on=5), B=team(on=6))
    table.takes("A", "use:king-tut")
    assert [9, 4] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260", "BR-261")
def test_he_advances_even_if_nobody_ahead_can_be_moved() -> None:
    table = race(A=team("king-tut", on=3), B=team("solomon-grundy", on=9))
    table.takes("A", "use:king-tut")
    assert [5, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-269", "BR-072")
def test_an_escape_by_his_advance_does_not_undo_what_was_done_before() -> None:
    table = race(A=team("king-tut", on=35), B=team(on=36), C=team())
    table.takes("A", "use:king-tut")
    assert (["A"], [34, 0]) == (table.places(), table.spaces()[1:])
    table.plays_on()
    assert ("B", []) == (table.turn_of(), table.log("roll"))
    table.idle()


def test_he_cannot_be_used_in_another_teams_turn() -> None:
    table = race(A=team(on=8), B=team("king-tut", on=3), dice=[1])
    assert (["A"], ["roll"]) == (table.asked(), table.offers("A"))
    table.takes("A", "roll")
    assert ["roll", "use:king-tut"] == table.offers("B")
    table.idle()


COPIES = [
    (team("clayface", on=3, copies="king-tut"), "use:clayface", []),
    (team(on=3, holds=("morph-powder",)), "use:copy-of-king-tut", ["play:morph-powder:king-tut"]),
]


@pytest.mark.rule("BR-045", "BR-161", "BR-042")
@pytest.mark.parametrize(("a", "use", "first"), COPIES, ids=["clayface", "morph powder"])
def test_a_copy_works_with_its_own_tokens(a: Lineup, use: str, first: list[str]) -> None:
    table = race(A=a, B=team("king-tut", on=10))
    for id in first:
        table.takes("A", id)
    table.takes("A", use)
    assert ([5, 8], 3) == (table.spaces(), table.tokens("king-tut"))
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_is_not_offered_and_keeps_his_tokens() -> None:
    table = race(A=team("king-tut", on=3), B=team(on=9), blank={"king-tut": "B"})
    assert (["roll"], 3) == (table.offers("A"), table.tokens("king-tut"))
    table.idle()

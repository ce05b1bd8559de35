"""Firefly: a team he passes going forward moves back 3, and he Advances 1."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-107", "BR-246")
def test_the_team_he_passes_goes_back_three_and_he_advances_one() -> None:
    table = race(A=team("firefly", on=7), B=team(on=10), dice=[4])
    table.takes("A", "roll")
    assert [12, 7] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-107")
@pytest.mark.parametrize("on", [7, 11, 12, 6], ids=["where he begins", "where he ends", "ahead", "behind"])
def test_a_team_he_does_not_pass_is_left_alone(on: int) -> None:
    table = race(A=team("firefly", on=7), B=team(on=on), dice=[4])
    table.takes("A", "roll")
    assert [11, on] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-111", "BR-246")
def test_several_teams_go_back_clockwise_from_him() -> None:
    table = race(A=team(on=9), B=team(on=8), C=team("firefly", on=7), active="C", dice=[4])
    table.takes("C", "roll")
    assert [6, 5, 13] == table.spaces()
    assert ["A", "C", "B", "C"] == [line[0] for line in table.log("move")[1:]]
    table.idle()


@pytest.mark.rule("BR-105")
def test_a_team_goes_back_into_start_at_the_latest() -> None:
    table = race(A=team("firefly", on=1), B=team(on=2), dice=[2])
    table.takes("A", "roll")
    assert [4, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-109")
def test_from_start_he_passes_teams_on_the_track_and_none_in_start() -> None:
    table = race(A=team("firefly"), B=team(on=4), C=team(), dice=[5])
    table.takes("A", "roll")
    assert [6, 1, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-227")
def test_going_backward_he_burns_nobody() -> None:
    table = race(A=team("firefly", "man-bat", on=9), B=team(on=8), dice=[1])
    table.takes("A", "roll")
    assert [5, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-108")
def test_he_burns_in_flight() -> None:
    table = race(A=team("firefly", "kiteman", on=7, tokens={"kiteman": 1}), B=team(on=9))
    table.takes("A", "fly").takes("A", "land:10")
    assert [11, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-110")
def test_a_team_on_a_space_that_he_skips_is_passed() -> None:
    table = race(A=team("firefly", on=8, holds=("jet-pack",)), B=team(on=9), dice=[2])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert [12, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-053", "BR-242")
def test_a_grappling_hook_passes_nobody() -> None:
    table = race(A=team("firefly", on=3, holds=("grappling-hook",)), B=team(on=6), C=team(on=9))
    table.takes("A", "play:grappling-hook")
    assert [6, 6, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-246", "BR-217")
def test_he_burns_in_the_turn_of_another_team_too() -> None:
    b = team("firefly", "joker", on=8, tokens={"joker": 1})
    table = race(A=team(on=19), B=b, C=team(on=9), dice=[5, 1])
    table.takes("A", "roll").takes("B", "reroll")
    assert [20, 11, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-112")
def test_he_burns_each_team_once_in_a_turn() -> None:
    a = team("firefly", "egghead", on=7)
    table = race(A=a, B=team("joker", on=8, tokens=3), dice=[2, 2, 2, 2])
    table.takes("A", "predict:square").takes("A", "roll")
    for _ in range(3):
        table.takes("B", "reroll")
    assert [12, 11] == table.spaces()
    assert 1 == len([line for line in table.log("move") if "back" in line])
    table.idle()


@pytest.mark.rule("BR-247", "BR-111")
def test_copperhead_goes_back_first_and_advances_from_there() -> None:
    table = race(A=team("firefly", on=1), B=team("copperhead", on=2), dice=[2])
    table.takes("A", "roll")
    assert [4, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-245")
def test_a_team_that_goes_back_past_copperhead_triggers_him() -> None:
    table = race(A=team("firefly", on=7), B=team(on=9), C=team("copperhead", on=7), dice=[3])
    table.takes("A", "roll")
    assert [11, 6, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260", "BR-261")
def test_solomon_grundy_stays_and_firefly_advances_all_the_same() -> None:
    table = race(A=team("firefly", on=7), B=team("solomon-grundy", on=8), dice=[4])
    table.takes("A", "roll")
    assert [12, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-248")
def test_a_pass_that_escapes_burns_nobody() -> None:
    table = race(A=team("firefly", on=35), B=team(on=36), C=team(), dice=[3])
    table.takes("A", "roll")
    assert (["A"], [36, 0]) == (table.places(), table.spaces()[1:])
    table.plays_on().idle()


@pytest.mark.rule("BR-103", "BR-127")
def test_an_advance_that_escapes_leaves_the_other_teams_unburnt() -> None:
    table = race(A=team("firefly", on=33), B=team(on=34), C=team(on=35), dice=[3])
    table.takes("A", "roll")
    assert (["A"], [31, 35]) == (table.places(), table.spaces()[1:])
    table.plays_on().idle()


def test_there_is_nothing_to_choose_and_bystanders_pass_unharmed() -> None:
    table = race(A=team(on=7), B=team(on=8), C=team("firefly", on=9), dice=[4])
    table.takes("A", "roll")
    assert ([11, 8, 9], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_burns_even_firefly() -> None:
    table = race(A=team("clayface", on=7, copies="firefly"), B=team("firefly", on=8), dice=[4])
    table.takes("A", "roll")
    assert [12, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_with_morph_powder_he_burns() -> None:
    table = race(A=team(on=7, holds=("morph-powder",)), B=team("firefly", on=8), dice=[4])
    table.takes("A", "play:morph-powder:firefly").takes("A", "roll")
    assert [12, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_burns_nobody() -> None:
    table = race(A=team("firefly", on=7), B=team(on=8), dice=[4], blank={"firefly": "B"})
    table.takes("A", "roll")
    assert [11, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-163", "BR-217")
def test_in_a_null_cloud_he_burns_nobody_in_that_turn() -> None:
    b = team("firefly", "joker", on=8, tokens={"joker": 1})
    table = race(A=team(on=18, holds=("null-cloud",)), B=b, C=team(on=9), dice=[5, 1])
    table.takes("A", "play:null-cloud:firefly").takes("A", "roll").takes("B", "reroll")
    assert [19, 10, 9] == table.spaces()
    table.idle()

"""Copperhead: an Advance whenever another team passes him."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-107", "BR-108", "BR-111", "BR-192")
def test_a_team_that_passes_him_by_steps_moves_him_on_by_two() -> None:
    table = race(A=team(on=8), B=team("copperhead", on=9), C=team(on=9), dice=[3])
    table.takes("A", "roll")
    assert ([11, 11, 9], "B") == (table.spaces(), table.turn_of())
    assert any("B's Copperhead" in line for line in table.told("power"))
    table.idle()


@pytest.mark.rule("BR-107")
@pytest.mark.parametrize("on", [3, 8, 11, 20])
def test_a_team_that_begins_or_ends_on_his_space_or_never_reaches_it_does_not_pass(on: int) -> None:
    table = race(A=team(on=8), B=team("copperhead", on=on), dice=[3])
    table.takes("A", "roll")
    assert [11, on] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-110")
def test_skipping_his_space_passes_him_all_the_same() -> None:
    table = race(A=team("harley-quinn", on=8), B=team("copperhead", on=10), dice=[2])
    table.takes("A", "roll")
    assert [11, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-109")
def test_a_team_that_leaves_start_passes_him() -> None:
    table = race(A=team(), B=team("copperhead", on=3), dice=[4])
    table.takes("A", "roll")
    assert [4, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-109")
def test_in_start_he_is_never_passed() -> None:
    table = race(A=team("man-bat", on=8), B=team("copperhead"), dice=[1])
    table.takes("A", "roll")
    assert [4, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-108")
def test_a_flight_passes_him() -> None:
    table = race(A=team("kiteman", on=8, tokens=1), B=team("copperhead", on=9))
    table.takes("A", "fly").takes("A", "land:10")
    assert [10, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-108")
def test_an_advance_passes_him() -> None:
    table = race(A=team("deadshot", on=8), B=team("copperhead", "bane", on=9))
    table.takes("A", "use:deadshot:bane")
    assert [11, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-108", "BR-241")
def test_a_swap_does_not_pass_him() -> None:
    table = race(A=team("hush", on=8, tokens=1), B=team("copperhead", on=10), C=team(on=12), dice=[1])
    table.takes("A", "use:hush:2").takes("A", "roll")
    assert [13, 10, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-242")
@pytest.mark.parametrize("start", ["play:grappling-hook", "use:killer-moth"])
def test_a_team_that_goes_to_his_space_does_not_pass_him(start: str) -> None:
    a = team("killer-moth", on=8, holds=("grappling-hook",))
    table = race(A=a, B=team("copperhead", on=11))
    table.takes("A", start)
    assert [11, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-245")
def test_king_tut_moves_a_team_back_past_him() -> None:
    a, b, c = team("king-tut", on=11, tokens=1), team(on=12), team("copperhead", on=11)
    table = race(A=a, B=b, C=c)
    table.takes("A", "use:king-tut")
    assert [13, 10, 13] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-245")
def test_anarky_moves_a_team_back_past_him() -> None:
    table = race(A=team("anarky", on=10), B=team(on=12), C=team("copperhead", on=11), dice=[1])
    table.takes("A", "roll")
    assert [12, 10, 13] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-245")
def test_scarecrow_moves_a_team_back_past_him_before_he_is_moved_back_too() -> None:
    table = race(A=team("scarecrow", on=10), B=team(on=13), C=team("copperhead", on=12), dice=[1])
    table.takes("A", "roll")
    assert [12, 11, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-245")
def test_firefly_moves_a_team_back_past_him() -> None:
    table = race(A=team("firefly", on=8), B=team(on=9), C=team("copperhead", on=8), dice=[2])
    table.takes("A", "roll")
    assert [11, 6, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-245", "BR-227")
def test_man_bat_passes_him_backward() -> None:
    table = race(A=team("man-bat", on=12), B=team("copperhead", on=9), dice=[2])
    table.takes("A", "roll")
    assert [8, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-243")
def test_several_teams_that_pass_him_in_one_turn_each_move_him() -> None:
    a, b, c, d = team("king-tut", on=11, tokens=1), team(on=12), team(on=14), team("copperhead", on=11)
    table = race(A=a, B=b, C=c, D=d)
    table.takes("A", "use:king-tut")
    assert [13, 10, 12, 15] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-112")
def test_the_same_team_moves_him_once_a_turn_however_often_it_passes() -> None:
    table = race(A=team("egghead", on=8), B=team("copperhead", on=9), dice=[2])
    table.takes("A", "predict:triangle").takes("A", "roll")
    assert [12, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-243")
def test_he_answers_twice_between_two_of_his_turns_and_anew_after_the_next() -> None:
    table = race(A=team(on=8), B=team(on=9), C=team(on=10), D=team("copperhead", on=11), dice=[4, 5, 6, 1, 5])
    table.takes("A", "roll")
    assert [12, 9, 10, 13] == table.spaces()
    table.takes("B", "roll")
    assert [12, 14, 10, 15] == table.spaces()
    table.takes("C", "roll").takes("C", "move")
    assert [12, 14, 16, 15] == table.spaces()
    table.takes("D", "roll").takes("A", "roll").takes("A", "move")
    assert [17, 14, 16, 18] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-012")
def test_a_lost_turn_of_his_lets_him_answer_anew() -> None:
    a, b = team(on=8), team("copperhead", on=9, answers=2, loses_turn=True)
    table = race(A=a, B=b, active="B", dice=[2])
    table.takes("A", "roll")
    assert [10, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-012", "BR-120")
def test_an_extra_turn_of_his_lets_him_answer_anew() -> None:
    b = team("copperhead", on=8, answers=2, holds=("adrenaline",))
    table = race(A=team(on=8), B=b, active="B", dice=[1, 1, 3])
    table.takes("B", "play:adrenaline").takes("B", "roll").takes("B", "roll").takes("A", "roll")
    assert [11, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-244", "BR-112")
def test_two_of_him_leapfrog_until_each_has_answered_the_other() -> None:
    c, d = team("copperhead", on=9), team("clayface", copies="copperhead", on=10)
    table = race(A=team(on=8), B=team(), C=c, D=d, dice=[2])
    table.takes("A", "roll")
    assert [10, 0, 13, 12] == table.spaces()
    assert (2, 1) == (table.card("copperhead").answers, table.card("clayface").answers)
    table.idle()


@pytest.mark.rule("BR-247", "BR-111")
def test_firefly_burns_him_before_he_answers() -> None:
    table = race(A=team("firefly", on=8), B=team("copperhead", on=9), dice=[2])
    table.takes("A", "roll")
    assert [11, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-248")
def test_a_team_that_escapes_passes_him() -> None:
    a, b = team(on=46), team("copperhead", on=47)
    table = race(A=a, B=b, C=team(on=20), escape=2, race_on=True, dice=[3])
    table.takes("A", "roll")
    assert (["A", "B"], [["A"], ["B"], ["C"]]) == (table.places(), table.standings())
    table.idle()


@pytest.mark.rule("BR-128", "BR-103")
def test_his_advance_can_be_an_escape_in_a_rivals_turn_which_goes_on() -> None:
    a = team(on=46, holds=("nanobots",))
    table = race(A=a, B=team("copperhead", on=47), C=team(), escape=2, race_on=True, dice=[2])
    table.takes("A", "roll").takes("A", "keep")
    assert (["B"], ["play:nanobots", "end"]) == (table.places(), table.offers("A"))
    table.takes("A", "end")
    assert (48, "C") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-106")
def test_he_draws_nothing_on_a_gadget_space_in_a_rivals_turn() -> None:
    table = race(A=team(on=12), B=team("copperhead", on=13), dice=[2])
    table.takes("A", "roll")
    assert ([14, 15], []) == (table.spaces(), table.holds("B"))
    table.idle()


def test_his_own_moves_and_those_of_his_team_do_not_count() -> None:
    table = race(A=team("copperhead", on=8), B=team(on=9), dice=[2])
    table.takes("A", "roll")
    assert [10, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-257")
def test_borrowed_by_morph_powder_he_answers_teams_that_move_in_this_turn() -> None:
    a = team("king-tut", on=9, tokens=1, holds=("morph-powder",))
    table = race(A=a, B=team(on=10), C=team("copperhead", on=20), dice=[1])
    table.takes("A", "play:morph-powder:copperhead").takes("A", "use:king-tut")
    assert [13, 8, 18] == table.spaces()
    table.takes("A", "roll")
    assert (14, 0) == (table.space("A"), table.card("copperhead").answers)
    table.idle()


@pytest.mark.rule("BR-259", "BR-163")
def test_a_null_cloud_stops_him_for_this_turn_only() -> None:
    a = team(on=8, holds=("null-cloud",))
    table = race(A=a, B=team("copperhead", on=9), C=team(on=8), active="A", dice=[2, 1, 3])
    table.takes("A", "play:null-cloud:copperhead").takes("A", "roll")
    assert [10, 9, 8] == table.spaces()
    table.takes("B", "roll").takes("C", "roll")
    assert [10, 12, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047")
def test_a_lasting_blank_stops_him_too() -> None:
    table = race(A=team("deadshot", on=8), B=team("copperhead", on=9), blank={"copperhead": "C"}, C=team(), dice=[2])
    table.takes("A", "roll")
    assert [10, 9, 0] == table.spaces()
    table.idle()

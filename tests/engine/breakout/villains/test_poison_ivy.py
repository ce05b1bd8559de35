"""Poison Ivy: less for rivals that start near her, more for her near a rival."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-006", "BR-091", "BR-059")
@pytest.mark.parametrize(("ivy", "space"), [(8, 11), (9, 11), (10, 11), (6, 11), (11, 12), (5, 12), (30, 12)])
def test_a_rival_that_starts_within_two_spaces_of_her_subtracts_one(ivy: int, space: int) -> None:
    table = race(A=team(on=8), B=team("poison-ivy", on=ivy), dice=[4])
    table.takes("A", "roll")
    assert (space, ivy, "B") == (table.space("A"), table.space("B"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-190")
def test_what_is_subtracted_is_shown_from_the_start_of_the_turn() -> None:
    table = race(A=team(on=8), B=team("poison-ivy", on=9))
    assert 1 == table.view(None).chill
    table.idle()


@pytest.mark.rule("BR-007", "BR-270")
@pytest.mark.parametrize(("rival", "ivy"), [(0, 1), (1, 0), (0, 0)])
def test_nothing_is_subtracted_where_one_of_them_is_in_start(rival: int, ivy: int) -> None:
    table = race(A=team(on=rival), B=team("poison-ivy", on=ivy), dice=[4])
    table.takes("A", "roll")
    assert rival + 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-228", "BR-059")
def test_the_distance_is_read_at_the_start_of_the_turn() -> None:
    a = team(on=8, holds=("grappling-hook",))
    table = race(A=a, B=team("poison-ivy", on=6), C=team(on=22), dice=[4])
    table.takes("A", "play:grappling-hook").takes("A", "roll")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-228")
def test_coming_near_her_later_subtracts_nothing() -> None:
    table = race(A=team(on=8, holds=("grappling-hook",)), B=team("poison-ivy", on=22), dice=[4])
    table.takes("A", "play:grappling-hook").takes("A", "roll")
    assert 26 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-230", "BR-092")
def test_a_roll_of_one_becomes_none_and_the_turn_goes_on_where_the_team_stands() -> None:
    table = race(A=team(on=7), B=team("poison-ivy", on=8), dice=[1], deck=("jet-pack",))
    table.takes("A", "roll")
    assert (7, ["jet-pack"], "end") == (table.space("A"), table.holds("A"), table.key())
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-229", "BR-045")
@pytest.mark.parametrize(("die", "space"), [(5, 11), (1, 8)])
def test_two_of_her_subtract_two_but_never_below_none(die: int, space: int) -> None:
    b, c = team("poison-ivy", on=9), team("clayface", copies="poison-ivy", on=10)
    table = race(A=team(on=8), B=b, C=c, dice=[die])
    table.takes("A", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-228", "BR-006")
@pytest.mark.parametrize(
    ("rivals", "space"), [((10, 30), 11), ((30, 6), 11), ((9, 7), 11), ((8, 30), 11), ((11, 30), 10), ((0, 5), 10)]
)
def test_her_own_roll_has_one_more_if_any_team_is_within_two_spaces(rivals: tuple[int, int], space: int) -> None:
    b, c = (team(on=on) for on in rivals)
    table = race(A=team("poison-ivy", on=8), B=b, C=c, dice=[2])
    table.takes("A", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-228")
@pytest.mark.parametrize(("start", "rival", "space"), [(8, 22, 25), (8, 9, 12)])
def test_her_own_bonus_looks_at_the_board_when_the_roll_is_computed(start: int, rival: int, space: int) -> None:
    table = race(A=team("poison-ivy", on=start, holds=("grappling-hook",)), B=team(on=rival), dice=[2])
    table.takes("A", "play:grappling-hook").takes("A", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-270", "BR-007")
def test_in_start_she_has_no_bonus() -> None:
    table = race(A=team("poison-ivy"), B=team(on=1), C=team(), dice=[2])
    table.takes("A", "roll")
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-067", "BR-090")
def test_one_is_subtracted_after_the_multiplication() -> None:
    table = race(A=team("maxie-zeus", on=23), B=team("poison-ivy", on=24), dice=[2])
    table.takes("A", "roll")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084")
def test_the_die_that_others_look_at_stays() -> None:
    table = race(A=team(on=8), B=team("poison-ivy", "deathstroke", on=9, contract="A"), dice=[5])
    table.takes("A", "roll")
    assert [12, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-227")
def test_a_move_backward_is_neither_longer_nor_shorter() -> None:
    table = race(A=team("man-bat", on=8), B=team("poison-ivy", on=9), dice=[1])
    table.takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-259")
def test_a_null_cloud_does_not_take_back_what_was_noted_at_the_start() -> None:
    table = race(A=team(on=8, holds=("null-cloud",)), B=team("poison-ivy", on=9), dice=[4])
    table.takes("A", "play:null-cloud:poison-ivy").takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-266", "BR-120")
def test_an_extra_turn_reads_the_distance_anew() -> None:
    table = race(A=team(on=8, holds=("adrenaline",)), B=team("poison-ivy", on=9), dice=[5, 2])
    table.takes("A", "play:adrenaline").takes("A", "roll").takes("A", "roll")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-127")
def test_once_her_team_has_escaped_she_touches_nobody() -> None:
    a = team("poison-ivy", on=48)
    table = race(A=a, B=team(on=47), C=team(), escape=2, race_on=True, dice=[1, 1])
    table.takes("A", "roll").takes("B", "roll")
    assert (["A"], [48, 48, 0]) == (table.places(), table.spaces())
    table.idle()


@pytest.mark.rule("BR-127", "BR-002")
def test_if_her_team_escapes_before_the_roll_she_subtracts_nothing() -> None:
    a, b = team("deadshot", on=45), team("poison-ivy", "copperhead", on=47)
    table = race(A=a, B=b, C=team("bane"), escape=2, race_on=True, dice=[1])
    assert 1 == table.view(None).chill
    table.takes("A", "use:deadshot:bane")
    assert (["B"], 0) == (table.places(), table.view(None).chill)
    table.takes("A", "roll")
    assert [["B"], ["A"], ["C"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-195")
def test_if_her_player_leaves_before_the_roll_she_subtracts_nothing() -> None:
    table = race(A=team(on=8), B=team("poison-ivy", on=9), C=team(), dice=[4])
    table.leaves("B").takes("A", "roll")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-145")
def test_her_bonus_can_be_the_way_out() -> None:
    table = race(A=team("poison-ivy", on=47), B=team(on=48), escape=2, dice=[1])
    table.takes("A", "roll")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-045")
def test_a_clayface_who_copies_her_slows_her_and_she_him() -> None:
    table = race(A=team("poison-ivy", on=8), B=team("clayface", copies="poison-ivy", on=9), dice=[4, 2])
    table.takes("A", "roll")
    assert [12, 9] == table.spaces()
    table.takes("B", "roll")
    assert [12, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-257")
def test_borrowed_by_morph_powder_she_adds_one_in_this_turn_and_slows_nobody_after_it() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("poison-ivy", on=20), C=team(on=8), dice=[2, 1, 2])
    table.takes("A", "play:morph-powder:poison-ivy").takes("A", "roll")
    assert 11 == table.space("A")
    table.takes("B", "roll").takes("B", "end").takes("C", "roll")
    assert 10 == table.space("C")
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_she_neither_takes_nor_adds() -> None:
    a, b = team("poison-ivy", on=8), team(on=9)
    table = race(A=a, B=b, C=team("deadshot"), blank={"poison-ivy": "C"}, dice=[2, 2])
    table.takes("A", "roll").takes("B", "roll")
    assert [10, 11, 0] == table.spaces()
    table.idle()

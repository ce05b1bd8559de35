"""Scarecrow: everybody near him goes back at the end of his turn."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-006", "BR-113", "BR-192")
def test_at_the_end_of_his_turn_every_team_within_two_spaces_goes_back_two_and_he_on_one() -> None:
    a = team("scarecrow", on=22)
    table = race(A=a, B=team(on=26), C=team(on=22), D=team(on=24), dice=[2])
    table.takes("A", "roll")
    assert ([25, 24, 20, 22], "B") == (table.spaces(), table.turn_of())
    assert any("A's Scarecrow" in line for line in table.told("power"))
    table.idle()


@pytest.mark.rule("BR-006")
@pytest.mark.parametrize(("rival", "spaces"), [(12, [9, 12]), (11, [10, 9]), (9, [10, 7]), (7, [10, 5]), (6, [9, 6])])
def test_he_reaches_two_spaces_in_either_direction_and_no_farther(rival: int, spaces: list[int]) -> None:
    table = race(A=team("scarecrow", on=8), B=team(on=rival), dice=[1])
    table.takes("A", "roll")
    assert spaces == table.spaces()
    table.idle()


def test_with_nobody_near_he_does_not_advance() -> None:
    table = race(A=team("scarecrow", on=8), B=team(on=20), dice=[1])
    table.takes("A", "roll")
    assert ([9, 20], "B") == (table.spaces(), table.turn_of())
    table.idle()


def test_all_distances_are_read_before_anybody_moves() -> None:
    table = race(A=team("scarecrow", on=10), B=team(on=13), C=team("copperhead", on=12), dice=[1])
    table.takes("A", "roll")
    assert [12, 11, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-113")
def test_he_works_once_a_turn_even_if_his_advance_comes_near_another_team() -> None:
    table = race(A=team("scarecrow", on=8), B=team(on=9), C=team(on=12), dice=[1])
    table.takes("A", "roll")
    assert [10, 7, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-069", "BR-011")
def test_he_is_mandatory() -> None:
    a = team("scarecrow", "mr-freeze", on=8, tokens={"mr-freeze": 1})
    table = race(A=a, B=team(on=9), dice=[1])
    table.takes("A", "roll")
    assert ["use:scarecrow", "use:mr-freeze", "end"] == table.offers("A")
    table.takes("A", "end")
    assert ([10, 7], 1) == (table.spaces(), table.tokens("mr-freeze"))
    table.idle()


@pytest.mark.rule("BR-069", "BR-115")
def test_he_is_not_applied_if_another_effect_takes_the_team_away_first() -> None:
    a = team("scarecrow", "mr-freeze", on=8, tokens={"mr-freeze": 1})
    table = race(A=a, B=team(on=8), dice=[2])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert ([13, 8], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-278", "BR-067")
@pytest.mark.parametrize(("first", "answers", "drawn"), [("draw", ["end"], 1), ("use:scarecrow", [], 0)])
def test_with_a_gadget_draw_the_order_is_free_and_after_the_advance_the_new_space_decides(
    first: str, answers: list[str], drawn: int
) -> None:
    table = race(A=team("scarecrow", on=14), B=team(on=16), dice=[1])
    table.takes("A", "roll")
    assert ["draw", "use:scarecrow"] == table.offers("A")
    for answer in (first, *answers):
        table.takes("A", answer)
    assert ([16, 14], drawn, "B") == (table.spaces(), len(table.holds("A")), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-278", "BR-115")
def test_his_advance_onto_a_gadget_space_draws_there() -> None:
    table = race(A=team("scarecrow", on=13), B=team(on=16), dice=[1], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "end")
    assert ([15, 14], ["jet-pack"]) == (table.spaces(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-106")
def test_a_team_moved_back_onto_a_gadget_space_draws_nothing() -> None:
    table = race(A=team("scarecrow", on=8), B=team(on=9), dice=[1])
    table.takes("A", "roll")
    assert ([10, 7], []) == (table.spaces(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-105", "BR-272")
def test_a_team_is_moved_back_into_start_at_the_farthest_and_is_safe_there() -> None:
    table = race(A=team("scarecrow"), B=team(on=1), C=team(on=20), dice=[2, 1])
    table.takes("A", "roll")
    assert [3, 0, 20] == table.spaces()
    table.takes("B", "roll")
    assert [3, 1, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-270", "BR-007")
@pytest.mark.parametrize("rival", [0, 1, 2])
def test_from_start_he_does_nothing(rival: int) -> None:
    table = race(A=team("scarecrow", "falcone"), B=team(on=rival), dice=[2, 1])
    table.takes("A", "roll").takes("A", "second-die")
    assert ([0, rival], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-007")
def test_a_team_in_start_is_not_near() -> None:
    table = race(A=team("scarecrow"), B=team(), dice=[1])
    table.takes("A", "roll")
    assert [1, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260", "BR-261")
def test_solomon_grundy_stays_and_scarecrow_still_advances() -> None:
    table = race(A=team("scarecrow", on=8), B=team("solomon-grundy", on=10), C=team(on=8), dice=[1])
    table.takes("A", "roll")
    assert [10, 10, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-103", "BR-126")
def test_his_advance_can_be_the_escape_and_the_others_have_moved_back_before() -> None:
    a = team("scarecrow", on=47)
    table = race(A=a, B=team(on=46), C=team(), escape=2, race_on=True, dice=[1])
    table.takes("A", "roll")
    assert (["A"], 44, "B") == (table.places(), table.space("B"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-116")
def test_a_team_that_escapes_with_the_move_frightens_nobody() -> None:
    a = team("scarecrow", on=47)
    table = race(A=a, B=team(on=47), C=team(), escape=2, race_on=True, dice=[2])
    table.takes("A", "roll")
    assert (["A"], 47) == (table.places(), table.space("B"))
    table.idle()


def test_in_the_turn_of_another_team_he_does_nothing() -> None:
    table = race(A=team("scarecrow", on=9), B=team(on=8), active="B", dice=[2])
    table.takes("B", "roll")
    assert ([9, 10], "A") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045")
def test_clayface_frightens_the_team_of_the_original_too() -> None:
    table = race(A=team("clayface", copies="scarecrow", on=8), B=team("scarecrow", on=10), C=team(), dice=[1])
    table.takes("A", "roll")
    assert [10, 8, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-257", "BR-161")
def test_borrowed_by_morph_powder_he_works_at_the_end_of_this_turn() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("scarecrow", on=20), C=team(on=10), dice=[1])
    table.takes("A", "play:morph-powder:scarecrow").takes("A", "roll")
    assert ([10, 20, 8], []) == (table.spaces(), table.team("A").morphs)
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_frightens_nobody() -> None:
    table = race(A=team("scarecrow", on=8), B=team("deadshot", on=10), blank={"scarecrow": "B"}, dice=[1])
    table.takes("A", "roll")
    assert ([9, 10], "B") == (table.spaces(), table.turn_of())
    table.idle()

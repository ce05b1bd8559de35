"""Cluemaster: end of turn: name the shape on which the next other team ends its turn, and Advance 2 if it is right."""

import pytest

from tests.engine.breakout.track import race, team

NAMES = ["name:square", "name:circle", "name:triangle"]


def test_he_names_a_shape_at_the_end_of_each_turn_and_everybody_sees_it() -> None:
    table = race(A=team("cluemaster", on=8), B=team(), dice=[1])
    table.takes("A", "roll")
    assert ("shape", NAMES, ["A"]) == (table.key(), table.offers("A"), table.asked())
    table.takes("A", "name:circle")
    assert ("B", "C") == (table.turn_of(), table.view(None).teams[0].named)
    table.idle()


@pytest.mark.rule("BR-065", "BR-117", "BR-267")
@pytest.mark.parametrize(("shape", "space"), [("circle", 11), ("square", 9), ("triangle", 9)])
def test_a_right_shape_advances_two_and_a_wrong_one_does_nothing(shape: str, space: int) -> None:
    table = race(A=team("cluemaster", on=8), B=team(on=1), dice=[1, 1])
    table.takes("A", "roll").takes("A", f"name:{shape}").takes("B", "roll")
    assert [space, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-009")
def test_a_gadget_space_is_a_square() -> None:
    table = race(A=team("cluemaster", on=9, named="square"), B=team(on=6), active="B", dice=[1])
    table.takes("B", "roll").ends("B")
    assert [11, 7] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-267")
def test_only_the_next_other_team_counts() -> None:
    table = race(A=team("cluemaster", on=9, named="circle"), B=team(on=2), C=team(on=1), active="B", dice=[1, 1])
    table.takes("B", "roll")
    assert (9, None) == (table.space("A"), table.view(None).teams[0].named)
    table.takes("C", "roll")
    assert [9, 3, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-058", "BR-267")
def test_a_lost_turn_is_no_turn() -> None:
    a = team("cluemaster", on=9, named="circle")
    table = race(A=a, B=team(on=2, loses_turn=True), C=team(on=1), active="B", dice=[1])
    assert ("C", 9) == (table.turn_of(), table.space("A"))
    table.takes("C", "roll")
    assert [11, 2, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-267")
@pytest.mark.parametrize(("dice", "space"), [([1, 1], 11), ([2, 1], 9)])
def test_the_first_of_several_turns_in_a_row_counts(dice: list[int], space: int) -> None:
    a = team("cluemaster", on=9, named="circle")
    table = race(A=a, B=team(on=1, extra_turns=1), active="B", dice=dice)
    table.takes("B", "roll").takes("B", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-267", "BR-266")
def test_an_own_extra_turn_names_anew() -> None:
    table = race(A=team("cluemaster", on=8, extra_turns=1), B=team(on=1), dice=[1, 3, 1])
    table.takes("A", "roll").takes("A", "name:square")
    assert (9, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll").takes("A", "name:circle").takes("B", "roll")
    assert [14, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-117")
def test_the_shape_is_read_after_all_effects_of_that_turns_end() -> None:
    a = team("cluemaster", on=12, named="triangle")
    table = race(A=a, B=team("egghead", on=7), active="B", dice=[1])
    table.takes("B", "predict:circle").takes("B", "roll")
    assert [14, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-009")
def test_a_turn_that_ends_in_start_ends_on_no_shape() -> None:
    table = race(A=team("cluemaster", on=9, named="square"), B=team("man-bat"), active="B", dice=[1])
    table.takes("B", "roll")
    assert ([9, 0], None) == (table.spaces(), table.team("A").named)
    table.idle()


@pytest.mark.rule("BR-267")
def test_with_an_escape_of_the_next_team_every_shape_is_wrong() -> None:
    a = team("cluemaster", on=9, named="circle")
    table = race(A=a, B=team(on=36), C=team(on=1), active="B", dice=[1, 1])
    table.takes("B", "roll").plays_on()
    assert ("C", 9, None) == (table.turn_of(), table.space("A"), table.team("A").named)
    table.takes("C", "roll")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-048")
def test_he_must_not_be_blank_when_the_turn_ends() -> None:
    a = team("cluemaster", on=9, named="circle")
    table = race(A=a, B=team(on=1, holds=("null-cloud",)), active="B", dice=[1])
    table.takes("B", "play:null-cloud:cluemaster").takes("B", "roll")
    assert ([9, 2], None, []) == (table.spaces(), table.team("A").named, table.blank())
    table.idle()


@pytest.mark.rule("BR-048")
def test_a_blank_that_has_ended_by_then_does_no_harm() -> None:
    a = team("cluemaster", on=9, named="circle")
    table = race(A=a, B=team(on=1), active="B", blank={"cluemaster": "B"}, dice=[1])
    table.takes("B", "roll")
    assert [11, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-271")
def test_he_names_and_advances_in_start() -> None:
    table = race(A=team("cluemaster", "man-bat"), B=team(on=1), dice=[1, 1])
    table.takes("A", "roll").takes("A", "name:circle").takes("B", "roll")
    assert [2, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-128", "BR-129")
def test_he_can_escape_in_the_turn_of_another_team() -> None:
    a = team("cluemaster", on=35, named="circle")
    table = race(A=a, B=team(on=1), C=team(), active="B", dice=[1])
    table.takes("B", "roll")
    assert ["A"] == table.places()
    table.plays_on()
    assert "C" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-106")
def test_his_advance_onto_a_gadget_space_draws_nothing() -> None:
    table = race(A=team("cluemaster", on=5, named="circle"), B=team(on=1), active="B", dice=[1])
    table.takes("B", "roll")
    assert (7, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-116")
def test_a_team_that_escapes_names_nothing() -> None:
    table = race(A=team("cluemaster", on=36), B=team(), C=team(), dice=[1])
    table.takes("A", "roll")
    assert (["A"], "keep") == (table.places(), table.key())
    table.plays_on()
    assert ("B", None) == (table.turn_of(), table.team("A").named)
    table.idle()


@pytest.mark.rule("BR-185")
@pytest.mark.parametrize(("rival", "shape"), [(14, "S"), (34, "C")])
def test_an_absent_player_names_the_commonest_shape_two_to_eight_ahead_of_the_next_team(rival: int, shape: str) -> None:
    table = race(A=team("cluemaster", on=8), B=team(on=rival), dice=[1])
    table.takes("A", "roll").default("A")
    assert shape == table.view(None).teams[0].named
    table.idle()


@pytest.mark.rule("BR-045", "BR-068", "BR-229")
def test_two_of_them_are_paid_for_the_same_turn() -> None:
    a = team("cluemaster", on=9, named="circle")
    c = team("clayface", on=12, copies="cluemaster", named="circle")
    table = race(A=a, B=team(on=1), C=c, active="B", dice=[1])
    table.takes("B", "roll")
    assert [11, 2, 14] == table.spaces()
    assert ["B", "C", "A"] == [line[0] for line in table.log("move")]
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_names_for_that_team() -> None:
    a = team("clayface", on=8, copies="cluemaster")
    table = race(A=a, B=team("cluemaster", on=1), dice=[1, 1])
    table.takes("A", "roll").takes("A", "name:circle").takes("B", "roll")
    assert ([9, 2], "shape", ["B"]) == (table.spaces(), table.key(), table.asked())
    table.takes("B", "name:square")
    assert [11, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-257", "BR-258")
def test_borrowed_with_morph_powder_he_names_now_and_pays_later() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("cluemaster", on=1), dice=[1, 1])
    table.takes("A", "play:morph-powder:cluemaster").takes("A", "roll").takes("A", "name:circle")
    assert ("B", []) == (table.turn_of(), table.team("A").morphs)
    table.takes("B", "roll").takes("B", "name:square")
    assert [11, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-258", "BR-048")
def test_a_shape_that_a_copy_has_named_is_paid_though_the_original_is_blank() -> None:
    a = team(on=8, holds=("morph-powder",))
    table = race(A=a, B=team(on=1, holds=("null-cloud",)), C=team("cluemaster", on=20), dice=[1, 1])
    table.takes("A", "play:morph-powder:cluemaster").takes("A", "roll").takes("A", "name:circle")
    table.takes("B", "play:null-cloud:cluemaster").takes("B", "roll")
    assert [11, 2, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_at_the_end_of_his_turn_he_names_nothing() -> None:
    table = race(A=team("cluemaster", on=8), B=team(), dice=[1], blank={"cluemaster": "B"})
    table.takes("A", "roll")
    assert ("B", None) == (table.turn_of(), table.team("A").named)
    table.idle()

"""Penguin: the die one up or down."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-088")
@pytest.mark.parametrize(("die", "numbers"), [(1, [2]), (3, [2, 4]), (6, [5])])
def test_after_the_roll_the_neighbours_of_the_number_are_offered_to_his_player(die: int, numbers: list[int]) -> None:
    table = race(A=team("penguin", on=8), B=team(), dice=[die])
    table.takes("A", "roll")
    offered = ["keep", *(f"change:{number}" for number in numbers)]
    assert ("change", offered, []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", f"change:{numbers[-1]}")
    assert (8 + numbers[-1], "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-011", "BR-185")
def test_an_absent_player_keeps_the_die() -> None:
    table = race(A=team("penguin", on=8), B=team(), dice=[3])
    table.takes("A", "roll").default("A")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084")
def test_rivals_look_at_the_changed_die() -> None:
    table = race(A=team("penguin", on=8), B=team("deathstroke", on=20, contract="A"), dice=[4])
    table.takes("A", "roll").takes("A", "change:5")
    assert [13, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-088", "BR-090")
def test_the_changed_die_is_multiplied() -> None:
    table = race(A=team("penguin", "maxie-zeus", on=23), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "change:2")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-088", "BR-227")
def test_a_two_that_becomes_a_three_moves_man_bat_forward() -> None:
    table = race(A=team("penguin", "man-bat", on=8), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "change:3")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-186", "BR-224")
def test_with_professor_pyg_one_question_holds_every_number_they_reach_in_any_order() -> None:
    table = race(A=team("penguin", "professor-pyg", on=8), B=team(), dice=[2])
    table.takes("A", "roll")
    assert ["keep", *(f"change:{number}" for number in (1, 3, 4, 5, 6))] == table.offers("A")
    table.takes("A", "change:6")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-186", "BR-043")
def test_with_mad_hatter_the_cheapest_way_to_a_number_is_taken() -> None:
    a = team("penguin", "mad-hatter", on=8, tokens={"mad-hatter": 1})
    table = race(A=a, B=team(), dice=[3])
    table.takes("A", "roll")
    assert ["keep", "change:2", "change:4", "change:5"] == table.offers("A")
    table.takes("A", "change:4")
    assert (12, 1) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-224")
@pytest.mark.parametrize(("number", "tokens"), [(5, 1), (6, 1), (4, 1), (2, 1), (3, 0)])
def test_all_three_turners_of_dice_work_together_each_once(number: int, tokens: int) -> None:
    a = team("penguin", "professor-pyg", on=8, holds=("morph-powder", "nanobots"))
    table = race(A=a, B=team("mad-hatter", tokens=1), dice=[1])
    table.takes("A", "play:morph-powder:mad-hatter").takes("A", "roll").takes("A", "keep")
    assert ["keep", *(f"change:{other}" for other in (2, 3, 4, 5, 6))] == table.offers("A")
    table.takes("A", f"change:{number}")
    assert (8 + number, tokens) == (table.space("A"), table.tokens("copy-of-mad-hatter"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-220", "BR-082")
@pytest.mark.parametrize(("die", "change", "space"), [(6, 2, 10), (5, 6, 14)])
def test_in_the_fog_he_turns_the_one_and_a_six_that_he_makes_stays(die: int, change: int, space: int) -> None:
    table = race(A=team("penguin", on=8), B=team(fog=True), dice=[die])
    table.takes("A", "roll").takes("A", f"change:{change}")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-206")
def test_an_autoroll_is_changed_like_a_die() -> None:
    table = race(A=team("penguin", on=8, holds=("four-leaf-clover",)), B=team())
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "change:5")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-207", "BR-188")
def test_in_a_riddle_he_changes_the_secret_die_before_the_claim_and_tells_nothing() -> None:
    table = race(A=team("penguin", "riddler", on=22), B=team(), dice=[3])
    table.takes("A", "riddle").takes("A", "change:4")
    assert [] == table.told(to="B")
    table.takes("A", "claim:4").takes("B", "challenge")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_has_no_die_to_change() -> None:
    table = race(A=team("penguin", "kiteman", on=8, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:11")
    assert (11, "B") == (table.space("A"), table.turn_of())
    table.idle()


def test_the_dice_of_rivals_cannot_be_changed() -> None:
    table = race(A=team("penguin", on=8), B=team(on=8), active="B", dice=[3])
    table.takes("B", "roll")
    assert ([8, 11], "A") == (table.spaces(), table.turn_of())
    table.idle()


def test_from_start_he_changes_the_die_too() -> None:
    table = race(A=team("penguin"), B=team(), dice=[3])
    table.takes("A", "roll").takes("A", "change:2")
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-145")
def test_one_more_can_be_the_way_out() -> None:
    table = race(A=team("penguin", on=46), B=team(), escape=2, dice=[2])
    table.takes("A", "roll").takes("A", "change:3")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-045")
def test_clayface_changes_his_die_as_he_does() -> None:
    table = race(A=team("clayface", copies="penguin", on=8), B=team("penguin", on=8), dice=[3, 3])
    table.takes("A", "roll").takes("A", "change:4").takes("B", "roll").takes("B", "change:2")
    assert [12, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_he_changes_the_die_of_this_turn_only() -> None:
    table = race(A=team(on=8, holds=("morph-powder", "adrenaline")), B=team("penguin"), dice=[1, 1])
    table.takes("A", "play:morph-powder:penguin").takes("A", "play:adrenaline")
    table.takes("A", "roll").takes("A", "change:2").takes("A", "roll")
    assert (11, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_changes_nothing() -> None:
    table = race(A=team("penguin", on=8), B=team("deadshot"), blank={"penguin": "B"}, dice=[3])
    table.takes("A", "roll")
    assert (11, "B") == (table.space("A"), table.turn_of())
    table.idle()

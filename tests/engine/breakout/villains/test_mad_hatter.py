"""Mad Hatter: the die turned upside down."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-088", "BR-043")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_after_the_roll_a_token_turns_the_die_to_its_opposite_face(die: int) -> None:
    table = race(A=team("mad-hatter", on=8), B=team(), dice=[die])
    table.takes("A", "roll")
    assert ("change", ["keep", f"change:{7 - die}"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", f"change:{7 - die}")
    assert (8 + 7 - die, 2, "B") == (table.space("A"), table.tokens("mad-hatter"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-011", "BR-185")
def test_an_absent_player_keeps_die_and_token() -> None:
    table = race(A=team("mad-hatter", on=8), B=team(), dice=[1])
    table.takes("A", "roll").default("A")
    assert (9, 3) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-043", "BR-042")
def test_without_a_token_of_his_own_nothing_is_asked() -> None:
    a = team("mad-hatter", "hush", on=8, tokens={"mad-hatter": 0, "hush": 2})
    table = race(A=a, B=team(), dice=[1])
    table.takes("A", "roll")
    assert (9, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-220", "BR-082")
@pytest.mark.parametrize("die", [6, 1])
def test_in_the_fog_a_six_that_he_makes_stays_a_six(die: int) -> None:
    table = race(A=team("mad-hatter", on=8), B=team(fog=True), dice=[die])
    table.takes("A", "roll")
    assert ["keep", "change:6"] == table.offers("A")
    table.takes("A", "change:6")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-186", "BR-224")
def test_with_professor_pyg_the_two_turn_the_die_one_after_the_other() -> None:
    a = team("mad-hatter", "professor-pyg", on=8, tokens={"mad-hatter": 1})
    table = race(A=a, B=team(), dice=[1])
    table.takes("A", "roll")
    assert ["keep", "change:2", "change:5", "change:6"] == table.offers("A")
    table.takes("A", "change:2")
    assert (10, 0) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-088", "BR-095")
def test_each_die_of_falcone_can_be_turned_once() -> None:
    table = race(A=team("mad-hatter", "falcone", on=22), B=team(), dice=[6, 1])
    table.takes("A", "roll").takes("A", "change:1").takes("A", "second-die").takes("A", "change:6")
    assert (29, 1) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-094")
def test_the_first_die_of_falcone_is_locked_once_the_second_is_rolled() -> None:
    table = race(A=team("mad-hatter", "falcone", on=22), B=team(), dice=[6, 2])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die")
    assert ["keep", "change:5"] == table.offers("A")
    table.takes("A", "keep")
    assert (22, 3) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-206")
def test_an_autoroll_is_turned_like_a_die() -> None:
    table = race(A=team("mad-hatter", on=8, holds=("four-leaf-clover",)), B=team())
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "change:3")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084")
def test_rivals_look_at_the_face_he_has_turned_up() -> None:
    table = race(A=team("mad-hatter", on=8), B=team("deathstroke", on=20, contract="A"), dice=[2])
    table.takes("A", "roll").takes("A", "change:5")
    assert [13, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-227", "BR-088")
def test_a_one_that_becomes_a_six_moves_man_bat_forward() -> None:
    table = race(A=team("mad-hatter", "man-bat", on=31), B=team(), escape=2, dice=[1])
    table.takes("A", "roll").takes("A", "change:6")
    assert 40 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-088", "BR-087")
def test_he_turns_the_die_after_the_joker_has_spoken_and_nobody_can_reroll_it_then() -> None:
    table = race(A=team("mad-hatter", on=8), B=team("joker", on=20), dice=[2, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass").takes("A", "change:6")
    assert ([14, 22], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_has_no_die_to_turn() -> None:
    a = team("mad-hatter", "kiteman", on=8, tokens={"mad-hatter": 3, "kiteman": 1})
    table = race(A=a, B=team())
    table.takes("A", "fly").takes("A", "land:12")
    assert (12, 3, "B") == (table.space("A"), table.tokens("mad-hatter"), table.turn_of())
    table.idle()


def test_the_dice_of_rivals_cannot_be_turned() -> None:
    table = race(A=team("mad-hatter", on=8), B=team(on=8), active="B", dice=[1])
    table.takes("B", "roll")
    assert ([8, 9], 3, "A") == (table.spaces(), table.tokens("mad-hatter"), table.turn_of())
    table.idle()


def test_from_start_he_turns_the_die_too() -> None:
    table = race(A=team("mad-hatter"), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "change:6")
    assert 6 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-145")
def test_a_turned_die_can_be_the_way_out() -> None:
    table = race(A=team("mad-hatter", on=46), B=team(), escape=2, dice=[1])
    table.takes("A", "roll").takes("A", "change:6")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-254", "BR-045")
def test_clayface_turns_dice_with_three_tokens_of_his_own() -> None:
    table = race(A=team("clayface", on=8), B=team("mad-hatter", tokens=0), begins=True, dice=[1])
    table.takes("A", "choose:mad-hatter").takes("A", "roll").takes("A", "change:6")
    assert (14, 2, 0) == (table.space("A"), table.tokens("clayface"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_he_turns_the_die_with_copied_tokens() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("mad-hatter", tokens=1), dice=[1])
    table.takes("A", "play:morph-powder:mad-hatter").takes("A", "roll").takes("A", "change:6")
    assert (14, 1) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_turns_nothing_and_keeps_his_tokens() -> None:
    table = race(A=team("mad-hatter", on=8), B=team("deadshot"), blank={"mad-hatter": "B"}, dice=[1])
    table.takes("A", "roll")
    assert (9, 3, "B") == (table.space("A"), table.tokens("mad-hatter"), table.turn_of())
    table.idle()

"""Condiment King: a bonus for each team ahead."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-003", "BR-091")
@pytest.mark.parametrize(("others", "space"), [((3, 3, 3), 10), ((20, 3, 3), 11), ((20, 20, 3), 12), ((20, 21, 9), 12)])
def test_he_adds_one_for_each_team_ahead_and_two_at_most(others: tuple[int, int, int], space: int) -> None:
    b, c, d = (team(on=on) for on in others)
    table = race(A=team("condiment-king", on=8), B=b, C=c, D=d, dice=[2])
    table.takes("A", "roll")
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-003", "BR-004")
def test_a_team_on_the_same_space_is_not_ahead() -> None:
    table = race(A=team("condiment-king", on=8), B=team(on=8), dice=[2])
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-173", "BR-002")
def test_escaped_teams_are_neither_ahead_nor_in_the_lead() -> None:
    table = race(A=team("condiment-king", on=8), B=team(escaped=True), C=team(on=3), dice=[2])
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-271", "BR-008")
def test_he_counts_teams_ahead_from_start_too() -> None:
    table = race(A=team("condiment-king"), B=team(on=8), C=team(on=3), dice=[2])
    table.takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-273", "BR-004")
def test_with_all_teams_in_start_nobody_is_ahead() -> None:
    table = race(A=team("condiment-king"), B=team(), C=team(), dice=[2])
    table.takes("A", "roll")
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-228")
def test_teams_ahead_are_counted_when_the_roll_is_computed() -> None:
    table = race(A=team("condiment-king", on=8, holds=("grappling-hook",)), B=team(on=11), dice=[2])
    table.takes("A", "play:grappling-hook").takes("A", "roll")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-067", "BR-090", "BR-091")
def test_his_bonus_is_not_multiplied() -> None:
    table = race(A=team("condiment-king", "maxie-zeus", on=10), B=team(on=20), dice=[1])
    table.takes("A", "roll")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084")
def test_his_bonus_does_not_change_the_die_that_others_look_at() -> None:
    table = race(A=team("condiment-king", on=8), B=team("deathstroke", on=20, contract="A"), dice=[4])
    table.takes("A", "roll")
    assert [13, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-212", "BR-083")
def test_nothing_is_added_to_a_flight() -> None:
    a = team("condiment-king", "kiteman", on=8, tokens={"kiteman": 1})
    table = race(A=a, B=team(on=20))
    table.takes("A", "fly").takes("A", "land:10")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-096")
def test_nothing_is_added_to_a_lost_gamble() -> None:
    table = race(A=team("condiment-king", "falcone", on=8), B=team(on=20), dice=[2, 1])
    table.takes("A", "roll").takes("A", "second-die")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-227")
def test_nothing_is_added_to_a_move_backward() -> None:
    table = race(A=team("condiment-king", "man-bat", on=8), B=team(on=20), dice=[2])
    table.takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()


def test_the_rolls_of_rivals_are_not_changed() -> None:
    table = race(A=team("condiment-king", on=20), B=team(on=8), active="B", dice=[2])
    table.takes("B", "roll")
    assert [20, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-100", "BR-145")
def test_his_bonus_can_carry_him_out() -> None:
    table = race(A=team("condiment-king", on=46), B=team(on=48), escape=2, dice=[2])
    table.takes("A", "roll")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-229", "BR-045")
def test_he_and_a_clayface_who_copies_him_add_side_by_side() -> None:
    a, b = team("condiment-king", on=8), team("clayface", copies="condiment-king", on=9)
    table = race(A=a, B=b, C=team(on=20), dice=[1, 1])
    table.takes("A", "roll").takes("B", "roll")
    assert [11, 12, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_he_counts_the_teams_ahead_of_the_borrower() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("condiment-king", on=20), dice=[2, 1])
    table.takes("A", "play:morph-powder:condiment-king").takes("A", "roll")
    assert [11, 20] == table.spaces()
    table.takes("B", "roll")
    assert ([11, 21], []) == (table.spaces(), table.team("A").morphs)
    table.takes("B", "end").idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_adds_nothing() -> None:
    table = race(A=team("condiment-king", on=8), B=team("deadshot", on=20), blank={"condiment-king": "B"}, dice=[2])
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()

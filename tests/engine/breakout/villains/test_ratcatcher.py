"""Ratcatcher: end of turn: from a Circle he Advances to the next one, or Escapes."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.parametrize(("on", "space"), [(7, 11), (10, 13), (12, 16)])
def test_from_a_circle_he_goes_to_the_next_circle_without_a_question(on: int, space: int) -> None:
    table = race(A=team("ratcatcher", on=on), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


def test_the_last_space_is_a_circle_to_go_to() -> None:
    table = race(A=team("ratcatcher", on=31), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (36, False) == (table.space("A"), table.escaped("A"))
    table.idle()


def test_the_next_circle_may_be_the_next_space() -> None:
    table = race(A=team("ratcatcher", on=41), B=team(), escape=2, dice=[1])
    table.takes("A", "roll")
    assert 43 == table.space("A")
    table.idle()


@pytest.mark.parametrize("die", [1, 2], ids=["Square", "Triangle"])
def test_other_shapes_leave_him_where_he_is(die: int) -> None:
    table = race(A=team("ratcatcher", on=8), B=team(), dice=[die])
    table.takes("A", "roll")
    assert 8 + die == table.space("A")
    table.idle()


@pytest.mark.rule("BR-113")
def test_the_circle_he_arrives_on_does_not_move_him_again() -> None:
    table = race(A=team("ratcatcher", on=5), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (8, 1) == (table.space("A"), len([line for line in table.log("move") if "Advances" in line]))
    table.idle()


@pytest.mark.rule("BR-054")
def test_a_team_that_has_not_moved_goes_on_from_its_circle() -> None:
    table = race(A=team("ratcatcher", "falcone", on=8), B=team(), dice=[4, 4])
    table.takes("A", "roll").takes("A", "second-die")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-083")
def test_he_goes_on_from_the_circle_of_a_flight() -> None:
    table = race(A=team("ratcatcher", "kiteman", on=7, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:8")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-009")
def test_start_is_no_circle() -> None:
    table = race(A=team("ratcatcher", "man-bat", on=2), B=team(), dice=[1])
    table.takes("A", "roll")
    assert 0 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-108")
def test_his_advance_passes_copperhead() -> None:
    table = race(A=team("ratcatcher", on=5), B=team("copperhead", on=7), dice=[1])
    table.takes("A", "roll")
    assert [8, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-053", "BR-233")
def test_his_advance_is_not_stopped_on_the_way() -> None:
    table = race(A=team("ratcatcher", on=5), B=team("killer-croc", on=7), dice=[1])
    table.takes("A", "roll")
    assert ([8, 7], []) == (table.spaces(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-067", "BR-115", "BR-240")
@pytest.mark.parametrize(("first", "space"), [("use:ratcatcher", 10), ("use:egghead", 11)])
def test_his_and_eggheads_advances_come_in_any_order_each_once(first: str, space: int) -> None:
    table = race(A=team("ratcatcher", "egghead", on=5), B=team(), dice=[1])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert ("end", ["use:ratcatcher", "use:egghead"]) == (table.key(), table.offers("A"))
    table.takes("A", first)
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-069", "BR-115")
@pytest.mark.parametrize(("first", "space"), [("use:ratcatcher", 13), ("use:egghead", 10)])
def test_an_advance_off_the_circle_first_leaves_him_nothing_to_do(first: str, space: int) -> None:
    table = race(A=team("ratcatcher", "egghead", on=7), B=team(), dice=[1])
    table.takes("A", "predict:circle").takes("A", "roll").takes("A", first)
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-116", "BR-126")
def test_from_the_last_circle_he_escapes() -> None:
    table = race(A=team("ratcatcher", on=34), B=team(), C=team(), dice=[2])
    table.takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on()
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-116", "BR-125")
def test_his_escape_ends_a_turn_that_was_due() -> None:
    table = race(A=team("ratcatcher", on=35, holds=("adrenaline",)), B=team(), C=team(), dice=[1])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on()
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-145")
def test_from_the_last_circle_he_wins_the_second_escape() -> None:
    table = race(A=team("ratcatcher", on=47), B=team(), escape=2, dice=[1])
    table.takes("A", "roll")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-106")
def test_he_stays_on_his_circle_at_the_end_of_another_teams_turn() -> None:
    table = race(A=team(on=5), B=team("ratcatcher", on=6), C=team(on=6), dice=[1])
    table.takes("A", "roll")
    assert ([6, 6, 6], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_moves_that_team() -> None:
    table = race(A=team("clayface", on=5, copies="ratcatcher"), B=team("ratcatcher", on=2), dice=[1])
    table.takes("A", "roll")
    assert [8, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-257")
def test_borrowed_with_morph_powder_he_works_at_the_end_of_that_turn() -> None:
    table = race(A=team(on=5, holds=("morph-powder",)), B=team("ratcatcher", on=2), dice=[1])
    table.takes("A", "play:morph-powder:ratcatcher").takes("A", "roll")
    assert [8, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_stays_on_the_circle() -> None:
    table = race(A=team("ratcatcher", on=5), B=team(), dice=[1], blank={"ratcatcher": "B"})
    table.takes("A", "roll")
    assert 6 == table.space("A")
    table.idle()

"""Polka-Dot Man: 1 more for each Circle among the next three spaces."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-228")
@pytest.mark.parametrize(("on", "circles"), [(8, 1), (18, 1), (10, 2), (25, 1), (16, 0), (32, 0)])
def test_each_circle_among_the_next_three_spaces_adds_one(on: int, circles: int) -> None:
    table = race(A=team("polka-dot-man", on=on), B=team(), dice=[1])
    table.takes("A", "roll")
    assert on + 1 + circles == table.space("A")
    table.idle()


def test_start_is_followed_by_three_spaces_too() -> None:
    table = race(A=team("polka-dot-man"), B=team(), dice=[1])
    table.takes("A", "roll")
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-009")
def test_past_the_last_space_there_is_no_circle() -> None:
    table = race(A=team("polka-dot-man", on=33), B=team(), dice=[1])
    table.takes("A", "roll")
    assert 35 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100")
def test_the_circle_of_the_last_space_can_carry_the_team_out() -> None:
    table = race(A=team("polka-dot-man", on=35), B=team(), C=team(), dice=[1])
    table.takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on().idle()


@pytest.mark.rule("BR-228")
def test_the_spaces_are_counted_after_the_effects_of_the_start() -> None:
    table = race(A=team("polka-dot-man", on=10, holds=("grappling-hook",)), B=team(on=16), dice=[1])
    table.takes("A", "play:grappling-hook").takes("A", "roll")
    assert 17 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-228")
def test_skipping_plays_no_part() -> None:
    table = race(A=team("polka-dot-man", on=12, holds=("jet-pack",)), B=team(), dice=[1])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert 16 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-091")
def test_the_circles_are_not_multiplied() -> None:
    table = race(A=team("polka-dot-man", "maxie-zeus", on=10), B=team(), dice=[1])
    table.takes("A", "roll").ends("A")
    assert 15 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-096")
@pytest.mark.parametrize(("second", "space"), [(2, 14), (1, 10)])
def test_a_won_gamble_gets_the_circles_once_and_a_lost_one_does_not_move(second: int, space: int) -> None:
    table = race(A=team("polka-dot-man", "falcone", on=10), B=team(), dice=[1, second])
    table.takes("A", "roll").takes("A", "second-die").ends("A")
    assert space + (second == 2) == table.space("A")
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_gets_nothing() -> None:
    table = race(A=team("polka-dot-man", "kiteman", on=10, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:11")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-011")
def test_there_is_nothing_to_choose() -> None:
    table = race(A=team("polka-dot-man", on=10), B=team(), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert (13, "B") == (table.space("A"), table.turn_of())
    table.idle()


def test_he_adds_nothing_to_the_rolls_of_others() -> None:
    table = race(A=team(on=10), B=team("polka-dot-man", on=10), dice=[1])
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_counts_for_that_team() -> None:
    table = race(A=team("clayface", on=10, copies="polka-dot-man"), B=team("polka-dot-man"), dice=[1])
    table.takes("A", "roll")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_with_morph_powder_he_counts_for_one_turn() -> None:
    a = team(on=10, holds=("morph-powder",), extra_turns=1)
    table = race(A=a, B=team("polka-dot-man"), dice=[1, 1])
    table.takes("A", "play:morph-powder:polka-dot-man").takes("A", "roll")
    assert 13 == table.space("A")
    table.takes("A", "roll")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_adds_nothing() -> None:
    table = race(A=team("polka-dot-man", on=10), B=team(), dice=[1], blank={"polka-dot-man": "B"})
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()

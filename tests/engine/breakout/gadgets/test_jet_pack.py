"""Jet Pack: start of your turn: Squares are skipped in this turn's move."""

import pytest

from tests.engine.breakout.track import race, team

HELD = ("jet-pack",)
JET = "play:jet-pack"


@pytest.mark.rule("BR-159", "BR-101", "BR-151")
def test_squares_are_neither_counted_nor_entered() -> None:
    table = race(A=team(on=24, holds=HELD), B=team(), dice=[2])
    assert ["roll", JET] == table.offers("A")
    table.takes("A", JET)
    assert ([], [*HELD]) == (table.holds("A"), table.under())
    table.takes("A", "roll")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-009", "BR-159", "BR-101")
def test_no_stop_is_offered_on_a_gadget_space_that_is_skipped() -> None:
    table = race(A=team(on=6, holds=HELD), B=team(), dice=[2])
    table.takes("A", JET).takes("A", "roll")
    assert (10, [], "B") == (table.space("A"), table.holds("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-153")
def test_a_second_one_in_the_same_turn_is_not_offered() -> None:
    table = race(A=team(on=24, holds=HELD * 2), B=team())
    table.takes("A", JET)
    assert (["roll"], [*HELD]) == (table.offers("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-154", "BR-183")
def test_it_fits_neither_after_the_roll_nor_at_the_end_nor_in_another_teams_turn() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(on=20, holds=HELD), dice=[1])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert ("end", ["end"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-159")
def test_an_extra_turn_counts_squares_again() -> None:
    table = race(A=team(on=23, holds=HELD, extra_turns=1), B=team(), dice=[2, 1])
    table.takes("A", JET).takes("A", "roll")
    assert 27 == table.space("A")
    table.takes("A", "roll")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-159")
def test_the_moves_of_others_count_squares() -> None:
    table = race(A=team(on=24, holds=HELD), B=team(on=24), dice=[1, 1])
    table.takes("A", JET).takes("A", "roll").takes("B", "roll")
    assert [27, 25] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-231")
def test_with_harley_quinn_only_circles_are_counted() -> None:
    table = race(A=team("harley-quinn", on=2, holds=HELD), B=team(), dice=[2])
    table.takes("A", JET).takes("A", "roll")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-104")
def test_an_advance_counts_squares() -> None:
    table = race(A=team("egghead", on=12, holds=HELD), B=team(), dice=[1], deck=("adrenaline",))
    table.takes("A", JET).takes("A", "predict:circle").takes("A", "roll").ends("A")
    assert (15, ["adrenaline"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-212", "BR-083")
def test_a_flight_skips_nothing() -> None:
    table = race(A=team("kiteman", on=24, tokens=1, holds=HELD), B=team())
    table.takes("A", JET).takes("A", "fly")
    assert [f"land:{space}" for space in range(25, 32)] == table.offers("A")
    table.takes("A", "land:25")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-102", "BR-233")
@pytest.mark.parametrize(("croc", "space"), [(9, 11), (10, 10)], ids=["on a Square", "on a Triangle"])
def test_killer_croc_stops_it_only_on_a_space_that_is_counted(croc: int, space: int) -> None:
    table = race(A=team(on=8, holds=HELD), B=team("killer-croc", on=croc), dice=[2])
    table.takes("A", JET).takes("A", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-110")
def test_a_team_on_a_square_that_is_skipped_is_passed() -> None:
    table = race(A=team(on=8, holds=HELD), B=team("copperhead", on=9), dice=[1])
    table.takes("A", JET).takes("A", "roll")
    assert [10, 11] == table.spaces()
    table.idle()


def test_it_works_from_start() -> None:
    table = race(A=team(holds=HELD), B=team(), dice=[2])
    table.takes("A", JET).takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-101")
def test_the_last_counted_space_is_no_escape() -> None:
    table = race(A=team(on=32, holds=HELD), B=team(), dice=[2])
    table.takes("A", JET).takes("A", "roll")
    assert (36, False) == (table.space("A"), table.escaped("A"))
    table.idle()


@pytest.mark.rule("BR-101")
def test_the_exit_is_never_skipped() -> None:
    table = race(A=team(on=32, holds=HELD), B=team(), C=team(), dice=[3])
    table.takes("A", JET).takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on().idle()


@pytest.mark.rule("BR-054")
def test_a_turn_that_ends_on_a_gadget_space_without_a_move_draws_all_the_same() -> None:
    table = race(A=team("falcone", on=7, holds=HELD), B=team(), dice=[4, 4], deck=("adrenaline",))
    table.takes("A", JET).takes("A", "roll").takes("A", "second-die").ends("A")
    assert (7, ["adrenaline"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-166")
def test_it_targets_nobody() -> None:
    table = race(A=team(on=24, holds=HELD), B=team(on=30, holds=("phase-shift",)))
    table.takes("A", JET)
    assert ("roll", ["A"]) == (table.key(), table.asked())
    table.idle()


@pytest.mark.rule("BR-011")
def test_it_may_be_kept() -> None:
    table = race(A=team(on=24, holds=HELD), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert (26, [*HELD]) == (table.space("A"), table.holds("A"))
    table.idle()

"""Harley Quinn: Triangles are not counted."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-101", "BR-011")
@pytest.mark.parametrize(
    ("on", "die", "space"), [(8, 1, 9), (8, 2, 11), (8, 3, 12), (22, 1, 24), (17, 2, 19), (31, 3, 34)]
)
def test_her_team_counts_squares_and_circles_and_no_triangles(on: int, die: int, space: int) -> None:
    table = race(A=team("harley-quinn", on=on), B=team(), dice=[die])
    table.takes("A", "roll")
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-101", "BR-054")
def test_every_triangle_on_the_way_is_skipped() -> None:
    table = race(A=team("harley-quinn", on=22), B=team(), dice=[6], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "end")
    assert (30, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-104", "BR-232")
def test_an_advance_can_end_on_a_triangle() -> None:
    table = race(A=team("harley-quinn", on=8, holds=("grappling-hook",)), B=team(on=10), dice=[1])
    table.takes("A", "play:grappling-hook")
    assert 10 == table.space("A")
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-104", "BR-212")
def test_a_flight_can_end_on_a_triangle() -> None:
    table = race(A=team("harley-quinn", "kiteman", on=8, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:10")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-104", "BR-105")
def test_a_move_backward_counts_triangles() -> None:
    table = race(A=team("harley-quinn", "man-bat", on=8), B=team(), dice=[1])
    table.takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-231")
def test_with_a_jet_pack_only_circles_are_counted() -> None:
    table = race(A=team("harley-quinn", on=8, holds=("jet-pack",)), B=team(), dice=[3])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert 16 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-232")
def test_maxie_zeus_multiplies_from_a_triangle_and_she_moves_past_the_next_one() -> None:
    table = race(A=team("harley-quinn", "maxie-zeus", on=23), B=team(), dice=[2])
    table.takes("A", "roll")
    assert (30, ["end"]) == (table.space("A"), table.offers("A"))
    table.takes("A", "end")
    table.idle()


@pytest.mark.rule("BR-102")
def test_killer_croc_on_a_triangle_does_not_stop_her() -> None:
    table = race(A=team("harley-quinn", on=8), B=team("killer-croc", on=10), dice=[3])
    table.takes("A", "roll")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-101")
def test_the_exit_is_counted() -> None:
    table = race(A=team("harley-quinn", on=45), B=team(), C=team(), escape=2, race_on=True, dice=[2, 1, 1, 1])
    table.takes("A", "roll")
    assert (48, []) == (table.space("A"), table.places())
    table.takes("B", "roll").takes("C", "roll").takes("A", "roll")
    assert ["A"] == table.places()
    table.idle()


@pytest.mark.rule("BR-101")
def test_from_start_triangles_are_not_counted_either() -> None:
    table = race(A=team("harley-quinn"), B=team(), dice=[4])
    table.takes("A", "roll")
    assert 5 == table.space("A")
    table.idle()


def test_rivals_count_triangles() -> None:
    table = race(A=team("harley-quinn", on=8), B=team(on=8), active="B", dice=[2])
    table.takes("B", "roll")
    assert [8, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-045")
def test_clayface_skips_triangles_as_she_does() -> None:
    table = race(A=team("clayface", copies="harley-quinn", on=8), B=team("harley-quinn"), dice=[2])
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_she_skips_triangles_in_this_turn_only() -> None:
    table = race(A=team(on=8, holds=("morph-powder", "adrenaline")), B=team("harley-quinn"), dice=[2, 6])
    table.takes("A", "play:morph-powder:harley-quinn").takes("A", "play:adrenaline").takes("A", "roll")
    assert 11 == table.space("A")
    table.takes("A", "roll").takes("A", "move")
    assert (17, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_she_skips_nothing() -> None:
    table = race(A=team("harley-quinn", on=8), B=team("deadshot"), blank={"harley-quinn": "B"}, dice=[2])
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()

"""Where pawns stand: each on its own place above its space, however the teams are spread."""

from hypothesis import given
from hypothesis import strategies as st

from art.breakout_layout import CELL, PLATE, START_X, WIDTH, lay_out
from engine.breakout.view import BreakoutView
from tests.art.tables import first_escape, second_escape, team

PLACES = st.lists(st.integers(0, 48), min_size=2, max_size=6)


def race(spaces: list[int], active: int | None) -> BreakoutView:
    if max(spaces) > 36:
        return second_escape([team(seat, space) for seat, space in enumerate(spaces)], active=active)
    return first_escape([team(seat, space) for seat, space in enumerate(spaces)], active=active)


@given(PLACES, st.one_of(st.none(), st.integers(0, 5)))
def test_no_two_pawns_overlap_and_all_stand_in_the_column_of_their_space(spaces: list[int], active: int | None) -> None:
    places = lay_out(race(spaces, active))
    assert set(range(len(spaces))) == set(places.pawns)
    for seat, space in enumerate(spaces):
        x, y = places.pawns[seat]
        middle = places.space(space)[0] if space else START_X
        row = places.rows[(space - 1) // 12 if space else 0]
        assert abs(x + PLATE[0] / 2 - middle) <= (CELL - PLATE[0]) / 2
        assert row.top < y < y + PLATE[1] < row.middle - 25
        assert 0 < x < x + PLATE[0] < WIDTH
    corners = sorted(places.pawns.values())
    for n, (x, y) in enumerate(corners):
        assert all(abs(x - a) >= PLATE[0] or abs(y - b) > PLATE[1] for a, b in corners[:n])


@given(PLACES)
def test_the_picture_is_as_high_as_its_stacks_need(spaces: list[int]) -> None:
    """Rows lie below each other, and the strip of those who are out lies below them."""
    places = lay_out(race(spaces, None))
    edges = [edge for row in places.rows for edge in (row.top, row.top + row.height)]
    assert sorted(edges) == edges
    assert edges[-1] < places.out_top < places.bottom
    assert all(edge % 5 == 0 for edge in [*edges, places.out_top, places.bottom])


def test_the_track_winds_without_a_jump() -> None:
    """Each space is beside the one before it, and the first of a tile lies below the last of the tile before."""
    places = lay_out(second_escape([team(0), team(1)]))
    assert places.space(1)[0] < places.space(2)[0]
    for space in range(1, 48):
        (x, y), (next_x, next_y) = places.space(space), places.space(space + 1)
        assert ((0, True) if space % 12 == 0 else (CELL, False)) == (abs(next_x - x), next_y > y)


def test_the_first_place_of_the_armory_lies_at_the_right_where_the_track_ends() -> None:
    """The places count from the right (BR-132)."""
    slots = lay_out(first_escape([team(seat, 3) for seat in range(6)])).slots
    assert [1, 2, 3, 4, 5, 6] == [slot.number for slot in slots]
    assert sorted((slot.x for slot in slots), reverse=True) == [slot.x for slot in slots]


def test_a_team_that_is_out_stands_on_its_place() -> None:
    view = first_escape([team(0, 36, villains=(), status="escaped", place=2), team(1, 36, status="escaped", place=1)])
    places = lay_out(view)
    assert [(1, 1), (2, 0)] == [(slot.number, slot.seat) for slot in places.slots]
    for slot in places.slots:
        assert slot.seat is not None
        x, y = places.pawns[slot.seat]
        assert slot.x < x < x + PLATE[0] < slot.x + slot.width
        assert places.out_top < y < y + PLATE[1] < places.bottom


def test_a_team_that_is_out_before_the_armory_gave_it_a_place_takes_the_best_free_one() -> None:
    view = first_escape([team(0, 36, status="escaped", place=1), team(1, 36, status="escaped"), team(2, 4)])
    assert [0, 1, None] == [slot.seat for slot in lay_out(view).slots]


def test_a_team_that_left_has_no_pawn() -> None:
    assert {1} == set(lay_out(second_escape([team(0, 9, status="left"), team(1, 9)])).pawns)


def test_only_the_first_place_counts_unless_the_table_races_on() -> None:
    """BR-145 and BR-146."""
    teams = [team(seat, 3) for seat in range(4)]
    assert 1 == len(lay_out(second_escape(teams)).slots)
    assert 3 == len(lay_out(second_escape(teams, race_on=True)).slots)

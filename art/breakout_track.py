"""The picture of a Breakout table: heading, track, those who are out, and a card for each team.

It takes the public view only: a view that was built for a seat is refused, so that no hand can end up in a picture.
"""

from collections.abc import Sequence
from itertools import pairwise

from art.breakout_cards import cards, cards_height
from art.breakout_heading import heading
from art.breakout_layout import CELL, LEFT, MARGIN, PLATE, RIGHT, START_X, WIDTH, Layout, Row, lay_out
from art.breakout_out import out_strip
from art.breakout_signs import arrow, halo, number_height, pawn, pointer, space
from art.breakout_words import description, shown_names, team_of
from art.lettering import shortened
from art.palette import BACKGROUND, HALO, LINE, PANEL, QUIET, SPACES, seat_ink, tile_ink
from art.picture import Picture, finished
from art.svg import NOTHING, Mark, circle, document, join, line, number, path, rect, row_of_text, text, whole_height
from engine.breakout.view import BreakoutView, TeamView, VillainView


def picture(view: BreakoutView, names: Sequence[str]) -> Picture:
    """The whole table as everybody may see it; ``names`` are the players' names by seat.

    Raises ``ValueError`` for a view that holds a hand (BR-188).
    """
    if view.hand is not None:
        raise ValueError("A picture is for everybody: build it from the view of nobody.")
    shown = shown_names(view, names)
    places = lay_out(view)
    cards_top = places.bottom + 5
    height = whole_height(round(cards_top + cards_height(view) + MARGIN))
    svg = document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, BACKGROUND),
        heading(view, shown),
        _track(view, places),
        out_strip(view, places),
        _way_out(places),
        _pawns(view, shown, places),
        cards(view, shown, cards_top),
    )
    return finished("track", svg, description(view, names))


def _track(view: BreakoutView, places: Layout) -> Mark:
    """Start area, tiles with their spaces, and the bends from one row to the next."""
    rows = places.rows
    bends = [_bend(row, below.middle, below.rightward) for row, below in pairwise(rows)]
    marks = [_start(rows[0]), *bends] if rows else []
    marks += [_tile(view, row, places) for row in rows]
    return join(marks)


def _start(row: Row) -> Mark:
    ground = rect(MARGIN, row.top, LEFT - MARGIN - 5, row.height, PANEL, radius=10)
    words = text(START_X, row.middle + 8, "START", 25, QUIET, anchor="middle", weight=700)
    entry = f"M{LEFT - 12} {number(row.middle)}h14"
    return join((line(entry, LINE, 12), ground, words))


def _bend(row: Row, to: float, rightward: bool) -> Mark:
    """The road from the end of a row down to the beginning of the next one."""
    edge, out = (LEFT, -5) if rightward else (RIGHT, 5)
    turn = f"q{out} 0 {out} 5V{number(to - 5)}q0 5 {-out} 5"
    return line(f"M{edge} {number(row.middle)}{turn}", LINE, 10)


def _way_out(places: Layout) -> Mark:
    """The road from the last space down to the strip of those who are out, with an arrowhead."""
    if not places.rows:
        return NOTHING
    row = places.rows[-1]
    edge, x = (RIGHT - 8, WIDTH - MARGIN - 17) if row.rightward else (LEFT, MARGIN + 17)
    tip = places.out_top + places.out_height / 2
    road = line(f"M{edge} {number(row.middle)}H{x}V{number(tip - 12)}", LINE, 10)
    return join((road, path(f"M{x - 14} {number(tip - 12)}h28l-14 20z", LINE)))


def _tile(view: BreakoutView, row: Row, places: Layout) -> Mark:
    tile = view.tiles[row.tile]
    ink = tile_ink(tile.slug)
    spots = [(row.x(index), kind) for index, kind in enumerate(tile.spaces)]
    first = 12 * row.tile + 1
    marks = [
        rect(LEFT, row.top, RIGHT - LEFT, row.height, ink.ground, radius=10),
        rect(LEFT, row.middle - 8, RIGHT - LEFT, 16, ink.road),
        _tile_name(view, row, places),
        *_ring(view, row, places),
        *(space(x, row.middle, kind) for x, kind in spots),
        row_of_text(
            [(x, row.middle + number_height(kind), str(first + n)) for n, (x, kind) in enumerate(spots)],
            25,
            SPACES["S"].words,
        ),
    ]
    return join(marks)


def _ring(view: BreakoutView, row: Row, places: Layout) -> list[Mark]:
    """A light around the space where the active team stands, and a thin ring where its turn started."""
    team = team_of(view, view.active)
    if team is None or team.status != "racing":
        return []
    rings: list[Mark] = []
    for space_number, ink, thick in ((view.start_space, seat_ink(team.seat).colour, 3), (team.space, HALO, 5)):
        if space_number is not None and 12 * row.tile < space_number <= 12 * row.tile + 12:
            rings.append(circle(*places.space(space_number), 31, "none", stroke=ink, thick=thick))
    return rings


def _tile_name(view: BreakoutView, row: Row, places: Layout) -> Mark:
    """The tile's name where the track enters it, or at the other end if the arrow of the active pawn is there."""
    tile = view.tiles[row.tile]
    ink = tile_ink(tile.slug)
    words = shortened(tile.name, 4 * CELL, 24, bold=True)
    at_left = row.rightward != _arrow_in_the_way(view, row, places)
    y = row.top + 25
    if at_left:
        marks = (arrow(LEFT + 14, y - 17, "right" if row.rightward else "left", ink.words),)
        return join((*marks, text(LEFT + 48, y, words, 24, ink.words, weight=700)))
    marks = (arrow(RIGHT - 38, y - 17, "right" if row.rightward else "left", ink.words),)
    return join((*marks, text(RIGHT - 48, y, words, 24, ink.words, anchor="end", weight=700)))


def _arrow_in_the_way(view: BreakoutView, row: Row, places: Layout) -> bool:
    """True if the active pawn stands under the entering end of the row and reaches up to the name."""
    team = team_of(view, view.active)
    if team is None or team.seat not in places.pawns:
        return False
    x, y = places.pawns[team.seat]
    near = x < LEFT + 4 * CELL if row.rightward else x > RIGHT - 5 * CELL
    return near and x > LEFT - PLATE[0] / 2 and row.top < y < row.top + 1.5 * PLATE[1]


def _pawns(view: BreakoutView, shown: Sequence[str], places: Layout) -> Mark:
    """All pawns, the active one with its halo."""
    marks: list[Mark] = []
    for team in view.teams:
        place = places.pawns.get(team.seat)
        if place is None:
            continue
        marks.append(pawn(*place, team.seat, _runners(team), _instead(team, shown[team.seat]), PLATE))
        if team.seat == view.active:
            marks.append(halo(*place, PLATE))
            if team.status != "escaped":
                marks.append(pointer(place[0] + PLATE[0] / 2, place[1] - 7))
    return join(marks)


def _runners(team: TeamView) -> Sequence[VillainView]:
    return [villain for villain in team.villains if not villain.morph]


def _instead(team: TeamView, name: str) -> str:
    if team.status == "choosing":
        return "✓" if team.chosen else "?"
    return shortened(name, PLATE[0] - 36, 20, bold=True)

"""Where everything lies on the picture of a Breakout track: one place for the geometry, in pixels, y downward.

Each tile is a row of twelve spaces; the rows are run through in turns, the first from left to right. Pawns stand on top
of each other above their space, so a row is as high as its highest stack. Below the rows is the strip of those who are
out. The picture is 1200 wide; all edges of areas are multiples of 5, so that they are sharp at four fifths of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.breakout.view import BreakoutView, TeamView

WIDTH = 1200
MARGIN = 10
TOP = 85
"""Where the track begins, below the heading."""
LEFT = 100
CELL = 90
RIGHT = LEFT + 12 * CELL
PLATE = (85, 30)
STEP = 35
"""From one pawn to the next in a stack."""
STRIP = 30
"""Room above the pawns of a row, for the name of the tile and the arrow of the active pawn."""
FOOT = 60
"""Room below the pawns of a row, for the shapes."""
GAP = 5
START_X = (MARGIN + LEFT - 5) / 2
"""The middle of the Start area."""
ARMORY_HEIGHT = 80
OUT_HEIGHT = 50


@dataclass(frozen=True, slots=True)
class Row:
    """One tile of the track: its place in ``view.tiles``, where it lies and which way it is run."""

    tile: int
    top: float
    lines: int
    rightward: bool

    @property
    def height(self) -> float:
        """From the upper to the lower edge of the tile."""
        return STRIP + self.lines * STEP + FOOT

    @property
    def middle(self) -> float:
        """The height of the middle of its shapes."""
        return self.top + self.height - FOOT / 2

    def x(self, index: int) -> float:
        """The middle of its space ``index`` (0 to 11 in running order)."""
        return LEFT + CELL * (index + 0.5 if self.rightward else 11.5 - index)


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the strip below the track: the box, its number (1 is the first team out) and who took it."""

    number: int
    x: float
    width: float
    seat: int | None


@dataclass(frozen=True, slots=True)
class Layout:
    """All places. ``pawns`` gives the upper left corner of the plate of each seat that has a pawn."""

    rows: tuple[Row, ...]
    pawns: dict[int, tuple[float, float]]
    slots: tuple[Slot, ...]
    out_top: float
    out_height: float
    bottom: float
    """Where the track ends and the teams' cards begin."""

    def space(self, number: int) -> tuple[float, float]:
        """The middle of the shape of space ``number``, from 1."""
        row = self.rows[(number - 1) // 12]
        return row.x((number - 1) % 12), row.middle


def lay_out(view: BreakoutView) -> Layout:
    """Find all places for ``view``."""
    stacks = _stacks(view)
    rows: list[Row] = []
    top = float(TOP)
    for tile in range(len(view.tiles)):
        highest = max((len(stacks.get(number, ())) for number in _numbers(tile)), default=0)
        rows.append(Row(tile, top, max(1, highest), tile % 2 == 0))
        top += rows[-1].height + GAP
    height = ARMORY_HEIGHT if view.armory_side is not None else OUT_HEIGHT
    slots = _slots(view, from_right=not rows or rows[-1].rightward)
    pawns = {seat: place for number, seats in stacks.items() for seat, place in _stack_places(rows, number, seats)}
    for slot in slots:
        if slot.seat is not None:
            pawns[slot.seat] = (slot.x + 52, top + 10)
    return Layout(tuple(rows), pawns, slots, top, height, top + height)


def _numbers(tile: int) -> list[int]:
    """The spaces whose pawns stand in the row of ``tile``; Start stands beside the first."""
    return [*range(0 if tile == 0 else 12 * tile + 1, 12 * tile + 13)]


def _stacks(view: BreakoutView) -> dict[int, list[int]]:
    """The seats on each space, from the top of the stack; the active one is the uppermost."""
    stacks: dict[int, list[int]] = {}
    last = 12 * len(view.tiles)
    for team in sorted(view.teams, key=lambda team: (team.seat != view.active, team.seat)):
        if team.status in {"choosing", "racing"}:
            stacks.setdefault(min(max(team.space, 0), last), []).append(team.seat)
    return stacks


def _stack_places(rows: Sequence[Row], number: int, seats: Sequence[int]) -> list[tuple[int, tuple[float, float]]]:
    row = rows[max(number - 1, 0) // 12]
    middle = row.x((number - 1) % 12) if number else START_X
    floor = row.top + row.height - FOOT
    return [(seat, (middle - PLATE[0] / 2, floor - STEP * (len(seats) - index))) for index, seat in enumerate(seats)]


def _slots(view: BreakoutView, *, from_right: bool) -> tuple[Slot, ...]:
    """The places of the strip, the first one where the track leads out."""
    taken = _taken(view)
    count = max([_open_places(view), *taken])
    width = 150 if count > 4 else 175
    first = WIDTH - MARGIN - 35 - width if from_right else MARGIN + 35
    step = -(width + 5) if from_right else width + 5
    return tuple(Slot(n, first + step * (n - 1), width, taken.get(n)) for n in range(1, count + 1))


def _open_places(view: BreakoutView) -> int:
    """How many places are worth showing: those of the Armory, or those that are still raced for."""
    if view.armory_side is not None:
        return len(view.armory)
    staying = sum(team.status != "left" for team in view.teams)
    return max(1, staying - 1) if view.race_on else 1


def _taken(view: BreakoutView) -> dict[int, int]:
    """The seat on each place: as the Armory says, else in the order in which teams got out (BR-126, BR-132)."""
    out = {team.seat for team in view.teams if team.status == "escaped"}
    armory = [(place.number, place.seat) for place in view.armory]
    taken = {number: seat for number, seat in armory if seat is not None and seat in out}
    for team in sorted((team for team in view.teams if team.status == "escaped"), key=_order_of_leaving):
        if team.seat not in taken.values():
            number = team.place or 1
            while number in taken:
                number += 1
            taken[number] = team.seat
    return taken


def _order_of_leaving(team: TeamView) -> tuple[int, int]:
    return (team.place or 99, team.seat)

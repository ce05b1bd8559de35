"""Below the map of Gotham: the Stacked Deck, which is the turn order, and Arkham Asylum with all who wait there."""

from collections.abc import Sequence

from art.enemies_ink import PLOT
from art.enemies_layout import MARGIN, WIDTH
from art.enemies_sheet import Sheet, at, frame_data
from art.enemies_signs import TICK, seat_banner
from art.palette import HALO, LINE, PANEL, QUIET, WORDS
from engine.enemies.view import EnemiesView, GoonsView, RoomView

_LOW, _PLACE, _SIGN, _TOP = range(4)
_ROOM = 146
_SPACE = (54, 44)
_LEFT = MARGIN + 16
_TOWER = "m0 12v-12h8v6h6v-6h8v6h6v-6h8v12h-4v62h-28v-62z"
"""The tower of Arkham Asylum, 36 by 74."""
_ROW = 33
HIGH = 104
"""How high the strip is."""


def strip(sheet: Sheet, view: EnemiesView, top: float) -> None:
    """Rooms on the left, Arkham Asylum on the right."""
    middle = _LEFT + 4 * _ROOM
    sheet.box(_LOW, MARGIN, top, middle - MARGIN, HIGH, PANEL, cut=3)
    for n, room in enumerate(view.rooms):
        _room(sheet, view, room, _LEFT + n * _ROOM, top)
    sheet.box(_LOW, middle + 6, top, WIDTH - MARGIN - middle - 6, HIGH, PANEL, cut=3)
    _asylum(sheet, view, middle + 18, top)


def _room(sheet: Sheet, view: EnemiesView, room: RoomView, x: float, top: float) -> None:
    """A room with its spaces, the top space on the left: so all rooms read as the turn order (EG-139)."""
    sheet.words(x, top + 31, room.name, 23, QUIET)
    for n, seat in enumerate(room.spaces):
        left, y = x + n * (_SPACE[0] + 6), top + 46
        sheet.box(_PLACE, left, y, _SPACE[0], _SPACE[1], PLOT, cut=2)
        if seat is None:
            continue
        seat_banner(sheet, _SIGN, left + 5, y + 5, seat, 44, 34, 29)
        if view.turn is not None and view.turn.seat == seat:
            sheet.shape(_TOP, frame_data(left, y, _SPACE[0], _SPACE[1], 4, 2), HALO)
        elif _done(view, seat):
            sheet.outline(_TOP, at(left + 33, y - 5, TICK), PANEL, 9)
            sheet.outline(_TOP, at(left + 33, y - 5, TICK), WORDS, 4)


def _done(view: EnemiesView, seat: int) -> bool:
    """Whether a seat has had its turn in this phase."""
    return view.phase in {"action", "arkham"} and bool(view.turn_order) and seat not in view.to_act


def _asylum(sheet: Sheet, view: EnemiesView, x: float, top: float) -> None:
    """The tower; at its base and inside who waits there, with the odds of the Trial; and who has escaped."""
    tower = view.tower
    sheet.shape(_PLACE, at(x, top + 15, _TOWER), LINE)
    rows = [("Base", tower.base, tower.dropped_escapes), ("Inside", tower.inside, tower.stuck_escapes)]
    rows += [("Escaped", tower.escaped, (0, 0))] if tower.escaped else []
    y = top + (18 if len(rows) == 2 else 4)
    for label, waiting, odds in rows:
        _row(sheet, label, waiting, odds, (x + 48, y))
        y += _ROW if len(rows) == 3 else 36


def _row(
    sheet: Sheet, label: str, waiting: Sequence[GoonsView], odds: tuple[int, int], place: tuple[float, float]
) -> None:
    x, y = place
    sheet.words(x, y + 24, label, 23, QUIET)
    x += 92
    held = [each for each in waiting if each.count]
    for each in held:
        seat_banner(sheet, _SIGN, x, y + 2, each.seat, 26, 28, 24)
        x += 31 + sheet.words(x + 31, y + 25, str(each.count), 25, WORDS) + 14
    if not held:
        sheet.words(x, y + 24, "nobody", 23, QUIET)
    elif odds[0]:
        sheet.words(WIDTH - MARGIN - 14, y + 24, f"{odds[0]} in {odds[1]}", 22, HALO, anchor="end")

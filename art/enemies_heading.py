"""What stands above the map of Gotham: round, phase, whose turn it is, the Event; and the Infamy track."""

from collections.abc import Sequence

from art.breakout_signs import crown
from art.enemies_ink import FLAME
from art.enemies_layout import MARGIN, WIDTH
from art.enemies_sheet import Sheet, at, box_data
from art.enemies_signs import SMALL_FLAME, STAR, seat_banner
from art.enemies_words import acting, phase_name, round_words, scoring_words, situation, winners
from art.lettering import shortened
from art.palette import HALO, LINE, PANEL, QUIET, WARNING, WORDS
from art.svg import Mark, join, text
from art.typeface import width
from engine.enemies.view import EnemiesView, PlayerView

HEAD = 112
_LOW, _SIGN = 0, 1
_MIDDLE = 262
"""Where the words on whose turn it is begin."""
_EVENT = 88
"""Where the line of the Event begins, below the upper edge."""


def heading(sheet: Sheet, view: EnemiesView, shown: Sequence[str]) -> Mark:
    """The strip at the top; returns what cannot lie on the sheet: names, and words that may hold any letter."""
    sheet.box(_LOW, MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD, PANEL, cut=3)
    sheet.words(MARGIN + 18, MARGIN + 34, round_words(view), 34, WARNING if view.final else WORDS)
    sheet.words(MARGIN + 18, MARGIN + 62, phase_name(view), 23, QUIET)
    return join((_now(sheet, view, shown), _event(sheet, view)))


def _now(sheet: Sheet, view: EnemiesView, shown: Sequence[str]) -> Mark:
    """Who is to act and what there is to do, or who has won."""
    x, room = float(_MIDDLE), WIDTH - MARGIN - 16.0
    best = winners(view)
    marks: list[Mark] = []
    if best:
        marks.append(crown(x, MARGIN + 14))
        x += 66
    seats = best or ([seat] if (seat := acting(view)) is not None else [])
    for seat in seats[:2]:
        seat_banner(sheet, _SIGN, x, MARGIN + 10, seat, 54, 50, 40)
        x += 62
    upper = " and ".join(shown[seat] for seat in seats) if seats else situation(view)
    lower = situation(view) if seats else ""
    x += 8 if seats else 0
    marks.append(text(x, MARGIN + 36, shortened(upper, room - x, 34, bold=True), 34, HALO, weight=700))
    if lower:
        marks.append(text(x, MARGIN + 62, shortened(lower, room - x, 23), 23, QUIET))
    return join(marks)


def _event(sheet: Sheet, view: EnemiesView) -> Mark:
    """The Event's name, what scores, the side of the Batman Rule Card."""
    y, x, end = MARGIN + _EVENT + 12, MARGIN + 18.0, WIDTH - MARGIN - 16.0
    sheet.box(_SIGN, MARGIN + 14, MARGIN + 72, WIDTH - 2 * MARGIN - 28, 2, LINE)
    rule = "The Dark Knight" if view.batman_rule == "the-dark-knight" else "The Bat"
    end -= sheet.words(end, y, rule, 23, QUIET, anchor="end") + 18
    if view.final:
        words = "Fires count" if view.fires_count else "Fires will count"
        end -= sheet.words(end, y, words, 23, WARNING, anchor="end") + 28
        sheet.shape(_SIGN, at(end, y - 24, SMALL_FLAME), FLAME)
        end -= 18
    marks: list[Mark] = []
    if view.event is not None:
        name = shortened(view.event.name, (end - x) * 0.5, 25, bold=True)
        marks.append(text(x, y, name, 25, WORDS, weight=700))
        x += width(name, 25, bold=True) + 24
    words = scoring_words(view)
    if words:
        sheet.shape(_SIGN, at(x, y - 21, STAR), HALO)
        size = next((size for size in (25, 23, 21) if width(words, size) <= end - x - 32), 21)
        marks.append(text(x + 32, y, shortened(words, end - x - 32, size), size, HALO))
    return join(marks)


_TRACK_LEFT = 118
_SPACE = 21.4
_MARKER = (21, 25)
_FOOT = 28
"""Room for the numbers below the last lane."""


def _lanes(view: EnemiesView) -> list[tuple[int, dict[int, list[PlayerView]]]]:
    """Laps, the most first, each with the trackers by space, those ahead first (EG-004, EG-057)."""
    lanes: dict[int, dict[int, list[PlayerView]]] = {}
    for player in sorted(view.players, key=lambda player: player.place):
        if not player.left:
            lanes.setdefault(player.laps, {}).setdefault(player.track, []).append(player)
    return sorted(lanes.items(), reverse=True)


def _lane_height(spaces: dict[int, list[PlayerView]]) -> float:
    return max(map(len, spaces.values())) * _MARKER[1] + 12


def track_height(view: EnemiesView) -> float:
    """How high the Infamy track is: each lap that somebody is in has a lane of its own."""
    return sum(_lane_height(spaces) for _, spaces in _lanes(view)) + _FOOT + 2


def track(sheet: Sheet, view: EnemiesView, top: float) -> None:
    """The Infamy track: fifty spaces, trackers on them, whoever is ahead on top."""
    lanes = _lanes(view)
    sheet.box(_LOW, MARGIN, top, WIDTH - 2 * MARGIN, track_height(view), PANEL, cut=3)
    foot = top
    for lap, spaces in lanes:
        foot += _lane_height(spaces)
        ticks = "".join(box_data(_x(n) - 1.5, foot, 3, 9 if n % 10 == 0 else 6) for n in range(0, 50, 5))
        sheet.shape(_SIGN, box_data(_x(0) - 1.5, foot - 2, 49 * _SPACE + 3, 3) + ticks, LINE)
        if lap:
            sheet.words(_TRACK_LEFT - 14, foot + 6, f"+{50 * lap}", 25, HALO, anchor="end")
        for space, stack in spaces.items():
            for n, player in enumerate(reversed(stack)):
                y = foot - 2 - _MARKER[1] * (n + 1)
                seat_banner(sheet, _SIGN, _x(space) - _MARKER[0] / 2, y, player.seat, _MARKER[0], _MARKER[1] - 1, 23)
    for n in (0, 10, 20, 30, 40, 49):
        sheet.words(_x(n), foot + 27, str(n), 20, QUIET, anchor="middle")
    sheet.words(MARGIN + 14, foot + 27, "INFAMY", 21, QUIET)


def _x(space: int) -> float:
    return _TRACK_LEFT + 12 + _SPACE * space

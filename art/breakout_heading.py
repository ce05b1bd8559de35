"""The heading of a Breakout picture: which Escape and round, whose turn, and the roll of this turn."""

from collections.abc import Sequence

from art.breakout_layout import MARGIN, WIDTH
from art.breakout_signs import banner, crown, die
from art.breakout_words import escape_name, turn_words
from art.lettering import shortened
from art.palette import HALO, PANEL, QUIET, WORDS
from art.svg import NOTHING, Mark, join, line, number, rect, text
from art.typeface import width
from engine.breakout.view import BreakoutView, RollView

_HEIGHT = 70
_MIDDLE = 336
"""Where the words on the turn begin."""


def heading(view: BreakoutView, shown: Sequence[str]) -> Mark:
    """The strip above the track."""
    deck = f"{view.deck} Gadgets" if view.deck != 1 else "1 Gadget"
    left = (
        text(MARGIN + 18, MARGIN + 30, escape_name(view), 32, WORDS, weight=700),
        text(MARGIN + 18, MARGIN + 56, f"Round {view.round} · deck: {deck}", 23, QUIET),
    )
    dice, edge = _roll(view.roll) if view.phase == "race" else (NOTHING, WIDTH - MARGIN - 14.0)
    ground = rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, _HEIGHT, PANEL, radius=10)
    return join((ground, *left, _now(view, shown, edge), dice))


def _now(view: BreakoutView, shown: Sequence[str], edge: float) -> Mark:
    """What is going on, between the name of the Escape and ``edge``."""
    if view.phase == "over":
        return _winner(view, shown, edge)
    if view.phase == "team choice":
        ready = sum(team.chosen for team in view.teams if team.status == "choosing")
        asked = sum(team.status == "choosing" for team in view.teams)
        count = f"{ready} of {asked} have chosen" if ready else ""
        return _two_lines(_MIDDLE, "Pick two Villains in secret", count, edge)
    if view.phase == "armory":
        if view.visitor is None:
            return _two_lines(_MIDDLE, "Armory", "the race waits", edge)
        return _person(view.visitor, shown, "is in the Armory, the race waits", edge)
    if view.active is None:
        return _two_lines(_MIDDLE, "The race begins", "", edge)
    words = turn_words(view) or ["has the turn" if view.roll is None else "rolls"]
    return _person(view.active, shown, ", ".join(words), edge)


def _person(seat: int, shown: Sequence[str], words: str, edge: float) -> Mark:
    flag = banner(_MIDDLE, MARGIN + 8, seat, 54, 50)
    return join((flag, _two_lines(_MIDDLE + 70, shown[seat], words, edge)))


def _two_lines(x: float, upper: str, lower: str, edge: float) -> Mark:
    room = edge - x - 12
    first = text(x, MARGIN + 31, shortened(upper, room, 34, bold=True), 34, HALO, weight=700)
    second = text(x, MARGIN + 57, shortened(lower, room, 23), 23, QUIET) if lower else NOTHING
    return join((first, second))


def _winner(view: BreakoutView, shown: Sequence[str], edge: float) -> Mark:
    best = view.standings[0] if view.standings else ()
    if len(best) != 1:
        return _two_lines(_MIDDLE, "The game is over", "", edge)
    x = _MIDDLE + 66
    flag = banner(x, MARGIN + 8, best[0], 54, 50)
    return join((crown(_MIDDLE, MARGIN + 14), flag, _two_lines(x + 70, shown[best[0]], "wins the game", edge)))


def _roll(roll: RollView | None) -> tuple[Mark, float]:
    """Dice and number of spaces at the right end, and the x where they begin."""
    x = WIDTH - MARGIN - 10.0
    if roll is None:
        return NOTHING, x
    marks: list[Mark] = []
    if roll.total is not None:
        words = str(roll.total)
        x -= width(words, 54, bold=True) + 4
        marks.append(text(x, MARGIN + 52, words, 54, WORDS, weight=700))
        x -= 46
        marks.append(line(f"M{number(x)} {MARGIN + 33}h30m-10 -10l10 10l-10 10", QUIET, 6))
        x -= 12
    faces: tuple[int | None, ...] = roll.dice or ((None,) if roll.source == "riddle" else ())
    for place, face in reversed(list(enumerate(faces))):
        x -= 60
        marks.append(die(x, MARGIN + 8, face))
        if place == 1 and roll.first is not None:
            # Falcone's second die is added to the first, Bane's two are a choice.
            x -= 24
            marks.append(text(x + 9, MARGIN + 47, "+", 36, QUIET, anchor="middle", weight=700))
    return join(marks), x

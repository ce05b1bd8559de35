"""The picture of a table of Enemies of Gotham City."""

from collections.abc import Sequence

from art.enemies_alt import description
from art.enemies_heading import HEAD, heading, track, track_height
from art.enemies_layout import MARGIN, SCALE, WIDTH, lay_out
from art.enemies_map import city
from art.enemies_players import players, players_height
from art.enemies_sheet import Sheet
from art.enemies_strip import HIGH as STRIP
from art.enemies_strip import strip
from art.enemies_words import shown_names
from art.palette import BACKGROUND
from art.picture import Picture, finished
from art.svg import document, rect, whole_height
from engine.enemies.view import EnemiesView

_GAP = 6


def picture(view: EnemiesView, names: Sequence[str]) -> Picture:
    """The whole table as everybody may see it (EG-200); ``names`` are the players' names by seat.

    Raises ``ValueError`` for a view that holds a hand (EG-199).
    """
    if view.hand is not None:
        raise ValueError("A picture is for everybody: build it from the view of nobody.")
    shown = shown_names(view, names)
    places = lay_out(view, MARGIN + HEAD + _GAP)
    strip_top = places.bottom + _GAP
    track_top = strip_top + STRIP + _GAP
    players_top = track_top + track_height(view) + _GAP
    height = whole_height(players_top + players_height(view) + MARGIN, SCALE)
    sheet = Sheet()
    city(sheet, view, places)
    strip(sheet, view, strip_top)
    track(sheet, view, track_top)
    drawn_apart = (heading(sheet, view, shown), players(sheet, view, shown, players_top))
    svg = document(WIDTH, height, rect(0, 0, WIDTH, height, BACKGROUND), sheet.mark(), *drawn_apart, scale=SCALE)
    return finished("city", svg, description(view, names))

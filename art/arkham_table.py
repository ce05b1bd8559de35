"""The picture of an Arkham table: heading, Line-Up, stacks, and a panel for each player.

It takes the public view only: a view that was built for a seat is refused, so that no hand can end up in a picture.
"""

from collections.abc import Sequence

from art.arkham_heading import heading
from art.arkham_layout import MARGIN, WIDTH, players_top
from art.arkham_lineup import line_up, stacks
from art.arkham_players import players, players_height
from art.arkham_teams import strips, strips_height
from art.arkham_words import description, shown_names
from art.palette import BACKGROUND
from art.picture import Picture, finished
from art.svg import document, rect, whole_height
from engine.arkham.view import ArkhamView


def picture(view: ArkhamView, names: Sequence[str]) -> Picture:
    """The whole table as everybody may see it (AA-304); ``names`` are the players' names by seat.

    Raises ``ValueError`` for a view that holds a hand.
    """
    if view.hand is not None:
        raise ValueError("A picture is for everybody: build it from the view of nobody.")
    shown = shown_names(view, names)
    top = players_top(view)
    below = top + strips_height(view)
    height = whole_height(round(below + players_height(view) + MARGIN))
    svg = document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, BACKGROUND),
        heading(view, shown),
        line_up(view),
        stacks(view),
        strips(view, top),
        players(view, shown, below),
    )
    return finished("table", svg, description(view, names))

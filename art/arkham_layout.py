"""Where the Line-Up and the stacks lie on the picture of an Arkham table, in lengths of 1200 across, y downward.

All edges of areas are multiples of 5 or nearly so, and the columns of the stacks are those of the slots.
"""

from art.arkham_card import HIGH, WIDE
from engine.arkham.view import ArkhamView

WIDTH = 1200
MARGIN = 10
GAP = 5
HEAD = 95
"""Height of the heading."""
LABEL = 35
"""Height of the label above a slot or a stack."""
LINE_UP = MARGIN + HEAD + GAP
"""Where the labels of the slots begin."""
ROW = HIGH + 10
"""From one row of the Line-Up to the next."""


BETWEEN = (WIDTH - 2 * MARGIN - 5 * WIDE) / 4
"""From one column to the next."""


def column(place: int) -> float:
    """The left edge of slot ``place`` (1 to 5), and of the stack below it."""
    return MARGIN + (place - 1) * (WIDE + BETWEEN)


def card_top(row: int) -> float:
    """The upper edge of the cards of a row of the Line-Up, 1 for the top row."""
    return LINE_UP + LABEL + (row - 1) * ROW


def rows(view: ArkhamView) -> int:
    """How many rows the Line-Up has."""
    return max([1, *(place.row for slot in view.slots for place in slot.cards)])


def stacks_top(view: ArkhamView) -> float:
    """Where the labels of the stacks begin."""
    return card_top(rows(view) + 1)


def players_top(view: ArkhamView) -> float:
    """Where the players' panels begin."""
    return stacks_top(view) + LABEL + HIGH + 15

"""The signs of Gotham as path data: Goons, Buildings, toppers, Money, cards, Weapons, Heroes. All our own.

Each is drawn clockwise from its upper left corner with relative commands, for :func:`art.enemies_sheet.at`.
"""

import re

from art.enemies_ink import HERO, STONE, TOPPING, seat_colour
from art.enemies_ink import LETTERS as LETTER
from art.enemies_ink import banner_data as banner
from art.enemies_layout import PIXEL
from art.enemies_sheet import Sheet, at, disc_data
from art.palette import DARK, WORDS
from art.typeface import width
from art.villain_badges import Badge
from engine.enemies.view import TopperView, ToppingKind

GOON = "m6 0h12v8h6v4h-7v5q7 1 7 10h-24q0 -9 7 -10v-5h-7v-4h6z"
"""A man with a hat, 24 by 27."""
SMALL_FLAME = "m11 0c1 7 11 9 11 18c0 6 -5 10 -11 10c-6 0 -11 -4 -11 -10c0 -5 3 -8 5 -12c1 3 2 4 3 5c2 -4 3 -6 3 -11z"
"""22 by 28."""
CARD = "m3 0h14l3 3v20l-3 3h-14l-3 -3v-20z"
"""A Power Card, 20 by 26."""
CROWN = "m0 20v-16l7 7l6 -11l6 11l7 -7v16z"
"""26 by 20."""
STAR = "m12 0l3.5 8.3l9 .8l-6.8 5.9l2.1 8.8l-7.8 -4.7l-7.8 4.7l2.1 -8.8l-6.8 -5.9l9 -.8z"
"""25 by 24."""
FLAG = "m0 0l18 7l-14 6v13h-4z"
"""The First Player, 18 by 26."""
TICK = "m0 9l6 6l10 -14"
"""A line, 16 by 16."""
_BUILDINGS: dict[str, str] = {
    "bank": "m22 0l22 15v7h-4v16h4v6h-44v-6h4v-16h-4v-7z",
    "police-station": "m22 0l20 6v15q0 16 -20 23q-20 -7 -20 -23v-15z",
    "warehouse": "m0 18l14 -12v12l15 -12v12l15 -12v38h-44z",
    "tower": "m20 0h4v7h8v8h5v29h-30v-29h5v-8h8z",
    "bridge": "m0 14h6v-8h5v8h22v-8h5v8h6v7h-4v19h-6q-3 -17 -12 -17q-9 0 -12 17h-6v-19h-4z",
}
"""44 by 44 before they are scaled: a temple, a shield, a shed with a saw roof, a tower; and an arch for Bridges."""

_TOPPERS: dict[str, str] = {
    "fire": (
        "m17 -4c2 10 17 15 17 29c0 9 -7 15 -17 15c-10 0 -17 -6 -17 -15c0 -8 5 -12 7 -19c2 4 3 6 5 7c3 -5 5 -9 5 -17z"
    ),
    "ice": "m17 -1l6 8h10l-5 9l5 9h-10l-6 8l-6 -8h-10l5 -9l-5 -9h10z",
    "greenhouse": "m17 -4l5 7q13 4 12 18v18h-34v-18q-1 -14 12 -18z",
}
"""About 34 by 40, each with a disc for its owner: a flame, a crystal, a glass house."""
_DISC: dict[str, tuple[float, float]] = {"fire": (17, 26), "ice": (17, 16), "greenhouse": (17, 24)}


def seat_banner(sheet: Sheet, level: int, x: float, y: float, seat: int, wide: float, high: float, size: float) -> None:
    """The number of a seat (from 1) on its colour, cut in the seat's own way."""
    sheet.shape(level, banner(x, y, seat, wide, high), seat_colour(seat))
    sheet.words(x + wide * 0.56, y + high / 2 + size * 0.36, str(seat + 1), size, DARK, anchor="middle")


def villain(sheet: Sheet, level: int, x: float, y: float, sign: Badge, wide: float, high: float, size: float) -> None:
    """The letters of a Villain on its colour."""
    sheet.box(level, x, y, wide, high, sign.colour)
    sheet.words(x + wide / 2, y + high / 2 + size * 0.36, sign.letters, size, sign.ink, anchor="middle")


def _scaled(sign: str, factor: float) -> str:
    """A sign without arcs in another size."""
    return re.sub(r"-?\d+(?:\.\d+)?", lambda found: f"{float(found[0]) * factor:.1f}".removesuffix(".0"), sign)


BUILDING = 50
"""The size of a Building on the map."""
_ON_MAP = {kind: _scaled(sign, BUILDING / 44) for kind, sign in _BUILDINGS.items()}
SMALL_BUILDING = 36
"""The size of a Building among the triggers of an Ability."""
_SMALL = {kind: _scaled(sign, SMALL_BUILDING / 44) for kind, sign in _BUILDINGS.items()}


_SMALL_TOPPERS = {kind: _scaled(sign, 0.68) for kind, sign in _TOPPERS.items()}
"""23 wide, beside the number of those that count as Control."""
_EDGES = {kind: _scaled(sign, 1 + PIXEL / 17) for kind, sign in _TOPPERS.items()}
"""The dark edge of a topper: the same form a pixel wider on every side, which takes less time than a stroke."""


def building(sheet: Sheet, level: int, x: float, y: float, kind: str) -> None:
    """A Building, 50 by 50, with its letter."""
    sheet.shape(level, at(x, y, _ON_MAP[kind]), STONE[kind])
    sheet.words(x + 25, y + 46, LETTER[kind], 25, DARK, anchor="middle")


def trigger(sheet: Sheet, level: int, x: float, y: float, kind: str) -> None:
    """A Building type, or a Bridge, whose Burning sets off an Ability: 36 by 36."""
    sheet.shape(level, at(x, y, _SMALL[kind]), STONE[kind])


def topper(sheet: Sheet, level: int, x: float, y: float, lying: TopperView) -> None:
    """A Fire, an Ice or a Greenhouse, 34 by 40, with its owner's number; the levels ``level`` and above are used."""
    sheet.shape(level, at(x - PIXEL, y - PIXEL, _EDGES[lying.kind]), DARK)
    sheet.shape(level, at(x, y, _TOPPERS[lying.kind]), TOPPING[lying.kind])
    across, down = x + _DISC[lying.kind][0], y + _DISC[lying.kind][1]
    sheet.shape(level + 1, disc_data(across, down, 11.5), seat_colour(lying.owner))
    words = "–" if lying.owner is None else str(lying.owner + 1)
    sheet.words(across, down + 7.5, words, 21, DARK, anchor="middle")


def small_topper(sheet: Sheet, level: int, x: float, y: float, kind: ToppingKind, count: int) -> None:
    """A Fire, an Ice or a Greenhouse 28 high with how many toppers count as Control."""
    sheet.shape(level, at(x, y + 1, _SMALL_TOPPERS[kind]), TOPPING[kind])
    sheet.words(x + 27, y + 24, str(count), 27, WORDS)


def small_topper_width(count: int) -> float:
    """How wide :func:`small_topper` is."""
    return 27 + width(str(count), 27, bold=True)


def goons(sheet: Sheet, level: int, x: float, y: float, seat: int, count: int, ink: str) -> float:
    """A Goon in its seat's colour with how many there are; returns how wide both are."""
    sheet.shape(level, at(x, y, GOON), seat_colour(seat))
    return 28 + sheet.words(x + 28, y + 24, str(count), 27, ink)


def coin_width(words: str) -> float:
    """How wide :func:`coin` is."""
    return max(28.0, width(words, 21, bold=True) + 14)


def coin(sheet: Sheet, level: int, x: float, y: float, words: str, fill: str) -> None:
    """A coin 28 high with words on it."""
    wide = coin_width(words)
    half = "a14 14 0 0 1 0 28"
    sheet.shape(level, at(x + 14, y, f"h{wide - 28:.1f}{half}h{28 - wide:.1f}a14 14 0 0 1 0 -28z"), fill)
    sheet.words(x + wide / 2, y + 21.5, words, 21, DARK, anchor="middle")


def hero(sheet: Sheet, level: int, x: float, y: float, words: str) -> float:
    """A Hero's name, or letters, on a light plate 32 high; returns how wide it is."""
    wide = hero_width(words)
    sheet.box(level, x, y, wide, 32, HERO, cut=2)
    sheet.words(x + wide / 2, y + 24, words, 22, DARK, anchor="middle")
    return wide


def hero_width(words: str) -> float:
    """How wide :func:`hero` is."""
    return width(words, 22, bold=True) + 14

"""The signs of Breakout: banners of seats, badges of Villains, pawns, shapes of spaces, dice, small icons. All our own.

Unless said otherwise a sign is drawn with its upper left corner at (x, y).
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import Literal

from art import typeface
from art.palette import (
    BACKGROUND,
    BLANK,
    COIN,
    DARK,
    GADGET,
    GADGET_DEEP,
    HALO,
    LINE,
    QUIET,
    SPACES,
    WARNING,
    WORDS,
    Cut,
    seat_ink,
)
from art.svg import Mark, circle, frame, join, line, moved, number, path, rect, text
from art.villain_badges import Badge, badge
from engine.breakout.view import Shape, VillainView

_CUTS: dict[Cut, str] = {
    "straight": "M0 0H{w}V{h}H0Z",
    "point": "M9 0H{w}V{h}H9L0 {m}Z",
    "round": "M12 0H{w}V{h}H12A12 {m} 0 0 1 12 0Z",
    "notch": "M0 0H{w}V{h}H0L8 {m}Z",
    "slant": "M10 0H{w}V{h}H0Z",
    "steps": "M7 0H{w}V{h}H7V{u}H0V{t}H7Z",
}


def banner(x: float, y: float, seat: int, width: float, height: float) -> Mark:
    """The number of a seat (from 1) on its colour, the left end cut in the seat's own way."""
    ink = seat_ink(seat)
    data = _CUTS[ink.cut].format(
        w=number(width), h=number(height), m=number(height / 2), t=number(height * 0.3), u=number(height * 0.7)
    )
    size = height * 0.8
    words = text((width + 6) / 2, height / 2 + size * 0.36, str(seat + 1), size, DARK, anchor="middle", weight=700)
    return moved(x, y, path(data, ink.colour), words)


def letters_badge(x: float, y: float, sign: Badge, width: float, height: float, size: float) -> Mark:
    """The letters of a Villain on its colour."""
    size *= min(1.0, (width - 2) / typeface.width(sign.letters, size, bold=True))
    middle, foot = x + width / 2, y + height / 2 + size * 0.36
    letters = text(middle, foot, sign.letters, size, sign.ink, anchor="middle", weight=700)
    return join((rect(x, y, width, height, sign.colour), letters))


def villain_badge(x: float, y: float, villain: VillainView, width: float, height: float, size: float) -> Mark:
    """The badge of a Villain, grey and struck out while it is blank."""
    sign = badge(villain.slug, villain.name)
    if not villain.blank:
        return letters_badge(x, y, sign, width, height, size)
    faded = letters_badge(x, y, Badge(sign.letters, BLANK, sign.name), width, height, size)
    strike = f"M{number(x + 2)} {number(y + height - 3)}L{number(x + width - 2)} {number(y + 3)}"
    return join((faded, line(strike, WARNING, 2.5)))


def pawn(x: float, y: float, seat: int, villains: Sequence[VillainView], instead: str, size: tuple[int, int]) -> Mark:
    """The plate of a team: banner, then the badges of its two Villains, or the words ``instead`` if it shows none."""
    width, height = size
    mast = 26
    half = (width - mast - 2.5) / 2
    parts = [rect(mast, 0, width - mast, height, seat_ink(seat).colour), banner(0, 0, seat, mast, height)]
    if villains:
        for place, villain in enumerate(villains[:2]):
            parts.append(villain_badge(mast + half * place, 2.5, villain, half, height - 5, 21))
    else:
        letters = 20 if len(instead) > 1 else 25
        parts.append(rect(mast, 2.5, width - mast - 2.5, height - 5, BACKGROUND))
        parts.append(
            text(mast + half, height / 2 + letters * 0.36, instead, letters, WORDS, anchor="middle", weight=700)
        )
    return moved(x, y, *parts)


def halo(x: float, y: float, size: tuple[int, int]) -> Mark:
    """The ring around the pawn whose turn it is."""
    return frame(x - 2.5, y - 2.5, size[0] + 5, size[1] + 5, HALO, radius=4, thick=5)


def pointer(x: float, y: float) -> Mark:
    """The arrow that points down at the upper edge of a pawn, its tip at (x, y)."""
    return path(f"M{number(x)} {number(y)}l-13 -17h26z", HALO, stroke=BACKGROUND, thick=2)


def space(x: float, y: float, kind: str) -> Mark:
    """The shape of a space around its middle (x, y): square, circle or triangle, the Gadget icon on ``G``."""
    ink = SPACES[kind]
    if kind == "C":
        return circle(x, y, 25, ink.fill, stroke=ink.edge, thick=3)
    if kind == "T":
        return path(f"M{number(x)} {number(y - 27)}l33 51h-66z", ink.fill, stroke=ink.edge, thick=3)
    square = join((rect(x - 25, y - 25, 50, 50, ink.edge), rect(x - 22.5, y - 22.5, 45, 45, ink.fill)))
    return join((square, gadget(x + 21, y - 19, 13))) if kind == "G" else square


def number_height(kind: str) -> float:
    """How far below the middle of a space its number stands; a triangle is wide at its foot."""
    return 20 if kind == "T" else 9


def gadget(x: float, y: float, radius: float) -> Mark:
    """The Gadget icon around its middle: a cogwheel with six teeth."""
    return moved(x, y, circle(0, 0, radius * 0.5, GADGET_DEEP), path(_wheel(radius), GADGET))


@cache
def _wheel(radius: float) -> str:
    """A ring with six square teeth as path data; the hole is cut by running round it the other way."""
    points: list[str] = []
    for tooth in range(6):
        for turn, reach in ((-0.27, 0.72), (-0.2, 1.08), (0.2, 1.08), (0.27, 0.72)):
            angle = (tooth + turn) * math.pi / 3
            points.append(f"{number(radius * reach * math.sin(angle))} {number(radius * reach * math.cos(angle))}")
    hole = radius * 0.34
    half = f"a{number(hole)} {number(hole)} 0 1 1"
    return f"M{'L'.join(points)}ZM{number(-hole)} 0{half} {number(2 * hole)} 0{half} {number(-2 * hole)} 0Z"


def small_shape(x: float, y: float, shape: Shape, ink: str) -> Mark:
    """A shape as a sign of 20 by 20 pixels within a line of text."""
    if shape == "C":
        return circle(x + 10, y + 10, 9, ink)
    if shape == "T":
        return path(f"M{number(x + 10)} {number(y)}l11 20h-22z", ink)
    return rect(x + 1, y + 1, 18, 18, ink)


def tokens(x: float, y: float, count: int) -> Mark:
    """Hench tokens: a coin with their number, 28 pixels high, 28 or more wide."""
    wide = 28 if count < 10 else 40
    coin = rect(x, y, wide, 28, COIN, radius=14)
    return join((coin, text(x + wide / 2, y + 21, str(count), 21, DARK, anchor="middle", weight=700)))


_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(x: float, y: float, shown: int | None) -> Mark:
    """A die of 54 by 54 pixels that shows 1 to 6, or a question mark while it is secret."""
    body = rect(x, y, 54, 54, "#ffffff", radius=10)
    pips = _PIPS.get(shown) if shown is not None else None
    if pips is None:
        words = "?" if shown is None else str(shown)
        return join((body, text(x + 27, y + 41, words, 40, DARK, anchor="middle", weight=700)))
    dot = "a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"
    data = "".join(f"M{number(x + 21 + 15 * across)} {number(y + 27 + 15 * down)}{dot}" for across, down in pips)
    return join((body, path(data, DARK)))


def arrow(x: float, y: float, towards: Literal["left", "right"], ink: str) -> Mark:
    """An arrow of 24 by 18 pixels for the way a tile is run."""
    if towards == "right":
        return line(f"M{number(x + 2)} {number(y + 9)}h20m-8 -7l8 7l-8 7", ink, 3)
    return line(f"M{number(x + 22)} {number(y + 9)}h-20m8 -7l-8 7l8 7", ink, 3)


def arrow_head(x: float, y: float, ink: str) -> Mark:
    """A small arrowhead to the right, 10 by 18 pixels."""
    return path(f"M{number(x)} {number(y)}l10 9l-10 9z", ink)


def flag(x: float, y: float) -> Mark:
    """The pennant of the seat that began this Escape, 20 by 26 pixels."""
    return path(f"M{number(x)} {number(y)}l20 7l-16 7v12h-4z", QUIET)


def crown(x: float, y: float) -> Mark:
    """The winner's crown, 52 by 40 pixels."""
    return path(f"M{number(x)} {number(y + 40)}v-30l13 13l13 -23l13 23l13 -13v30z", COIN)


def box(x: float, y: float, width: float, height: float, *, open_place: bool) -> Mark:
    """The box of a place that a team can reach: outlined while it is open."""
    edge = QUIET if open_place else LINE
    return join((rect(x, y, width, height, edge), rect(x + 2.5, y + 2.5, width - 5, height - 5, BACKGROUND)))

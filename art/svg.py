"""SVG text put together from typed pieces. Whatever people wrote is escaped here and nowhere else.

Lengths are those of a picture 1200 wide, colours are ``#rrggbb``.
"""

from collections.abc import Iterable
from math import ceil
from typing import Literal, NewType

from art.typeface import runs, width

Mark = NewType("Mark", str)
"""A piece of well-formed SVG."""

Anchor = Literal["start", "middle", "end"]
Weight = Literal[500, 700]

FAMILY = "Roboto Condensed"
OTHER_FAMILY = "DejaVu Sans"
SCALE = (2, 3)
"""Pixels rendered per length laid out: 1200 lengths are 800 pixels, 1.3 for each one a phone shows at 600. Writing the
PNG takes most of the time: with 960 pixels the picture of six teams took a quarter more."""
NOTHING = Mark("")

_ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;", "\t": " ", "\n": " ", "\r": " "}
)


def escape(words: str) -> str:
    """``words`` as they may stand in an element or an attribute: one line, without what XML 1.0 forbids."""
    return "".join(char for char in words if _allowed(ord(char))).translate(_ESCAPES)


def _allowed(code: int) -> bool:
    return code in {0x9, 0xA, 0xD} or 0x20 <= code <= 0xD7FF or 0xE000 <= code <= 0xFFFD or code >= 0x10000


def number(value: float) -> str:
    """A length with at most one decimal, so that equal layouts give equal text."""
    words = f"{value:.1f}".removesuffix(".0")
    return "0" if words == "-0" else words


def join(marks: Iterable[Mark]) -> Mark:
    """Pieces one after the other: later ones lie on top."""
    return Mark("".join(marks))


def rect(x: float, y: float, wide: float, high: float, fill: str, *, radius: float = 0) -> Mark:
    """A filled rectangle, its corners rounded by ``radius``."""
    rounded = f' rx="{number(radius)}"' if radius else ""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return Mark(f'<rect {place}{rounded} fill="{fill}"/>')


def frame(x: float, y: float, wide: float, high: float, stroke: str, *, radius: float = 0, thick: float = 2) -> Mark:
    """The outline of a rectangle, ``thick`` pixels wide and centred on its edge."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" rx="{number(radius)}"'
    return Mark(f'<rect {place} fill="none" stroke="{stroke}" stroke-width="{number(thick)}"/>')


def circle(x: float, y: float, radius: float, fill: str, *, stroke: str = "", thick: float = 0) -> Mark:
    """A filled circle, with an outline where ``stroke`` is given."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return Mark(f'<circle {place} fill="{fill}"{_outline(stroke, thick)}/>')


def path(data: str, fill: str, *, stroke: str = "", thick: float = 0) -> Mark:
    """A filled shape from path data such as ``M0 0L10 0L5 8Z``, with an outline where ``stroke`` is given."""
    return Mark(f'<path d="{data}" fill="{fill}"{_outline(stroke, thick)}/>')


def line(data: str, stroke: str, thick: float) -> Mark:
    """A stroked line from path data, with round ends and corners."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return Mark(f'<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{number(thick)}" {ends}/>')


def _outline(stroke: str, thick: float) -> str:
    return f' stroke="{stroke}" stroke-width="{number(thick)}" stroke-linejoin="round"' if stroke else ""


def text(
    x: float, y: float, words: str, size: float, fill: str, *, anchor: Anchor = "start", weight: Weight = 500
) -> Mark:
    """One line of text whose letters stand on height ``y``; ``size`` is the height of the font."""
    bold = weight == 700
    pieces = runs(words)
    if len(pieces) > 1:
        total = width(words, size, bold=bold)
        x -= {"start": 0, "middle": total / 2, "end": total}[anchor]
        anchor = "start"
    marks: list[Mark] = []
    for piece, other in pieces:
        marks.append(_line_of_text(x, y, piece, (size, weight, fill, anchor, other)))
        x += width(piece, size, bold=bold)
    return join(marks)


def _line_of_text(x: float, y: float, words: str, style: tuple[float, Weight, str, Anchor, bool]) -> Mark:
    """Words of one font: where one letter needs another font, the renderer would set the whole line in it."""
    size, weight, fill, anchor, other = style
    aligned = "" if anchor == "start" else f' text-anchor="{anchor}"'
    family = f' font-family="{OTHER_FAMILY}"' if other else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}"'
    return Mark(f'<text {place} fill="{fill}"{aligned}{family}>{escape(words)}</text>')


def row_of_text(
    places: Iterable[tuple[float, float, str]], size: float, fill: str, *, anchor: Anchor = "middle"
) -> Mark:
    """Short bold words, each centred on its own place or beginning there: one element, since each one costs time."""
    spans = "".join(f'<tspan x="{number(x)}" y="{number(y)}">{escape(words)}</tspan>' for x, y, words in places)
    if not spans:
        return NOTHING
    aligned = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return Mark(f'<text font-size="{number(size)}" font-weight="700" fill="{fill}"{aligned}>{spans}</text>')


def moved(x: float, y: float, *marks: Mark) -> Mark:
    """Pieces drawn around (0, 0), put at (x, y)."""
    return Mark(f'<g transform="translate({number(x)} {number(y)})">{join(marks)}</g>')


def whole_height(length: float, scale: tuple[int, int] = SCALE) -> int:
    """The least height of a picture that holds ``length`` and is a whole number of pixels at ``scale``."""
    return scale[1] * ceil(length / scale[1])


def document(wide: int, high: int, *marks: Mark, scale: tuple[int, int] = SCALE) -> str:
    """A whole picture laid out ``wide`` by ``high``, shown at ``scale``, whose second number divides both."""
    shown = f'width="{wide * scale[0] // scale[1]}" height="{high * scale[0] // scale[1]}"'
    size = f'{shown} viewBox="0 0 {wide} {high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FAMILY}">{join(marks)}</svg>'

"""Letters as shapes: the outlines of the bundled fonts, and texts of a picture turned into paths of them.

The renderer lays out each text anew, which took a tenth of the time of a full map. Letters of the main font stand side
by side without joining, so their outlines are taken from the font file once and put where the widths say.
"""

import html
import re
import struct
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from art.typeface import BOLD, MEDIUM, tables, typeface

_FINE = 10
"""Steps of an outline to one length of the picture: whole numbers keep the paths short."""
_FONTS = {"500": MEDIUM, "700": BOLD}
_SPAN = re.compile(r'<tspan x="([-.0-9]+)" y="([-.0-9]+)">([^<]*)</tspan>')
_TEXT = re.compile(r'<text ([^<>]*)>([^<]*|(?:<tspan x="[-.0-9]+" y="[-.0-9]+">[^<]*</tspan>)+)</text>')
_ATTRIBUTE = re.compile(r'([-a-z]+)="([^"]*)"')
_KNOWN = {"x", "y", "font-size", "font-weight", "fill", "text-anchor"}

Point = tuple[float, float, bool]
"""A point of a contour in units of the font, y upward, and whether the line passes through it."""

_SHORT, _SAME, _AGAIN = (0x2, 0x4), (0x10, 0x20), 0x8
"""Flags of a point: by axis, whether its step is one byte, and whether it is positive or none; the flag comes again."""
_WORDS, _OFFSET, _MORE = 0x1, 0x2, 0x20
"""Flags of a part of a glyph: its place in two bytes each, as an offset; another part follows."""
_TURNS = {0x8: 1, 0x40: 2, 0x80: 4}
"""How many numbers say how a part is scaled or turned, by flag."""


def outlined(svg: str) -> str:
    """``svg`` with texts of the main font as paths; one that needs another font, or to be laid out, is left as it is.

    Expects texts as :mod:`art.svg` writes them.
    """
    return _TEXT.sub(_as_path, svg)


def _as_path(found: re.Match[str]) -> str:
    style = dict(_ATTRIBUTE.findall(found[1]))
    font = _FONTS.get(style.get("font-weight", "500"))
    spans: list[tuple[str, str, str]] = _SPAN.findall(found[2])
    if not spans and "x" in style and "y" in style:
        spans = [(style["x"], style["y"], found[2])]
    lines = [(float(x), float(y), html.unescape(words)) for x, y, words in spans]
    plain = font is not None and style.keys() <= _KNOWN and {"font-size", "fill"} <= style.keys()
    if font is None or not plain or not lines or not all(_simple(font, words) for _, _, words in lines):
        return found[0]
    size, anchor = float(style["font-size"]), style.get("text-anchor", "start")
    data = "".join(_line(font, words, size, (x, y), anchor) for x, y, words in lines)
    return f'<path transform="scale({1 / _FINE})" fill="{style["fill"]}" d="{data}"/>' if data else ""


def _simple(font: Path, words: str) -> bool:
    """Whether letters of this font side by side are all there is to ``words``."""
    widths = typeface(font).widths
    return all(ord(char) in widths and not unicodedata.combining(char) for char in words)


def _line(font: Path, words: str, size: float, place: tuple[float, float], anchor: str) -> str:
    """A line of text as path data, in steps."""
    letters = [_letter(font, char, size) for char in words]
    total = sum(wide for _, wide in letters)
    x, y = place[0] * _FINE - {"start": 0.0, "middle": total / 2, "end": total}[anchor], round(place[1] * _FINE)
    found: list[str] = []
    for data, wide in letters:
        if data:
            found.append(f"M{round(x)} {y}{data}")
        x += wide
    return "".join(found)


@lru_cache(4096)
def _letter(font: Path, char: str, size: float) -> tuple[str, float]:
    """The outline of a letter as path data from where it stands, and how far it is to the next, both in steps."""
    scale = size * _FINE
    return "".join(_drawn(font, char, scale)), typeface(font).widths[ord(char)] * scale


def _drawn(font: Path, char: str, scale: float) -> Iterator[str]:
    """Relative commands, written as short as can be: each starts where the one before has ended, in whole steps."""
    outlines = _outlines(font)
    at = (0, 0)

    def moved(*points: Point) -> list[tuple[int, int]]:
        """The points from where the line has come to, which is the last of them from now on."""
        nonlocal at
        places = [(round(x * scale / outlines.units), round(-y * scale / outlines.units)) for x, y, _ in points]
        start, at = at, places[-1]
        return [(x - start[0], y - start[1]) for x, y in places]

    for contour in outlines.contours(typeface(font).glyphs[ord(char)]):
        yield "m" + _numbers(moved(contour[0]))
        curve: list[Point] = []
        for point in (*contour[1:], contour[0]):
            curve.append(point)
            if point[2]:
                yield _segment(moved(*curve))
                curve.clear()
        yield "z"


def _segment(steps: list[tuple[int, int]]) -> str:
    """A curve with the point beside it, or a line."""
    across, down = steps[-1]
    if len(steps) == 2:
        return "q" + _numbers(steps)
    if across and down:
        return "l" + _numbers(steps)
    return f"h{across}" if across else f"v{down}" if down else ""


def _numbers(steps: list[tuple[int, int]]) -> str:
    return " ".join(f"{x} {y}" for x, y in steps).replace(" -", "-")


@cache
def _outlines(font: Path) -> "_Outlines":
    return _Outlines(font.read_bytes())


class _Outlines:
    """The table ``glyf`` of a TrueType font."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._tables = tables(data)
        (self.units,) = struct.unpack_from(">H", data, self._tables["head"] + 18)
        """How many make the size of the font."""
        (self._long,) = struct.unpack_from(">h", data, self._tables["head"] + 50)

    def contours(self, glyph: int) -> list[list[Point]]:
        """The closed lines of a glyph. Each begins at a point on it; no two points beside it follow each other."""
        start, end = self._place(glyph)
        if start == end:
            return []
        (count,) = struct.unpack_from(">h", self._data, start)
        if count < 0:
            return list(self._put_together(start + 10))
        return [_closed(contour) for contour in self._points(start + 10, count)]

    def _place(self, glyph: int) -> tuple[int, int]:
        table, glyphs = self._tables["loca"], self._tables["glyf"]
        if self._long:
            start, end = struct.unpack_from(">II", self._data, table + 4 * glyph)
        else:
            start, end = (2 * half for half in struct.unpack_from(">HH", self._data, table + 2 * glyph))
        return glyphs + start, glyphs + end

    def _points(self, place: int, count: int) -> Iterator[list[Point]]:
        """The contours of a glyph of its own."""
        ends = struct.unpack_from(f">{count}H", self._data, place)
        place += 2 * count
        (hints,) = struct.unpack_from(">H", self._data, place)
        place += 2 + hints
        flags: list[int] = []
        while len(flags) <= ends[-1]:
            flag = self._data[place]
            again = self._data[place + 1] if flag & _AGAIN else 0
            flags += [flag] * (1 + again)
            place += 2 if flag & _AGAIN else 1
        across, place = self._along(place, flags, 0)
        down, _ = self._along(place, flags, 1)
        start = 0
        for end in ends:
            yield [(across[n], down[n], bool(flags[n] & 1)) for n in range(start, end + 1)]
            start = end + 1

    def _along(self, place: int, flags: list[int], axis: int) -> tuple[list[int], int]:
        """The coordinates of all points along one axis, and where they end."""
        found: list[int] = []
        value = 0
        for flag in flags:
            same = flag & _SAME[axis]
            if flag & _SHORT[axis]:
                value += self._data[place] if same else -self._data[place]
                place += 1
            elif not same:
                value += struct.unpack_from(">h", self._data, place)[0]
                place += 2
            found.append(value)
        return found, place

    def _put_together(self, place: int) -> Iterator[list[Point]]:
        """The contours of a glyph that consists of others: a letter and its accent."""
        flag = _MORE
        while flag & _MORE:
            flag, part = struct.unpack_from(">HH", self._data, place)
            if not flag & _OFFSET:
                raise ValueError("A part of a glyph is put at a point of another, which is not read here.")
            across, down = struct.unpack_from(">hh" if flag & _WORDS else ">bb", self._data, place + 4)
            place += 8 if flag & _WORDS else 6
            numbers = next((count for bit, count in _TURNS.items() if flag & bit), 0)
            turn = [part / 0x4000 for part in struct.unpack_from(f">{numbers}h", self._data, place)]
            place += 2 * numbers
            xx, xy, yx, yy = turn if numbers == 4 else (turn[0], 0.0, 0.0, turn[-1]) if turn else (1.0, 0.0, 0.0, 1.0)
            for contour in self.contours(part):
                yield [(x * xx + y * yx + across, x * xy + y * yy + down, through) for x, y, through in contour]


def _closed(contour: list[Point]) -> list[Point]:
    """The same line with the points that the format leaves out: half way between two beside it."""
    full: list[Point] = []
    for point in contour:
        if full and not (full[-1][2] or point[2]):
            full.append(((full[-1][0] + point[0]) / 2, (full[-1][1] + point[1]) / 2, True))
        full.append(point)
    if not (full[-1][2] or full[0][2]):
        full.append(((full[-1][0] + full[0][0]) / 2, (full[-1][1] + full[0][1]) / 2, True))
    first = next(n for n, point in enumerate(full) if point[2])
    return full[first:] + full[:first]

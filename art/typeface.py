"""The bundled fonts: which characters they have and how wide they are, read from the font files themselves.

Knowing the widths beforehand is what lets a long name be shortened to fit, and knowing the characters is what lets a
name be shown without the boxes that stand for missing ones.
"""

import struct
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

FOLDER = Path(__file__).parent / "fonts"
MEDIUM = FOLDER / "RobotoCondensed-Medium.ttf"
BOLD = FOLDER / "RobotoCondensed-Bold.ttf"
OTHER_SCRIPTS = FOLDER / "DejaVuSansCondensed.ttf"
"""Stands in for characters that Roboto Condensed lacks: Hebrew, Arabic, Armenian, Georgian, many signs."""

FILES: tuple[Path, ...] = (MEDIUM, BOLD, OTHER_SCRIPTS)


@dataclass(frozen=True, slots=True)
class Typeface:
    """Each character of a font by its code, and its width in ems (1.0 is the font size)."""

    widths: dict[int, float]
    glyphs: dict[int, int]
    """The number of each character's outline in the font."""


@cache
def typeface(file: Path) -> Typeface:
    """Read a TrueType font once. Raises ``ValueError`` for a font without a Unicode table."""
    data = file.read_bytes()
    places = tables(data)
    (units,) = struct.unpack_from(">H", data, places["head"] + 18)
    (metrics,) = struct.unpack_from(">H", data, places["hhea"] + 34)
    advances = [struct.unpack_from(">H", data, places["hmtx"] + 4 * glyph)[0] / units for glyph in range(metrics)]
    glyphs = dict(_characters(data, places["cmap"]))
    return Typeface({code: advances[min(glyph, metrics - 1)] for code, glyph in glyphs.items()}, glyphs)


def tables(data: bytes) -> dict[str, int]:
    """Where each table of a TrueType font begins, by its tag."""
    (count,) = struct.unpack_from(">H", data, 4)
    entries = (struct.unpack_from(">4sIII", data, 12 + 16 * index) for index in range(count))
    return {tag.decode("ascii"): offset for tag, _, offset, _ in entries}


def _characters(data: bytes, cmap: int) -> Iterator[tuple[int, int]]:
    """Pairs of character and glyph number."""
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    entries = (struct.unpack_from(">HHI", data, cmap + 4 + 8 * index) for index in range(count))
    starts = [cmap + offset for platform, _, offset in entries if platform in {0, 3}]
    groups = next((start for start in starts if struct.unpack_from(">H", data, start)[0] == 12), None)
    if groups is None:
        raise ValueError("The font has no table of all Unicode characters (cmap format 12).")
    (count,) = struct.unpack_from(">I", data, groups + 12)
    for index in range(count):
        first, last, glyph = struct.unpack_from(">III", data, groups + 16 + 12 * index)
        yield from ((code, glyph + code - first) for code in range(first, last + 1))


def drawable(char: str) -> bool:
    """True if one of the bundled fonts has ``char``."""
    return any(ord(char) in typeface(file).widths for file in FILES)


@lru_cache(4096)
def runs(words: str) -> tuple[tuple[str, bool], ...]:
    """``words`` in pieces that one font can draw: True marks those that need :data:`OTHER_SCRIPTS`.

    A letter and the accents on it stay in one piece, and so does a space between two words of another script.
    """
    own = typeface(MEDIUM).widths
    pieces: list[tuple[str, bool]] = []
    for cluster in _clusters(words):
        other = any(ord(char) not in own for char in cluster)
        if pieces and (pieces[-1][1] == other or (cluster == " " and pieces[-1][1])):
            pieces[-1] = (pieces[-1][0] + cluster, pieces[-1][1])
        else:
            pieces.append((cluster, other))
    return tuple(pieces)


def _clusters(words: str) -> Iterator[str]:
    cluster = ""
    for char in words:
        if cluster and not unicodedata.combining(char):
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


@lru_cache(4096)
def width(words: str, size: float, *, bold: bool = False) -> float:
    """How many pixels ``words`` take at font size ``size``; joined letters may take a little less."""
    chosen = typeface(BOLD if bold else MEDIUM).widths
    others = typeface(OTHER_SCRIPTS).widths
    return size * sum(chosen.get(ord(char), others.get(ord(char), 0.6)) for char in words)

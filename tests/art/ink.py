"""What a finished picture holds: its pixels, and the texts of its SVG with the place they take."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from PIL import Image

from art import draw, typeface
from art.svg import SCALE

SVG = "{http://www.w3.org/2000/svg}"


class Pixels:
    """A rendered picture, asked for colours at the lengths of its layout."""

    def __init__(self, svg: str) -> None:
        self.image = Image.open(io.BytesIO(draw(svg))).convert("RGB")

    def at(self, x: float, y: float) -> str:
        """The colour of the pixel there, ``#rrggbb``."""
        pixel = self.image.getpixel((int(x * SCALE[0] / SCALE[1]), int(y * SCALE[0] / SCALE[1])))
        assert isinstance(pixel, tuple)
        return "#{:02x}{:02x}{:02x}".format(*pixel)

    def count(self, colour: str) -> int:
        """How many pixels have exactly this colour."""
        wanted = tuple(int(colour[start : start + 2], 16) for start in (1, 3, 5))
        return sum(number for number, pixel in self.image.getcolors(1 << 24) or () if pixel == wanted)


@dataclass(frozen=True)
class Words:
    """A text of a picture and the box that its capitals take."""

    words: str
    size: float
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Words") -> bool:
        """True if two texts lie on each other by more than half a length."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 0.5 and down > 0.5


def elements(svg: str) -> Iterator[ET.Element]:
    """All elements; raises ``ParseError`` if the text is not well-formed."""
    return ET.fromstring(svg).iter()


def texts(svg: str) -> list[Words]:
    """All texts with their boxes."""
    return list(_texts(ET.fromstring(svg), 0, 0))


def on_each_other(svg: str) -> list[tuple[str, str]]:
    """Pairs of texts that lie on each other."""
    found = texts(svg)
    return [(a.words, b.words) for n, a in enumerate(found) for b in found[:n] if a.overlaps(b)]


def beyond_the_edge(svg: str) -> list[str]:
    """Texts that come nearer than 4 to an edge of the picture, or leave it."""
    wide, high = map(float, next(elements(svg)).get("viewBox", "").split()[2:])
    return [t.words for t in texts(svg) if t.left < 4 or t.right > wide - 4 or t.top < 4 or t.bottom > high - 4]


def _texts(element: ET.Element, x: float, y: float) -> Iterator[Words]:
    for child in element:
        if child.tag == f"{SVG}g":
            moved = child.get("transform", "").partition("translate(")[2].partition(")")[0].split()
            yield from _texts(child, x + float(moved[0]), y + float(moved[1]))
        elif child.tag == f"{SVG}text":
            for part in [child, *child]:
                if part.text:
                    yield _box(child, part, x, y)


def _box(text: ET.Element, part: ET.Element, x: float, y: float) -> Words:
    words, size = part.text or "", float(text.get("font-size", "0"))
    wide = typeface.width(words, size, bold=text.get("font-weight") == "700")
    left = x + float(part.get("x", "0")) - {"middle": wide / 2, "end": wide}.get(text.get("text-anchor", ""), 0)
    foot = y + float(part.get("y", "0"))
    return Words(words, size, left, foot - 0.71 * size, left + wide, foot)

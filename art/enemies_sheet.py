"""A sheet that gathers what lies on a crowded picture: shapes of one colour are one path, words of one style one text.

A renderer pays for every element, and a city has hundreds of small signs. Shapes lie in levels, higher ones on top; the
words lie above all shapes. What is gathered must be in letters that the main font has: names of people are drawn apart.

Boxes, signs and words are moved to whole pixels of the picture: edges are sharp, equal signs look alike, and the PNG is
smaller and takes less time, since most of the time goes into writing rows of pixels that differ from the row above.
"""

from art.enemies_layout import whole
from art.svg import Anchor, Mark, join, line, number, path, row_of_text
from art.typeface import width


class Sheet:
    """Shapes and words, to be drawn at once by :meth:`mark`."""

    def __init__(self) -> None:
        self._shapes: dict[tuple[int, str], list[str]] = {}
        self._lines: dict[tuple[int, str, float], list[str]] = {}
        self._words: dict[tuple[float, str], list[tuple[float, float, str]]] = {}

    def shape(self, level: int, data: str, fill: str) -> None:
        """A filled shape from path data. Shapes of one level and colour must not overlap unless both run one way."""
        self._shapes.setdefault((level, fill), []).append(data)

    def box(self, level: int, x: float, y: float, wide: float, high: float, fill: str, *, cut: float = 0) -> None:
        """A filled rectangle, a square of ``cut`` taken out of each corner."""
        self.shape(level, box_data(x, y, wide, high, cut), fill)

    def outline(self, level: int, data: str, ink: str, thick: float) -> None:
        """A stroked line from path data, above the shapes of its level."""
        self._lines.setdefault((level, ink, thick), []).append(data)

    def words(self, x: float, y: float, words: str, size: float, ink: str, *, anchor: Anchor = "start") -> float:
        """Bold words that stand on height ``y``; returns how wide they are."""
        wide = width(words, size, bold=True)
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        self._words.setdefault((size, ink), []).append((whole(left), whole(y), words))
        return wide

    def mark(self) -> Mark:
        """All of it."""
        marks: list[Mark] = []
        for level in sorted({key[0] for key in (*self._shapes, *self._lines)}):
            marks += [path("".join(data), fill) for (at, fill), data in self._shapes.items() if at == level]
            marks += [line("".join(data), ink, thick) for (at, ink, thick), data in self._lines.items() if at == level]
        marks += [row_of_text(places, size, ink, anchor="start") for (size, ink), places in self._words.items()]
        return join(marks)


def box_data(x: float, y: float, wide: float, high: float, cut: float = 0) -> str:
    """A rectangle as path data, clockwise, a square of ``cut`` taken out of each corner.

    A slanted corner would make every row of it another one: these take a tenth of the time of a full map.
    """
    wide, high, cut = whole(x + wide) - whole(x), whole(y + high) - whole(y), whole(cut)
    start = f"M{number(whole(x) + cut)} {number(whole(y))}"
    if not cut:
        return f"{start}h{number(wide)}v{number(high)}h{number(-wide)}z"
    c, across, down = number(cut), number(wide - 2 * cut), number(high - 2 * cut)
    return f"{start}h{across}v{c}h{c}v{down}h-{c}v{c}h-{across}v-{c}h-{c}v-{down}h{c}z"


def frame_data(x: float, y: float, wide: float, high: float, thick: float, cut: float = 0) -> str:
    """The inner edge of a box, ``thick`` wide, as path data."""
    outer = box_data(x, y, wide, high, cut)
    left, top, thick, cut = whole(x), whole(y), whole(thick), whole(cut)
    wide, high = whole(x + wide) - left - 2 * thick, whole(y + high) - top - 2 * thick
    c, across, down = number(cut), number(wide - 2 * cut), number(high - 2 * cut)
    # Against the clock, so that the inside stays free.
    inner = f"v{c}h-{c}v{down}h{c}v{c}h{across}v-{c}h{c}v-{down}h-{c}v-{c}z"
    return f"{outer}M{number(left + thick + cut)} {number(top + thick)}{inner}"


def at(x: float, y: float, sign: str) -> str:
    """Path data of a sign that is drawn from its upper left corner with relative commands, put at (x, y)."""
    return f"M{number(whole(x))} {number(whole(y))}{sign}"


def disc_data(x: float, y: float, radius: float) -> str:
    """A disc around its middle as path data."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(whole(x) - radius)} {number(whole(y))}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1 -{across} 0z"

"""Where everything lies on the picture of Gotham: lengths of a picture 1200 wide, y downward.

The districts lie in three bands of land with water between: Uptown in the north, Mercey Island and Midtown below it,
Downtown and Tricorner in the south. Where districts lie depends on the number of seats alone, so that the city stays
where it is while pieces come and go.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from engine.enemies.view import DistrictView, EnemiesView

WIDTH = 1200
SCALE = (5, 8)
"""1200 lengths are 750 pixels, 1.25 for each one a phone shows at 600: a city has more on it than other pictures."""
PIXEL = SCALE[1] / SCALE[0]
"""The length that is one pixel."""
MARGIN = 10
CHANNEL = 48
"""Water between two bands of land."""
PAD = 12
NAME_BAND = 48
"""Room of a district for its name and Score Token."""
SLOT = 56
"""From one Building to the next."""
SLOTS_HIGH = 78
"""Height of a Building with its topper."""
CHIP = (152, 38.4)
"""The least width of what a district says of one player, and its height."""
WIDEST = 212
"""The greatest width of it."""
LEGEND = 40
"""Water below the map, with the key to its signs."""
GAP = 6.4

_SPANS: dict[str, tuple[int, float, float]] = {
    "uptown": (0, 10, 1190),
    "uptown-west": (0, 10, 640),
    "uptown-east": (0, 640, 1190),
    "mercey-island": (1, 10, 370),
    "midtown": (1, 460, 1190),
    "downtown": (2, 10, 780),
    "downtown-west": (2, 10, 500),
    "downtown-east": (2, 500, 845),
    "tricorner": (2, 780, 1190),
}
"""Band, left and right edge of each district; with five seats Tricorner is narrower."""
_TRICORNER_OF_FIVE = 845

SHORES = {"trigate-bridge": 1, "brown-bridge": 2}
"""Bridges to the mainland: they leave the upper corner of their district for the edge of the picture."""
ACROSS = "westward-bridge"
"""The one Bridge that runs from west to east."""
_UPRIGHT: dict[str, tuple[float, float]] = {
    "kane-memorial-bridge": (220, 220),
    "sprang-bridge": (553, 553),
    "finger-bridge": (880, 880),
    "aparo-bridge": (220, 220),
    "novick-bridge": (520, 483),
    "robinson-bridge": (690, 690),
    "moldoff-bridge": (900, 930),
}
"""Where the other Bridges stand: with up to four seats, with five."""


def whole(length: float) -> float:
    """The nearest length that is a whole number of pixels; lengths that are whole pixels apart stay as far apart."""
    return floor(length / PIXEL + 0.5) * PIXEL


@dataclass(frozen=True, slots=True)
class Area:
    """The land of a district, and how it is used: ``columns`` of players, beside the Buildings or below them."""

    slug: str
    x: float
    y: float
    wide: float
    high: float
    columns: int
    beside: bool
    slots: int

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.wide

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.high

    @property
    def slots_top(self) -> float:
        """Where Buildings with their toppers begin."""
        return self.y + NAME_BAND

    @property
    def slots_right(self) -> float:
        """Where the slots end."""
        return self.x + PAD + self.slots * SLOT

    def chip(self, index: int) -> tuple[float, float, float]:
        """Left edge, upper edge and width of what is said of a player, by place in the list."""
        row, column = divmod(index, self.columns)
        left = self.slots_right + PAD if self.beside else self.x + PAD
        room = min((self.right - PAD - left + GAP) / self.columns, WIDEST + GAP)
        top = self.slots_top + (0 if self.beside else SLOTS_HIGH + 4)
        return left + column * room, top + row * (CHIP[1] + GAP), room - GAP


@dataclass(frozen=True, slots=True)
class Crossing:
    """A Bridge: the two ends of its road, and where its name begins (that of Brown Bridge ends there)."""

    slug: str
    start: tuple[float, float]
    end: tuple[float, float]
    name_x: float
    name_y: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the road."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2


@dataclass(frozen=True, slots=True)
class City:
    """The places of the whole map."""

    top: float
    bottom: float
    areas: dict[str, Area]
    crossings: tuple[Crossing, ...]


def span(slug: str, *, five: bool) -> tuple[int, float, float]:
    """Band, left and right edge of a district."""
    band, left, right = _SPANS[slug]
    return band, (_TRICORNER_OF_FIVE if five and slug == "tricorner" else left), right


def lay_out(view: EnemiesView, top: float) -> City:
    """The map below ``top``; before the city is set up there is nothing but water."""
    five = any(district.slug in {"uptown-west", "downtown-west"} for district in view.districts)
    seats = max(len(view.players), 2)
    bands = [0.0, 0.0, 0.0]
    for district in view.districts:
        plans = _plans(district, seats, five=five)
        band = _SPANS[district.slug][0]
        bands[band] = max(bands[band], min(plan.high for plan in plans))
    tops = [top + MARGIN]
    for high in bands[:2]:
        tops.append(tops[-1] + high + CHANNEL)
    areas: dict[str, Area] = {}
    for district in view.districts:
        band, left, right = span(district.slug, five=five)
        plan = next(plan for plan in _plans(district, seats, five=five) if plan.high <= bands[band])
        areas[district.slug] = Area(
            district.slug, left, tops[band], right - left, bands[band], plan.columns, plan.beside, district.slots
        )
    built = view.bridges if view.districts else ()
    crossings = [_crossing(bridge.slug, tops, bands, five=five) for bridge in built]
    return City(top, tops[2] + bands[2] + LEGEND, areas, tuple(crossings))


@dataclass(frozen=True, slots=True)
class _Plan:
    """A way to use the land of a district, and the height that it takes."""

    high: float
    columns: int
    beside: bool


def _plans(district: DistrictView, seats: int, *, five: bool) -> list[_Plan]:
    """Players below the Buildings, or beside them where two have room there."""
    _, left, right = span(district.slug, five=five)
    room = right - left - 2 * PAD
    columns = max(1, int((room + GAP) // (CHIP[0] + GAP)))
    rows = ceil(seats / columns)
    plans = [_Plan(NAME_BAND + SLOTS_HIGH + 4 + rows * (CHIP[1] + GAP) + 4, ceil(seats / rows), beside=False)]
    columns = int((room - district.slots * SLOT - PAD + GAP) // (CHIP[0] + GAP))
    if columns >= 2:
        rows = ceil(seats / columns)
        body = max(SLOTS_HIGH, rows * (CHIP[1] + GAP))
        plans.append(_Plan(NAME_BAND + body + 8, ceil(seats / rows), beside=True))
    return plans


def _crossing(slug: str, tops: Sequence[float], bands: Sequence[float], *, five: bool) -> Crossing:
    if slug == ACROSS:
        y = tops[1] + bands[1] * 0.55
        return Crossing(slug, (_SPANS["mercey-island"][2], y), (_SPANS["midtown"][1], y), 0, y - 28)
    if slug in SHORES:
        foot = tops[SHORES[slug]]
        left = slug == "trigate-bridge"
        start, end = ((58.0, foot), (-6.0, foot - 40)) if left else ((WIDTH - 58.0, foot), (WIDTH + 6.0, foot - 40))
        return Crossing(slug, start, end, start[0] + 22 if left else start[0] - 22, foot - 17)
    upper = 0 if slug in {"kane-memorial-bridge", "sprang-bridge", "finger-bridge"} else 1
    x = _UPRIGHT[slug][1 if five else 0]
    shore = tops[upper] + bands[upper]
    return Crossing(slug, (x, shore), (x, shore + CHANNEL), x + 25, shore + CHANNEL / 2 + 7)

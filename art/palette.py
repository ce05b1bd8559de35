"""Colours and forms.

A colour never stands alone: a seat has a number and a banner of its own cut, a space its shape, a Villain its letters.
"""

from dataclasses import dataclass
from typing import Literal

Cut = Literal["straight", "point", "round", "notch", "slant", "steps"]
"""How the left end of a seat's banner is cut."""

BACKGROUND = "#1b1d24"
"""Dark as Discord's dark theme, and a picture of its own on the light one."""
PANEL = "#272a34"
LINE = "#4a4f5e"
CHIP = "#3a3f4d"
WORDS = "#f4f5f8"
QUIET = "#b9bfcd"
HALO = "#fff3b0"
DARK = "#14151a"
COIN = "#f2c14e"
WARNING = "#ff9d8a"
BLANK = "#3c404c"
"""The ground of a Villain without text."""
GADGET = "#d9a6ff"
GADGET_DEEP = "#4a2a63"


@dataclass(frozen=True, slots=True)
class SeatInk:
    """How a seat looks: its colour, on which :data:`DARK` is written, and the cut of its banner."""

    colour: str
    cut: Cut


SEATS: tuple[SeatInk, ...] = (
    SeatInk("#5bb4ff", "straight"),
    SeatInk("#ff9a3c", "point"),
    SeatInk("#3ed598", "round"),
    SeatInk("#ff86cc", "notch"),
    SeatInk("#ffe14d", "slant"),
    SeatInk("#e6eaf2", "steps"),
)


@dataclass(frozen=True, slots=True)
class SpaceInk:
    """The fill of a space, its outline, and what is written on it."""

    fill: str
    edge: str
    words: str


SPACES: dict[str, SpaceInk] = {
    "S": SpaceInk("#3b4354", "#a9b6cf", "#ffffff"),
    "G": SpaceInk(GADGET_DEEP, GADGET, "#ffffff"),
    "C": SpaceInk("#155753", "#6fdccb", "#ffffff"),
    "T": SpaceInk("#6b440c", "#ffc463", "#ffffff"),
}


@dataclass(frozen=True, slots=True)
class TileInk:
    """The ground of a tile, the road on it, and the colour of its name."""

    ground: str
    road: str
    words: str


_GREY = TileInk("#2c3038", "#434955", "#d5dae4")

TILES: dict[str, TileInk] = {
    "intensive-treatment": TileInk("#3a2530", "#593848", "#ffc2d6"),
    "medical-wing": TileInk("#1d3540", "#2d5060", "#a8e4f7"),
    "penitentiary": TileInk("#2b3142", "#434c66", "#c3cff2"),
    "botanical-gardens": TileInk("#1f3826", "#32563b", "#b2ecbb"),
    "sewers": TileInk("#32361c", "#4f552d", "#dfe6a0"),
    "arkham-mansion": TileInk("#3d2420", "#5e3a33", "#ffc6b5"),
    "guard-towers": TileInk("#353029", "#534b40", "#ead8bd"),
    "cell-block": TileInk("#402a18", "#614126", "#ffd0a0"),
    "visitor-centre": TileInk("#33264a", "#4d3b6d", "#d8c5ff"),
    "main-gate": TileInk("#1d2c4b", "#2e4570", "#b4d0ff"),
}


def seat_ink(seat: int) -> SeatInk:
    """How ``seat`` (0 to 5) looks."""
    return SEATS[seat % len(SEATS)]


def tile_ink(slug: str) -> TileInk:
    """The tint of a tile; grey for one that has none of its own."""
    return TILES.get(slug, _GREY)


def luminance(colour: str) -> float:
    """Relative luminance of ``#rrggbb`` from 0 (black) to 1 (white), as WCAG 2 defines it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours from 1 to 21; text needs 4.5, large text and signs need 3 (WCAG 2 AA)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ink_on(ground: str) -> str:
    """White or nearly black, whichever reads better on ``ground``."""
    return max(("#ffffff", DARK), key=lambda ink: contrast(ink, ground))

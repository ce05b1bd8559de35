"""Colours of Gotham: water, land, Buildings, toppers, and the letters of Villains. Seats look as in all other games."""

from art.enemies_layout import whole
from art.palette import SEATS, Cut
from art.svg import number
from art.villain_badges import Badge, badge

WATER = "#12202f"
WAVE = "#1d3247"
MAINLAND = "#3a3d46"
DECK = "#8d95a5"
"""The road of a Bridge."""
RAIL = "#565d6c"
BURNT = "#b8482c"
"""The road of a Bridge on fire: it costs 2 Movement."""
PLOT = "#14161c"
"""A slot without a Building, and the ground of whoever is in a district."""
TORN = "#ff7d66"
"""What is blocked or forbidden."""
FLAME, ICE, GLASS = "#ff6a2b", "#c9f1ff", "#4fc46a"
NOBODYS = "#8a8f9b"
"""The owner of a topper whose player has left."""
HERO = "#eef2ff"

LAND: dict[str, str] = {
    "uptown": "#37405c",
    "uptown-west": "#37405c",
    "uptown-east": "#43385a",
    "mercey-island": "#2f4a44",
    "midtown": "#4d3a44",
    "downtown": "#4b4433",
    "downtown-west": "#4b4433",
    "downtown-east": "#3d4733",
    "tricorner": "#2f465c",
}
"""The ground of each district."""

STONE: dict[str, str] = {
    "bank": "#e6d49a",
    "police-station": "#b3c6ea",
    "warehouse": "#d8a882",
    "tower": "#cfc9de",
    "bridge": "#9aa3b3",
}
"""The colour of each type of Building and of a Bridge; each has a form and a letter of its own besides."""

LETTERS: dict[str, str] = {"bank": "B", "police-station": "P", "warehouse": "W", "tower": "T", "bridge": "Br"}
"""What stands for a Building type, and for Bridges among the triggers of an Ability."""

TOPPING: dict[str, str] = {"fire": FLAME, "ice": ICE, "greenhouse": GLASS}

_OWN_BADGES: dict[str, Badge] = {
    "jervis-tetch": Badge("JT", "#2f7f86", "Jervis Tetch"),
    "red-claw": Badge("RC", "#c1272d", "Red Claw"),
    "penguin": Badge("PE", "#39557c", "The Penguin"),
}
"""Villains of this game that the race does not know, and one that would sink into the dark ground here."""

_BANNERS: dict[Cut, tuple[tuple[float, float], ...]] = {
    "straight": ((0, 0), (1, 0), (1, 1), (0, 1)),
    "point": ((0.24, 0), (1, 0), (1, 1), (0.24, 1), (0, 0.5)),
    "round": ((0.34, 0), (1, 0), (1, 1), (0.34, 1), (0.1, 0.85), (0, 0.5), (0.1, 0.15)),
    "notch": ((0, 0), (1, 0), (1, 1), (0, 1), (0.22, 0.5)),
    "slant": ((0.28, 0), (1, 0), (1, 1), (0, 1)),
    "steps": ((0.2, 0), (1, 0), (1, 1), (0.2, 1), (0.2, 0.7), (0, 0.7), (0, 0.3), (0.2, 0.3)),
}
"""The cut of each seat's banner, in parts of its width and height, clockwise."""


def villain_sign(slug: str, name: str) -> Badge:
    """Two letters on the colour of a Villain."""
    return _OWN_BADGES.get(slug) or badge(slug, name)


def seat_colour(seat: int | None) -> str:
    """The colour of a seat, grey for a piece whose owner has left."""
    return NOBODYS if seat is None else SEATS[seat % len(SEATS)].colour


def banner_data(x: float, y: float, seat: int, wide: float, high: float) -> str:
    """The outline of a seat's banner as path data."""
    x, y, wide, high = whole(x), whole(y), whole(wide), whole(high)
    corners = _BANNERS[SEATS[seat % len(SEATS)].cut]
    return f"M{'L'.join(f'{number(x + wide * across)} {number(y + high * down)}' for across, down in corners)}Z"

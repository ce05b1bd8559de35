"""The board as printed: districts, Bridges and borders as a graph, Score Tokens, Buildings (EG-019 to EG-041)."""

from dataclasses import dataclass
from functools import cache

BANK, POLICE_STATION, WAREHOUSE, TOWER = "bank", "police-station", "warehouse", "tower"
BUILDINGS = {BANK: "Bank", POLICE_STATION: "Police Station", WAREHOUSE: "Warehouse", TOWER: "Tower"}
"""Building types by slug, in the order in which they are listed (EG-203)."""
BRIDGE = "bridge"
"""What an Ability calls a Bridge among its triggers."""
PIECES = 6
"""Buildings of each type (EG-024)."""

SMALL = ("uptown", "mercey-island", "midtown", "downtown", "tricorner")
LARGE = ("uptown-west", "uptown-east", "mercey-island", "midtown", "downtown-west", "downtown-east", "tricorner")
"""Districts north to south for two to four seats and for five (EG-036)."""

HALVES = {"uptown-west": "uptown-east", "downtown-west": "downtown-east"}
"""West halves whose token gives the Buildings of both (EG-023)."""

DISTRICTS = {
    "uptown": ("Uptown", 6),
    "uptown-west": ("Uptown West", 3),
    "uptown-east": ("Uptown East", 3),
    "mercey-island": ("Mercey Island", 4),
    "midtown": ("Midtown", 6),
    "downtown": ("Downtown", 6),
    "downtown-west": ("Downtown West", 3),
    "downtown-east": ("Downtown East", 3),
    "tricorner": ("Tricorner", 4),
}
"""Name and slots of each district (EG-041)."""

_BRIDGES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "kane-memorial-bridge": ("Kane Memorial Bridge", ("uptown", "mercey-island"), ("uptown-west", "mercey-island")),
    "sprang-bridge": ("Sprang Bridge", ("uptown", "midtown"), ("uptown-west", "midtown")),
    "finger-bridge": ("Finger Bridge", ("uptown", "midtown"), ("uptown-east", "midtown")),
    "trigate-bridge": ("Trigate Bridge", ("mercey-island",), ("mercey-island",)),
    "westward-bridge": ("Westward Bridge", ("mercey-island", "midtown"), ("mercey-island", "midtown")),
    "aparo-bridge": ("Aparo Bridge", ("mercey-island", "downtown"), ("mercey-island", "downtown-west")),
    "novick-bridge": ("Novick Bridge", ("midtown", "downtown"), ("midtown", "downtown-west")),
    "robinson-bridge": ("Robinson Bridge", ("midtown", "downtown"), ("midtown", "downtown-east")),
    "moldoff-bridge": ("Moldoff Bridge", ("midtown", "tricorner"), ("midtown", "tricorner")),
    "brown-bridge": ("Brown Bridge", ("tricorner",), ("tricorner",)),
}
"""Name, ends with two to four seats, ends with five; one end: it leads to the mainland (EG-039)."""

_SMALL_BORDERS = (("downtown", "tricorner"),)
_LARGE_BORDERS = (
    ("uptown-west", "uptown-east"),
    ("downtown-west", "downtown-east"),
    ("downtown-east", "tricorner"),
)

TOKENS: dict[str, tuple[tuple[str, ...], tuple[int, int, int]]] = {
    "score-1": ((TOWER, TOWER, BANK), (7, 4, 2)),
    "score-2": ((BANK, POLICE_STATION, WAREHOUSE), (7, 3, 2)),
    "score-3": ((POLICE_STATION, WAREHOUSE, TOWER), (7, 3, 1)),
    "score-4": ((WAREHOUSE, BANK, POLICE_STATION), (6, 4, 2)),
    "score-5": ((TOWER, BANK, WAREHOUSE), (6, 4, 1)),
    "score-6": ((BANK, BANK, TOWER, WAREHOUSE), (6, 3, 2)),
    "score-7": ((POLICE_STATION, TOWER, WAREHOUSE, BANK), (6, 3, 1)),
    "score-8": ((WAREHOUSE, WAREHOUSE, POLICE_STATION, TOWER), (5, 3, 2)),
    "score-9": ((POLICE_STATION, POLICE_STATION, BANK, TOWER), (5, 3, 1)),
    "score-10": ((BANK, WAREHOUSE, TOWER, POLICE_STATION), (5, 2, 1)),
}
"""Buildings in printed order and the values of first, second and third place."""

BATMAN, ROBIN, BATGIRL, GORDON = "batman", "robin", "batgirl", "gordon"
HEROES = {BATMAN: "Batman", ROBIN: "Robin", BATGIRL: "Batgirl", GORDON: "Commissioner Gordon"}

FIRE, ICE, GREENHOUSE = "fire", "ice", "greenhouse"
TOPPERS = {FIRE: "Fire", ICE: "Ice", GREENHOUSE: "Greenhouse"}

CROSSING, BURNING_CROSSING = 1, 2
"""Movement over a border or a Bridge, and over a Bridge on fire (EG-143, EG-144)."""


@dataclass(frozen=True)
class Map:
    """The graph for a number of seats. Nothing on it ever changes."""

    districts: tuple[str, ...]
    """North to south."""
    bridges: dict[str, tuple[str, ...]]
    """Ends of each Bridge by slug."""
    borders: tuple[tuple[str, str], ...]
    adjacent: dict[str, tuple[str, ...]]
    """Adjacent districts of each district, north to south (EG-037)."""
    at: dict[str, tuple[str, ...]]
    """Adjacent Bridges of each district (EG-038)."""
    place: dict[str, int]
    """Where a district or a Bridge stands in the lists of the state."""
    spans: dict[tuple[str, str], tuple[str, ...]]
    """The Bridges that join two adjacent districts, either way round; none where their borders touch."""


@cache
def map_for(seats: int) -> Map:
    """The board for this number of seats: five districts, or seven with five seats (EG-019, EG-020)."""
    large = seats == 5
    districts = LARGE if large else SMALL
    bridges = {slug: ends_5 if large else ends for slug, (_, ends, ends_5) in _BRIDGES.items()}
    borders = _LARGE_BORDERS if large else _SMALL_BORDERS
    adjacent: dict[str, tuple[str, ...]] = {}
    for one in districts:
        joined = [ends for ends in (*bridges.values(), *borders) if one in ends]
        adjacent[one] = tuple(other for other in districts if other != one and any(other in ends for ends in joined))
    at = {one: tuple(slug for slug, ends in bridges.items() if one in ends) for one in districts}
    place = {slug: number for slugs in (districts, bridges) for number, slug in enumerate(slugs)}
    spans = {(one, other): tuple(slug for slug in at[one] if other in bridges[slug])
             for one in districts for other in adjacent[one]}  # fmt: skip
    return Map(districts, bridges, borders, adjacent, at, place, spans)


BRIDGE_NAMES = {slug: name for slug, (name, _, _) in _BRIDGES.items()}

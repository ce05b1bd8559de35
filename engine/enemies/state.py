"""The whole truth about a table of Enemies of Gotham City: plain records of ints, strings and lists.

Everything printed is known by slug: copies of a card are interchangeable, so no copy needs a number. Players are seats.
"""

from dataclasses import dataclass, field
from typing import Literal

Phase = Literal["setup", "event", "prep", "action", "arkham", "score", "over"]

NOBODY = -1
"""No seat; also the owner of toppers whose player has left (EG-215)."""
GOONS, FIRES, TOPPER_SUPPLY = 30, 12, 12
"""Pieces of each colour, and of Ice and Greenhouses (EG-005, EG-035)."""
HAND_LIMIT = 10
DOCKS, MARKET = 6, 3
"""Spaces of the Docks and of the Black Market."""
MOVEMENT = 2
START_MONEY = 3
ROUNDS = {2: 6, 3: 6, 4: 6, 5: 5}
ROOMS = ("room-weapon", "room-goons", "room-burn", "room-power")
"""Rooms of the Stacked Deck from left to right."""


@dataclass(slots=True)
class Topped:
    """A Building in a district or a Bridge, and what lies on it: at most one topper (EG-103)."""

    type: str
    """Building type, or the slug of the Bridge."""
    topper: str = ""
    """``fire``, ``ice``, ``greenhouse`` or empty."""
    owner: int = NOBODY
    """Seat whose topper it is."""


@dataclass(slots=True)
class District:
    """A district with its Score Token, Buildings and Goons."""

    slug: str
    token: str = ""
    buildings: list[Topped] = field(default_factory=list[Topped])
    goons: list[int] = field(default_factory=list[int])
    """Number of Goons by seat."""


@dataclass(slots=True)
class Weapon:
    """A Weapon Card in front of its owner; ``used`` in this round (EG-089)."""

    slug: str
    used: bool = False


@dataclass(slots=True)
class Player:
    """A player: the Villain, supplies, Money, Infamy, cards."""

    seat: int
    villain: str = ""
    offers: list[str] = field(default_factory=list[str])
    """Villain boards to choose from, until all have chosen (EG-031)."""
    where: str = ""
    """District of the Villain; empty before it is placed and after its player has left."""
    money: int = START_MONEY
    infamy: int = 0
    goons: int = GOONS
    """Goons in supply."""
    fires: int = FIRES
    """Fires in supply."""
    base: int = 0
    """Goons at the base of Arkham Asylum (EG-158)."""
    inside: int = 0
    """Goons stuck in the tower (EG-162)."""
    escaped: int = 0
    """Goons that have escaped and are still to be placed (EG-166)."""
    hand: list[str] = field(default_factory=list[str])
    """Power Cards in the order gained."""
    known: list[str] = field(default_factory=list[str])
    """Power Cards that everybody saw coming into this hand: each is in ``hand`` or in ``buried``."""
    buried: list[str] = field(default_factory=list[str])
    """Power Cards discarded face down (EG-083), at last also those that a leaver took along (EG-215)."""
    played: list[str] = field(default_factory=list[str])
    """Power Cards played, in order."""
    weapons: list[Weapon] = field(default_factory=list[Weapon])
    main_used: bool = False
    bonus: int = 0
    """Control that the Villain counts more until the end of the round (Venom)."""
    room: str = ""
    """Room of the Henchman in this round."""
    left: bool = False
    from_money: int = 0
    """Infamy from Money in the final count (EG-187)."""


@dataclass(slots=True)
class TurnOn:
    """An Action Phase turn."""

    seat: int
    start: str
    movement: int
    played: bool = False
    income: bool = False
    no_steal: bool = False
    """True for the rest of a turn in which nobody Steals from this player."""
    lifted: bool = False
    """True once the ban on ending in the starting district was lifted and that was told (EG-156)."""


@dataclass(slots=True)
class EnemiesState:
    """A table of Enemies of Gotham City."""

    seats: int
    rule: str = "the-bat"
    """Side of the Batman Rule Card (EG-013)."""
    picks: Literal["offer", "free", "random"] = "offer"
    """How Villains are given out (EG-031)."""
    gifts: bool = True
    duos: bool = False
    phase: Phase = "setup"
    ready: bool = False
    """True once the board is set up."""
    round: int = 0
    turns: int = 0
    """Turns begun so far; Prep turns count too."""
    players: list[Player] = field(default_factory=list[Player])
    districts: list[District] = field(default_factory=list[District])
    """North to south."""
    bridges: list[Topped] = field(default_factory=list[Topped])
    buildings: dict[str, int] = field(default_factory=dict[str, int])
    """The Building supply by type."""
    tokens: list[str] = field(default_factory=list[str])
    """The Score Token supply."""
    heroes: dict[str, str] = field(default_factory=dict[str, str])
    """District of each Hero on the board."""
    villains: list[str] = field(default_factory=list[str])
    """Villain boards not in play: those not yet offered, later those out of the game."""
    ice: int = 0
    greenhouses: int = 0
    """Left on Mr. Freeze's and Poison Ivy's boards while these are in play (EG-035)."""
    order: list[int] = field(default_factory=list[int])
    """Infamy Order, the first one first, leavers left out (EG-056)."""
    first: int = NOBODY
    """Seat with the First Player token."""
    rooms: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """Henchmen in each room, from the top space down."""
    turn_order: list[int] = field(default_factory=list[int])
    """Turn order of the round; empty until all Henchmen are placed."""
    leavers: list[int] = field(default_factory=list[int])
    """Seats that have left, in the order in which they did."""
    to_act: list[int] = field(default_factory=list[int])
    """Seats that are still to act in the running phase, the next one first."""
    turn: TurnOn | None = None
    power_deck: list[str] = field(default_factory=list[str])
    power_known: int = 0
    """Cards at the bottom of the Power Deck whose order everybody has seen."""
    docks: list[str] = field(default_factory=list[str])
    """The Docks from the bottom space up."""
    weapon_deck: list[str] = field(default_factory=list[str])
    weapon_known: int = 0
    market: list[str] = field(default_factory=list[str])
    weapons_gone: list[str] = field(default_factory=list[str])
    """Weapon Cards of players who have left."""
    event_deck: list[str] = field(default_factory=list[str])
    events_undealt: list[str] = field(default_factory=list[str])
    event: str = ""
    past_events: list[str] = field(default_factory=list[str])
    income_deck: list[str] = field(default_factory=list[str])
    income: str = ""
    past_incomes: list[str] = field(default_factory=list[str])
    district_deck: list[str] = field(default_factory=list[str])
    district_discard: list[str] = field(default_factory=list[str])
    score_cards: list[str] = field(default_factory=list[str])
    """Districts of the cards on the Score space."""
    scoring: list[str] = field(default_factory=list[str])
    """Districts that are to be scored, once they are fixed, north to south (EG-168)."""
    fires_count: bool = False
    """True from the beginning of the final round's Score Phase (EG-048)."""
    doing: str = ""
    """Slug of the card, Weapon, room or Event whose effect is being carried out; no gifts then (EG-196)."""
    alone: bool = False
    """True when the game ended because all others had left (EG-216)."""
    ranks: list[list[int]] = field(default_factory=list[list[int]])
    """Final ranks once the game is over."""

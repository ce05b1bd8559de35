"""The whole truth about a Breakout table: plain records of ints, strings and lists (BR-188 to BR-190).

Villains and kinds of Gadget are known by slug, Gadget cards by their number 0 to 31, teams by their seat.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["choosing", "racing", "escaped", "left"]
Stage: TypeAlias = Literal["new", "choice", "race", "finish", "over"]
"""Where the game is: ``finish`` means that an Escape has ended and its Armory visits are being made."""

COPY = "copy-of-"
"""How the key of a Morph Powder copy begins."""


@dataclass(slots=True)
class VillainCard:
    """A Villain card in the race with all that lies on it; the passing copy of Morph Powder is one of its own."""

    slug: str
    tokens: int = 0
    copied: str = ""
    """The power that Clayface or Morph Powder gives this card; empty: its own."""
    morph: bool = False
    """True for the copy of Morph Powder, which lives until the end of the turn (BR-161)."""
    contract: int | None = None
    """The seat that a Deathstroke on this card watches (BR-268)."""
    answers: int = 0
    """How often a Copperhead on this card has answered since the start of its last turn (BR-012)."""

    @property
    def power(self) -> str:
        """Slug of the text in force on this card, blank or not."""
        return self.copied or self.slug

    @property
    def key(self) -> str:
        """Tells this card from all others in the race, a Morph Powder copy from its original too."""
        return f"{COPY}{self.slug}" if self.morph else self.slug


@dataclass(slots=True)
class Named:
    """A shape named by Cluemaster that waits for the next other team's turn to end (BR-267)."""

    shape: str
    card: str
    """Slug of the card that must not be blank then; empty when a Morph Powder copy named it (BR-258)."""


@dataclass(slots=True)
class Team:
    """A player and, during a race, the pawn with its two Villains (BR-001)."""

    seat: int
    hand: list[str] = field(default_factory=list[str])
    """Villains in hand, in the order dealt."""
    shown: list[str] = field(default_factory=list[str])
    """Those of the hand that everybody has seen, because they came from the exchange space."""
    status: Status = "choosing"
    space: int = 0
    """0 in Start; stays at the last space once the team has Escaped."""
    villains: list[VillainCard] = field(default_factory=list[VillainCard])
    morphs: list[VillainCard] = field(default_factory=list[VillainCard])
    gadgets: list[int] = field(default_factory=list[int])
    """Gadgets in hand, the one held longest first."""
    drawn: list[int] = field(default_factory=list[int])
    """Gadgets drawn in the Armory of which some must still go back (BR-135)."""
    loses_turn: bool = False
    extra_turns: int = 0
    fog: bool = False
    named: Named | None = None


@dataclass(slots=True)
class Tile:
    """A regular tile as it lies; ``turned`` by 180 degrees its string runs backward (BR-030)."""

    slug: str
    turned: bool


@dataclass(slots=True)
class Lot:
    """Gadget cards whose faces the seats in ``seen`` know, though not which of them lies where.

    One card shown to all and put under the deck is a lot of one; cards given back in the Armory are a lot of several.
    A card keeps its lot when somebody draws it, and leaves it when it is shown.
    """

    cards: list[int]
    seen: list[int]


@dataclass(slots=True)
class Blank:
    """A Villain without text (BR-047): until the turn ends, or until the next turn of ``by`` starts."""

    slug: str
    by: int
    lasting: bool


@dataclass(slots=True)
class DieUsed:
    """The die that a team used last in this Escape; the latest stands at the end of the list (BR-203)."""

    seat: int
    die: int


@dataclass(slots=True)
class Die:
    """A die that shows a number. ``source``: ``die``, ``riddle``, or the slug of what gave the Autoroll."""

    shows: int
    source: str = "die"
    changed: list[str] = field(default_factory=list[str])
    """Keys of the cards that have changed it: each at most once (BR-088)."""


@dataclass(slots=True)
class Owed:
    """An Advance that a team has earned by a rival's die; it comes after that rival's move (BR-217)."""

    seat: int
    spaces: int
    villain: str


@dataclass(slots=True)
class Roll:
    """The roll of a turn, from the die to the number of spaces (BR-084)."""

    dice: list[Die] = field(default_factory=list[Die])
    """The dice of the number that is being made: two for Bane until he has chosen."""
    secret: bool = False
    """True while Riddler's dice are hidden."""
    claim: int = 0
    """Riddler's claim; 0: none, or it has been rerolled."""
    doubted: bool = False
    """True when the claim was challenged and true (BR-209)."""
    match: bool = False
    """True while Bane's match bonus counts (BR-201)."""
    spent: list[str] = field(default_factory=list[str])
    """Villains whose Autoroll has been used for this roll (BR-079)."""
    first: Die | None = None
    """Falcone's first die, locked (BR-094)."""
    die: int = 0
    """The die that all powers look at; 0 as long as there is none."""
    going: Literal["forward", "back", "still"] = "still"
    total: int | None = None
    """The number of spaces, as far as it has been worked out."""

    @property
    def in_use(self) -> Die | None:
        """The die that all powers look at: the first one, whatever a second one shows (BR-096)."""
        if self.first is not None:
            return self.first
        return self.dice[0] if self.dice else None


@dataclass(slots=True)
class Played:
    """A targeting Gadget that has been shown and waits for Phase Shift (BR-165)."""

    card: int
    target: str
    targets: list[int]
    """Seats of the rivals that it targets (BR-166)."""


@dataclass(slots=True)
class Turn:
    """What holds for one turn only."""

    seat: int
    start: int
    shape: str
    """Shape the turn started on: S, C, T, or empty in Start (BR-059)."""
    chilled_by: list[int] = field(default_factory=list[int])
    """Seats whose powers subtract 1 each from the roll of this turn, noted at its start (BR-228)."""
    way: str = ""
    """How the die is made: ``roll``, ``riddle``, ``fly`` or ``autoroll:<source>``."""
    prediction: str = ""
    jet: bool = False
    """True when squares are skipped (BR-159)."""
    used: list[str] = field(default_factory=list[str])
    """Powers used that work once a turn (BR-071, BR-113)."""
    answered: list[str] = field(default_factory=list[str])
    """``card>seat`` for each power that has answered this team's move in this turn (BR-112)."""
    owed: list[Owed] = field(default_factory=list[Owed])
    magpie: list[int] = field(default_factory=list[int])
    """Gadget spaces on which Magpie has drawn (BR-238)."""
    drew: bool = False
    """True when the draw of BR-054 has been made."""
    landed: int | None = None
    """The space where the move of the roll or the flight ended, before anything else moved the team (BR-236)."""
    flown: bool = False
    """True when a direct move has replaced the roll (BR-083)."""
    ending: bool = False
    """True when the active player has used all he wants at the end of the turn."""
    played: list[int] = field(default_factory=list[int])
    """Gadgets shown in this turn, in order."""
    waiting: Played | None = None
    roll: Roll | None = None

    @property
    def chill(self) -> int:
        """What is subtracted from the roll of this turn."""
        return len(self.chilled_by)


@dataclass(slots=True)
class Visit:
    """A team in the Armory (BR-131)."""

    seat: int
    place: int
    draw: int
    keep: int


@dataclass(slots=True)
class BreakoutState:
    """A Breakout table."""

    seats: int
    race_on: bool = False
    stage: Stage = "new"
    escape: int = 1
    round: int = 1
    turns: int = 0
    """Turns begun so far, lost ones included."""
    first: int | None = None
    """The seat that took the first turn of this Escape."""
    up: int = 0
    """The seat whose turn comes up next."""
    in_a_row: int = 0
    """Extra turns taken in a row (BR-122)."""
    teams: list[Team] = field(default_factory=list[Team])
    tiles: list[Tile] = field(default_factory=list[Tile])
    """The track of this Escape, in running order."""
    track: str = ""
    """Shapes of all spaces of the track: S, G, C, T."""
    tiles_left: list[Tile] = field(default_factory=list[Tile])
    tiles_gone: list[Tile] = field(default_factory=list[Tile])
    stack: list[str] = field(default_factory=list[str])
    """Villains that take no part, face down."""
    exchange: str | None = None
    gone: list[str] = field(default_factory=list[str])
    """Villains discarded face up."""
    deck: list[int] = field(default_factory=list[int])
    """The Gadget deck, top card first."""
    lots: list[Lot] = field(default_factory=list[Lot])
    blanks: list[Blank] = field(default_factory=list[Blank])
    dice_used: list[DieUsed] = field(default_factory=list[DieUsed])
    turn: Turn | None = None
    places: list[int] = field(default_factory=list[int])
    """Seats in the order of their places in this Escape."""
    first_escape: list[int] = field(default_factory=list[int])
    arrivals: list[int] = field(default_factory=list[int])
    """Seats that are due in the Armory, in order."""
    visit: Visit | None = None
    leavers: list[int] = field(default_factory=list[int])
    """Seats that have left, the first one first."""
    ranks: list[list[int]] = field(default_factory=list[list[int]])
    """Final ranks, best first; empty until the game is over."""

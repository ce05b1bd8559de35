"""What eyes may see of a Breakout table: the typed View that alone leaves the engine (BR-188 to BR-190).

Every field is either public or belongs to the seat the view was built for. State itself is never shown.
"""

from dataclasses import dataclass
from typing import Literal

Shape = Literal["S", "C", "T"]
"""Square, Circle, Triangle. A Gadget space is written ``G`` on a track and counts as a Square (BR-009)."""

Phase = Literal["team choice", "race", "armory", "over"]


@dataclass(frozen=True, slots=True)
class VillainView:
    """A Villain in the race, its power public (BR-036).

    ``power`` is the slug of the text that is in force: the Villain's own slug, or the one Clayface copied (BR-172).
    """

    slug: str
    name: str
    text: str
    tokens: int
    blank: bool
    power: str
    morph: bool = False
    """True for the passing copy that Morph Powder gives until the end of the turn (BR-161)."""


@dataclass(frozen=True, slots=True)
class TeamView:
    """One team: where it stands and all that lies in front of its player (BR-190)."""

    seat: int
    status: Literal["choosing", "racing", "escaped", "left"]
    space: int
    """0 in Start, else the number of the space; kept at the last space once the team has Escaped."""
    place: int | None
    """Place in this Escape, 1 for the first, once the team has one."""
    villains: tuple[VillainView, ...]
    gadgets: int
    """How many Gadgets the hand holds: a public count (BR-149)."""
    chosen: bool
    """True when the team for this Escape has been picked but not yet revealed (BR-035)."""
    loses_turn: bool
    extra_turns: int
    fog: bool
    """True while a Fog Generator of this team is in force (BR-157)."""
    prediction: Shape | None
    """Egghead's prediction in this turn (BR-073)."""
    named: Shape | None
    """Cluemaster's shape that still waits for a turn to end (BR-267)."""
    contract: int | None
    """The seat that Deathstroke watches, if any (BR-268)."""


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile of the track as it lies: ``spaces`` are 12 letters of S, G, C, T in running order (BR-030)."""

    slug: str
    name: str
    spaces: str
    turned: bool


@dataclass(frozen=True, slots=True)
class ArmoryPlace:
    """A used place of the Armory: how many Gadgets it draws and keeps, and who took it (BR-132)."""

    number: int
    draw: int
    keep: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class GadgetView:
    """A Gadget card that its owner sees. ``id`` tells two copies apart."""

    id: int
    slug: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class HandView:
    """What one seat alone sees (BR-188)."""

    seat: int
    villains: tuple[VillainView, ...]
    """Villains in hand: all five before the first team choice, later those that are left."""
    picked: tuple[str, ...]
    """Slugs picked for this Escape and not yet revealed."""
    gadgets: tuple[GadgetView, ...]
    drawn: tuple[GadgetView, ...]
    """Gadgets drawn in the Armory of which some must go back (BR-135)."""
    secret_die: int | None
    """The Riddler's true number, while a Riddle is on (BR-191)."""
    secret_dice: tuple[int, ...] = ()
    """The same, two numbers as long as Bane's player has not chosen (BR-207)."""


@dataclass(frozen=True, slots=True)
class RollView:
    """The roll of the turn as far as it is public: from the die to the number of spaces (BR-084)."""

    dice: tuple[int, ...]
    """Dice that lie open; empty before the roll and while a Riddle is secret."""
    source: str
    """``die``, ``riddle``, ``flight``, or the slug of the Villain or Gadget that gave the Autoroll."""
    claim: int | None
    total: int | None
    """The number of spaces, as far as it has been worked out."""
    first: int | None = None
    """Falcone's locked first die, once a second one is rolled (BR-094)."""


@dataclass(frozen=True, slots=True)
class BreakoutView:
    """The whole table as one seat (or nobody: ``hand`` is None) sees it."""

    phase: Phase
    escape: int
    """1 or 2."""
    round: int
    active: int | None
    """Seat whose turn it is, if a turn is on."""
    first: int | None
    """Seat that took the first turn of this Escape."""
    tiles: tuple[TileView, ...]
    teams: tuple[TeamView, ...]
    """By seat, everybody who sat down, leavers too."""
    roll: RollView | None
    deck: int
    """Cards in the Gadget deck."""
    exchange: VillainView | None
    """The face-up Villain on the Armory tile; None in the second Escape."""
    armory_side: Literal["A", "B"] | None
    armory: tuple[ArmoryPlace, ...]
    first_escape: tuple[int, ...]
    """Seats in the order of their places in the first Escape, as far as known."""
    standings: tuple[tuple[int, ...], ...]
    """Final ranks, best first, seats of equal rank together; empty until the game is over."""
    race_on: bool
    hand: HandView | None
    played: tuple[GadgetView, ...] = ()
    """Gadgets shown in this turn, in order (BR-151)."""
    visitor: int | None = None
    """Seat that is in the Armory now."""
    start_space: int | None = None
    """Where the running turn started (BR-059)."""
    chill: int = 0
    """What rivals' powers take off the roll of this turn (BR-228)."""

"""What eyes may see of an Arkham table: the typed View that alone leaves the engine (AA-304).

Every field is either public or belongs to the seat the view was built for. State itself is never shown.
"""

from dataclasses import dataclass
from typing import Literal

Mode = Literal["free-for-all", "2v2", "weakest-link"]
Phase = Literal["setup", "turn", "end of turn", "between turns", "over"]


@dataclass(frozen=True, slots=True)
class CardView:
    """A card whose face is seen. ``id`` tells two copies apart."""

    id: int
    slug: str
    name: str
    types: tuple[str, ...]
    """Hero, Villain, Equipment, Location, Super Power, Hostage, Starter; none: a Weakness (AA-005)."""
    subtype: str
    """``Super Hero`` or ``Super-Villain`` on a Nemesis card, else empty."""
    level: int
    """Level of a Nemesis card, 0 on all others."""
    cost: int
    vp: int
    """VP value; with ``vp_icon`` 3 while the game runs (AA-009)."""
    vp_icon: bool
    bribe: int
    """Price on the Bribe banner in VP; 0: no banner."""
    text: str
    attack: bool
    """Whether it is an Attack card (AA-012)."""
    defense: bool
    ongoing: bool


@dataclass(frozen=True, slots=True)
class CharacterView:
    """An oversized Character."""

    slug: str
    name: str
    text: str
    starter: CardView | None
    """Its unique Starter, shown while it can be chosen (AA-031)."""
    face_up: bool = True


@dataclass(frozen=True, slots=True)
class RiddleView:
    """A Riddle token whose hidden side is seen."""

    number: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A card of the Line-Up with what it costs the active player now."""

    card: CardView
    slot: int
    """1 to 5."""
    row: int
    """1 for the top row, 2 and more below it (AA-200)."""
    buy: int
    """Power to pay (AA-340)."""
    bribe: int | None
    """VP to pay for a Bribe (AA-346); None without a banner."""


@dataclass(frozen=True, slots=True)
class SlotView:
    """A slot of the Line-Up: the cards of all its rows, the top row first, and whether a Riddle token lies on it."""

    number: int
    top_empty: bool
    cards: tuple[PlaceView, ...]
    marked: bool
    token: RiddleView | None
    """The token's hidden side, for The Riddler alone (AA-241)."""


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack of which at most the top is seen."""

    count: int
    top: CardView | None
    """None while the top card lies face down or there is none."""
    buy: int | None
    """Power that the top card costs the active player now; None if it cannot be bought."""
    levels: tuple[int, ...] = ()
    """Nemesis: the Level of each card, the top one first (public from setup)."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card a player controls. ``fresh``: played or Bribed this turn; ``bribed``: it lies next to the Bribe tile."""

    card: CardView
    fresh: bool
    bribed: bool
    used: bool
    """Whether its once-a-turn ability has been used this turn."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player: all that lies in front of them (AA-304)."""

    seat: int
    place: int
    """Place in turn order, 1 for P1."""
    left: bool
    characters: tuple[CharacterView, ...]
    dealt: tuple[CharacterView, ...]
    """Characters dealt in setup, until one is chosen."""
    vp: int
    deck: int
    hand: int
    discard: tuple[CardView, ...]
    """The discard pile, the top card last (AA-026)."""
    in_play: tuple[InPlay, ...]
    frozen: tuple[CardView, ...]
    draws_less: int
    """Cards fewer in the next draw of step 5 (AA-348)."""
    team: int = 0
    """Number of the team, 1 for the one that begins; 0 without teams."""
    mate: int | None = None
    """Seat of the teammate."""
    played_by_mate: bool = False
    """Whether the seat was left and the teammate plays it (SH-058)."""


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team of two (SH-011)."""

    number: int
    """1 for the team with turns 1 and 3, 2 for the other one."""
    seats: tuple[int, ...]
    """In turn order."""
    coffer: int
    """VP tokens on its Team Coffer (SH-045)."""
    passing: bool
    """Whether its Coffer waits to pass on the next card of cost 7 or less of the active player (SH-031)."""
    dealt: tuple[CharacterView, ...]
    """Characters dealt in setup, until both have chosen (SH-016)."""


@dataclass(frozen=True, slots=True)
class ScoreView:
    """The final count of one player (AA-258): VP tokens, VP of the cards, Nemesis cards, cards."""

    seat: int
    total: int
    tokens: int
    cards_vp: int
    nemeses: int
    cards: int
    coffer: int = 0
    """Weakest Link: tokens from the Team Coffer, in ``total`` (SH-050)."""


@dataclass(frozen=True, slots=True)
class TeamScoreView:
    """The final count of a team (SH-047, SH-051)."""

    team: int
    """Its number, 1 or 2."""
    seats: tuple[int, ...]
    total: int
    coffer: int
    other: int
    """Weakest Link: score of the stronger player, which breaks a tie; else 0 (SH-052)."""
    nemeses: int
    cards: int


@dataclass(frozen=True, slots=True)
class MateView:
    """The hand of the teammate, which the two show each other (SH-012)."""

    seat: int
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """What one seat alone sees."""

    seat: int
    cards: tuple[CardView, ...]
    riddles: tuple[RiddleView, ...]
    """Tokens on slots, for The Riddler."""
    knows: tuple[int, ...]
    """Ids of hidden cards that this seat has seen where they lie; for the undo gate, not for boards."""
    mate: MateView | None = None
    """The teammate's hand; None without teams."""


@dataclass(frozen=True, slots=True)
class ArkhamView:
    """The whole table as one seat (or nobody: ``hand`` is None) sees it."""

    phase: Phase
    turn: int
    """Number of the turn, 0 in setup."""
    round: int
    active: int | None
    order: tuple[int, ...]
    """Seats in turn order, P1 first, leavers left out."""
    power: int
    """Power left in this turn."""
    slots: tuple[SlotView, ...]
    main_deck: int
    nemeses: tuple[StackView, ...]
    """One stack; one for each team in a team game, in their order. ``buy`` is only set on the active player's."""
    henchmen: StackView
    weaknesses: StackView
    hostages: StackView
    destroyed: tuple[CardView, ...]
    removed: tuple[CardView, ...]
    """Nemesis cards that were Released (AA-225)."""
    players: tuple[PlayerView, ...]
    """By seat, everybody who sat down, leavers too."""
    riddler: int | None
    """Seat of The Riddler."""
    riddle_stack: int
    riddles_read: tuple[RiddleView, ...]
    """Resolved tokens on the Riddle discard pile."""
    riddles_unread: int
    """Tokens discarded without being turned up (AA-248)."""
    draft: tuple[CharacterView, ...]
    """Characters that can still be drafted (AA-054)."""
    length: Literal["standard", "short", "extended"]
    scores: tuple[ScoreView, ...]
    """The final count, best first; empty until the game is over."""
    standings: tuple[tuple[int, ...], ...]
    """Final ranks, best first, seats of equal rank together; empty until the game is over."""
    causes: tuple[str, ...]
    """Why the game ended: ``nemesis``, ``main deck``, ``quiet``, ``alone``, ``decision`` (AA-255)."""
    hand: HandView | None
    mode: Mode = "free-for-all"
    teams: tuple[TeamView, ...] = ()
    """The team that begins, then the other one; empty without teams."""
    team_scores: tuple[TeamScoreView, ...] = ()
    """The final count of the teams, best first; empty until the game is over."""

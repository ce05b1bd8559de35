"""The whole truth about an Arkham table: plain records of ints, strings and lists.

Cards are ints. ``printed`` says which design each of them is; zones are lists of ints, the top card first, the
discard pile the other way round. Characters are known by slug, Riddle tokens by their number 1 to 8.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

NONE = -1
"""Where a card, token or seat could be, and none is."""

Length: TypeAlias = Literal["standard", "short", "extended"]

Mode: TypeAlias = Literal["free-for-all", "2v2", "weakest-link"]
"""Everybody for themselves, or two teams of two with the usual or the Weakest Link count (SH-011, SH-049)."""

Kind: TypeAlias = Literal["mixed", "heroes", "villains"]
"""What a Nemesis stack is made of (AA-038, SH-013)."""

Phase: TypeAlias = Literal[
    "new", "characters", "starters", "deal",
    "begin", "main", "action",
    "put-away", "end-abilities", "clear", "draw-up", "refill", "flip-nemesis", "flip-hostage", "pass-on",
    "over",
]  # fmt: skip
"""What is due next. ``main``: between two actions; ``action``: in the middle of one; then steps 2 to 9."""


@dataclass(slots=True)
class Player:
    """A player and all their zones (AA-021)."""

    seat: int
    characters: list[str] = field(default_factory=list[str])
    dealt: list[str] = field(default_factory=list[str])
    """Characters to choose from in setup."""
    face_down: bool = False
    """True while the Characters' abilities are off (SH-054)."""
    starter: str = ""
    """Unique Starter chosen in setup; empty: the Character's own (AA-058)."""
    vp: int = 0
    """VP tokens, one number (AA-180)."""
    deck: list[int] = field(default_factory=list[int])
    hand: list[int] = field(default_factory=list[int])
    pile: list[int] = field(default_factory=list[int])
    """The discard pile, the top card last."""
    play: list[int] = field(default_factory=list[int])
    """The play zone, Ongoing cards of earlier turns first; Bribed cards lie elsewhere (AA-024)."""
    frozen: list[int] = field(default_factory=list[int])
    draws_less: int = 0
    left: bool = False
    played_by_mate: bool = False
    """True when the seat was left in a team game: the teammate makes its decisions (SH-058)."""


@dataclass(slots=True)
class Team:
    """A team of two: the odd one takes turns 1 and 3, the even one 2 and 4 (SH-014)."""

    seats: list[int]
    """Its two seats, the one with the lower number first; the same place in ``nemeses`` holds its stack."""
    coffer: int = 0
    """VP tokens on its Team Coffer (SH-028)."""
    dealt: list[str] = field(default_factory=list[str])
    """The three Characters to choose from in setup (SH-016)."""


@dataclass(slots=True)
class Slot:
    """A slot of the Line-Up (AA-200): its top place, the lower ones in their order, its Riddle token."""

    top: int = NONE
    lower: list[int] = field(default_factory=list[int])
    token: int = NONE


@dataclass(slots=True)
class Stack:
    """A Nemesis stack: the top card first, ``up`` while it lies face up."""

    cards: list[int] = field(default_factory=list[int])
    up: bool = False


@dataclass(slots=True)
class Trigger:
    """A triggered ability that waits until the running action is complete (AA-107).

    ``task`` is the kind of Task that settles it. A Riddle token has its number in ``token`` and in ``this`` the card
    taken from its slot; else ``this`` is the card that bears the text.
    """

    task: str
    seat: int
    this: int
    token: int = NONE


@dataclass(slots=True)
class ThisTurn:
    """What holds for one turn only."""

    power: int = 0
    deeds: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """Cards by what was done with them and by whom, in order: ``play0``, ``destroy2``, ``gain1`` ... (AA-082)."""
    used: list[str] = field(default_factory=list[str])
    """Abilities used: a card's number or a Character's slug (AA-081)."""
    lasting: list[str] = field(default_factory=list[str])
    """Designs whose "this turn" text is in force for the active player, one entry for each time it was produced."""
    passing: bool = False
    """The next card of cost 7 or less that the active player would gain goes to the teammate (SH-031)."""
    decisions: int = 0
    chain: int = 0
    """Triggered abilities of the running action (AA-324)."""


@dataclass(slots=True)
class Score:
    """The final count of one player (AA-258 to AA-262)."""

    seat: int
    total: int
    tokens: int
    cards_vp: int
    nemeses: int
    cards: int
    coffer: int = 0
    """Tokens from the Team Coffer, where it is split (SH-050); they are in ``total``."""


@dataclass(slots=True)
class TeamScore:
    """The final count of one team, its place in ``ArkhamState.teams`` being ``team`` (SH-047 to SH-052)."""

    team: int
    total: int
    coffer: int
    other: int
    """Weakest Link: the score of its stronger player, which breaks a tie; else 0 (SH-052)."""
    nemeses: int
    cards: int


@dataclass(slots=True)
class ArkhamState:
    """An Arkham table."""

    printed: str
    """The designs in the box with their copies, in the order of the card numbers: ``punch*24,vulnerability*12,...``."""
    length: Length = "standard"
    draft: bool = False
    mode: Mode = "free-for-all"
    chosen_teams: bool = False
    """Seats 0 and 1 are a team, and so are 2 and 3; else teams are drawn."""
    own_starters: bool = True
    """False: every Character is played as one without a unique Starter of its own (AA-058)."""
    stacks: list[Kind] = field(default_factory=lambda: ["mixed"])
    """What each Nemesis stack is made of."""
    nemesis_box: str = ""
    """The box that all Nemesis cards come from; empty: all boxes (SH-006)."""
    phase: Phase = "new"
    order: list[int] = field(default_factory=list[int])
    """Seats in turn order, P1 first (AA-028)."""
    turn: int = 0
    active: int = 0
    now: ThisTurn = field(default_factory=ThisTurn)
    players: list[Player] = field(default_factory=list[Player])
    teams: list[Team] = field(default_factory=list[Team])
    """The odd team, then the even one; empty in a free-for-all."""
    pool: list[str] = field(default_factory=list[str])
    """Characters that can still be drafted (AA-054)."""
    main: list[int] = field(default_factory=list[int])
    lineup: list[Slot] = field(default_factory=list[Slot])
    bribed: list[int] = field(default_factory=list[int])
    """Cards next to the Bribe tile, in Bribed order (AA-024)."""
    nemeses: list[Stack] = field(default_factory=list[Stack])
    """One stack; in a team game one for each team, in their order (SH-018)."""
    henchmen: list[int] = field(default_factory=list[int])
    weaknesses: list[int] = field(default_factory=list[int])
    hostages: list[int] = field(default_factory=list[int])
    hostage_up: bool = False
    destroyed: list[int] = field(default_factory=list[int])
    removed: list[int] = field(default_factory=list[int])
    box: list[int] = field(default_factory=list[int])
    """Cards of setup that take no part (AA-025)."""
    riddler: int = NONE
    """The seat of The Riddler."""
    riddles: list[int] = field(default_factory=list[int])
    riddles_read: list[int] = field(default_factory=list[int])
    riddles_unread: list[int] = field(default_factory=list[int])
    riddles_seen: dict[int, int] = field(default_factory=dict[int, int])
    """Tokens that a seat besides The Riddler has seen (AA-347), as in ``known``."""
    borrowed: dict[int, int] = field(default_factory=dict[int, int])
    """Owners of cards in play that belong to somebody else than their controller (AA-173)."""
    known: dict[int, int] = field(default_factory=dict[int, int])
    """Hidden cards and who knows where they lie: one bit for each seat."""
    triggers: list[Trigger] = field(default_factory=list[Trigger])
    leaving: list[int] = field(default_factory=list[int])
    """Seats that leave as soon as the running action is complete (AA-315)."""
    leavers: list[int] = field(default_factory=list[int])
    """Seats that have left, the first one first."""
    quiet: int = 0
    """Turns in a row in which nobody bought or Bribed a card (AA-327)."""
    causes: list[str] = field(default_factory=list[str])
    scores: list[Score] = field(default_factory=list[Score])
    team_scores: list[TeamScore] = field(default_factory=list[TeamScore])
    ranks: list[list[int]] = field(default_factory=list[list[int]])
    """Final ranks, best first; empty until the game is over."""

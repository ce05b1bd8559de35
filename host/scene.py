"""What the cogs are given to render: facts, views and Texts, never a State and never a Discord object.

A ``Scene`` may be shown to everybody; a ``HandScene`` to the holder of its seat alone. Names are filled in when a Text
is rendered, so that a person who is forgotten is forgotten in old lines too: ``render(line, names(table, game))``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from engine import Face, Game, Json, Names, Text

Place: TypeAlias = Literal["thread", "here"]
Status: TypeAlias = Literal["open", "running", "paused", "finished", "ended"]
Pace: TypeAlias = Literal["live", "12h", "24h", "3d", "none"]
Windows: TypeAlias = Literal["quick", "poker"]
Leavers: TypeAlias = Literal["computer", "leaves"]
DmState: TypeAlias = Literal["untested", "open", "closed"]
By: TypeAlias = Literal["person", "computer", "order", "timeout", "moderator"]

FORMER = "a former player"


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user who does something now: id, the name shown on that server, language if known."""

    id: int
    name: str
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """What is agreed when a table is opened.

    ``place``: a public thread of its own under ``channel_id``, or *here*: in that channel, or in ``thread_id`` if the
    table was opened in a thread. ``options`` are the game's own; those left out have their defaults.
    """

    guild_id: int
    channel_id: int
    game: str
    thread_id: int | None = None
    place: Place = "thread"
    options: Mapping[str, Json] = field(default_factory=dict[str, Json])
    pace: Pace = "none"
    windows: Windows = "quick"
    leavers: Leavers = "computer"
    language: str | None = None
    """What the table speaks to all, as Discord names it; None: English."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One place at a table as everybody may know it."""

    seat: int
    name: str
    person_id: int | None
    computer: str | None
    """The level of the computer that plays it, if one does."""
    leaving: bool
    """Its holder has resigned and goes as soon as what is half done is settled; until then defaults are played."""
    left: bool
    """It has left the game for good: nobody plays it."""
    vacant: bool
    """A leaver's seat: the computer plays it until somebody takes it with ``join``."""
    stand_in: bool = False
    """A computer plays for its holder until the holder is back."""
    late: bool = False
    """Its holder's time has run out; never while a reaction window is open."""
    due_at: float | None = None
    """When its holder's time runs out, if a clock runs; None while a reaction window is open."""


@dataclass(frozen=True, slots=True)
class PollInfo:
    """Something that people decide.

    ``topic``: about those whose time ran out (``late``), another speed (``speed``), taking the table back (``undo``),
    two who might swap seats (``swap``), somebody who is invited (``invite``).
    """

    topic: str
    ask: int
    """The ask that it is about, the journal number at which it was asked, or the invitation's number; 0 for none."""
    subject: str
    """The speed proposed, or the journal number of the moment to go back to; empty for ``late``."""
    deciders: tuple[int, ...]
    """Seats that may vote."""
    votes: Mapping[int, str]
    """What each seat has chosen."""
    by: int | None = None
    """The seat that has asked for it, if one has."""
    turn: int = 0
    """The turn to go back to."""
    line: Text | None = None
    """What had just happened at the moment to go back to."""
    person_id: int | None = None
    """Who is invited."""
    offered: int | None = None
    """The seat that is handed over to whoever is invited."""
    why: str = ""
    """Why the table is to go back, in the words of whoever asks."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """All public facts of a table. Times are unix seconds.

    Nothing in it moves when somebody answers in a reaction window: that would tell who was asked.
    """

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    place: Place
    game: str
    """Slug of the game; the host knows its rules, or the table could not be loaded."""
    status: Status
    fault: Text | None
    """Why nothing happens by itself any more, and what a moderator can do."""
    options: Mapping[str, Json]
    pace: Pace
    windows: Windows
    leavers: Leavers
    host_person_id: int | None
    """Who opened it."""
    seats: tuple[SeatInfo, ...]
    people: Mapping[int, str]
    """Names of the persons that hold seats or that a Text shown with this table names."""
    commitments: tuple[str, ...]
    """SHA-256 of each dice key, in the order in which the keys came into use."""
    keys: tuple[str, ...]
    """The keys themselves; empty until the game is over."""
    standings: tuple[tuple[int, ...], ...] | None
    """Final ranks, best first, seats of equal rank together; None until the game is over."""
    created_at: float
    started_at: float | None
    ended_at: float | None
    polls: tuple[PollInfo, ...] = ()
    """What is being decided."""
    language: str | None = None
    """What it speaks to all, as Discord names it; None: English."""

    @property
    def place_id(self) -> int:
        """The channel or thread in which the table is played."""
        return self.thread_id if self.thread_id is not None else self.channel_id

    @property
    def over(self) -> bool:
        """Whether it was played to the end or ended."""
        return self.status in ("finished", "ended")

    @property
    def deserted(self) -> bool:
        """Whether it waits because computers play for all its people."""
        held = [seat for seat in self.seats if seat.person_id is not None and not seat.left and not seat.leaving]
        return bool(held) and all(seat.stand_in for seat in held)

    def held_by(self, person_id: int) -> SeatInfo | None:
        """The seat that a person holds: one person has at most one at a table."""
        return next((seat for seat in self.seats if seat.person_id == person_id and not seat.left), None)


def names(table: TableInfo, game: Game[Any, Any], translate: Callable[[str], str] = str) -> Names:
    """How the Texts of a table name things: seats, persons, and what the game itself has names for."""

    def name(kind: str, value: Json) -> str | Text:
        if kind == "seat":
            return next((seat.name for seat in table.seats if seat.seat == value), translate(FORMER))
        if kind == "person":
            return table.people.get(value, translate(FORMER)) if isinstance(value, int) else translate(FORMER)
        known = str(value) if kind == "word" else game.named(kind, value)
        if isinstance(known, str):
            return translate(known)
        return known if known is not None else str(value)

    return name


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as everybody may see it.

    ``view`` is the game's view for an onlooker; None before the start, and when the game cannot be shown (a fault).
    """

    table: TableInfo
    view: Any
    face: Face | None
    """The open ask as an onlooker sees it: ``awaited`` is None while a reaction window is open."""
    turn: int
    recent: tuple[Text, ...]
    """The newest public log lines of this turn, oldest first."""
    held: tuple[Text, ...] = field(default=(), compare=False)
    """Those of them that no message of their own tells yet: the panel does."""


@dataclass(frozen=True, slots=True)
class HandScene:
    """A table as one seat sees it: for its holder alone."""

    table: TableInfo
    seat: int
    view: Any
    face: Face | None
    """The open ask; ``mine`` is what this seat can answer now."""
    turn: int
    private: tuple[Text, ...]
    """The newest log lines of this turn that not everybody may read, oldest first."""
    may_undo: bool
    """Whether this seat may take back its last answer by itself."""
    orders: Mapping[str, str] = field(default_factory=dict[str, str])
    """Standing orders in force: choice by kind of window."""
    last: bool = False
    """Of several seats asked this is the last one that is waited for; never in a reaction window."""


@dataclass(frozen=True, slots=True)
class PlannedMove:
    """A planned move of one's own; ``move`` and ``until`` are ids of the game's choices."""

    number: int
    move: str
    until: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a table's log. ``private``: not everybody may read it. ``undone``: it was taken back later.

    ``opens``: with it somebody's turn begins.
    """

    seq: int
    at: float
    text: Text
    private: bool
    undone: bool
    opens: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list. ``awaited``: seats that are waited for; None while a reaction window is open.

    ``mine`` is whether it waits for the person who asked for the list; then ``due_at`` is when their time runs out
    (None: no clock, or it has run out), and ``last`` whether of several seats asked theirs is the last one.
    """

    table: TableInfo
    awaited: tuple[int, ...] | None
    mine: bool
    due_at: float | None = None
    last: bool = False
    panel: tuple[int, int] | None = None
    """Where its panel stands: channel and message; None if it has none."""


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A moment to which a table can be taken back: right after ``line`` was told; ``silent``: after a later step.

    Such a step told nobody anything. Without a line it is the start.
    """

    seq: int
    turn: int
    at: float
    line: Text | None
    silent: bool = False


@dataclass(frozen=True, slots=True)
class AuditLine:
    """Something that a moderator or the host of the bot did."""

    at: float
    table_id: int | None
    person_id: int | None
    name: str
    act: str
    reason: str
    seat: int | None = None
    """The seat that it is about, if it is about one."""
    about: str | None = None
    """The name of the person that it is about, if it is about one."""
    computer: str | None = None
    """The level of the computer that got the seat, if one did."""
    settings: Mapping[str, Json] = field(default_factory=dict[str, Json])
    """What was set for the server, by name: ``role``, ``openers`` or ``channels`` (an id, with ``allowed``),
    ``most_tables``, ``most_each``, ``language``."""


@dataclass(frozen=True, slots=True)
class PersonInfo:
    """What the bot keeps of a person. ``locale``: the language of their Discord when they last did something."""

    id: int
    name: str
    dm_state: DmState
    settings: Mapping[str, Json]
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class GuildInfo:
    """What the bot keeps of a server."""

    id: int
    mod_role_id: int | None
    settings: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Reply:
    """What a person is told after something was done and saved: one sentence.

    ``lines`` are the log lines that came of it, as far as this person may read them.
    """

    text: Text
    table_id: int | None = None
    lines: tuple[Text, ...] = ()

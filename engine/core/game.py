"""What a rule set has to bring along to be played in the house."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

from pydantic import BaseModel

from engine.core.ask import Face
from engine.core.dice import Dice
from engine.core.errors import Refused
from engine.core.event import Event
from engine.core.play import Play
from engine.core.task import Tasks
from engine.core.text import Json, Text, text

S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

Provenance: TypeAlias = Literal["rulebook", "named", "house"]


# Kinds of the second sort of journal entry. Games may have more of their own (a gift of money).
LEAVE = "leave"
"""A seat leaves the game for good."""
SKIP = "skip"
"""The Task at the head of the agenda is dropped from its own start. With ``of`` (a seat) and ``picks`` of an answer
that failed: that answer is carried out, and each Task that fails of it is dropped instead.
"""
REWIND = "rewind"
"""The Task at the head starts again: its rules changed."""
RESEED = "reseed"
"""A new dice key (``args["key"]``, 32 hex digits) from here on."""
END = "end"
"""The game ends here, by decision of people."""

OWN = "own"
"""Kind of an event that ``Game.stopped`` alone is told: a person has answered the ask ``key`` for their seat ``who``.

Of answers in a window it is told nothing.
"""


@dataclass(frozen=True, slots=True)
class Verb:
    """Something people do in a game: a subcommand of the game's slash command group.

    ``picks`` names what is picked (``"villain"``); None for a verb that needs no more words (``roll``).
    ``most`` is how many may be picked at once.
    """

    name: str
    description: str
    picks: str | None = None
    most: int = 1


@dataclass(frozen=True, slots=True)
class OrderChoice:
    """A standing order that a seat can set for a kind of window."""

    id: str
    label: Text


ASK = OrderChoice("ask", text("Ask me"))
"""No order at all: the owner answers."""


@dataclass(frozen=True, slots=True)
class OrderKind:
    """A kind of ask that standing orders may answer. The first choice is where everybody starts."""

    window: str
    title: Text
    choices: tuple[OrderChoice, ...]


@dataclass(frozen=True, slots=True)
class Intent:
    """What a planned move comes to at an open ask: ``picks``, or nothing; ``over``: the move is off the list."""

    picks: tuple[str, ...] | None
    over: bool


@dataclass(frozen=True, slots=True)
class Gift:
    """What players may give to each other beside the game's questions: a Command with ``to`` and ``amount``."""

    kind: str
    """Kind of the Command."""
    what: str
    """Its name in the words of the game: ``Money``."""


@dataclass(frozen=True, slots=True)
class Component:
    """Something printed, as ``/card`` shows it: its ``text`` in force, ``facts`` as short label and value pairs."""

    slug: str
    name: str
    sort: str
    """What it is, in the words of the game: ``Villain``, ``Gadget``, ``Tile``."""
    text: str
    provenance: Provenance
    facts: tuple[tuple[str, str], ...] = ()


class Computer(Protocol[V_contra]):
    """A computer player: sees what a person in its seat sees, nothing else, and returns option ids."""

    def __call__(self, view: V_contra, face: Face, dice: Dice) -> tuple[str, ...]:
        """Answer ``face.mine``; ``dice`` is the player's own, never the table's."""
        ...


class Planning(Protocol[V_contra]):
    """A module of a game that knows its planned moves. What its functions return, ``Game`` says."""

    STOPS: tuple[OrderChoice, ...]
    """Until when moves can be planned."""

    def plannable(self, view: V_contra) -> tuple[OrderChoice, ...]:
        """See ``Game.plannable``."""
        ...

    def planned(self, view: V_contra, face: Face, move: str) -> Intent | None:
        """See ``Game.planned``."""
        ...

    def stopped(self, view: V_contra, event: Event, move: str, until: str) -> bool:
        """See ``Game.stopped``."""
        ...

    def move_name(self, move: str) -> Text | None:
        """See ``Game.move_name``."""
        ...


class Game(Generic[S, V]):
    """A rule set. One instance per game, without state of its own."""

    slug: ClassVar[str]
    name: ClassVar[str]
    code: ClassVar[str]
    """Prefix of its rule IDs."""
    pitch: ClassVar[str]
    """One sentence for somebody who has never heard of it."""
    outline: ClassVar[tuple[str, ...]] = ()
    """How it is played, in a few sentences for somebody who will not read the rules."""
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    schema: ClassVar[int]
    state_type: ClassVar[type[Any]]
    options_type: ClassVar[type[BaseModel]]
    """What can be agreed before a game begins; every field has a default and a description."""
    tasks: ClassVar[Tasks]
    verbs: ClassVar[tuple[Verb, ...]]
    orders: ClassVar[tuple[OrderKind, ...]] = ()
    planning: ClassVar[Planning[Any] | None] = None
    """What can be planned; None: nothing."""
    upgrades: ClassVar[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """From schema n to n + 1: takes and returns the saved document as plain JSON."""
    gift: ClassVar[Gift | None] = None
    """What may be given away; None: nothing."""
    computers: ClassVar[dict[str, Computer[Any]]] = {}
    components: ClassVar[tuple[Component, ...]] = ()

    def blank(self, seats: int, options: BaseModel) -> S:
        """The state before anything has happened."""
        raise NotImplementedError

    def play(self, state: S, seats: int, dice: Dice, quick: bool) -> Play[S]:
        """The context in which effects of this game run."""
        return Play(state, seats, dice, self.tasks, quick)

    def resume(self, play: Any) -> None:
        """Push what is due when the agenda has run empty and the game is not over (at the start, after a skip)."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """What this seat (None: an onlooker) may see, built field by field."""
        raise NotImplementedError

    def views(self, state: S) -> Iterator[V]:
        """The views of an onlooker and of every seat, in this order; a game may build once what they share."""
        for watcher in (None, *range(self.seats(state))):
            yield self.view(state, watcher)

    def identities(self, view: V) -> frozenset[str]:
        """Names of the hidden things that a view shows (cards by id): undo stops where one of them was learnt."""
        raise NotImplementedError

    def resample(self, state: S, seat: int | None, dice: Dice) -> S:
        """A copy that this seat cannot tell from ``state``: all that it cannot know dealt anew."""
        raise NotImplementedError

    def problems(self, state: S) -> list[str]:
        """Every broken invariant of a state, as sentences; empty when all is well."""
        raise NotImplementedError

    def standings(self, state: S) -> list[list[int]] | None:
        """Final ranks, best first, seats of equal rank together; None while the game is on."""
        raise NotImplementedError

    def points(self, state: S) -> Mapping[int, int]:
        """What was counted at the end, by seat; a seat that was not counted is missing, and so are all of a race."""
        return {}

    def seats(self, state: S) -> int:
        """How many seats the table began with."""
        raise NotImplementedError

    def turn(self, state: S) -> int:
        """A number that grows with every turn: snapshots of older turns are thinned by it."""
        raise NotImplementedError

    def leave(self, play: Any, seat: int) -> None:
        """A seat leaves for good: set the state right and push what follows. Tasks that lapse are told by ``due``.

        Raises Refused, before it changes anything, when the seat has left already.
        """
        raise NotImplementedError

    def due(self, state: S, kind: str, args: dict[str, Json]) -> bool:
        """Whether a Task in the agenda is still due after a seat left. Asked for each; default: all are."""
        return True

    def end(self, play: Any) -> None:
        """End the game here and now; afterwards ``standings`` are final."""
        raise NotImplementedError

    def command(self, play: Any, kind: str, seat: int | None, args: dict[str, Json]) -> None:
        """A command of this game's own. Raises Refused, before it changes anything, when it is not legal now."""
        raise Refused(text("This game has no such thing."))

    def givable(self, view: V) -> tuple[int, tuple[int, ...]]:
        """How much the seat of this view can give away now, and to which seats."""
        return 0, ()

    def order(self, view: V, face: Face, choice: str) -> tuple[str, ...] | None:
        """What a standing order answers to an open ask, or None to ask its owner."""
        return None

    @property
    def stops(self) -> tuple[OrderChoice, ...]:
        """Until when moves can be planned; none: nothing can be planned in this game."""
        return self.planning.STOPS if self.planning is not None else ()

    def plannable(self, view: V) -> tuple[OrderChoice, ...]:
        """The moves that the seat of this view can plan now, by ids that mean the same when its turn comes."""
        return self.planning.plannable(view) if self.planning is not None else ()

    def planned(self, view: V, face: Face, move: str) -> Intent | None:
        """What a planned move does at an open ask that is no window; None: nothing here, its owner is asked.

        After an Intent without picks the next planned move is tried; ``over`` takes the move off the list.
        """
        return self.planning.planned(view, face, move) if self.planning is not None else None

    def stopped(self, view: V, event: Event, move: str, until: str) -> bool:
        """Whether this event takes a planned move of the seat of this view off its list, by the condition it has set.

        The view is that of the position to which the answer or command has led that told of the event. Events are those
        of the game, and one of kind ``OWN`` where a person has answered.
        """
        return self.planning is not None and self.planning.stopped(view, event, move, until)

    def move_name(self, move: str) -> Text | None:
        """What a planned move is called, whether it can be planned now or not; None if that is no move of the game."""
        return self.planning.move_name(move) if self.planning is not None else None

    def named(self, kind: str, value: Json) -> str | Text | None:
        """The name of a card, shape or other thing of this game in a Text; None if the kind is not the game's.

        A Text where the name has a number in it.
        """
        return None

    def component(self, slug: str) -> Component | None:
        """The component with this slug."""
        for component in self.components:
            if component.slug == slug:
                return component
        return None

    def seat_range(self) -> Sequence[int]:
        """Numbers of seats it can be played with."""
        return range(self.least_seats, self.most_seats + 1)

    def partners(self, options: BaseModel) -> tuple[tuple[int, ...], ...]:
        """Seats that were agreed to play together as teams; empty without teams, or if these are drawn."""
        return ()

    def teams(self, state: S) -> Sequence[Sequence[int]]:
        """The seats of each team that plays together; empty in a game of everybody alone."""
        return ()

    def seats_with(self, options: BaseModel) -> Sequence[int]:
        """Numbers of seats it can be played with under these options, the least first."""
        return self.seat_range()

    def orders_with(self, options: BaseModel) -> Sequence[OrderKind]:
        """The kinds of asks that can come up under these options: for those standing orders can be given."""
        return self.orders

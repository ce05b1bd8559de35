"""What a Villain's power is to the rules: a text, and answers to named hook points.

A power of the register is a class. ``Board.powers(seat)`` is the one query for the powers that act now for a team: it
binds a class to the card that bears it, so a copied, a borrowed and a printed power are the same thing to every rule.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from engine.breakout.state import Roll, VillainCard
from engine.core.event import Event
from engine.core.game import Provenance
from engine.core.record import record
from engine.core.task import Effect
from engine.core.text import Json, Text, text

if TYPE_CHECKING:
    from engine.breakout.board import Board
    from engine.breakout.race import Race


@record
class Use:
    """Something that can be done in the window that is open: ``target`` is a slug, a seat or empty.

    ``must``: it has to be done before the window closes (BR-069).
    """

    target: str
    label: Text
    note: Text | None = None
    must: bool = False


@record
class Change:
    """A number to which a power can turn the die, and the tokens it takes (BR-088)."""

    to: int
    cost: int = 0


class Power:
    """A power bound to a team and to the card that bears it. Every hook does nothing unless a Villain says otherwise.

    Hooks are called for acting powers only: never for a blank Villain, never for a team that is not racing.
    """

    slug: ClassVar[str]
    name: ClassVar[str]
    text: ClassVar[str]
    starting_tokens: ClassVar[int]
    provenance: ClassVar[Provenance]

    begins_first: ClassVar[bool] = False
    """Its "When the Escape begins" comes before that of all others (BR-040)."""
    begins_with_a_choice: ClassVar[bool] = False
    """Its "When the Escape begins" asks its player, so it comes after those of the same team that do not (BR-293)."""
    foretells: ClassVar[bool] = False
    """A shape is predicted before the roll (BR-073)."""
    dice: ClassVar[int] = 1
    """How many dice are rolled for one to be chosen (BR-086)."""
    rerolled_as_a_die: ClassVar[bool] = False
    """When its Autoroll is rerolled a die must be rolled, no other Autoroll will do (BR-080)."""
    riddles: ClassVar[bool] = False
    """The die may be rolled in secret and claimed (BR-207)."""
    second_die: ClassVar[bool] = False
    """A second die may be rolled (BR-089)."""
    coin: ClassVar[bool] = False
    """A coin may be tossed to double or halve the roll (BR-090)."""
    spends_on_roll: ClassVar[bool] = False
    """Tokens may be spent to add to the roll (BR-091)."""
    immune: ClassVar[bool] = False
    """Other teams cannot move this team back, take its turn or blank the bearer (BR-260)."""
    moves_someone: ClassVar[bool] = False
    """Its end-of-turn effect moves a pawn, so its place in the order can matter (BR-115)."""
    looks_at_places: ClassVar[bool] = False
    """Its end-of-turn effect depends on where pawns stand."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: VillainCard) -> None:
        self.seat = seat
        self.card = card

    # what texts are written with

    @property
    def tokens(self) -> int:
        """Tokens on the card."""
        return self.card.tokens

    @property
    def key(self) -> str:
        """Tells the bearing card from all others in the race."""
        return self.card.key

    def spend(self, t: "Race", count: int = 1) -> None:
        """Take tokens off the bearing card (BR-042, BR-043)."""
        t.act()
        if self.card.tokens < count:
            raise ValueError(f"{self.card.slug} has {self.card.tokens} tokens, not {count}")
        self.card.tokens -= count

    def gain(self, t: "Race", count: int = 1) -> None:
        """Put tokens on the bearing card."""
        t.act()
        self.card.tokens += count

    def fresh(self, t: "Race", window: str) -> bool:
        """Whether this power has not been used in this window of this turn (BR-044)."""
        return f"{window}:{self.key}" not in t.turn.used

    def say(self, t: "Race", id: str, **values: Json) -> None:
        """Tell what this power did: a sentence that may use ``{who:seat}`` and ``{villain:villain}``."""
        t.tell(Event("power", Text(id, {"who": self.seat, "villain": self.slug, **values})))

    # the Escape begins

    def escape_begins(self, t: "Race") -> Effect[None]:
        """When the Escape begins (BR-040)."""
        yield from ()

    # T1, start of turn

    def at_start(self, t: "Race") -> Iterable[Use]:
        """What can be done with it at the start of its team's turn (BR-070)."""
        return ()

    def start(self, t: "Race", target: str) -> None:
        """Do it."""

    def chills(self, t: "Race", seat: int) -> int:
        """What it subtracts from the roll of a rival that starts its turn now (BR-228)."""
        return 0

    # T2, how the die is made

    def autoroll(self, t: "Race") -> int:
        """The number its Autoroll gives, 0 if it has none now (BR-075)."""
        return 0

    def autorolled(self, t: "Race") -> None:
        """Its Autoroll has been chosen."""

    def flight(self, t: "Race") -> int:
        """How many spaces far a direct move may go instead of the roll, 0 if none can (BR-083)."""
        return 0

    # T4, after the roll

    def rerolls(self, t: "Race") -> bool:
        """Whether it can reroll a die of its own team now (BR-085)."""
        return False

    def reroll(self, t: "Race") -> None:
        """Pay for that reroll."""

    def forces(self, t: "Race") -> bool:
        """Whether it can have a rival's die rerolled now (BR-087)."""
        return False

    def force(self, t: "Race") -> None:
        """Pay for that reroll."""

    def changes(self, t: "Race", die: int) -> Iterable[Change]:
        """Numbers to which it can turn a die that shows ``die`` (BR-088)."""
        return ()

    def multiplies(self, t: "Race") -> int:
        """What the roll is multiplied by, always (BR-090)."""
        return 1

    def plus(self, t: "Race", roll: Roll) -> int:
        """What it adds to a roll of its team, real or imagined, whose ``die`` is known (BR-091)."""
        return 0

    # T5, the move

    def backward(self, t: "Race", die: int) -> int:
        """Spaces that the team moves backward instead of its roll (BR-227)."""
        return 0

    def skips(self) -> str:
        """The shape that the team's forward moves by steps leave out, if any (BR-101)."""
        return ""

    def blocks(self, t: "Board", mover: int) -> bool:
        """Whether a team that enters this team's space by steps must stop there (BR-233)."""
        return False

    def enters_gadget(self, t: "Race", space: int) -> None:
        """Its team has come to a Gadget space in its own turn, by steps, an Advance or a flight (BR-238)."""

    def passes(self, t: "Race", teams: list[int], forward: bool) -> None:
        """Its team has passed these teams (clockwise from its own), going forward or backward (BR-111)."""

    def passed(self, t: "Race", by: int) -> None:
        """Another team has passed its team (BR-107)."""

    def after_rival_die(self, t: "Race", seat: int, die: int) -> None:
        """A rival's move is over; its die showed this (BR-064)."""

    # T7, end of turn

    def at_end(self, t: "Race") -> Iterable[Use]:
        """What can or must be done with it at the end of its team's turn (BR-113)."""
        return ()

    def end(self, t: "Race", target: str) -> None:
        """Do it. It may push a Task as the last thing."""


REGISTER: dict[str, type[Power]] = {}
"""All powers by slug, in the order of the component list."""

P = TypeVar("P", bound=Power)


def slug_of(name: str) -> str:
    """``Ra's al Ghul`` becomes ``ras-al-ghul``; a leading The is dropped."""
    plain = name.removeprefix("The ").lower().replace("'", "").replace(".", "")
    return plain.replace(" ", "-")


def villain(name: str, *, tokens: int, provenance: Provenance) -> Callable[[type[P]], type[P]]:
    """Register a Villain. The docstring of the class is the text that players see, word for word."""

    def register(power: type[P]) -> type[P]:
        power.slug = slug_of(name)
        power.name = name
        power.text = " ".join((power.__doc__ or "").split())
        power.starting_tokens = tokens
        power.provenance = provenance
        REGISTER[power.slug] = power
        return power

    return register


def label(id: str, **values: Json) -> Text:
    """A label or note, as data."""
    return text(id, **values)

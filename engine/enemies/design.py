"""What is printed on boards and cards: text, numbers, and the code of each part of a text.

A design is a function under a decorator of its kind: its docstring is the printed text, word for word, its body is what
happens. The slug is the function's name with hyphens. Further parts hang on the design::

    @villain("The Joker", burns=(TOWER, BRIDGE), provenance="named")
    def joker(t: Turn) -> None:
        "When you Burn a Tower or a Bridge: gain 2 Infamy and 1 Money."
        t.infamy(2)
        t.money(1)


    @joker.weapon("Fake Revolver", can=lambda t: t.goons_in(t.here) > 0)
    def _joker(t: Turn) -> Effect[None]:
        "Move up to 3 Goons from your district to one adjacent district."
        yield from t.move_goons_of(3, (t.here,))

A Power Card, a Weapon and each part of an Event is a Task of its own, so that it can be stored and named when it fails.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

from engine.core.game import Provenance
from engine.core.task import Effect

if TYPE_CHECKING:
    from engine.enemies.board import Board
    from engine.enemies.turn import Turn

Part: TypeAlias = Callable[["Turn"], Effect[None] | None]
Now: TypeAlias = Callable[["Turn"], None]
"""A text that asks nobody."""
Can: TypeAlias = Callable[["Turn"], bool]
Ban: TypeAlias = Callable[["Board", str], bool]
"""Whether something is forbidden in a district."""
When: TypeAlias = Literal["turn", "arkham", "auto"]
Family: TypeAlias = Literal["batman", "robin", "batgirl", "gordon", "catwoman", "thorne"]


D = TypeVar("D", bound="Design")


@dataclass(slots=True)
class Design:
    """Something printed that has a name and a text."""

    slug: str
    name: str
    text: str
    provenance: Provenance


@dataclass(slots=True)
class VillainDesign(Design):
    """A Villain board: ``text`` is its Ability."""

    burns: tuple[str, ...]
    """Building types, and ``bridge``, whose Burning sets off the Ability (EG-101)."""
    ability: Part
    main: "WeaponDesign | None" = None
    supply: str = ""
    """``ice`` or ``greenhouse`` if that supply lies on this board (EG-035)."""
    copies: bool = False
    """Its Main Weapon uses other boards' Main Weapons, so it is never copied itself (EG-325)."""

    def weapon(self, name: str, *, can: Can | None = None) -> Callable[[Part], Part]:
        """Hang the Main Weapon on the board; its docstring is its text. ``can``: whether it could do something."""

        def register(use: Part) -> Part:
            slug = _slug(name)
            self.main = WeaponDesign(slug, name, _text(use), self.provenance, 0, 0, "turn", use, can or _always)
            _ = _named(self.main)
            return use

        return register

    @property
    def both_texts(self) -> str:
        """The Ability and the Main Weapon, in a line."""
        return f"{self.text} Main Weapon {self.main_weapon.name}: {self.main_weapon.text}"

    @property
    def main_weapon(self) -> "WeaponDesign":
        """The Main Weapon. Raises ValueError for a board without one."""
        if self.main is None:
            raise ValueError(f"{self.name} has no Main Weapon")
        return self.main


@dataclass(slots=True)
class WeaponDesign(Design):
    """A Weapon Card, or the Main Weapon of a board (no cost, no copies)."""

    cost: int
    copies: int
    when: When
    use: Part
    can: Can
    movement: int = 0
    """Movement it gives (EG-154)."""
    travels: bool = False
    """Whether it can move your Villain to another district by itself (EG-154)."""
    discards: bool = False
    """Whether its text discards it (EG-089)."""

    @property
    def way_out(self) -> bool:
        """Whether EG-154 counts it."""
        return self.travels or self.movement > 0


@dataclass(slots=True)
class PowerDesign(Design):
    """A Power Card; ``copies`` 0 marks a starting card, of which each player has one (EG-032)."""

    copies: int
    play: Part
    can: Can
    """Whether it may be played now, as far as its text says when."""
    works: Can
    """Whether anything of it could be done now; if not it may be played all the same (EG-085)."""
    movement: int = 0
    travels: "Callable[[Board, int], Sequence[str]] | None" = None
    """Districts where it can put the Villain of a seat, that where it stands too if it may stay (EG-154)."""

    @property
    def starting(self) -> bool:
        """Whether it is one of the six starting cards."""
        return self.copies == 0

    @property
    def way_out(self) -> bool:
        """Whether EG-154 counts it."""
        return self.travels is not None or self.movement > 0


@dataclass(slots=True)
class EventDesign(Design):
    """An Event Card. Its body is what happens in the Event Phase once the Heroes are placed; it asks nobody."""

    tier: int
    family: Family
    heroes: tuple[str, ...]
    """Heroes for each of whom a District Card is drawn, in order (EG-115)."""
    score: int
    """District Cards laid on the Score space (EG-124)."""
    fixed: tuple[str, ...]
    """Districts that score without a card."""
    now: Now
    note: str = ""
    """How it names what scores, if not by cards; shown to players."""
    tie: str = ""
    """The same while several tie of which one is chosen (EG-172); empty: all that are named score."""
    each_of: Part | None = None
    """What each player does, in Infamy Order, each as a Task (EG-074)."""
    from_last: bool = False
    """The players do so from last to first."""
    before_scoring: Now | None = None
    """What happens in the Score Phase before the districts are fixed (EG-168)."""
    names: "Callable[[Board], Sequence[str]] | None" = None
    """Districts that score by the text: all of them, or those of which one is chosen if there is a ``tie``."""
    after_district: "Callable[[Turn, str, Sequence[int]], None] | None" = None
    """What follows the scoring of a district; the seats are those in first place."""
    second_as_first: bool = False
    """The middle value is read as the left one (Nine Lives)."""
    blocks: Ban | None = None
    bans: dict[str, Ban] = field(default_factory=dict[str, Ban])
    """What is forbidden where, until the end of the round: ``entry``, ``income``, ``adding``, ``weapons``,
    ``main-weapons``."""
    less_movement: Ban | None = None
    """Districts where a turn begins with 1 Movement less."""
    villain_counts: "Callable[[Board, str], int | None] | None" = None
    """Control of a Villain in a district, if it is another number than 5."""

    # the parts of a text

    def each(self, *, from_last: bool = False) -> Callable[[Part], Part]:
        """What each player does one after the other, ``t.me`` being that player; it may ask."""

        def register(part: Part) -> Part:
            self.each_of, self.from_last = part, from_last
            return part

        return register

    def in_score_phase(self, part: Now) -> Now:
        """Hang what happens in the Score Phase before anything is scored."""
        self.before_scoring = part
        return part

    def scores(self, note: str, *, tie: str = "") -> "Callable[[Names], Names]":
        """Hang how the text names the districts that score; ``tie``: how it does while several tie for one (EG-172)."""

        def register(names: "Names") -> "Names":
            self.names, self.note, self.tie = names, note, tie
            return names

        return register

    def after(self, part: "Callable[[Turn, str, Sequence[int]], None]") -> "Callable[[Turn, str, Sequence[int]], None]":
        """Hang what follows the scoring of each district."""
        self.after_district = part
        return part

    def forbids(self, what: Literal["entry", "income", "adding", "weapons", "main-weapons"]) -> Callable[[Ban], Ban]:
        """Hang what is forbidden this round, and in which districts."""

        def register(ban: Ban) -> Ban:
            self.bans[what] = ban
            return ban

        return register

    def blocks_scoring(self, ban: Ban) -> Ban:
        """Hang which districts do not score."""
        self.blocks = ban
        return ban

    def slows(self, ban: Ban) -> Ban:
        """Hang where a Villain that starts its turn has 1 less Movement."""
        self.less_movement = ban
        return ban

    def counts_villains(self, count: "Callable[[Board, str], int | None]") -> "Callable[[Board, str], int | None]":
        """Hang what a Villain in a district counts, None for as always."""
        self.villain_counts = count
        return count


Names: TypeAlias = "Callable[[Board], Sequence[str]]"
"""Districts that score by an Event's text."""


@dataclass(slots=True)
class IncomeDesign(Design):
    """An Income Card: the Money it gives a seat in a district (EG-146)."""

    money: "Callable[[Board, int, str], int]"


VILLAINS: dict[str, VillainDesign] = {}
POWERS: dict[str, PowerDesign] = {}
WEAPONS: dict[str, WeaponDesign] = {}
EVENTS: dict[str, EventDesign] = {}
INCOMES: dict[str, IncomeDesign] = {}
PRINTED: dict[str, Design] = {}
"""All of them and the Main Weapons by slug; no slug is used twice."""


def villain(
    name: str, *, burns: Sequence[str], provenance: Provenance = "house", supply: str = "", copies: bool = False
) -> Callable[[Part], VillainDesign]:
    """Register a Villain board: the function is its Ability."""

    def register(ability: Part) -> VillainDesign:
        slug = _slug(ability.__name__)
        made = VillainDesign(slug, name, _text(ability), provenance, tuple(burns), ability, None, supply, copies)
        VILLAINS[slug] = made
        return _named(made)

    return register


def power(
    name: str, *, copies: int = 1, can: Can | None = None, works: Can | None = None, movement: int = 0,
    travels: "Callable[[Board, int], Sequence[str]] | None" = None, provenance: Provenance = "house",
) -> Callable[[Part], PowerDesign]:  # fmt: skip
    """Register a Power Card; ``copies=0``: a starting card. ``can``: when it may be played, if its text says so.

    ``works``: when anything of it could be done, if that is not always so.
    """

    def register(play: Part) -> PowerDesign:
        slug = _slug(play.__name__)
        made = PowerDesign(
            slug, name, _text(play), provenance, copies, play, can or _always, works or _always, movement, travels
        )
        POWERS[slug] = made
        return _named(made)

    return register


def weapon(  # noqa: PLR0913 - a Weapon Card has that many numbers
    name: str, *, cost: int, copies: int = 1, when: When = "turn", can: Can | None = None, movement: int = 0,
    travels: bool = False, discards: bool = False, provenance: Provenance = "house",
) -> Callable[[Part], WeaponDesign]:  # fmt: skip
    """Register a Weapon Card. ``can``: whether it could do something now (EG-091)."""

    def register(use: Part) -> WeaponDesign:
        slug = _slug(use.__name__)
        made = WeaponDesign(
            slug, name, _text(use), provenance, cost, copies, when, use, can or _always, movement, travels, discards
        )
        WEAPONS[slug] = made
        return _named(made)

    return register


def event(
    name: str, *, tier: int, family: Family, heroes: Sequence[str] = (), score: int = 1, fixed: Sequence[str] = (),
    second_as_first: bool = False, provenance: Provenance = "house",
) -> Callable[[Now], EventDesign]:  # fmt: skip
    """Register an Event Card: the function is what happens at once, after the Heroes have been placed."""

    def register(now: Now) -> EventDesign:
        slug = _slug(now.__name__)
        made = EventDesign(
            slug, name, _text(now), provenance, tier, family, tuple(heroes), score, tuple(fixed), now,
            second_as_first=second_as_first,
        )  # fmt: skip
        EVENTS[slug] = made
        return _named(made)

    return register


def income(
    name: str, *, provenance: Provenance = "house"
) -> "Callable[[Callable[[Board, int, str], int]], IncomeDesign]":
    """Register an Income Card: the function gives the Money for a seat in a district."""

    def register(money: "Callable[[Board, int, str], int]") -> IncomeDesign:
        made = IncomeDesign(_slug(money.__name__), name, _text(money), provenance, money)
        INCOMES[made.slug] = made
        return _named(made)

    return register


def _named(made: D) -> D:
    if made.slug in PRINTED:
        raise ValueError(f"two designs are called {made.slug}")
    PRINTED[made.slug] = made
    return made


def _slug(name: str) -> str:
    plain = "".join(letter for letter in name.lower().replace("_", "-").replace(" ", "-") if letter not in "'.!,")
    return plain.strip("-")


def _text(part: Callable[..., object]) -> str:
    return " ".join((part.__doc__ or "").split())


def _always(t: "Turn") -> bool:
    return True

"""What is printed: a card design with its numbers, its text, and the code of each part of that text.

A design is a function under ``@card``: its docstring is the printed text, word for word, and its body is what happens
when the card is played. The other parts of the text are functions hung on the design::

    @card("The Creeper", HERO, cost=3, vp=1, copies=3, defends="discard")
    def the_creeper(t: Turn) -> None:
        "+1 Power. Defense: You may discard this card to avoid an Attack. If you do, flip the coin. ..."
        t.power(1)


    @the_creeper.defended
    def _the_creeper(t: Turn) -> Effect[None]:
        t.draw(2 if (yield from t.heads()) else 1)

Each part is a Task of its own, named after the design, so that it can be stored, replayed and named when it fails.
"""

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.arkham.tasks import tasks
from engine.core.game import Provenance
from engine.core.task import Effect, Run

if TYPE_CHECKING:
    from engine.arkham.prices import Prices
    from engine.arkham.turn import Turn

STARTER, EQUIPMENT, HERO, VILLAIN = "Starter", "Equipment", "Hero", "Villain"
HOSTAGE, LOCATION, SUPER_POWER = "Hostage", "Location", "Super Power"
MAIN_TYPES = (HERO, VILLAIN, EQUIPMENT, LOCATION, SUPER_POWER)
"""The types of the main deck (AA-043)."""

Pile: TypeAlias = Literal[
    "starter", "unique starter", "main", "henchmen", "weakness", "hostage", "nemesis", "character", "riddle", "coffer"
]
How: TypeAlias = Literal["", "discard", "reveal", "freeze", "release", "pay"]
"""What a Defense does with its card; the last two work from play (AA-124, AA-127)."""
Deed: TypeAlias = Literal["play", "buy", "bribe", "gain", "destroy", "discard", "release", "freeze", "return"]
"""``return``: a Weakness goes back to its stack without a payment (SH-063)."""

OVERSIZED: tuple[Pile, ...] = ("character", "riddle", "coffer")
"""What is no standard card and never lies in a zone of cards."""

Part: TypeAlias = Callable[["Turn"], Effect[None] | None]
Fits: TypeAlias = Callable[["Design"], bool]
Price: TypeAlias = Callable[["Prices", "Design"], int]

_ATTACK = re.compile(r"(?<!Appearance - )(?<!Unavoidable )Attack:")
_ONGOING = re.compile(r"(?<!Stack )Ongoing(?: Defense)?:")


@dataclass(frozen=True, slots=True)
class Hook:
    """A triggered ability: after which deed, by whom, the how-manieth time, of which cards (AA-082, AA-107)."""

    deed: Deed
    task: str
    first: Literal["", "own", "each"]
    """``own``: the first time during each of your turns; ``each``: during each turn; empty: every time."""
    by_foe: bool
    fits: Fits
    calm: bool
    """Nothing can depend on its place in the order, so nobody is asked about it."""


@dataclass(slots=True)
class Design:
    """A card design, a Character or a Riddle token."""

    slug: str
    name: str
    types: tuple[str, ...]
    cost: int
    vp: int
    bribe: int
    copies: int
    pile: Pile
    provenance: Provenance
    text: str
    owner: str = ""
    """Name of the Character whose unique Starter it is."""
    subtype: str = ""
    level: int = 0
    box: str = "base"
    vp_icon: bool = False
    defends: How = ""
    attack: bool = False
    """Whether it is an Attack card (AA-012)."""
    ongoing: bool = False
    unavoidable: bool = False
    hooks: list[Hook] = field(default_factory=list[Hook])
    can_use: Callable[["Turn"], bool] | None = None
    """When its ability by choice can be used in the main phase (AA-080)."""
    releases: bool = False
    """Its ability by choice Releases the card itself."""
    by_itself_too: bool = False
    """It has an ability that comes by itself once a turn."""
    final_vp: Callable[[Sequence["Design"], int], int] | None = None
    """VP value in the final count, from the whole deck and the owner's VP tokens (AA-259)."""
    flips_again: bool = False
    """It lets its player pay to flip the coin again (AA-349)."""
    returns_weakness: bool = False
    """It lets its player return a Weakness that is being played without paying (SH-063)."""
    buy_less: Price | None = None
    bribe_less: Price | None = None
    stack_bribe_less: Price | None = None
    next_bribe: bool = False
    """Its lasting effect is used up by the next Bribe (AA-346)."""
    next_buy: bool = False
    """Its lasting effect is used up by the next purchase that it makes cheaper (AA-340)."""
    parts: list[str] = field(default_factory=list[str])
    """Names of its parts besides the text itself."""
    worth: tuple[int, int, int, str] = (0, 0, 0, "")
    """Sorts cards from the least valuable on (AA-306)."""

    # the parts of a text

    def hit(self, part: Part) -> Part:
        """What the Attack does to a player who did not avoid it: ``t.me`` is that player, ``t.by`` the attacker."""
        return self._add("hit", part, with_attacker=True)

    def hit_together(self, part: Part) -> Part:
        """What the Attack does to all at once: ``t.hit`` in turn order from the left of ``t.me``, the attacker.

        For choices that are made without looking: they are asked together and carried out in turn order.
        """
        return self._add("hit-together", part, with_hit=True)

    def defended(self, part: Part) -> Part:
        """What a used Defense gives, once the card has been discarded, revealed, ... (AA-127)."""
        return self._add("defended", part)

    def use(self, can: Callable[["Turn"], bool] | None = None, *, release: bool = False) -> Callable[[Part], Part]:
        """An ability by choice in the own main phase: once a turn, or by Releasing the card (AA-080, AA-081)."""

        def register(part: Part) -> Part:
            self.can_use = can or _always
            self.releases = release
            return self._add("use", part)

        return register

    def by_itself(self, part: Part) -> Part:
        """An ability once during each of your turns without "you may" (AA-341)."""
        self.by_itself_too = True
        return self._add("by-itself", part)

    def at_start(self, part: Part) -> Part:
        """At the start of each of your turns (AA-063)."""
        return self._add("at-start", part)

    def at_end(self, part: Part) -> Part:
        """At the end of each of your turns, in step 3 (AA-087)."""
        return self._add("at-end", part)

    def stack_at_start(self, part: Part) -> Part:
        """Stack Ongoing: at the start of each player's turn, while this is the face-up top Nemesis (AA-146)."""
        return self._add("stack-at-start", part)

    def stack_at_end(self, part: Part) -> Part:
        """Stack Ongoing: at the end of each player's turn (AA-146)."""
        return self._add("stack-at-end", part)

    def stack_cheaper_to_bribe(self, less: Price) -> Price:
        """Stack Ongoing: how much less VP a Bribe costs every player; below 0: more (AA-146, AA-346)."""
        self.stack_bribe_less = less
        return less

    def when(
        self, deed: Deed, *, first: Literal["", "own", "each"] = "", by_foe: bool = False, fits: Fits | None = None,
        calm: bool = False,
    ) -> Callable[[Part], Part]:  # fmt: skip
        """A triggered ability of its controller (see Hook)."""

        def register(part: Part) -> Part:
            name = f"when-{'foe-' if by_foe else ''}{deed}"
            HEARD.setdefault(deed, []).extend([fits or _any_card] if by_foe else [])
            self.hooks.append(Hook(deed, f"{self.slug}.{name}", first, by_foe, fits or _any_card, calm))
            return self._add(name, part)

        return register

    def when_you_destroy_it(self, part: Part) -> Part:
        """When you destroy this card, while you own or control it (AA-343)."""
        return self._add("destroyed-by-you", part)

    def when_destroyed(self, part: Part) -> Part:
        """When this card is destroyed while you own it, by whomever (AA-343)."""
        return self._add("destroyed", part)

    def arrives(self, part: Part) -> Part:
        """What its First Appearance does to one player (AA-137): ``t.me`` is that player, ``t.by`` nobody."""
        return self._add("arrives", part, with_attacker=True)

    def arrives_together(self, part: Part) -> Part:
        """What its First Appearance does to all players at once: ``t.hit`` are those who did not avoid it (AA-142)."""
        return self._add("arrives-together", part, with_hit=True)

    def ends(self, formula: Callable[[Sequence["Design"], int], int]) -> Callable[[Sequence["Design"], int], int]:
        """What the card is worth at the end of the game (AA-259)."""
        self.final_vp = formula
        return formula

    def cheaper_to_buy(self, less: Price) -> Price:
        """How much less Power a card costs its controller (AA-340)."""
        self.buy_less = less
        return less

    def cheaper_to_bribe(self, less: Price) -> Price:
        """How much less VP a Bribe costs its controller; below 0: more (AA-346)."""
        self.bribe_less = less
        return less

    def task(self, part: str) -> str:
        """The kind of Task of a part."""
        return f"{self.slug}.{part}"

    def has(self, part: str) -> bool:
        """Whether its text has this part."""
        return part in self.parts

    def _add(self, name: str, part: Part, *, with_attacker: bool = False, with_hit: bool = False) -> Part:
        self.parts.append(name)
        wrap = _attack_part if with_attacker else _shared_part if with_hit else _text_part
        _ = tasks.task(self.task(name), self.name)(wrap(self, part))
        return part


def kind(*types: str, least: int = 0, most: int = 99) -> Fits:
    """Cards of one of these types (any, if none is named) with a cost in this range: the printed one (AA-007)."""

    def fits(design: Design) -> bool:
        return least <= design.cost <= most and (not types or any(each in types for each in design.types))

    return fits


def _always(t: "Turn") -> bool:
    return True


def _any_card(design: Design) -> bool:
    return True


def _text_part(design: Design, part: Part) -> Run:
    if inspect.isgeneratorfunction(part):

        def asking(t: "Turn", seat: int, this: int) -> Effect[None]:
            t.reads(design, seat, this)
            yield from part(t)

        return asking

    def plain(t: "Turn", seat: int, this: int) -> None:
        t.reads(design, seat, this)
        _ = part(t)

    return plain


def _attack_part(design: Design, part: Part) -> Run:
    if inspect.isgeneratorfunction(part):

        def asking(t: "Turn", seat: int, this: int, by: int) -> Effect[None]:
            t.reads(design, seat, this, by)
            yield from part(t)

        return asking

    def plain(t: "Turn", seat: int, this: int, by: int) -> None:
        t.reads(design, seat, this, by)
        _ = part(t)

    return plain


def _shared_part(design: Design, part: Part) -> Run:
    def asking(t: "Turn", seat: int, this: int, hit: list[int]) -> Effect[None]:
        t.reads(design, seat, this)
        t.hit = hit
        effect = part(t)
        if effect is not None:
            yield from effect

    return asking


REGISTER: dict[str, Design] = {}
"""All designs by slug, in the order of the card numbers."""

HEARD: dict[str, list[Fits]] = {}
"""Deeds to which some design listens, with the cards for which one listens to the deeds of foes."""

_NEMESIS_LEVELS = ((8, 1), (10, 2), (12, 3))


def level_of(cost: int) -> int:
    """The Level of a Nemesis card by its cost (AA-061)."""
    return next((level for most, level in _NEMESIS_LEVELS if cost <= most), 4)


def _register(design: Design, play: Part) -> Design:
    if design.slug in REGISTER:
        raise ValueError(f"two designs are called {design.slug}")
    printed = design.text
    design.attack = _ATTACK.search(printed) is not None
    design.ongoing = _ONGOING.search(printed) is not None
    design.unavoidable = "First Appearance - Unavoidable" in printed
    sort = {"Weakness": 0, "Vulnerability": 1, "Punch": 2}.get(design.name, 3 if STARTER in design.types else 4)
    design.worth = (sort, design.cost, design.vp, design.name)
    REGISTER[design.slug] = design
    _ = tasks.task(design.slug, design.name)(_text_part(design, play))
    return design


def card(  # noqa: PLR0913 - a card has that many numbers
    name: str, *types: str, cost: int = 0, vp: int | None = 0, bribe: int = 0, copies: int = 1,
    provenance: Provenance = "house", pile: Pile = "main", owner: str = "", subtype: str = "", level: int = 0,
    defends: How = "", next_bribe: bool = False, next_buy: bool = False, box: str = "base",
) -> Callable[[Part], Design]:  # fmt: skip
    """Register a standard card. The slug is the function's name; ``vp`` None is the Bud and Lou icon (AA-009)."""

    def register(play: Part) -> Design:
        design = Design(
            play.__name__, name, types, cost, 3 if vp is None else vp, bribe, copies, pile, provenance, _text(play),
            owner, subtype, level, box, vp is None, defends, next_bribe=next_bribe, next_buy=next_buy,
        )  # fmt: skip
        return _register(design, play)

    return register


def character(
    name: str,
    *,
    tag: str = "Super-Villain",
    provenance: Provenance = "house",
    box: str = "base",
    flips_again: bool = False,
    returns_weakness: bool = False,
) -> Callable[[Part], Design]:
    """Register an oversized Character; its function has no body but the text."""

    def register(text: Part) -> Design:
        design = Design(text.__name__, name, (), 0, 0, 0, 1, "character", provenance, _text(text), subtype=tag, box=box)
        design.flips_again, design.returns_weakness = flips_again, returns_weakness
        return _register(design, text)

    return register


def riddle(name: str) -> Callable[[Part], Design]:
    """Register a Riddle token; the slug ``riddle_3`` says its number."""

    def register(text: Part) -> Design:
        return _register(Design(text.__name__, name, (), 0, 0, 0, 1, "riddle", "house", _text(text)), text)

    return register


def coffer(name: str) -> Callable[[Part], Design]:
    """Register a Team Coffer; its abilities are rules of their own (SH-028 to SH-045)."""

    def register(text: Part) -> Design:
        design = Design(text.__name__, name, (), 0, 0, 0, 1, "coffer", "rulebook", _text(text), box="shadows")
        return _register(design, text)

    return register


def _text(part: Part) -> str:
    return " ".join((part.__doc__ or "").split())


@cache
def designs(printed: str) -> tuple[Design, ...]:
    """The design of each card number, from ``ArkhamState.printed``. Raises KeyError for a design nobody knows."""
    cards: list[Design] = []
    for lot in printed.split(","):
        slug, _, copies = lot.partition("*")
        cards.extend([REGISTER[slug]] * int(copies or 1))
    return tuple(cards)


def printed(*boxes: str) -> str:
    """All standard cards of these boxes as ``ArkhamState.printed`` has them."""
    standard = [each for each in REGISTER.values() if each.box in boxes and each.pile not in OVERSIZED]
    return ",".join(each.slug if each.copies == 1 else f"{each.slug}*{each.copies}" for each in standard)

"""Enemies of Gotham City as a game of the house."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.core.ask import Face
from engine.core.computer import easy
from engine.core.dice import Dice
from engine.core.game import Component, Computer, Game, Gift, OrderKind, Planning, Verb
from engine.core.snapshot import copy_state
from engine.core.task import Tasks
from engine.core.text import Json
from engine.enemies import action, cards, flow, planning, prep, scoring, setup, trial
from engine.enemies.computer import normal
from engine.enemies.flow import go_on
from engine.enemies.gifts import GIFT, givable, give
from engine.enemies.leaving import leave, still_due
from engine.enemies.orders import ORDERS, standing_order
from engine.enemies.scoring import end_now
from engine.enemies.setup import new_state
from engine.enemies.sight import identities, view_of, views_of
from engine.enemies.soundness import problems_of
from engine.enemies.state import EnemiesState
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn
from engine.enemies.unseen import deal_anew
from engine.enemies.view import EnemiesView
from engine.enemies.words import components, named

RULES = (action, cards, flow, prep, scoring, setup, trial)
"""Modules that register their Tasks or designs when they are imported."""
DUO_SEATS = 4


class EnemiesOptions(BaseModel):
    """What can be agreed before a game begins."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    batman: Literal["the-bat", "the-dark-knight"] = Field(
        default="the-bat", description="Batman Rule Card: The Bat (easier) or The Dark Knight (harder)"
    )
    villains: Literal["offer", "free", "random"] = Field(
        default="offer", description="Villains: choose 1 of 2 in secret, pick freely in seat order, or random"
    )
    gifts: bool = Field(default=True, description="Players may give Money to each other")
    duos: bool = Field(default=False, description="2 v 2: with four players, those who sit opposite are a duo")


class Enemies(Game[EnemiesState, EnemiesView]):
    """Area control with Goons, Fires and a tower full of inmates (EG-001 on)."""

    slug: ClassVar[str] = "enemies"
    name: ClassVar[str] = "Enemies of Gotham City"
    code: ClassVar[str] = "EG"
    pitch: ClassVar[str] = "Fill Gotham with Goons, set it on fire, and be the most infamous Villain when it is scored."
    outline: ClassVar[tuple[str, ...]] = (
        (
            "**A round:** an Event; each Henchman takes a room, which works at once and settles the turn order; "
            "everybody's turn; the Trial, in which Goons escape from Arkham Asylum; then the districts marked ⭐ score."
        ),
        (
            "**Your turn:** steps of your Villain, one Power Card, Income once, and Weapons, in any order. A card "
            "bought at the Docks ends it, and it never ends in the district where it began."
        ),
        (
            "**Control** of a district: 5 for your Villain, 1 for each of your Goons and, in the last Score Phase, for "
            "each of your Fires. 6/3/2 is the Infamy for the most, the second most and the third most; of two players "
            "only the first gets some."
        ),
        "**Stealing:** a step into a district pays 1 Money to each rival Villain there.",
        "**At the end** every 3 Money are 1 Infamy, and the most Infamy wins.",
    )
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5
    schema: ClassVar[int] = 1
    state_type: ClassVar[type[Any]] = EnemiesState
    options_type: ClassVar[type[BaseModel]] = EnemiesOptions
    tasks: ClassVar[Tasks] = tasks
    components: ClassVar[tuple[Component, ...]] = components()
    orders: ClassVar[tuple[OrderKind, ...]] = ORDERS
    planning: ClassVar[Planning[Any] | None] = planning
    gift: ClassVar[Gift | None] = Gift(GIFT, "Money")
    computers: ClassVar[dict[str, Computer[Any]]] = {"easy": easy, "normal": normal}
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("place", "Place your Henchman in a room, or your figures and Goons in a district", "spot"),
        Verb("move", "Move your Villain to an adjacent district, or move what a card lets you move", "target", 5),
        Verb("play", "Play a Power Card from your hand", "card"),
        Verb("income", "Gain Income where your Villain stands"),
        Verb("weapon", "Use one of your Weapons", "weapon"),
        Verb("burn", "Burn a Building or a Bridge", "target"),
        Verb("pay", "Pay Money", "amount"),
        Verb("add", "Add Goons or a Building", "spot", 5),
        Verb("send", "Send Goons to Arkham Asylum", "goons", 5),
        Verb("remove", "Remove Goons, Buildings or Heroes", "target", 5),
        Verb("replace", "Replace rival Goons with yours", "goons", 5),
        Verb("choose", "Choose one of several things", "choice", 5),
        Verb("discard", "Discard Power Cards or a Weapon", "card", 5),
        Verb("buy", "Purchase a Power Card or a Weapon", "card"),
        Verb("end", "End your turn"),
        Verb("pass", "Say no, or take nothing"),
    )

    def blank(self, seats: int, options: BaseModel) -> EnemiesState:
        """A table before anything is laid out."""
        agreed = options if isinstance(options, EnemiesOptions) else EnemiesOptions()
        state = new_state(seats)
        state.rule, state.picks, state.gifts = agreed.batman, agreed.villains, agreed.gifts
        state.duos = agreed.duos and seats == DUO_SEATS
        return state

    def play(self, state: EnemiesState, seats: int, dice: Dice, quick: bool) -> Turn:
        """The vocabulary of the texts."""
        return Turn(state, seats, dice, self.tasks, quick)

    def resume(self, play: Turn) -> None:
        """What the state says."""
        go_on(play)

    def view(self, state: EnemiesState, seat: int | None) -> EnemiesView:
        """Field by field."""
        return view_of(state, seat)

    def views(self, state: EnemiesState) -> Iterator[EnemiesView]:
        """The table is the same for all; only the hand is not."""
        return views_of(state)

    def identities(self, view: EnemiesView) -> frozenset[str]:
        """Hidden things that a view shows."""
        return identities(view)

    def resample(self, state: EnemiesState, seat: int | None, dice: Dice) -> EnemiesState:
        """All that this seat cannot know dealt anew."""
        again = copy_state(self, state)
        deal_anew(again, seat, dice)
        return again

    def problems(self, state: EnemiesState) -> list[str]:
        """Broken invariants."""
        return problems_of(state)

    def standings(self, state: EnemiesState) -> list[list[int]] | None:
        """Final ranks (EG-188, EG-193)."""
        return state.ranks or None

    def points(self, state: EnemiesState) -> Mapping[int, int]:
        """Infamy of those who stayed (EG-187)."""
        return {player.seat: player.infamy for player in state.players if not player.left}

    def seats(self, state: EnemiesState) -> int:
        """How many sat down."""
        return state.seats

    def partners(self, options: BaseModel) -> tuple[tuple[int, ...], ...]:
        """The duos of the 2 v 2 variant: those who sit opposite (EG-191)."""
        return ((0, 2), (1, 3)) if isinstance(options, EnemiesOptions) and options.duos else ()

    def seats_with(self, options: BaseModel) -> Sequence[int]:
        """2 v 2 is for four (EG-189)."""
        return (DUO_SEATS,) if isinstance(options, EnemiesOptions) and options.duos else self.seat_range()

    def turn(self, state: EnemiesState) -> int:
        """Turns begun so far, those of the Prep Phase too."""
        return state.turns

    def leave(self, play: Turn, seat: int) -> None:
        """A seat leaves for good (EG-215, EG-216)."""
        leave(play, seat)

    def due(self, state: EnemiesState, kind: str, args: dict[str, Json]) -> bool:
        """Tasks of a seat that has left lapse."""
        return still_due(state, kind, args)

    def end(self, play: Turn) -> None:
        """The game ends by decision of people and is counted as it stands."""
        end_now(play)

    def command(self, play: Turn, kind: str, seat: int | None, args: dict[str, Json]) -> None:
        """Gifts of Money (EG-196). Raises Refused when they are not legal now."""
        if kind == GIFT:
            give(play, seat, args)
        else:
            super().command(play, kind, seat, args)

    def givable(self, view: EnemiesView) -> tuple[int, tuple[int, ...]]:
        """Own Money, to anybody who has not left (EG-196)."""
        return givable(view)

    def order(self, view: EnemiesView, face: Face, choice: str) -> tuple[str, ...] | None:
        """Answers outside of one's own turn."""
        return standing_order(view, face, choice)

    def named(self, kind: str, value: Json) -> str | None:
        """The name of a thing of this game."""
        return named(kind, value)

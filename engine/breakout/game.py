"""DC Breakout: Arkham Asylum as a game of the house."""

from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, Field

from engine.breakout import (
    armory,
    ending,
    menus,
    moving,
    planning,
    reactions,
    reckoning,
    rerolls,
    riddle,
    rolling,
    setup,
    turn,
)
from engine.breakout.computer import normal
from engine.breakout.leaving import end_now, leave, still_due
from engine.breakout.orders import ORDERS, standing_order
from engine.breakout.problems import problems
from engine.breakout.race import Race
from engine.breakout.sight import identities, look_at
from engine.breakout.state import BreakoutState
from engine.breakout.tasks import tasks
from engine.breakout.unseen import deal_anew
from engine.breakout.view import BreakoutView
from engine.breakout.words import components, named
from engine.core.ask import Face
from engine.core.computer import easy
from engine.core.dice import Dice
from engine.core.game import Component, Computer, Game, OrderKind, Planning, Verb
from engine.core.snapshot import copy_state
from engine.core.task import Tasks
from engine.core.text import Json, Text

RULES = (setup, turn, menus, rolling, rerolls, riddle, reckoning, moving, ending, reactions, armory)
"""The modules whose import registers the Tasks of the game."""


class BreakoutOptions(BaseModel):
    """What can be agreed before a game of Breakout begins."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    race_on: bool = Field(
        default=False, description="After the winner is out, race on for the other places (else rank by space)."
    )


class Breakout(Game[BreakoutState, BreakoutView]):
    """A dice race of rule-breaking Villains over two Escapes (BR-001 on)."""

    slug: ClassVar[str] = "breakout"
    name: ClassVar[str] = "DC Breakout: Arkham Asylum"
    code: ClassVar[str] = "BR"
    pitch: ClassVar[str] = "Race a team of two rule-breaking Villains out of Arkham, twice; whoever is out first wins."
    outline: ClassVar[tuple[str, ...]] = (
        (
            "**The game:** for the first Escape you pick 2 of your 5 Villains in secret, for the second 2 of the 3 "
            "that are left. The first team that leaves the last tile of the second Escape wins."
        ),
        (
            "**Your turn:** powers at its start; roll your die, or use what replaces the roll; reroll, change and "
            "add as your powers allow; move forward exactly so far; then what works at the end of a turn."
        ),
        (
            "**On a Gadget space** you may end your move early. End your turn on one with fewer than three Gadgets,"
            " and you draw one. No other shape does anything by itself, but powers look at them."
        ),
        (
            "**Gadgets** are hidden cards that work once, in your own turn; Phase Shift alone works in the turns of"
            " others."
        ),
        (
            "**The Armory** ends the first Escape: both Villains that ran are gone, you keep one Gadget and draw "
            "others, where whoever was out earlier has the better place, and you may exchange one Villain. The "
            "first team begins the second Escape."
        ),
    )
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 6
    schema: ClassVar[int] = 1
    state_type: ClassVar[type[Any]] = BreakoutState
    options_type: ClassVar[type[BaseModel]] = BreakoutOptions
    tasks: ClassVar[Tasks] = tasks
    orders: ClassVar[tuple[OrderKind, ...]] = ORDERS
    planning: ClassVar[Planning[Any] | None] = planning
    components: ClassVar[tuple[Component, ...]] = components()
    computers: ClassVar[dict[str, Computer[Any]]] = {"easy": easy, "normal": normal}
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("pick", "Pick the two Villains of your team", "villain", 2),
        Verb("choose", "Choose a Villain to copy, a team to watch, or one of your two dice", "choice"),
        Verb("use", "Use a power of one of your Villains", "power"),
        Verb("play", "Play a Gadget from your hand", "gadget"),
        Verb("roll", "Roll your die"),
        Verb("autoroll", "Take a sure number instead of rolling", "source"),
        Verb("riddle", "Roll in secret and claim any number"),
        Verb("fly", "Fly to a space instead of rolling"),
        Verb("land", "Choose the space where you land", "space"),
        Verb("reroll", "Reroll a die of yours, or have a rival's die rerolled", "means"),
        Verb("claim", "Claim a number for your secret die", "number"),
        Verb("challenge", "Say that a claim is a lie"),
        Verb("change", "Turn your die to another number", "number"),
        Verb("gamble", "Roll a second die: higher moves the sum, else you stay"),
        Verb("toss", "Toss the coin: double your roll or halve it"),
        Verb("spend", "Spend tokens to move farther", "number"),
        Verb("stop", "Stop your move on a Gadget space", "space"),
        Verb("move", "Make your whole move"),
        Verb("draw", "Draw the Gadget of the space you stand on"),
        Verb("name", "Name a shape: where your move, or the next team's turn, will end", "shape"),
        Verb("cancel", "Cancel a Gadget with Phase Shift"),
        Verb("keep", "Keep Gadgets; the others go under the deck", "gadget", 2),
        Verb("exchange", "Give a Villain for the one that waits in the Armory", "villain"),
        Verb("pass", "Say no, or keep what you have"),
        Verb("end", "End your turn"),
    )

    def blank(self, seats: int, options: BaseModel) -> BreakoutState:
        """A table before the deal."""
        chosen = options if isinstance(options, BreakoutOptions) else BreakoutOptions()
        return setup.new_state(seats, race_on=chosen.race_on)

    def play(self, state: BreakoutState, seats: int, dice: Dice, quick: bool) -> Race:
        """A table with the verbs of the race."""
        return Race(state, seats, dice, self.tasks, quick)

    def resume(self, play: Race) -> None:
        """What is due, from the state alone: a visit to the Armory, the next turn, the next Escape."""
        state = play.state
        if state.visit is not None:
            play.push("armory-leave", seat=state.visit.seat)
        elif state.arrivals:
            play.push("arrive")
        elif state.stage == "race":
            play.push("turn" if state.turn is None else "turn-over")
        else:
            play.push({"new": "set-up", "choice": "team-choice", "finish": "second-escape"}[state.stage])

    def view(self, state: BreakoutState, seat: int | None) -> BreakoutView:
        """What this seat may see."""
        return look_at(state, seat)

    def identities(self, view: BreakoutView) -> frozenset[str]:
        """Hidden things that a view shows."""
        return identities(view)

    def resample(self, state: BreakoutState, seat: int | None, dice: Dice) -> BreakoutState:
        """A copy that this seat cannot tell from ``state``."""
        copy = copy_state(self, state)
        deal_anew(copy, seat, dice)
        return copy

    def problems(self, state: BreakoutState) -> list[str]:
        """Every broken invariant."""
        return problems(state)

    def standings(self, state: BreakoutState) -> list[list[int]] | None:
        """Final ranks once the game is over."""
        return [list(rank) for rank in state.ranks] if state.stage == "over" else None

    def seats(self, state: BreakoutState) -> int:
        """How many sat down."""
        return state.seats

    def turn(self, state: BreakoutState) -> int:
        """Turns begun so far."""
        return state.turns

    def leave(self, play: Race, seat: int) -> None:
        """A seat leaves for good (BR-195 to BR-198)."""
        leave(play, seat)

    def due(self, state: BreakoutState, kind: str, args: dict[str, Json]) -> bool:
        """Whether a Task is still due after a seat has left."""
        return still_due(state, kind, args)

    def end(self, play: Race) -> None:
        """The game ends here: ranked as it stands."""
        end_now(play)

    def order(self, view: BreakoutView, face: Face, choice: str) -> tuple[str, ...] | None:
        """What a standing order answers (BR-182)."""
        return standing_order(view, face, choice)

    def named(self, kind: str, value: Json) -> str | Text | None:
        """The name of a thing of this game."""
        return named(kind, value)

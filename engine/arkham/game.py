"""The rule set as the house plays it: one Game for Arkham Asylum."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel

from engine.arkham import attacks, cards, main_phase, planning, setup, triggers
from engine.arkham.components import components
from engine.arkham.computer import normal
from engine.arkham.design import REGISTER
from engine.arkham.flow import go_on
from engine.arkham.leaving import leave
from engine.arkham.options import TEAM_SEATS, ArkhamOptions, new_state
from engine.arkham.orders import ORDERS, standing_order
from engine.arkham.scoring import end_now
from engine.arkham.sight import identities, view_of
from engine.arkham.soundness import problems_of
from engine.arkham.state import ArkhamState
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.arkham.unseen import deal_anew
from engine.arkham.view import ArkhamView
from engine.core.ask import Face
from engine.core.computer import easy
from engine.core.dice import Dice
from engine.core.game import Component, Computer, Game, OrderKind, Verb
from engine.core.snapshot import copy_state
from engine.core.task import Tasks
from engine.core.text import Json

RULES = (attacks, cards, main_phase, setup, triggers)
"""Modules that register their Tasks when they are imported."""


class Arkham(Game[ArkhamState, ArkhamView]):
    """DC Deck-Building Game: Arkham Asylum."""

    slug = "arkham"
    name = "Arkham Asylum"
    code = "AA"
    pitch = "Build a deck of villainy, bribe your way through Gotham, and defeat the heroes who hunt you."
    outline = (
        (
            "**Your turn:** play cards, buy with Power, Bribe with VP and use abilities, as often as you like and "
            "in any order. At its end what you have played, but for Ongoing cards, and the rest of your hand go to "
            "your discard pile, and you draw 5 cards."
        ),
        (
            "**Power** buys what lies open: the Line-Up, Henchmen, the top Hostage and the top Nemesis, of these "
            "two one each in a turn. What you buy goes to your discard pile and comes round in your deck."
        ),
        (
            "**A Bribe** pays the VP on the banner of a card in the Line-Up and plays it in this turn. It does not "
            "become yours: at the end of the turn it goes under the main deck."
        ),
        (
            "**Attacks** hit your foes. Against each of them you may use one Defense, from your hand or in play. A "
            "Nemesis that is turned up between two turns attacks everybody, in a game of teams only the team that "
            "faces it."
        ),
        (
            "**On cards:** Surge lays one more card into the Line-Up. Release puts a card back under the stack it came "
            "from. Freeze lays it aside until your discard pile becomes your deck. Ongoing stays in front of you. ❓ "
            "is a Riddle: it is read when a foe of The Riddler takes a card from that slot."
        ),
        (
            "**The end** comes when the last Nemesis is gone or the Line-Up cannot be filled up to five cards. The "
            "most VP win: those of all your cards, of which Weaknesses take some away, and your tokens."
        ),
    )
    least_seats = 2
    most_seats = 4
    schema = 1
    state_type = ArkhamState
    options_type = ArkhamOptions
    tasks: ClassVar[Tasks] = tasks
    verbs = (
        Verb("play", "Play a card from your hand, or all of them", "card"),
        Verb("buy", "Buy a card with Power", "card"),
        Verb("bribe", "Bribe a card of the Line-Up with VP", "card"),
        Verb("use", "Use an ability of your Character or of a card in play", "card"),
        Verb("coffer", "Use your Team Coffer: pass your next card on, or ask your teammate for a Defense"),
        Verb("end", "End your turn"),
        Verb("defend", "Use a Defense against an Attack", "card"),
        Verb("target", "Choose a foe", "foe"),
        Verb("choose", "Choose one of several things", "choice"),
        Verb("destroy", "Destroy cards", "card", 2),
        Verb("discard", "Discard cards", "card", 5),
        Verb("freeze", "Freeze cards", "card", 2),
        Verb("release", "Release cards", "card", 2),
        Verb("gain", "Gain a card", "card"),
        Verb("take", "Take a card into your hand", "card"),
        Verb("put", "Put a card on top of your deck", "card"),
        Verb("give", "Pass cards to another player", "card", 2),
        Verb("reveal", "Reveal a card", "card"),
        Verb("copy", "Copy the text of a card", "card"),
        Verb("draw", "Draw a card"),
        Verb("surge", "Surge: add a card to the Line-Up"),
        Verb("pay", "Pay VP", "amount"),
        Verb("flip", "Flip the coin again"),
        Verb("attach", "Attach a Riddle token to a slot", "slot"),
        Verb("pass", "Say no, or take nothing"),
    )
    orders = ORDERS
    planning = planning
    computers: ClassVar[dict[str, Computer[Any]]] = {"easy": easy, "normal": normal}
    components: ClassVar[tuple[Component, ...]] = components()

    def blank(self, seats: int, options: BaseModel) -> ArkhamState:
        """Nothing dealt yet."""
        agreed = options if isinstance(options, ArkhamOptions) else ArkhamOptions()
        return new_state(seats, agreed)

    def play(self, state: ArkhamState, seats: int, dice: Dice, quick: bool) -> Turn:
        """The vocabulary of the cards."""
        return Turn(state, seats, dice, self.tasks, quick)

    def resume(self, play: Turn) -> None:
        """What the phase says."""
        go_on(play)

    def view(self, state: ArkhamState, seat: int | None) -> ArkhamView:
        """Field by field."""
        return view_of(state, seat)

    def identities(self, view: ArkhamView) -> frozenset[str]:
        """Cards and Riddle tokens seen."""
        return identities(view)

    def resample(self, state: ArkhamState, seat: int | None, dice: Dice) -> ArkhamState:
        """All that this seat cannot know dealt anew."""
        again = copy_state(self, state)
        deal_anew(again, seat, dice)
        return again

    def problems(self, state: ArkhamState) -> list[str]:
        """Broken invariants."""
        return problems_of(state)

    def standings(self, state: ArkhamState) -> list[list[int]] | None:
        """Final ranks (AA-260 to AA-264)."""
        return state.ranks or None

    def points(self, state: ArkhamState) -> Mapping[int, int]:
        """VP of those who were counted (AA-258)."""
        return {score.seat: score.total for score in state.scores}

    def seats(self, state: ArkhamState) -> int:
        """How many sat down."""
        return len(state.players)

    def partners(self, options: BaseModel) -> tuple[tuple[int, ...], ...]:
        """Chosen teams: the first two seats against the others (SH-014)."""
        chosen = isinstance(options, ArkhamOptions) and not _alone(options) and options.teams == "chosen"
        return ((0, 1), (2, 3)) if chosen else ()

    def teams(self, state: ArkhamState) -> Sequence[Sequence[int]]:
        """The odd team, then the even one (SH-014)."""
        return [team.seats for team in state.teams]

    def seats_with(self, options: BaseModel) -> Sequence[int]:
        """Two teams of two are exactly four (SH-011)."""
        return self.seat_range() if _alone(options) else (TEAM_SEATS,)

    def orders_with(self, options: BaseModel) -> Sequence[OrderKind]:
        """Only a teammate asks for a Defense (AA-292)."""
        return [kind for kind in self.orders if kind.window != "lend" or not _alone(options)]

    def turn(self, state: ArkhamState) -> int:
        """Number of the turn."""
        return state.turn

    def leave(self, play: Turn, seat: int) -> None:
        """A seat leaves for good (AA-315 to AA-323)."""
        leave(play, seat)

    def due(self, state: ArkhamState, kind: str, args: dict[str, Json]) -> bool:
        """A turn that has ended offers nothing any more (AA-319)."""
        return kind != "main" or state.phase == "main"

    def end(self, play: Turn) -> None:
        """The game ends by decision of people and is counted as it stands (AA-257)."""
        end_now(play, "decision")

    def order(self, view: ArkhamView, face: Face, choice: str) -> tuple[str, ...] | None:
        """What a standing order answers to an Attack."""
        return standing_order(face, choice)

    def named(self, kind: str, value: Json) -> str | None:
        """Names of cards, Characters and Riddle tokens, all by slug."""
        design = REGISTER.get(str(value)) if kind == "card" else None
        return design.name if design else None


def _alone(options: BaseModel) -> bool:
    """Whether everybody plays alone."""
    return not isinstance(options, ArkhamOptions) or options.mode == "free-for-all"

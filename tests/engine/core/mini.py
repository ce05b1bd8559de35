"""The smallest game there is: a test writes its Tasks, and the first one is named ``start``."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from pydantic import BaseModel

from engine.core.ask import SeatAsk
from engine.core.event import Event
from engine.core.game import Game
from engine.core.play import Play, plain
from engine.core.task import Tasks
from engine.core.text import Json, Text, text


@dataclass(slots=True)
class Desk:
    """The state: named numbers, named piles of cards, and notes of what was done."""

    seats: int
    numbers: dict[str, int] = field(default_factory=dict[str, int])
    piles: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    notes: list[str] = field(default_factory=list[str])
    left: list[int] = field(default_factory=list[int])
    begun: bool = False
    over: bool = False


class MiniOptions(BaseModel):
    """Nothing to agree on."""


class Clerk(Play[Desk]):
    """Two verbs: ``note`` writes down and tells everybody, ``add`` changes a number without a word."""

    def note(self, words: str, **values: Json) -> None:
        self.act()
        self.state.notes.append(words.format(**values))
        self.events.append(Event("note", Text(words, values)))

    def add(self, name: str, by: int = 1) -> None:
        self.act()
        self.state.numbers[name] = self.state.numbers.get(name, 0) + by

    def pile(self, name: str) -> list[str]:
        return self.state.piles.setdefault(name, [])


class Mini(Game[Desk, dict[str, Any]]):
    """Runs ``start`` once, then the game is over. The view shows the notes and, to its seat, the pile of its name."""

    slug = "mini"
    name = "Mini"
    code = "MN"
    pitch = ""
    least_seats = 1
    most_seats = 6
    schema = 1
    state_type = Desk
    options_type = MiniOptions
    verbs = ()
    piles: ClassVar[dict[str, list[str]]] = {}
    """How the piles lie when a game begins."""

    def blank(self, seats: int, options: BaseModel) -> Desk:
        return Desk(seats, piles={name: list(cards) for name, cards in self.piles.items()})

    def play(self, state: Desk, seats: int, dice: Any, quick: bool) -> Clerk:
        return Clerk(state, seats, dice, self.tasks, quick)

    def resume(self, play: Clerk) -> None:
        play.push("finish" if play.state.begun else "start")
        play.state.begun = True

    def view(self, state: Desk, seat: int | None) -> dict[str, Any]:
        return {"notes": list(state.notes), "hand": list(state.piles.get(f"hand {seat}", []))}

    def identities(self, view: dict[str, Any]) -> frozenset[str]:
        return frozenset(view["hand"])

    def problems(self, state: Desk) -> list[str]:
        return []

    def standings(self, state: Desk) -> list[list[int]] | None:
        return [list(range(state.seats))] if state.over else None

    def seats(self, state: Desk) -> int:
        return state.seats

    def turn(self, state: Desk) -> int:
        return state.numbers.get("turn", 0)

    def leave(self, play: Clerk, seat: int) -> None:
        play.state.left.append(seat)
        play.note("{who} leaves", who=seat)

    def due(self, state: Desk, kind: str, args: dict[str, Json]) -> bool:
        return args.get("seat") not in state.left

    def end(self, play: Clerk) -> None:
        play.state.over = True
        play.note("ended")

    def command(self, play: Clerk, kind: str, seat: int | None, args: dict[str, Json]) -> None:
        if kind == "push":
            play.push(str(args["task"]))
        elif kind == "note":
            play.note(str(args["words"]))
        else:
            super().command(play, kind, seat, args)


def finish(t: Clerk) -> None:
    t.act()
    t.state.over = True


def mini(tasks: Tasks, **printed: Any) -> Mini:
    """A game of these Tasks. ``printed`` sets what a rule set declares: ``piles``, ``schema``, ``upgrades`` ..."""
    if "finish" not in tasks.names():
        _ = tasks.task("finish")(finish)
    return type("Printed", (Mini,), {"tasks": tasks, **printed})()


def one_of(*ids: str, default: str | None = None) -> SeatAsk:
    """An ask for one of these, each named by its id."""
    return SeatAsk(text("Which?"), tuple(plain(id, "take", id) for id in ids), (default or ids[0],))

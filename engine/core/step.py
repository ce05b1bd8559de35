"""The only way a game moves.

``look`` runs the head Task up to its open ask and shows what is there; ``step`` does the same, feeds one journal entry
and goes on to the next ask. Both start from the stored snapshot and the answers the head Task has had since (the tail),
so a restart, an undo and an upgrade use the code that runs on every click. ``Live`` keeps the effect alive instead.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from engine.core.ask import Face, OpenAsk
from engine.core.dice import Dice, Draw, check_key
from engine.core.entry import Answer, Answered, Command, Entry
from engine.core.errors import Stale
from engine.core.event import Event
from engine.core.game import Game
from engine.core.obey import obeyed, replayed
from engine.core.run import Run
from engine.core.snapshot import Saved, Snapshot, Windows, decode, encode
from engine.core.text import text

S = TypeVar("S")
V = TypeVar("V")

__all__ = ["Answer", "Answered", "Command", "Entry", "Live", "Position", "Result", "begin", "look", "step"]


@dataclass(frozen=True, slots=True)
class Position(Generic[S, V]):
    """A game as it stands at its open ask (None: it is over). Everything that is shown comes from here."""

    game: Game[S, V]
    state: S
    ask: OpenAsk | None
    quick: bool
    counters: dict[str, int]
    """How far each dice stream has moved."""
    waiting: tuple[tuple[str, int | None], ...] = ()
    """Commands that wait for the running Task to end: kind and seat."""

    def view(self, seat: int | None) -> V:
        """What this seat may see."""
        return self.game.view(self.state, seat)

    def identities(self) -> Iterator[frozenset[str]]:
        """Names of the hidden things that an onlooker and every seat see, in this order."""
        return map(self.game.identities, self.game.views(self.state))

    def face(self, seat: int | None) -> Face | None:
        """The open ask as this seat may see it."""
        return self.ask.face(seat) if self.ask is not None else None

    @property
    def standings(self) -> list[list[int]] | None:
        """Final ranks once the game is over."""
        return self.game.standings(self.state)

    @property
    def turn(self) -> int:
        """Number of the running turn."""
        return self.game.turn(self.state)


@dataclass(frozen=True, slots=True)
class Result(Generic[S, V]):
    """What a step has come to: what is to be stored, what is to be told."""

    snapshot: Snapshot
    opened: int
    """Journal number at which the head Task of the snapshot began: later answers are its tail."""
    tail: tuple[Answered, ...]
    position: Position[S, V]
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    fingerprint: str
    """Of the ask that was answered; empty for a command."""


def begin(
    game: Game[S, V], seats: int, options: BaseModel, key: str, *, windows: Windows = "quick", seq: int = 1
) -> Result[S, V]:
    """Start a game with a fresh dice key (32 hex digits) and run it to its first ask. ``seq`` is its journal number."""
    run = Run(game, _fresh(game, seats, options, key, windows, seq))
    run.go_on(seq)
    return _result(run, "")


def _fresh(game: Game[S, Any], seats: int, options: BaseModel, key: str, windows: Windows, seq: int) -> Saved[S]:
    state = game.blank(seats, options)
    return Saved(game.schema, game.slug, seats, windows, seq, 0, Dice(check_key(key)), [], [], state)


def look(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered] = ()) -> Position[S, V]:
    """The game as it stands now. Raises RulesChanged if a stored answer no longer fits its ask."""
    return _position(replayed(game, snapshot, tail))


def step(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered], entry: Entry) -> Result[S, V]:
    """Carry out one journal entry. On success the Result is to be stored; whatever is raised, nothing has changed.

    Raises Stale or Refused with a sentence for the person, RulesChanged, or EffectFailed when a card is broken.
    """
    if isinstance(entry, Command):
        return _result(obeyed(game, snapshot, tail, entry), "")
    run = replayed(game, snapshot, tail)
    run.forget()
    fingerprint = run.feed(entry.seq, entry.seat, entry.ask, entry.picks)
    return _result(run, fingerprint)


def _position(run: Run[S, V]) -> Position[S, V]:
    saved = run.saved
    waiting = tuple((each.kind, each.seat) for each in saved.waiting)
    return Position(run.game, saved.state, run.ask, run.play.quick, dict(saved.dice.counters), waiting)


def _result(run: Run[S, V], fingerprint: str) -> Result[S, V]:
    snapshot = run.base if run.base is not None else encode(run.game, run.saved)
    tail = tuple(Answered(seq, seat, picks, mark) for seq, seat, picks, mark in run.tail)
    events, draws = tuple(run.play.events), tuple(run.play.draws)
    return Result(snapshot, run.opened, tail, _position(run), events, draws, fingerprint)


class Live(Generic[S, V]):
    """A game whose effect is kept alive between answers: for computers that play ahead, benchmarks and fuzzers.

    Reaches the states that ``step`` reaches (a test proves it); it cannot be stored in the middle of a Task.
    """

    def __init__(self, game: Game[S, V], saved: Saved[S]) -> None:
        self._run: Run[S, V] = Run(game, saved, keep=False)
        self._seq = saved.opened
        self._run.go_on(self._seq)

    @classmethod
    def start(
        cls, game: Game[S, V], seats: int, options: BaseModel, key: str, windows: Windows = "quick"
    ) -> "Live[S, V]":
        """A fresh game."""
        return cls(game, _fresh(game, seats, options, key, windows, 1))

    @classmethod
    def load(cls, game: Game[S, V], snapshot: Snapshot) -> "Live[S, V]":
        """A stored game, from the beginning of its head Task."""
        return cls(game, decode(game, snapshot))

    @property
    def ask(self) -> OpenAsk | None:
        """The open ask; None when the game is over."""
        return self._run.ask

    @property
    def state(self) -> S:
        """The state as it is now. Not a copy."""
        return self._run.saved.state

    @property
    def position(self) -> Position[Any, Any]:
        """The game as it stands now."""
        return _position(self._run)

    def answer(self, seat: int, picks: Sequence[str]) -> tuple[Event, ...]:
        """Answer the open ask for a seat; returns what happened. After an exception the game is of no more use."""
        self._run.forget()
        self._seq += 1
        ask = self._run.ask
        if ask is None:
            raise Stale(text("The game is over."))
        _ = self._run.feed(self._seq, seat, ask.id, picks)
        return tuple(self._run.play.events)

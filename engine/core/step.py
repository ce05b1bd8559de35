"""The only way a game moves.

``look`` runs the head Task up to its open ask and shows what is there; ``step`` does the same, feeds one journal entry
and goes on to the next ask. Both start from the stored snapshot and the answers the head Task has had since (the tail),
so a restart, an undo and an upgrade use the code that runs on every click. ``Live`` keeps the effect alive instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel

from engine.core.ask import Face, OpenAsk
from engine.core.dice import Dice, Draw
from engine.core.errors import Refused, RulesChanged, Stale
from engine.core.event import Event
from engine.core.game import END, LEAVE, RESEED, REWIND, SKIP, Game
from engine.core.run import Run
from engine.core.snapshot import Saved, Snapshot, Windows, decode, encode
from engine.core.text import Json, text

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer as the journal keeps it. ``fingerprint`` belongs to the ask it answered."""

    seq: int
    seat: int
    picks: tuple[str, ...]
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Journal entry: seat ``seat`` takes ``picks`` in the ask that opened at journal number ``ask``."""

    seq: int
    seat: int
    ask: int
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Command:
    """Journal entry of the second kind: a command. ``kind`` is one of those in ``core.game`` or a game's own."""

    seq: int
    kind: str
    seat: int | None = None
    args: dict[str, Json] = field(default_factory=dict[str, Json])


Entry: TypeAlias = "Answer | Command"


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
    return Saved(game.schema, game.slug, seats, windows, seq, 0, Dice(key), [], [], state)


def look(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered] = ()) -> Position[S, V]:
    """The game as it stands now. Raises RulesChanged if a stored answer no longer fits its ask."""
    return _position(_resumed(game, snapshot, tail))


def step(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered], entry: Entry) -> Result[S, V]:
    """Carry out one journal entry. On success the Result is to be stored; whatever is raised, nothing has changed.

    Raises Stale or Refused with a sentence for the person, RulesChanged, or EffectFailed when a card is broken.
    """
    if isinstance(entry, Answer):
        run = _resumed(game, snapshot, tail)
        fingerprint = run.feed(entry.seq, entry.seat, entry.ask, entry.picks)
        return _result(run, fingerprint)
    return _command(game, snapshot, tail, entry)


def _resumed(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered]) -> Run[S, V]:
    saved = decode(game, snapshot)
    run = Run(game, saved, base=snapshot)
    run.go_on(saved.opened)
    for past in tail:
        kind = run.kind
        if run.ask is None or run.base is not snapshot:
            raise RulesChanged(kind)
        if run.fingerprint(past.seat) != past.fingerprint:
            raise RulesChanged(kind)
        try:
            _ = run.feed(past.seq, past.seat, run.ask.id, past.picks)
        except Refused as refused:
            raise RulesChanged(kind) from refused
    run.forget()
    return run


WAITS = (LEAVE, RESEED, END)
ANEW = (SKIP, REWIND)


def _command(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered], command: Command) -> Result[S, V]:
    """Commands touch the state before the head Task, so they need an empty tail: else they wait or are refused."""
    if tail and command.kind not in ANEW:
        run = _resumed(game, snapshot, tail)
        if command.kind not in WAITS:
            raise Refused(text("Something is half done at this table. Try again when it is settled."))
        run.wait(command.kind, command.seat, command.args)
        return _result(run, "")
    saved = decode(game, snapshot)
    run = Run(game, saved)
    before = list(saved.agenda)
    if command.kind == SKIP:
        if not saved.agenda:
            raise Stale(text("Nothing is running at this table, so there is nothing to skip."))
        _ = saved.agenda.pop(0)
    elif command.kind != REWIND:
        run.obey(command.kind, command.seat, command.args)
    same = command.kind not in ANEW and bool(before) and saved.agenda[:1] == before[:1]
    told = len(run.play.events)
    if same:
        run.go_on(saved.opened)
        # The head Task only opens its ask again: what it said when it began has been told already.
        del run.play.events[told:]
    else:
        saved.opened = command.seq
        run.go_on(command.seq)
    return _result(run, "")


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

"""A running effect: the head Task of an agenda, fed with answers until it asks again or the game is over."""

import hashlib
import json
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.ask import Answers, Ask, OpenAsk, check_answer, check_ask
from engine.core.dice import check_key, reseed_mark
from engine.core.errors import EffectFailed, Refused, Stale
from engine.core.game import END, LEAVE, RESEED, Game
from engine.core.play import Play
from engine.core.snapshot import Saved, Snapshot, Waiting, decode, encode
from engine.core.task import Task, TaskKind
from engine.core.text import Json, text

S = TypeVar("S")
V = TypeVar("V")

Past = tuple[int, int, tuple[str, ...], str]
"""An answer that the running Task has had: journal number, seat, picks, fingerprint of its ask."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What there was before a Task began, so that the game can go on without it if it fails."""

    snapshot: Snapshot
    events: int
    draws: int


class Run(Generic[S, V]):
    """One game being carried forward in memory. ``base`` is the snapshot from before the Task that is running.

    With ``keep=False`` no snapshots are written on the way (faster; see ``Live``).
    """

    def __init__(self, game: Game[S, V], saved: Saved[S], base: Snapshot | None = None, keep: bool = True) -> None:
        self.game = game
        self.saved = saved
        self.base = base
        self.keep = keep
        self.opened = saved.opened
        self._resuming = base is not None
        self.play: Play[S] = game.play(saved.state, saved.seats, saved.dice, saved.windows == "quick")
        self.ask: OpenAsk | None = None
        self.tail: list[Past] = []
        self.first: tuple[Task, int] | None = None
        """The first Task that was started here and might ask, and how many events there were before it."""
        self.starts = 0
        """How many Tasks that might ask were started here."""
        self.marking = False
        """Whether it is noted what there was before each Task, for ``Mark``."""
        self.mark: Mark | None = None
        """What there was before the Task that is running; None if it began before ``marking``, or there is none."""
        self._effect: Generator[Ask, Any, None] | None = None
        self._whole: Ask | None = None
        self._told = hashlib.blake2b(digest_size=16)
        self._counted = 0

    @property
    def kind(self) -> str:
        """Kind of the Task that is running, or of none."""
        return self.saved.agenda[0].kind if self.saved.agenda else "nothing"

    def forget(self) -> None:
        """Drop the events and draws so far: they belong to entries that the journal has already."""
        play = self.play
        if self.keep:
            self._mark()
        if play.events:
            play.events.clear()
        if play.draws:
            play.draws.clear()
        self._counted = 0

    # asks and answers

    def fingerprint(self, seat: int) -> str:
        """Identity of what this seat is asked: what it may take, and all that happened since the Task began.

        Not of the wording: a better sentence does not make an answer stale.
        """
        if self.ask is None:
            return ""
        self._mark()
        ask = self.ask.ask
        mine = ask.seats.get(seat)
        options = [[each.id, each.verb, each.same] for each in mine.options] if mine else None
        bounds = [mine.at_least, mine.at_most, mine.ordered] if mine else None
        shape = json.dumps([self.ask.kind, ask.key, seat, options, bounds, list(ask.closes_on), ask.window])
        digest = self._told.copy()
        digest.update(shape.encode())
        return digest.hexdigest()

    def _mark(self) -> None:
        """Take the data of the newest events into the digest of this Task."""
        for event in self.play.events[self._counted :]:
            data = [event.kind, event.text.values, event.audience, event.reveal]
            self._told.update(json.dumps(data, sort_keys=True).encode())
        self._counted = len(self.play.events)

    def feed(self, seq: int, seat: int, ask_id: int, picks: Sequence[str]) -> str:
        """Answer the open ask and go on if that closes it. Returns the fingerprint of what was answered."""
        ask = self.ask
        if ask is None or ask.id != ask_id:
            raise Stale(text("The table has moved on. Look at what is shown now."))
        put, given = ask.ask, ask.given
        mine = put.seats.get(seat)
        if mine is None:
            raise Stale(text("This question is not for you."))
        if seat in given and not put.revisable:
            raise Stale(text("You have answered this already."))
        taken = check_answer(mine, picks)
        mark = self.fingerprint(seat) if self.keep else ""
        given[seat] = taken
        self.tail.append((seq, seat, taken, mark))
        self.play.budget.refill()
        if len(given) == len(put.seats) or put.closed_by(given):
            self.ask = None
            answers = {seat: taken} if put is self._whole and len(given) == 1 else self._in_order(put, given)
            if not self._advance(answers, seq):
                self.go_on(seq)
        return mark

    def _in_order(self, put: Ask, given: Answers) -> Answers:
        """Seats in their order, not in the order of the clicks: who was faster must not show."""
        answers: Answers = {}
        for seat, mine in (self._whole or put).seats.items():
            taken = given.get(seat) if seat in put.seats else mine.forced
            if taken is not None:
                answers[seat] = taken
        return answers

    # the agenda

    def go_on(self, seq: int) -> None:
        """Run Tasks until one asks or the game is over. ``seq``: number of the journal entry that brought us here."""
        saved, play, agenda = self.saved, self.play, self.saved.agenda
        standings, kind_of = self.game.standings, self.game.tasks.kind
        while standings(saved.state) is None:
            if not agenda:
                self.mark = None
                self._resume()
            task = agenda[0]
            if self.marking:
                self.mark = Mark(encode(self.game, saved), len(play.events), len(play.draws))
            try:
                kind = kind_of(task.kind)
                if kind.asks:
                    self._start(kind, task, seq)
                else:
                    _ = kind.run(play, **task.args)
                    self._ended()
                    continue
            except Refused:
                raise
            except Exception as error:
                raise self._failed(task.kind) from error
            if self._advance(None, seq):
                return
        agenda.clear()
        saved.opened = self.opened = seq
        self.base, self.tail = (encode(self.game, saved) if self.keep else None), []

    def _resume(self) -> None:
        """Ask the game what is due."""
        try:
            self.game.resume(self.play)
        except Refused:
            raise
        except Exception as error:
            raise self._failed("what comes next") from error
        if not self.play.pushed:
            raise self._failed("what comes next") from RuntimeError("the game is not over, but nothing is due")
        self.saved.agenda[:] = self._pushed()

    def _ended(self) -> None:
        """The head Task gives way to what it pushed."""
        agenda, pushed = self.saved.agenda, self.play.pushed
        if pushed:
            agenda[:1] = pushed
            pushed.clear()
        else:
            del agenda[0]

    def _start(self, kind: TaskKind, task: Task, seq: int) -> None:
        self.saved.opened = self.opened = self.play.opened = seq
        if self.keep:
            if not self._resuming:
                self.base = encode(self.game, self.saved)
            self._told = hashlib.blake2b(digest_size=16)
        self._resuming = False
        self.tail = []
        self._counted = len(self.play.events)
        self.starts += 1
        if self.first is None:
            self.first = (task, self._counted)
        self._effect = kind.run(self.play, **task.args)

    def _advance(self, given: Answers | None, seq: int) -> bool:
        """Send answers into the effect. True when it asks again, False when its Task has ended."""
        saved, effect = self.saved, self._effect
        if effect is None:
            raise RuntimeError("no effect is running")
        self.play.answered = len(self.tail)
        while True:
            try:
                ask = effect.send(given)
                check_ask(ask)
            except StopIteration:
                break
            except Refused:
                raise
            except Exception as error:
                raise self._failed(self.kind) from error
            given = None if ask.always else self._settled(ask)
            if given is None:
                self._whole = ask
                put = self._asked(ask) if ask.window else ask
                self.ask = OpenAsk(max(seq, saved.floor), put, saved.agenda[0].kind)
                return True
        self._effect = None
        self._ended()
        if saved.waiting:
            self.carry_out_waiting()
        return False

    def _settled(self, ask: Ask) -> Answers | None:
        """The answers to an ask that needs nobody, or None when somebody has to be asked."""
        if ask.window and not self.play.quick:
            return None
        given: Answers = {}
        for seat, mine in ask.seats.items():
            forced = mine.forced
            if forced is not None:
                given[seat] = forced
        return given if ask.closed_by(given) else None

    def _asked(self, ask: Ask) -> Ask:
        """At a quick table a window is put only to those who have something to say; the others say the one thing."""
        if not self.play.quick:
            return ask
        asked = {seat: mine for seat, mine in ask.seats.items() if mine.forced is None}
        return Ask(ask.key, ask.public, asked, ask.closes_on, ask.revisable, True, ask.always)

    def _pushed(self) -> list[Task]:
        pushed, self.play.pushed = self.play.pushed, []
        return pushed

    # commands

    def wait(self, kind: str, seat: int | None, args: dict[str, Json]) -> None:
        """Let a command wait until the running Task has ended: it is written into the stored snapshot."""
        if self.base is None:
            raise RuntimeError("only a stored game can wait")
        stored = decode(self.game, self.base)
        stored.waiting.append(Waiting(kind, seat, args))
        self.saved.waiting.append(Waiting(kind, seat, args))
        self.base = encode(self.game, stored)

    def obey(self, kind: str, seat: int | None, args: dict[str, Json]) -> None:
        """Carry out a command on the state before the head Task."""
        saved, play = self.saved, self.play
        if kind == RESEED:
            saved.dice.key = check_key(str(args["key"]))
            saved.dice.reseeds += 1
            play.draws.append(reseed_mark(saved.dice.reseeds))
        elif kind == LEAVE and seat is not None:
            self._guarded("leaving", self.game.leave, play, seat)
            saved.agenda[:] = [task for task in saved.agenda if self.game.due(saved.state, task.kind, task.args)]
        elif kind == END:
            self._guarded("the end", self.game.end, play)
        else:
            self._guarded(kind, self.game.command, play, kind, seat, args)
        saved.agenda[:0] = self._pushed()
        self.base = None

    def carry_out_waiting(self) -> None:
        """Carry out the commands that waited for the running Task to end. One that is not legal any more lapses."""
        while self.saved.waiting:
            due = self.saved.waiting.pop(0)
            if self.game.standings(self.saved.state) is None:
                with suppress(Refused):
                    self.obey(due.kind, due.seat, due.args)

    # errors

    def _guarded(self, kind: str, run: Callable[..., Any], *args: Any, **more: Any) -> Any:
        try:
            return run(*args, **more)
        except Refused:
            raise
        except Exception as error:
            raise self._failed(kind) from error

    def _failed(self, kind: str) -> EffectFailed:
        try:
            label = self.game.tasks.kind(kind).label
        except KeyError:
            label = kind
        return EffectFailed(kind, label, answered=bool(self.tail))

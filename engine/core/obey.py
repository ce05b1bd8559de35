"""Commands: the second sort of journal entry, carried out on the state before the head Task."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar, cast

from engine.core.dice import check_key, rewind_marks
from engine.core.entry import Answered, Command
from engine.core.errors import EffectFailed, Refused, RulesChanged, Stale
from engine.core.game import END, LEAVE, RESEED, REWIND, SKIP, Game
from engine.core.run import Run
from engine.core.snapshot import Snapshot, decode
from engine.core.text import text

S = TypeVar("S")
V = TypeVar("V")

WAITS = (LEAVE, RESEED, END)
MOST_DROPPED = 50
"""Tasks that fail one after the other and are dropped by one skip."""


def replayed(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered]) -> Run[S, V]:
    """The head Task run again over the answers it has had. Raises RulesChanged where one no longer fits its ask."""
    saved = decode(game, snapshot)
    run = Run(game, saved, base=snapshot)
    run.go_on(saved.opened)
    for past in tail:
        kind = run.kind
        if run.ask is None or run.base is not snapshot or run.fingerprint(past.seat) != past.fingerprint:
            raise RulesChanged(kind)
        try:
            _ = run.feed(past.seq, past.seat, run.ask.id, past.picks)
        except Refused as refused:
            raise RulesChanged(kind) from refused
    return run


def obeyed(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered], command: Command) -> Run[S, V]:
    """The game after a command.

    Where something is half done, commands of people wait until it is settled, and those of the game are refused.
    """
    if game.standings(decode(game, snapshot).state) is not None:
        raise Stale(text("The game is over."))
    if command.kind == SKIP and command.args and (run := _without_what_fails(game, snapshot, tail, command)):
        return run
    if command.kind in {SKIP, REWIND}:
        return _anew(game, snapshot, tail, command)
    if command.kind == RESEED:
        _ = check_key(str(command.args["key"]))
    try:
        now = replayed(game, snapshot, tail)
    except (EffectFailed, Refused, RulesChanged):
        if command.kind != END:
            raise
        return _carried_out(game, snapshot, command, command.seq)
    # What people have seen the dice give would change if a Task that has drawn ran again on another state.
    if tail or (now.play.draws and command.kind != END):
        return _put_off(game, snapshot, command, now)
    return _before_head(game, snapshot, command, now)


def _replayed_if_it_can_be(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered]) -> Run[S, V] | None:
    try:
        return replayed(game, snapshot, tail)
    except (EffectFailed, Refused, RulesChanged):
        return None


def _put_off(game: Game[S, V], snapshot: Snapshot, command: Command, now: Run[S, V]) -> Run[S, V]:
    if command.kind not in WAITS:
        raise Refused(text("Something is half done at this table. Try again when it is settled."))
    if any((due.kind, due.seat) == (command.kind, command.seat) for due in now.saved.waiting):
        raise Stale(text("That will happen as soon as what is half done at this table is settled."))
    # What would be refused now is refused now: nobody sits there to be told later.
    Run(game, decode(game, snapshot)).obey(command.kind, command.seat, command.args)
    now.forget()
    now.wait(command.kind, command.seat, command.args)
    return now


def _before_head(game: Game[S, V], snapshot: Snapshot, command: Command, now: Run[S, V]) -> Run[S, V]:
    """The head Task starts again after the command: if it opens the same ask, that keeps its id."""
    run = _carried_out(game, snapshot, command, now.opened)
    if not _asks_the_same(run, now):
        run = _carried_out(game, snapshot, command, command.seq)
    # What the head Task said when it began has been told already.
    told = now.play.events
    if run.first is not None and run.first[0] == now.saved.agenda[0]:
        start = run.first[1]
        if run.play.events[start : start + len(told)] == told:
            del run.play.events[start : start + len(told)]
    return run


def _carried_out(game: Game[S, V], snapshot: Snapshot, command: Command, seq: int) -> Run[S, V]:
    run = Run(game, decode(game, snapshot))
    run.obey(command.kind, command.seat, command.args)
    run.go_on(seq)
    return run


def _asks_the_same(run: Run[S, V], now: Run[S, V]) -> bool:
    if run.ask is None or now.ask is None or run.first is None or run.starts > 1:
        return False
    return run.first[0] == now.saved.agenda[0] and run.ask.ask.key == now.ask.ask.key


def _anew(game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered], command: Command) -> Run[S, V]:
    """The head Task is dropped from its own start, or starts again."""
    saved = decode(game, snapshot)
    run = Run(game, saved)
    now = _replayed_if_it_can_be(game, snapshot, tail)
    if command.kind == SKIP and now is not None:
        # Numbers that people have seen are used up: nobody knows the next ones.
        saved.dice.counters = dict(now.saved.dice.counters)
    elif now is None or now.play.draws:
        run.play.draws.extend(rewind_marks(saved.dice.counters))
    if command.kind == SKIP:
        _ = saved.agenda.pop(0)
    run.carry_out_waiting()
    run.go_on(command.seq)
    return run


def _without_what_fails(
    game: Game[S, V], snapshot: Snapshot, tail: Sequence[Answered], command: Command
) -> Run[S, V] | None:
    """The answer of a seat carried out (``of`` and ``picks`` of a skip), each Task that fails dropped from its own
    start; None if the answer comes to nothing even so: then what asks has to be dropped.
    """
    run = _replayed_if_it_can_be(game, snapshot, tail)
    if run is None or run.ask is None:
        return None
    seat, picks = cast("int", command.args["of"]), cast("list[str]", command.args["picks"])
    run.forget()
    run.marking = True
    with suppress(EffectFailed):
        _ = run.feed(command.seq, seat, run.ask.id, picks)
        return run
    for _ in range(MOST_DROPPED):
        mark = run.mark
        if mark is None:
            return None
        saved = decode(game, mark.snapshot)
        _ = saved.agenda.pop(0)
        after = Run(game, saved)
        after.play.events.extend(run.play.events[: mark.events])
        after.play.draws.extend(run.play.draws[: mark.draws])
        after.marking = True
        run = after
        with suppress(EffectFailed):
            run.carry_out_waiting()
            run.go_on(command.seq)
            return run
    return None

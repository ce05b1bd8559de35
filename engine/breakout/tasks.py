"""The Tasks of Breakout. A ``step`` of the race waits for Armory visits and lapses when its turn is over."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any

from engine.breakout.race import Race
from engine.core.task import Effect, Run, Tasks

tasks = Tasks()


def step(kind: str, *, even_if_out: bool = False) -> Callable[[Run], Run]:
    """Register a step of a turn.

    Teams that have just Escaped visit the Armory before it (BR-131, BR-141). It does nothing when the Escape has ended
    or the active team has Escaped or left; ``even_if_out``: steps that serve the others too (BR-128).
    """

    def register(run: Run) -> Run:
        if inspect.isgeneratorfunction(run):

            @wraps(run)
            def asking(t: Race, **args: Any) -> Effect[None]:
                if _is_due(t, kind, args, even_if_out):
                    yield from run(t, **args)

            return tasks.task(kind)(asking)

        @wraps(run)
        def plain(t: Race, **args: Any) -> None:
            if _is_due(t, kind, args, even_if_out):
                _ = run(t, **args)

        return tasks.task(kind)(plain)

    return register


def _is_due(t: Race, kind: str, args: dict[str, Any], even_if_out: bool) -> bool:
    """Whether to run the step now. It comes again after the visits to the Armory that go before it."""
    state = t.state
    if state.arrivals:
        t.push("arrive")
        t.push(kind, **args)
        return False
    turn = state.turn
    if state.stage != "race" or turn is None:
        return False
    return even_if_out or state.teams[turn.seat].status == "racing"

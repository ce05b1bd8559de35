"""Tasks: the flow between effects, as plain data in an agenda."""

import inspect
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from engine.core.ask import Answers, Ask
from engine.core.text import Json

T = TypeVar("T")

Effect: TypeAlias = Generator[Ask, Answers, T]
"""A piece of rules that may ask: it yields Asks, is sent their Answers, and returns a T."""

Run: TypeAlias = Callable[..., "Effect[None] | None"]


@dataclass(slots=True)
class Task:
    """A step that is due: which effect, with which arguments (plain JSON)."""

    kind: str
    args: dict[str, Json] = field(default_factory=dict[str, Json])


@dataclass(frozen=True, slots=True)
class TaskKind:
    """How a kind of Task runs. ``asks``: its effect is a generator and may open an ask."""

    kind: str
    run: Run
    asks: bool
    takes: frozenset[str]
    label: str
    """What the table calls it when it fails."""


class Tasks:
    """The kinds of Task of one game, by name."""

    def __init__(self) -> None:
        self._kinds: dict[str, TaskKind] = {}

    def task(self, kind: str, label: str = "") -> Callable[[Run], Run]:
        """Register an effect under a name: ``@tasks.task("roll")``. A generator function may ask, a plain one may not.

        The name is stored in snapshots: never rename one without an upgrade. ``label`` is what people call it.
        """

        def register(run: Run) -> Run:
            if kind in self._kinds:
                raise ValueError(f"two effects are named {kind}")
            parameters = list(inspect.signature(run).parameters)[1:]
            asks = inspect.isgeneratorfunction(run)
            self._kinds[kind] = TaskKind(kind, run, asks, frozenset(parameters), label or kind.replace("-", " "))
            return run

        return register

    def kind(self, name: str) -> TaskKind:
        """The kind of this name. Raises KeyError."""
        return self._kinds[name]

    def names(self) -> list[str]:
        """All kinds, in the order they were registered."""
        return list(self._kinds)

    def make(self, kind: str, args: dict[str, Json]) -> Task:
        """A checked Task: the kind exists, takes exactly these arguments, and they are plain JSON."""
        known = self._kinds.get(kind)
        if known is None:
            raise ValueError(f"there is no effect named {kind}")
        if args or known.takes:
            if args.keys() != known.takes:
                raise ValueError(f"{kind} takes {sorted(known.takes)}, not {sorted(args)}")
            for value in args.values():
                if type(value) not in _PLAIN:
                    _check_plain(kind, args)
        return Task(kind, args)


_PLAIN = frozenset({int, str, bool, type(None)})


def _check_plain(kind: str, args: dict[str, Json]) -> None:
    for name, value in args.items():
        odd = _not_plain(value)
        if odd is not None:
            raise TypeError(f"{kind}.{name} is not plain JSON: {odd}")


def _not_plain(value: Json) -> str | None:
    """Name of the first type in a value that a snapshot could not give back, or None."""
    if type(value) in _PLAIN:
        return None
    inside = value if isinstance(value, list) else value.values() if isinstance(value, dict) else None
    if inside is None or (isinstance(value, dict) and any(type(name) is not str for name in value)):
        return type(value).__name__
    return next((odd for odd in map(_not_plain, inside) if odd is not None), None)

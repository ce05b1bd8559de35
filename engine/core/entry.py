"""Entries of the journal: what a game is moved by."""

from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.text import Json


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

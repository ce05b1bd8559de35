"""Saved games: the state before its head Task began, written as JSON."""

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import TypeAdapter

from engine.core.dice import Dice
from engine.core.errors import NewerSnapshot
from engine.core.game import Game
from engine.core.task import Task
from engine.core.text import Json

S = TypeVar("S")

Windows: TypeAlias = Literal["quick", "poker"]
"""How reaction windows are asked (DESIGN 2.4)."""


@dataclass(slots=True)
class Waiting:
    """A command that came while a Task was half answered: it is carried out when that Task has ended."""

    kind: str
    seat: int | None
    args: dict[str, Json] = field(default_factory=dict[str, Json])


@dataclass(slots=True)
class Saved(Generic[S]):
    """All there is of a running game.

    ``opened`` is the journal number at which its head Task began. ``floor`` is the number of the newest undo: asks
    opened again by it are numbered from there, so that the id of an ask is never used a second time.
    """

    schema: int
    game: str
    seats: int
    windows: Windows
    opened: int
    floor: int
    dice: Dice
    agenda: list[Task]
    waiting: list[Waiting]
    state: S


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A saved game as bytes (JSON). It holds every secret of the table: it is stored, and never shown."""

    game: str
    data: bytes


@cache
def _adapter(game: type[Game[Any, Any]]) -> TypeAdapter[Saved[Any]]:
    saved: Any = Saved
    return TypeAdapter(saved[game.state_type])


def encode(game: Game[S, Any], saved: Saved[S]) -> Snapshot:
    """Write a game down."""
    return Snapshot(game.slug, _adapter(type(game)).dump_json(saved))


def decode(game: Game[S, Any], snapshot: Snapshot) -> Saved[S]:
    """Read a game, upgraded to the schema of today if it is older.

    Raises NewerSnapshot if it is of a later schema, pydantic's ValidationError if it is damaged.
    """
    saved = _adapter(type(game)).validate_json(snapshot.data) if _schema(snapshot) == game.schema else None
    if saved is not None:
        return saved
    document: dict[str, Any] = json.loads(snapshot.data)
    while document["schema"] < game.schema:
        version = document["schema"]
        document = game.upgrades[version](document)
        document["schema"] = version + 1
    if document["schema"] != game.schema:
        raise NewerSnapshot(f"{game.name}: schema {document['schema']}, this program knows {game.schema}")
    return _adapter(type(game)).validate_json(json.dumps(document).encode())


def _schema(snapshot: Snapshot) -> int:
    """The schema number, read off the first field without parsing the rest."""
    head, _, rest = snapshot.data[:40].partition(b":")
    if head.strip() != b'{"schema"':
        return int(json.loads(snapshot.data)["schema"])
    return int(rest.partition(b",")[0])


def copy_state(game: Game[S, Any], state: S) -> S:
    """A separate copy of a state, by the only way there is: written down and read again."""
    adapter = _state_adapter(type(game))
    return adapter.validate_json(adapter.dump_json(state))


@cache
def _state_adapter(game: type[Game[Any, Any]]) -> TypeAdapter[Any]:
    return TypeAdapter(game.state_type)

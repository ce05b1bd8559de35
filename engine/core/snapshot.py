"""Saved games: the state before its head Task began, written as JSON."""

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import TypeAdapter

from engine.core.dice import Dice
from engine.core.errors import DamagedSnapshot, NewerSnapshot
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
def _adapter(state_type: type[Any]) -> TypeAdapter[Saved[Any]]:
    saved: Any = Saved
    return TypeAdapter(saved[state_type])


@cache
def _state_adapter(state_type: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(state_type)


def encode(game: Game[S, Any], saved: Saved[S]) -> Snapshot:
    """Write a game down."""
    return Snapshot(game.slug, _adapter(game.state_type).dump_json(saved))


def decode(game: Game[S, Any], snapshot: Snapshot) -> Saved[S]:
    """Read a game, upgraded to the schema of today if it is older.

    Raises NewerSnapshot if it is of a later schema, DamagedSnapshot if it is no saved game of these rules.
    """
    try:
        data = snapshot.data if _schema(snapshot.data) == game.schema else _upgraded(game, snapshot.data)
        saved = _adapter(game.state_type).validate_json(data)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise DamagedSnapshot(f"{game.name}: this is no saved game") from error
    if saved.game != game.slug:
        raise DamagedSnapshot(f"{game.name}: this is a saved game of {saved.game}")
    return saved


def _schema(data: bytes) -> int:
    """The schema number, read off the first field without parsing the rest."""
    head, _, rest = data[:40].partition(b":")
    if head.strip() != b'{"schema"':
        return int(json.loads(data)["schema"])
    return int(rest.partition(b",")[0])


def _upgraded(game: Game[Any, Any], data: bytes) -> bytes:
    document: dict[str, Any] = json.loads(data)
    if document["schema"] > game.schema:
        raise NewerSnapshot(f"{game.name}: schema {document['schema']}, this program knows {game.schema}")
    while document["schema"] < game.schema:
        version = document["schema"]
        document = game.upgrades[version](document)
        document["schema"] = version + 1
    return json.dumps(document).encode()


def copy_state(game: Game[S, Any], state: S) -> S:
    """A separate copy of a state, by the only way there is: written down and read again."""
    adapter = _state_adapter(game.state_type)
    return adapter.validate_json(adapter.dump_json(state))

"""How Texts, events and draws are written into rows of JSON, and read back."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, cast

from engine import Draw, Event, Json, Text
from storage import Entry

START = "start"
"""Kind of the first journal entry: the game begins. ``key`` in its payload is the first dice key."""


def text_to_json(line: Text) -> dict[str, Json]:
    """A Text as plain data."""
    return {"id": line.id, "values": line.values}


def text_from_json(data: Any) -> Text:
    """A Text from plain data. Raises KeyError or TypeError if it is none."""
    return Text(str(data["id"]), dict[str, Json](data["values"]))


def fault_to_str(line: Text) -> str:
    """A Text for a column of text."""
    return json.dumps(text_to_json(line), ensure_ascii=False)


def fault_from_str(stored: str | None) -> Text | None:
    """The Text in a column of text; what was written there in other words is shown as it is."""
    if stored is None:
        return None
    try:
        return text_from_json(json.loads(stored))
    except (ValueError, KeyError, TypeError):
        return Text("{words}", {"words": stored})


def event_to_json(event: Event) -> Json:
    """An event as the journal keeps it."""
    audience: Json = None if event.audience is None else list[Json](event.audience)
    return {"kind": event.kind, **text_to_json(event.text), "audience": audience, "reveal": event.reveal}


def event_from_json(data: Json) -> Event:
    """An event of the journal."""
    row = cast("dict[str, Any]", data)
    audience = None if row["audience"] is None else tuple(int(seat) for seat in row["audience"])
    return Event(str(row["kind"]), text_from_json(row), audience, bool(row["reveal"]))


def draws_to_json(draws: Iterable[Draw]) -> list[Json]:
    """Dice as the journal keeps them, marks included: stream, counter, bound, result."""
    return [[draw.stream, draw.counter, draw.bound, draw.result] for draw in draws]


def draw_from_json(data: Json) -> Draw:
    """A draw of the journal."""
    stream, counter, bound, result = cast("Sequence[Any]", data)
    return Draw(str(stream), int(counter), int(bound), int(result))


def picks_of(entry: Entry) -> tuple[str, ...]:
    """What an answer took."""
    picks = entry.payload["picks"]
    return tuple(str(pick) for pick in picks) if isinstance(picks, list) else ()


def kind_of(entry: Entry) -> str:
    """Kind of a command, empty for an answer."""
    return str(entry.payload.get("kind", "")) if entry.kind == "command" else ""

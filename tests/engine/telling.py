"""What an arranged table was told: sentences with seats as letters, as the kits of the games print them."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engine import Event, Game, Json, Result, Text, render

G = TypeVar("G", bound=Game[Any, Any])
SEATS = "ABCDEF"


class Telling(Generic[G]):
    """For a table with a game, the result of its last answer, and all events since the beginning of the test."""

    game: G
    result: Result[Any, Any]
    history: list[Event]

    def named(self, kind: str, value: Json) -> str | Text:
        """The name of a thing in a sentence: seats are their letters."""
        if kind == "seat" and isinstance(value, int):
            return SEATS[value]
        name = self.game.named(kind, value)
        assert name is not None, f"{kind} {value!r} has no name"
        return name

    def told(self, kind: str | None = None, to: str | None = None) -> list[str]:
        """Sentences of the last answer that everybody reads (``to``: also those for this seat alone), of one kind."""
        return self._sentences(self.result.events, kind, to)

    def log(self, kind: str | None = None, to: str | None = None) -> list[str]:
        """The same since the beginning of the test."""
        return self._sentences(self.history, kind, to)

    def _sentences(self, events: Sequence[Event], kind: str | None, to: str | None) -> list[str]:
        seat = None if to is None else SEATS.index(to)
        seen = [event for event in events if event.visible_to(seat) and kind in (None, event.kind)]
        return [render(event.text, self.named) for event in seen]

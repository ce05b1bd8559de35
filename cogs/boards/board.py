"""What a game shows of itself at a table: one module per game turns its view into words and a picture request."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from art import Picture


@dataclass(frozen=True, slots=True)
class Part:
    """A named piece of an embed, as Markdown."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """The words of a panel or a hand: where the game stands, and its parts."""

    headline: str
    parts: list[Part] = field(default_factory=list[Part])


class Board(Protocol):
    """How one game is shown. ``seats`` are the names by seat."""

    def panel(self, view: Any, seats: Sequence[str]) -> Shown:
        """What everybody sees, from a view for nobody."""
        ...

    def picture(self, view: Any, seats: Sequence[str]) -> Picture | None:
        """The picture of the table, from a view for nobody."""
        ...

    def hand(self, view: Any, seats: Sequence[str]) -> Shown:
        """What one seat alone sees, from that seat's view."""
        ...

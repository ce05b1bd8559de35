"""What a game shows of itself at a table: one module per game turns its view into words and a picture request."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from art import Picture
from cogs.limits import FIELD_VALUE, pages


@dataclass(frozen=True, slots=True)
class Part:
    """A named piece of an embed, as Markdown."""

    name: str
    value: str
    inline: bool = False


def parts(name: str, lines: Iterable[str]) -> list[Part]:
    """Lines under a name, whole lines in as many pieces as Discord's limit of a field asks for; none without lines."""
    return [
        Part(name if number == 0 else f"{name} ({number + 1})", page)
        for number, page in enumerate(pages(lines, FIELD_VALUE))
    ]


@dataclass(frozen=True, slots=True)
class Shown:
    """The words of a panel or a hand: where the game stands, and its parts."""

    headline: str
    parts: list[Part] = field(default_factory=list[Part])
    brief: str = ""
    """What whoever acts needs of a hand's headline beside the question itself; the headline if it is empty."""


Waited = Collection[int] | None
"""Seats that have not answered the open ask; None while nobody may know."""


class Board(Protocol):
    """How one game is shown. ``seats`` are the names by seat, ``waited`` who has still to answer."""

    def panel(self, view: Any, seats: Sequence[str], waited: Waited) -> Shown:
        """What everybody sees, from a view for nobody."""
        ...

    def picture(self, view: Any, seats: Sequence[str], waited: Waited) -> Picture | None:
        """The picture of the table, from a view for nobody."""
        ...

    def in_play(self, view: Any, seats: Sequence[str]) -> list[Part]:
        """The public cards that lie on the table, with their texts."""
        ...

    def hand(self, view: Any, seats: Sequence[str]) -> Shown:
        """What one seat alone sees, from that seat's view."""
        ...

    def scores(self, view: Any, seats: Sequence[str]) -> list[Part]:
        """How a game has ended for everybody, best first; nothing before its end."""
        ...

    def hand_picture(self, view: Any, seats: Sequence[str]) -> Picture | None:
        """The picture of one hand, from that seat's view and for that seat alone; None where it has none."""
        ...

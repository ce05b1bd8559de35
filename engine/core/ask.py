"""Open questions: to whom, with which options, how many may be taken, and what an absent player is given."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.errors import BadAsk, Refused
from engine.core.record import record
from engine.core.text import Text, text

Answers: TypeAlias = dict[int, tuple[str, ...]]
"""What each seat that answered has taken: option ids by seat."""


@record
class Option:
    """Something that may be taken: ``id`` is unique within its ask and never a position.

    ``verb`` is the word of the game for it (``roll``, ``play``, ``choose``) and makes the slash command.
    Options with the same non-empty ``same`` are interchangeable: shown once with a count, no choice among themselves.
    """

    id: str
    verb: str
    label: Text
    same: str = ""
    note: Text | None = None
    """What a player who has never read the rules should know before taking it."""


@record
class SeatAsk:
    """What one seat is asked, seen by that seat alone."""

    prompt: Text
    options: tuple[Option, ...]
    default: tuple[str, ...]
    """The answer an absent player is given: always legal, never ruinous."""
    at_least: int = 1
    at_most: int = 1
    ordered: bool = False
    """True when the order of the ids in the answer matters."""

    def option(self, id: str) -> Option:
        """The option with this id. Raises KeyError."""
        for option in self.options:
            if option.id == id:
                return option
        raise KeyError(id)

    @property
    def forced(self) -> tuple[str, ...] | None:
        """The only answer there is, if there is only one (interchangeable options counted as one)."""
        if self.at_least != min(self.at_most, len(self.options)):
            return None
        kinds = {option.same or f"#{option.id}" for option in self.options}
        if len(kinds) > 1 and (self.ordered or len(self.options) > self.at_least):
            return None
        return tuple(option.id for option in self.options[: self.at_least])


@record
class Ask:
    """An open question to one or more seats.

    It closes when all its seats have answered, or at once when one takes an option named in ``closes_on``.
    ``revisable`` answers may be replaced until then. A ``window`` is a reaction that several seats might have: who is
    asked stays secret while it is open. ``always`` keeps a question with only one answer open (the Roll button).
    """

    key: str
    public: Text
    seats: dict[int, SeatAsk]
    closes_on: tuple[str, ...] = ()
    revisable: bool = False
    window: bool = False
    always: bool = False

    def closed_by(self, given: Answers) -> bool:
        """Whether these answers close the ask."""
        if self.closes_on and any(id in self.closes_on for ids in given.values() for id in ids):
            return True
        return self.seats.keys() <= given.keys()


@dataclass(slots=True)
class OpenAsk:
    """An ask that waits. ``id`` is the journal sequence number at which it opened: never used again."""

    id: int
    ask: Ask
    kind: str
    """Kind of the Task that asks."""
    given: Answers = field(default_factory=Answers)

    @property
    def awaited(self) -> list[int]:
        """Seats that have not answered yet."""
        return [seat for seat in self.ask.seats if seat not in self.given]

    def face(self, seat: int | None) -> "Face":
        """What this seat (None: an onlooker) may know of the ask."""
        ask = self.ask
        mine = ask.seats.get(seat) if seat is not None else None
        if mine is not None and seat in self.given and not ask.revisable:
            mine = None
        given = self.given.get(seat) if seat is not None else None
        awaited = None if ask.window else tuple(self.awaited)
        return Face(self.id, ask.key, ask.public, awaited, mine, given)


@record
class Face:
    """An open ask as one seat sees it. ``awaited`` is None while a reaction window is open: no name is published.

    ``mine`` is what this seat can answer now, ``given`` what it has answered already.
    """

    id: int
    key: str
    public: Text
    awaited: tuple[int, ...] | None
    mine: SeatAsk | None
    given: tuple[str, ...] | None


def check_ask(ask: Ask) -> None:
    """Raise BadAsk unless every seat can answer and every default is legal."""
    if not ask.seats:
        raise BadAsk(f"{ask.key} asks nobody")
    for seat, mine in ask.seats.items():
        offered = {option.id for option in mine.options}
        least, most, count = mine.at_least, mine.at_most, len(offered)
        if count != len(mine.options):
            raise BadAsk(f"{ask.key} offers seat {seat} the same id twice")
        if not 0 <= least <= most or least > count:
            raise BadAsk(f"{ask.key} wants {least} to {most} of {count} options from {seat}")
        given = mine.default
        if not least <= len(given) <= most or len(offered.intersection(given)) != len(given):
            raise BadAsk(f"{ask.key} has a default for seat {seat} that is not legal: {mine.default}")


def refusal(mine: SeatAsk, ids: Sequence[str]) -> Text | None:
    """Why these ids are no legal answer, or None if they are."""
    taken = set(ids)
    if len(taken) != len(ids):
        return text("Pick each of them only once.")
    if not taken.issubset([option.id for option in mine.options]):
        return text("That is not on offer any more. Look at what is shown now and pick from it.")
    if len(ids) < mine.at_least:
        return text("Pick at least {least|thing|things}.", least=mine.at_least)
    if len(ids) > mine.at_most:
        return text("Pick at most {most|thing|things}.", most=mine.at_most)
    return None


def check_answer(mine: SeatAsk, ids: Iterable[str]) -> tuple[str, ...]:
    """The answer as stored. Raises Refused with one sentence when it is not legal.

    Where order does not matter the ids are stored in the order of the options, so equal answers are equal.
    """
    taken = tuple(ids)
    if len(taken) == 1 and mine.at_least <= 1 <= mine.at_most:
        for option in mine.options:
            if option.id == taken[0]:
                return taken
    why = refusal(mine, taken)
    if why is not None:
        raise Refused(why)
    if mine.ordered:
        return taken
    return tuple(option.id for option in mine.options if option.id in taken)

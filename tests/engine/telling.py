"""What an arranged table asks and tells: seats as letters, sentences as the kits of the games print them."""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from engine import (
    LEAVE,
    Answer,
    Command,
    EffectFailed,
    Event,
    Game,
    Json,
    OpenAsk,
    Position,
    Result,
    Text,
    render,
    step,
)

G = TypeVar("G", bound=Game[Any, Any])
SEATS = "ABCDEF"


class Telling(Generic[G]):
    """For a table with a game, the result of its last answer, and all events since the beginning of the test."""

    game: G
    result: Result[Any, Any]
    seq: int
    history: list[Event]

    @property
    def position(self) -> Position[Any, Any]:
        """The game as it stands."""
        return self.result.position

    # acting

    def leaves(self, name: str) -> Self:
        """The player leaves the game for good."""
        return self._step(Command(self.seq + 1, LEAVE, SEATS.index(name)))

    def _step(self, entry: Answer | Command) -> Self:
        try:
            self.result = step(self.game, self.result.snapshot, self.result.tail, entry)
        except EffectFailed as failed:
            raise failed.__cause__ or failed from failed
        self.seq += 1
        self.history += self.result.events
        return self

    # what is asked

    def _ask(self) -> OpenAsk:
        ask = self.position.ask
        assert ask is not None, "nothing is asked: the game is over"
        return ask

    def key(self) -> str:
        """Key of the open ask."""
        return self._ask().ask.key

    def asked(self) -> list[str]:
        """Who has to answer, by letter; empty when the game is over."""
        ask = self.position.ask
        return [SEATS[seat] for seat in ask.awaited] if ask is not None else []

    def offers(self, name: str, verb: str = "") -> list[str]:
        """Ids of all that the player may take now, of one verb if it is named; empty if the player is not asked.

        Interchangeable things are shown as they are.
        """
        face = self.position.face(SEATS.index(name))
        mine = face.mine if face is not None else None
        return [option.id for option in mine.options if verb in ("", option.verb)] if mine is not None else []

    def note(self, name: str, id: str) -> str:
        """What the option tells somebody who does not know the rules."""
        note = self._ask().ask.seats[SEATS.index(name)].option(id).note
        return render(note, self.named) if note is not None else ""

    # what is told

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

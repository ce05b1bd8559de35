"""A table without Discord and database: keeps the journal and the snapshots of one game as the host does."""

from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from engine import (
    RESEED,
    Answer,
    Answered,
    Command,
    Draw,
    Event,
    Game,
    Json,
    OpenAsk,
    Position,
    Result,
    Snapshot,
    Windows,
    begin,
    look,
    reopened,
    step,
    undo_refusal,
    wrong_draws,
)

KEY = "5eed" * 8


@dataclass(slots=True)
class Kept:
    """A journal entry with what was stored and told after it."""

    seq: int
    entry: Answer | Command | None
    result: Result[Any, Any]
    undone: bool = False


@dataclass
class Table:
    """One game from its beginning. ``answer`` and ``command`` move it; whatever raises leaves it as it was."""

    game: Game[Any, Any]
    seats: int = 2
    options: BaseModel | None = None
    key: str = KEY
    windows: Windows = "quick"
    journal: list[Kept] = field(default_factory=list[Kept])

    def __post_init__(self) -> None:
        options = self.options if self.options is not None else self.game.options_type()
        first = begin(self.game, self.seats, options, self.key, windows=self.windows)
        self.seq = 1
        self.journal.append(Kept(1, None, first))
        self.snapshot: Snapshot = first.snapshot
        self.tail: tuple[Answered, ...] = first.tail
        self.events: tuple[Event, ...] = first.events

    @property
    def stored(self) -> tuple[bytes, tuple[Answered, ...]]:
        """All that a restart would find."""
        return self.snapshot.data, self.tail

    @property
    def position(self) -> Position[Any, Any]:
        """The game as a restarted bot sees it."""
        return look(self.game, self.snapshot, self.tail)

    @property
    def ask(self) -> OpenAsk:
        """The open ask; there must be one."""
        ask = self.position.ask
        assert ask is not None, "the game is over"
        return ask

    def option(self, seat: int, text: str) -> str:
        """Id of the one option of ``seat`` whose id or label sentence is ``text``."""
        found = [each.id for each in self.ask.ask.seats[seat].options if text in {each.id, each.label.id}]
        assert len(found) == 1, f"{text} is {len(found)} times among what seat {seat} is offered"
        return found[0]

    def offered(self, seat: int) -> list[str]:
        """Ids of what a seat may take now; empty if it is not asked."""
        mine = self.ask.face(seat).mine
        return [option.id for option in mine.options] if mine else []

    def answer(self, seat: int, *picks: str, ask: int | None = None) -> list[str]:
        """Answer the open ask (or a stale one, by its id). Returns the sentences of what happened."""
        id = self.ask.id if ask is None else ask
        return self._move(Answer(self.seq + 1, seat, id, picks))

    def command(self, kind: str, seat: int | None = None, **args: Json) -> list[str]:
        """Carry out a command. Returns the sentences of what happened."""
        return self._move(Command(self.seq + 1, kind, seat, args))

    def _move(self, entry: Answer | Command) -> list[str]:
        result = step(self.game, self.snapshot, self.tail, entry)
        self.seq = entry.seq
        self.journal.append(Kept(self.seq, entry, result))
        self.snapshot, self.tail, self.events = result.snapshot, result.tail, result.events
        return [event.text.id for event in result.events]

    def standing(self) -> list[Kept]:
        """The entries that were not undone."""
        return [kept for kept in self.journal if not kept.undone]

    def undo(self, entries: int = 1) -> None:
        """Take back the last entries that stand; their numbers are not used again."""
        standing = self.standing()
        present = standing[-1 - entries]
        for kept in standing[-entries:]:
            kept.undone = True
        self.seq += 1
        self.snapshot = reopened(self.game, present.result.snapshot, self.seq)
        self.tail, self.events = present.result.tail, ()

    def undo_refusal(self, seat: int, entries: int = 1) -> str | None:
        """Why a seat may not take back so many entries alone, as a sentence; None if it may."""
        standing = self.standing()
        since = standing[len(standing) - entries :]
        taken = [kept.entry.seat if isinstance(kept.entry, Answer) else None for kept in since]
        refusal = undo_refusal(standing[-1 - entries].result.position, self.position, taken, seat)
        return refusal.id if refusal else None

    def draws(self) -> list[Draw]:
        """All draws of the entries that stand."""
        return [draw for kept in self.standing() for draw in kept.result.draws]

    def keys(self) -> list[str]:
        """The first key and those of the reseeds that stand."""
        entries = [kept.entry for kept in self.standing()]
        reseeds = [entry for entry in entries if isinstance(entry, Command) and entry.kind == RESEED]
        return [self.key, *(str(entry.args["key"]) for entry in reseeds)]

    def wrong_draws(self) -> list[str]:
        """What a stranger who is given keys and journal finds wrong."""
        return wrong_draws(self.keys(), self.draws())

"""Taking back: what a player may take back alone, and how an older snapshot becomes the present (DESIGN 2.6)."""

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from engine.core.game import LEAVE, Game
from engine.core.snapshot import Snapshot, decode, encode
from engine.core.step import Position
from engine.core.text import Text, text

S = TypeVar("S")


def undo_refusal(
    before: Position[Any, Any], now: Position[Any, Any], answered_by: Sequence[int | None], seat: int
) -> Text | None:
    """Why ``seat`` may not take back alone what lies between two positions of its table, or None if it may.

    ``answered_by`` lists the seat of every journal entry in between (None: a command). Nothing may have been learnt:
    no other seat has answered, no dice stream has moved, no view has gained a card's identity.
    """
    if not answered_by:
        return text("There is nothing of yours to take back.")
    if any(other != seat for other in answered_by):
        return text("Somebody else has moved since, so only a moderator or everybody together can take this back.")
    if before.counters != now.counters:
        return text("Dice have been rolled or cards drawn since, so only a moderator or everybody can take this back.")
    if any(seen - known for seen, known in zip(now.identities(), before.identities(), strict=True)):
        return text("A hidden card has been seen since, so only a moderator or everybody can take this back.")
    return None


def reopened(game: Game[S, Any], snapshot: Snapshot, seq: int, staying: Collection[int | None] = ()) -> Snapshot:
    """An older snapshot made the present by the undo with journal number ``seq``: its asks get new ids.

    ``staying``: seats whose leaving is undone with it. It may wait in this very snapshot for a Task to end.
    """
    saved = decode(game, snapshot)
    saved.floor = seq
    saved.waiting = [due for due in saved.waiting if due.kind != LEAVE or due.seat not in staying]
    return encode(game, saved)

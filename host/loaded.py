"""What is remembered of tables in memory: a fair lock each, the newest position, and nothing that cannot be lost."""

import asyncio
from collections import OrderedDict
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from engine import Answered, Event, Position, Snapshot

IDLE = 900.0
"""Seconds after which an untouched table is dropped from memory."""
MOST = 500
"""How many tables stay in memory at most, those in use not counted."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A game as it is stored at journal entry ``seq``; ``position`` once it has been worked out.

    ``row`` is where its snapshot stands in the database: the answers later than that are its tail.
    """

    seq: int
    snapshot: Snapshot
    row: int
    tail: tuple[Answered, ...]
    position: Position[Any, Any] | None = None
    recent: list[Event] = field(default_factory=list[Event], compare=False)
    """What happened in the running turn; empty until somebody wants to see it."""
    undoable: dict[tuple[int, int | None], bool] = field(
        default_factory=dict[tuple[int, int | None], bool], compare=False
    )
    """Whether a seat may take back its last step while this person holds it, as far as somebody has wanted to know."""


@dataclass(slots=True)
class Desk:
    """One table in memory. ``lock`` is its queue: first come, first served."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    touched: float = 0.0
    standing: Standing | None = None
    buried: bool = True
    """Whether something stands below the panel; after a restart nobody knows, so it may."""
    told: int | None = None
    """The turn up to which the log has been posted: what happens later in it stands in the panel for a while."""
    teamless: bool = False
    """Whether this is known to be a game without teams, which need no threads of talk."""
    lost: bool = False
    """Whether the seated have been told that the table's place is out of reach."""
    actor: int | None = None
    """Whose click the running drain follows: that person is looking and needs no ping."""


class Loaded:
    """The tables in memory, the last used last."""

    def __init__(self) -> None:
        self._desks: OrderedDict[int, Desk] = OrderedDict()

    def __len__(self) -> int:
        return len(self._desks)

    @contextmanager
    def desk(self, table_id: int, now: float) -> Generator[Desk, None, None]:
        """The table's desk, which is not dropped while the block runs."""
        desk = self._desks.setdefault(table_id, Desk())
        self._desks.move_to_end(table_id)
        desk.users += 1
        desk.touched = now
        try:
            yield desk
        finally:
            desk.users -= 1

    def drop_idle(self, now: float) -> float | None:
        """Drop what was not touched for a while or is too much; return when to look again (None: nothing is left)."""
        for table_id, desk in list(self._desks.items()):
            idle = now - desk.touched >= IDLE
            if desk.users == 0 and (idle or len(self._desks) > MOST):
                del self._desks[table_id]
        oldest = next(iter(self._desks.values()), None)
        return None if oldest is None else max(oldest.touched + IDLE, now + 60.0)

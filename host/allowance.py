"""How many requests the bot may send of its own accord: so many a second, whatever has piled up."""

from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar

MOST = 20
"""Requests a second that no click has asked for."""
WORST = 5
"""Requests that one delivery may take: a thread, lines, a panel, the old panel, one tried again."""

_in_background: ContextVar[bool] = ContextVar("in_background", default=False)


def in_background() -> bool:
    """Whether what runs is a delivery that nobody waits for."""
    return _in_background.get()


class Allowance:
    """Counts the requests of deliveries in the background. Clicks are not counted: people are waiting for those."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._running = 0
        self._sent: deque[float] = deque()

    @contextmanager
    def delivery(self, *, background: bool) -> Generator[bool]:
        """Whether a delivery may begin now; the block is the delivery."""
        if not background:
            yield True
            return
        now = self._now()
        while self._sent and self._sent[0] <= now - 1.0:
            self._sent.popleft()
        if (self._running + 1) * WORST + len(self._sent) > MOST:
            yield False
            return
        self._running += 1
        token = _in_background.set(True)
        try:
            yield True
        finally:
            _in_background.reset(token)
            self._running -= 1

    def sent(self) -> None:
        """A request goes out."""
        if _in_background.get():
            self._sent.append(self._now())

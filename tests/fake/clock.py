"""The fake's own time and ids: a clock that only a test moves, snowflakes made from it, and a bell to wait on."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import TypeVar

DISCORD_EPOCH_MS = 1_420_070_400_000
ACKNOWLEDGE_WITHIN = 3.0
TOKEN_LIVES = 15 * 60.0
OLD_MESSAGE = 60 * 60.0
NONCE_REMEMBERED = 5 * 60.0

T = TypeVar("T")


class NothingHappened(AssertionError):
    """What a test waited for did not come within the bell's patience (real seconds)."""


class Clock:
    """Seconds since 1970 as the fake sees them: stands still until `advance` is called.

    It starts at the real time, so that snowflakes look recent to the bot, whose own clock goes on.
    """

    def __init__(self, start: float) -> None:
        self._now = start
        self._listeners: list[Callable[[], None]] = []

    def now(self) -> float:
        """The fake's present, in seconds since 1970."""
        return self._now

    def iso(self, at: float | None = None) -> str:
        """A moment (default: now) as Discord writes it."""
        return datetime.fromtimestamp(self._now if at is None else at, UTC).isoformat()

    def advance(self, seconds: float) -> None:
        """Move time forward; whoever listens (open interactions) is told at once."""
        self._now += seconds
        for listener in self._listeners:
            listener()

    def on_advance(self, listener: Callable[[], None]) -> None:
        """Have `listener` called after each move."""
        self._listeners.append(listener)


def snowflakes(clock: Clock) -> Iterator[int]:
    """Ids in Discord's layout: milliseconds of the clock above 22 bits, strictly rising."""
    last = 0
    while True:
        fresh = (int(clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        last = max(last + 1, fresh)
        yield last


class Bell:
    """Rung at every change in the fake, so that a test waits for a condition and never sleeps."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._event = asyncio.Event()

    def ring(self) -> None:
        """Wake everybody who waits, to look again."""
        self._event.set()
        self._event = asyncio.Event()

    async def until(self, look: Callable[[], T], what: str, *, patience: float | None = None) -> T:
        """The first true value of `look()`, looked at again after each change.

        Raises `NothingHappened` naming `what` once `patience` real seconds have passed.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + (self.patience if patience is None else patience)
        while True:
            event = self._event
            if seen := look():
                return seen
            left = deadline - loop.time()
            if left <= 0:
                raise NothingHappened(f"waited in vain for {what}")
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), left)


async def finished(value: object) -> None:
    """Await `value` when a hook returned something to wait for."""
    if isinstance(value, Awaitable):
        await value

"""The host's clock: Discord's notion of now, and timers of the event loop."""

import asyncio
from collections.abc import Callable

import discord

from host import Timer

LONGEST_SLEEP = 600.0
"""Seconds after which a timer looks at the time again: the loop's does not count while a computer sleeps, and knows
nothing of a clock that is set."""


class LoopClock:
    """Time as discord.py tells it, so that a simulated Discord can let weeks pass in a moment."""

    def now(self) -> float:
        """Unix seconds."""
        return discord.utils.utcnow().timestamp()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Call ``callback`` at ``when`` (unix seconds), or within ten minutes of it if the clock was set meanwhile."""
        return Alarm(self, when, callback)


class Alarm:
    """One timer of a clock. ``cancel`` ends it."""

    def __init__(self, clock: LoopClock, when: float, callback: Callable[[], None]) -> None:
        self._clock = clock
        self._when = when
        self._callback = callback
        self._sleep()

    def _sleep(self) -> None:
        left = max(0.0, self._when - self._clock.now())
        then = self._callback if left <= LONGEST_SLEEP else self._sleep
        loop = asyncio.get_running_loop()
        self._handle = loop.call_at(loop.time() + min(left, LONGEST_SLEEP), then)

    def cancel(self) -> None:
        """Make sure that it is not called any more. Harmless when it was."""
        self._handle.cancel()

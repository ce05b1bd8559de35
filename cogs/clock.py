"""The host's clock: Discord's notion of now, and timers of the event loop."""

import asyncio
from collections.abc import Callable

import discord

from host import Timer


class LoopClock:
    """Time as discord.py tells it, so that a simulated Discord can let weeks pass in a moment."""

    def now(self) -> float:
        """Unix seconds."""
        return discord.utils.utcnow().timestamp()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Call ``callback`` at ``when`` (unix seconds)."""
        loop = asyncio.get_running_loop()
        return loop.call_at(loop.time() + max(0.0, when - self.now()), callback)

"""`travel` for bots in this process: their clock is the fake Discord's, and weeks pass in a moment."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import discord.utils
import pytest

from cogs.client import RoguesTable
from tests.fake.server import FakeDiscord

Travel = Callable[[RoguesTable, float], Awaitable[None]]


@pytest.fixture
def travel(fake: FakeDiscord, monkeypatch: pytest.MonkeyPatch) -> Travel:
    """Let seconds pass for Discord and the bot, and let the bot take up what is due then."""

    def now() -> datetime:
        return datetime.fromtimestamp(fake.clock.now(), UTC)

    async def go(bot: RoguesTable, seconds: float) -> None:
        await bot.host.settled()
        fake.clock.advance(seconds)
        # The timers of the event loop know nothing of this clock; the host's one timer does just this.
        bot.host.wake()
        await bot.host.settled()

    monkeypatch.setattr(discord.utils, "utcnow", now)
    return go

"""The host's timers, when the computer sleeps or its clock is set."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from cogs.clock import LoopClock
from tests.sim.harness import World, world
from tests.sim.small_bot import SmallBot

HOUR = 3600.0


class Sleeper(SmallBot):
    """A bot that is to be woken five hours after its start; ``rung`` tells by how many seconds that was late.

    ``ahead``: seconds by which the wall's clock is ahead of the time that passes for the loop.
    """

    ahead = 0.0

    async def setup_hook(self) -> None:
        await super().setup_hook()
        clock, self.rung = LoopClock(), list[float]()
        when = clock.now() + 5 * HOUR
        self.alarm = clock.call_at(when, lambda: self.rung.append(clock.now() - when))


@dataclass
class Night:
    """The bot and the world in which time passes."""

    w: World
    bot: Sleeper


@pytest.fixture
async def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Night]:
    bot = Sleeper(tmp_path / "small.db")
    async with world(lambda: bot) as w:
        wall = discord.utils.utcnow
        monkeypatch.setattr(discord.utils, "utcnow", lambda: wall() + timedelta(seconds=bot.ahead))
        yield Night(w, bot)


async def test_a_timer_rings_once_and_in_time(night: Night) -> None:
    await night.w.travel(5 * HOUR - 1)
    assert [] == night.bot.rung
    await night.w.travel(24 * HOUR)
    assert [0] == [round(late) for late in night.bot.rung]


async def test_a_timer_is_ten_minutes_late_at_most_after_the_computer_has_slept(night: Night) -> None:
    await night.w.travel(HOUR)
    night.bot.ahead = 4 * HOUR
    await night.w.travel(601)
    [late] = night.bot.rung
    assert 0 <= late <= 601


async def test_a_timer_waits_for_its_time_when_the_clock_is_set_back(night: Night) -> None:
    night.bot.ahead = -2 * HOUR
    await night.w.travel(6.9 * HOUR)
    assert [] == night.bot.rung
    await night.w.travel(0.2 * HOUR)
    assert [0] == [round(late) for late in night.bot.rung]


async def test_a_cancelled_timer_does_not_ring(night: Night) -> None:
    await night.w.travel(4 * HOUR)
    night.bot.alarm.cancel()
    await night.w.travel(24 * HOUR)
    assert [] == night.bot.rung

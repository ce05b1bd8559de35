"""The daily copy of a running bot's database."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

import discord

from cogs.clock import LoopClock
from host import Timer
from settings import Settings
from storage.backup import daily
from storage.errors import StorageError

_log = logging.getLogger("rogues.copies")


class DailyCopies:
    """Copies the database when the bot starts, if the day (UTC) has no copy yet, and then soon after every midnight.

    A copy that fails is logged, and hurts nothing else.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self, *, at_once: bool = True) -> None:
        """Make the copy of this day, unless there is nothing to copy yet, and see to those of the next."""
        if at_once:
            await self._copy()
        self._arm()

    async def stop(self) -> None:
        """Make no more copies; one that is being made is finished."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await asyncio.wait([self._task])

    def _arm(self) -> None:
        now = discord.utils.utcnow()
        self._timer = LoopClock().call_at(now.timestamp() + until_tomorrow(now), self._ring)

    def _ring(self) -> None:
        self._task = asyncio.create_task(self._copy())
        self._arm()

    async def _copy(self) -> None:
        chosen, now = self._settings, discord.utils.utcnow().timestamp()
        try:
            made = await daily(chosen.database, chosen.backups, chosen.daily_backups, now)
        except StorageError as problem:
            _log.error("The daily copy failed. %s", problem)
            return
        if made is not None:
            _log.info("copied the database to %s", made)


def until_tomorrow(now: datetime) -> float:
    """Seconds until five minutes after the next midnight in UTC."""
    today = now.astimezone(UTC).replace(hour=0, minute=5, second=0, microsecond=0)
    tomorrow = today + timedelta(days=1)
    return (tomorrow - now).total_seconds()

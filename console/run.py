"""``bot.py run``: the bot on Discord, until it is told to stop."""

import asyncio
import contextlib
import logging
import signal
from argparse import Namespace
from collections.abc import AsyncGenerator

import aiohttp
import discord

import settings
from console.assembly import make_bot, spare_loaded_code
from console.copies import DailyCopies
from console.login import explained, token_of
from storage.alone import alone
from storage.files import exists
from storage.migrate import upgrade

LAST_ANSWERS = 5.0
"""Seconds that people who clicked just before the end are given to get their answer."""

_log = logging.getLogger("rogues.run")


def run(arguments: Namespace) -> int:
    """Run until Ctrl-C or SIGTERM. Raises Failure, SettingsError or StorageError."""
    chosen = settings.load()
    token = token_of(chosen)
    with alone(chosen.database):
        _run(chosen, token)
    return 0


def _run(chosen: settings.Settings, token: str) -> None:
    fresh = not exists(chosen.database)
    # Before anything is logged or asked of Discord: a database that cannot be used is the host's to mend.
    upgrade(chosen.database)
    level: int = getattr(logging, chosen.log_level)
    discord.utils.setup_logging(level=level)
    # Its debug lines hold whole messages, hands among them, and the log is read by people who play.
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
    spare_loaded_code()
    try:
        asyncio.run(_serve(chosen, token, fresh=fresh))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise explained(error) or error from None


async def _serve(chosen: settings.Settings, token: str, *, fresh: bool) -> None:
    """Run the bot, copy its database every day, and leave in good order. Raises what the bot raises."""
    bot, copies = make_bot(chosen), DailyCopies(chosen)
    await copies.start(at_once=not fresh)
    running = asyncio.create_task(bot.start(token))
    try:
        async with _told_to_stop() as told:
            await asyncio.wait([running, told], return_when=asyncio.FIRST_COMPLETED)
    finally:
        await copies.stop()
        if not running.done():
            _log.info("stopping")
            running.cancel()
            await asyncio.wait([running])
            await _say_goodbye(bot)
        await bot.close()
    if not running.cancelled():
        running.result()
    _log.info("stopped")


@contextlib.asynccontextmanager
async def _told_to_stop() -> AsyncGenerator["asyncio.Future[None]", None]:
    """A future that is done when the process is asked to end."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()

    def stop() -> None:
        if not told.done():
            told.set_result(None)

    signals = (signal.SIGINT, signal.SIGTERM)
    # Where a loop knows no signals (Windows), Ctrl-C cancels the whole run instead.
    with contextlib.suppress(NotImplementedError):
        for each in signals:
            loop.add_signal_handler(each, stop)
    try:
        yield told
    finally:
        with contextlib.suppress(NotImplementedError):
            for each in signals:
                loop.remove_signal_handler(each)


async def _say_goodbye(bot: discord.Client) -> None:
    """Take no more clicks, and answer those that have come in. discord.py keeps no list of them, only names tasks."""
    # None until it was connected for the first time, whatever its type says.
    if bot.ws:
        await bot.ws.close(code=1000)
    tasks = [task for task in asyncio.all_tasks() if task.get_name().startswith(("discord.py: ", "CommandTree-"))]
    if tasks:
        await asyncio.wait(tasks, timeout=LAST_ANSWERS)

"""The bot put together: settings and games in, a client out. Running bot, sandbox, demo and tests all use this."""

import gc
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from cogs.client import RoguesTable
from cogs.deliver import Painter, paint
from engine import GAMES, Game
from host import Clock, Deliver, Host
from settings import Settings
from storage import Store


def spare_loaded_code() -> None:
    """Have the garbage collector pass over all that is loaded by now: it stays until the process ends.

    Looking through it takes 40 ms, and some click has to wait for it.
    """
    gc.collect()
    gc.freeze()


def make_bot(
    settings: Settings,
    *,
    games: Mapping[str, Game[Any, Any]] = GAMES,
    painter: Painter = paint,
    on_delivered: Callable[[int], Awaitable[None]] | None = None,
    key_source: Callable[[int], str] = secrets.token_hex,
) -> RoguesTable:
    """The whole bot on the database of ``settings``, not started yet; it opens the database when it logs in.

    Whoever starts it must call its ``close``, which closes the database too; otherwise the process does not end.
    ``painter`` makes the PNG of a picture, ``on_delivered`` is awaited after each delivery with the table's id,
    ``key_source(16)`` gives a dice key of 32 hex digits. Opening raises StorageError out of the client's login.
    """
    stores: list[Store] = []

    async def open_host(deliver: Deliver, clock: Clock) -> Host:
        store = await Store.open(settings.database)
        stores.append(store)
        return Host(
            store, deliver, clock, games, pacing=settings.pacing, key_source=key_source, on_delivered=on_delivered
        )

    async def close_host() -> None:
        while stores:
            await stores.pop().close()

    # Beside the database, so that a bot with a database of its own sends its commands itself.
    synced = settings.database.with_suffix(".commands")
    return RoguesTable(open_host, close_host, synced, sync_guild=settings.sync_guild_id, painter=painter)

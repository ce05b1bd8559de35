"""``bot.py recount``: statistics and ratings worked out anew from all games that were finished."""

import asyncio
from argparse import Namespace
from pathlib import Path

import settings
from console.database import existing
from engine import GAMES
from host import count_anew
from storage import Store
from storage.alone import upgrade_alone


def run(_: Namespace) -> int:
    """Count every finished game again and say how many there are. Raises Failure or StorageError."""
    database = existing(settings.load())
    print(f"Games counted: {asyncio.run(_recount(database))}")
    return 0


async def _recount(database: Path) -> int:
    upgrade_alone(database)
    store = await Store.open(database)
    try:
        return await count_anew(store, GAMES)
    finally:
        await store.close()

"""``bot.py sandbox``: the bot in a browser, with a database that is forgotten at the end."""

import asyncio
import tempfile
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from cogs.client import RoguesTable
from console.assembly import make_bot
from sandbox import serve
from settings import Settings


def run(arguments: Namespace) -> int:
    """Serve the page until Ctrl-C. Raises SandboxError."""
    with tempfile.TemporaryDirectory(prefix="rogues-table-") as folder:
        chosen = Settings(database=Path(folder) / "sandbox.db", pacing=0)

        def bot(delivered: Callable[[], None]) -> RoguesTable:
            async def told(_table: int) -> None:
                delivered()

            return make_bot(chosen, on_delivered=told)

        asyncio.run(serve(bot, arguments.port, partial(print, flush=True)))
    return 0

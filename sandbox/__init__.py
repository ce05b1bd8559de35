"""The bot in a simulated Discord: a page in the browser, several people to be, no token and no network.

SimCord, which simulates Discord, is needed here and nowhere in a running bot: it is imported when the sandbox opens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from discord.ext import commands

__all__ = ["PORT", "MakeBot", "SandboxError", "serve"]

PORT = 8765

MakeBot: TypeAlias = "Callable[[Callable[[], None]], commands.Bot]"
"""Builds the bot, not yet started. The bot calls what it is given after each delivery; that call never waits."""

MISSING = "The sandbox needs SimCord. Run `make sandbox`, or install it: pip install -r requirements-sandbox.txt"


class SandboxError(Exception):
    """The sandbox cannot open; the message is one sentence that says what to do."""


async def serve(make_bot: MakeBot, port: int = PORT, say: Callable[[str], None] = print) -> None:
    """Serve the page on 127.0.0.1 until Ctrl-C, or until the session is ended on the page.

    `say` takes the lines for the terminal. Raises `SandboxError`, and whatever the bot raises when it starts.
    """
    try:
        from sandbox import page  # noqa: PLC0415 - needs SimCord
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        raise SandboxError(MISSING) from None
    await page.serve(make_bot, port, say)

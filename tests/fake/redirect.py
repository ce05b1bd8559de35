"""Sends discord.py to the fake: the two class attributes it takes its addresses from, and nothing else.

In the test's process: `with pointed_at(fake.api, fake.gateway.url): ...`. In another process, with
`fake.environment` in its environment, run the bot through this module, which leaves the bot as it is:

    python -m tests.fake.redirect bot.py run
"""

import os
import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord.gateway
import discord.http
import yarl

API_VARIABLE = "FAKE_DISCORD_API"
GATEWAY_VARIABLE = "FAKE_DISCORD_GATEWAY"


def point_at(api: str, gateway: str) -> None:
    """Have discord.py use these addresses from now on."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


@contextmanager
def pointed_at(api: str, gateway: str) -> Iterator[None]:
    """Have discord.py use these addresses for a while."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    point_at(api, gateway)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before


def main(arguments: list[str]) -> None:
    """Run a script as `python SCRIPT ARGUMENTS` would, with discord.py pointed at the environment's fake."""
    point_at(os.environ[API_VARIABLE], os.environ[GATEWAY_VARIABLE])
    script = Path(arguments[0])
    sys.argv = arguments
    sys.path.insert(0, str(script.resolve().parent))
    runpy.run_path(str(script), run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])

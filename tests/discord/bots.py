"""Bots that meet the fake Discord: `bot.py run` in a process of its own, or the whole bot in the test's process.

    async with running(fake, tmp_path) as process: ...                  # the front door, to be killed
    async with running(fake, tmp_path, key=KEY) as process: ...         # the same, its dice key known, pictures blank
    async with inside(fake, tmp_path) as bot: ...                       # here: quick, and its pauses can be skipped

All of them keep their database in `database(tmp_path)`, so that the next one goes on where the last one ended.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cogs.client import RoguesTable
from cogs.deliver import Painter
from console.assembly import make_bot
from engine import GAMES, Game
from settings import Settings
from tests.fake.process import BotProcess, bot_process
from tests.fake.server import FakeDiscord
from tests.fake.traffic import Request
from tests.front_door import ROOT, environment
from tests.sim.blank import blank

KEYED = Path(__file__).with_name("keyed_bot.py")


def database(folder: Path) -> Path:
    """The database of the bots that run in this folder."""
    return folder / "tables.db"


@asynccontextmanager
async def running(
    fake: FakeDiscord, folder: Path, *, key: str | None = None, unlocked: bool = False, **settings: object
) -> AsyncIterator[BotProcess]:
    """The bot in its own process, connected to Discord. ``unlocked``: where a key is given, beside others."""
    given: dict[str, object] = {"token": fake.token, "pacing": 0} | settings
    plain = environment(database=database(folder), backups=folder / "backups", daily_backups=0, **given)
    rogues = {name: value for name, value in plain.items() if name.startswith("ROGUES_")}
    script, *words = (ROOT / "bot.py", "run") if key is None else (KEYED, key, *["unlocked"] * unlocked)
    before = fake.gateway.identified
    async with bot_process(fake, Path(script), *map(str, words), **rogues) as process:
        await fake.gateway.ready(before + 1)
        yield process


class Bot(RoguesTable):
    """The bot without the pause of five seconds that discord.py makes before it identifies again."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


@asynccontextmanager
async def inside(
    fake: FakeDiscord, folder: Path, *, games: Mapping[str, Game[Any, Any]] = GAMES, painter: Painter = blank
) -> AsyncIterator[RoguesTable]:
    """The bot in this process, connected to Discord."""
    settings = Settings(database=database(folder), backups=folder / "backups", pacing=0)
    bot = make_bot(settings, games=games, painter=painter)
    # What is tested is discord.py's way back, not its patience.
    bot.__class__ = Bot
    before = fake.gateway.identified
    running = asyncio.create_task(bot.start(fake.token))
    running.add_done_callback(lambda _: fake.bell.ring())
    try:
        await fake.until(lambda: running.done() or fake.gateway.identified > before, "the bot")
        yield bot
    finally:
        await bot.close()
        await running


class Death:
    """Kills the bot, once, when a request comes that is `wanted` (any, by default), and says nothing to it.

    `spared` requests are let through first.
    """

    def __init__(
        self, process: BotProcess, wanted: Callable[[Request], bool] = lambda _: True, *, spared: int = 0
    ) -> None:
        self.process = process
        self.wanted = wanted
        self.spared = spared
        self.struck = False

    def __call__(self, request: Request) -> None:
        if self.struck or not self.wanted(request):
            return
        self.spared -= 1
        if self.spared < 0:
            self.struck = True
            self.process.kill()
            request.drop()

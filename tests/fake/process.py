"""A bot in a process of its own, which a test may kill with no time to say goodbye."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.fake.server import FakeDiscord

ROOT = Path(__file__).resolve().parents[2]


class BotProcess:
    """A running bot; `output` is what it printed, complete once it is gone."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._reader = asyncio.create_task(self._read())
        self.output = ""

    async def _read(self) -> None:
        assert self._process.stdout is not None
        self.output = (await self._process.stdout.read()).decode(errors="replace")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Send a signal; nothing happens when it is gone already."""
        with suppress(ProcessLookupError):
            self._process.send_signal(how)

    async def gone(self) -> int:
        """Wait for its end; the exit code (negative: the signal that ended it)."""
        await self._reader
        return await self._process.wait()


@asynccontextmanager
async def bot_process(
    fake: FakeDiscord, script: Path, *arguments: str, **environment: str
) -> AsyncIterator[BotProcess]:
    """Run a script with discord.py pointed at the fake, and `environment` added to its own; killed at the end.

    The script gets `fake.token` only if the test passes it on, by argument or environment.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.fake.redirect",
        str(script),
        *arguments,
        cwd=ROOT,
        env=os.environ | fake.environment | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    bot = BotProcess(process)
    try:
        yield bot
    finally:
        bot.kill()
        await bot.gone()

"""The page in the browser: SimCord's preview of the channel, kept up to date with what the bot delivers."""

# pyright: reportPrivateUsage=false
# SimCord offers no hook for this. Its version is pinned, and tests/browser proves that this works with it.

import asyncio
import contextlib
import signal
from collections.abc import AsyncGenerator, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import simcord

from sandbox import MakeBot, SandboxError
from sandbox.polish import polish
from sandbox.world import Gotham, gotham

WELCOME = """\
**Welcome to Gotham.** This is a simulated Discord: nothing leaves your computer, and nothing can break.
1. Type `/table open` into the box below, press Enter, choose a game, and send it with the arrow on the right.
2. Press **Add a computer** once or twice, then **Start**.
3. Press **Act** below the picture: you get buttons that only you see. When a new picture comes, press **Act** again.

*Viewing as*, above, makes you Ana, Ben, Cleo or the moderator Max; in a second tab you can be somebody else.
Everything can be typed too: commands such as `/breakout` show what can be chosen once you type a letter."""

RETRY_SECONDS = 0.05


@dataclass(frozen=True)
class Page:
    """The page that is served, and the world behind it."""

    gotham: Gotham
    preview: simcord.Preview

    @property
    def url(self) -> str:
        """Where to open it. It holds a secret: who has it can play."""
        return self.preview.url


class Follower:
    """Publishes to the open pages what the bot has delivered; SimCord alone would wait for *Refresh preview*.

    A press that arrives while SimCord publishes would be lost, and one based on an older publication is refused. So
    presses and publications take turns, and the page that was pressed, which has got its result, is left alone.
    """

    def __init__(self) -> None:
        self._news = asyncio.Event()
        self._turn = asyncio.Lock()

    def delivered(self) -> None:
        """The bot has delivered something. It calls this itself, so nothing of SimCord's may be called from here."""
        self._news.set()

    @contextlib.asynccontextmanager
    async def following(self, preview: simcord.Preview) -> AsyncGenerator[None]:
        """Follow the bot while the block runs."""
        self._take_turns(preview)
        task = asyncio.create_task(self._follow(preview))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _take_turns(self, preview: simcord.Preview) -> None:
        act = preview._action

        async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                receipt = await act(context_id, body)
                if self._news.is_set():
                    self._news.clear()
                    for page in list(preview._pages.values()):
                        if page.id != context_id:
                            preview._publish(page, reason="refresh")
                return receipt

        preview._action = act_in_turn

    async def _follow(self, preview: simcord.Preview) -> None:
        while True:
            await self._news.wait()
            async with self._turn:
                if self._news.is_set() and await self._refreshed(preview):
                    self._news.clear()
            if self._news.is_set():
                await asyncio.sleep(RETRY_SECONDS)

    @staticmethod
    async def _refreshed(preview: simcord.Preview) -> bool:
        """Publish everything to all pages. False while SimCord is busy with something else, or the bot is."""
        try:
            await preview.refresh()
        except (simcord.SetupError, TimeoutError):
            return False
        return True


@contextlib.asynccontextmanager
async def opened(make_bot: MakeBot, port: int = 0) -> AsyncGenerator[Page]:
    """Start the world and serve the page on 127.0.0.1 (port 0: any free one) while the block runs.

    Raises `SandboxError` when the page cannot be served.
    """
    follower = Follower()
    async with gotham(make_bot(follower.delivered)) as world:
        await world.env.bot.get_partial_messageable(world.channel.id).send(WELCOME)
        try:
            preview = world.env.preview(
                world.channel, viewers=[*world.people, world.moderator], layout="channel", port=port
            )
            polish(preview)
            await preview.__aenter__()
        except simcord.SetupError as problem:
            taken = f"Port {port} is taken. Choose another one: make sandbox PORT={port + 1}"
            raise SandboxError(taken if isinstance(problem.__cause__, OSError) else str(problem)) from None
        try:
            async with follower.following(preview):
                yield Page(world, preview)
        finally:
            await preview.close()


async def serve(make_bot: MakeBot, port: int, say: Callable[[str], None]) -> None:
    """See `sandbox.serve`."""
    async with opened(make_bot, port) as page:
        say(f"Open {page.url}")
        say("Type /table open and follow the bot; choose at the top of the page who you are (a second tab is another).")
        say("Ctrl-C ends the sandbox, and everything in it is forgotten.")
        await _until_stopped(page.preview)


async def _until_stopped(preview: simcord.Preview) -> None:
    """Return at Ctrl-C, at a polite kill, or when the session is ended on the page."""
    loop = asyncio.get_running_loop()
    closed = asyncio.ensure_future(preview.wait_closed())
    signals = (signal.SIGINT, signal.SIGTERM)
    # Windows has no signal handlers on its loop; there Ctrl-C cancels the whole run instead.
    with contextlib.suppress(NotImplementedError):
        for each in signals:
            loop.add_signal_handler(each, closed.cancel)
    try:
        await asyncio.wait([closed])
    finally:
        closed.cancel()
        with contextlib.suppress(NotImplementedError):
            for each in signals:
                loop.remove_signal_handler(each)

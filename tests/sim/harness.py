"""A small Discord for one bot: a server, its people, and what a test does with time, restarts and faults.

    async with world(make_bot) as w:
        reply = await w.alice.slash("table open", game="breakout")
        await w.bob.press("Join")
        assert w.alice.dms[-1].text == ...

`make_bot` builds a fresh bot on the same data each time: at the start, and at each `w.restart()`. When the block ends,
the bot has raised nothing and logged no error that the test did not read (`w.errors`, `w.logged`), every interaction
was acknowledged before anything else and answered, and every request body was one that Discord takes.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Callable
from functools import lru_cache, partial
from typing import Any, TypeAlias

import discord
import simcord
from discord.ext import commands
from simcord import ChannelHandle, InteractionResult

from tests.sim.faults import Faults
from tests.sim.person import NotPossible, Person, Reply
from tests.sim.phone import Button, Menu, Shown

__all__ = ["Button", "Menu", "NotPossible", "Person", "Reply", "Shown", "World", "world"]

MakeBot: TypeAlias = Callable[[], commands.Bot]

SETTLE_SECONDS = 10.0
"""How long the bot may take for one deed. A timer due sooner than this, in real time, is waited for: have none."""

_Seen: TypeAlias = tuple[Any, ...]


class _ErrorLog(logging.Handler):
    """Keeps what the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class World(Faults):
    """A server "Gotham" with the channel #arkham, six people, and Max, who may manage the server."""

    def __init__(self, env: simcord.Env, make_bot: MakeBot) -> None:
        self.env = env
        self._make_bot = make_bot
        self._errors_read = 0
        self._log = _ErrorLog()
        self._tape: list[str] = []
        self._noted: dict[tuple[int, int], _Seen] = {}
        self.answers_expected = True
        """Whether each interaction must be acknowledged first and answered. Off while a test breaks exactly that."""

        self.guild = env.create_guild("Gotham")
        self.channel = self.guild.create_text_channel("arkham")
        moderators = self.guild.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))
        self.alice, self.bob, self.carol, self.dave, self.erin, self.frank = (
            self.member(name) for name in ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")
        )
        self.max = self.member("Max", moderators)

    def member(self, name: str, *roles: simcord.RoleHandle) -> Person:
        """Somebody else joins the server, with these roles."""
        user = self.env.create_user(name.lower(), global_name=name)
        return Person(self, self.guild.add_member(user, roles=roles), name)

    @property
    def bot(self) -> commands.Bot:
        """The running bot; another one after a restart."""
        assert isinstance(self.env.bot, commands.Bot)
        return self.env.bot

    @property
    def people(self) -> list[Person]:
        """Everybody but the moderator, in the order they are named above."""
        return [self.alice, self.bob, self.carol, self.dave, self.erin, self.frank]

    @property
    def places(self) -> list[ChannelHandle]:
        """The channels of the server and their threads."""
        return [place for channel in self.guild.channels.values() for place in (channel, *channel.threads)]

    @property
    def threads(self) -> list[ChannelHandle]:
        """The threads of the world's channel, oldest first."""
        return self.channel.threads

    # time and restarts

    async def travel(self, seconds: float) -> None:
        """Let time pass for the bot; timers due in between fire in order. It takes no real time."""
        await self.env.advance_time(seconds)
        self.note(f"{seconds:g} seconds pass")

    async def restart(self) -> None:
        """Stop the bot and start a fresh one on the same data; Discord goes on."""
        await self.settle()
        await self.bot.close()
        await self.env.restart_bot(self._make_bot())
        self.note("the bot restarts")

    # what must be right

    @property
    def errors(self) -> list[BaseException]:
        """What the bot raised and nobody caught, since this was last read."""
        found = list(self.env.errors_since(self._errors_read))
        self._errors_read = self.env.error_cursor
        return found

    @property
    def logged(self) -> list[str]:
        """What was logged as an error since this was last read, one line each."""
        found = [record.getMessage() for record in self._log.records]
        self._log.records.clear()
        return found

    def problems(self) -> list[str]:
        """What Discord would refuse among all requests that the bot made."""
        return [
            problem
            for request in self.env.http_requests
            for problem in _problems_of(request.method, request.path, json.dumps(request.json))
        ]

    def check_answer(self, deed: str, result: InteractionResult, requests: int, errors: int) -> None:
        """Raise `AssertionError` unless an interaction was acknowledged before anything else, and then answered."""
        if not self.answers_expected:
            return
        cause = next(iter(self.env.errors_since(errors)), None)
        if not result.acknowledged:
            raise AssertionError(f"the bot did not answer: {deed}") from cause
        first = self.env.http_requests[requests].path
        if not first.startswith("/interactions/"):
            raise AssertionError(f"{deed}: {first} was requested before the acknowledgement")
        if result._interaction.loading:
            raise AssertionError(f"the bot is still thinking: {deed}") from cause

    # what was seen

    def signed(self, shown: Shown) -> str:
        """A message's text under the name of its author, with what the client says about it."""
        stored = shown.stored
        author = self.env.backend.users[stored.author_id]
        said = [author.global_name or author.name]
        said += ["(only you)"] if stored.is_ephemeral else []
        return "\n".join([" ".join(said), *(f"  {line}" for line in shown.text.splitlines())])

    def story(self) -> str:
        """All that happened in the words of a bystander who sees everything: deeds, then what they brought.

        "+" is a new message, "~" an edited one, "-" a deleted one, each with who sees it.
        """
        return "\n".join(self._tape)

    def note(self, deed: str) -> None:
        """Put a deed on the story, and every message that has come, changed or gone since the last one."""
        self._tape.append(f"> {deed}")
        messages = {
            (channel_id, each.id): each
            for channel_id, all_ in self.env.backend.messages.items()
            for each in all_.values()
        }
        for key in sorted(self._noted.keys() - messages.keys()):
            del self._noted[key]
            self._tape.append(f"- {self._place(*key)}")
        for key, each in sorted(messages.items(), key=lambda item: item[0][1]):
            now = (each.content, each.embeds, each.components, each.attachments, each.flags)
            before = self._noted.get(key)
            if before is not None and all(old is new for old, new in zip(before, now, strict=True)):
                continue
            self._noted[key] = now
            shown = Shown(self.env, *key)
            self._tape.append(f"{'+' if before is None else '~'} {self._place(*key)}")
            self._tape += [f"    {line}" for line in shown.text.splitlines()]

    def _place(self, channel_id: int, message_id: int) -> str:
        channel = self.env.backend.channels.get(channel_id)
        if channel is None:
            return "a deleted place"
        if channel.guild_id is None:
            user = self.env.backend.users[channel.recipient_ids[0]]
            return f"DM with {user.global_name or user.name}"
        stored = self.env.backend.messages[channel_id].get(message_id)
        if stored is not None and stored.is_ephemeral:
            user = self.env.backend.users[int((stored.interaction_metadata or {})["user"]["id"])]
            return f"#{channel.name}, only {user.global_name or user.name}"
        return f"#{channel.name}"


@lru_cache(maxsize=500)
def _problems_of(method: str, path: str, body: str) -> list[str]:
    """What is wrong with a request. Each test sends the same fifty commands, which take half a second to check."""
    from tests.fake.checks import check_request  # noqa: PLC0415 - the harness is of use without the fake

    return check_request(method, path, json.loads(body))


@contextlib.asynccontextmanager
async def world(make_bot: MakeBot, *, settle_seconds: float = SETTLE_SECONDS) -> AsyncIterator[World]:
    """A world with a running bot. See the module's own words for what is checked at the end."""
    env = simcord.Env(make_bot(), settle_timeout=settle_seconds)
    # SimCord looks every 50 ms whether a bot that waits for nothing is done; a test has thousands of such looks.
    env._settle_internal = partial(env._settle_internal, idle=0.001)
    try:
        await env.start()
        built = World(env, make_bot)
        await env.settle()
        logging.getLogger().addHandler(built._log)
        try:
            yield built
            await env.settle()
        finally:
            logging.getLogger().removeHandler(built._log)
    finally:
        await _stop(env)
    if errors := built.errors:
        raise BaseExceptionGroup("the bot raised what nobody caught", errors)
    if faults := [f"logged as an error: {line}" for line in built.logged] + built.problems():
        raise AssertionError("\n".join(faults))


async def _stop(env: simcord.Env) -> None:
    """End the bot, whatever state it is in: an open database would keep the process from ending."""
    assert env.bot is not None
    try:
        async with asyncio.timeout(SETTLE_SECONDS):
            await env.bot.close()
    finally:
        await env.shutdown()

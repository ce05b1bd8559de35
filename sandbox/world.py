"""The simulated Discord: the server Gotham with one channel, three people and a moderator."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass

import discord
import simcord
from discord.ext import commands
from simcord import ChannelHandle, MemberActor

SETTLE_SECONDS = 10.0
"""How long a deed may take the bot, computer players included. Timers due sooner than this are waited for."""

BOT_NAME = "Rogues' Table"
TOPIC = "Type /table open to begin. You are the person chosen at the top of the page."


@dataclass(frozen=True)
class Gotham:
    """A running bot and those who play with it."""

    env: simcord.Env
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    """Ana, Ben and Cleo."""
    moderator: MemberActor
    """Max, who may manage the server."""


@contextlib.asynccontextmanager
async def gotham(bot: commands.Bot, *, settle_seconds: float = SETTLE_SECONDS) -> AsyncGenerator[Gotham]:
    """Start the bot in a world of its own; at the end it is closed. Raises what the bot raises when it starts.

    Nobody there takes direct messages and the bot may not open threads, since the page shows neither: tables stand in
    the channel, and hands are shown by the button.
    """
    env = simcord.Env(bot, settle_timeout=settle_seconds)
    try:
        await env.start()
        yield await _populated(env)
        await env.settle()
    finally:
        await _stop(env)


async def _populated(env: simcord.Env) -> Gotham:
    if env.bot.user is None:
        raise RuntimeError("the bot did not log in")
    await env.bot.user.edit(username=BOT_NAME)
    guild = env.create_guild("Gotham")
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel("arkham", topic=TOPIC, overwrites={env.bot.user: no_threads})
    moderators = guild.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))

    def person(name: str, *roles: simcord.RoleHandle) -> MemberActor:
        user = env.create_user(name.lower(), global_name=name)
        refused = f"/channels/{user.dm_channel.id}/messages"
        env.inject_error(
            "POST", refused, status=403, code=50007, message="Cannot send messages to this user", times=None
        )
        return guild.add_member(user, roles=roles)

    everybody = (person("Ana"), person("Ben"), person("Cleo"))
    built = Gotham(env, channel, everybody, person("Max", moderators))
    await env.settle()
    return built


async def _stop(env: simcord.Env) -> None:
    """Close the bot, since SimCord does not; an open database would keep the process from ending."""
    try:
        async with asyncio.timeout(SETTLE_SECONDS):
            await env.bot.close()
    finally:
        await env.shutdown()

"""What a person is told when something goes wrong: one sentence, and an incident number for the unexpected."""

import functools
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord

from cogs.words import spoken
from engine import Refused
from host import HostRefusal

log = logging.getLogger("rogues.incidents")

C = TypeVar("C")
P = ParamSpec("P")


class Sentence(Exception):
    """Something a person did cannot be done; the message is the one sentence they are told."""


def sentence(error: BaseException) -> str | None:
    """What a person is told about an expected error; None if it is not an expected one."""
    if isinstance(error, Sentence):
        return str(error)
    if isinstance(error, HostRefusal | Refused):
        return spoken(error.text)
    return None


def incident(error: BaseException, doing: str) -> str:
    """Log an unexpected error under a number of its own and return what the person is told."""
    number = secrets.token_hex(3).upper()
    log.error("incident %s while %s", number, doing, exc_info=error)
    return f"Something went wrong here, and nothing has changed. Tell the bot's operator this number: {number}."


async def tell(interaction: discord.Interaction, words: str) -> None:
    """Say one thing to the person of an interaction, whatever has been answered to it already."""
    try:
        if not interaction.response.is_done():
            await interaction.response.send_message(words, ephemeral=True)
        else:
            await interaction.followup.send(words, ephemeral=True)
    except discord.NotFound:
        # The interaction is gone (over 15 minutes, or Discord lost it): nobody is left to be told.
        log.info("an interaction was gone before its answer")


async def fail(interaction: discord.Interaction, error: BaseException, doing: str) -> None:
    """Answer a failed interaction."""
    await tell(interaction, sentence(error) or incident(error, doing))


def polite(
    callback: Callable[Concatenate[C, discord.Interaction, P], Awaitable[None]],
) -> Callable[Concatenate[C, discord.Interaction, P], Coroutine[Any, Any, None]]:
    """A slash command that answers its person whatever happens, so that nothing ever looks like a silent failure."""

    @functools.wraps(callback)
    async def run(cog: C, interaction: discord.Interaction, *args: P.args, **more: P.kwargs) -> None:
        try:
            await callback(cog, interaction, *args, **more)
        except Exception as error:  # noqa: BLE001 - the last stop: it is logged under an incident number
            name = interaction.command.qualified_name if interaction.command else "a command"
            await fail(interaction, error, f"/{name}")

    return run

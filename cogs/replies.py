"""What a person is told when something goes wrong: one sentence, and an incident number for the unexpected."""

import functools
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiohttp
import discord

from cogs.languages import say, translated
from cogs.words import spoken
from engine import Refused
from host import HostRefusal, report

log = logging.getLogger("rogues.replies")

UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ANSWERED, TOKEN_OVER = 10015, 10062, 40060, 50027
UNANSWERABLE = frozenset({UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ANSWERED, TOKEN_OVER})
"""Discord's codes for an interaction that nobody waits for any more, or that a twin of this one has answered."""
THREAD_ARCHIVED = 50083

UNHEARD = "Discord did not take my answer: look at the table, what you did may be done."

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
    return translated(UNHEARD) if unheard(error) else None


def incident(error: BaseException, doing: str) -> str:
    """Log an unexpected error under a number of its own and return what the person is told."""
    if isinstance(error, discord.HTTPException):
        doing = f"{doing}: Discord answered {error.status}, code {error.code}"
    number = report(doing, error)
    return say(
        "Something went wrong here: look at the table before you try again, and report the number {number}.",
        number=number,
    )


def unheard(error: BaseException) -> bool:
    """Whether Discord, or the way there, failed an answer; a request that it calls wrong is a mistake of ours."""
    if isinstance(error, discord.HTTPException):
        return error.status != 400 or error.code in (ANSWERED, THREAD_ARCHIVED)
    return isinstance(error, discord.RateLimited | aiohttp.ClientError | TimeoutError | ConnectionError)


async def tell(interaction: discord.Interaction, words: str) -> None:
    """Say one thing to the person of an interaction, whatever has been answered to it already. Raises nothing."""
    try:
        if interaction.response.is_done() or not await _first(interaction, words):
            await interaction.followup.send(words, ephemeral=True)
    except Exception as error:  # noqa: BLE001 - the last stop: nobody is left to be told
        if unheard(error):
            log.info("nobody could be told how an interaction ended: %s", type(error).__name__)
        else:
            incident(error, "telling how an interaction ended")


async def _first(interaction: discord.Interaction, words: str) -> bool:
    """Answer with this; False if an acknowledgement of which the bot never heard has arrived before."""
    try:
        await interaction.response.send_message(words, ephemeral=True)
    except discord.HTTPException as error:
        if error.code == ANSWERED:
            return False
        raise
    return True


async def fail(interaction: discord.Interaction, error: BaseException, doing: str) -> None:
    """Answer a failed interaction. Raises nothing."""
    if isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE:
        log.info("%s could not be answered (any more): code %d", doing, error.code)
        return
    if unheard(error):
        log.warning("%s: Discord did not take the answer (%s)", doing, type(error).__name__)
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

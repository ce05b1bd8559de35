"""The bot's token, and what Discord's refusals mean for whoever runs the bot."""

import errno

import aiohttp
import discord

from console.failure import Failure
from settings import Settings
from storage.errors import reason

PORTAL = "https://discord.com/developers/applications"
WHERE = f"get one at {PORTAL} (your application, Bot, Reset Token) and put it into the file .env as ROGUES_TOKEN=..."

NO_TOKEN = f"There is no token: {WHERE}"
WRONG_TOKEN = f"Discord does not accept the token: {WHERE}"

AUTHENTICATION_FAILED = 4004

# The bot never speaks: nobody has to hear that what speech needs is not installed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def token_of(settings: Settings) -> str:
    """The token. Raises Failure if there is none, or what is there cannot be one."""
    token = "" if settings.token is None else settings.token.get_secret_value().strip()
    if not token:
        raise Failure(NO_TOKEN)
    # Anything else could not even be sent: it goes into a header.
    if not token.isascii() or not token.isprintable() or " " in token:
        raise Failure(WRONG_TOKEN)
    return token


def explained(error: BaseException) -> Failure | None:
    """The sentence for an error that comes from Discord, from the way there or from the disk; None for other kinds."""
    if isinstance(error, discord.LoginFailure):
        return Failure(WRONG_TOKEN)
    if isinstance(error, discord.ConnectionClosed):
        wrong = error.code == AUTHENTICATION_FAILED
        return Failure(WRONG_TOKEN if wrong else f"Discord ended the connection for good (code {error.code}).")
    if isinstance(error, discord.HTTPException):
        return Failure(f"Discord refused to let the bot in (status {error.status}): try again later.")
    if isinstance(error, OSError) and (error.filename is not None or error.errno == errno.ENOSPC):
        return Failure(f"The bot cannot run: {reason(error)}.")
    if isinstance(error, discord.GatewayNotFound | aiohttp.ClientError | TimeoutError | OSError):
        return Failure("Discord cannot be reached: see whether this computer is online, and try again later.")
    return None

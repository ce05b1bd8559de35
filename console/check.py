"""``bot.py check``: whether everything is in order, and what a host needs to know."""

import asyncio
import platform
import re
import sys
from argparse import Namespace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import aiohttp
import discord

import settings
from cogs.permissions import NAMES, NEEDED
from console.failure import Failure
from console.login import PORTAL, WHERE, explained, token_of
from storage.files import exists, may_fill
from storage.health import problems

REQUIREMENTS = Path(__file__).parents[1] / "requirements.in"
SCOPES = ("bot", "applications.commands")


class Report:
    """What was found: facts go to stdout at once, ``wrong`` is counted and goes to stderr."""

    def __init__(self) -> None:
        self.wrong = 0
        self.token = False
        """Whether Discord has accepted the token."""

    def fact(self, what: str, value: object) -> None:
        """Something to know."""
        print(f"{what}: {value}", flush=True)

    def problem(self, sentence: object) -> None:
        """Something to mend."""
        self.wrong += 1
        print(sentence, file=sys.stderr, flush=True)


def run(arguments: Namespace) -> int:
    """Print what was found. 1 if anything is wrong."""
    report = Report()
    _versions(report)
    names = ", ".join(dict.fromkeys(NAMES[name] for name, wanted in NEEDED if wanted))
    report.fact("Permissions", f"{NEEDED.value} ({names})")
    try:
        chosen = settings.load()
    except settings.SettingsError as problem:
        report.problem(problem)
    else:
        _settings(report, chosen)
        _database(report, chosen.database)
        _invitation(report, chosen)
    if report.wrong:
        return 1
    print("All is in order." if report.token else "All is in order, except for the token.")
    return 0


def _versions(report: Report) -> None:
    found = [f"Python {platform.python_version()}"]
    for name in re.findall(r"^[\w.-]+", REQUIREMENTS.read_text(encoding="utf-8"), re.MULTILINE):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            report.problem(f"The package {name} is not installed: run make bot.")
    report.fact("Versions", ", ".join(found))


def _settings(report: Report, chosen: settings.Settings) -> None:
    if not chosen.daily_backups:
        report.fact("Backups", "none")
    elif may_fill(chosen.backups):
        report.fact("Backups", f"{chosen.daily_backups} daily copies in {chosen.backups}")
    else:
        report.problem(
            f"Nothing can be copied to {chosen.backups}: ROGUES_BACKUPS must be a folder where this user may write."
        )
    report.fact("Commands", "on every server" if chosen.sync_guild_id is None else f"on server {chosen.sync_guild_id}")
    report.fact("Log level", chosen.log_level)


def _database(report: Report, database: Path) -> None:
    found = problems(database)
    for sentence in found:
        report.problem(sentence)
    if found:
        return
    if exists(database):
        report.fact("Database", f"{database} is in order")
    elif may_fill(database.parent):
        report.fact("Database", f"{database} is made at the first start")
    else:
        report.problem(f"The database {database} cannot be made: ROGUES_DATABASE must lie where this user may write.")


def _invitation(report: Report, chosen: settings.Settings) -> None:
    """The invite link, for the application that the settings name or that the token belongs to."""
    application = chosen.application_id
    if chosen.token is None:
        report.fact("Token", f"not set, {WHERE}")
    else:
        try:
            known = asyncio.run(_application_of(token_of(chosen)))
        except Failure as problem:
            report.problem(problem)
        else:
            report.token = True
            report.fact("Token", "set, and Discord accepts it")
            if application not in (None, known):
                report.problem(f"ROGUES_APPLICATION_ID must be {known}: the token belongs to that application.")
            application = known
    if application is None:
        report.fact(
            "Invite link", f"set ROGUES_APPLICATION_ID (your application's page at {PORTAL} shows it) or the token"
        )
    else:
        report.fact("Invite link", discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES))


async def _application_of(token: str) -> int:
    """The id of the application that a token belongs to. Raises Failure."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise explained(error) or error from None
        if client.application_id is None:
            raise Failure("Discord does not say which application the token belongs to: try again later.")
        return client.application_id

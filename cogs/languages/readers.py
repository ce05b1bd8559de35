"""Who reads which language: persons in that of their Discord unless they have chosen one, tables in their own."""

import discord

from cogs.languages.catalogue import CATALOGUES, ENGLISH, language_of
from cogs.languages.speech import speak
from engine import Json
from host import Host, TableInfo

LANGUAGE = "language"
"""The key in the settings of a person and of a server."""


class Readers:
    """What persons have chosen, kept in memory so that an interaction can be acknowledged without a look."""

    def __init__(self) -> None:
        self._chosen: dict[int, str] = {}

    async def load(self, host: Host) -> None:
        """Read once, when the bot starts, what was chosen before."""
        self._chosen = await host.languages()

    def choose(self, person_id: int, code: str | None) -> None:
        """Note a choice; None: none any more."""
        if code is None:
            self._chosen.pop(person_id, None)
        else:
            self._chosen[person_id] = code

    def of(self, person_id: int, locale: str | None) -> str:
        """The language of a person whose Discord speaks ``locale``."""
        return language_of(self._chosen.get(person_id, locale))

    def greet(self, interaction: discord.Interaction) -> None:
        """Speak the language of whoever acts, from now on in this task."""
        speak(self.of(interaction.user.id, str(interaction.locale)))

    async def at_home(self, host: Host, person_id: int, table: TableInfo) -> str:
        """The language in which somebody is written to, who does nothing now; the table's if they never did."""
        known = await host.person(person_id)
        return self.of(person_id, known.locale if known is not None and known.locale is not None else table.language)


async def of_server(host: Host, interaction: discord.Interaction) -> str:
    """The language of new tables: set by the moderators, else that of the server if there is a catalogue."""
    guild = await host.guild(interaction.guild_id) if interaction.guild_id is not None else None
    chosen = guild.settings.get(LANGUAGE) if guild is not None else None
    return language_of(chosen if isinstance(chosen, str) else str(interaction.guild_locale))


def name_of(code: Json) -> str | None:
    """What a language that was set calls itself; None if none was."""
    return next((each.name for each in choices() if each.value == code), None)


def choices() -> list[discord.app_commands.Choice[str]]:
    """The languages there are, each by its own name."""
    names = {ENGLISH: "English"} | {code: catalogue.name for code, catalogue in CATALOGUES.items()}
    return [discord.app_commands.Choice(name=name, value=code) for code, name in names.items()]

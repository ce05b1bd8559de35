"""Commands and their options, descriptions and choices in the languages there are."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from cogs.languages.catalogue import CATALOGUES

COMMANDS = frozenset({At.command_name, At.group_name})


class Translator(app_commands.Translator):
    """Looks each name and sentence of a command up in the catalogue of a locale."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words in that language; None where it is not ours or has none: Discord shows the English ones then."""
        catalogue = CATALOGUES.get(str(locale))
        if catalogue is None:
            return None
        if context.location in COMMANDS:
            known = catalogue.commands
        else:
            known = catalogue.options if context.location is At.parameter_name else catalogue.messages
        found = known.get(string.message)
        # Where nothing is different nothing is sent.
        return None if found == string.message else found

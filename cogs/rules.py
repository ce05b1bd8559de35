"""``/rules``: the rules pages, searched."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.languages import say
from cogs.limits import CHOICE_NAME, CHOICES, FIELD_NAME, FIELD_VALUE, clip
from cogs.replies import Sentence, polite
from cogs.rule_pages import RulePages
from engine import GAMES


class Rules(commands.Cog):
    """Asking the rules."""

    def __init__(self) -> None:
        self.pages = RulePages.load()

    @app_commands.command(name="rules", description="Search the rules by words or by number")
    @app_commands.describe(words="What you want to know (passing, Gadget space, BR-054 ...)", game="Only this game")
    @app_commands.choices(game=[app_commands.Choice(name=game.name, value=slug) for slug, game in GAMES.items()])
    @polite
    async def rules(self, interaction: discord.Interaction, words: str, game: str | None = None) -> None:
        """Show the rules that fit best to the person who asked."""
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(embed=self.answer(words, game))

    def answer(self, words: str, game: str | None = None) -> discord.Embed:
        """The best rules for some words. Raises Sentence when none fits."""
        found = self.pages.search(words, frozenset({game}) if game else None)
        if not found:
            raise Sentence(say("No rule mentions that: try fewer or other words, or a number such as BR-054."))
        shown = discord.Embed(title=say("Rules: {words}", words=clip(words, 60)))
        for rule in found:
            name = clip(f"{rule.id} · {rule.section}", FIELD_NAME)
            shown.add_field(name=name, value=clip(rule.sentence, FIELD_VALUE), inline=False)
        return shown

    @rules.autocomplete("words")
    async def words(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Rules that fit what has been typed so far."""
        found = self.pages.search(current, limit=CHOICES)
        return [
            app_commands.Choice(name=clip(f"{rule.id} {rule.sentence}".replace("\n", " "), CHOICE_NAME), value=rule.id)
            for rule in found
        ]

"""``/me statistics``, ``share`` and ``export``: what people made of their games, who sees it, and all that is kept."""

import io
import json

import discord
from discord import app_commands
from discord.ext import commands

from cogs.fame import statistics_embed
from cogs.languages import say, translated
from cogs.people import person_of
from cogs.replies import Sentence, polite
from cogs.words import escaped, spoken
from host import Host

NO_GAME = "No finished game yet: a game counts when it was played to its end."


class MeRecords(commands.Cog):
    """The part of ``/me`` that has to do with records; ``Me`` takes it in."""

    host: Host

    @app_commands.command(
        name="statistics", description="Your games, wins, points and times, or those of somebody here"
    )
    @app_commands.describe(
        person="Somebody who agreed to be shown; otherwise you",
        everywhere="Your games on all servers, not on this one alone",
    )
    @polite
    async def statistics(
        self, interaction: discord.Interaction, person: discord.User | None = None, everywhere: bool = False
    ) -> None:
        """The records of a person."""
        await interaction.response.defer(ephemeral=True)
        guild = interaction.guild_id
        if person is not None and person.id != interaction.user.id:
            if guild is None:
                raise Sentence(say("Somebody else's statistics are shown on a server where both of you are."))
            if everywhere:
                raise Sentence(say("Of somebody else only the games on this server are shown: leave `everywhere` out."))
            records = await self.host.statistics_of(person.id, guild)
            title = say("Statistics of {display_name} on this server", display_name=escaped(person.display_name))
        else:
            here = None if everywhere else guild
            records = await self.host.statistics(interaction.user.id, here)
            title = say("Your statistics on all servers") if here is None else say("Your statistics on this server")
        await interaction.edit_original_response(embed=statistics_embed(title, records, translated(NO_GAME)))

    @app_commands.command(name="share", description="Whether others on this server see your statistics and rating")
    @app_commands.describe(
        statistics="Yes: others may look them up, and the leaderboard names you; no, in a DM: nowhere any more"
    )
    @polite
    async def share(self, interaction: discord.Interaction, statistics: bool) -> None:
        """Agree to be shown, or take that back."""
        await interaction.response.defer(ephemeral=True)
        reply = await self.host.set_shown(person_of(interaction), interaction.guild_id, statistics)
        await interaction.edit_original_response(content=spoken(reply.text))

    @app_commands.command(name="export", description="A file with all that is kept of you")
    @polite
    async def export(self, interaction: discord.Interaction) -> None:
        """Everything about the person as JSON, for that person alone."""
        await interaction.response.defer(ephemeral=True)
        document = await self.host.export_own(person_of(interaction))
        data = json.dumps(document, ensure_ascii=False, indent=1).encode()
        if len(data) > interaction.filesize_limit:
            raise Sentence(say("Discord does not take a file that large: ask whoever runs the bot for it."))
        words = say(
            "All that is kept of you. Of running games it holds what you did, and nothing that others may not know."
        )
        file = discord.File(io.BytesIO(data), "rogues-table-about-you.json")
        await interaction.edit_original_response(content=words, attachments=[file])

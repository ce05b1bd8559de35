"""``/me``: what the bot keeps of a person, and how it reaches them."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import choices, mine
from cogs.limits import EMBED_DESCRIPTION, clip
from cogs.people import person_of
from cogs.replies import Sentence, polite
from cogs.tables import line
from cogs.words import spoken
from host import Host

DMS = {
    "untested": "not tried yet",
    "open": "they arrive",
    "closed": "they do not arrive; press My hand at the table instead, or allow messages from members of the server"
    " and use `/me hand`",
}


class Me(commands.GroupCog, group_name="me", group_description="Your tables and what is kept of you"):
    """A person's own affairs."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="tables", description="All your tables, those that wait for you first")
    @polite
    async def tables(self, interaction: discord.Interaction) -> None:
        """The person's live tables on all servers, and whether direct messages arrive."""
        await interaction.response.defer(ephemeral=True)
        lines = [line(each) for each in await self.host.tables_of(interaction.user.id)]
        known = await self.host.person(interaction.user.id)
        lines.append(f"\nDirect messages: {DMS[known.dm_state if known is not None else 'untested']}.")
        if len(lines) == 1:
            lines.insert(0, "You sit at no table: `/table list` shows those that wait for players.")
        embed = discord.Embed(title="Your tables", description=clip("\n".join(lines), EMBED_DESCRIPTION))
        await interaction.edit_original_response(embed=embed)

    @app_commands.command(name="hand", description="Send your hand by direct message again, and test that it arrives")
    @app_commands.describe(table="Which table, if you sit at several")
    @polite
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Try direct messages anew."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        reply = await self.host.refresh_hand(at.id, person_of(interaction), interaction=str(interaction.id))
        await interaction.edit_original_response(content=spoken(reply.text, at))

    @hand.autocomplete("table")
    async def own_tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)

    @app_commands.command(name="forget", description="Remove what is kept of you; your games go on without you")
    @app_commands.describe(sure="Type yes: you cannot take this back")
    @polite
    async def forget(self, interaction: discord.Interaction, sure: str) -> None:
        """Forget the person; the name becomes "a former player"."""
        await interaction.response.defer(ephemeral=True)
        if sure.strip().casefold() != "yes":
            raise Sentence("Nothing was done: to be forgotten, type `yes` in the option `sure`.")
        reply = await self.host.forget(person_of(interaction))
        await interaction.edit_original_response(content=spoken(reply.text))

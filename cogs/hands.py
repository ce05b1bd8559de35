"""``/hand``: what only you may see, with everything you can do."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import choices, mine
from cogs.hand import hand
from cogs.replies import polite
from host import Host


class Hands(commands.Cog):
    """The hand as an ephemeral message: the equal of the one by direct message."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="hand", description="Show your hand and what you can do, to you alone")
    @app_commands.describe(table="Which table, if you sit at several")
    @polite
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """The person's hand at a table."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        shown = hand(await self.host.hand(at.id, interaction.user.id))
        await interaction.edit_original_response(content=shown.content, embeds=shown.embeds, view=shown.view)

    @hand.autocomplete("table")
    async def own_tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)

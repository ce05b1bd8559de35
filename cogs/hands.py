"""``/hand``: what only you may see, with everything you can do."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import choices, mine
from cogs.deliver import DiscordDeliver
from cogs.hand import hand
from cogs.replies import polite
from host import Host


class Hands(commands.Cog):
    """The hand as an ephemeral message: the equal of the one by direct message."""

    def __init__(self, host: Host, deliver: DiscordDeliver) -> None:
        self.host = host
        self.deliver = deliver

    @app_commands.command(name="hand", description="Show your hand and what you can do, to you alone")
    @app_commands.describe(table="Which table, if you sit at several")
    @polite
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """The person's hand at a table."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        async with self.host.look(at.id, interaction.user.id):
            await self.deliver.answer(interaction, hand(await self.host.hand(at.id, interaction.user.id)))

    @hand.autocomplete("table")
    async def own_tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)

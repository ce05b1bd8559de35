"""Who sits where: ``/table join``, ``leave``, ``invite``, ``give`` and ``swap``."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import choices, here_or_named, mine
from cogs.people import greeted, guest, person_of
from cogs.replies import polite
from cogs.words import spoken
from host import Host, Reply

TABLE = "Number of the table, if it is not the one played here"
OWN_TABLE = "Which table, if you sit at several"
NO_BOTS = "A bot cannot sit at a table: choose a person, or add a computer player before the start."

SeatNumber = app_commands.Range[int, 1, 8]


class TableSeats(commands.Cog):
    """The part of ``/table`` that has to do with seats; ``Tables`` takes it in."""

    host: Host

    @app_commands.command(name="join", description="Sit down at a table")
    @app_commands.describe(seat="Which seat, if several are open in a running game", table=TABLE)
    @polite
    async def join(
        self, interaction: discord.Interaction, seat: SeatNumber | None = None, table: str | None = None
    ) -> None:
        """Take a seat; at a running table one that was left or is offered, or one's own from a computer."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        number = None if seat is None else seat - 1
        reply = await self.host.join(at.id, person_of(interaction), number, interaction=str(interaction.id))
        await self.seated(interaction, reply)

    @app_commands.command(
        name="leave", description="Stand up; in a running game anybody can take your seat, and you are rated as last"
    )
    @app_commands.describe(table=TABLE)
    @polite
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Give the seat back; in a running game a computer plays it until somebody takes it."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        reply = await self.host.leave(at.id, person_of(interaction), interaction=str(interaction.id))
        await self.told(interaction, reply)

    @app_commands.command(name="invite", description="Ask somebody to take a free seat")
    @app_commands.describe(person="Whom", table=TABLE)
    @polite
    async def invite(self, interaction: discord.Interaction, person: discord.User, table: str | None = None) -> None:
        """Invite somebody of this server."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        whom, name = guest(person, NO_BOTS), str(interaction.id)
        await self.told(interaction, await self.host.invite(at.id, person_of(interaction), whom, interaction=name))

    @app_commands.command(name="give", description="Hand your seat in a running game over to somebody who agrees")
    @app_commands.describe(person="To whom", table=OWN_TABLE)
    @polite
    async def give(self, interaction: discord.Interaction, person: discord.User, table: str | None = None) -> None:
        """Offer one's own seat."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        whom, name = guest(person, NO_BOTS), str(interaction.id)
        await self.told(interaction, await self.host.give(at.id, person_of(interaction), whom, interaction=name))

    @app_commands.command(name="swap", description="Swap seats in a running game with somebody who agrees")
    @app_commands.describe(seat="Number of the seat you would like to have", table=OWN_TABLE)
    @polite
    async def swap(self, interaction: discord.Interaction, seat: SeatNumber, table: str | None = None) -> None:
        """Ask somebody to swap."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        await self.told(interaction, await self.host.offer_swap(at.id, who, seat - 1, interaction=name))

    @leave.autocomplete("table")
    @give.autocomplete("table")
    @swap.autocomplete("table")
    async def seats_of_mine(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)

    @join.autocomplete("table")
    @invite.autocomplete("table")
    async def tables_to_sit(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables of this server; in a direct message, the person's own."""
        if interaction.guild_id is None:
            return choices(await self.host.tables_of(interaction.user.id), current)
        return choices(await self.host.tables_in(interaction.guild_id, interaction.user.id), current)

    async def seated(self, interaction: discord.Interaction, reply: Reply, note: str = "") -> None:
        """Tell somebody who has sat down, also how the hand can be seen if direct messages do not arrive."""
        closed = await greeted(self.host, reply.table_id, interaction.user.id) if reply.table_id is not None else ""
        await self.told(interaction, reply, f"{note} {closed}".strip())

    async def told(self, interaction: discord.Interaction, reply: Reply, note: str = "") -> None:
        """Answer with what was done, and a note of ours."""
        lines = [reply.text]
        table = await self.host.table(reply.table_id, lines) if reply.table_id is not None else None
        await interaction.edit_original_response(content=f"{spoken(reply.text, table)} {note}".strip())

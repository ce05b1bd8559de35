"""``/table undo``: one's own last move, or a moment to which everybody at the table agrees to go back."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import choices, mine, quietly
from cogs.languages import say, translated
from cogs.limits import CHOICE_NAME, CHOICES, clip, number
from cogs.people import person_of
from cogs.replies import Sentence, polite
from cogs.words import plain, spoken
from host import Host, HostRefusal, Reply, TableInfo, UndoPoint

TABLE = "Which table, if you sit at several"
PICK = "Pick the moment from the list of the option `to`."


class TableUndo(commands.Cog):
    """The part of ``/table`` that takes back; ``Tables`` takes it in."""

    host: Host

    @app_commands.command(name="undo", description="Take back your last move, or ask everybody to go back further")
    @app_commands.describe(
        to="Ask all who sit here to go back to this moment; new dice from there on",
        reason="Why you ask that, in a few words: all at the table read it",
        table=TABLE,
    )
    @polite
    async def undo(
        self,
        interaction: discord.Interaction,
        to: str | None = None,
        reason: app_commands.Range[str, 1, 300] | None = None,
        table: str | None = None,
    ) -> None:
        """Take the person's own last answer back, or propose a moment."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        if to is None:
            reply = await self.host.undo(at.id, who, interaction=name)
        elif (moment := number(to)) is None:
            raise Sentence(translated(PICK))
        else:
            reply = await self.host.propose_undo(at.id, who, moment, reason or "", interaction=name)
        await self._undone(interaction, reply)

    async def _undone(self, interaction: discord.Interaction, reply: Reply) -> None:
        table = await self.host.table(reply.table_id) if reply.table_id is not None else None
        await interaction.edit_original_response(content=spoken(reply.text, table))

    @undo.autocomplete("to")
    async def moments_of_mine(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The moments to which the table can go back, the newest first."""
        table = await quietly(mine(self.host, interaction, interaction.namespace.table))
        return [] if table is None else await moments(self.host, table.id, current)

    @undo.autocomplete("table")
    async def tables_to_undo(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)


async def moments(host: Host, table_id: int, typed: str) -> list[app_commands.Choice[str]]:
    """The moments to which a table can go back whose line fits what has been typed, the newest first."""
    try:
        points = await host.undo_points(table_id)
    except HostRefusal:
        return []
    table = await host.table(table_id, [point.line for point in points if point.line is not None])
    found: list[app_commands.Choice[str]] = []
    for point in points:
        name = clip(say("Turn {turn}, {when}", turn=point.turn, when=_when(point, table)), CHOICE_NAME)
        if typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name, value=str(point.seq)))
    return found[:CHOICES]


def _when(point: UndoPoint, table: TableInfo) -> str:
    """What a moment comes after."""
    if point.line is None:
        return say("the start")
    line = plain(point.line, table)
    return say("one step later than: {line}", line=line) if point.silent else say("right after: {line}", line=line)

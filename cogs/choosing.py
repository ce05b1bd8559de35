"""Which table a command means: the one named, the one played here, or the one that waits for the person."""

from collections.abc import Awaitable

import discord
from discord import app_commands

from cogs.languages import say, translated
from cogs.limits import CHOICE_NAME, CHOICES, clip, number
from cogs.replies import Sentence
from engine import GAMES
from host import Host, HostRefusal, Listed, TableInfo

NO_TABLE = "No table is played here: use this in a table's thread, or name the table's number."


def place_of(interaction: discord.Interaction) -> int | None:
    """The channel or thread of an interaction on a server; None in a direct message."""
    return interaction.channel_id if interaction.guild_id is not None else None


async def here_or_named(host: Host, interaction: discord.Interaction, named: str | None) -> TableInfo:
    """The table with this number, else the one played in this place. Raises Sentence."""
    if named:
        return await by_number(host, interaction, named)
    place = place_of(interaction)
    table = await host.table_at(place) if place is not None else None
    if table is not None:
        return table
    # Typed beside the thread: the one table of this server where the person sits is meant.
    listed = await host.tables_of(interaction.user.id)
    own = [each.table for each in listed if interaction.guild_id in (None, each.table.guild_id)]
    if len(own) == 1:
        return own[0]
    raise Sentence(translated(NO_TABLE))


async def mine(host: Host, interaction: discord.Interaction, named: str | None, game: str | None = None) -> TableInfo:
    """A table where the person sits: named, else played here, else the one that waits for them, else the only one.

    Raises Sentence when there is none, or when several could be meant.
    """
    person = interaction.user.id
    if named:
        return await by_number(host, interaction, named)
    place = place_of(interaction)
    here = await host.table_at(place) if place is not None else None
    if here is not None and here.held_by(person) is not None and game in (None, here.game):
        return here
    listed = [each for each in await host.tables_of(person) if game in (None, each.table.game)]
    if not listed:
        name = say(" of {name}", name=GAMES[game].name) if game else ""
        raise Sentence(
            say("You do not sit at a running table{name}: open one with /table open, or join one.", name=name)
        )
    waiting = [each for each in listed if each.mine]
    if len(waiting) == 1 or len(listed) == 1:
        return (waiting or listed)[0].table
    raise Sentence(say("You sit at several tables: pick one in the option `table`."))


async def by_number(host: Host, interaction: discord.Interaction, named: str) -> TableInfo:
    """The table with this number, if the person may see it: on this server, or one where the person sits."""
    digits = number(named.strip().lstrip("#"))
    if digits is None:
        raise Sentence(say("A table is named by its number: pick one from the list."))
    table = await host.table(digits)
    if table.guild_id != interaction.guild_id and table.held_by(interaction.user.id) is None:
        raise Sentence(say("There is no table {digits} here: pick one from the list.", digits=digits))
    return table


async def quietly(found: Awaitable[TableInfo]) -> TableInfo | None:
    """The table, or None where a command would refuse: a list of choices cannot say what is wrong."""
    try:
        return await found
    except (Sentence, HostRefusal):
        return None


def named(listed: Listed) -> str:
    """A table in a list of choices."""
    table = listed.table
    waits = say(" · waits for you") if listed.mine else ""
    people = ", ".join(seat.name for seat in table.seats if not seat.left)
    return clip(f"{table.id} {GAMES[table.game].name} ({translated(table.status)}){waits} · {people}", CHOICE_NAME)


def choices(listed: list[Listed], typed: str) -> list[app_commands.Choice[str]]:
    """Tables whose line fits what has been typed."""
    wanted = typed.casefold()
    fitting = [each for each in listed if wanted in named(each).casefold()]
    return [app_commands.Choice(name=named(each), value=str(each.table.id)) for each in fitting[:CHOICES]]

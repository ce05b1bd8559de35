"""What a moderator means: a table, never by a guess, and a seat from a list of those who sit there."""

import discord
from discord import app_commands

from cogs.choosing import NO_TABLE, by_number, choices, place_of
from cogs.languages import say, translated
from cogs.limits import CHOICE_NAME, clip
from cogs.replies import Sentence
from host import Host, HostRefusal, Scene, SeatInfo, TableInfo


async def table_meant(
    host: Host, interaction: discord.Interaction, named: str | None, *, over: bool = False
) -> TableInfo:
    """The table with this number, else the only one played in this place; ``over``: rather one that is over.

    What moderators do cannot always be taken back, so no table is guessed. Raises Sentence.
    """
    if named:
        table = await by_number(host, interaction, named)
    else:
        place = place_of(interaction)
        found = [] if place is None else await host.tables_at(place, over=over)
        if not found:
            raise Sentence(translated(NO_TABLE))
        if len(found) > 1:
            raise Sentence(say("Several tables are played here: pick one in the option `table`."))
        table = await host.table(found[0])
    if table.guild_id != interaction.guild_id:
        raise Sentence(say("That table belongs to another server: its moderators look after it."))
    return table


async def seats_of(host: Host, table: TableInfo, typed: str, *, asked: bool) -> list[app_commands.Choice[int]]:
    """The seats of a table whose line fits what has been typed; ``asked``: those that are asked come first.

    Who is asked in a reaction is not told.
    """
    try:
        scene = await host.scene(table.id)
    except HostRefusal:
        return []
    waited = _waited(scene) if asked else ()
    there = [seat for seat in scene.table.seats if not seat.left and not seat.leaving]
    found: list[app_commands.Choice[int]] = []
    for seat in sorted(there, key=lambda each: (each.seat not in waited, each.seat)):
        name = clip(_line(seat, asked=seat.seat in waited), CHOICE_NAME)
        if typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name, value=seat.seat + 1))
    return found


def _waited(scene: Scene) -> tuple[int, ...]:
    return () if scene.face is None or scene.face.awaited is None else tuple(scene.face.awaited)


def _line(seat: SeatInfo, *, asked: bool) -> str:
    words = [f"{seat.seat + 1} {seat.name}"]
    if seat.vacant:
        words.append(say("open to anybody"))
    elif seat.stand_in:
        words.append(say("a computer plays meanwhile"))
    elif seat.computer is not None:
        words.append(say("a computer"))
    if asked:
        words.append(say("is asked now"))
    return " · ".join(words)


async def tables_to_mend(host: Host, guild_id: int, typed: str) -> list[app_commands.Choice[str]]:
    """The live tables of a server."""
    return choices(await host.tables_in(guild_id, typed=typed), typed)


async def tables_played(host: Host, guild_id: int, typed: str) -> list[app_commands.Choice[str]]:
    """The tables of a server where a game is over, the last one first."""
    return choices([each for each in await host.tables_over(guild_id, typed) if each.table.keys], typed)


async def tables_known(host: Host, guild_id: int, typed: str) -> list[app_commands.Choice[str]]:
    """The live tables of a server, then those that are over."""
    return choices([*await host.tables_in(guild_id, typed=typed), *await host.tables_over(guild_id, typed)], typed)

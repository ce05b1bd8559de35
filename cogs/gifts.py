"""Giving something away in a game that has gifts: ``/enemies give``."""

from typing import Any

import discord
from discord import app_commands

from cogs.choosing import choices, mine
from cogs.languages import say
from cogs.limits import CHOICE_NAME, CHOICES, clip, number
from cogs.people import person_of
from cogs.replies import Sentence, fail
from cogs.words import as_typed, seat_names, spoken
from engine import Game
from host import Host, TableInfo

MOST = 999
"""More than anybody ever has: what is too much the game says itself."""


def give_command(game: Game[Any, Any], what: str, host: Host) -> app_commands.Command[Any, Any, None]:
    """The command by which people of a game give ``what`` to each other."""

    async def give(
        interaction: discord.Interaction,
        to: str,
        amount: app_commands.Range[int, 1, MOST],
        table: str | None = None,
    ) -> None:
        try:
            await interaction.response.defer(ephemeral=True)
            at = await mine(host, interaction, table, game.slug)
            seat = _seat(at, to)
            reply = await host.give_away(at.id, person_of(interaction), seat, amount, interaction=str(interaction.id))
            await interaction.edit_original_response(content=spoken(reply.text, at))
        except Exception as error:  # noqa: BLE001 - the last stop: it is logged under an incident number
            await fail(interaction, error, f"/{game.slug} give")

    described = app_commands.describe(to="To whom", amount="How much", table="Which table, if you sit at several")(give)
    words = f"Give {what} to another player; it obliges nobody to anything"
    command: app_commands.Command[Any, Any, None] = app_commands.Command(
        name="give", description=words, callback=described
    )
    _complete(command, game, host)
    return command


def _complete(command: app_commands.Command[Any, Any, None], game: Game[Any, Any], host: Host) -> None:
    """Lists of who can be given something, and how much."""

    @command.autocomplete("to")
    async def people(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        at, (_, seats) = await _givable(game, host, interaction)
        names = seat_names(at) if at is not None else []
        found = [(names[seat], str(seat + 1)) for seat in seats if as_typed(current) in as_typed(names[seat])]
        return [app_commands.Choice(name=clip(name, CHOICE_NAME), value=value) for name, value in found[:CHOICES]]

    @command.autocomplete("amount")
    async def amounts(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        _, (most, _) = await _givable(game, host, interaction)
        found = [amount for amount in range(1, most + 1) if str(amount).startswith(str(current))]
        return [
            app_commands.Choice(name=say("{amount} of {most}", amount=amount, most=most), value=amount)
            for amount in found[:CHOICES]
        ]

    @command.autocomplete("table")
    async def tables(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        listed = await host.tables_of(interaction.user.id)
        return choices([each for each in listed if each.table.game == game.slug], current)

    del people, amounts, tables


async def _givable(
    game: Game[Any, Any], host: Host, interaction: discord.Interaction
) -> tuple[TableInfo | None, tuple[int, tuple[int, ...]]]:
    """The table that is meant, how much its person can give away now, and to which seats."""
    try:
        at = await mine(host, interaction, interaction.namespace.table, game.slug)
        return at, game.givable((await host.hand(at.id, interaction.user.id)).view)
    except Exception as error:  # noqa: BLE001 - a list of choices cannot say what is wrong; the command will
        del error
        return None, (0, ())


def _seat(table: TableInfo, typed: str) -> int:
    """The seat of a number from the list, or of a name. Raises Sentence."""
    names = seat_names(table)
    given = number(typed)
    if given is not None and 1 <= given <= len(names):
        return given - 1
    found = [seat for seat, name in enumerate(names) if as_typed(name) == as_typed(typed)]
    if len(found) != 1:
        raise Sentence(say("“{typed}” is nobody at this table: pick from the list.", typed=clip(typed, 40)))
    return found[0]

"""One group of slash commands per game, made from the game's own verbs: ``/breakout roll``, ``/breakout pick`` ..."""

from collections.abc import Awaitable, Callable, Sequence
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from cogs.gifts import give_command
from cogs.replies import fail
from cogs.verbs import Verbs
from engine import Game, Verb

LETTERS = "abcde"

Answer = Callable[[discord.Interaction, Sequence[str], str | None], Awaitable[None]]


def game_group(game: Game[Any, Any], verbs: Verbs) -> app_commands.Group:
    """The command group of a game."""
    group = app_commands.Group(name=game.slug, description=f"Play {game.name}")
    for verb in game.verbs:
        group.add_command(_command(game, verb, verbs))
    if game.gift is not None:
        group.add_command(give_command(game, game.gift.what, verbs.host))
    return group


def _command(game: Game[Any, Any], verb: Verb, verbs: Verbs) -> app_commands.Command[Any, Any, None]:
    async def answer(interaction: discord.Interaction, picks: Sequence[str], table: str | None) -> None:
        try:
            await interaction.response.defer(ephemeral=True)
            await verbs.do(interaction, game, verb, picks, table)
        except Exception as error:  # noqa: BLE001 - the last stop: it is logged under an incident number
            await fail(interaction, error, f"/{game.slug} {verb.name}")

    callback, words = _shape(verb, answer)
    described = app_commands.describe(**words, table="Which table, if you sit at several")(callback)
    command: app_commands.Command[Any, Any, None] = app_commands.Command(
        name=verb.name, description=verb.description, callback=described
    )
    _complete(command, game, verb, verbs, list(words))
    return command


def _shape(verb: Verb, answer: Answer) -> tuple[Any, dict[str, str]]:
    """A callback with the options that the verb needs, and what each option is."""
    if verb.picks is None:

        async def bare(interaction: discord.Interaction, table: str | None = None) -> None:
            await answer(interaction, (), table)

        return bare, {}
    if verb.most == 1:

        async def one(interaction: discord.Interaction, pick: str, table: str | None = None) -> None:
            await answer(interaction, (pick,), table)

        return app_commands.rename(pick=verb.picks)(one), {"pick": f"Which {verb.picks}"}

    async def several(interaction: discord.Interaction, table: str | None = None, **picks: str | None) -> None:
        await answer(interaction, [pick for pick in picks.values() if pick is not None], table)

    # discord.py reads a command's options off the signature: a letter for each pick, the first of them required.
    first, *others = LETTERS[: verb.most]
    several.__signature__ = Signature(  # pyright: ignore[reportFunctionMemberAccess]
        [
            Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction),
            Parameter(first, Parameter.POSITIONAL_OR_KEYWORD, annotation=str),
            *(_optional(letter) for letter in others),
            _optional("table"),
        ]
    )
    return several, dict.fromkeys((first, *others), f"Which {verb.picks}")


def _optional(name: str) -> Parameter:
    return Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=str | None)


def _complete(
    command: app_commands.Command[Any, Any, None],
    game: Game[Any, Any],
    verb: Verb,
    verbs: Verbs,
    options: Sequence[str],
) -> None:
    """Lists of exactly what is legal now."""

    def lists(option: str) -> None:
        @command.autocomplete(option)
        async def legal(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            taken = [value for name, value in interaction.namespace if name != option and isinstance(value, str)]
            return await verbs.options(interaction, game, verb, current, taken)

        del legal

    for option in options:
        lists(option)

    @command.autocomplete("table")
    async def tables(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await verbs.tables(interaction, game, current)

    del tables

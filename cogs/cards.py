"""``/card``: any card, Villain, Gadget or tile with its text, and where the text comes from."""

from collections.abc import Iterator

import discord
from discord import app_commands
from discord.ext import commands

from cogs.languages import say, translated
from cogs.limits import CHOICE_NAME, CHOICES, EMBED_DESCRIPTION, clip
from cogs.replies import Sentence, polite
from cogs.words import as_typed
from engine import GAMES, Component

PROVENANCE = {
    "rulebook": "As the rulebook prints it.",
    "named": "The rulebook gives the name and a part of the effect; the rest is a design of this house.",
    "house": "A design of this house: the published list is not public.",
}


def found(words: str) -> Iterator[tuple[str, Component]]:
    """Components whose name fits the words, with the slug of their game: those that begin so first."""
    wanted = as_typed(words)
    every = [(slug, component) for slug, game in GAMES.items() for component in game.components]
    fitting = [each for each in every if wanted in as_typed(each[1].name)]
    yield from sorted(fitting, key=lambda each: (not _begins(each[1].name, wanted), each[1].name))


def _begins(name: str, wanted: str) -> bool:
    """Whether somebody who types this begins to write the name; nobody types an article."""
    return as_typed(name).removeprefix("the ").startswith(wanted.removeprefix("the "))


def label(game: str, component: Component) -> str:
    """A component in a list, with its game where two games have one of that name and sort."""
    named = (component.name, component.sort)
    games = {slug for slug, other in GAMES.items() if any(named == (one.name, one.sort) for one in other.components)}
    sort = component.sort if games == {game} else f"{component.sort}, {GAMES[game].name}"
    return f"{component.name} ({sort})"


def embed(game: str, component: Component) -> discord.Embed:
    """A component as people read it."""
    shown = discord.Embed(title=component.name, description=clip(component.text, EMBED_DESCRIPTION))
    for label, value in component.facts:
        shown.add_field(name=label, value=value)
    shown.set_footer(text=f"{component.sort} · {GAMES[game].name}\n{translated(PROVENANCE[component.provenance])}")
    return shown


class Cards(commands.Cog):
    """Looking a card up."""

    @app_commands.command(name="card", description="Show a card: its text and where the text comes from")
    @app_commands.describe(name="Name of a Villain, Gadget, tile or other card")
    @polite
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """Show one component to the person who asked."""
        await interaction.response.defer(ephemeral=True)
        game, _, slug = name.partition("|")
        component = GAMES[game].component(slug) if game in GAMES else None
        if component is None:
            game, component = next(found(name), ("", None))
        if component is None:
            raise Sentence(say("No card has that name: type a part of it and pick from the list."))
        await interaction.edit_original_response(embed=embed(game, component))

    @card.autocomplete("name")
    async def card_names(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Names that fit what has been typed."""
        choices = [
            app_commands.Choice(name=clip(label(game, each), CHOICE_NAME), value=f"{game}|{each.slug}")
            for game, each in found(current)
        ]
        return choices[:CHOICES]

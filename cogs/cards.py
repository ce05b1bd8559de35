"""``/card``: any card, Villain, Gadget or tile with its text, and where the text comes from."""

from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import place_of
from cogs.languages import say, translated
from cogs.limits import CHOICE_NAME, CHOICES, CONTENT, EMBED_DESCRIPTION, EMBEDS_TOTAL, clip, weight
from cogs.replies import Sentence, polite
from cogs.words import as_typed
from engine import GAMES, Component
from host import Host

PROVENANCE = {
    "rulebook": "As the rulebook prints it.",
    "named": "The rulebook gives the name and a part of the effect; the rest is a design of this house.",
    "house": "A design of this house: the published list is not public.",
}
AT_ONCE = 4
"""Components that are shown together when a name could mean any of them."""
LISTED = 12
"""Names that are listed when more than those could be meant."""

Found: TypeAlias = tuple[str, Component]
"""A component with the slug of its game."""


def found(words: str, home: str | None = None) -> list[Found]:
    """Components whose name fits the words: the exact name first, then those that begin so, of each the game ``home``
    before the others.
    """
    wanted = as_typed(words)
    every = [(slug, component) for slug, game in GAMES.items() for component in game.components]
    fitting = [each for each in every if wanted in as_typed(each[1].name)]
    return sorted(fitting, key=lambda each: (closeness(each[1].name, wanted), each[0] != home, each[1].name))


def closeness(name: str, wanted: str) -> int:
    """0 if this is the name, 1 if it begins so, 2 if it has it somewhere; nobody types an article."""
    bare, typed = as_typed(name).removeprefix("the "), as_typed(wanted).removeprefix("the ")
    return 0 if bare == typed else 1 if bare.startswith(typed) else 2


def meant(words: str, home: str | None) -> tuple[list[Found], list[Found]]:
    """What somebody may mean who types these words and picks nothing, and what fits as well in other games.

    None of it fits less than the rest; at a table only its own game is meant, as far as it has something that fits.
    """
    every = found(words, home)
    if not every:
        return [], []
    best = closeness(every[0][1].name, words)
    fitting = [each for each in every if closeness(each[1].name, words) == best]
    own = [each for each in fitting if each[0] == home]
    return own or fitting, [each for each in fitting if own and each[0] != home]


def label(game: str, component: Component) -> str:
    """A component in a list: what it is, and its game where several games have one of that name."""
    name = as_typed(component.name)
    games = {slug for slug, other in GAMES.items() if any(name == as_typed(one.name) for one in other.components)}
    sort = component.sort if games == {game} else f"{component.sort}, {GAMES[game].name}"
    return f"{component.name} ({sort})"


def embed(game: str, component: Component) -> discord.Embed:
    """A component as people read it."""
    shown = discord.Embed(title=component.name, description=clip(component.text, EMBED_DESCRIPTION))
    for label, value in component.facts:
        shown.add_field(name=translated(label), value=translated(value))
    shown.set_footer(text=f"{component.sort} · {GAMES[game].name}\n{translated(PROVENANCE[component.provenance])}")
    return shown


def answer(words: str, home: str | None) -> tuple[str, list[discord.Embed]]:
    """What is shown to somebody who types these words. Raises Sentence if they fit nothing, or too much."""
    shown, others = meant(words, home)
    if not shown:
        raise Sentence(say("No card has that name: type a part of it and pick from the list."))
    embeds = [embed(*each) for each in shown[:AT_ONCE]]
    if len(shown) > AT_ONCE or weight(embeds) > EMBEDS_TOTAL:
        raise Sentence(clip(say("Several cards fit; pick one from the list: {names}.", names=_names(shown)), CONTENT))
    if others:
        return clip(say("In other games, to be picked from the list: {names}.", names=_names(others)), CONTENT), embeds
    return say("Several cards fit:") if len(shown) > 1 else "", embeds


def _names(some: Sequence[Found]) -> str:
    names = [label(*each) for each in some]
    return ", ".join([*names[:LISTED], *(["…"] if len(names) > LISTED else [])])


class Cards(commands.Cog):
    """Looking a card up."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="card", description="Show a card: its text and where the text comes from")
    @app_commands.describe(name="Name of a Villain, Gadget, tile or other card")
    @polite
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """Show one component to the person who asked, or all that the name could mean."""
        await interaction.response.defer(ephemeral=True)
        game, _, slug = name.partition("|")
        component = GAMES[game].component(slug) if game in GAMES else None
        if component is not None:
            content, embeds = "", [embed(game, component)]
        else:
            content, embeds = answer(name, await self._game_here(interaction))
        await interaction.edit_original_response(content=content or None, embeds=embeds)

    @card.autocomplete("name")
    async def card_names(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Names that fit what has been typed, those of the game that is played here before others that fit as well."""
        choices = [
            app_commands.Choice(name=clip(label(game, each), CHOICE_NAME), value=f"{game}|{each.slug}")
            for game, each in found(current, await self._game_here(interaction))
        ]
        return choices[:CHOICES]

    async def _game_here(self, interaction: discord.Interaction) -> str | None:
        """The game of the table in this place."""
        place = place_of(interaction)
        table = await self.host.table_at(place) if place is not None else None
        return None if table is None else table.game

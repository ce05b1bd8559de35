"""``/table catchup`` and ``leaderboard``: what somebody has missed at their tables, and who plays best here."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import by_number, choices, place_of
from cogs.deliver import DiscordDeliver
from cogs.fame import BEST, OF_ONE, leaderboard_embed
from cogs.languages import say, translated
from cogs.message import Outgoing
from cogs.news import SINCE, message, nothing_new
from cogs.people import person_of
from cogs.replies import Sentence, polite
from engine import GAMES
from host import Host, HostRefusal, News, Since

AT_ONCE = 5
"""Tables that are told of at once: each is a message with a picture."""
SINCE_CHOICES = [app_commands.Choice(name=f"what happened {words}", value=value) for value, words in SINCE.items()]


class TableNews(commands.Cog):
    """The part of ``/table`` for those who come back; ``Tables`` takes it in."""

    host: Host
    deliver: DiscordDeliver

    @app_commands.command(name="catchup", description="What happened since you last looked, and the table as it is now")
    @app_commands.describe(
        table="Which table; otherwise the one played here, or all of yours", since="From when on you want to know"
    )
    @app_commands.choices(since=SINCE_CHOICES)
    @polite
    async def catchup(self, interaction: discord.Interaction, table: str | None = None, since: str = "look") -> None:
        """One message for each table where something has happened."""
        await interaction.response.defer(ephemeral=True)
        start: Since = "move" if since == "move" else "start" if since == "start" else "look"
        one = await self._the_one(interaction, table)
        if one is not None:
            news = await self.host.catch_up(one, person_of(interaction), start)
            if news.turns:
                await self.deliver.answer(interaction, message(news))
            else:
                await interaction.edit_original_response(content=nothing_new(news, start))
            return
        told, more = await self._all(interaction, start)
        if not told:
            raise Sentence(say("Nothing has happened at your tables {since}.", since=translated(SINCE[start])))
        for number, news in enumerate(told):
            await self._tell(interaction, message(news), first=number == 0)
        if more:
            await interaction.followup.send(say("There is more: type `/table catchup` again."), ephemeral=True)

    @app_commands.command(name="leaderboard", description="Who plays best on this server, by game")
    @app_commands.describe(game="One game, with more people")
    @app_commands.choices(game=[app_commands.Choice(name=game.name, value=slug) for slug, game in GAMES.items()])
    @polite
    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The best of each game, of those who agreed to be named."""
        await interaction.response.defer(ephemeral=True)
        guild = interaction.guild
        if guild is None:
            raise Sentence(say("A leaderboard belongs to a server: use this in one of its channels."))
        games, most = (list(GAMES), BEST) if game is None else ([game], OF_ONE)
        boards = [await self.host.leaderboard(guild.id, each, interaction.user.id, most) for each in games]
        await interaction.edit_original_response(embed=leaderboard_embed(guild.name, boards))

    async def _the_one(self, interaction: discord.Interaction, named: str | None) -> int | None:
        """The table that is named or played here; None if all tables of the person are meant. Raises Sentence."""
        if named:
            return (await by_number(self.host, interaction, named)).id
        place = place_of(interaction)
        here = await self.host.table_at(place) if place is not None else None
        return None if here is None else here.id

    async def _all(self, interaction: discord.Interaction, since: Since) -> tuple[list[News], bool]:
        """The news of all the person's tables (on a server, of those there), and whether there are more."""
        who = person_of(interaction)
        listed = [each.table for each in await self.host.tables_of(who.id) if each.table.status != "open"]
        over = [await self.host.table(number) for number in await self.host.just_over(who.id)]
        every = [each for each in [*listed, *over] if interaction.guild_id in (None, each.guild_id)]
        if not every:
            raise Sentence(say("You sit at no running table: `/table list` shows those that wait for players."))
        told: list[News] = []
        for table in every:
            if len(told) == AT_ONCE:
                return told, True
            try:
                news = await self.host.catch_up(table.id, who, since)
            except HostRefusal:
                # A table that stands still says so itself, and must not hide the others.
                continue
            if news.turns:
                told.append(news)
        return told, False

    async def _tell(self, interaction: discord.Interaction, news: Outgoing, *, first: bool) -> None:
        if first:
            await self.deliver.answer(interaction, news)
            return
        files = await self.deliver.files(news)
        view = news.view or discord.ui.View()
        content = news.content or ""
        await interaction.followup.send(content, embeds=news.embeds, view=view, files=files, ephemeral=True)

    @catchup.autocomplete("table")
    async def tables_to_catch_up(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)

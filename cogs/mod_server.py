"""The part of ``/mod`` for a whole server: its settings, who is blocked, which tables are stuck, what was done."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.audit_list import audit_page
from cogs.languages import say, translated
from cogs.languages.readers import choices as languages
from cogs.limits import CHOICE_NAME, CHOICES, EMBED_DESCRIPTION, clip, number
from cogs.mod_choosing import table_meant, tables_known
from cogs.people import check_moderator, is_moderator_member, person_of
from cogs.permissions import lacking
from cogs.replies import Sentence, polite
from cogs.server_settings import settings_embed
from cogs.words import escaped, spoken
from engine import GAMES
from host import Host, Person, Sitting, Stuck, Wanted

MANAGERS = "Only people who may Manage Server change this."
NO_REASON = "Say why: every act of a moderator has a reason."
REASON = "Why, in a few words: it is kept in the audit list"

BESIDES = 100
"""Characters kept for how many stuck tables are not shown."""

Reason = app_commands.Range[str, 1, 300]
Limit = app_commands.Range[int, 0, 500]


class ModServer(commands.Cog):
    """Settings, blocks and lists; ``Moderators`` takes it in."""

    host: Host

    @app_commands.command(name="setup", description="Who moderates, who may open tables where, and how many at once")
    @app_commands.describe(
        role="Members of this role moderate tables too",
        opener="Members of this role may open tables; named again: not any more",
        channel="Tables may be opened in this channel; named again: not any more",
        tables="Tables at once on this server; 0 for no limit",
        person="Tables at once where one person sits; 0 for no limit",
        language="Language of tables opened from now on",
        clear="Take all of this away",
        reason=REASON,
    )
    @app_commands.choices(language=languages())
    @polite
    async def setup(  # noqa: PLR0913, PLR0917 - one parameter for each option
        self,
        interaction: discord.Interaction,
        role: discord.Role | None = None,
        opener: discord.Role | None = None,
        channel: discord.TextChannel | None = None,
        tables: Limit | None = None,
        person: Limit | None = None,
        language: str | None = None,
        clear: Literal["role", "openers", "channels", "limits"] | None = None,
        reason: Reason | None = None,
    ) -> None:
        """Set what is named, which takes a reason, and show all that is set; without options only show it."""
        await self.begin(interaction)
        guild, who = interaction.guild_id or 0, person_of(interaction)
        why = (reason or "").strip()
        wanted = Wanted(
            clear=clear,
            role=_id(role),
            most_tables=tables,
            most_each=person,
            language=language,
            opener=_id(opener),
            channel=_id(channel),
        )
        said = list[str]()
        if wanted != Wanted():
            _check_setting(interaction, why, role)
            said += [spoken(each) for each in await self.host.set_up(guild, who, why, wanted)]
        missing = lacking(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))
        said.append(
            say("In this channel I still need: {missing}.", missing=missing)
            if missing
            else say("In this channel I have all I need.")
        )
        embed = await settings_embed(self.host, guild)
        await interaction.edit_original_response(content=" ".join(said), embed=embed)

    @app_commands.command(name="block", description="Somebody may not open tables or take seats here any more")
    @app_commands.describe(person="Whom", reason=REASON)
    @polite
    async def block(self, interaction: discord.Interaction, person: discord.User, reason: Reason) -> None:
        """Block somebody; where they sit, they go on sitting."""
        await self.begin(interaction)
        guild, about = interaction.guild_id or 0, Person(person.id, person.display_name)
        if isinstance(person, discord.Member) and await is_moderator_member(self.host, person):
            raise Sentence(say("That person moderates this server, and moderators cannot be blocked."))
        sat = await self.host.block(guild, person_of(interaction), about, reason)
        name = f"**{escaped(about.name)}**"
        words = say("{name} may not open tables and take seats here any more.", name=name)
        if sat:
            words += say("\nThey still sit at {tables}, and nobody takes that away by itself: ", tables=_tables(sat))
            words += say("`/mod remove` takes them out, `/mod replace` gives the seat to somebody else.")
        await interaction.edit_original_response(content=words)

    @app_commands.command(name="unblock", description="Somebody who was blocked may take seats again")
    @app_commands.describe(person="Whom: pick from the list", reason=REASON)
    @polite
    async def unblock(self, interaction: discord.Interaction, person: str, reason: Reason) -> None:
        """Unblock somebody, who may have left the server meanwhile."""
        await self.begin(interaction)
        if (id := number(person)) is None:
            raise Sentence(say("Pick the person from the list of the option `person`."))
        rules, names = await self.host.server_rules(interaction.guild_id or 0)
        about = Person(id, names.get(id, person))
        if about.id not in rules.blocked:
            raise Sentence(say("That person is not blocked."))
        reply = await self.host.unblock(interaction.guild_id or 0, person_of(interaction), about, reason)
        await interaction.edit_original_response(content=spoken(reply.text))

    @unblock.autocomplete("person")
    async def blocked(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Those who are blocked; only moderators are told."""
        try:
            await check_moderator(self.host, interaction)
        except Sentence:
            return []
        rules, names = await self.host.server_rules(interaction.guild_id or 0)
        named = {person: names.get(person, str(person)) for person in rules.blocked}
        fitting = [(name, person) for person, name in named.items() if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=clip(name, CHOICE_NAME), value=str(id)) for name, id in fitting[:CHOICES]]

    @app_commands.command(name="tables", description="Tables that are stuck, why, and what helps")
    @polite
    async def tables_stuck(self, interaction: discord.Interaction) -> None:
        """The list of troubles."""
        await self.begin(interaction)
        guild = interaction.guild_id or 0
        lines = [_stuck(guild, each) for each in await self.host.stuck(guild)]
        text = _whole(lines) or say("No table of this server is stuck.")
        embed = discord.Embed(title=say("Stuck tables"), description=text)
        await interaction.edit_original_response(embed=embed)

    @app_commands.command(name="audit", description="What moderators did on this server, the newest first")
    @app_commands.describe(table="Only this table")
    @polite
    async def audit(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """The audit list."""
        await self.begin(interaction)
        only = (await table_meant(self.host, interaction, table)).id if table else 0
        embed, view = await audit_page(self.host, interaction.guild_id or 0, only, 0)
        await interaction.edit_original_response(embed=embed, view=view)

    @audit.autocomplete("table")
    async def tables_audited(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables of this server."""
        return await tables_known(self.host, interaction.guild_id or 0, current)

    async def begin(self, interaction: discord.Interaction) -> None:
        """Acknowledge, and let only moderators go on, and only on a server. Raises Sentence.

        A check of discord.py's own kind would put every refusal into the log as an error.
        """
        await interaction.response.defer(ephemeral=True)
        await check_moderator(self.host, interaction)


def _check_setting(interaction: discord.Interaction, why: str, role: discord.Role | None) -> None:
    """Raise Sentence unless this person may set something, says why, and names no role that everybody has."""
    if not interaction.permissions.manage_guild:
        raise Sentence(translated(MANAGERS))
    if not why:
        raise Sentence(translated(NO_REASON))
    if role is not None and role.is_default():
        raise Sentence(say("@everyone cannot moderate: choose a role that only your moderators have."))


def _id(named: discord.Role | discord.TextChannel | None) -> int | None:
    return None if named is None else named.id


def _tables(sat: list[Sitting]) -> str:
    return ", ".join(
        say(
            "table {table_id} ({name}, seat {seat})",
            table_id=each.table_id,
            name=GAMES[each.game].name,
            seat=each.seat + 1,
        )
        for each in sat
    )


def _whole(lines: list[str]) -> str:
    """As many tables as one message shows, each of them whole, and how many there are besides."""
    kept, room = list[str](), EMBED_DESCRIPTION - BESIDES
    for line in lines:
        room -= len(line) + 2
        if room < 0:
            kept.append(say("… and {count|more table|more tables}: see to these first.", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n\n".join(kept)


def _stuck(guild: int, each: Stuck) -> str:
    name = GAMES[each.game].name if each.game in GAMES else each.game
    title = say("**Table {table_id}** {name}", table_id=each.table_id, name=name).strip()
    if each.place_id:
        link = f"https://discord.com/channels/{guild}/{each.place_id}"
        title = say("**[Table {table_id}]({link})** {name}", table_id=each.table_id, link=link, name=name)
    return f"{title}\n⚠️ {spoken(each.why, each.table)}\n→ {spoken(each.help)}"

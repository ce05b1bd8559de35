"""``/me``: what the bot keeps of a person, and how it reaches them."""

import re
from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import choices, mine
from cogs.languages import agrees, say, translated
from cogs.languages.readers import Readers
from cogs.languages.readers import choices as languages
from cogs.limits import CHOICES, clip
from cogs.me_records import MeRecords
from cogs.own_tables import own_tables
from cogs.people import person_of
from cogs.replies import Sentence, polite
from cogs.words import spoken
from host import EVERY, Host, clock_time, from_settings, seen_on, zone_of, zones

DMS = {
    "untested": "not tried yet",
    "open": "they arrive",
    "closed": "they do not arrive; press My hand at the table instead, or allow messages from members of the server"
    " and use `/me hand`",
}


HOW = [
    app_commands.Choice(name="by direct message", value="dm"),
    app_commands.Choice(name="by a mention at the table", value="ping"),
    app_commands.Choice(name="not at all", value="none"),
]
_TIME = re.compile(r"([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?")


class Me(MeRecords, commands.GroupCog, group_name="me", group_description="Your tables and what is kept of you"):
    """A person's own affairs."""

    def __init__(self, host: Host, readers: Readers) -> None:
        self.host = host
        self.readers = readers

    @app_commands.command(name="tables", description="All your tables, those that wait for you first")
    @polite
    async def tables(self, interaction: discord.Interaction) -> None:
        """The person's live tables on all servers, and whether direct messages arrive."""
        await interaction.response.defer(ephemeral=True)
        person = interaction.user.id
        listed, invited = await self.host.tables_of(person), await self.host.invitations_of(person)
        known = await self.host.person(person)
        note = say("Direct messages: {dms}.", dms=translated(DMS[known.dm_state if known is not None else "untested"]))
        shown = own_tables(listed, invited, person, note)
        await interaction.edit_original_response(embeds=shown.embeds, view=shown.view)

    @app_commands.command(name="hand", description="Send your hand by direct message again, and test that it arrives")
    @app_commands.describe(table="Which table, if you sit at several")
    @polite
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Try direct messages anew."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        reply = await self.host.refresh_hand(at.id, person_of(interaction), interaction=str(interaction.id))
        await interaction.edit_original_response(content=spoken(reply.text, at))

    @hand.autocomplete("table")
    async def own_tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)

    @app_commands.command(name="quiet", description="Hours in which nobody wakes you; your clocks stand still")
    @app_commands.describe(
        begin="From when, as 22:30; leave both out for no quiet hours", end="Until when, as 7:00", zone="Your time zone"
    )
    @polite
    async def quiet(
        self,
        interaction: discord.Interaction,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Set quiet hours, or take them away."""
        await interaction.response.defer(ephemeral=True)
        if (begin is None) != (end is None):
            raise Sentence(say("Nothing was set: quiet hours need both options, `begin` and `end`."))
        known = await self.host.person(interaction.user.id)
        place = zone or from_settings(known.settings if known is not None else {}).zone
        hours = None if begin is None or end is None else (_minute(begin), _minute(end))
        reply = await self.host.set_quiet(person_of(interaction), place, hours)
        await interaction.edit_original_response(content=spoken(reply.text))

    @quiet.autocomplete("zone")
    async def time_zones(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Time zones whose name fits."""
        wanted = current.strip().replace(" ", "_").casefold()
        fitting = [name for name in zones() if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:CHOICES]]

    @app_commands.command(name="reminders", description="How I remind you of tables that wait, and how often")
    @app_commands.describe(how="Where I remind you", every="At most so often, whatever waits")
    @app_commands.choices(how=HOW, every=[app_commands.Choice(name=name, value=name) for name in EVERY])
    @polite
    async def reminders(self, interaction: discord.Interaction, how: str, every: str = "1 hour") -> None:
        """Set how somebody is reminded."""
        await interaction.response.defer(ephemeral=True)
        reply = await self.host.set_reminders(person_of(interaction), how, every)
        await interaction.edit_original_response(content=spoken(reply.text))

    @app_commands.command(name="away", description="Days away: your clocks stand still, and your tables are told")
    @app_commands.describe(
        until="The day on which you are back, as 2030-12-31",
        days="Or for so many days",
        computer="A computer plays for you meanwhile, and hands your seats back then",
    )
    @polite
    async def away(
        self,
        interaction: discord.Interaction,
        until: str | None = None,
        days: app_commands.Range[int, 1, 60] | None = None,
        computer: bool = False,
    ) -> None:
        """Be away for some days."""
        await interaction.response.defer(ephemeral=True)
        if (until is None) == (days is None):
            raise Sentence(say("Say either `until` which day you are away, or for how many `days`."))
        known = await self.host.person(interaction.user.id)
        zone = from_settings(known.settings if known is not None else {}).zone
        now = discord.utils.utcnow()
        end = now.timestamp() + days * 86_400 if days is not None else _day(str(until), zone)
        reply = await self.host.set_away(person_of(interaction), end, computer=computer)
        await interaction.edit_original_response(content=spoken(reply.text))

    @app_commands.command(name="back", description="You are back before your days away are over")
    @polite
    async def back(self, interaction: discord.Interaction) -> None:
        """Be back."""
        await interaction.response.defer(ephemeral=True)
        reply = await self.host.set_away(person_of(interaction), None)
        await interaction.edit_original_response(content=spoken(reply.text))

    @app_commands.command(name="settings", description="How and when I may reach you")
    @polite
    async def settings(self, interaction: discord.Interaction) -> None:
        """What the person has set."""
        await interaction.response.defer(ephemeral=True)
        known = await self.host.person(interaction.user.id)
        habits = from_settings(known.settings if known is not None else {})
        quiet = say("none") if habits.quiet is None else say(" to ").join(map(clock_time, habits.quiet))
        every = translated(next((name for name, seconds in EVERY.items() if seconds == habits.every), "1 hour"))
        how = next(translated(choice.name) for choice in HOW if choice.value == habits.how)
        away = say("no (`/me away`)")
        if habits.away is not None and habits.is_away(discord.utils.utcnow().timestamp()):
            away = say("until <t:{away}:f> (`/me back`)", away=int(habits.away[1]))
        places = seen_on(known.settings) if known is not None else []
        lines = [
            say("Time zone: {zone} (`/me quiet`)", zone=habits.zone),
            say("Quiet hours: {quiet} (`/me quiet`)", quiet=quiet),
            say("Reminders: {how}, every {every} at most (`/me reminders`)", how=how, every=every),
            say("Away: {away}", away=away),
            say("Direct messages: {dms}", dms=translated(DMS[known.dm_state if known is not None else "untested"])),
            say(
                "Statistics: {note} (`/me share`)",
                note=_audience(places, interaction.guild_id),
            ),
        ]
        embed = discord.Embed(title=say("Your settings"), description="\n".join(lines))
        await interaction.edit_original_response(embed=embed)

    @app_commands.command(name="language", description="Your language, whatever Discord's is")
    @app_commands.describe(language="Which language; otherwise the one Discord speaks to you")
    @app_commands.choices(language=languages())
    @polite
    async def language(self, interaction: discord.Interaction, language: str | None = None) -> None:
        """Choose a language, or none."""
        await interaction.response.defer(ephemeral=True)
        reply = await self.host.set_language(person_of(interaction), language)
        self.readers.choose(interaction.user.id, language)
        self.readers.greet(interaction)
        await interaction.edit_original_response(content=spoken(reply.text))

    @app_commands.command(name="forget", description="Remove what is kept of you; your games go on without you")
    @app_commands.describe(sure="Type yes: you cannot take this back")
    @polite
    async def forget(self, interaction: discord.Interaction, sure: str) -> None:
        """Forget the person; the name becomes "a former player"."""
        await interaction.response.defer(ephemeral=True)
        if not agrees(sure):
            raise Sentence(say("Nothing was done: to be forgotten, type `yes` in the option `sure`."))
        reply = await self.host.forget(person_of(interaction))
        self.readers.choose(interaction.user.id, None)
        await interaction.edit_original_response(content=spoken(reply.text))


def _audience(places: list[int], guild_id: int | None) -> str:
    """Who sees somebody's statistics, who looks from this server; None: from a direct message."""
    if guild_id is None and places:
        return say("others see them on {count|server|servers}", count=len(places))
    return say("others on this server see them") if guild_id in places else say("only you see them")


def _minute(typed: str) -> int:
    """A time of day as its minute. Raises Sentence."""
    found = _TIME.fullmatch(typed.strip())
    if found is None:
        raise Sentence(say("“{typed}” is no time of day: write it as `22:30`.", typed=clip(typed, 20)))
    return int(found[1]) * 60 + int(found[2] or 0)


def _day(typed: str, zone: str) -> float:
    """When a day begins in a time zone, unix seconds. Raises Sentence."""
    try:
        day = datetime.strptime(typed.strip(), "%Y-%m-%d").replace(tzinfo=zone_of(zone))
    except ValueError:
        raise Sentence(say("“{typed}” is no day: write it as `2030-12-31`.", typed=clip(typed, 20))) from None
    return day.timestamp()

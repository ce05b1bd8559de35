"""``/mod``: for all that goes wrong. Every act has a reason, is told at the table and kept in the audit list."""

import io
import json
from collections.abc import Mapping, Sequence
from typing import Literal, get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import quietly
from cogs.controls import Shown, shown
from cogs.languages import say, translated
from cogs.languages.readers import choices as languages
from cogs.limits import clip, number
from cogs.mod_choosing import seats_of, table_meant, tables_played, tables_to_mend
from cogs.mod_server import ModServer
from cogs.people import guest, person_of
from cogs.permissions import lacking
from cogs.replies import Sentence, polite
from cogs.table_time import SPEED_CHOICES
from cogs.table_undo import PICK, moments
from cogs.words import plain, spoken
from engine import Json
from host import SHORT, HandScene, Host, Pace, Reply, TableInfo

TABLE = "Number of the table, if it is not the one played here"
REASON = "Why, in a few words: it is posted at the table"
SEAT = "Which seat: pick from the list"
ONE_MORE = "What else, where several are picked"
NO_BOTS = "A bot cannot sit at a table: choose a computer player instead."

Reason = app_commands.Range[str, 1, 300]
Seat = app_commands.Range[int, 1, 8]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Moderators(
    ModServer, commands.GroupCog, group_name="mod", group_description="For moderators: set right what went wrong"
):
    """Acts of moderators."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="pause", description="Stop a table until it is resumed")
    @app_commands.describe(reason=REASON, table=TABLE)
    @polite
    async def pause(self, interaction: discord.Interaction, reason: Reason, table: str | None = None) -> None:
        """Pause."""
        at = await self._at(interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        await self._told(interaction, at, await self.host.pause(at.id, who, reason, interaction=name))

    @app_commands.command(name="resume", description="Let a paused or faulted table go on")
    @app_commands.describe(reason=REASON, table=TABLE)
    @polite
    async def resume(self, interaction: discord.Interaction, reason: Reason, table: str | None = None) -> None:
        """Go on."""
        at = await self._at(interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        await self._told(interaction, at, await self.host.resume(at.id, who, reason, interaction=name))

    @app_commands.command(name="extend", description="Give those who are asked more time, or set another speed")
    @app_commands.describe(reason=REASON, hours="So many hours more", speed="Another speed", table=TABLE)
    @app_commands.choices(speed=SPEED_CHOICES)
    @polite
    async def extend(
        self,
        interaction: discord.Interaction,
        reason: Reason,
        hours: app_commands.Range[int, 1, 720] | None = None,
        speed: str | None = None,
        table: str | None = None,
    ) -> None:
        """More time."""
        at = await self._at(interaction, table)
        pace: Pace | None = next((each for each in get_args(Pace) if each == speed), None)
        who, name = person_of(interaction), str(interaction.id)
        await self._told(interaction, at, await self.host.extend(at.id, who, reason, hours, pace, interaction=name))

    @app_commands.command(name="undo", description="Take a table back to an earlier moment; new dice from there on")
    @app_commands.describe(to="Which moment: pick from the list", reason=REASON, table=TABLE)
    @polite
    async def undo(self, interaction: discord.Interaction, to: str, reason: Reason, table: str | None = None) -> None:
        """Take back whatever happened since a moment."""
        at = await self._at(interaction, table)
        if (moment := number(to)) is None:
            raise Sentence(translated(PICK))
        who, name = person_of(interaction), str(interaction.id)
        await self._told(interaction, at, await self.host.undo_to(at.id, who, reason, moment, interaction=name))

    @undo.autocomplete("to")
    async def moments(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The moments to which the table can go back, the newest first."""
        table = await self._quietly(interaction)
        return [] if table is None else await moments(self.host, table.id, current)

    @app_commands.command(name="answer", description="Answer for those who are asked: the default answer, or your pick")
    @app_commands.describe(
        reason=REASON,
        seat="Which seat: pick from the list; left out: all who are asked",
        pick="What to answer: ? lists what there is; left out: the default",
        pick2=ONE_MORE,
        pick3=ONE_MORE,
        pick4=ONE_MORE,
        pick5=ONE_MORE,
        table=TABLE,
    )
    @polite
    async def answer(  # noqa: PLR0913, PLR0917 - as many picks as the commands of the games take
        self,
        interaction: discord.Interaction,
        reason: Reason,
        seat: Seat | None = None,
        pick: str | None = None,
        pick2: str | None = None,
        pick3: str | None = None,
        pick4: str | None = None,
        pick5: str | None = None,
        table: str | None = None,
    ) -> None:
        """Answer an open ask for somebody. Not by a moderator who sits there."""
        at = await self._at(interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        typed = [each for each in (pick, pick2, pick3, pick4, pick5) if each is not None]
        if typed and seat is None:
            raise Sentence(say("Say for which seat that is: pick it in the option `seat`."))
        number = None if seat is None else seat - 1
        picks: tuple[str, ...] | None = None
        if typed and number is not None:
            picks = _options(await self.host.hand_to_answer(at.id, who, number, reason), typed)
        reply = await self.host.answer_for(at.id, who, reason, number, picks, interaction=name)
        await self._told(interaction, at, reply)

    @app_commands.command(name="skip", description="Leave out what failed of the last answer, or drop what is running")
    @app_commands.describe(reason=REASON, table=TABLE)
    @polite
    async def skip(self, interaction: discord.Interaction, reason: Reason, table: str | None = None) -> None:
        """Skip what failed of the last answer, or else what asks, from its own start."""
        at = await self._at(interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        await self._told(interaction, at, await self.host.skip(at.id, who, reason, interaction=name))

    @app_commands.command(name="replace", description="Give a seat to another person or to a computer")
    @app_commands.describe(
        seat=SEAT, reason=REASON, person="Who takes it", computer="Or a computer player", table=TABLE
    )
    @polite
    async def replace(
        self,
        interaction: discord.Interaction,
        seat: Seat,
        reason: Reason,
        person: discord.User | None = None,
        computer: Literal["normal", "easy"] | None = None,
        table: str | None = None,
    ) -> None:
        """Change who plays a seat."""
        at = await self._at(interaction, table)
        if (person is None) == (computer is None):
            raise Sentence(say("Name either a person or a computer for the seat."))
        holder = guest(person, NO_BOTS) if person is not None else str(computer)
        who, name = person_of(interaction), str(interaction.id)
        reply = await self.host.replace(at.id, who, reason, seat - 1, holder, interaction=name)
        await self._told(interaction, at, reply)

    @app_commands.command(name="remove", description="Take somebody out of a table")
    @app_commands.describe(seat=SEAT, reason=REASON, table=TABLE)
    @polite
    async def remove(
        self, interaction: discord.Interaction, seat: Seat, reason: Reason, table: str | None = None
    ) -> None:
        """Before the start the seat goes, afterwards as if its holder had resigned."""
        at = await self._at(interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        await self._told(interaction, at, await self.host.remove(at.id, who, reason, seat - 1, interaction=name))

    @app_commands.command(name="end", description="End a game here and now; it cannot be taken up again")
    @app_commands.describe(reason=REASON, table=TABLE)
    @polite
    async def end(self, interaction: discord.Interaction, reason: Reason, table: str | None = None) -> None:
        """End."""
        at = await self._at(interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        await self._told(interaction, at, await self.host.end(at.id, who, reason, interaction=name))

    @app_commands.command(name="repair", description="Bring a table's thread, panel and hands back")
    @app_commands.describe(reason=REASON, table=TABLE)
    @polite
    async def repair(self, interaction: discord.Interaction, reason: Reason, table: str | None = None) -> None:
        """Repair: to be used in the channel where the table is to be played if its own is gone."""
        at = await self._at(interaction, table)
        await _check_permissions(interaction, at)
        who, name = person_of(interaction), str(interaction.id)
        reply = await self.host.repair(at.id, who, reason, *_typed_in(interaction), interaction=name)
        await self._told(interaction, at, reply)

    @app_commands.command(name="move", description="Have a table played on in the channel where you type this")
    @app_commands.describe(reason=REASON, table="Which table: pick from the list")
    @polite
    async def move(self, interaction: discord.Interaction, reason: Reason, table: str | None = None) -> None:
        """Another place for a table, whose own may still be there."""
        if table is None:
            await self.begin(interaction)
            raise Sentence(say("Type this in the channel where the table is to be played, and pick it in `table`."))
        at = await self._at(interaction, table)
        if missing := lacking(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread)):
            raise Sentence(say("In this channel I still need: {missing}.", missing=missing))
        who, name = person_of(interaction), str(interaction.id)
        reply = await self.host.move(at.id, who, reason, *_typed_in(interaction), interaction=name)
        await self._told(interaction, at, reply)

    @app_commands.command(name="language", description="The language that a table speaks to all")
    @app_commands.describe(language="Which language", reason=REASON, table=TABLE)
    @app_commands.choices(language=languages())
    @polite
    async def language(
        self, interaction: discord.Interaction, language: str, reason: Reason, table: str | None = None
    ) -> None:
        """Another language for a table."""
        at = await self._at(interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        reply = await self.host.set_table_language(at.id, who, reason, language, interaction=name)
        await self._told(interaction, at, reply)

    @app_commands.command(name="export", description="The record of a finished game: it proves its dice")
    @app_commands.describe(reason=REASON, table=TABLE)
    @polite
    async def export(self, interaction: discord.Interaction, reason: Reason, table: str | None = None) -> None:
        """A finished game as a file for ``bot.py verify``."""
        at = await self._at(interaction, table, over=True)
        who, name = person_of(interaction), str(interaction.id)
        most = interaction.filesize_limit
        record = await self.host.export_finished(at.id, who, reason, most=most, interaction=name)
        file = discord.File(io.BytesIO(_written(record, most)), f"table-{at.id}.json")
        words = say("Anybody who has the bot's code can check it: `python bot.py verify FILE`.")
        await interaction.edit_original_response(content=words, attachments=[file])

    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @extend.autocomplete("table")
    @undo.autocomplete("table")
    @answer.autocomplete("table")
    @skip.autocomplete("table")
    @replace.autocomplete("table")
    @remove.autocomplete("table")
    @end.autocomplete("table")
    @repair.autocomplete("table")
    @move.autocomplete("table")
    @language.autocomplete("table")
    async def tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Live tables of this server."""
        return await tables_to_mend(self.host, interaction.guild_id or 0, current)

    @export.autocomplete("table")
    async def records(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables of this server where a game is over."""
        return await tables_played(self.host, interaction.guild_id or 0, current)

    @answer.autocomplete("seat")
    async def seats_asked(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The seats of the table, those that are asked first."""
        table = await self._quietly(interaction)
        return [] if table is None else await seats_of(self.host, table, str(current), asked=True)

    @replace.autocomplete("seat")
    @remove.autocomplete("seat")
    async def seats(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The seats of the table."""
        table = await self._quietly(interaction)
        return [] if table is None else await seats_of(self.host, table, str(current), asked=False)

    async def _at(self, interaction: discord.Interaction, named: str | None, *, over: bool = False) -> TableInfo:
        """Begin, and find the table: only one of this server. Raises Sentence."""
        await self.begin(interaction)
        return await table_meant(self.host, interaction, named, over=over)

    async def _quietly(self, interaction: discord.Interaction) -> TableInfo | None:
        return await quietly(table_meant(self.host, interaction, interaction.namespace.table))

    async def _told(self, interaction: discord.Interaction, table: TableInfo, reply: Reply) -> None:
        # The act may have changed who sits where.
        now = await self.host.table(table.id, [reply.text])
        await interaction.edit_original_response(content=spoken(reply.text, now))


def _typed_in(interaction: discord.Interaction) -> tuple[int, int | None]:
    """The channel where a command was typed, and the thread in it, if it was one."""
    if isinstance(interaction.channel, discord.Thread):
        return interaction.channel.parent_id, interaction.channel.id
    return interaction.channel_id or 0, None


def _written(record: Mapping[str, Json], most: int) -> bytes:
    """A record as JSON that people can read; if it has more than so many bytes then, as short as it can be written."""
    data = json.dumps(record, indent=1).encode()
    return data if len(data) <= most else json.dumps(record, separators=SHORT).encode()


async def _check_permissions(interaction: discord.Interaction, table: TableInfo) -> None:
    """Raise Sentence that names what the bot lacks where a table is played, or here if that place is gone."""
    guild, here = interaction.guild, interaction.channel
    if guild is None:
        return
    place = guild.get_channel_or_thread(table.place_id)
    try:
        # A thread that sleeps is not known without asking.
        place = place or await guild.fetch_channel(table.place_id)
    except discord.NotFound:
        missing = lacking(interaction.app_permissions, in_thread=isinstance(here, discord.Thread))
        if missing and isinstance(here, discord.abc.GuildChannel | discord.Thread):
            words = (
                "The place of table {table} is gone, and here I need: {missing}. "
                "Give me that in {mention} first, or use this in another channel."
            )
            raise Sentence(say(words, table=table.id, missing=missing, mention=here.mention)) from None
        return
    except discord.HTTPException:
        # The repair finds out itself, and says so.
        return
    missing = lacking(place.permissions_for(guild.me), in_thread=isinstance(place, discord.Thread))
    if missing:
        raise Sentence(
            say(
                "Where table {table} is played I need: {missing}. Give me that in {mention} first, "
                "or use `/mod move` elsewhere.",
                table=table.id,
                missing=missing,
                mention=place.mention,
            )
        )


def _options(scene: HandScene, typed: Sequence[str]) -> tuple[str, ...]:
    """The ids of the options with these names or ids; of interchangeable ones another each time. Raises Sentence."""
    taken: list[str] = []
    for each in typed:
        ids = _option(scene, each).ids
        taken.append(next((id for id in ids if id not in taken), ids[0]))
    return tuple(taken)


def _option(scene: HandScene, typed: str) -> Shown:
    """The option with this name or id. Raises Sentence that lists what there is."""
    asked = scene.face.mine if scene.face is not None else None
    if asked is None:
        raise Sentence(say("That seat is not asked anything now."))
    offered = shown(asked.options)
    wanted = typed.strip().casefold()
    for each in offered:
        if wanted in (each.option.id.casefold(), _name(scene, each).casefold()):
            return each
    names = ", ".join(f"`{_name(scene, each)}`" for each in offered)
    raise Sentence(clip(say("That is not on offer. The seat can answer: {names}.", names=names), 1900))


def _name(scene: HandScene, each: Shown) -> str:
    return plain(each.option.label, scene.table)

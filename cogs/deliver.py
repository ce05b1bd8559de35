"""Brings the host's scenes and sentences to Discord: the one place that knows Discord's error codes."""

import contextlib
import io
from collections.abc import Awaitable, Callable, Sequence

import aiohttp
import discord

from art import Picture, render
from cogs import hand as hands
from cogs.controls import built
from cogs.languages import language_of, say, speaking
from cogs.limits import CONTENT, THREAD_NAME, clip, pages
from cogs.message import Outgoing, same_picture
from cogs.panel import panel
from cogs.waiting import invitation_buttons, reminder
from cogs.words import spoken
from engine import GAMES, Text
from host import HandScene, Listed, Outcome, Receipt, Scene, Shown, TableInfo

EDITABLE_FOR = 55 * 60
"""Seconds for which a message is edited in place: Discord allows few edits to those older than an hour."""
ARCHIVE_AFTER = 10080
"""Minutes of silence until Discord archives a thread: a week, the longest it offers."""

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
OLD_EDITS, MISSING_ACCESS, DMS_CLOSED, MISSING_PERMISSIONS = 30046, 50001, 50007, 50013
THREAD_ARCHIVED, THREAD_LOCKED, NO_COMMON_SERVER = 50083, 160005, 50278

OUTCOMES: dict[int, Outcome] = {
    UNKNOWN_CHANNEL: "gone",
    UNKNOWN_GUILD: "gone",
    UNKNOWN_MESSAGE: "gone",
    DMS_CLOSED: "closed",
    NO_COMMON_SERVER: "closed",
    MISSING_ACCESS: "forbidden",
    MISSING_PERMISSIONS: "forbidden",
    THREAD_ARCHIVED: "archived",
    THREAD_LOCKED: "forbidden",
}

Painter = Callable[[Picture], Awaitable[bytes]]


async def paint(picture: Picture) -> bytes:
    """The PNG of a picture."""
    return await render(picture)


def receipt_of(error: Exception) -> Receipt | None:
    """What a failed request means for the host; None if it is a mistake of ours."""
    if isinstance(error, discord.RateLimited):
        return Receipt("later", retry_after=error.retry_after)
    if isinstance(error, aiohttp.ClientError | TimeoutError | OSError):
        return Receipt("later")
    if isinstance(error, discord.HTTPException):
        if error.code in OUTCOMES:
            return Receipt(OUTCOMES[error.code])
        if error.status == 429 or error.status >= 500:
            return Receipt("later")
        if error.status in (403, 404):
            return Receipt("forbidden" if error.status == 403 else "gone")
    return None


async def attempt(work: Awaitable[Receipt]) -> Receipt:
    """Do it, and turn what Discord says into a Receipt. Raises what no Receipt can say."""
    try:
        return await work
    except Exception as error:
        receipt = receipt_of(error)
        if receipt is None:
            raise
        return receipt


async def _as_the_table(_: int, table: TableInfo) -> str:
    return language_of(table.language)


class DiscordDeliver:
    """The host's ``Deliver``, for one client. ``painter`` makes the pictures (tests may give a blank one)."""

    def __init__(self, client: discord.Client, painter: Painter = paint) -> None:
        self.client = client
        self.painter = painter
        self.language_of_person: Callable[[int, TableInfo], Awaitable[str]] = _as_the_table
        """What a person reads who is written to about a table."""

    # places

    async def open_place(self, table: TableInfo) -> Receipt:
        """A public thread for the table."""
        return await attempt(self._open_place(table))

    async def _open_place(self, table: TableInfo) -> Receipt:
        channel = self.client.get_channel(table.channel_id) or await self.client.fetch_channel(table.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return Receipt("forbidden")
        with speaking(language_of(table.language)):
            name = clip(say("{name} · table {table}", name=GAMES[table.game].name, table=table.id), THREAD_NAME)
        if (made := self._left_behind(channel, name)) is not None:
            return Receipt("ok", channel_id=made.id)
        # Without a type discord.py makes a private thread.
        thread = await channel.create_thread(
            name=name,
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_AFTER,
        )
        return Receipt("ok", channel_id=thread.id)

    def _left_behind(self, channel: discord.TextChannel, name: str) -> discord.Thread | None:
        """A thread of this name that the bot has opened but never used: it was killed before it could note that."""
        own = self.client.user.id if self.client.user is not None else 0
        mine = [each for each in channel.threads if each.owner_id == own and each.name == name]
        return next((each for each in mine if each.last_message_id is None), None)

    async def reopen_place(self, table: TableInfo) -> Receipt:
        """Look whether the place is there, and wake an archived thread."""
        return await attempt(self._reopen_place(table))

    async def _reopen_place(self, table: TableInfo) -> Receipt:
        place = await self.client.fetch_channel(table.place_id)
        if isinstance(place, discord.Thread) and place.archived:
            await place.edit(archived=False)
        return Receipt("ok", channel_id=place.id)

    # where teams talk

    async def open_talk(self, table: TableInfo, team: int) -> Receipt:
        """A private thread for a team."""
        return await attempt(self._open_talk(table, team))

    async def _open_talk(self, table: TableInfo, team: int) -> Receipt:
        channel = self.client.get_channel(table.channel_id) or await self.client.fetch_channel(table.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return Receipt("forbidden")
        with speaking(language_of(table.language)):
            words = "{name} · table {table} · team {team}"
            name = clip(say(words, name=GAMES[table.game].name, table=table.id, team=team), THREAD_NAME)
        if (made := self._left_behind(channel, name)) is not None:
            return Receipt("ok", channel_id=made.id)
        thread = await channel.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=ARCHIVE_AFTER,
        )
        return Receipt("ok", channel_id=thread.id)

    async def seat_talk(self, channel_id: int, come: Sequence[int], go: Sequence[int]) -> Receipt:
        """Let persons into a private thread and others out of it."""
        return await attempt(self._seat_talk(channel_id, come, go))

    async def _seat_talk(self, channel_id: int, come: Sequence[int], go: Sequence[int]) -> Receipt:
        thread = await self.client.fetch_channel(channel_id)
        if not isinstance(thread, discord.Thread):
            return Receipt("gone")
        if thread.archived:
            await thread.edit(archived=False)
        for person in come:
            await thread.add_user(discord.Object(person))
        for person in go:
            # Who has left the server is out of the thread already.
            with contextlib.suppress(discord.NotFound):
                await thread.remove_user(discord.Object(person))
        return Receipt("ok", channel_id=channel_id)

    # the panel

    async def show_panel(self, scene: Scene, shown: Shown | None, nonce: str) -> Receipt:
        """Edit the panel where it stands, or post it anew at the bottom."""
        with speaking(language_of(scene.table.language)):
            outgoing = panel(scene)
        return await attempt(self._show(scene.table.place_id, outgoing, shown, nonce, at=self._now()))

    async def strip(self, channel_id: int, message_id: int) -> Receipt:
        """Take the buttons off a message."""
        return await attempt(self._strip(channel_id, message_id))

    async def _strip(self, channel_id: int, message_id: int) -> Receipt:
        message = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await message.edit(view=None)
        return Receipt("ok", channel_id, message_id)

    # lines

    async def post(self, table: TableInfo, lines: Sequence[Text], ping: Sequence[int], nonce: str) -> Receipt:
        """Log lines, and who is asked to look."""
        return await attempt(self._post(table, lines, ping, nonce))

    async def _post(self, table: TableInfo, lines: Sequence[Text], ping: Sequence[int], nonce: str) -> Receipt:
        place = self.client.get_partial_messageable(table.place_id)
        mentions = " ".join(f"<@{person}>" for person in ping)
        with speaking(language_of(table.language)):
            words = [spoken(line, table) for line in lines]
        allowed = discord.AllowedMentions(
            users=[discord.Object(person) for person in ping], everyone=False, roles=False
        )
        receipt = Receipt("ok")
        for number, page in enumerate(pages([*words, mentions] if mentions else words, CONTENT)):
            name = nonce if number == 0 else f"{nonce[:22]}-{number}"
            message = await place.send(page, nonce=name, allowed_mentions=allowed, suppress_embeds=True)
            receipt = Receipt("ok", message.channel.id, message.id)
        return receipt

    # to one person

    async def show_hand(self, person_id: int, hand: HandScene, shown: Shown | None, alert: bool, nonce: str) -> Receipt:
        """The hand by direct message."""
        return await attempt(self._show_hand(person_id, hand, shown, alert, nonce))

    async def _show_hand(
        self, person_id: int, hand: HandScene, shown: Shown | None, alert: bool, nonce: str
    ) -> Receipt:
        channel_id = shown.channel_id if shown is not None else (await self._dm(person_id)).id
        with speaking(await self.language_of_person(person_id, hand.table)):
            outgoing = hands.hand(hand)
        return await self._show(channel_id, outgoing, None if alert else shown, nonce, at=self._now())

    async def remind(self, person_id: int, waiting: Sequence[Listed], nonce: str) -> Receipt:
        """One message for all tables that wait."""
        return await attempt(self._remind(person_id, waiting, nonce))

    async def _remind(self, person_id: int, waiting: Sequence[Listed], nonce: str) -> Receipt:
        channel = await self._dm(person_id)
        with speaking(await self.language_of_person(person_id, waiting[0].table)):
            words = reminder(waiting)
        allowed = discord.AllowedMentions.none()
        message = await channel.send(words, nonce=nonce, allowed_mentions=allowed, suppress_embeds=True)
        return Receipt("ok", channel.id, message.id)

    async def notify(self, person_id: int, table: TableInfo, line: Text, nonce: str, invitation: int = 0) -> Receipt:
        """A private line; an invitation has buttons."""
        return await attempt(self._notify(person_id, table, line, nonce, invitation))

    async def _notify(self, person_id: int, table: TableInfo, line: Text, nonce: str, invitation: int) -> Receipt:
        channel = await self._dm(person_id)
        with speaking(await self.language_of_person(person_id, table)):
            words = clip(spoken(line, table), CONTENT)
            view = built(invitation_buttons(table.id, invitation) if invitation else [])
        message = await channel.send(words, nonce=nonce, view=view, allowed_mentions=discord.AllowedMentions.none())
        return Receipt("ok", channel.id, message.id)

    async def _dm(self, person_id: int) -> discord.DMChannel:
        return await self.client.create_dm(discord.Object(person_id))

    # messages

    async def _show(self, channel_id: int, outgoing: Outgoing, shown: Shown | None, nonce: str, at: float) -> Receipt:
        """Edit ``shown`` if it is fresh, else send. A picture that stands there already is not sent again."""
        if shown is not None and not shown.buried and at - _sent_at(shown) < EDITABLE_FOR:
            if shown.digest == outgoing.digest:
                return Receipt("ok", shown.channel_id, shown.message_id, shown.digest)
            try:
                return await self._edit(outgoing, shown)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, OLD_EDITS):
                    raise
        return await self._send(channel_id, outgoing, nonce)

    async def _edit(self, outgoing: Outgoing, shown: Shown) -> Receipt:
        message = self.client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
        content, embeds, view = outgoing.content, outgoing.embeds, outgoing.view
        if same_picture(shown.digest, outgoing.picture):
            await message.edit(content=content, embeds=embeds, view=view)
        else:
            files = await self.files(outgoing)
            await message.edit(content=content, embeds=embeds, view=view, attachments=files)
        return Receipt("ok", shown.channel_id, shown.message_id, outgoing.digest)

    async def _send(self, channel_id: int, outgoing: Outgoing, nonce: str) -> Receipt:
        files = await self.files(outgoing)
        message = await self.client.get_partial_messageable(channel_id).send(
            outgoing.content,
            embeds=outgoing.embeds,
            view=outgoing.view or discord.ui.View(),
            files=files,
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return Receipt("ok", message.channel.id, message.id, outgoing.digest)

    async def files(self, outgoing: Outgoing) -> list[discord.File]:
        """The picture as an attachment, with its description for those who cannot see it."""
        if outgoing.picture is None:
            return []
        png = await self.painter(outgoing.picture)
        return [discord.File(io.BytesIO(png), outgoing.picture.file_name, description=outgoing.picture.alt)]

    async def answer(self, interaction: discord.Interaction, outgoing: Outgoing) -> None:
        """Show it in the message that answers an interaction, or that was pressed: for one person alone."""
        standing = interaction.message.attachments if interaction.message is not None else []
        content, embeds, view = outgoing.content, outgoing.embeds, outgoing.view
        if outgoing.picture is not None and outgoing.picture.file_name in [each.filename for each in standing]:
            await interaction.edit_original_response(content=content, embeds=embeds, view=view)
            return
        files = await self.files(outgoing)
        await interaction.edit_original_response(content=content, embeds=embeds, view=view, attachments=files)

    def _now(self) -> float:
        return discord.utils.utcnow().timestamp()


def _sent_at(shown: Shown) -> float:
    """When a message was sent, read off its id if nobody knows."""
    return shown.at if shown.at is not None else discord.utils.snowflake_time(shown.message_id).timestamp()

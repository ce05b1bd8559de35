"""Messages, files, mentions, DMs and threads by the bot's own requests."""

import io

import discord
import pytest

from tests.fake.client import Client, buttons
from tests.fake.records import PRIVATE_THREAD, PUBLIC_THREAD, Message
from tests.fake.server import FakeDiscord


@pytest.fixture
def channel(fake: FakeDiscord, client: Client) -> discord.TextChannel:
    return client.text_channel(fake.channel.id)


def picture(name: str, data: bytes = b"picture") -> discord.File:
    return discord.File(io.BytesIO(data), name)


def panel(name: str) -> discord.Embed:
    return discord.Embed(title="Table 1").set_image(url=f"attachment://{name}")


def files(message: Message) -> list[str]:
    return [attachment.filename for attachment in message.attachments]


async def test_a_message_is_sent_read_edited_and_deleted(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    sent = await channel.send("Hello", embed=discord.Embed(title="Title", description="Words"), view=buttons("one"))
    assert ["Hello\nTitle\nWords"] == [message.text for message in fake.channel.shown]
    assert {"ONE": "one"} == fake.channel.last.buttons
    read = await channel.fetch_message(sent.id)
    assert ("Hello", "Title") == (read.content, read.embeds[0].title)
    edited = await sent.edit(content="Bye", embed=None, view=None)
    assert ("Bye", [], True) == (edited.content, edited.embeds, edited.edited_at is not None)
    await sent.delete()
    assert [] == fake.channel.shown


async def test_history_comes_newest_first_and_in_pages(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    sent = [await channel.send(str(number)) for number in range(5)]
    assert ["4", "3"] == [message.content async for message in channel.history(limit=2)]
    assert ["1", "0"] == [message.content async for message in channel.history(before=sent[2])]
    assert ["3", "4"] == [message.content async for message in channel.history(after=sent[2])]


async def test_an_edit_that_says_nothing_of_files_leaves_them(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    sent = await channel.send(embed=panel("old.png"), file=picture("old.png"))
    await sent.edit(embed=panel("old.png").add_field(name="Turn", value="Anna"))
    assert ["old.png"] == files(fake.channel.last)
    assert "Turn\nAnna" in fake.channel.last.text


async def test_an_edit_that_lists_files_keeps_only_those(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    sent = await channel.send(files=[picture("a.png"), picture("b.png")])
    kept = sent.attachments[1]
    edited = await sent.edit(attachments=[kept, picture("c.png", b"new")])
    assert ["b.png", "c.png"] == files(fake.channel.last)
    assert kept.id == edited.attachments[0].id
    assert b"new" == await edited.attachments[1].read()
    await sent.edit(content="Nothing left", attachments=[])
    assert [] == files(fake.channel.last)


async def test_a_file_shown_by_an_embed_is_not_listed_beside_it(
    fake: FakeDiscord, channel: discord.TextChannel
) -> None:
    sent = await channel.send(embed=panel("a.png"), files=[picture("a.png"), picture("b.png")])
    assert ["b.png"] == [attachment.filename for attachment in sent.attachments]
    assert (sent.embeds[0].image.url or "").endswith("/a.png")
    edited = await sent.edit(embed=discord.Embed(title="No picture"))
    assert ["a.png", "b.png"] == [attachment.filename for attachment in edited.attachments]


async def test_a_picture_that_is_not_there_is_a_violation(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    sent = await channel.send(embed=panel("a.png"), file=picture("a.png"))
    for deed in (
        channel.send(embed=panel("a.png")),
        sent.edit(embed=panel("b.png")),
        sent.edit(embed=panel("a.png"), attachments=[picture("b.png")]),
    ):
        with pytest.raises(discord.HTTPException) as refused:
            await deed
        assert 50035 == refused.value.code
    assert 3 == len(fake.violations)
    assert all("is shown in an embed but not attached" in violation for violation in fake.violations)
    fake.violations.clear()


async def test_an_unknown_attachment_cannot_be_kept(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    first = await channel.send(file=picture("a.png"))
    second = await channel.send("Text")
    with pytest.raises(discord.HTTPException):
        await second.edit(attachments=first.attachments)
    (violation,) = fake.violations
    assert "neither on the message nor sent along" in violation
    fake.violations.clear()


async def test_a_message_cannot_be_emptied(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    sent = await channel.send("Text")
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content=None)
    assert (50006, "Text") == (refused.value.code, fake.channel.last.content)
    assert ["the message would be empty"] == fake.violations
    fake.violations.clear()


async def test_a_nonce_makes_a_message_once(fake: FakeDiscord, client: Client, channel: discord.TextChannel) -> None:
    first = await channel.send("Once", nonce="log-1")
    assert first.id == (await channel.send("Once", nonce="log-1")).id
    assert 1 == len(fake.channel.shown)
    other = fake.world.add_channel(fake.guild, "lounge")
    await fake.until(lambda: "guild_channel_create" in client.heard, "CHANNEL_CREATE")
    await client.text_channel(other.id).send("Once", nonce="log-1")
    fake.clock.advance(5 * 60)
    await channel.send("Again", nonce="log-1")
    assert (["Once", "Again"], 1) == ([message.content for message in fake.channel.shown], len(other.shown))


async def test_a_deleted_message_is_not_made_again_by_its_nonce(
    fake: FakeDiscord, channel: discord.TextChannel
) -> None:
    await (await channel.send("Once", nonce="log-1")).delete()
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("Once", nonce="log-1")
    assert (10008, []) == (refused.value.code, fake.channel.shown)


async def test_only_those_allowed_are_pinged_and_edits_ping_nobody(
    fake: FakeDiscord, channel: discord.TextChannel
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert", moderator=True)
    role = fake.world.guilds[fake.guild.id].members[bert.id].role_ids[0]
    text = f"@everyone {anna.mention} {bert.mention} <@&{role}>"
    nobody = discord.AllowedMentions.none()
    assert (await pinged(fake, channel, text, nobody)) == []
    only_anna = discord.AllowedMentions(users=[discord.Object(anna.id)], roles=False, everyone=False)
    assert (await pinged(fake, channel, text, only_anna)) == [anna.id]
    roles = discord.AllowedMentions(users=False, roles=True, everyone=False)
    assert (await pinged(fake, channel, text, roles)) == [bert.id]
    assert set(await pinged(fake, channel, text, None)) == fake.guild.members.keys()
    quiet = await channel.send("Quiet")
    await quiet.edit(content=anna.mention, allowed_mentions=only_anna)
    assert ([anna.id], []) == (fake.channel.last.mentions, fake.channel.last.pinged)


async def pinged(
    fake: FakeDiscord, channel: discord.TextChannel, text: str, allowed: discord.AllowedMentions | None
) -> list[int]:
    await (channel.send(text, allowed_mentions=allowed) if allowed else channel.send(text))
    return fake.channel.last.pinged


async def test_a_reply_points_at_what_it_answers(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    first = await channel.send("Question")
    answer = await channel.send("Answer", reference=first)
    assert answer.reference is not None
    assert first.id == answer.reference.message_id
    await first.delete()
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("Answer", reference=first)
    assert (50035, []) == (refused.value.code, fake.violations)


async def test_a_dm_is_always_the_same_channel(fake: FakeDiscord, client: Client) -> None:
    anna = fake.person("Anna")
    user = await client.fetch_user(anna.id)
    await user.send("One")
    await user.send("Two")
    assert ["One", "Two"] == [message.content for message in fake.dm(anna).shown]
    assert 1 == len(fake.sent("POST", "/users/@me/channels"))


async def test_a_thread_is_private_unless_its_type_is_named(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    fake.world.allow(fake.channel, "create_private_threads")
    private = await channel.create_thread(name="Secret")
    public = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    kinds = [fake.world.channels[thread.id].type for thread in (private, public)]
    assert [PRIVATE_THREAD, PUBLIC_THREAD] == kinds


async def test_a_thread_from_a_message_has_its_id_and_is_public(
    fake: FakeDiscord, channel: discord.TextChannel
) -> None:
    sent = await channel.send("Table 1")
    thread = await sent.create_thread(name="Table 1", auto_archive_duration=10080)
    record = fake.world.channels[thread.id]
    assert (sent.id, PUBLIC_THREAD) == (thread.id, record.type)
    assert 10080 == fake.world.state_of(record).auto_archive_minutes
    with pytest.raises(discord.HTTPException) as refused:
        await sent.create_thread(name="Again")
    assert 160004 == refused.value.code


async def test_a_thread_is_written_in_archived_and_woken(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    record = fake.world.channels[thread.id]
    sent = await thread.send("Panel")
    await thread.edit(name="Table 1 (over)", archived=True)
    assert ("Table 1 (over)", True) == (record.name, fake.world.state_of(record).archived)
    for deed in (sent.edit(content="Newer"), sent.delete(), thread.edit(name="Other"), thread.join()):
        with pytest.raises(discord.HTTPException) as refused:
            await deed
        assert (400, 50083) == (refused.value.status, refused.value.code)
    await thread.send("Awake")
    assert not fake.world.state_of(record).archived
    await sent.edit(content="Newer")


async def test_a_locked_thread_is_for_moderators(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    record = fake.world.channels[thread.id]
    fake.world.set_archived(record, False, locked=True)
    assert 160005 == await code_of(thread.send("Text"))
    fake.world.set_archived(record, True, locked=True)
    assert 50083 == await code_of(thread.send("Text"))
    assert 50013 == await code_of(thread.edit(archived=False))
    assert 50013 == await code_of(thread.delete())
    fake.world.allow(fake.channel, "manage_threads")
    await thread.send("Text")
    await thread.edit(locked=False)
    await thread.delete()
    assert record.id not in fake.world.channels


async def code_of(deed: object) -> int:
    """The code that Discord refuses a deed with."""
    with pytest.raises(discord.HTTPException) as refused:
        await deed  # pyright: ignore[reportGeneralTypeIssues]
    return refused.value.code


async def test_people_are_added_to_a_thread(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    anna, stranger = fake.person("Anna"), fake.world.add_user("Stranger")
    await thread.add_user(discord.Object(anna.id))
    assert anna.id in fake.world.state_of(fake.world.channels[thread.id]).members
    assert 10007 == await code_of(thread.add_user(discord.Object(stranger.id)))
    await thread.leave()
    assert fake.world.bot.id not in fake.world.state_of(fake.world.channels[thread.id]).members


async def test_a_channel_is_renamed_by_who_may(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    assert 50013 == await code_of(channel.edit(name="board-games"))
    fake.world.allow(fake.channel, "manage_channels")
    await channel.edit(name="board-games")
    assert "board-games" == fake.channel.name


async def test_server_members_and_channels_can_be_fetched(fake: FakeDiscord, client: Client) -> None:
    anna = fake.person("Anna", moderator=True)
    guild = await client.fetch_guild(fake.guild.id)
    assert ("Gotham", 3) == (guild.name, guild.approximate_member_count)
    member = await guild.fetch_member(anna.id)
    assert ["Moderator"] == [role.name for role in member.roles if role.id != guild.id]
    assert ["games"] == [channel.name for channel in await guild.fetch_channels()]
    assert {"@everyone", "Moderator"} == {role.name for role in await guild.fetch_roles()}
    thread = fake.world.add_thread(fake.channel, "Table 1", fake.world.bot)
    assert [thread.id] == [each.id for each in await guild.active_threads()]
    fetched = await client.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert "Table 1" == fetched.name


async def test_an_old_message_takes_three_edits(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    sent = await channel.send("0")
    fake.clock.advance(60 * 60)
    for number in range(1, 4):
        await sent.edit(content=str(number))
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="4")
    assert (429, 30046, "3") == (refused.value.status, refused.value.code, fake.channel.last.content)

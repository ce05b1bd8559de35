"""What goes wrong on demand: limits, outages, refusals, requests held up, cut off or watched."""

import asyncio
import logging

import aiohttp
import discord
import pytest

from tests.fake.client import Client
from tests.fake.errors import KNOWN
from tests.fake.server import FakeDiscord
from tests.fake.traffic import Request


@pytest.fixture
def channel(fake: FakeDiscord, client: Client) -> discord.TextChannel:
    return client.text_channel(fake.channel.id)


async def refusal(deed: object) -> tuple[int, int]:
    """Status and code with which a deed is refused."""
    with pytest.raises(discord.HTTPException) as refused:
        await deed  # pyright: ignore[reportGeneralTypeIssues]
    return refused.value.status, refused.value.code


async def test_a_limit_on_one_route_is_waited_for(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    fault = fake.fail("POST", "/channels/*/messages", status=429, retry_after=0.05)
    await channel.send("Text")
    refused, taken = fake.sent("POST", "/channels/*/messages")
    assert (429, 200, [refused]) == (refused.status, taken.status, fault.hits)
    assert taken.at - refused.at >= 0.05
    assert 1 == len(fake.channel.shown)


class Ears(logging.Handler):
    """Rings the bell for each line of discord.py's log."""

    def __init__(self, fake: FakeDiscord) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._fake = fake

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
        self._fake.bell.ring()


async def test_a_global_limit_stops_other_routes_too(
    fake: FakeDiscord, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = Ears(fake)
    monkeypatch.setattr(logging.getLogger("discord.http"), "handlers", [ears])
    fake.fail("POST", "/channels/*/messages", status=429, retry_after=0.05, is_global=True)
    sending = asyncio.create_task(client.text_channel(fake.channel.id).send("Text"))
    await fake.until(lambda: any(line.startswith("Global rate limit has been hit") for line in ears.lines), "the limit")
    await client.fetch_user(fake.world.owner.id)
    await sending
    refused, taken = fake.sent("POST", "/channels/*/messages")
    (fetched,) = fake.sent("GET", f"/users/{fake.world.owner.id}")
    assert (True, True) == (fetched.at - refused.at >= 0.05, taken.at - refused.at >= 0.05)


async def test_a_limit_without_end_is_given_up(
    fake: FakeDiscord, channel: discord.TextChannel, pauses: list[float]
) -> None:
    fake.fail("POST", "/channels/*/messages", status=429, retry_after=7.5, times=None)
    assert (429, 0) == await refusal(channel.send("Text"))
    assert [7.5] * 5 == pauses


async def test_an_outage_is_tried_again_and_the_message_sent_once(
    fake: FakeDiscord, channel: discord.TextChannel, pauses: list[float]
) -> None:
    fake.fail("POST", "/channels/*/messages", status=500, times=2)
    await channel.send("Text")
    assert [500, 500, 200] == [request.status for request in fake.sent("POST", "/channels/*/messages")]
    assert ([1, 3], 1) == (pauses, len(fake.channel.shown))


async def test_an_outage_of_another_kind_is_told_at_once(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    fake.fail("POST", "/channels/*/messages", status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("Text")
    await channel.send("Text")
    assert 1 == len(fake.channel.shown)


@pytest.mark.parametrize("code", sorted(KNOWN))
async def test_every_known_code_comes_with_its_status(
    fake: FakeDiscord, channel: discord.TextChannel, code: int
) -> None:
    status = KNOWN[code][0]
    fault = fake.fail("GET", f"/channels/{channel.id}/messages/*", code=code, times=5 if status == 429 else 1)
    assert (status, code) == await refusal(channel.fetch_message(1))
    assert fault.times == 0
    assert (404, 10008) == await refusal(channel.fetch_message(1))


async def test_a_fault_lasts_until_it_is_stopped(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    fault = fake.fail("*", "/channels/*", code=50001, times=None)
    assert [(403, 50001)] * 3 == [await refusal(channel.send("Text")) for _ in range(3)]
    fault.stop()
    await channel.send("Text")


async def test_a_webhook_is_stopped_by_faults_too(fake: FakeDiscord, client: Client) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Text")

    client.deed = answer
    fake.fail("POST", "/webhooks/*", status=429, retry_after=0.01)
    said = await fake.slash(fake.person("Anna"), fake.channel, "do").shown()
    assert "Text" == said.text
    assert [429, 200] == [request.status for request in fake.sent("POST", "/webhooks/*")]


async def test_closed_dms_open_but_take_nothing(fake: FakeDiscord, client: Client) -> None:
    anna = fake.person("Anna")
    anna.dms_open = False
    user = await client.fetch_user(anna.id)
    assert (403, 50007) == await refusal(user.send("Your hand"))
    assert [] == fake.dm(anna).shown
    anna.dms_open = True
    await user.send("Your hand")


async def test_what_does_not_exist_is_unknown(fake: FakeDiscord, client: Client, channel: discord.TextChannel) -> None:
    sent = await channel.send("Text")
    fake.world.delete_message(fake.channel.last)
    assert (404, 10008) == await refusal(sent.edit(content="Newer"))
    fake.world.delete_channel(fake.channel)
    assert (404, 10003) == await refusal(channel.send("Text"))
    assert (404, 10004) == await refusal(client.fetch_guild(1))
    assert (404, 10013) == await refusal(client.fetch_user(1))
    assert (404, 10007) == await refusal(client.guilds[0].fetch_member(1))


@pytest.mark.parametrize(
    ("denied", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("embed_links", 50013), ("attach_files", 50013)],
)
async def test_a_missing_permission_is_refused(
    fake: FakeDiscord, channel: discord.TextChannel, denied: str, code: int
) -> None:
    fake.world.deny(fake.channel, denied)

    async def send() -> None:
        await channel.send("Text", embed=discord.Embed(title="T"), file=discord.File(__file__))

    assert (403, code) == await refusal(send())
    fake.world.allow(fake.channel, denied)
    await send()


async def test_threads_need_their_own_permissions(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="T", type=discord.ChannelType.public_thread)
    fake.world.deny(fake.channel, "send_messages_in_threads", "create_public_threads")
    assert (403, 50013) == await refusal(thread.send("Text"))
    public = discord.ChannelType.public_thread
    assert (403, 50013) == await refusal(channel.create_thread(name="T", type=public))
    assert (403, 50013) == await refusal(channel.create_thread(name="T"))


async def test_the_messages_of_others_are_not_the_bots_to_change(
    fake: FakeDiscord, channel: discord.TextChannel
) -> None:
    fake.writing.create(fake.channel, fake.person("Anna"), {"content": "Mine"}, [])
    theirs = await channel.fetch_message(fake.channel.last.id)
    assert (403, 50005) == await refusal(theirs.edit(content="Ours"))
    assert (403, 50013) == await refusal(theirs.delete())


async def test_a_hook_sees_a_request_before_and_after_its_effect(
    fake: FakeDiscord, channel: discord.TextChannel
) -> None:
    seen: list[tuple[str, int]] = []

    async def note(request: Request) -> None:
        seen.append((request.json["content"], len(fake.channel.shown)))

    fake.before("POST", "/channels/*/messages", note)
    fake.after("POST", "/channels/*/messages", note)
    await channel.send("One")
    await channel.send("Two")
    assert [("One", 0), ("One", 1)] == seen


@pytest.mark.parametrize(("when", "sent"), [("before", 0), ("after", 1)])
async def test_a_cut_connection_hides_whether_the_message_was_sent(
    fake: FakeDiscord, channel: discord.TextChannel, when: str, sent: int
) -> None:
    arrange = fake.before if when == "before" else fake.after
    arrange("POST", "/channels/*/messages", Request.drop)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("Text")
    (request,) = fake.sent("POST", "/channels/*/messages")
    assert (True, None, sent) == (request.dropped, request.status, len(fake.channel.shown))


async def test_a_held_request_waits_for_the_test(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    hold = fake.hold("POST", "/channels/*/messages", when="after")
    sending = asyncio.create_task(channel.send("Text"))
    assert "Text" == (await hold.reached()).json["content"]
    assert (False, 1) == (sending.done(), len(fake.channel.shown))
    hold.release()
    await sending


async def test_what_the_fake_does_not_model_is_reported(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    assert (404, 0) == await refusal(channel.invites())
    assert [f"GET /channels/{channel.id}/invites: the fake does not model this"] == fake.violations
    fake.violations.clear()


async def test_a_request_without_the_token_is_refused(fake: FakeDiscord, client: Client) -> None:
    client.http.token = "stolen"
    assert (401, 0) == await refusal(client.fetch_user(1))


async def test_a_bad_body_is_refused_as_discord_does_and_kept(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    assert (400, 50035) == await refusal(channel.send("x" * 2001))
    assert ["content has 2001 characters, allowed are 0 to 2000"] == [text.split(": ")[1] for text in fake.violations]
    assert [] == fake.channel.shown
    fake.violations.clear()


async def test_a_broken_hook_ends_the_request_and_the_test(fake: FakeDiscord, channel: discord.TextChannel) -> None:
    def break_down(request: Request) -> None:
        raise KeyError(request.json["content"])

    fake.before("POST", "/channels/*/messages", break_down)
    assert (400, 0) == await refusal(channel.send("Text"))
    assert [f"POST /channels/{channel.id}/messages: KeyError('Text') in the fake or in a hook"] == fake.violations
    fake.violations.clear()

"""The gateway as discord.py and a bare socket meet it: connecting, losing the line, coming back."""

import json
from typing import Self

import aiohttp
import discord
import pytest

from tests.fake.client import Client, buttons, connected
from tests.fake.records import JSON, Message
from tests.fake.server import FakeDiscord


async def test_the_client_sees_server_channels_threads_and_itself(fake: FakeDiscord) -> None:
    thread = fake.world.add_thread(fake.channel, "Table 1", fake.world.bot)
    async with connected(fake) as client:
        (guild,) = client.guilds
        assert ["games"] == [channel.name for channel in guild.text_channels]
        assert [thread.id] == [each.id for each in guild.threads]
        assert guild.me.guild_permissions.send_messages
        assert client.application_id == fake.world.application_id
        assert not guild.unavailable


async def test_the_client_asks_for_guilds_only_and_gets_the_commands_ids(fake: FakeDiscord, client: Client) -> None:
    (identify,) = fake.gateway.identifies
    assert 1 == identify["intents"]
    assert {"do", "table"} == {command["name"] for command in fake.world.commands[None]}
    assert {"do", "table"} == {command.name for command in await client.tree.fetch_commands()}


async def test_commands_of_one_server_are_kept_apart_and_keep_their_ids(fake: FakeDiscord, client: Client) -> None:
    guild = discord.Object(fake.guild.id)
    client.tree.copy_global_to(guild=guild)
    first = {command.name: command.id for command in await client.tree.sync(guild=guild)}
    again = {command.name: command.id for command in await client.tree.sync(guild=guild)}
    assert first == again
    assert first.keys() == {command.name for command in await client.tree.fetch_commands(guild=guild)}
    assert not set(first.values()) & {int(command["id"]) for command in fake.world.commands[None]}


async def test_other_intents_are_a_violation(fake: FakeDiscord) -> None:
    async with Socket(fake) as socket:
        await socket.identify(intents=513)
        await socket.receive("READY")
    assert ["IDENTIFY asks for intents 0x201, wanted are 0x1 (guilds only)"] == fake.violations
    fake.violations.clear()


async def test_a_wrong_token_cannot_log_in(fake: FakeDiscord) -> None:
    client = Client()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_a_wrong_token_ends_the_socket_with_4004(fake: FakeDiscord) -> None:
    async with Socket(fake) as socket:
        await socket.identify(token="wrong")
        assert 4004 == await socket.closed()


@pytest.mark.parametrize(("op", "code"), [(3, 4003), (4, 4001)])
async def test_what_the_gateway_does_not_take_ends_the_socket(fake: FakeDiscord, op: int, code: int) -> None:
    async with Socket(fake) as socket:
        await socket.send({"op": op, "d": None})
        assert code == await socket.closed()
    expected = ["the fake's gateway does not model op 4"] if op == 4 else []
    assert expected == fake.violations
    fake.violations.clear()


async def test_a_session_resumes_only_with_the_right_token(fake: FakeDiscord) -> None:
    async with Socket(fake) as socket:
        await socket.identify()
        session = (await socket.receive("READY"))["d"]["session_id"]
    async with Socket(fake) as socket:
        await socket.send({"op": 6, "d": {"token": "wrong", "session_id": session, "seq": 1}})
        assert 4004 == await socket.closed()


async def test_a_session_resumes_after_the_last_event_seen(fake: FakeDiscord) -> None:
    async with Socket(fake) as socket:
        await socket.identify()
        session = (await socket.receive("READY"))["d"]["session_id"]
    async with Socket(fake) as socket:
        await socket.send({"op": 6, "d": {"token": fake.token, "session_id": session, "seq": 1}})
        assert (2, 3) == ((await socket.receive("GUILD_CREATE"))["s"], (await socket.receive("RESUMED"))["s"])


async def test_a_socket_without_compression_is_served_plain(fake: FakeDiscord) -> None:
    async with Socket(fake) as socket:
        await socket.identify()
        ready = await socket.receive("READY")
        assert [{"id": str(fake.guild.id), "unavailable": True}] == ready["d"]["guilds"]
        created = await socket.receive("GUILD_CREATE")
        assert created["s"] == ready["s"] + 1
        assert created["d"]["unavailable"] is False


async def test_an_unknown_compression_is_refused_aloud(fake: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(fake.gateway.url + "?compress=zstd-stream")
    (violation,) = fake.violations
    assert "zstd-stream" in violation
    fake.violations.clear()


async def test_heartbeats_come_by_interval_and_on_demand(fake: FakeDiscord) -> None:
    fake.gateway.heartbeat_ms = 20
    async with connected(fake):
        await fake.until(lambda: fake.gateway.heartbeats >= 4, "heartbeats")
    fake.gateway.heartbeat_ms = 60_000
    async with connected(fake):
        before = fake.gateway.heartbeats
        fake.gateway.ask_for_heartbeat()
        await fake.until(lambda: fake.gateway.heartbeats > before, "the heartbeat asked for")


async def test_a_dropped_socket_resumes_and_missed_events_are_replayed_in_order(
    fake: FakeDiscord, client: Client
) -> None:
    presses: list[str] = []
    client.deed = lambda interaction: note_and_defer(interaction, presses)
    message = await send_buttons(fake, client, "one", "two")
    anna = fake.person("Anna")
    fake.gateway.drop()
    missed = [fake.click(anna, message, "one"), fake.click(anna, message, "two")]
    await fake.gateway.back()
    assert [True, True] == [(await press).answered for press in missed]
    assert ["one", "two"] == presses
    assert 1 == fake.gateway.identified


@pytest.mark.parametrize("resumable", [True, False])
async def test_the_server_can_force_a_reconnect(fake: FakeDiscord, client: Client, resumable: bool) -> None:
    if resumable:
        fake.gateway.reconnect()
    else:
        fake.gateway.invalidate(resumable=True)
    await fake.gateway.back()
    assert (1, 1) == (fake.gateway.identified, fake.gateway.resumed)
    assert await answers(fake, client)


async def test_an_invalid_session_identifies_anew(fake: FakeDiscord, client: Client) -> None:
    fake.gateway.invalidate()
    await fake.gateway.ready(2)
    assert 0 == fake.gateway.resumed
    assert await answers(fake, client)


async def test_a_session_that_discord_forgot_cannot_be_resumed(fake: FakeDiscord, client: Client) -> None:
    fake.gateway.forget()
    fake.gateway.drop()
    await fake.gateway.ready(2)
    assert 0 == fake.gateway.resumed
    assert await answers(fake, client)


async def test_being_kicked_and_invited_again_is_told(fake: FakeDiscord, client: Client) -> None:
    fake.world.kick_bot(fake.guild)
    await fake.until(lambda: "guild_remove" in client.heard, "GUILD_DELETE")
    with pytest.raises(discord.Forbidden) as refused:
        await client.fetch_channel(fake.channel.id)
    assert 50001 == refused.value.code
    fake.world.invite_bot(fake.guild)
    await fake.until(lambda: "guild_join" in client.heard, "GUILD_CREATE")
    assert "games" == client.text_channel(fake.channel.id).name


async def test_deeds_of_moderators_reach_the_cache(fake: FakeDiscord, client: Client) -> None:
    thread = fake.world.add_thread(fake.channel, "Table 1", fake.world.owner)
    fake.world.deny(fake.channel, "send_messages")
    fake.world.add_role(fake.guild, "Captain")
    fake.world.add_channel(fake.guild, "lounge")
    fake.world.set_archived(thread, True)
    fake.world.delete_channel(thread)
    await fake.until(lambda: "raw_thread_delete" in client.heard, "THREAD_DELETE")
    guild = client.guilds[0]
    assert not client.text_channel(fake.channel.id).permissions_for(guild.me).send_messages
    assert ["games", "lounge"] == [channel.name for channel in guild.text_channels]
    assert "Captain" in {role.name for role in guild.roles}
    assert [] == list(guild.threads)
    fake.world.delete_channel(fake.channel)
    await fake.until(lambda: "guild_channel_delete" in client.heard, "CHANNEL_DELETE")
    assert client.get_channel(fake.channel.id) is None


async def note_and_defer(interaction: discord.Interaction, presses: list[str]) -> None:
    presses.append((interaction.data or {}).get("custom_id", ""))
    await interaction.response.defer()


async def send_buttons(fake: FakeDiscord, client: Client, *custom_ids: str) -> Message:
    await client.text_channel(fake.channel.id).send("Press", view=buttons(*custom_ids))
    return fake.channel.last


async def answers(fake: FakeDiscord, client: Client) -> bool:
    """Whether a command is answered now."""
    client.deed = lambda interaction: interaction.response.send_message("here")
    return (await fake.slash(fake.person("Anna"), fake.channel, "do")).text == "here"


class Socket:
    """A bare gateway connection that speaks plain JSON."""

    def __init__(self, fake: FakeDiscord) -> None:
        self._fake = fake

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        self._socket = await self._session.ws_connect(self._fake.gateway.url + "?v=10&encoding=json")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()
        await self._session.close()

    async def send(self, payload: JSON) -> None:
        hello = await self._socket.receive_json()
        assert 10 == hello["op"]
        await self._socket.send_str(json.dumps(payload))

    async def identify(self, *, token: str | None = None, intents: int = 1) -> None:
        data = {"token": token or self._fake.token, "intents": intents, "properties": {}}
        await self.send({"op": 2, "d": data})

    async def receive(self, event: str) -> JSON:
        payload = await self._socket.receive_json()
        assert event == payload["t"]
        return payload

    async def closed(self) -> int | None:
        message = await self._socket.receive()
        assert message.type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}
        return self._socket.close_code

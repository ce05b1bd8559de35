"""Discord's API description: it catches bad bodies, takes good ones, and the fake's own answers keep to it."""

import io
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from tests.fake import openapi, plugin
from tests.fake.checks import check_request
from tests.fake.client import Client, buttons
from tests.fake.server import FakeDiscord

CALLBACK = "/interactions/1/token/callback"


@pytest.mark.openapi
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/1/messages", {"content": "T", "nonce": "n", "enforce_nonce": True, "tts": False}),
        ("POST", "/channels/1/messages", {"content": "T", "allowed_mentions": {"parse": [], "users": [1]}}),
        ("PATCH", "/channels/1/messages/2", {"attachments": [{"id": 3}], "embeds": []}),
        ("POST", "/channels/1/threads", {"name": "Table 1", "type": 11, "auto_archive_duration": 1440}),
        ("PATCH", "/channels/1", {"archived": True, "locked": False}),
        ("POST", "/users/@me/channels", {"recipient_id": 1}),
        ("POST", CALLBACK, {"type": 6}),
        ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
        ("PATCH", "/webhooks/1/token/messages/@original", {"content": None, "components": []}),
        ("PUT", "/channels/1/thread-members/@me", None),
        ("GET", "/gateway/bot", None),
    ],
)
def test_good_bodies_pass(method: str, path: str, body: Any) -> None:
    assert [] == check_request(method, path, body)


@pytest.mark.openapi
@pytest.mark.parametrize(
    ("method", "path", "body", "fault"),
    [
        ("POST", "/channels/1/messages", {"content": "T", "tts": "no"}, "tts: 'no' is not of type 'boolean', 'null'"),
        ("POST", "/channels/1/messages", {"embeds": [{"title": "T", "color": -1}]}, "embeds/0/color: -1 is less than"),
        (
            "POST",
            "/channels/1/messages",
            {"content": "T", "components": [{"type": 1, "components": [{"type": 2, "label": "L", "custom_id": "c"}]}]},
            "components/0/components/0: 'style' is a required property",
        ),
        (
            "PATCH",
            "/channels/1/messages/2",
            {"components": [{"type": 99}]},
            "components/0/type: 99 is not one of",
        ),
        ("POST", "/channels/1/messages", {"content": "T", "nonce": 1.5}, "nonce: 1.5"),
        ("POST", "/channels/1/threads", {"type": 11}, "body: 'name' is a required property"),
        ("POST", "/channels/1/threads", {"name": "T", "type": 5}, "type: 5 is not valid"),
        ("PATCH", "/channels/1", {"archived": "yes"}, "archived: 'yes' is not of type 'boolean', 'null'"),
        ("PATCH", "/channels/1", {"name": 5}, "name: 5 is not of type"),
        ("POST", "/users/@me/channels", {"recipient_id": "anna"}, "recipient_id: 'anna'"),
        ("POST", CALLBACK, {}, "body: 'type' is a required property"),
        ("POST", CALLBACK, {"type": 99}, "type: 99 is not one of"),
        ("POST", CALLBACK, {"type": 9, "data": {"title": "T", "custom_id": "c"}}, "data: 'components' is a required"),
        ("POST", CALLBACK, None, "body: None is not of type 'object'"),
        ("PUT", "/applications/1/commands", [{"description": "D"}], "0: 'name' is a required property"),
        (
            "PUT",
            "/applications/1/commands",
            [{"name": "t", "description": "D", "options": [{"type": 3, "name": "a"}]}],
            "0/options/0: 'description' is a required property",
        ),
    ],
)
def test_bad_bodies_are_caught_and_named(method: str, path: str, body: Any, fault: str) -> None:
    found = openapi.description()
    assert found is not None
    problems = found.problems_of_request(method, path, body)
    assert [fault] == [text.split(": ", 1)[1][: len(fault)] for text in problems]
    assert problems == check_request(method, path, body)[: len(problems)]


@pytest.mark.openapi
def test_what_discord_does_not_have_is_named() -> None:
    assert ["POST /tables/1: Discord's API has no such operation"] == check_request("POST", "/tables/1", {})


def test_without_the_description_our_own_rules_still_speak(tmp_path: Path) -> None:
    body = {"content": "x" * 2001, "tts": "no"}
    (problem,) = check_request("POST", "/channels/1/messages", body, openapi=tmp_path / "absent.json")
    assert problem.endswith("content has 2001 characters, allowed are 0 to 2000")


def test_a_missing_description_is_said_once_at_the_end(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(plugin, "DEFAULT_PATH", tmp_path / "absent.json")
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.openapi
        def test_needs_it():
            assert False

        def test_other():
            pass
        """
    )
    result = pytester.runpytest_inprocess("-o", "asyncio_default_fixture_loop_scope=function", plugins=[plugin])
    result.assert_outcomes(passed=1, deselected=1)
    assert 1 == result.stdout.lines.count(openapi.ABSENT)


@pytest.mark.openapi
async def test_the_fakes_answers_are_shaped_as_discord_describes(fake: FakeDiscord, client: Client) -> None:
    await use_everything(fake, client)
    description = openapi.description()
    assert description is not None
    found = {
        problem
        for request in fake.requests
        if request.status is not None and request.status < 300 and request.answer is not None
        for problem in description.problems_of_answer(request.method, request.path, request.status, request.answer)
    }
    assert set() == found


async def use_everything(fake: FakeDiscord, client: Client) -> None:
    """Go through every kind of request that the bot makes."""
    fake.world.allow(fake.channel, "manage_threads", "manage_channels")
    channel, anna = client.text_channel(fake.channel.id), fake.person("Anna", moderator=True)
    embed = discord.Embed(title="T").set_image(url="attachment://a.png")
    files = [discord.File(io.BytesIO(b"a"), "a.png", description="A"), discord.File(io.BytesIO(b"b"), "b.png")]
    sent = await channel.send("T", embed=embed, files=files, view=buttons("one"), nonce="n")
    await sent.edit(content=anna.mention)
    await channel.fetch_message(sent.id)
    assert [sent.id] == [message.id async for message in channel.history()]
    await channel.send("T", reference=sent)
    thread = await channel.create_thread(name="T", type=discord.ChannelType.public_thread)
    await sent.create_thread(name="T")
    await thread.edit(archived=True)
    await client.fetch_channel(thread.id)
    await thread.delete()
    await channel.edit(name="games")
    guild = await client.fetch_guild(fake.guild.id)
    await guild.fetch_member(anna.id)
    await guild.fetch_channels()
    await guild.fetch_roles()
    await guild.active_threads()
    user = await client.fetch_user(anna.id)
    await user.send("T")
    await client.fetch_channel(fake.dm(anna).id)
    await client.http.get_bot_gateway()
    await client.tree.fetch_commands()
    await client.tree.sync(guild=discord.Object(fake.guild.id))
    await client.tree.fetch_commands(guild=discord.Object(fake.guild.id))

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(content="T")
        followed = await interaction.followup.send("T", wait=True)
        await followed.edit(content="U")
        await interaction.original_response()

    client.deed = answer
    said = fake.slash(anna, fake.channel, "do")
    follow = await said.followup()
    await fake.until(lambda: follow.content == "U" or client.failures, "the edited follow-up")
    client.deed = lambda i: i.response.edit_message(content="T")
    record = next(message for message in fake.channel.shown if message.id == sent.id)
    await fake.click(anna, record, "one")
    await fake.autocomplete(anna, fake.channel, "table play", "card")
    assert [] == client.failures


async def test_simcords_requests_are_checked_the_same_way() -> None:
    client = Client()
    async with simcord.run(client) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        await client.text_channel(channel.id).send(
            embed=discord.Embed(title="T").set_image(url="attachment://a.png"),
            file=discord.File(io.BytesIO(b"a"), "a.png"),
        )
        recorded = env.http_requests
        assert {
            ("PUT", f"/applications/{client.application_id}/commands"),
            ("POST", f"/channels/{channel.id}/messages"),
        } <= {(request.method, request.path) for request in recorded}
        assert [] == [text for one in recorded for text in check_request(one.method, one.path, one.json)]

"""The sandbox opens, ends and refuses in plain words, and its world is one in which the page can show everything."""

import asyncio
import signal
import socket
import sys
from pathlib import Path

import discord
import pytest
from simcord import MemberActor

from sandbox import MakeBot, SandboxError, serve
from sandbox.page import Page, opened
from tests.sim.small_bot import SmallBot


@pytest.fixture
def make_sandbox_bot(tmp_path: Path) -> MakeBot:
    return lambda on_delivered: SmallBot(tmp_path / "bot.db", on_delivered)


def may_manage(page: Page, person: MemberActor) -> bool:
    permissions = page.gotham.env.backend.compute_permissions(person.guild.id, person.id, page.gotham.channel.id)
    return discord.Permissions(permissions).manage_guild


async def test_three_people_and_a_moderator_look_at_one_channel(make_sandbox_bot: MakeBot) -> None:
    async with opened(make_sandbox_bot) as page:
        seen = await page.preview.snapshot()
        assert ["Ana", "Ben", "Cleo", "Max"] == [each["name"] for each in seen["viewers"]]
        assert "arkham" == seen["channel"]["name"]
        [welcome] = page.gotham.channel.history()
        assert "`/table open`" in welcome.content
        assert "Rogues' Table" == welcome.author.name
        everybody = [*page.gotham.people, page.gotham.moderator]
        assert ["Max"] == [each.user.global_name for each in everybody if may_manage(page, each)]


async def test_a_table_stands_in_the_channel_and_nobody_takes_direct_messages(make_sandbox_bot: MakeBot) -> None:
    async with opened(make_sandbox_bot) as page:
        ana, channel = page.gotham.people[0], page.gotham.channel
        await ana.slash(channel, "table open", game="breakout", thread=True)
        assert [] == channel.threads
        assert "Turn 0" == channel.history()[-1].embeds[0].description
        assert [] == ana.user.dm_channel.history()


async def test_a_taken_port_is_one_sentence(make_sandbox_bot: MakeBot) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(
            SandboxError, match=rf"^Port {port} is taken\. Choose another one: make sandbox PORT={port + 1}$"
        ):
            async with opened(make_sandbox_bot, port):
                pass


async def test_ctrl_c_ends_the_sandbox_after_it_has_told_where_to_look(make_sandbox_bot: MakeBot) -> None:
    said: list[str] = []

    def say(line: str) -> None:
        said.append(line)
        if "Ctrl-C" in line:
            asyncio.get_running_loop().call_soon(signal.raise_signal, signal.SIGINT)

    await serve(make_sandbox_bot, 0, say)
    assert said[0].startswith("Open http://127.0.0.1:")
    assert 3 == len(said)


async def test_without_simcord_the_sandbox_says_how_to_install_it(
    make_sandbox_bot: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "sandbox.page", raising=False)
    monkeypatch.delattr("sandbox.page", raising=False)
    monkeypatch.delitem(sys.modules, "sandbox.world", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    with pytest.raises(SandboxError, match=r"pip install -r requirements-sandbox\.txt"):
        await serve(make_sandbox_bot)

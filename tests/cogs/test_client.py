"""The client: commands are sent when they have changed, no more is asked of Discord than is needed, it ends well."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.client import RoguesTable
from cogs.clock import LoopClock
from cogs.languages import CATALOGUES
from engine import Game
from settings import Settings
from tests.cogs.questions import Question, quiz
from tests.sim.harness import MakeBot, World, world


def syncs(w: World) -> list[str]:
    """The requests by which commands were sent."""
    return [each.path for each in w.env.http_requests if each.method == "PUT" and each.path.endswith("/commands")]


async def test_commands_are_sent_once_and_not_again_after_a_restart(w: World) -> None:
    assert 1 == len(syncs(w))
    await w.restart()
    assert 1 == len(syncs(w))


async def test_commands_that_have_changed_are_sent_again(
    w: World, games: dict[str, Game[Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    quiz(monkeypatch, games, Question(2))
    await w.restart()
    assert 2 == len(syncs(w))
    assert "questions take" in w.alice.commands()


async def test_commands_are_sent_again_when_a_word_of_a_language_has_changed(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = CATALOGUES["de"]
    described = "Search the rules by words or by number"
    changed = replace(german, messages={**german.messages, described: "In den Regeln suchen"})
    assert changed != german
    monkeypatch.setitem(CATALOGUES, "de", changed)  # pyright: ignore[reportArgumentType] - a dict in fact
    await w.restart()
    first, second = [each.json for each in w.env.http_requests if each.path in syncs(w)]
    words = [
        {each["name"]: each["description_localizations"]["de"] for each in sent or []}["rules"]
        for sent in (first, second)
    ]
    assert [german.messages[described], "In den Regeln suchen"] == words


async def test_the_bot_asks_discord_for_servers_and_nothing_else(w: World) -> None:
    assert discord.Intents(guilds=True) == w.bot.intents
    assert not w.bot.intents.message_content


async def test_commands_are_for_servers_and_but_for_moderators_for_direct_messages(w: World) -> None:
    [sent] = [each.json for each in w.env.http_requests if each.path in syncs(w)]
    assert sent
    for command in sent:
        assert ([0] if command["name"] == "mod" else [0, 1]) == sorted(command["contexts"])
        assert [0] == command["integration_types"]


async def test_no_view_is_kept(w: World) -> None:
    await w.alice.slash("table open", game="breakout")
    await w.alice.slash("table computer", where=w.threads[0])
    await w.alice.press("Start", w.threads[0])
    await w.alice.press("My hand", w.threads[0])
    assert [] == list(w.bot.persistent_views)
    assert not w.bot._connection._view_store._views


async def test_a_start_that_fails_closes_the_store(tmp_path: Path) -> None:
    closed: list[str] = []

    async def fails(*_: Any) -> Any:
        raise OSError("no disk")

    async def close() -> None:
        closed.append("store")

    bot = RoguesTable(fails, close, tmp_path / "synced")
    with pytest.raises(OSError, match="no disk"):
        await bot.setup_hook()
    await bot.close()
    assert ["store"] == closed


async def test_two_bots_on_databases_of_their_own_send_their_own_commands(
    tmp_path: Path, settings: Settings, make_bot: MakeBot
) -> None:
    async with world(make_bot) as w:
        assert 1 == len(syncs(w))
    assert settings.database.with_suffix(".commands").exists()
    assert tmp_path == settings.database.parent


async def test_the_clock_tells_discords_time_and_calls_when_it_is_due() -> None:
    clock = LoopClock()
    assert 2 > abs(discord.utils.utcnow().timestamp() - clock.now())
    called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    clock.call_at(clock.now() - 5, lambda: called.set_result(None))
    await asyncio.wait_for(called, 5)
    never = clock.call_at(clock.now() + 3600, lambda: called.set_result(None))
    never.cancel()

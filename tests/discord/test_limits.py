"""Discord says "not so fast": the newest panel wins, nothing is lost, and nobody sends more because of it."""

from pathlib import Path

import pytest

from tests.discord.bots import inside
from tests.discord.conftest import Travel
from tests.discord.stored import moves, redrawn
from tests.discord.table import arranged, opened, started
from tests.engine.breakout.track import race, team
from tests.fake.server import FakeDiscord

LONG = 40.0
"""Seconds that are too long for discord.py to wait for: the bot puts off what it wants to send."""


async def test_panels_that_cannot_be_shown_in_time_are_one_panel_in_the_end(fake: FakeDiscord, tmp_path: Path) -> None:
    anna = fake.person("Anna")
    async with inside(fake, tmp_path) as bot:
        table = await opened(fake, anna)
        hold = fake.hold("PATCH", f"/channels/{table.place.id}/messages/*")
        for _ in range(5):
            await table.press(anna, "Add a computer")
        await hold.reached()
        hold.release()
        await bot.host.settled()
        await redrawn(table, tmp_path)
    assert 2 == len(fake.sent("PATCH", f"/channels/{table.place.id}/messages/*"))


@pytest.mark.parametrize("wait", [0.02, 7.5, LONG])
async def test_a_limit_on_panel_edits_is_kept_and_the_newest_panel_follows(
    fake: FakeDiscord, tmp_path: Path, wait: float, travel: Travel, pauses: list[float]
) -> None:
    """discord.py keeps the short ones itself; nothing more is sent before a long one is over."""
    anna = fake.person("Anna")
    edits = "/channels/*/messages/*"
    async with inside(fake, tmp_path) as bot:
        table = await opened(fake, anna)
        fake.fail("PATCH", edits, status=429, retry_after=wait)
        for _ in range(5):
            await table.press(anna, "Add a computer")
            await bot.host.settled()
        if wait == LONG:
            assert [429] == [request.status for request in fake.sent("PATCH", edits)]
            await travel(bot, wait - 1)
            assert 1 == len(fake.sent("PATCH", edits))
            await travel(bot, 1)
            assert [429, 200] == [request.status for request in fake.sent("PATCH", edits)]
        else:
            assert [wait] == pauses
            assert [429, 200, 200, 200, 200, 200] == [request.status for request in fake.sent("PATCH", edits)]
        await redrawn(table, tmp_path)


@pytest.mark.parametrize("wait", [0.02, LONG])
async def test_a_limit_on_log_lines_loses_none_and_keeps_their_order(
    fake: FakeDiscord, tmp_path: Path, wait: float, travel: Travel, pauses: list[float]
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(race(A=team(on=3), B=team(on=8), dice=[2, 5, 1, 4]))) as bot:
        table = await started(fake, anna, bert)
        sent = len(fake.sent("POST", f"/channels/{table.place.id}/messages"))
        fake.fail("POST", f"/channels/{table.place.id}/messages", status=429, retry_after=wait)
        for person in (anna, bert, anna, bert):
            await table.answer(person, "roll")
            await bot.host.settled()
        assert 4 == len(moves(tmp_path))
        if wait == LONG:
            assert sent + 1 == len(fake.sent("POST", f"/channels/{table.place.id}/messages"))
            await travel(bot, wait)
            # What was tried before, what has come since, and the panel.
            assert sent + 4 == len(fake.sent("POST", f"/channels/{table.place.id}/messages"))
        await redrawn(table, tmp_path)


async def test_a_limit_on_everything_holds_up_no_move(fake: FakeDiscord, tmp_path: Path, pauses: list[float]) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(race(A=team(on=3), B=team(on=8), dice=[2, 5]))):
        table = await started(fake, anna, bert)
        fake.fail("*", "/channels/*", status=429, retry_after=2.5, is_global=True)
        fake.fail("PATCH", "/webhooks/*", status=429, retry_after=2.5)
        answered = await table.answer(anna, "roll")
        assert "✔ **Roll**" in answered.text
        await redrawn(table, tmp_path)
    assert [2.5, 2.5] == pauses

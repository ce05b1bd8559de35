"""Messages older than an hour allow few edits (30046): the bot posts anew by their age before Discord has to say so."""

from pathlib import Path

import pytest

from tests.discord.bots import inside
from tests.discord.conftest import Travel
from tests.discord.stored import moves, redrawn
from tests.discord.table import arranged, asked, first_choice, hand_by_dm, opened, started
from tests.engine.breakout.track import race, team
from tests.fake.clock import OLD_MESSAGE
from tests.fake.server import FakeDiscord

HALF_AN_HOUR = OLD_MESSAGE / 2


async def test_a_panel_of_an_hour_ago_is_posted_anew_and_the_old_one_loses_its_buttons(
    fake: FakeDiscord, tmp_path: Path, travel: Travel
) -> None:
    anna = fake.person("Anna")
    async with inside(fake, tmp_path) as bot:
        table = await opened(fake, anna)
        first = table.panel
        await travel(bot, OLD_MESSAGE - 600)
        await table.press(anna, "Add a computer")
        await bot.host.settled()
        assert first is table.panel, "a young one is edited"
        await travel(bot, 600)
        await table.press(anna, "Add a computer")
        await travel(bot, 0)
        await redrawn(table, tmp_path)
        assert first is not table.panel
        assert (1, {}) == (first.old_edits, first.buttons)


async def test_a_game_by_post_edits_no_old_message_twice(fake: FakeDiscord, tmp_path: Path, travel: Travel) -> None:
    """An answer every half an hour, in the hands that come by direct message."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(race(A=team(on=3), B=team(on=8), dice=[1, 2] * 6))) as bot:
        table = await started(fake, anna, bert)
        for _ in range(12):
            person = asked(table, anna, bert)
            assert person is not None
            hand = await hand_by_dm(fake, person, "Refresh")
            await (await first_choice(fake, person, hand)).shown()
            await travel(bot, HALF_AN_HOUR)
        assert 12 == len(moves(tmp_path))
        await redrawn(table, tmp_path)
        everything = [*table.place.shown, *fake.dm(anna).shown, *fake.dm(bert).shown]
        assert {0, 1} == {message.old_edits for message in everything}
    assert [] == [request for request in fake.requests if request.status == 429]


async def test_a_message_that_discord_finds_too_old_is_posted_anew_and_not_edited_again(
    fake: FakeDiscord, tmp_path: Path, pauses: list[float], travel: Travel
) -> None:
    """As with a clock that is wrong. discord.py takes 30046 for a limit and tries five times by itself."""
    anna = fake.person("Anna")
    async with inside(fake, tmp_path) as bot:
        table = await opened(fake, anna)
        first = table.panel
        refused = fake.fail("PATCH", f"/channels/{table.place.id}/messages/{first.id}", code=30046, times=5)
        await table.press(anna, "Add a computer")
        await travel(bot, 0)
        await redrawn(table, tmp_path)
        assert (5, 0) == (len(refused.hits), refused.times)
        for _ in range(3):
            await table.press(anna, "Add a computer")
            await travel(bot, 0)
        await redrawn(table, tmp_path)
        # Once more, to take its buttons.
        assert 5 + 1 == len(fake.sent("PATCH", f"/channels/{table.place.id}/messages/{first.id}"))
        assert 2 == len(table.place.shown)


@pytest.mark.parametrize("edits", [2, 3])
async def test_an_old_hand_that_is_refreshed_by_its_owner_again_and_again_stays_right(
    fake: FakeDiscord, tmp_path: Path, travel: Travel, edits: int
) -> None:
    """What is edited in answer to a press is an answer: only messages edited by their id have a count."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(race(A=team(on=3), B=team(on=8), dice=[1]))) as bot:
        await started(fake, anna, bert)
        hand = await hand_by_dm(fake, anna, "Roll")
        await travel(bot, 3 * OLD_MESSAGE)
        for _ in range(edits):
            await fake.click(anna, hand, "Refresh").shown()
        await fake.click(anna, hand, "Roll").shown()
        assert "we wait for **Bert**" in hand.text

"""Discord is down for a while, or the line is cut in the middle of a message: all is shown in the end, and once."""

import logging
from pathlib import Path

import pytest

from tests.discord.bots import inside
from tests.discord.conftest import Travel
from tests.discord.stored import moves, redrawn, undelivered
from tests.discord.table import arranged, opened, started
from tests.engine.breakout.track import RaceTable, race, team
from tests.fake.server import FakeDiscord
from tests.fake.traffic import Request


def plain() -> RaceTable:
    """A on 3 and B on 8, nothing but rolls to do."""
    return race(A=team(on=3), B=team(on=8), dice=[2, 5, 1, 4])


@pytest.mark.parametrize("status", [500, 503])
async def test_moves_go_on_while_discord_takes_no_messages_and_all_is_shown_afterwards(
    fake: FakeDiscord,
    tmp_path: Path,
    status: int,
    travel: Travel,
    pauses: list[float],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """discord.py tries again by itself after 500, not after 503."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await started(fake, anna, bert)
        shown = table.place.last
        outage = fake.fail("*", "/channels/*", status=status, times=None)
        for person in (anna, bert, anna):
            assert "✔ **Roll**" in (await table.answer(person, "roll")).text
            await bot.host.settled()
        assert (3, shown) == (len(moves(tmp_path)), table.place.last)
        for seconds in (2, 4, 8, 16, 32):
            await travel(bot, seconds)
        # Later each time: minutes of outage are a handful of attempts.
        attempts = [hit for hit in outage.hits if hit.method == "POST" and str(table.place.id) in hit.path]
        assert len(attempts) <= (5 if status == 500 else 1) * 8
        outage.stop()
        await travel(bot, 600)
        await redrawn(table, tmp_path)
        assert [] == [row for row in undelivered(tmp_path) if row[0] != "log"]
        assert "Roll" in fake.dm(bert).last.buttons
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("what", ["welcome", "lines", "panel", "hand"])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_message_whose_line_was_cut_is_sent_again_and_there_once(
    fake: FakeDiscord, tmp_path: Path, travel: Travel, what: str, when: str
) -> None:
    """After the effect only the nonce tells that it is the same message."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await opened(fake, anna)
        await bot.host.settled()
        private = what in ("welcome", "hand")
        path = f"/channels/{fake.dm(bert).id if private else table.place.id}/messages"
        cut: list[Request] = []

        def strike(request: Request) -> None:
            if not cut and bool(request.json.get("embeds")) == (what in ("panel", "hand")):
                cut.append(request)
                request.drop()

        (fake.before if when == "before" else fake.after)("POST", path, strike, times=None)
        await table.press(bert, "Sit down")
        await bot.host.settled()
        await table.press(anna, "Start")
        await bot.host.settled()
        for person in (anna, bert, anna):
            # Before the bot tries again: what it shows then is newer than what was cut off.
            assert "✔ **Roll**" in (await fake.slash(person, table.place, "breakout roll").shown()).text
            await bot.host.settled()
        await travel(bot, 2)
        await travel(bot, 4)
        await redrawn(table, tmp_path)
        assert 1 == len(cut)
        [again, *_] = [
            r for r in fake.sent("POST", path) if r.json["nonce"] == cut[0].json["nonce"] and r is not cut[0]
        ]
        assert 200 == again.status
        hands = [message for message in fake.dm(bert).shown if message.buttons]
        assert [True] == ["Roll" in hand.buttons for hand in hands]
    said = [message.content for message in fake.dm(bert).shown if not message.embeds]
    assert 1 == sum(words.startswith("You sit at table 1") for words in said)
    assert 1 == sum("The game begins." in message.content for message in table.place.shown)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_edit_of_the_panel_whose_line_was_cut_is_made_again(
    fake: FakeDiscord, tmp_path: Path, travel: Travel, when: str
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path) as bot:
        table = await opened(fake, anna)
        await bot.host.settled()
        (fake.before if when == "before" else fake.after)("PATCH", "/channels/*", Request.drop)
        await table.press(bert, "Sit down")
        await travel(bot, 1)
        await redrawn(table, tmp_path)
        assert 1 == len(table.place.shown)

"""A bot in a process of its own: killed between two requests, started again, and the world is as it was."""

import signal
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.fake.process import BotProcess, bot_process
from tests.fake.server import FakeDiscord
from tests.fake.traffic import Request

SCRIPT = Path(__file__).with_name("journal_bot.py")


def journal_bot(fake: FakeDiscord, journal: Path) -> AbstractAsyncContextManager[BotProcess]:
    return bot_process(fake, SCRIPT, fake.token, str(fake.channel.id), str(journal))


@pytest.mark.parametrize(("when", "shown"), [("before", "Moves: left"), ("after", "Moves: left right")])
async def test_a_bot_killed_between_commit_and_reply_finds_its_world_again(
    fake: FakeDiscord, tmp_path: Path, when: str, shown: str
) -> None:
    anna, journal = fake.person("Anna"), tmp_path / "journal"
    async with journal_bot(fake, journal) as bot:
        await fake.gateway.ready()
        panel = fake.channel.last
        await fake.click(anna, panel, "left").shown()
        assert "Moves: left" == panel.content

        def kill(request: Request) -> None:
            bot.kill()
            request.drop()

        (fake.before if when == "before" else fake.after)("PATCH", "/webhooks/*", kill)
        pressed = await fake.click(anna, panel, "right")
        assert -signal.SIGKILL == await bot.gone()
        assert (6, shown) == (pressed.type, panel.content)
        assert ["left", "right"] == journal.read_text().splitlines()[1:]
    unheard = fake.click(anna, panel, "left")
    fake.clock.advance(3)
    assert not (await unheard).answered
    async with journal_bot(fake, journal):
        await fake.gateway.ready(2)
        assert "Moves: left right" == panel.content
        await fake.click(anna, panel, "right").shown()
    assert [("Moves: left right right", panel)] == [(message.content, message) for message in fake.channel.shown]


async def test_what_a_bot_prints_can_be_read_when_it_is_gone(fake: FakeDiscord, tmp_path: Path) -> None:
    async with bot_process(fake, SCRIPT, "wrong-token", str(fake.channel.id), str(tmp_path / "journal")) as bot:
        assert 1 == await bot.gone()
    assert "Improper token has been passed." in bot.output

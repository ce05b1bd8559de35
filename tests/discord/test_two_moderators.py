"""Two moderators who act on the same table at the same instant: one after the other, and the second is told."""

from pathlib import Path

import pytest

from tests.discord.bots import inside
from tests.discord.table import arranged, started, told
from tests.engine.breakout.track import race, team
from tests.fake.server import FakeDiscord


@pytest.mark.parametrize(
    ("command", "options", "first", "second"),
    [
        (
            "answer",
            {"seat": 1},
            "Answered for **Anna**. If that was wrong: /mod undo.",
            "Seat 1 is not asked anything now.",
        ),
        (
            "answer",
            {},
            "Answered for **Anna**. If that was wrong: /mod undo.",
            "Another moderator has just answered: look at the table, and do it again if it still waits.",
        ),
        ("pause", {}, "The table is paused.", "The table is paused already: resume it with /mod resume."),
        ("end", {}, "The game is over.", "The game at this table is over: open a new one with /table open."),
        (
            "remove",
            {"seat": 2},
            "**Bert** is out; a computer plays until somebody takes the seat. /mod replace gives it away.",
            "A computer plays that seat already: replace it, or let somebody join.",
        ),
    ],
)
async def test_what_two_moderators_do_at_once_is_done_once(
    fake: FakeDiscord, tmp_path: Path, command: str, options: dict[str, int], first: str, second: str
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    mo, pia = (fake.person(name, moderator=True) for name in ("Mo", "Pia"))
    games = arranged(race(A=team(on=3), B=team(on=8), dice=[2, 5, 1, 4]))
    async with inside(fake, tmp_path, games=games) as bot:
        table = await started(fake, anna, bert)
        await bot.host.settled()
        both = [fake.slash(each, table.place, f"mod {command}", reason="asleep", **options) for each in (mo, pia)]
        assert sorted([first, second]) == await told(*both)
        await bot.host.settled()
        lines = [message.content for message in table.place.shown if "asleep" in message.content]
        assert 1 == sum(content.count("asleep") for content in lines)

"""`bot.py run`: the bot on Discord, from the outside: a fake Discord on loopback, signals, exit codes."""

import re
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from console.copies import DailyCopies, until_tomorrow
from console.login import explained
from engine import GAMES
from settings import Settings
from storage import Store
from tests.fake.process import BotProcess, bot_process
from tests.fake.server import FakeDiscord
from tests.front_door import ROOT, Ran, bot, environment
from tests.sim.harness import world
from tests.sim.small_bot import SmallBot
from tests.storage.rows import by_hand

WHERE = (
    "get one at https://discord.com/developers/applications (your application, Bot, Reset Token) "
    "and put it into the file .env as ROGUES_TOKEN=..."
)


@asynccontextmanager
async def running(
    fake: FakeDiscord, folder: Path, *, token: str | None = None, **settings: object
) -> AsyncIterator[BotProcess]:
    """`bot.py run` that meets the fake, with a database of its own."""
    plain = environment(
        database=folder / "tables.db", backups=folder / "backups", token=token or fake.token, **settings
    )
    rogues = {name: value for name, value in plain.items() if name.startswith("ROGUES_")}
    async with bot_process(fake, ROOT / "bot.py", "run", **rogues) as process:
        yield process


def files(folder: Path) -> dict[str, bytes]:
    """The files in a folder, those of its folders too."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


async def stopped(process: BotProcess) -> int:
    """The exit code after a polite end."""
    process.kill(signal.SIGTERM)
    return await process.gone()


@pytest.mark.parametrize("words", [(), ("run",)])
@pytest.mark.parametrize("token", ["", "   "])
def test_without_a_token_one_sentence_says_where_to_get_and_put_it(
    tmp_path: Path, words: tuple[str, ...], token: str
) -> None:
    assert Ran(1, "", f"There is no token: {WHERE}\n") == bot(tmp_path, *words, token=token)
    assert [] == list(tmp_path.iterdir())


async def test_a_wrong_token_is_one_sentence_that_does_not_show_it(fake: FakeDiscord, tmp_path: Path) -> None:
    async with running(fake, tmp_path, token="token-that-nobody-sees", log_level="DEBUG") as process:
        assert 1 == await process.gone()
    assert process.output.endswith(f"\nDiscord does not accept the token: {WHERE}\n")
    assert [] == [word for word in ("nobody-sees", "Traceback") if word in process.output]


async def test_a_running_bot_has_sent_its_commands_and_shows_its_token_to_nobody(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    async with running(fake, tmp_path, log_level="DEBUG") as process:
        await fake.gateway.ready()
        assert 0 == await stopped(process)
    assert {"table", *GAMES, "hand", "card", "rules", "me", "mod"} == {
        command["name"] for command in fake.world.commands[None]
    }
    assert [] == [word for word in (fake.token, "Traceback") if word in process.output]
    assert [] == [name for name, data in files(tmp_path).items() if fake.token.encode() in data]


async def test_another_application_gets_the_commands_too(fake: FakeDiscord, tmp_path: Path) -> None:
    """As when a host makes a new application and puts its token in the place of the old one."""
    async with FakeDiscord() as other:
        assert other.world.application_id != fake.world.application_id
        for discord_ in (fake, other):
            async with running(discord_, tmp_path) as process:
                await discord_.gateway.ready()
                assert 0 == await stopped(process)
        assert fake.world.commands[None][0]["name"] == other.world.commands[None][0]["name"]


async def test_a_polite_end_comes_at_once_and_leaves_the_database_whole(fake: FakeDiscord, tmp_path: Path) -> None:
    async with running(fake, tmp_path) as process:
        await fake.gateway.ready()
        assert 0 == await stopped(process)
    lines = process.output.splitlines()
    assert [True, True] == [line.endswith(end) for line, end in zip(lines[-2:], ("stopping", "stopped"), strict=True)]
    assert [] == [name for name in files(tmp_path) if name.endswith("-wal")]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert [("ok",)] == connection.execute("PRAGMA integrity_check").fetchall()


async def test_who_has_clicked_before_the_end_gets_an_answer(fake: FakeDiscord, tmp_path: Path) -> None:
    """The bot is told to stop while Discord has not yet taken the acknowledgement."""
    async with running(fake, tmp_path) as process:
        await fake.gateway.ready()
        hold = fake.hold("POST", "/interactions/*/callback")
        typed = fake.slash(fake.person("Anna"), fake.channel, "table open", game="breakout", place="here")
        await hold.reached()
        process.kill(signal.SIGTERM)
        await fake.until(lambda: not fake.gateway.connected, "the end of the gateway connection")
        hold.release()
        assert 0 == await process.gone()
    assert "Table 1 is open" in (await typed).text


async def test_a_bot_that_is_still_logging_in_can_be_stopped(fake: FakeDiscord, tmp_path: Path) -> None:
    hold = fake.hold("GET", "/users/@me")
    async with running(fake, tmp_path) as process:
        await hold.reached()
        assert 0 == await stopped(process)
    hold.release()
    assert "Traceback" not in process.output


async def test_discord_that_refuses_is_one_sentence(fake: FakeDiscord, tmp_path: Path) -> None:
    fake.fail("GET", "/users/@me", status=403)
    async with running(fake, tmp_path) as process:
        assert 1 == await process.gone()
    assert process.output.endswith("\nDiscord refused to let the bot in (status 403): try again later.\n")
    assert "Traceback" not in process.output


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (4004, f"Discord does not accept the token: {WHERE}"),
        (4011, "Discord ended the connection for good (code 4011)."),
    ],
)
def test_a_connection_that_discord_ends_for_good_is_one_sentence(code: int, sentence: str) -> None:
    socket: Any = SimpleNamespace(close_code=code)
    assert sentence == str(explained(discord.ConnectionClosed(socket, shard_id=None)))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(13, "Permission denied", "data"), "The bot cannot run: Permission denied: data."),
        (OSError(28, "No space left on device"), "The bot cannot run: No space left on device."),
        (ConnectionResetError(104, "Connection reset by peer"), "Discord cannot be reached: see whether this computer"),
    ],
)
def test_an_error_of_the_disk_is_not_taken_for_one_of_the_way_to_discord(error: OSError, sentence: str) -> None:
    assert str(explained(error)).startswith(sentence)


async def test_a_bot_that_cannot_note_which_commands_it_has_sent_runs_and_says_so(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    (tmp_path / "tables.commands").mkdir()
    async with running(fake, tmp_path) as process:
        await fake.gateway.ready()
        assert 0 == await stopped(process)
    assert "tables.commands cannot be written (Is a directory): every start sends the commands" in process.output
    assert 1 == len(fake.sent("PUT", "*/commands"))


def test_an_error_that_has_nothing_to_do_with_discord_is_not_explained_away() -> None:
    assert explained(KeyError("card")) is None


async def test_discord_out_of_reach_is_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord() as gone:
        pass
    async with running(gone, tmp_path) as process:
        assert 1 == await process.gone()
    said = "Discord cannot be reached: see whether this computer is online, and try again later."
    assert said == process.output.splitlines()[-1]
    assert "Traceback" not in process.output


def test_a_database_of_a_newer_bot_is_one_sentence(tmp_path: Path) -> None:
    by_hand(tmp_path / "tables.db", "PRAGMA user_version = 999")
    ran = bot(tmp_path, token="any", database="tables.db")
    assert (1, "") == (ran.code, ran.out)
    assert re.fullmatch(
        r"The database tables\.db has version 999, newer than this bot's \d+: update the bot\.\n", ran.err
    )


def test_a_damaged_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 100)
    ran = bot(tmp_path, token="any", database="tables.db")
    assert Ran(1, "", "The database tables.db cannot be used: file is not a database.\n") == ran


async def test_a_database_that_another_program_keeps_locked_is_one_sentence(tmp_path: Path) -> None:
    """The program waits for the lock as long as the storage does, then gives up."""
    await (await Store.open(tmp_path / "tables.db")).close()
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        ran = bot(tmp_path, token="any", database="tables.db")
    assert Ran(1, "", "The database tables.db cannot be used: database is locked.\n") == ran


async def test_a_second_bot_on_the_same_database_is_refused_in_one_sentence_and_the_first_goes_on(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    async with running(fake, tmp_path) as first:
        await fake.gateway.ready()
        before = files(tmp_path).keys()
        async with running(fake, tmp_path) as second:
            assert 1 == await second.gone()
        name = tmp_path / "tables.db"
        said = f"Another bot runs on the database {name} already: stop it first, or name another with ROGUES_DATABASE."
        assert [said] == second.output.splitlines()
        assert before == files(tmp_path).keys()
        assert "All is in order" in bot(tmp_path, "check", database="tables.db").out
        assert 0 == await stopped(first)
    async with running(fake, tmp_path) as third:
        await fake.gateway.ready(2)
        third.kill()
        assert -signal.SIGKILL == await third.gone()
    async with running(fake, tmp_path) as fourth:
        await fake.gateway.ready(3)
        assert 0 == await stopped(fourth)


async def test_the_copy_of_the_day_is_made_at_the_start_once_there_is_something_to_copy(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    copies: list[int] = []
    for times in (1, 2, 3):
        async with running(fake, tmp_path) as process:
            await fake.gateway.ready(times)
            assert 0 == await stopped(process)
        copies.append(len(list((tmp_path / "backups").glob("tables-*.db"))))
    assert [0, 1, 1] == copies
    assert 1 == len(fake.sent("PUT", "*/commands")), "commands that have not changed were sent again"


async def test_a_bot_that_runs_for_days_has_a_copy_of_each(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "tables.db", backups=tmp_path / "backups", daily_backups=3)
    async with world(lambda: CopiedBot(settings)) as w:
        for _ in range(5):
            await w.travel(86_400)
    days = [path.name[:17] for path in sorted(settings.backups.iterdir())]
    assert ["tables-2026-01-03", "tables-2026-01-04", "tables-2026-01-05"] == days


async def test_a_copy_that_fails_is_logged_and_tried_again_the_next_day(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "tables.db", backups=tmp_path / "backups")
    async with world(lambda: CopiedBot(settings)) as w:
        settings.backups.rename(tmp_path / "away")
        settings.backups.write_text("no folder")
        await w.travel(90_000)
        [failed] = w.logged
        settings.backups.unlink()
        await w.travel(86_400)
    assert failed.startswith("The daily copy failed. The database ")
    assert ["tables-2026-01-03"] == [path.name[:17] for path in settings.backups.iterdir()]


@pytest.mark.parametrize(
    ("now", "hours"),
    [("2026-03-01T00:00:00", 24 + 5 / 60), ("2026-03-01T23:05:00", 1.0), ("2026-12-31T12:05:00", 12.0)],
)
def test_the_next_copy_is_due_five_minutes_after_midnight(now: str, hours: float) -> None:
    assert hours * 3600 == pytest.approx(until_tomorrow(datetime.fromisoformat(now).replace(tzinfo=UTC)))


class CopiedBot(SmallBot):
    """A bot whose database is copied every day."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.database)
        self.copies = DailyCopies(settings)

    async def setup_hook(self) -> None:
        await super().setup_hook()
        await self.copies.start()

    async def close(self) -> None:
        await self.copies.stop()
        await super().close()

"""`bot.py check`: what a host is told, and what counts as wrong."""

import asyncio
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from tests.fake.process import bot_process
from tests.fake.server import FakeDiscord
from tests.front_door import ROOT, bot, environment
from tests.storage.rows import by_hand

PERMISSIONS = (
    "View Channel",
    "Send Messages",
    "Send Messages in Threads",
    "Create Public Threads",
    "Create Private Threads",
    "Embed Links",
    "Attach Files",
    "Read Message History",
)


def facts(out: str) -> dict[str, str]:
    """The lines of a report by what they are about."""
    return dict(line.split(": ", 1) for line in out.splitlines() if ": " in line)


def invited(link: str) -> tuple[str, discord.Permissions, set[str]]:
    """Whom an invite link asks for, with which permissions and scopes."""
    assert link.startswith("https://discord.com/oauth2/authorize?")
    asked = parse_qs(urlsplit(link).query)
    return asked["client_id"][0], discord.Permissions(int(asked["permissions"][0])), set(asked["scope"][0].split())


def test_a_fresh_checkout_is_in_order_and_is_told_how_to_get_token_and_link(tmp_path: Path) -> None:
    ran = bot(tmp_path, "check")
    assert (0, "") == (ran.code, ran.err)
    told = facts(ran.out)
    assert told["Versions"].startswith("Python 3.")
    assert f"discord.py {discord.__version__}" in told["Versions"]
    assert told["Database"] == "data/rogues-table.db is made at the first start"
    assert "ROGUES_TOKEN" in told["Token"]
    assert "ROGUES_APPLICATION_ID" in told["Invite link"]
    assert "All is in order, except for the token." == ran.out.splitlines()[-1]
    assert [] == list(tmp_path.iterdir())


def test_the_invite_link_asks_for_exactly_the_permissions_that_are_named(tmp_path: Path) -> None:
    ran = bot(tmp_path, "check", application_id=112233)
    told = facts(ran.out)
    number, names = re.fullmatch(r"(\d+) \((.*)\)", told["Permissions"]).groups()  # pyright: ignore[reportOptionalMemberAccess]
    assert sorted(PERMISSIONS) == sorted(names.split(", "))
    wanted = {name.lower().replace(" ", "_").replace("view_channel", "read_messages") for name in PERMISSIONS}
    asked = discord.Permissions(int(number))
    assert wanted == {name for name, granted in asked if granted}
    assert ("112233", asked, {"bot", "applications.commands"}) == invited(told["Invite link"])


def test_a_damaged_database_is_wrong(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    database.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    ran = bot(tmp_path, "check", database=database)
    assert (1, 1) == (ran.code, ran.err.count("\n"))
    assert ran.err.startswith("The database tables.db cannot be read: ")
    assert "in order" not in ran.out


def test_a_database_of_a_newer_bot_is_wrong(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    by_hand(database, "PRAGMA user_version = 999")
    ran = bot(tmp_path, "check", database=database)
    assert 1 == ran.code
    assert re.fullmatch(
        r"The database tables\.db has version 999, newer than this bot's \d+: update the bot\.\n", ran.err
    )


def test_a_database_that_cannot_be_made_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    ran = bot(tmp_path, "check", backups=tmp_path / "copies")
    assert 1 == ran.code
    assert ran.err.startswith("The database data/rogues-table.db cannot be made: ")


def test_a_folder_for_copies_that_cannot_be_made_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "copies").write_text("no folder")
    ran = bot(tmp_path, "check", backups=tmp_path / "copies")
    expected = (
        f"Nothing can be copied to {tmp_path / 'copies'}: ROGUES_BACKUPS must be a folder where this user may write."
    )
    assert (1, f"{expected}\n") == (ran.code, ran.err)
    assert "Backups" not in facts(ran.out)


def test_versions_and_permissions_are_told_even_when_a_setting_is_wrong(tmp_path: Path) -> None:
    ran = bot(tmp_path, "check", daily_backups="many")
    assert (1, "ROGUES_DAILY_BACKUPS must be a whole number from 0 to 366.\n") == (ran.code, ran.err)
    assert {"Versions", "Permissions"} == set(facts(ran.out))


async def test_with_a_token_discord_names_the_application(fake: FakeDiscord, tmp_path: Path) -> None:
    code, told = await asked(fake, tmp_path, fake.token)
    assert 0 == code
    assert str(fake.world.application_id) == invited(facts(told)["Invite link"])[0]
    assert "All is in order." == told.splitlines()[-1]
    assert fake.token not in told


async def test_a_token_that_discord_does_not_accept_is_wrong(fake: FakeDiscord, tmp_path: Path) -> None:
    code, told = await asked(fake, tmp_path, "token-that-nobody-sees", application_id=5)
    assert 1 == code
    assert "\nDiscord does not accept the token: get one at https://discord.com/developers/applications " in told
    assert "5" == invited(facts(told)["Invite link"])[0]
    assert [] == [word for word in ("nobody-sees", "Traceback", "in order.") if word in told]


async def test_an_application_that_is_not_the_tokens_is_wrong(fake: FakeDiscord, tmp_path: Path) -> None:
    code, told = await asked(fake, tmp_path, fake.token, application_id=5)
    right = fake.world.application_id
    assert 1 == code
    assert f"\nROGUES_APPLICATION_ID must be {right}: the token belongs to that application.\n" in told
    assert str(right) == invited(facts(told)["Invite link"])[0]


async def test_discord_out_of_reach_is_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord() as gone:
        pass
    code, told = await asked(gone, tmp_path, gone.token)
    assert 1 == code
    assert "\nDiscord cannot be reached: see whether this computer is online, and try again later.\n" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("token", ["two words", "a\ttab", "ключ"])
def test_what_cannot_be_a_token_is_not_even_sent(tmp_path: Path, token: str) -> None:
    ran = bot(tmp_path, "check", token=token)
    assert 1 == ran.code
    assert ran.err.startswith("Discord does not accept the token: ")
    assert token not in ran.out + ran.err


async def asked(fake: FakeDiscord, folder: Path, token: str, **settings: object) -> tuple[int, str]:
    """Exit code and output of `bot.py check` that asks the fake."""
    async with asyncio.timeout(60):
        async with bot_process(fake, ROOT / "bot.py", "check", **chosen(folder, token=token, **settings)) as running:
            return await running.gone(), running.output


def chosen(folder: Path, **settings: object) -> dict[str, str]:
    """Settings as environment variables, with a database of the test's own."""
    plain = environment(database=folder / "tables.db", backups=folder / "backups", **settings)
    return {name: value for name, value in plain.items() if name.startswith("ROGUES_")}

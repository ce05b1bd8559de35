"""`bot.py backup`, `export` and `import`: copies for the host of a bot, which nobody else may read."""

import asyncio
import json
import stat
from pathlib import Path

import pytest

from console.assembly import make_bot
from settings import Settings
from storage import Store, tables
from tests.front_door import Ran, blank, bot
from tests.sim.harness import world
from tests.storage.rows import IVY, everything, full


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A bot's database with one table in it."""
    path = tmp_path / "tables.db"
    store = await Store.open(path)
    assert 1 == await full(store)
    await store.close()
    return path


def test_a_backup_is_the_whole_database_in_the_folder_that_is_named(tmp_path: Path, database: Path) -> None:
    ran = bot(tmp_path, "backup", "--to", "copies", database=database)
    [copy] = (tmp_path / "copies").iterdir()
    assert Ran(0, f"Copied to copies/{copy.name}\n", "") == ran
    assert everything(database) == everything(copy)


def test_without_a_folder_a_backup_goes_to_the_one_of_the_settings_and_deletes_none(
    tmp_path: Path, database: Path
) -> None:
    old = tmp_path / "kept" / "tables-2001-01-01-000000.db"
    old.parent.mkdir()
    old.touch()
    ran = bot(tmp_path, "backup", database=database, backups="kept", daily_backups=1)
    assert 0 == ran.code
    assert old.exists()
    assert 2 == len(list(old.parent.iterdir()))


def test_without_a_database_there_is_nothing_to_copy(tmp_path: Path) -> None:
    ran = bot(tmp_path, "backup")
    assert (1, "", 1) == (ran.code, ran.out, ran.err.count("\n"))
    assert ran.err.startswith(f"There is no database {tmp_path / 'data/rogues-table.db'}: ")
    assert not (tmp_path / "data" / "rogues-table.db").exists()


def test_a_table_moves_to_another_database(tmp_path: Path, database: Path) -> None:
    left = bot(tmp_path, "export", 1, "table.json", database=database)
    assert (0, "") == (left.code, left.err)
    assert left.out.startswith("Table 1 is in table.json.\nThe file holds every secret of the game")
    entered = bot(tmp_path, "import", "table.json", database="elsewhere.db")
    assert (0, "") == (entered.code, entered.err)
    assert entered.out.startswith("Stored as table 1.\n")
    assert "/mod repair table:1 " in entered.out
    there = everything(tmp_path / "elsewhere.db")
    here = everything(database)
    worked_out = {"counted", "results", "ratings"}
    assert worked_out == {name for name in here if here[name] != there[name]} - {"sqlite_sequence"}
    again = bot(tmp_path, "import", "table.json", database="elsewhere.db")
    once = "statistics and ratings count it once, at the table where it ends first."
    counted_once = f"The same game is here already (table 1): {once}"
    assert again.out.startswith(f"Stored as table 2.\n{counted_once}\n")
    assert counted_once not in entered.out


async def test_a_running_game_goes_on_in_the_database_that_it_was_moved_to(tmp_path: Path) -> None:
    """It is exported while the bot runs; the other bot takes over with the same people on the same server."""
    here, there = (Settings(database=tmp_path / f"{name}.db", pacing=60) for name in ("here", "there"))
    chosen = [here]
    async with world(lambda: make_bot(chosen[0], painter=blank)) as w:
        await w.alice.slash("table open", game="breakout", place="here")
        for command in ("computer", "computer", "leave", "start"):
            await w.alice.slash(f"table {command}")
        await w.travel(600)
        assert 0 == bot(tmp_path, "export", 1, "table.json", database="here.db").code
        assert 0 == bot(tmp_path, "import", "table.json", database="there.db").code
        chosen[0] = there
        await w.restart()
        before = len(w.alice.sees())
        await w.max.slash("mod repair", reason="It has moved.", table="1")
        while not any(" wins!" in each.text for each in w.alice.sees()[before:]):
            await w.travel(1200)


async def test_the_record_of_a_finished_game_is_written_without_secrets_however_large_it_is(tmp_path: Path) -> None:
    database = tmp_path / "here.db"
    async with world(lambda: make_bot(Settings(database=database, pacing=60), painter=blank)) as w:
        await w.alice.slash("table open", game="breakout", place="here")
        await w.alice.slash("table computer")
        await w.alice.slash("table start")
        running = bot(tmp_path, "export", 1, "record.json", "--record", database="here.db")
        assert Ran(1, "", "The game at table 1 is not over: it can be exported when it is.\n") == running
        assert not (tmp_path / "record.json").exists()
        await w.max.slash("mod end", reason="late")
        record = bot(tmp_path, "export", 1, "record.json", "--record", database="here.db")
        assert (0, "") == (record.code, record.err)
        proves = "Anybody may have it: python bot.py verify record.json proves its dice."
        assert f"Table 1 is in record.json.\n{proves}\n" == record.out
        assert str(w.alice.id) not in (tmp_path / "record.json").read_text(encoding="utf-8")
    assert "draws are proven" in bot(tmp_path, "verify", "record.json").out


def test_only_its_owner_may_read_an_exported_table(tmp_path: Path, database: Path) -> None:
    bot(tmp_path, "export", 1, "table.json", database=database)
    assert 0o600 == stat.S_IMODE((tmp_path / "table.json").stat().st_mode)
    assert str(IVY) in (tmp_path / "table.json").read_text(encoding="utf-8")


def test_an_export_writes_over_nothing(tmp_path: Path, database: Path) -> None:
    (tmp_path / "table.json").write_text("mine")
    ran = bot(tmp_path, "export", 1, "table.json", database=database)
    assert Ran(1, "", "table.json exists already: name a file that does not.\n") == ran
    assert "mine" == (tmp_path / "table.json").read_text()


def test_a_table_that_is_not_there_leaves_no_file(tmp_path: Path, database: Path) -> None:
    assert Ran(1, "", "There is no table 7.\n") == bot(tmp_path, "export", 7, "table.json", database=database)
    assert not (tmp_path / "table.json").exists()


def test_an_export_without_a_database_makes_neither_file(tmp_path: Path) -> None:
    ran = bot(tmp_path, "export", 1, "table.json")
    place = "do this in the folder where the bot is started, or let ROGUES_DATABASE name its database."
    assert Ran(1, "", f"There is no database {tmp_path / 'data/rogues-table.db'}: {place}\n") == ran
    assert [] == list(tmp_path.iterdir())


def test_an_export_to_where_nothing_can_be_written_is_one_sentence(tmp_path: Path, database: Path) -> None:
    ran = bot(tmp_path, "export", 1, "nowhere/table.json", database=database)
    assert Ran(1, "", "The file nowhere/table.json cannot be written: No such file or directory.\n") == ran


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "There is no file table.json."),
        (b"\xff\xfe", "The file table.json cannot be read: it is no JSON."),
        (b"{", "The file table.json cannot be read: it is no JSON."),
        (b"[1]", "The exported table is not complete."),
        (b'{"format": "song"}', "The file is no exported table."),
    ],
)
def test_what_is_no_exported_table_is_not_imported(tmp_path: Path, content: bytes | None, sentence: str) -> None:
    if content is not None:
        (tmp_path / "table.json").write_bytes(content)
    assert Ran(1, "", f"{sentence}\n") == bot(tmp_path, "import", "table.json", database="tables.db")


def test_an_export_whose_people_were_taken_out_is_not_imported(tmp_path: Path, database: Path) -> None:
    bot(tmp_path, "export", 1, "table.json", database=database)
    document = json.loads((tmp_path / "table.json").read_text(encoding="utf-8"))
    document["people"] = []
    (tmp_path / "table.json").write_text(json.dumps(document))
    ran = bot(tmp_path, "import", "table.json", database="elsewhere.db")
    assert Ran(1, "", "The exported table is not complete.\n") == ran
    assert 0 == asyncio.run(how_many(tmp_path / "elsewhere.db"))


async def how_many(database: Path) -> int:
    """The number of tables in a database."""
    store = await Store.open(database)
    try:
        return len([number for number in range(1, 9) if await tables.get(store.read, number)])
    finally:
        await store.close()

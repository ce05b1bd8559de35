"""Copies of the database: whole, taken while the bot runs, limited in number."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import StorageError, Store, Tx, people, tables
from storage.backup import backup, copies, daily
from storage.errors import cause, reason
from storage.health import problems
from storage.migrate import available, upgrade
from tests.storage.rows import HARLEY, everything, full, opened

NOON = 1714564800.0  # 2024-05-01 12:00 UTC
DAY = 86400.0


async def test_a_copy_of_a_running_database_opens_as_a_database_of_its_own(
    path: Path, store: Store, tmp_path: Path
) -> None:
    table_id = await full(store)
    copy = backup(path, tmp_path / "deep" / "copies", 7, NOON)
    assert tmp_path / "deep" / "copies" / "rogues-2024-05-01-120000.db" == copy
    assert everything(path) == everything(copy)
    again = await Store.open(copy)
    assert await tables.must(store.read, table_id) == await tables.must(again.read, table_id)
    await again.close()


async def test_a_copy_taken_inside_a_transaction_has_what_was_committed_and_holds_nobody_up(
    path: Path, store: Store, tmp_path: Path
) -> None:
    await opened(store)
    before = everything(path)

    async def work(tx: Tx) -> Path:
        await people.change(tx, HARLEY, name="Harleen")
        return backup(path, tmp_path / "copies", 7, NOON)

    copy = await store.transaction(work)
    assert before == everything(copy)
    assert "Harleen" == (await people.get(store.read, HARLEY) or pytest.fail("nobody")).name


async def test_the_oldest_copies_beyond_the_limit_are_deleted(path: Path, store: Store, tmp_path: Path) -> None:
    await opened(store)
    folder = tmp_path / "copies"
    made = [backup(path, folder, None, NOON + DAY * day) for day in range(4)]
    others = [folder / name for name in ("rogues-old.db", "other-2024-05-01-120000.db", "rogues-2024-05-01-120000.txt")]
    for other in others:
        other.write_text("not ours", encoding="utf-8")
    made.append(backup(path, folder, 3, NOON + DAY * 4))
    assert list(reversed(made[2:])) == copies(path, folder)
    assert all(other.exists() for other in others)


def test_copies_of_days_to_come_make_room_first_when_the_clock_was_wrong(path: Path, tmp_path: Path) -> None:
    upgrade(path)
    folder = tmp_path / "copies"
    for day in (1, 2, 300, 301):
        backup(path, folder, None, NOON + DAY * day)
    backup(path, folder, 3, NOON + DAY * 3)
    assert ["05-04", "05-03", "05-02"] == [found.name[12:17] for found in copies(path, folder)]


def test_what_is_left_of_copies_that_were_killed_is_deleted_after_a_day(path: Path, tmp_path: Path) -> None:
    upgrade(path)
    folder = tmp_path / "copies"
    folder.mkdir()
    ages = {"rogues-2024-04-29-000500.db": 2, "rogues-2024-05-01-115959.db": 0, "other-2024-04-29-000500.db": 2}
    for name, days in ages.items():
        (folder / f"{name}.part").touch()
        os.utime(folder / f"{name}.part", (NOON, NOON - DAY * days))
    made = backup(path, folder, 7, NOON)
    left = ["other-2024-04-29-000500.db.part", "rogues-2024-05-01-115959.db.part", made.name]
    assert left == sorted(found.name for found in folder.iterdir())


@pytest.mark.parametrize("keep", [0, 1])
def test_the_copy_just_made_is_never_deleted_even_when_the_clock_went_back(
    path: Path, tmp_path: Path, keep: int
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE a (b)")
    folder = tmp_path / "copies"
    backup(path, folder, None, NOON + DAY)
    made = backup(path, folder, keep, NOON)
    assert [made] == copies(path, folder)


async def test_there_is_one_copy_a_day_however_often_it_is_asked_for(path: Path, store: Store, tmp_path: Path) -> None:
    await opened(store)
    folder = tmp_path / "copies"
    first = await daily(path, folder, 2, NOON)
    assert first == folder / "rogues-2024-05-01-120000.db"
    assert None is await daily(path, folder, 2, NOON + 3600)
    second = await daily(path, folder, 2, NOON + DAY)
    third = await daily(path, folder, 2, NOON + 2 * DAY)
    assert [third, second] == copies(path, folder)


async def test_a_limit_of_none_at_all_makes_no_daily_copy(path: Path, store: Store, tmp_path: Path) -> None:
    await opened(store)
    assert None is await daily(path, tmp_path / "copies", 0, NOON)
    assert not (tmp_path / "copies").exists()


def test_a_missing_database_is_an_error_and_is_not_made(path: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"cannot be copied to .*: unable to open database file: it must lie in "):
        backup(path, tmp_path / "copies", 7, NOON)
    assert not path.exists()
    assert [] == copies(path, tmp_path / "copies")


async def test_a_sound_database_has_no_problems_and_a_missing_one_neither(path: Path) -> None:
    assert [] == problems(path)
    assert [] == [*path.parent.glob(path.name)]
    store = await Store.open(path)
    await full(store)
    assert [] == problems(path)
    await store.close()


async def test_what_is_wrong_with_a_database_is_said_in_sentences(path: Path) -> None:
    store = await Store.open(path)
    await full(store)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM people")
        connection.execute("PRAGMA user_version = 9")
    found = problems(path)
    assert (
        f"The database rogues.db has version 9, newer than this bot's {len(available())}: update the bot." == found[0]
    )
    assert "The database rogues.db has 11 rows that point nowhere." == found[1]


def test_a_file_that_is_no_database_is_a_problem(path: Path) -> None:
    path.write_bytes(b"not a database, " * 100)
    assert ["The database rogues.db cannot be read: file is not a database."] == problems(path)


def test_pages_that_the_disk_spoilt_cannot_be_copied_and_no_half_of_a_copy_stays(path: Path, tmp_path: Path) -> None:
    upgrade(path)
    spoil(path)
    with pytest.raises(StorageError, match=r"cannot be copied to .*: database disk image is malformed: take the last "):
        backup(path, tmp_path / "copies", 7, NOON)
    assert [] == [*(tmp_path / "copies").iterdir()]


def spoil(path: Path) -> None:
    """Overwrite two pages of a database."""
    data = bytearray(path.read_bytes())
    data[4096 * 2 : 4096 * 4] = b"\xaa" * 8192
    path.write_bytes(data)


def test_pages_that_the_disk_spoilt_are_a_problem(path: Path) -> None:
    upgrade(path)
    spoil(path)
    found = problems(path)
    assert 1 == len(found)
    assert "rogues.db" in found[0]


def test_a_disk_without_room_is_said_with_what_helps(path: Path) -> None:
    upgrade(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(sqlite3.Error) as full_up:
            connection.execute(
                "CREATE TABLE more AS WITH RECURSIVE n(i) AS "
                "(SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9999) SELECT i FROM n"
            )
    assert "database or disk is full: make room on the disk" == reason(full_up.value)
    assert "no such thing" == reason(OSError("no such thing"))


def test_what_failed_below_an_error_is_named_without_any_value() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE hands (card TEXT UNIQUE)")
        connection.execute("INSERT INTO hands VALUES ('secret')")
        with pytest.raises(sqlite3.Error) as twice:
            connection.execute("INSERT INTO hands VALUES ('secret')")
    assert "SQLITE_CONSTRAINT_UNIQUE" == cause(twice.value)
    assert "No space left on device" == cause(OSError(28, "No space left on device", "secret"))
    assert "" == cause(ValueError("secret"))

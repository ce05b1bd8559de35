"""One bot for each database."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import StorageError
from storage.alone import alone, upgrade_alone
from storage.migrate import available
from tests.storage.rows import by_hand


def _version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def test_a_database_is_held_by_one_bot_at_a_time_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with alone(tmp_path / "tables.db"):
        for name in ("tables.db", "./tables.db", "link.db"):
            with (
                pytest.raises(StorageError, match=r"^Another bot runs on the database .*\.db already: "),
                alone(tmp_path / name),
            ):
                raise AssertionError("two bots run")
        with alone(tmp_path / "other.db"):
            pass
    with alone(tmp_path / "tables.db"):
        pass


def test_a_database_is_brought_up_to_date_but_not_under_an_older_bot_that_runs_on_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    by_hand(path, "PRAGMA user_version = 0")
    with alone(path):
        with pytest.raises(StorageError, match=r"^Another bot runs on the database "):
            upgrade_alone(path)
        assert 0 == _version(path)
    upgrade_alone(path)
    assert len(available()) == _version(path)
    with alone(path):
        upgrade_alone(path)


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with (
        pytest.raises(StorageError, match=r"^The database tables\.db cannot be used: .*exists.*\.$"),
        alone(tmp_path / "file" / "tables.db"),
    ):
        raise AssertionError("nothing is there")


def test_a_lock_that_cannot_be_held_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db.running").write_bytes(b"no database at all" * 100)
    with (
        pytest.raises(StorageError, match=r"^The database tables\.db cannot be used: .+\.$"),
        alone(tmp_path / "tables.db"),
    ):
        raise AssertionError("nothing is held")

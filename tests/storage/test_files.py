"""What this user may do with files, and who else may read those that hold secrets."""

import os
from pathlib import Path

import pytest

from storage import StorageError
from storage.alone import alone
from storage.backup import backup
from storage.files import exists, may_fill, may_write
from storage.health import problems
from storage.migrate import upgrade
from tests.front_door import Ran, bot

NOON = 1714564800.0  # 2024-05-01 12:00 UTC
TOO_LONG = Path("n" * 300, "tables.db")
"""The system raises an error when it is asked for this file, as for one in a folder where nobody may look."""

NO_DATABASE = (
    "There is no database {database}: do this in the folder where the bot is started, or let ROGUES_DATABASE name its "
    "database.\n"
)


@pytest.fixture
def not_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system answers as it does to whoever is not root: by the bits of the file."""
    monkeypatch.setattr(os, "access", lambda path, mode: bool(Path(path).stat().st_mode & 0o222))


def _read_only(file: Path) -> None:
    file.chmod(0o444)


def _mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_a_file_that_cannot_be_asked_for_is_not_there(tmp_path: Path) -> None:
    assert exists(tmp_path)
    assert not exists(tmp_path / "nothing")
    with pytest.raises(OSError, match="File name too long"):
        os.stat(TOO_LONG)  # noqa: PTH116 - what later versions of pathlib swallow
    assert not exists(TOO_LONG)


@pytest.mark.usefixtures("not_root")
def test_a_folder_can_be_filled_that_can_be_made(tmp_path: Path) -> None:
    assert may_fill(tmp_path / "a" / "b")
    (tmp_path / "a").write_text("no folder", encoding="utf-8")
    assert not may_fill(tmp_path / "a" / "b")
    (tmp_path / "shut").mkdir(mode=0o555)
    assert not may_fill(tmp_path / "shut" / "c")


@pytest.mark.usefixtures("not_root")
def test_a_database_that_may_only_be_read_is_refused_before_anybody_plays(path: Path) -> None:
    """SQLite opens it, and the first move of the first table would be what fails."""
    upgrade(path)
    _read_only(path)
    said = "The database rogues.db cannot be used: this user may not write to it."
    assert not may_write(path)
    assert [said] == problems(path)
    with pytest.raises(StorageError) as refused:
        upgrade(path)
    assert said == str(refused.value)
    assert [path] == list(path.parent.glob(f"{path.name}*"))


@pytest.mark.usefixtures("not_root")
def test_a_lock_that_may_only_be_read_is_no_lock(path: Path) -> None:
    lock = path.with_name("rogues.db.running")
    lock.touch()
    _read_only(lock)
    with pytest.raises(StorageError) as refused, alone(path):
        raise AssertionError("nothing is held")
    said = "The database rogues.db cannot be used: this user may not write to rogues.db.running beside it."
    assert said == str(refused.value)


def test_nobody_but_its_owner_reads_a_database_or_a_copy(path: Path, tmp_path: Path) -> None:
    upgrade(path)
    made = backup(path, tmp_path / "copies", 7, NOON)
    assert (0o600, 0o600) == (_mode(path), _mode(made))


def test_an_old_copy_that_cannot_be_deleted_is_said_and_the_others_are_deleted(path: Path, tmp_path: Path) -> None:
    upgrade(path)
    folder = tmp_path / "copies"
    (folder / "rogues-2024-01-02-000000.db").mkdir(parents=True)
    (folder / "rogues-2024-01-01-000000.db").touch()
    with pytest.raises(StorageError, match=r"^An old copy cannot be deleted: .*: .*/rogues-2024-01-02-000000\.db\.$"):
        backup(path, folder, 1, NOON)
    left = ["rogues-2024-01-02-000000.db", "rogues-2024-05-01-120000.db"]
    assert left == sorted(found.name for found in folder.iterdir())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("recount",), NO_DATABASE),
        (("export", "1", "file"), NO_DATABASE),
        (("backup",), NO_DATABASE),
        (("run",), "The database tables.db cannot be used: File name too long: {folder}.\n"),
    ],
)
def test_a_database_that_cannot_be_asked_for_is_one_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    ran = bot(tmp_path, *words, database=TOO_LONG, token="any")
    assert Ran(1, "", said.format(database=tmp_path / TOO_LONG, folder=tmp_path / TOO_LONG.parent)) == ran
    assert [] == list(tmp_path.iterdir())

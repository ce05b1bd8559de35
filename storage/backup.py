"""Copies of the database, taken while the bot runs. Each is whole: opening it needs no other file."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from storage.errors import StorageError, reason
from storage.files import make_private

DAY = 86400.0


def backup(path: Path, folder: Path, keep: int | None, at: float) -> Path:
    """Copy the database at ``path`` into ``folder``; return the copy, named after ``at`` (unix seconds) in UTC.

    Then the oldest copies beyond ``keep`` are deleted, never the one just made, and what is left of copies that were
    cut short; None deletes nothing. Copies of days to come, from when the clock was wrong, go before all others.
    Raises StorageError if there is no database, it cannot be copied, or an old copy cannot be deleted.
    """
    stamp = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d-%H%M%S")
    target = folder / f"{path.stem}-{stamp}.db"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # mode=rw: a mistyped path must not make an empty database.
        uri = f"{path.resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=10)) as connection:
            copy(connection, target)
    except (sqlite3.Error, OSError) as problem:
        raise StorageError(f"The database {path} cannot be copied to {folder}: {reason(problem)}.") from problem
    if keep is not None:
        others = [found for found in copies(path, folder) if found != target]
        others.sort(key=lambda found: found.name < target.name, reverse=True)
        _delete([*others[max(keep - 1, 0) :], *_cut_short(path, folder, at)])
    return target


def _cut_short(path: Path, folder: Path, at: float) -> list[Path]:
    """What copies have left in ``folder`` that were killed a day ago or more: none of them is still being made."""
    try:
        parts = [found for found in folder.glob("*.db.part") if _name_of(path).fullmatch(found.stem)]
        return [found for found in parts if found.stat().st_mtime < at - DAY]
    except OSError:
        return []  # One of them has just become a copy: the next day is soon enough.


def _delete(old: list[Path]) -> None:
    """Delete copies. Raises StorageError if one cannot be deleted; then the others are gone all the same."""
    failed: OSError | None = None
    for each in old:
        try:
            each.unlink(missing_ok=True)
        except OSError as problem:
            failed = problem
    if failed is not None:
        raise StorageError(f"An old copy cannot be deleted: {reason(failed)}.") from failed


async def daily(path: Path, folder: Path, keep: int, at: float) -> Path | None:
    """Make the copy of the day (UTC) of ``at`` in a thread, unless there is one or ``keep`` is 0; else return None."""
    day = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")
    if keep < 1 or any(found.name.startswith(f"{path.stem}-{day}-") for found in copies(path, folder)):
        return None
    return await asyncio.to_thread(backup, path, folder, keep, at)


def copies(path: Path, folder: Path) -> list[Path]:
    """The copies of this database in ``folder``, the newest first; none if this user may not look into it."""
    name = _name_of(path)
    try:
        return sorted((found for found in folder.glob("*.db") if name.fullmatch(found.name)), reverse=True)
    except OSError:
        return []


def _name_of(path: Path) -> re.Pattern[str]:
    """What a copy of this database is called."""
    return re.compile(re.escape(path.stem) + r"-\d{4}-\d\d-\d\d-\d{6}\.db")


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write a complete copy of an open database to ``target``, in place of an older file of that name.

    The name appears only once the copy is whole and on the disk, and only its owner may read it. Raises sqlite3.Error
    or OSError.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        connection.execute("VACUUM INTO ?", (str(part),))
        _sync(part)
        part.replace(target)
    finally:
        # Half a copy would only fill the disk more.
        part.unlink(missing_ok=True)
    _sync(target.parent)


def _sync(path: Path) -> None:
    """Have the disk hold a file, or a folder's names: SQLite does not do it for copies."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

"""Copies of the database, taken while the bot runs. Each is whole: opening it needs no other file."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from storage.errors import StorageError, reason


def backup(path: Path, folder: Path, keep: int | None, at: float) -> Path:
    """Copy the database at ``path`` into ``folder``; return the copy, named after ``at`` (unix seconds) in UTC.

    Then the oldest copies beyond ``keep`` are deleted, never the one just made; None deletes nothing.
    Raises StorageError if there is no database or it cannot be copied.
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
        for old in [found for found in copies(path, folder) if found != target][max(keep - 1, 0) :]:
            old.unlink(missing_ok=True)
    return target


async def daily(path: Path, folder: Path, keep: int, at: float) -> Path | None:
    """Make the copy of the day (UTC) of ``at`` in a thread, unless there is one or ``keep`` is 0; else return None."""
    day = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")
    if keep < 1 or any(found.name.startswith(f"{path.stem}-{day}-") for found in copies(path, folder)):
        return None
    return await asyncio.to_thread(backup, path, folder, keep, at)


def copies(path: Path, folder: Path) -> list[Path]:
    """The copies of this database in ``folder``, the newest first."""
    name = re.compile(re.escape(path.stem) + r"-\d{4}-\d\d-\d\d-\d{6}\.db")
    return sorted((found for found in folder.glob("*.db") if name.fullmatch(found.name)), reverse=True)


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write a complete copy of an open database to ``target``, in place of an older file of that name.

    The name appears only once the copy is whole and on the disk. Raises sqlite3.Error or OSError.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
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

"""One running bot for each database: it holds a lock beside the database, which ends with its process."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.errors import StorageError, reason
from storage.files import exists, may_write
from storage.migrate import MIGRATIONS, available, upgrade


@contextmanager
def alone(path: Path) -> Generator[None]:
    """Be the only bot on a database while the block runs. Raises StorageError if another one is.

    The lock is one of SQLite's on an empty file of its own, so others can read, copy and import meanwhile, and a bot
    that was killed leaves none.
    """
    try:
        whole = path.resolve()
        whole.parent.mkdir(parents=True, exist_ok=True)
        lock = whole.with_name(f"{whole.name}.running")
        beside = sqlite3.connect(lock, isolation_level=None, timeout=0)
    except (sqlite3.Error, OSError) as problem:
        raise StorageError(f"The database {path.name} cannot be used: {reason(problem)}.") from problem
    with closing(beside):
        try:
            beside.execute("BEGIN EXCLUSIVE")
            # On a file that it may only read SQLite gives the lock to everybody.
            if not may_write(lock):
                raise StorageError(
                    f"The database {path.name} cannot be used: this user may not write to {lock.name} beside it."
                )
        except sqlite3.Error as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise StorageError(f"The database {path.name} cannot be used: {reason(problem)}.") from problem
            raise StorageError(
                f"Another bot runs on the database {path} already: stop it first, or name another with ROGUES_DATABASE."
            ) from None
        yield


def upgrade_alone(path: Path, folder: Path = MIGRATIONS) -> None:
    """Bring a database up to date, but not under a bot that runs on it and is older. Raises StorageError."""
    if not exists(path) or _version(path) >= len(available(folder)):
        return
    with alone(path):
        _ = upgrade(path, folder)


def _version(path: Path) -> int:
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
            return int(connection.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as problem:
        raise StorageError(f"The database {path.name} cannot be used: {reason(problem)}.") from problem

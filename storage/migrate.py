"""Numbered migrations: the database's ``user_version`` is the number of the last one applied."""

import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from storage.backup import copy
from storage.errors import StorageError, reason
from storage.files import exists, make_private, may_write

MIGRATIONS = Path(__file__).parent / "migrations"

_NAME = re.compile(r"(\d{4})_\w+\.sql")


def available(folder: Path = MIGRATIONS) -> list[Path]:
    """The migration files in order; the first is number 1. Raises StorageError if one is missing or named wrongly."""
    paths = sorted(folder.glob("*.sql"))
    for number, path in enumerate(paths, start=1):
        match = _NAME.fullmatch(path.name)
        if match is None or int(match[1]) != number:
            raise StorageError(f"Migration {number:04} is missing or has a wrong name: found {path.name}.")
    if not paths:
        raise StorageError(f"There are no migrations in {folder}.")
    return paths


def upgrade(path: Path, folder: Path = MIGRATIONS) -> int:
    """Make the database if it is missing, for its owner alone, else bring it up to date; return its version.

    Before an existing database is changed a copy of it is left beside it as ``<name>.before-<new version>.db``.
    Each migration is one transaction. Raises StorageError if the file is newer than this code, no database of ours,
    or a migration fails; then the earlier ones stay applied.
    """
    steps = available(folder)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not exists(path):
            with suppress(FileExistsError):  # Another process may have been quicker.
                make_private(path)
        if not may_write(path):
            raise StorageError(f"The database {path.name} cannot be used: this user may not write to it.")
        with closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as connection:
            found = _version(connection, path)
            if found > len(steps):
                raise StorageError(
                    f"The database {path.name} has version {found}, newer than this bot's {len(steps)}: update the bot."
                )
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            if 0 < found < len(steps):
                copy(connection, path.with_name(f"{path.stem}.before-{len(steps)}.db"))
            for number, step in enumerate(steps, start=1):
                _apply(connection, number, step)
    except (sqlite3.Error, OSError) as problem:
        raise StorageError(f"The database {path.name} cannot be used: {reason(problem)}.") from problem
    return len(steps)


def _version(connection: sqlite3.Connection, path: Path) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version == 0 and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] > 0:
        raise StorageError(f"The file {path.name} is a database of another program: name another file.")
    return version


def _apply(connection: sqlite3.Connection, number: int, step: Path) -> None:
    """Apply one migration, unless the database already has it (another process may have been quicker)."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute("PRAGMA user_version").fetchone()[0] < number:
            for statement in _statements(step.read_text(encoding="utf-8")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise StorageError(f"Migration {step.name} leaves rows that point nowhere.")
        connection.execute("COMMIT")
    except sqlite3.Error as problem:
        raise StorageError(f"Migration {step.name} failed: {problem}.") from problem
    finally:
        connection.rollback()


def _statements(script: str) -> list[str]:
    """The statements of a script; a semicolon inside a trigger or a string does not end one."""
    statements: list[str] = []
    begun = ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            statements.append(begun)
            begun = ""
    return statements if not begun.strip() else [*statements, begun]

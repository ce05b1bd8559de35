"""Is the database in order? For ``bot.py check``."""

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.errors import reason
from storage.files import exists, may_write
from storage.migrate import MIGRATIONS, available


def problems(path: Path, folder: Path = MIGRATIONS) -> list[str]:
    """Everything wrong with a database file, one sentence each; a file that is not there yet has no problem.

    It changes nothing and may run beside the bot. It reads the whole file, so a large one takes some seconds.
    """
    if not exists(path):
        return []
    if not may_write(path):
        return [f"The database {path.name} cannot be used: this user may not write to it."]
    newest = len(available(folder))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=10)) as connection:
            connection.execute("PRAGMA query_only = ON")
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            broken = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(20)")]
            astray = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as problem:
        return [f"The database {path.name} cannot be read: {reason(problem)}."]
    found: list[str] = []
    if version > newest:
        found.append(f"The database {path.name} has version {version}, newer than this bot's {newest}: update the bot.")
    if broken != ["ok"]:
        found.append(f"The database {path.name} is damaged, take the last good copy: {'; '.join(broken)}.")
    if astray:
        found.append(f"The database {path.name} has {len(astray)} rows that point nowhere.")
    return found

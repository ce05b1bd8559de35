"""What can go wrong in the database, each in one sentence for the person who runs the bot."""

import sqlite3

_HINTS = {
    "SQLITE_CANTOPEN": "it must lie in a folder where this user may write",
    "SQLITE_CORRUPT": "take the last good copy",
    "SQLITE_FULL": "make room on the disk",
    "SQLITE_IOERR": "the disk may be full or broken",
    "SQLITE_READONLY": "this user must be allowed to write it, the files beside it and their folder",
}
"""What to see to, by the name of an error of SQLite; longer names of the same kind begin with it."""


class StorageError(Exception):
    """The database cannot do what was asked. Its text is one sentence that says why."""


class DamagedRow(StorageError):
    """A row that cannot be read back: broken JSON, a broken blob or a value outside its schema.

    ``table_id`` is the table that must stop, or None when the row belongs to no table (a guild's or a person's).
    ``what`` names the row and the column, never its contents.
    """

    def __init__(self, table_id: int | None, what: str) -> None:
        super().__init__(f"A damaged row was found in the database: {what}.")
        self.table_id = table_id
        self.what = what


def reason(problem: Exception) -> str:
    """What SQLite or the system says of a problem, with a hint for the host where SQLite says too little."""
    if isinstance(problem, OSError):
        return ": ".join(str(part) for part in (problem.strerror or problem, problem.filename) if part)
    return ": ".join([str(problem), *_hints(_name(problem))])


def cause(problem: BaseException) -> str:
    """The name of what failed in SQLite or the system, with a hint for the host, and no value; "" for other errors."""
    if isinstance(problem, OSError):
        return problem.strerror or ""
    name = _name(problem)
    return ": ".join([name, *_hints(name)])


def _name(problem: BaseException) -> str:
    return str(getattr(problem, "sqlite_errorname", "")) if isinstance(problem, sqlite3.Error) else ""


def _hints(name: str) -> list[str]:
    return [hint for kind, hint in _HINTS.items() if name.startswith(kind)]

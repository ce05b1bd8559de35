"""What the record functions are given: a connection that reads, or a transaction that reads and writes."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias, TypeVar

import aiosqlite

from storage.errors import StorageError

T = TypeVar("T")

Value: TypeAlias = str | int | float | bytes | None
Statement: TypeAlias = tuple[str, tuple[Value, ...]]


class Connection(aiosqlite.Connection):
    """A connection with a thread of its own. Going over to it and back costs more than most statements do."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None, timeout=10), iter_chunk_size=64)
        # A process that fails before it has closed its database has to end all the same; SQLite recovers by itself.
        self._thread.daemon = True

    async def in_one_go(self, statements: Sequence[Statement], result: Callable[[sqlite3.Cursor], T]) -> T:
        """Run statements in the thread without coming back in between; ``result`` is taken from the last one."""

        def run() -> T:
            cursor = self._conn.cursor()
            try:
                for sql, values in statements:
                    cursor.execute(sql, values)
                return result(cursor)
            finally:
                cursor.close()

        return await self._execute(run)  # pyright: ignore[reportUnknownMemberType] - the library does not say


class Read:
    """Reads rows. It is of use only while the block or the transaction that gave it is open."""

    __slots__ = ("_connection", "_later", "_over")

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._later: list[Statement] = []
        self._over = False

    def end(self) -> None:
        """Refuse every later statement, so that a kept reference cannot slip outside its transaction."""
        self._over = True

    async def all(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        """Every row of a query."""
        return await self._do(sql, values, sqlite3.Cursor.fetchall)

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """The first row of a query, or None."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def _do(self, sql: str, values: tuple[Value, ...], result: Callable[[sqlite3.Cursor], T]) -> T:
        if self._over:
            raise StorageError("This transaction is over.")
        statements, self._later = [*self._later, (sql, values)], []
        return await self._connection.in_one_go(statements, result)


class Tx(Read):
    """An open transaction: what it writes is there for everybody at COMMIT, or for nobody."""

    __slots__ = ()

    async def run(self, sql: str, *values: Value) -> int:
        """Run one INSERT, UPDATE or DELETE; return how many rows it changed."""
        return await self._do(sql, values, lambda cursor: cursor.rowcount)

    def later(self, sql: str, *values: Value) -> None:
        """Run one statement just before the next one of this transaction, at the latest before its COMMIT.

        For writes that nobody waits for. What such a statement raises, the next one or the COMMIT raises.
        """
        if self._over:
            raise StorageError("This transaction is over.")
        self._later.append((sql, values))

    async def commit(self) -> None:
        """Run what is left for later and COMMIT, as the last thing."""
        self._over = True
        statements, self._later = [*self._later, ("COMMIT", ())], []
        await self._connection.in_one_go(statements, lambda cursor: None)

    async def insert(self, sql: str, *values: Value) -> int:
        """Run one INSERT; return the id of the new row."""
        row = await self._do(sql, values, lambda cursor: cursor.lastrowid)
        if row is None:
            raise StorageError("The database gave no id for a new row.")
        return row

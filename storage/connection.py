"""What the record functions are given: a connection that reads, or a transaction that reads and writes."""

import sqlite3
from typing import TypeAlias

import aiosqlite

from storage.errors import StorageError

Value: TypeAlias = str | int | float | bytes | None


class Read:
    """Reads rows. It is of use only while the block or the transaction that gave it is open."""

    __slots__ = ("_connection", "_over")

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._over = False

    def end(self) -> None:
        """Refuse every later statement, so that a kept reference cannot slip outside its transaction."""
        self._over = True

    async def all(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        """Every row of a query."""
        return list(await self._usable().execute_fetchall(sql, values))

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """The first row of a query, or None."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    def _usable(self) -> aiosqlite.Connection:
        if self._over:
            raise StorageError("This transaction is over.")
        return self._connection


class Tx(Read):
    """An open transaction: what it writes is there for everybody at COMMIT, or for nobody."""

    __slots__ = ()

    async def run(self, sql: str, *values: Value) -> int:
        """Run one INSERT, UPDATE or DELETE; return how many rows it changed."""
        return (await self._usable().execute(sql, values)).rowcount

    async def insert(self, sql: str, *values: Value) -> int:
        """Run one INSERT; return the id of the new row."""
        row = await self._usable().execute_insert(sql, values)
        if row is None:
            raise StorageError("The database gave no id for a new row.")
        return int(row[0])

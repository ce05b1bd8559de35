"""The open database: one connection that writes under one lock, others that only read."""

import asyncio
import logging
import sqlite3
import traceback
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from storage.connection import Connection, Read, Tx
from storage.errors import StorageError
from storage.migrate import MIGRATIONS, upgrade

T = TypeVar("T")

# At most this many consistent reads run at once; more wait their turn.
READERS = 4

_log = logging.getLogger(__name__)

# Its debug lines hold the values of every statement: hands, decks and dice keys.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Store:
    """The database of one bot. Open it with ``Store.open`` and close it: what is under way then ends first."""

    def __init__(self, path: Path, writer: Connection, reader: Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._read = Read(reader)
        self._idle: list[Connection] = []
        self._readers = asyncio.Semaphore(READERS)
        self._writer_lock = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> "Store":
        """Open the database, making it or bringing it up to date. Raises StorageError if it cannot be used."""
        await asyncio.to_thread(upgrade, path, migrations)
        writer = await _connect(path, read_only=False)
        try:
            reader = await _connect(path, read_only=True)
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Let the transactions that were asked for end, then close every connection."""
        if self._closed:
            return
        self._closed = True
        while self._running:
            await asyncio.wait(set(self._running))
        for _ in range(READERS):
            await self._readers.acquire()
        self._read.end()
        for connection in (*self._idle, self._reader, self._writer):
            await connection.close()

    async def transaction(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        """Run ``work`` in a transaction of its own and commit; an exception rolls back and is raised.

        Transactions run one after the other in the order they were asked for. ``work`` may await nothing but the
        transaction it is given. Cancelling the caller does not stop it: it commits or rolls back as a whole.
        """
        if self._closed:
            raise StorageError("The database is closed.")
        if asyncio.current_task() in self._running:
            raise StorageError("A transaction cannot be started inside another.")
        task = asyncio.create_task(self._transact(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_report)
            raise

    @property
    def read(self) -> Read:
        """Single reads, each of the newest committed state."""
        return self._read

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Read, None]:
        """Several reads of one and the same state. They neither wait for the writer nor hold it up."""
        if self._closed:
            raise StorageError("The database is closed.")
        async with self._readers:
            connection = self._idle.pop() if self._idle else await _connect(self.path, read_only=True)
            db = Read(connection)
            try:
                await connection.execute_fetchall("BEGIN")
                yield db
            finally:
                db.end()
                self._idle.append(connection)
                await connection.rollback()

    async def _transact(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        async with self._writer_lock:
            tx = Tx(self._writer)
            try:
                await self._writer.execute_fetchall("BEGIN IMMEDIATE")
                result = await work(tx)
                await tx.commit()
            except BaseException:
                tx.end()
                # Does nothing after a COMMIT: one that was cancelled while it was under way is a commit all the same.
                await self._writer.rollback()
                raise
            return result


def _report(task: asyncio.Task[Any]) -> None:
    """Nobody awaits the transaction of a cancelled caller: its failure must be heard of all the same."""
    if not task.cancelled() and (problem := task.exception()) is not None:
        # Types and lines of code alone: the messages of exceptions may hold a hand.
        lines = "".join(traceback.format_tb(problem.__traceback__)).rstrip()
        words = "A transaction whose caller was cancelled failed and was rolled back: %s\n%s"
        _log.error(words, type(problem).__qualname__, lines)


async def _connect(path: Path, *, read_only: bool) -> Connection:
    connection = Connection(path)
    await connection
    connection.row_factory = sqlite3.Row
    # A text that is not UTF-8 must reach the check of its own row, not fail the whole query.
    connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
    for pragma in ("foreign_keys = ON", "synchronous = FULL", f"query_only = {'ON' if read_only else 'OFF'}"):
        await connection.execute_fetchall(f"PRAGMA {pragma}")
    return connection

"""What the host asks for at every start and click is found by an index: ten thousand tables cost nothing."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from storage import Read, Store, audit, interactions, journal, orders, outbox, seats, snapshots, tables
from storage.connection import Connection, Value
from tests.storage.rows import CHANNEL, GUILD, HARLEY, full


class Explained(Read):
    """Reads as usual and keeps how SQLite went about it."""

    __slots__ = ("plans",)

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.plans: list[str] = []

    async def all(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        self.plans += [row["detail"] for row in await super().all(f"EXPLAIN QUERY PLAN {sql}", *values)]
        return await super().all(sql, *values)


@pytest.mark.parametrize(
    "search",
    [
        lambda db: tables.get(db, 1),
        lambda db: tables.of_guild(db, GUILD),
        lambda db: tables.of_person(db, HARLEY),
        lambda db: tables.of_person_asked_first(db, HARLEY),
        lambda db: tables.at_place(db, CHANNEL),
        lambda db: tables.due(db, 9999.0),
        tables.earliest_due,
        lambda db: seats.of_table(db, 1),
        lambda db: seats.of_person(db, HARLEY),
        lambda db: snapshots.latest(db, 1),
        lambda db: snapshots.at_or_before(db, 1, 5),
        lambda db: journal.standing(db, 1, 0),
        lambda db: journal.page(db, 1),
        lambda db: journal.commanded(db, 1, "leave", 0),
        lambda db: outbox.pending(db, 1),
        lambda db: outbox.tables_due(db, 9999.0),
        outbox.earliest,
        lambda db: orders.of_table(db, 1),
        lambda db: audit.of_guild(db, GUILD),
        lambda db: audit.of_table(db, 1),
        lambda db: interactions.get(db, "91"),
    ],
)
async def test_no_search_walks_through_a_whole_table(store: Store, search: Callable[[Read], Awaitable[Any]]) -> None:
    await full(store)
    connection = Connection(store.path)
    async with connection:
        connection.row_factory = sqlite3.Row
        db = Explained(connection)
        await search(db)
    assert db.plans
    assert [] == [step for step in db.plans if step.startswith("SCAN")]

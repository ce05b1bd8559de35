"""Transactions: whole or not at all, one after the other, never lost half way; reads that nothing holds up."""

import asyncio
import logging
import sqlite3
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from typing import cast

import pytest

from storage import Read, StorageError, Store, Tx, journal, outbox, people, snapshots, tables
from tests.storage.rows import HARLEY, entry, opened, outgoing, snapshot


async def move(tx: Tx, table_id: int) -> int:
    """One move as the host makes it: read where the table stands, then write four kinds of row."""
    seq = (await tables.must(tx, table_id)).seq + 1
    await journal.append(tx, entry(table_id, seq))
    await snapshots.put(tx, snapshot(table_id, seq))
    await tables.change(tx, table_id, due_at=2000.0 + seq)
    await outbox.add(tx, outgoing(table_id, seq))
    return seq


async def moved(db: Read, table_id: int) -> tuple[int, list[int], int | None, int]:
    """Where a table stands by each of the four kinds of row."""
    table = await tables.must(db, table_id)
    latest = await snapshots.latest(db, table_id)
    entries = await journal.page(db, table_id)
    return table.seq, [one.seq for one in entries], latest and latest.seq, len(await outbox.pending(db, table_id))


async def test_the_database_is_durable_and_checked(path: Path, store: Store) -> None:
    async def pragmas(tx: Tx) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [(await tx.all(f"PRAGMA {name}"))[0][0] for name in names]

    assert ["wal", 2, 1, 10000] == await store.transaction(pragmas)


async def test_folders_are_made_when_a_database_is_opened(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "data" / "deep" / "rogues.db")
    await store.close()
    assert (tmp_path / "data" / "deep" / "rogues.db").exists()


async def test_what_was_committed_is_there_when_the_database_is_opened_again(path: Path) -> None:
    store = await Store.open(path)
    table_id = await opened(store)
    assert 1 == await store.transaction(lambda tx: move(tx, table_id))
    await store.close()
    again = await Store.open(path)
    assert (1, [1], 1, 1) == await moved(again.read, table_id)
    await again.close()


async def test_an_exception_rolls_back_all_of_a_transaction_and_is_raised(store: Store) -> None:
    table_id = await opened(store)

    async def work(tx: Tx) -> None:
        await move(tx, table_id)
        raise LookupError("a card failed")

    with pytest.raises(LookupError, match="a card failed"):
        await store.transaction(work)
    assert (0, [], None, 0) == await moved(store.read, table_id)


async def test_a_statement_that_fails_rolls_back_and_the_next_transaction_works(store: Store) -> None:
    table_id = await opened(store)

    async def work(tx: Tx) -> None:
        await move(tx, table_id)
        await tx.run("INSERT INTO seats (table_id) VALUES (?)", table_id)

    with pytest.raises(sqlite3.IntegrityError):
        await store.transaction(work)
    assert 1 == await store.transaction(lambda tx: move(tx, table_id))
    assert (1, [1], 1, 1) == await moved(store.read, table_id)


async def test_what_is_left_for_later_is_there_for_the_next_statement_and_at_the_commit(store: Store) -> None:
    table_id = await opened(store)

    async def work(tx: Tx) -> int:
        outbox.add_later(tx, outgoing(table_id, 1))
        outbox.add_later(tx, outgoing(table_id, 2))
        seen = len(await outbox.pending(tx, table_id))
        outbox.add_later(tx, outgoing(table_id, 3))
        return seen

    assert 2 == await store.transaction(work)
    assert [1, 2, 3] == [row.id for row in await outbox.pending(store.read, table_id)]


async def test_what_is_left_for_later_and_fails_rolls_back_the_whole_transaction(store: Store) -> None:
    table_id = await opened(store)

    async def work(tx: Tx) -> None:
        await move(tx, table_id)
        tx.later("INSERT INTO seats (table_id) VALUES (?)", table_id)

    with pytest.raises(sqlite3.IntegrityError):
        await store.transaction(work)
    assert (0, [], None, 0) == await moved(store.read, table_id)
    assert 1 == await store.transaction(lambda tx: move(tx, table_id))


async def test_a_thousand_moves_at_once_on_many_tables_lose_nothing(store: Store) -> None:
    ids = [await opened(store) for _ in range(50)]
    turns = [table_id for _ in range(20) for table_id in ids]
    await asyncio.gather(*(store.transaction(lambda tx, table_id=table_id: move(tx, table_id)) for table_id in turns))
    for table_id in ids:
        assert (20, list(range(1, 21)), 20, 20) == await moved(store.read, table_id)


async def test_without_the_writer_lock_the_same_moves_would_be_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock is what serialises: take it away, and transactions run into each other on the one connection."""
    ids = [await opened(store) for _ in range(10)]
    unlocked = cast(AbstractAsyncContextManager[None], nullcontext())
    monkeypatch.setattr(store, "_writer_lock", unlocked)
    moves = (store.transaction(lambda tx, table_id=table_id: move(tx, table_id)) for table_id in ids)
    results = await asyncio.gather(*moves, return_exceptions=True)
    kept = [table_id for table_id in ids if (1, [1], 1, 1) == await moved(store.read, table_id)]
    assert any(isinstance(result, sqlite3.OperationalError) for result in results)
    assert len(kept) < len(ids)


async def test_transactions_run_in_the_order_in_which_they_were_asked_for(store: Store) -> None:
    order: list[int] = []

    async def work(tx: Tx, number: int) -> None:
        order.append(number)
        await tx.all("SELECT 1")
        order.append(number)

    await asyncio.gather(*(store.transaction(lambda tx, n=n: work(tx, n)) for n in range(20)))
    assert [number for number in range(20) for _ in range(2)] == order


async def test_cancelling_the_caller_in_the_middle_still_commits_the_whole_move(store: Store) -> None:
    table_id = await opened(store)
    begun = asyncio.Event()

    async def work(tx: Tx) -> None:
        await journal.append(tx, entry(table_id, 1))
        begun.set()
        await snapshots.put(tx, snapshot(table_id, 1))
        await outbox.add(tx, outgoing(table_id, 1))

    caller = asyncio.create_task(store.transaction(work))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await store.transaction(lambda tx: tx.all("SELECT 1"))
    assert (1, [1], 1, 1) == await moved(store.read, table_id)


async def test_cancelling_a_caller_whose_transaction_still_waits_its_turn_commits_it_later(store: Store) -> None:
    table_id = await opened(store)
    callers: list[asyncio.Task[int]] = []

    async def first(tx: Tx) -> None:
        callers.append(asyncio.create_task(store.transaction(lambda tx: move(tx, table_id))))
        await move(tx, table_id)
        callers[0].cancel()

    await store.transaction(first)
    with pytest.raises(asyncio.CancelledError):
        await callers[0]
    await store.transaction(lambda tx: tx.all("SELECT 1"))
    assert (2, [1, 2], 2, 2) == await moved(store.read, table_id)


async def test_the_failure_of_a_cancelled_callers_transaction_is_rolled_back_and_logged(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await opened(store)
    begun = asyncio.Event()

    async def work(tx: Tx) -> None:
        begun.set()
        await move(tx, table_id)
        raise LookupError(f"the hand is {40 + 2}")

    caller = asyncio.create_task(store.transaction(work))
    await begun.wait()
    caller.cancel()
    with caplog.at_level(logging.ERROR), pytest.raises(asyncio.CancelledError):
        await caller
    with caplog.at_level(logging.ERROR):
        await store.transaction(lambda tx: tx.all("SELECT 1"))
    said, _, lines = caplog.text.partition("\n")
    assert said.endswith("A transaction whose caller was cancelled failed and was rolled back: LookupError")
    assert "in work" in lines
    assert "the hand is 42" not in caplog.text
    assert (0, [], None, 0) == await moved(store.read, table_id)


@pytest.mark.parametrize(("statements", "stored"), [(0, 0), (1, 0), (2, 2)])
async def test_a_transaction_cancelled_from_within_is_stored_whole_or_not_at_all(
    store: Store, statements: int, stored: int
) -> None:
    """The end of the loop cancels the transaction's own task: before its COMMIT is sent nothing stays, after it all."""
    table_id = await opened(store)

    async def work(tx: Tx) -> None:
        task = asyncio.current_task()
        assert task is not None
        for number in range(2):
            if number == statements:
                task.cancel()
            await outbox.add(tx, outgoing(table_id, number))
        task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await store.transaction(work)
    await store.transaction(lambda tx: tx.all("SELECT 1"))
    assert stored == len(await outbox.pending(store.read, table_id))


async def test_a_transaction_inside_another_is_refused_instead_of_waiting_for_ever(store: Store) -> None:
    async def work(_: Tx) -> None:
        await store.transaction(lambda tx: tx.all("SELECT 1"))

    with pytest.raises(StorageError, match=r"^A transaction cannot be started inside another\.$"):
        await store.transaction(work)


async def test_a_transaction_that_is_over_takes_no_more_statements(store: Store) -> None:
    kept: list[Tx] = []

    async def work(tx: Tx) -> None:
        kept.append(tx)

    await store.transaction(work)
    with pytest.raises(StorageError, match=r"^This transaction is over\.$"):
        await people.remember(kept[0], HARLEY, "Harley", None)
    with pytest.raises(StorageError, match=r"^This transaction is over\.$"):
        kept[0].later("DELETE FROM people")
    async with store.reading() as db:
        pass
    with pytest.raises(StorageError, match=r"^This transaction is over\.$"):
        await people.get(db, HARLEY)


async def test_reads_go_on_while_a_write_transaction_is_open_and_do_not_see_it(store: Store) -> None:
    table_id = await opened(store)
    written, gate = asyncio.Event(), asyncio.Event()

    async def work(tx: Tx) -> None:
        await move(tx, table_id)
        written.set()
        await gate.wait()

    writing = asyncio.create_task(store.transaction(work))
    await written.wait()
    assert (0, [], None, 0) == await moved(store.read, table_id)
    async with store.reading() as db:
        assert (0, [], None, 0) == await moved(db, table_id)
    gate.set()
    await writing
    assert (1, [1], 1, 1) == await moved(store.read, table_id)


async def test_reads_in_one_block_agree_with_each_other_while_others_write(store: Store) -> None:
    table_id = await opened(store)
    async with store.reading() as db:
        before = await tables.must(db, table_id)
        await store.transaction(lambda tx: move(tx, table_id))
        assert (before.seq, [], None, 0) == await moved(db, table_id)
        assert (1, [1], 1, 1) == await moved(store.read, table_id)


async def test_many_consistent_reads_at_once_are_all_served(store: Store) -> None:
    table_id = await opened(store)

    async def look() -> int:
        async with store.reading() as db:
            return (await tables.must(db, table_id)).seq

    assert [0] * 30 == await asyncio.gather(*(look() for _ in range(30)))


async def test_a_read_cannot_write(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.read.all("DELETE FROM people")
    async with store.reading() as db:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await db.all("DELETE FROM people")


async def test_closing_waits_for_the_transactions_that_were_asked_for(path: Path) -> None:
    store = await Store.open(path)
    table_id = await opened(store)
    moves: list[asyncio.Task[int]] = []

    async def first(tx: Tx) -> None:
        moves.extend(asyncio.create_task(store.transaction(lambda tx: move(tx, table_id))) for _ in range(10))
        await tx.all("SELECT 1")

    await store.transaction(first)
    await store.close()
    assert list(range(1, 11)) == [await one for one in moves]
    again = await Store.open(path)
    assert 10 == (await tables.must(again.read, table_id)).seq
    await again.close()


async def test_a_closed_database_says_so(path: Path) -> None:
    store = await Store.open(path)
    await store.close()
    await store.close()
    with pytest.raises(StorageError, match=r"^The database is closed\.$"):
        await store.transaction(lambda tx: tx.all("SELECT 1"))
    with pytest.raises(StorageError, match=r"^The database is closed\.$"):
        async with store.reading():
            pass
    with pytest.raises(StorageError):
        await tables.get(store.read, 1)

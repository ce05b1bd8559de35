"""The latest standing snapshot is the truth; older ones are thinned out, undone ones fall."""

import os

from storage import Mark, Store, Tx, journal, snapshots
from tests.storage.rows import entry, opened, snapshot


async def play(store: Store, table_id: int, turns: list[int], first: int = 1) -> None:
    """A table whose entry number ``first + i`` is the end of a step of turn ``turns[i]``."""

    async def work(tx: Tx) -> None:
        for seq, turn in enumerate(turns, start=first):
            await journal.append(tx, entry(table_id, seq))
            await snapshots.put(tx, snapshot(table_id, seq, turn))

    await store.transaction(work)


async def undo(store: Store, table_id: int, seq: int, back_to: int) -> None:
    """Entry ``seq`` takes back everything after ``back_to`` and writes the state of then as the present one."""

    async def work(tx: Tx) -> None:
        then = await snapshots.at_or_before(tx, table_id, back_to)
        assert then is not None
        await journal.append(tx, entry(table_id, seq, kind="undo"))
        await journal.mark_undone(tx, table_id, back_to, seq)
        await snapshots.put(tx, snapshot(table_id, seq, then.turn, then.data))

    await store.transaction(work)


def places(marks: list[Mark]) -> list[tuple[int, int]]:
    return [(mark.seq, mark.turn) for mark in marks]


async def stored(store: Store, table_id: int) -> list[int]:
    return [row[0] for row in await store.read.all("SELECT seq FROM snapshots WHERE table_id = ? ORDER BY 1", table_id)]


async def test_a_state_of_any_bytes_comes_back_and_is_kept_compressed(store: Store) -> None:
    table_id = await opened(store)
    data = b'{"deck":[1,2,3]}' * 500 + os.urandom(50)
    await store.transaction(lambda tx: snapshots.put(tx, snapshot(table_id, 0, 0, data)))
    assert snapshot(table_id, 0, 0, data) == await snapshots.latest(store.read, table_id)
    row = await store.read.one("SELECT length(data) FROM snapshots")
    assert row is not None
    assert row[0] < len(data) / 20


async def test_a_snapshot_put_again_at_the_same_entry_replaces_the_first(store: Store) -> None:
    table_id = await opened(store)
    for data in (b"first", b"second"):
        await store.transaction(lambda tx, data=data: snapshots.put(tx, snapshot(table_id, 0, 0, data)))
    assert [snapshot(table_id, 0, 0, b"second")] == [await snapshots.latest(store.read, table_id)]
    assert [0] == await stored(store, table_id)


async def test_the_latest_snapshot_is_the_truth_and_earlier_ones_can_be_found(store: Store) -> None:
    table_id = await opened(store)
    assert None is await snapshots.latest(store.read, table_id)
    await store.transaction(lambda tx: snapshots.put(tx, snapshot(table_id, 0, 0)))
    await play(store, table_id, [1, 1, 2])
    assert snapshot(table_id, 3, 2) == await snapshots.latest(store.read, table_id)
    assert snapshot(table_id, 2, 1) == await snapshots.at_or_before(store.read, table_id, 2)
    assert [Mark(0, 0, 1000.0), Mark(1, 1, 1001.0), Mark(2, 1, 1002.0), Mark(3, 2, 1003.0)] == await snapshots.history(
        store.read, table_id
    )


async def test_snapshots_of_undone_entries_are_no_longer_the_tables_past(store: Store) -> None:
    table_id = await opened(store)
    await play(store, table_id, [1, 1, 2, 2])
    await undo(store, table_id, 5, back_to=2)
    assert [(1, 1), (2, 1), (5, 1)] == places(await snapshots.history(store.read, table_id))
    assert snapshot(table_id, 2, 1) == await snapshots.at_or_before(store.read, table_id, 4)


async def test_the_truth_falls_back_when_the_last_entries_are_undone_without_a_new_snapshot(store: Store) -> None:
    table_id = await opened(store)
    await play(store, table_id, [1, 1, 2])

    async def work(tx: Tx) -> None:
        await journal.append(tx, entry(table_id, 4, kind="undo"))
        await journal.mark_undone(tx, table_id, 1, 4)

    await store.transaction(work)
    assert snapshot(table_id, 1, 1) == await snapshots.latest(store.read, table_id)


async def test_pruning_keeps_all_of_the_present_turn_and_the_first_of_each_older_one(store: Store) -> None:
    table_id, other = await opened(store), await opened(store)
    await play(store, table_id, [1, 1, 1, 2, 2, 3, 3, 3])
    await play(store, other, [1, 1, 2])
    assert 3 == await store.transaction(lambda tx: snapshots.prune(tx, table_id))
    assert [(1, 1), (4, 2), (6, 3), (7, 3), (8, 3)] == places(await snapshots.history(store.read, table_id))
    assert 0 == await store.transaction(lambda tx: snapshots.prune(tx, table_id))
    assert [1, 2, 3] == await stored(store, other)


async def test_pruning_after_an_undo_keeps_the_turn_that_was_played_again_not_the_one_undone(store: Store) -> None:
    table_id = await opened(store)
    await play(store, table_id, [1, 2, 2, 3])
    await undo(store, table_id, 5, back_to=1)
    await play(store, table_id, [2, 2, 3, 4], first=6)
    assert 5 == await store.transaction(lambda tx: snapshots.prune(tx, table_id))
    assert [(1, 1), (6, 2), (8, 3), (9, 4)] == places(await snapshots.history(store.read, table_id))
    assert [1, 6, 8, 9] == await stored(store, table_id)


async def test_pruning_a_table_without_snapshots_deletes_nothing(store: Store) -> None:
    table_id = await opened(store)
    assert 0 == await store.transaction(lambda tx: snapshots.prune(tx, table_id))

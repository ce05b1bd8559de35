"""A damaged row is named, stops its own table only, and hides nothing else."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from storage import (
    DamagedRow,
    Read,
    Store,
    audit,
    guilds,
    journal,
    orders,
    outbox,
    people,
    seats,
    snapshots,
    tables,
)
from tests.storage.rows import GUILD, HARLEY, by_hand, full

CASES: list[tuple[str, str, str, str, Callable[[Read, int], Awaitable[object]]]] = [
    ("tables", "options", "'{\"escape\":'", "tables {id}, column options", tables.get),
    ("tables", "options", "'[1]'", "tables {id}, column options", tables.get),
    ("tables", "options", "CAST(x'7b22ff227d' AS TEXT)", "tables {id}, column options", tables.get),
    ("tables", "commitments", "'[1]'", "tables {id}, column commitments", tables.get),
    ("tables", "keys_revealed", "'{}'", "tables {id}, column keys_revealed", tables.get),
    ("tables", "standings", "'[NaN'", "tables {id}, column standings", tables.get),
    ("tables", "status", "'asleep'", "tables {id}, column status", tables.get),
    ("tables", "fault", "CAST(x'ff' AS TEXT)", "tables {id}, column fault", tables.get),
    ("seats", "leaving", "7", "seats {id}/0, column leaving", seats.of_table),
    ("snapshots", "data", "x'00'", "snapshots {id}/2, column data", snapshots.latest),
    ("snapshots", "data", "substr(data, 1, length(data) - 1)", "snapshots {id}/2, column data", snapshots.latest),
    ("snapshots", "data", "x''", "snapshots {id}/2, column data", snapshots.latest),
    ("journal", "payload", "'null'", "journal {id}/1, column payload", journal.page),
    ("journal", "events", "''", "journal {id}/1, column events", journal.page),
    ("journal", "events", "replace(hex(zeroblob(50000)), '00', '[')", "journal {id}/1, column events", journal.page),
    ("journal", "kind", "'guess'", "journal {id}/1, column kind", journal.page),
    ("outbox", "payload", "'[]'", "outbox 1, column payload", outbox.pending),
    ("orders", "choice", "'decline'", "orders {id}/0/defend, column choice", orders.of_table),
    ("audit", "detail", "'3'", "audit 1, column detail", audit.of_table),
]


@pytest.mark.parametrize(("name", "column", "value", "what", "read"), CASES)
async def test_a_damaged_row_stops_its_own_table_only_and_says_where(
    path: Path,
    store: Store,
    name: str,
    column: str,
    value: str,
    what: str,
    read: Callable[[Read, int], Awaitable[object]],
) -> None:
    table_id, other = await full(store), await full(store)
    before = await read(store.read, other)
    key = "id" if name == "tables" else "table_id"
    by_hand(path, "DROP TRIGGER journal_stays", f"UPDATE {name} SET {column} = {value} WHERE {key} = {table_id}")
    with pytest.raises(DamagedRow) as caught:
        await read(store.read, table_id)
    assert (table_id, what.format(id=table_id)) == (caught.value.table_id, caught.value.what)
    assert f"A damaged row was found in the database: {caught.value.what}." == str(caught.value)
    assert before == await read(store.read, other)


async def test_a_search_over_many_tables_gives_the_good_ones_and_names_the_damaged(path: Path, store: Store) -> None:
    damaged, good = await full(store), await full(store)
    by_hand(path, f"UPDATE tables SET options = '{{' WHERE id = {damaged}")
    for found in (
        await tables.of_guild(store.read, GUILD),
        await tables.of_person(store.read, HARLEY),
        await tables.at_place(store.read, (await tables.must(store.read, good)).thread_id or 0),
    ):
        assert [good] == [table.id for table in found.rows]
        assert [damaged] == [row.table_id for row in found.damaged]
    assert [damaged, good] == await tables.due(store.read, 9999.0)


async def test_a_damaged_seat_does_not_hide_a_persons_other_seats(path: Path, store: Store) -> None:
    damaged, good = await full(store), await full(store)
    by_hand(path, f"UPDATE seats SET leaving = 7 WHERE table_id = {damaged}")
    found = await seats.of_person(store.read, HARLEY)
    assert [good] == [seat.table_id for seat in found.rows]
    assert [damaged] == [row.table_id for row in found.damaged]


async def test_a_damaged_act_does_not_hide_a_guilds_other_acts(path: Path, store: Store) -> None:
    damaged, good = await full(store), await full(store)
    by_hand(path, f"UPDATE audit SET detail = '' WHERE table_id = {damaged}")
    found = await audit.of_guild(store.read, GUILD)
    assert [good] == [act.table_id for act in found.rows]
    assert [damaged] == [row.table_id for row in found.damaged]


async def test_the_settings_of_a_guild_or_person_that_are_damaged_stop_no_table(path: Path, store: Store) -> None:
    table_id = await full(store)
    by_hand(path, "UPDATE guilds SET settings = '7'", "UPDATE people SET settings = '{' ")
    for read, key, what in (
        (guilds.get, GUILD, f"guilds {GUILD}, column settings"),
        (people.get, HARLEY, f"people {HARLEY}, column settings"),
    ):
        with pytest.raises(DamagedRow) as caught:
            await read(store.read, key)
        assert (None, what) == (caught.value.table_id, caught.value.what)
    assert table_id == (await tables.must(store.read, table_id)).id

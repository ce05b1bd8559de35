"""A table moved to another database is the same table; a finished game is shown without what stays private."""

import copy
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from storage import (
    DamagedRow,
    JsonObject,
    StorageError,
    Store,
    departures,
    guilds,
    interactions,
    journal,
    looks,
    people,
    plans,
    polls,
    seats,
    snapshots,
    tables,
    told,
)
from storage.transfer import export_table, finished_export, import_table
from tests.storage.rows import GUILD, HARLEY, HARLEYS_DM, IVY, by_hand, entry, everything, full, opened, snapshot


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[Store]:
    """Another bot's database, in which tables were opened before."""
    store = await Store.open(tmp_path / "elsewhere.db")
    yield store
    await store.close()


async def exported(store: Store, table_id: int) -> JsonObject:
    """The export as it comes back from a file."""
    async with store.reading() as db:
        return json.loads(json.dumps(await export_table(db, table_id)))


def without_ids(document: Any) -> Any:
    """An export without the ids that a database counts itself."""
    plain = copy.deepcopy(document)
    plain["table"]["id"] = 0
    for name in (
        "seats",
        "journal",
        "snapshots",
        "outbox",
        "orders",
        "plans",
        "polls",
        "talks",
        "looks",
        "audit",
        "interactions",
        "told",
        "departures",
    ):
        for row in plain[name]:
            row["table_id"] = 0
            if name in ("outbox", "audit"):
                row["id"] = 0
    return plain


async def test_an_imported_table_is_equal_to_the_exported_one_under_a_new_id(store: Store, elsewhere: Store) -> None:
    table_id = await full(store)
    await opened(elsewhere)
    await full(elsewhere)
    document = await exported(store, table_id)
    await elsewhere.transaction(lambda tx: interactions.prune(tx, 9999.0))
    imported = await elsewhere.transaction(lambda tx: import_table(tx, document))
    assert 3 == imported
    assert without_ids(document) == without_ids(await exported(elsewhere, imported))
    async with elsewhere.reading() as db:
        row = await db.one("SELECT data FROM snapshots WHERE table_id = ? AND seq = 2", imported)
        assert row is not None
        assert [entry(imported, 1, undone_by=2)] == (await journal.page(db, imported))[:1]
        assert snapshot(imported, 2) == await snapshots.latest(db, imported)


async def test_a_table_exported_before_there_were_clocks_is_imported_without_any(
    store: Store, elsewhere: Store
) -> None:
    document = await exported(store, await full(store))
    later = {"asked_ask", "asked_at", "extra", "reminded_at", "late_at", "stand_in"}
    document["version"] = 1
    for name in ("plans", "polls", "talks", "looks", "told", "departures"):
        del document[name]
    for kind in ("seats", "people"):
        rows: Any = document[kind]
        document[kind] = [{name: value for name, value in row.items() if name not in later} for row in rows]
    imported = await elsewhere.transaction(lambda tx: import_table(tx, document))
    async with elsewhere.reading() as db:
        assert [(None, 0.0), (None, 0.0)] == [
            (seat.asked_at, seat.extra) for seat in await seats.of_table(db, imported)
        ]
        assert [] == await polls.of_table(db, imported)
        assert [] == await plans.of_table(db, imported)
        assert None is await looks.get(db, HARLEY, imported)
        assert ([], []) == (await told.after(db, imported, 0), await departures.of_table(db, imported))


async def test_an_imported_table_can_be_played_on(store: Store, elsewhere: Store) -> None:
    document = await exported(store, await full(store))
    imported = await elsewhere.transaction(lambda tx: import_table(tx, document))
    await elsewhere.transaction(lambda tx: journal.append(tx, entry(imported, 3)))
    assert 3 == (await tables.must(elsewhere.read, imported)).seq


async def test_what_the_other_database_knows_already_stays_as_it_is_there(store: Store, elsewhere: Store) -> None:
    document = await exported(store, await full(store))
    await full(elsewhere)
    await elsewhere.transaction(lambda tx: guilds.change(tx, GUILD, mod_role_id=5))
    await elsewhere.transaction(lambda tx: people.change(tx, HARLEY, name="Dr. Quinzel", dm_state="closed"))
    await elsewhere.transaction(lambda tx: import_table(tx, document))
    guild, person = await guilds.get(elsewhere.read, GUILD), await people.get(elsewhere.read, HARLEY)
    assert guild is not None
    assert person is not None
    assert (5, "Dr. Quinzel", "closed") == (guild.mod_role_id, person.name, person.dm_state)
    seen = await interactions.get(elsewhere.read, "91")
    assert seen is not None
    assert 1 == seen.table_id


async def test_a_table_can_be_imported_twice_into_its_own_database(store: Store) -> None:
    table_id = await full(store)
    document = await exported(store, table_id)
    first = await store.transaction(lambda tx: import_table(tx, document))
    second = await store.transaction(lambda tx: import_table(tx, document))
    assert 3 == len({table_id, first, second})
    assert (await tables.must(store.read, first)).options == (await tables.must(store.read, second)).options


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda document: document.update(format="song"), "The file is no exported table."),
        (lambda document: document.update(version=99), "The table was exported by another version of the bot"),
        (lambda document: document.pop("journal"), "The exported table is not complete."),
        (lambda document: document.update(seats=7), "The exported table is not complete."),
        (lambda document: document["table"].update(status="asleep"), "A row of tables in the file cannot be read."),
        (lambda document: document["seats"][0].pop("name"), "A row of seats in the file cannot be read."),
        (lambda document: document["seats"][0].update(shoe=1), "A row of seats in the file has columns too many"),
        (
            lambda document: document["snapshots"][0].update(data="AAAA"),
            "A row of snapshots in the file cannot be read.",
        ),
        (lambda document: document["snapshots"][0].update(data="?"), "A row of snapshots in the file cannot be read."),
    ],
)
async def test_a_file_that_is_no_whole_export_is_refused_and_changes_nothing(
    path: Path, store: Store, spoil: Any, message: str
) -> None:
    document = await exported(store, await full(store))
    before = everything(path)
    spoil(document)
    with pytest.raises(StorageError, match=f"^{message}"):
        await store.transaction(lambda tx: import_table(tx, document))
    with pytest.raises(StorageError, match=r"^The exported table is not complete\.$"):
        await store.transaction(lambda tx: import_table(tx, ["not", "a", "table"]))
    assert before == everything(path)


async def test_a_table_that_is_not_there_or_damaged_is_not_exported(path: Path, store: Store) -> None:
    table_id = await full(store)
    with pytest.raises(StorageError, match=r"^There is no table 77\.$"):
        await export_table(store.read, 77)
    by_hand(path, "UPDATE snapshots SET data = x'00'")
    with pytest.raises(DamagedRow):
        await export_table(store.read, table_id)


async def test_a_finished_game_is_shown_with_its_keys_and_draws_and_without_peoples_ids(store: Store) -> None:
    table_id = await full(store)
    await store.transaction(
        lambda tx: tables.change(tx, table_id, status="finished", keys_revealed=["aa" * 16], ended_at=99.0)
    )
    async with store.reading() as db:
        document = await finished_export(db, table_id)
    first, second = entry(table_id, 1), entry(table_id, 2)
    assert {
        "format": "rogues-table/finished",
        "version": 1,
        "game": "breakout",
        "status": "finished",
        "options": {"escape": "north"},
        "windows": "quick",
        "started_at": 40.0,
        "ended_at": 99.0,
        "standings": [{"seat": 0, "place": 1}],
        "commitments": ["c1"],
        "keys": ["aa" * 16],
        "seats": [
            {"seat": 0, "name": "Harley", "computer": None},
            {"seat": 1, "name": "Bot Ivy", "computer": "normal"},
        ],
        "journal": [
            {
                "seq": 1, "at": 1001.0, "kind": "answer", "seat": 0, "by": "person", "ask": 0, "fingerprint": "0f" * 8,
                "payload": first.payload, "draws": first.draws, "events": first.events, "undone_by": 2,
            },
            {
                "seq": 2, "at": 1002.0, "kind": "undo", "seat": None, "by": "moderator", "ask": None,
                "fingerprint": "0f" * 8, "payload": second.payload, "draws": second.draws, "events": second.events,
                "undone_by": None,
            },
        ],
    } == json.loads(json.dumps(document))  # fmt: skip
    text = json.dumps(document)
    assert [] == [number for number in (HARLEY, IVY, HARLEYS_DM, GUILD) if str(number) in text]


@pytest.mark.parametrize("status", ["running", "paused", "finished"])
async def test_a_game_that_is_not_over_or_whose_keys_are_secret_is_not_shown(store: Store, status: Any) -> None:
    table_id = await full(store)
    keys = None if status == "finished" else ["k"]
    await store.transaction(lambda tx: tables.change(tx, table_id, status=status, keys_revealed=keys))
    with pytest.raises(StorageError, match=rf"^The game at table {table_id} is not over"):
        await finished_export(store.read, table_id)

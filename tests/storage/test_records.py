"""Each kind of record comes back as it was stored, and the searches find what they say."""

import sqlite3
from dataclasses import fields, replace
from typing import Any, get_type_hints

import pytest

from storage import (
    Act,
    Guild,
    Interaction,
    NewTable,
    Order,
    Person,
    Seat,
    StorageError,
    Store,
    Tx,
    audit,
    guilds,
    interactions,
    journal,
    orders,
    outbox,
    people,
    seats,
    tables,
)
from tests.storage.rows import CHANNEL, GUILD, HARLEY, HARLEYS_DM, IVY, THREAD, entry, full, ground, opened, outgoing


@pytest.mark.parametrize(
    ("record", "change", "fixed"),
    [
        (Guild, guilds.GuildChange, {"id"}),
        (Person, people.PersonChange, {"id"}),
        (tables.Table, tables.TableChange, {"id", "game", "seq", "created_at"}),
        (Seat, seats.SeatChange, {"table_id", "seat"}),
    ],
)
def test_every_column_can_be_changed_but_those_that_never_do(record: Any, change: type, fixed: set[str]) -> None:
    columns = get_type_hints(record)
    assert {name: columns[name] for name in columns if name not in fixed} == get_type_hints(change)


async def test_a_guild_keeps_its_settings_when_the_bot_leaves_and_comes_back(store: Store) -> None:
    await store.transaction(lambda tx: guilds.remember(tx, GUILD, 10.0))
    await store.transaction(lambda tx: guilds.change(tx, GUILD, mod_role_id=8, settings={"a": [1]}, left_at=20.0))
    assert Guild(GUILD, 8, {"a": [1]}, 10.0, 20.0) == await guilds.get(store.read, GUILD)
    await store.transaction(lambda tx: guilds.remember(tx, GUILD, 30.0))
    assert Guild(GUILD, 8, {"a": [1]}, 10.0, None) == await guilds.get(store.read, GUILD)
    assert None is await guilds.get(store.read, 1)


async def test_a_persons_new_name_is_kept_and_the_rest_stays(store: Store) -> None:
    await store.transaction(lambda tx: people.remember(tx, HARLEY, "Harley", "de"))
    await store.transaction(lambda tx: people.change(tx, HARLEY, dm_channel_id=HARLEYS_DM, dm_state="closed"))
    await store.transaction(lambda tx: people.remember(tx, HARLEY, "Harleen ♦", None))
    assert Person(HARLEY, "Harleen ♦", HARLEYS_DM, "closed", "de", {}) == await people.get(store.read, HARLEY)


async def test_an_opened_table_has_its_own_words_and_nothing_else(store: Store) -> None:
    async def work(tx: Tx) -> int:
        await ground(tx)
        new = NewTable(GUILD, CHANNEL, None, "here", "breakout", HARLEY, 20.5, {"seats": 4}, "12h", "poker", "leaves")
        return await tables.create(tx, new)

    table_id = await store.transaction(work)
    expected = tables.Table(
        id=table_id, guild_id=GUILD, channel_id=CHANNEL, thread_id=None, place="here", game="breakout", status="open",
        fault=None, options={"seats": 4}, pace="12h", windows="poker", leavers="leaves", host_person_id=HARLEY,
        panel_channel_id=None, panel_message_id=None, panel_digest=None, panel_at=None, commitments=[],
        keys_revealed=None, seq=0, due_at=None, standings=None, created_at=20.5, started_at=None, ended_at=None,
        touched_at=20.5,
    )  # fmt: skip
    assert expected == await tables.get(store.read, table_id)


async def test_every_column_of_a_table_comes_back_as_it_was_set(store: Store) -> None:
    table_id = await full(store)
    before = await tables.must(store.read, table_id)
    changes: tables.TableChange = {
        "status": "finished", "fault": None, "options": {"ö": [None, True, 1.5, {"x": "y"}]}, "pace": "3d",
        "windows": "poker", "leavers": "leaves", "host_person_id": IVY, "panel_channel_id": 1, "panel_message_id": 2,
        "panel_digest": "p2", "panel_at": 3.5, "commitments": ["a", "b"], "keys_revealed": ["k", "l"], "due_at": None,
        "standings": {"winner": 1}, "started_at": 4.5, "ended_at": 5.5, "touched_at": 6.5, "guild_id": GUILD,
        "channel_id": 7, "thread_id": None, "place": "here", "language": "de",
        "failed": {"seq": 1, "of": 0, "picks": ["a"]},
    }  # fmt: skip
    await store.transaction(lambda tx: tables.change(tx, table_id, **changes))
    assert replace(before, **changes) == await tables.must(store.read, table_id)
    assert set(changes) == tables.TableChange.__annotations__.keys()


async def test_changing_what_is_not_there_is_an_error(store: Store) -> None:
    for change in (
        lambda tx: tables.change(tx, 77, status="paused"),
        lambda tx: seats.change(tx, 77, 0, name="x"),
        lambda tx: guilds.change(tx, 77, settings={}),
        lambda tx: people.change(tx, 77, name="x"),
    ):
        with pytest.raises(StorageError, match=r"^There is no row 77"):
            await store.transaction(change)
    with pytest.raises(StorageError, match=r"^There is no table 77\.$"):
        await tables.must(store.read, 77)


async def test_a_table_id_is_never_used_again(store: Store) -> None:
    first = await opened(store)
    await store.transaction(lambda tx: tx.run("DELETE FROM tables WHERE id = ?", first))
    assert first < await opened(store)


async def test_seats_come_back_in_order_and_change_hands(store: Store) -> None:
    table_id = await full(store)
    harley = Seat(table_id, 0, HARLEY, None, "Harley", 30.0, None, False, HARLEYS_DM, 900, "d1", 2, 5000.0)
    computer = Seat(table_id, 1, None, "normal", "Bot Ivy", 31.0, 32.0, True)
    assert [harley, computer] == await seats.of_table(store.read, table_id)
    await store.transaction(
        lambda tx: seats.change(tx, table_id, 1, person_id=IVY, computer=None, name="Ivy", left_at=None, leaving=False)
    )
    taken = Seat(table_id, 1, IVY, None, "Ivy", 31.0)
    assert taken == await seats.get(store.read, table_id, 1)
    assert [taken] == (await seats.of_person(store.read, IVY)).rows
    assert [] == (await seats.of_person(store.read, IVY, table_id + 1)).rows
    assert len(fields(Seat)) == len(seats.SeatChange.__annotations__) + 2


async def test_a_removed_seat_takes_its_orders_along(store: Store) -> None:
    table_id = await full(store)
    assert await store.transaction(lambda tx: seats.remove(tx, table_id, 0))
    assert not await store.transaction(lambda tx: seats.remove(tx, table_id, 0))
    assert [1] == [seat.seat for seat in await seats.of_table(store.read, table_id)]
    assert [] == await orders.of_table(store.read, table_id)


async def test_rows_for_unknown_people_tables_or_taken_seats_are_refused(store: Store) -> None:
    table_id = await full(store)
    for seat in (
        Seat(table_id, 2, 404, None, "Nobody", 1.0),
        Seat(404, 0, HARLEY, None, "Harley", 1.0),
        Seat(table_id, 0, IVY, None, "Ivy", 1.0),
    ):
        with pytest.raises(sqlite3.IntegrityError):
            await store.transaction(lambda tx, seat=seat: seats.add(tx, seat))


async def test_the_journal_takes_only_the_entry_that_follows(store: Store) -> None:
    table_id = await opened(store)
    for seq in (1, 2):
        await store.transaction(lambda tx, seq=seq: journal.append(tx, entry(table_id, seq)))
    for seq in (2, 4, 0):
        with pytest.raises(StorageError, match=rf"^Entry {seq} does not follow the journal of table {table_id}\.$"):
            await store.transaction(lambda tx, seq=seq: journal.append(tx, entry(table_id, seq)))
    assert [entry(table_id, 1), entry(table_id, 2)] == await journal.page(store.read, table_id)
    assert (2, 1002.0) == ((table := await tables.must(store.read, table_id)).seq, table.touched_at)


async def test_entries_that_were_undone_stay_in_the_journal_and_leave_the_tail(store: Store) -> None:
    table_id = await opened(store)

    async def work(tx: Tx) -> int:
        for seq in range(1, 5):
            await journal.append(tx, entry(table_id, seq))
        await journal.append(tx, entry(table_id, 5, kind="undo"))
        return await journal.mark_undone(tx, table_id, 2, 5)

    assert 2 == await store.transaction(work)
    assert [1, 2, 5] == [one.seq for one in await journal.standing(store.read, table_id, 0)]
    assert [5] == [one.seq for one in await journal.standing(store.read, table_id, 2)]
    assert [None, None, 5, 5, None] == [one.undone_by for one in await journal.page(store.read, table_id)]
    assert [2, 3] == [one.seq for one in await journal.page(store.read, table_id, after=1, limit=2)]
    undone = await journal.get(store.read, table_id, 3)
    assert entry(table_id, 3, undone_by=5) == undone


async def test_the_outbox_gives_its_rows_in_order_until_they_are_delivered(store: Store) -> None:
    table_id = await opened(store)
    rows = [
        outgoing(table_id, 1),
        outgoing(table_id, 2, kind="hand", seat=0, person_id=HARLEY, payload={"seat": 0}),
        outgoing(table_id, 3, kind="hand", seat=1),
        outgoing(table_id, 4),
        outgoing(table_id, 5),
    ]

    async def work(tx: Tx) -> list[int]:
        return [await outbox.add(tx, row) for row in rows]

    ids = await store.transaction(work)
    assert sorted(set(ids)) == ids
    stored = [replace(row, id=number) for row, number in zip(rows, ids, strict=True)]
    assert stored == await outbox.pending(store.read, table_id)
    assert 2 == await store.transaction(lambda tx: outbox.delivered_up_to(tx, table_id, "log", ids[3]))
    assert 1 == await store.transaction(lambda tx: outbox.delivered_up_to(tx, table_id, "hand", ids[4], seat=1))
    await store.transaction(lambda tx: outbox.failed(tx, ids[1], "closed", 3000.0))
    late = replace(stored[1], attempts=1, last_error="closed", not_before=3000.0)
    assert [late, stored[4]] == await outbox.pending(store.read, table_id)
    await store.transaction(lambda tx: outbox.delivered(tx, ids[4]))
    await store.transaction(lambda tx: outbox.sending(tx, ids[1], "of the message"))
    tried = replace(late, nonce="of the message", payload={"seat": 0, "tried": True})
    assert [tried] == await outbox.pending(store.read, table_id)


async def test_the_outbox_says_which_tables_have_something_to_deliver_and_when(store: Store) -> None:
    assert None is await outbox.earliest(store.read)
    first, second, third = [await opened(store) for _ in range(3)]

    async def work(tx: Tx) -> None:
        for table_id, not_before in ((first, 30.0), (second, 10.0), (second, 50.0), (third, 40.0)):
            await outbox.add(tx, outgoing(table_id, 1, not_before=not_before))

    await store.transaction(work)
    assert 10.0 == await outbox.earliest(store.read)
    assert [] == await outbox.tables_due(store.read, 9.9)
    assert [second, first] == await outbox.tables_due(store.read, 30.0)
    assert [second] == await outbox.tables_due(store.read, 99.0, limit=1)


async def test_a_seat_has_one_order_per_window(store: Store) -> None:
    table_id = await opened(store)
    for order in (
        Order(table_id, 1, "react", "decline"),
        Order(table_id, 0, "defend", "decline"),
        Order(table_id, 0, "challenge", "ask"),
        Order(table_id, 0, "defend", {"against": "weakness"}),
    ):
        await store.transaction(lambda tx, order=order: orders.put(tx, order))
    kept = [
        Order(table_id, 0, "challenge", "ask"),
        Order(table_id, 0, "defend", {"against": "weakness"}),
        Order(table_id, 1, "react", "decline"),
    ]
    assert kept == await orders.of_table(store.read, table_id)
    assert 1 == await store.transaction(lambda tx: orders.clear(tx, table_id, 0, "defend"))
    assert 1 == await store.transaction(lambda tx: orders.clear(tx, table_id, 0))
    assert kept[2:] == await orders.of_table(store.read, table_id)


async def test_acts_are_read_newest_first(store: Store) -> None:
    table_id = await opened(store)
    acts = [
        Act(0, GUILD, table_id, IVY, "undo", "A slip.", {"to": 3}, 1.0),
        Act(0, GUILD, None, IVY, "setup", "Role set.", {}, 2.0),
        Act(0, GUILD, table_id, None, "end", "Abandoned.", {}, 3.0),
    ]

    async def work(tx: Tx) -> list[Act]:
        return [replace(act, id=await audit.add(tx, act)) for act in acts]

    stored = await store.transaction(work)
    assert list(reversed(stored)) == (await audit.of_guild(store.read, GUILD)).rows
    assert [stored[2], stored[0]] == await audit.of_table(store.read, table_id)
    assert [stored[2]] == await audit.of_table(store.read, table_id, limit=1)


async def test_an_interaction_is_taken_once_and_pruned_by_age(store: Store) -> None:
    old, new = Interaction("111", None, 10.0, "You moved."), Interaction("112", 7, 20.0, "The table has moved on.")
    for one in (old, new):
        await store.transaction(lambda tx, one=one: interactions.add(tx, one))
    with pytest.raises(sqlite3.IntegrityError):
        await store.transaction(lambda tx: interactions.add(tx, replace(old, answer="again")))
    assert old == await interactions.get(store.read, "111")
    assert 1 == await store.transaction(lambda tx: interactions.prune(tx, 20.0))
    assert None is await interactions.get(store.read, "111")
    assert new == await interactions.get(store.read, "112")


async def test_a_value_that_json_cannot_hold_is_not_stored(store: Store) -> None:
    await store.transaction(ground)
    for value in (float("nan"), object()):
        with pytest.raises((ValueError, TypeError)):
            await store.transaction(lambda tx, value=value: guilds.change(tx, GUILD, settings={"x": value}))  # pyright: ignore[reportArgumentType]
    assert {} == (await guilds.get(store.read, GUILD) or pytest.fail("no guild")).settings


async def test_tables_are_found_by_guild_and_status_the_last_touched_first(store: Store) -> None:
    ids = [await opened(store, at=float(at)) for at in (30, 10, 20)]
    await store.transaction(lambda tx: tables.change(tx, ids[0], status="finished"))
    await store.transaction(lambda tx: tables.change(tx, ids[1], status="running"))

    async def found(*statuses: tables.Status, limit: int = 100) -> list[int]:
        return [table.id for table in (await tables.of_guild(store.read, GUILD, statuses, limit)).rows]

    assert [ids[2], ids[1]] == [table.id for table in (await tables.of_guild(store.read, GUILD)).rows]
    assert [ids[0]] == await found("finished", "ended")
    assert [ids[0], ids[2]] == await found("finished", "open", "running", limit=2)
    assert [] == (await tables.of_guild(store.read, GUILD + 1)).rows


async def test_tables_are_found_by_the_people_who_sit_there_now(store: Store) -> None:
    ids = [await opened(store, at=float(at)) for at in (1, 2, 3, 4)]

    async def work(tx: Tx) -> None:
        await seats.add(tx, Seat(ids[0], 0, HARLEY, None, "Harley", 1.0))
        await seats.add(tx, Seat(ids[0], 2, HARLEY, None, "Harley", 1.0))
        await seats.add(tx, Seat(ids[1], 1, HARLEY, None, "Harley", 1.0, left_at=2.0))
        await seats.add(tx, Seat(ids[2], 0, IVY, None, "Ivy", 1.0))
        await seats.add(tx, Seat(ids[3], 0, HARLEY, None, "Harley", 1.0))
        await tables.change(tx, ids[3], status="ended")

    await store.transaction(work)
    assert [ids[0]] == [table.id for table in (await tables.of_person(store.read, HARLEY)).rows]
    assert [ids[3]] == [table.id for table in (await tables.of_person(store.read, HARLEY, ("ended",))).rows]
    held = [(seat.table_id, seat.seat) for seat in (await seats.of_person(store.read, HARLEY)).rows]
    assert [(ids[0], 0), (ids[0], 2), (ids[3], 0)] == held
    assert [0, 2] == [seat.seat for seat in (await seats.of_person(store.read, HARLEY, ids[0])).rows]


async def test_the_tables_that_ask_a_person_come_before_the_others_and_are_not_what_is_left_out(store: Store) -> None:
    ids = [await opened(store, at=float(at)) for at in (1, 2, 3, 4, 5)]

    async def work(tx: Tx) -> None:
        for number, table_id in enumerate(ids):
            asked = 7 if number in (0, 2) else None
            await seats.add(tx, Seat(table_id, 0, HARLEY, None, "Harley", 1.0))
            await seats.add(tx, Seat(table_id, 1, IVY, None, "Ivy", 1.0))
            await seats.change(tx, table_id, 0, asked_ask=asked)
            await seats.change(tx, table_id, 1, asked_ask=9)
        await tables.change(tx, ids[4], status="finished")

    await store.transaction(work)

    async def found(limit: int) -> list[int]:
        return [table.id for table in (await tables.of_person_asked_first(store.read, HARLEY, limit)).rows]

    assert [ids[0], ids[2], ids[3], ids[1]] == await found(100)
    assert [ids[0], ids[2]] == await found(2)


async def test_tables_are_found_by_place(store: Store) -> None:
    in_thread = await opened(store, thread=THREAD)
    here = await opened(store, thread=None)

    async def at(channel_id: int) -> set[int]:
        return {table.id for table in (await tables.at_place(store.read, channel_id)).rows}

    assert {in_thread} == await at(THREAD)
    assert {here} == await at(CHANNEL)
    assert set() == await at(1)


async def test_due_tables_come_with_the_earliest_first(store: Store) -> None:
    assert None is await tables.earliest_due(store.read)
    ids = [await opened(store) for _ in range(4)]
    for table_id, due_at in zip(ids, (30.0, 10.5, None, 20.0), strict=True):
        await store.transaction(lambda tx, t=table_id, at=due_at: tables.change(tx, t, due_at=at))
    assert 10.5 == await tables.earliest_due(store.read)
    assert [] == await tables.due(store.read, 10.4)
    assert [ids[1], ids[3]] == await tables.due(store.read, 20.0)
    assert [ids[1]] == await tables.due(store.read, 99.0, limit=1)

"""Records that the tests store, and a table with a row of every kind."""

import sqlite3
from contextlib import closing
from pathlib import Path

from storage import (
    Act,
    Entry,
    Interaction,
    Look,
    NewTable,
    Order,
    Outgoing,
    Planned,
    Poll,
    Rating,
    Result,
    Seat,
    Snapshot,
    Store,
    Talk,
    Tx,
    audit,
    departures,
    guilds,
    interactions,
    journal,
    looks,
    orders,
    outbox,
    people,
    plans,
    polls,
    ratings,
    results,
    seats,
    snapshots,
    tables,
    talks,
    told,
)

GUILD = 100200300400500600
CHANNEL = 100200300400500601
THREAD = 100200300400500602
HARLEY = 220330440550660770
IVY = 220330440550660771
HARLEYS_DM = 330440550660770880
STATE = '{"harley":"♥","track":[1,2,3]}'.encode()


def entry(table_id: int, seq: int, **other: object) -> Entry:
    values: dict[str, object] = {
        "at": 1000.0 + seq,
        "kind": "answer",
        "seat": 0,
        "person_id": HARLEY,
        "by": "person",
        "ask": seq - 1,
        "fingerprint": "0f" * 8,
        "payload": {"options": ["move:3"]},
        "draws": [{"stream": "die", "counter": seq, "range": 6, "result": 4}],
        "events": [{"kind": "moved", "seat": 0, "to": 3}],
    }
    return Entry(table_id=table_id, seq=seq, **(values | other))  # pyright: ignore[reportArgumentType]


def snapshot(table_id: int, seq: int, turn: int = 1, data: bytes = STATE) -> Snapshot:
    return Snapshot(table_id, seq, turn, "breakout", 1, data, 1000.0 + seq)


def outgoing(table_id: int, seq: int, **other: object) -> Outgoing:
    values: dict[str, object] = {
        "kind": "log",
        "seat": None,
        "person_id": None,
        "payload": {"lines": ["Harley moves 3."]},
        "nonce": f"{table_id}:{seq}",
        "created_at": 1000.0 + seq,
        "not_before": 1000.0 + seq,
    }
    return Outgoing(id=0, table_id=table_id, **(values | other))  # pyright: ignore[reportArgumentType]


async def ground(tx: Tx) -> None:
    """The server and the two people that the rows speak of."""
    await guilds.remember(tx, GUILD, 10.0)
    await people.remember(tx, HARLEY, "Harley", "en-GB")
    await people.remember(tx, IVY, "Ivy", None)


async def opened(store: Store, thread: int | None = THREAD, at: float = 20.0) -> int:
    """A table that was just opened, and what it stands on."""

    async def work(tx: Tx) -> int:
        await ground(tx)
        return await tables.create(tx, NewTable(GUILD, CHANNEL, thread, "thread", "breakout", HARLEY, at))

    return await store.transaction(work)


async def full(store: Store) -> int:
    """A table with at least one row of every kind, all columns filled that can be."""
    table_id = await opened(store)

    async def work(tx: Tx) -> None:
        await people.change(tx, HARLEY, dm_channel_id=HARLEYS_DM, dm_state="open", settings={"quiet": [22, 7]})
        await seats.add(
            tx,
            Seat(table_id, 0, HARLEY, None, "Harley", 30.0, None, False, HARLEYS_DM, 900, "d1", 2, 5000.0),
        )
        await seats.add(tx, Seat(table_id, 1, None, "normal", "Bot Ivy", 31.0, 32.0, True))
        await snapshots.put(tx, snapshot(table_id, 0, 0))
        await journal.append(tx, entry(table_id, 1))
        await journal.append(tx, entry(table_id, 2, kind="undo", by="moderator", seat=None, person_id=IVY, ask=None))
        await journal.mark_undone(tx, table_id, 0, 2)
        await snapshots.put(tx, snapshot(table_id, 2, 1))
        await outbox.add(tx, outgoing(table_id, 2, kind="hand", seat=0, person_id=HARLEY))
        await outbox.add(tx, outgoing(table_id, 3))
        await orders.put(tx, Order(table_id, 0, "defend", {"if": "weakness"}))
        await plans.add(tx, Planned(table_id, 0, 1, "play-all", "turn"))
        await polls.put(tx, Poll(table_id, "speed", {"pace": "12h"}, 1004.0, 5004.0, {"0": "yes"}))
        await talks.put(tx, Talk(table_id, 1, THREAD, [HARLEY, IVY]))
        await looks.caught_up(tx, Look(HARLEY, table_id, 2, 1, 1, 1))
        told.add_later(tx, table_id, 1004.0, {"id": "{person:person} is back.", "values": {"person": HARLEY}})
        await departures.add(tx, table_id, 0, HARLEY, 2, own=True)
        await departures.returned(tx, table_id, 0, HARLEY, 2)
        await results.counted(tx, table_id)
        await results.add(tx, Result(table_id, 0, HARLEY, GUILD, "breakout", 50.0, 0, 1, 1, 7, True, [60, 90]))
        await results.add(tx, Result(table_id, 1, IVY, GUILD, "breakout", 50.0, 1, 1, 2, 3, True, [30]))
        await ratings.put(tx, Rating(GUILD, "breakout", HARLEY, 27.5, 8.0, 1))
        await audit.add(tx, Act(0, GUILD, table_id, IVY, "undo", "A slip of the finger.", {"to": 0}, 1003.0))
        await interactions.add(tx, Interaction(f"9{table_id}", table_id, 1001.0, "You moved 3."))
        await tables.change(
            tx,
            table_id,
            status="running",
            fault="Giant Mallet failed.",
            options={"escape": "north"},
            panel_channel_id=THREAD,
            panel_message_id=901,
            panel_digest="p1",
            panel_at=1002.0,
            commitments=["c1"],
            due_at=6000.0,
            standings=[{"seat": 0, "place": 1}],
            started_at=40.0,
        )

    await store.transaction(work)
    return table_id


def by_hand(path: Path, *statements: str) -> None:
    """Change the database beside the bot, as damage or an operator does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            connection.execute(statement)


def everything(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables of a database."""
    with closing(sqlite3.connect(path)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in sorted(names)}

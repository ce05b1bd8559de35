"""Forgetting a person leaves no trace of them in any column, and every game as it was."""

import zlib
from pathlib import Path

from storage import (
    Act,
    Interaction,
    Order,
    Outgoing,
    Person,
    Poll,
    Seat,
    Store,
    Tx,
    audit,
    guilds,
    interactions,
    journal,
    orders,
    outbox,
    people,
    polls,
    seats,
    snapshots,
    tables,
)
from storage.forget import forget
from tests.storage.rows import GUILD, HARLEY, HARLEYS_DM, IVY, by_hand, entry, everything, full, outgoing


def traces(path: Path, *needles: object) -> list[str]:
    """Each place in the database where one of these stands, in whatever form."""
    found: list[str] = []
    for name, rows in everything(path).items():
        for row in rows:
            for value in row:
                text = zlib.decompress(value).decode() if isinstance(value, bytes) else str(value)
                found += [f"{name}: {text}" for needle in needles if str(needle) in text]
    return found


async def spread(store: Store) -> int:
    """A table that speaks of Harley wherever a row can."""
    table_id = await full(store)

    async def work(tx: Tx) -> None:
        await guilds.change(tx, GUILD, settings={"blocked": [HARLEY, IVY], "notes": {str(HARLEY): "late", "x": 1}})
        await people.change(tx, IVY, settings={"friend": HARLEY})
        await tables.change(
            tx,
            table_id,
            fault=f"The answer of {HARLEY} failed.",
            options={"invited": [str(HARLEY)], "owner": HARLEY},
            standings=[{"seat": 0, "person": HARLEY}],
        )
        payload = {"command": "replace", "person": HARLEY, "was": IVY, "channel": HARLEYS_DM}
        events = [{"kind": "said", "text": f"<@{HARLEY}> and <@!{HARLEY}> leave, 1{HARLEY} stays"}]
        await journal.append(tx, entry(table_id, 3, kind="command", payload=payload, events=events))
        await orders.put(tx, Order(table_id, 1, "trade", {"with": [HARLEY]}))
        await polls.put(tx, Poll(table_id, "invite.1", {"person": HARLEY, "by": 1}, 1004.0))
        await polls.put(tx, Poll(table_id, "swap", {"persons": [HARLEY, IVY], "from": 0}, 1004.0))
        await outbox.add(tx, outgoing(table_id, 4, kind="ping", payload={"mention": [HARLEY, IVY]}))
        await outbox.add(tx, outgoing(table_id, 5, kind="hand", seat=1, person_id=IVY))
        await audit.add(
            tx, Act(0, GUILD, table_id, HARLEY, "replace", f"<@{HARLEY}> went home.", {"old": HARLEY}, 1004.0)
        )
        await interactions.add(tx, Interaction("500", table_id, 1005.0, f"You replaced <@{HARLEY}>."))

    await store.transaction(work)
    return table_id


async def test_no_column_of_any_table_holds_a_forgotten_persons_ids_or_name(path: Path, store: Store) -> None:
    await spread(store)
    assert traces(path, HARLEY, HARLEYS_DM, "Harley")
    await store.transaction(lambda tx: forget(tx, HARLEY))
    # 1HARLEY is a longer number that only begins alike: somebody else's. The log line in the outbox names no id.
    expected = [f'journal: [{{"kind":"said","text":"a former player and a former player leave, 1{HARLEY} stays"}}]']
    assert expected == traces(path, HARLEY, HARLEYS_DM)
    assert [] == [place for place in traces(path, "Harley") if place.startswith(("people", "seats", "tables"))]


async def test_the_games_of_a_forgotten_person_stay_playable(store: Store) -> None:
    table_id = await spread(store)
    before = await tables.must(store.read, table_id)
    truth = await snapshots.latest(store.read, table_id)
    await store.transaction(lambda tx: forget(tx, HARLEY))
    after = await tables.must(store.read, table_id)
    assert (None, before.seq, before.status) == (after.host_person_id, after.seq, after.status)
    assert {"invited": [], "owner": None} == after.options
    assert [{"seat": 0, "person": None}] == after.standings
    assert Seat(table_id, 0, None, None, "a former player", 30.0, None, False, None, None, None, 2, 5000.0) == (
        await seats.get(store.read, table_id, 0)
    )
    assert truth == await snapshots.latest(store.read, table_id)
    entries = await journal.page(store.read, table_id)
    assert [None, IVY, None] == [one.person_id for one in entries]
    assert {"command": "replace", "person": None, "was": IVY, "channel": None} == entries[2].payload
    await store.transaction(lambda tx: journal.append(tx, entry(table_id, 4, person_id=None)))


async def test_everybody_elses_rows_stay_as_they_were(store: Store) -> None:
    table_id = await spread(store)
    await store.transaction(lambda tx: forget(tx, HARLEY))
    assert Person(IVY, "Ivy", None, "untested", None, {"friend": None}) == await people.get(store.read, IVY)
    guild = await guilds.get(store.read, GUILD)
    assert guild is not None
    assert {"blocked": [IVY], "notes": {"x": 1}} == guild.settings
    assert [Order(table_id, 1, "trade", {"with": []})] == await orders.of_table(store.read, table_id)
    rest = await outbox.pending(store.read, table_id)
    assert [("log", None), ("ping", None), ("hand", 1)] == [(row.kind, row.seat) for row in rest]
    assert {"mention": [IVY]} == rest[1].payload
    acts = (await audit.of_guild(store.read, GUILD)).rows
    assert [(None, "a former player went home.", {"old": None}), (IVY, "A slip of the finger.", {"to": 0})] == [
        (act.person_id, act.reason, act.detail) for act in acts
    ]


async def test_the_emptied_seats_of_games_that_go_on_are_told(store: Store) -> None:
    running, over = await full(store), await full(store)
    await store.transaction(lambda tx: tables.change(tx, over, status="finished"))
    assert [(running, 0)] == await store.transaction(lambda tx: forget(tx, HARLEY))
    assert "a former player" == (await seats.of_table(store.read, over))[0].name


async def test_a_forgotten_person_may_come_back_as_somebody_new(store: Store) -> None:
    await full(store)
    await store.transaction(lambda tx: forget(tx, HARLEY))
    assert None is await people.get(store.read, HARLEY)
    await store.transaction(lambda tx: people.remember(tx, HARLEY, "Harley", None))
    assert Person(HARLEY, "Harley", None, "untested", None, {}) == await people.get(store.read, HARLEY)
    assert [] == (await seats.of_person(store.read, HARLEY)).rows


async def test_forgetting_somebody_unknown_changes_nothing(path: Path, store: Store) -> None:
    await spread(store)
    before = everything(path)
    assert [] == await store.transaction(lambda tx: forget(tx, 404))
    assert before == everything(path)


async def test_damaged_json_does_not_keep_a_person_from_being_forgotten(path: Path, store: Store) -> None:
    table_id = await full(store)
    by_hand(path, f"UPDATE tables SET options = '{{\"owner\":{HARLEY}' WHERE id = {table_id}")
    await store.transaction(lambda tx: forget(tx, HARLEY))
    assert [] == traces(path, HARLEY)


async def test_a_hand_that_waits_for_a_forgotten_person_is_not_sent(store: Store) -> None:
    table_id = await full(store)
    await store.transaction(
        lambda tx: outbox.add(tx, Outgoing(0, table_id, "hand", 0, None, {"seat": 0}, "n", 1.0, 1.0))
    )
    await store.transaction(lambda tx: forget(tx, HARLEY))
    assert ["log"] == [row.kind for row in await outbox.pending(store.read, table_id)]


async def names(store: Store) -> list[str]:
    """Every table of the database, those of later migrations too."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [row["name"] for row in await store.read.all(sql)]


OWN_WORDS = {
    "people": {"name", "dm_state", "locale"},
    "tables": {
        "place",
        "game",
        "status",
        "pace",
        "windows",
        "leavers",
        "panel_digest",
        "commitments",
        "keys_revealed",
        "language",
    },
    "seats": {"name", "computer", "hand_digest", "stand_in"},
    "snapshots": {"game"},
    "journal": {"kind", "by", "fingerprint", "draws"},
    "outbox": {"kind", "nonce"},
    "orders": {"window"},
    "plans": {"move", "until"},
    "polls": {"topic", "votes"},
    "audit": {"act"},
    "interactions": {"id"},
    "results": {"game", "waits"},
    "ratings": {"game"},
}
"""Columns that hold the bot's own words only, or the name that is blanked with the row."""


async def test_every_text_column_that_may_speak_of_people_is_searched(path: Path, store: Store) -> None:
    """A column added later must be searched too, or be named above as one that holds the bot's own words only."""
    await spread(store)
    changed: list[str] = []
    for name in await names(store):
        columns = await store.read.all(f"PRAGMA table_info({name})")
        texts = {row["name"] for row in columns if row["type"] == "TEXT"} - OWN_WORDS.get(name, set())
        changed += [f"UPDATE {name} SET {column} = '\"by {HARLEY}\"'" for column in sorted(texts)]
    assert len(changed) > 12
    by_hand(path, *changed)
    await store.transaction(lambda tx: forget(tx, HARLEY))
    assert [] == [place for place in traces(path, HARLEY) if ': "by' in place]


async def test_every_column_that_points_at_people_is_emptied(store: Store) -> None:
    """A column added later must be filled by ``spread``, so that this test sees it."""
    await spread(store)
    pointing: list[tuple[str, str]] = []
    for name in await names(store):
        keys = await store.read.all(f"PRAGMA foreign_key_list({name})")
        pointing += [(name, row["from"]) for row in keys if row["table"] == "people"]
    assert {"tables", "seats", "journal", "outbox", "audit", "looks", "results", "ratings"} <= {
        name for name, _ in pointing
    }

    async def held() -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for name, column in pointing:
            if await store.read.one(f"SELECT 1 FROM {name} WHERE {column} = ?", HARLEY) is not None:
                found.append((name, column))
        return found

    assert pointing == await held()
    await store.transaction(lambda tx: forget(tx, HARLEY))
    assert [] == await held()


async def test_no_table_of_the_database_is_left_out_of_these_tests(path: Path, store: Store) -> None:
    await spread(store)
    assert [] == [name for name, rows in everything(path).items() if not rows]

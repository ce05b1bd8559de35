"""Opening databases of other ages: old ones are brought up to date, newer and foreign ones are refused."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import (
    Departure,
    StorageError,
    Store,
    departures,
    guilds,
    journal,
    looks,
    people,
    results,
    seats,
    snapshots,
    tables,
)
from storage.migrate import MIGRATIONS, available, upgrade
from tests.storage.rows import by_hand, everything

# A database as the first version of the bot left it, in its own words: this text never changes.
VERSION_1_ROWS = """
INSERT INTO guilds (id, mod_role_id, settings, joined_at, left_at) VALUES (5, 6, '{"language":"en"}', 1.5, NULL);
INSERT INTO people (id, name, dm_channel_id, dm_state, locale, settings) VALUES (9, 'Zoë', 77, 'open', 'de', '{}');
INSERT INTO tables (id, guild_id, channel_id, thread_id, place, game, status, fault, options, pace, windows, leavers,
    host_person_id, panel_channel_id, panel_message_id, panel_digest, panel_at, commitments, keys_revealed, seq, due_at,
    standings, created_at, started_at, ended_at, touched_at)
VALUES (41, 5, 50, 51, 'thread', 'breakout', 'running', NULL, '{"escape":"north"}', '24h', 'poker', 'leaves', 9, 51, 52,
    'd', 2.5, '["c1"]', NULL, 1, 99.5, NULL, 2.0, 2.25, NULL, 3.0);
INSERT INTO seats (table_id, seat, person_id, computer, name, joined_at, left_at, leaving, hand_channel_id,
    hand_message_id, hand_digest, seen_seq, due_at) VALUES (41, 0, 9, NULL, 'Zoë', 2.0, NULL, 1, 77, 78, 'h', 1, NULL);
INSERT INTO journal (table_id, seq, at, kind, seat, person_id, by, ask, fingerprint, payload, draws, events, undone_by)
VALUES (41, 1, 3.0, 'answer', 0, 9, 'person', 0, 'f1', '{"options":["a"]}', '[]', '[{"kind":"moved"}]', NULL);
INSERT INTO snapshots (table_id, seq, turn, game, schema, data, at)
VALUES (41, 1, 2, 'breakout', 1, x'789cab562a2e492c4955b232ac050017c003c9', 3.0);
"""


def version_1(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(available()[0].read_text(encoding="utf-8"))
        connection.executescript(f"{VERSION_1_ROWS} PRAGMA user_version = 1;")


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later bot: the first one as it is, and a second."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    shutil.copy(MIGRATIONS / "0001_first.sql", folder)
    second = "ALTER TABLE people ADD COLUMN away_until REAL;\nCREATE TABLE ratings (person_id INTEGER) STRICT;\n"
    (folder / "0002_ratings.sql").write_text(second, encoding="utf-8")
    return folder


async def test_a_database_of_version_1_is_read_by_this_bot(path: Path) -> None:
    version_1(path)
    store = await Store.open(path)
    table = await tables.must(store.read, 41)
    assert ("running", {"escape": "north"}, "24h", "poker", ["c1"], 1, 99.5) == (
        table.status, table.options, table.pace, table.windows, table.commitments, table.seq, table.due_at,
    )  # fmt: skip
    assert guilds.Guild(5, 6, {"language": "en"}, 1.5, None) == await guilds.get(store.read, 5)
    assert people.Person(9, "Zoë", 77, "open", "de", {}) == await people.get(store.read, 9)
    assert [seats.Seat(41, 0, 9, None, "Zoë", 2.0, None, True, 77, 78, "h", 1)] == await seats.of_table(store.read, 41)
    entry = journal.Entry(
        41, 1, 3.0, "answer", 0, 9, "person", 0, "f1", {"options": ["a"]}, [], [{"kind": "moved"}]
    )  # fmt: skip
    assert [entry] == await journal.page(store.read, 41)
    stored = snapshots.Snapshot(41, 1, 2, "breakout", 1, b'{"state":1}', 3.0)
    assert stored == await snapshots.latest(store.read, 41)
    await store.close()


async def test_games_that_were_on_before_there_were_clocks_are_looked_at_once(path: Path) -> None:
    version_1(path)
    by_hand(path, "UPDATE tables SET due_at = NULL")
    store = await Store.open(path)
    assert 0.0 == (await tables.must(store.read, 41)).due_at
    await store.close()


async def test_a_seat_that_a_computer_played_before_the_fifth_migration_has_no_end_of_it(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for migration in available()[:4]:
            connection.executescript(migration.read_text(encoding="utf-8"))
        connection.executescript(f"{VERSION_1_ROWS} UPDATE seats SET stand_in = 'easy'; PRAGMA user_version = 4;")
    store = await Store.open(path)
    [seat] = await seats.of_table(store.read, 41)
    assert ("easy", None) == (seat.stand_in, seat.stand_in_until)
    await store.transaction(lambda tx: seats.change(tx, 41, 0, stand_in_until=9.5))
    assert 9.5 == (await seats.of_table(store.read, 41))[0].stand_in_until
    await store.close()


async def test_a_database_of_version_1_knows_no_looks_and_has_its_finished_games_still_to_be_counted(
    path: Path,
) -> None:
    version_1(path)
    by_hand(path, "UPDATE tables SET status = 'finished', standings = '[[0]]', ended_at = 9.0 WHERE id = 41")
    store = await Store.open(path)
    assert None is await looks.get(store.read, 9, 41)
    assert [41] == await results.uncounted(store.read)
    assert [] == await departures.of_table(store.read, 41)
    assert [results.Move(0, 9, "person", 0, None, 1)] == await results.moves(store.read, 41)
    await store.close()


async def test_those_who_had_left_a_game_for_good_before_departures_were_kept_are_known(path: Path) -> None:
    version_1(path)
    by_hand(
        path,
        "INSERT INTO journal (table_id, seq, at, kind, seat, person_id, by, payload, draws, events) "
        "VALUES (41, 2, 4.0, 'command', 0, 9, 'person', '{\"kind\":\"leave\"}', '[]', '[]')",
    )
    store = await Store.open(path)
    assert [Departure(41, 1, 0, 9, 2, True)] == await departures.of_table(store.read, 41)
    await store.close()


async def test_an_old_database_is_brought_up_to_date_with_its_rows(path: Path, later: Path) -> None:
    version_1(path)
    before = everything(path)
    store = await Store.open(path, later)
    assert 2 == version(path)
    row = await store.read.one("SELECT status FROM tables WHERE id = 41")
    assert row is not None
    assert "running" == row["status"]
    await store.close()
    after = everything(path)
    assert [] == after.pop("ratings")
    assert [(*before["people"][0], None)] == after["people"]
    assert before | {"people": after["people"]} == after


async def test_a_copy_of_the_old_database_is_kept_before_an_upgrade(path: Path, later: Path) -> None:
    version_1(path)
    before = everything(path)
    await (await Store.open(path, later)).close()
    copy = path.with_name("rogues.before-2.db")
    assert before == everything(copy)
    assert 1 == version(copy)


async def test_the_copy_before_an_upgrade_replaces_one_that_an_earlier_attempt_left(path: Path, later: Path) -> None:
    version_1(path)
    path.with_name("rogues.before-2.db").write_text("half a copy", encoding="utf-8")
    path.with_name("rogues.before-2.db.part").write_text("half a copy", encoding="utf-8")
    await (await Store.open(path, later)).close()
    assert 1 == version(path.with_name("rogues.before-2.db"))
    assert not path.with_name("rogues.before-2.db.part").exists()


async def test_no_copy_is_made_of_a_new_database_or_of_one_that_is_up_to_date(path: Path, later: Path) -> None:
    await (await Store.open(path, later)).close()
    await (await Store.open(path, later)).close()
    assert [path] == list(path.parent.glob("*.db"))


async def test_a_migration_that_fails_changes_nothing_and_keeps_those_before_it(path: Path, later: Path) -> None:
    version_1(path)
    third = "CREATE TABLE half (a INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);\n"
    (later / "0003_broken.sql").write_text(third, encoding="utf-8")
    with pytest.raises(StorageError, match=r"^Migration 0003_broken\.sql failed: no such table: nowhere\.$"):
        await Store.open(path, later)
    assert 2 == version(path)
    assert "ratings" in everything(path)
    assert "half" not in everything(path)
    assert 1 == version(path.with_name("rogues.before-3.db"))


async def test_a_migration_that_leaves_rows_pointing_nowhere_is_refused(path: Path, later: Path) -> None:
    version_1(path)
    (later / "0003_astray.sql").write_text("DELETE FROM people;\n", encoding="utf-8")
    with pytest.raises(StorageError, match=r"^Migration 0003_astray\.sql leaves rows that point nowhere\.$"):
        await Store.open(path, later)
    assert 1 == len(everything(path)["people"])


async def test_a_database_newer_than_the_bot_is_refused_and_left_as_it_is(path: Path) -> None:
    await (await Store.open(path)).close()
    newest = len(available())
    by_hand(path, f"PRAGMA user_version = {newest + 1}")
    before = everything(path)
    expected = rf"^The database rogues\.db has version {newest + 1}, newer than this bot's {newest}: update the bot\.$"
    with pytest.raises(StorageError, match=expected):
        await Store.open(path)
    assert before == everything(path)


async def test_another_programs_database_is_refused_and_left_as_it_is(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (id INTEGER)")
    with pytest.raises(StorageError, match=r"^The file rogues\.db is a database of another program"):
        await Store.open(path)
    assert {"songs": []} == everything(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"not a database, " * 100)
    with pytest.raises(StorageError, match=r"^The database rogues\.db cannot be used: file is not a database\.$"):
        upgrade(path)


async def test_a_folder_that_cannot_be_made_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", encoding="utf-8")
    with pytest.raises(StorageError, match=r"^The database rogues\.db cannot be used"):
        await Store.open(tmp_path / "data" / "rogues.db")


def test_a_gap_in_the_numbers_of_the_migrations_is_refused(path: Path, later: Path) -> None:
    (later / "0004_later.sql").write_text("SELECT 1;\n", encoding="utf-8")
    with pytest.raises(StorageError, match=r"^Migration 0003 is missing or has a wrong name: found 0004_later\.sql\.$"):
        upgrade(path, later)
    assert not path.exists()


def test_the_journal_lets_nobody_change_or_delete_what_was_answered(path: Path) -> None:
    version_1(path)
    for statement in ("UPDATE journal SET draws = '[1]'", "UPDATE journal SET seq = 7", "DELETE FROM journal"):
        with pytest.raises(sqlite3.IntegrityError, match="a journal entry cannot be"):
            by_hand(path, statement)
    assert 1 == len(everything(path)["journal"])

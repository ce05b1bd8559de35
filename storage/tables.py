"""Tables: one row per game that was opened. Nothing here loads them all."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypedDict, Unpack

from pydantic import JsonValue

from storage.columns import Found, JsonObject, Shape, to_json
from storage.connection import Read, Tx, Value
from storage.errors import StorageError

Place: TypeAlias = Literal["thread", "here"]
Status: TypeAlias = Literal["open", "running", "paused", "finished", "ended"]
Pace: TypeAlias = Literal["live", "12h", "24h", "3d", "none"]
Windows: TypeAlias = Literal["quick", "poker"]
Leavers: TypeAlias = Literal["computer", "leaves"]

LIVE: tuple[Status, ...] = ("open", "running", "paused")


@dataclass(frozen=True, slots=True)
class Table:
    """One table. Times are unix seconds.

    ``seq`` is the sequence number of the last journal entry, 0 before the first; ``journal.append`` alone moves it.
    ``fault`` says why nothing happens by itself any more; a table may be running and faulted.
    ``language`` is what it speaks to all, as Discord names it; None: English.
    ``failed`` is after which ``seq`` a card failed, and the answer with which it did; older ones mean nothing.
    ``commitments`` are the posted digests of the dice keys, ``keys_revealed`` the keys themselves once it is over.
    """

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    place: Place
    game: str
    status: Status
    fault: str | None
    options: JsonObject
    pace: Pace
    windows: Windows
    leavers: Leavers
    host_person_id: int | None
    panel_channel_id: int | None
    panel_message_id: int | None
    panel_digest: str | None
    panel_at: float | None
    commitments: list[str]
    keys_revealed: list[str] | None
    seq: int
    due_at: float | None
    standings: JsonValue
    created_at: float
    started_at: float | None
    ended_at: float | None
    touched_at: float
    language: str | None = None
    failed: JsonObject | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is known of a table when it is opened; ``at`` is its ``created_at``."""

    guild_id: int
    channel_id: int
    thread_id: int | None
    place: Place
    game: str
    host_person_id: int | None
    at: float
    options: JsonObject = field(default_factory=dict[str, JsonValue])
    pace: Pace = "none"
    windows: Windows = "quick"
    leavers: Leavers = "computer"
    language: str | None = None


class TableChange(TypedDict, total=False):
    """The columns that ``change`` may set."""

    guild_id: int
    channel_id: int
    thread_id: int | None
    place: Place
    status: Status
    fault: str | None
    options: JsonObject
    pace: Pace
    windows: Windows
    leavers: Leavers
    host_person_id: int | None
    panel_channel_id: int | None
    panel_message_id: int | None
    panel_digest: str | None
    panel_at: float | None
    commitments: list[str]
    keys_revealed: list[str] | None
    due_at: float | None
    standings: JsonValue
    started_at: float | None
    ended_at: float | None
    touched_at: float
    language: str | None
    failed: JsonObject | None


_DIGEST = "CASE WHEN json_valid({0}.commitments) THEN {0}.commitments ->> '$[0]' END"
TWINS = f"other.id <> this.id AND other.game = this.game AND {_DIGEST.format('this')} = {_DIGEST.format('other')}"
"""The SQL for whether the tables ``this`` and ``other`` hold the same game."""

SHAPE = Shape(
    Table, "tables", ("id",), json=("options", "commitments", "keys_revealed", "standings", "failed"), owner="id"
)


async def create(tx: Tx, new: NewTable) -> int:
    """Open a table (status ``open``); return its id, which is never used again."""
    return await tx.insert(
        "INSERT INTO tables (guild_id, channel_id, thread_id, place, game, status, options, pace, windows, leavers, "
        "host_person_id, commitments, seq, created_at, touched_at, language) "
        "VALUES (?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, '[]', 0, ?, ?, ?)",
        new.guild_id,
        new.channel_id,
        new.thread_id,
        new.place,
        new.game,
        to_json(new.options),
        new.pace,
        new.windows,
        new.leavers,
        new.host_person_id,
        new.at,
        new.at,
        new.language,
    )


async def get(db: Read, table_id: int) -> Table | None:
    """The table, or None. Raises DamagedRow."""
    return await SHAPE.get(db, table_id)


async def must(db: Read, table_id: int) -> Table:
    """The table. Raises StorageError if there is none, DamagedRow if it cannot be read."""
    table = await get(db, table_id)
    if table is None:
        raise StorageError(f"There is no table {table_id}.")
    return table


async def fault(db: Read, table_id: int) -> str | None:
    """The fault of a table of which other columns may be damaged."""
    row = await db.one("SELECT fault FROM tables WHERE id = ?", table_id)
    return None if row is None else row["fault"]


async def change(tx: Tx, table_id: int, **columns: Unpack[TableChange]) -> None:
    """Set columns of a table. Raises StorageError if there is no such table."""
    await SHAPE.change(tx, (table_id,), columns)


async def of_guild(db: Read, guild_id: int, statuses: Collection[Status] = LIVE, limit: int = 100) -> Found[Table]:
    """A guild's tables in these statuses, the last touched first."""
    return await _search(db, "guild_id = ?", (guild_id,), statuses, limit)


async def of_guild_named(
    db: Read, guild_id: int, typed: str, statuses: Collection[Status] = LIVE, limit: int = 100
) -> Found[Table]:
    """A guild's tables with this number, or where the name of a seat has this in it, the last touched first."""
    named = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND instr(lower(seats.name), lower(?)) > 0)"
    return await _search(db, f"guild_id = ? AND (tables.id = ? OR {named})", (guild_id, typed, typed), statuses, limit)


async def of_person(db: Read, person_id: int, statuses: Collection[Status] = LIVE, limit: int = 100) -> Found[Table]:
    """The tables where a person holds a seat now, the last touched first. ``seats.of_person`` gives the seats."""
    where = "id IN (SELECT table_id FROM seats WHERE person_id = ? AND left_at IS NULL)"
    return await _search(db, where, (person_id,), statuses, limit)


async def of_person_asked_first(db: Read, person_id: int, limit: int = 100) -> Found[Table]:
    """The live tables where a person holds a seat: those that have asked them for longest, then the last touched."""
    marks = ", ".join("?" * len(LIVE))
    asked = "EXISTS (SELECT 1 FROM seats WHERE table_id = id AND person_id = ? AND asked_ask IS NOT NULL)"
    sql = (
        f"{SHAPE.select} WHERE id IN (SELECT table_id FROM seats WHERE person_id = ? AND left_at IS NULL) "  # noqa: S608
        f"AND status IN ({marks}) ORDER BY {asked} DESC, "
        f"CASE WHEN {asked} THEN touched_at ELSE -touched_at END, id DESC LIMIT ?"
    )
    return SHAPE.found(await db.all(sql, person_id, *LIVE, person_id, person_id, limit))


async def at_place(db: Read, channel_id: int, statuses: Collection[Status] = LIVE, limit: int = 100) -> Found[Table]:
    """The tables played in exactly this channel or thread, the last touched first."""
    where = "(thread_id = ? OR (channel_id = ? AND thread_id IS NULL))"
    return await _search(db, where, (channel_id, channel_id), statuses, limit)


async def of_channel(db: Read, channel_id: int) -> Found[Table]:
    """The live tables played in this channel, in one of its threads, or in this thread, the last touched first."""
    return await _search(db, "(thread_id = ? OR channel_id = ?)", (channel_id, channel_id), LIVE, 1000)


async def due(db: Read, at: float, limit: int = 100) -> list[int]:
    """The ids of the tables whose ``due_at`` is ``at`` or before, the earliest first."""
    rows = await db.all("SELECT id FROM tables WHERE due_at <= ? ORDER BY due_at, id LIMIT ?", at, limit)
    return [row[0] for row in rows]


async def earliest_due(db: Read) -> float | None:
    """The earliest ``due_at`` of all tables, or None if nothing is due at any time."""
    row = await db.one("SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL")
    return None if row is None else row[0]


async def twins(db: Read, table_id: int) -> list[int]:
    """The ids of the other tables that hold the same game: they have its first dice key, which no two games share."""
    rows = await db.all(
        f"SELECT other.id FROM tables AS this JOIN tables AS other ON {TWINS} "  # noqa: S608
        "WHERE this.id = ? ORDER BY other.id",
        table_id,
    )
    return [row[0] for row in rows]


async def _search(
    db: Read, where: str, values: tuple[Value, ...], statuses: Collection[Status], limit: int
) -> Found[Table]:
    marks = ", ".join("?" * len(statuses))
    sql = f"{SHAPE.select} WHERE {where} AND status IN ({marks}) ORDER BY touched_at DESC, id DESC LIMIT ?"
    return SHAPE.found(await db.all(sql, *values, *statuses, limit))

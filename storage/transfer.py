"""One table as a document: moved to another database whole, or shown once its game is over."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from pydantic import JsonValue, TypeAdapter, ValidationError

from storage import (
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
    seats,
    snapshots,
    tables,
    talks,
    told,
)
from storage.columns import JsonObject, Record, Shape
from storage.connection import Read, Tx, Value
from storage.errors import StorageError
from storage.guilds import Guild
from storage.people import Person

TABLE_FORMAT = "rogues-table/table"
FINISHED_FORMAT = "rogues-table/finished"
VERSION = 7
"""Of an exported table. Version 1 knew no clocks, 2 no threads of teams, 3 no end of a stand-in, 4 not how far people
had looked, which begins anew, 5 no lines told beside the journal, nor who had lost a seat, 6 no answers that failed.
What is worked out from finished games does not travel."""
FINISHED_VERSION = 1
"""Of the record of a finished game."""

T = TypeVar("T")

_OBJECT: TypeAdapter[JsonObject] = TypeAdapter(JsonObject)
_OBJECTS: TypeAdapter[list[JsonObject]] = TypeAdapter(list[JsonObject])

# In the order in which an import stores them; each row carries the id of its table.
_ROWS: tuple[Shape[Any], ...] = (
    seats.SHAPE,
    journal.SHAPE,
    snapshots.SHAPE,
    outbox.SHAPE,
    orders.SHAPE,
    plans.SHAPE,
    polls.SHAPE,
    talks.SHAPE,
    looks.SHAPE,
    audit.SHAPE,
    interactions.SHAPE,
    told.SHAPE,
    departures.SHAPE,
)

# The version since which a document has the rows of a kind, for the kinds that came later.
_SINCE = {
    plans.SHAPE.name: 2,
    polls.SHAPE.name: 2,
    talks.SHAPE.name: 3,
    looks.SHAPE.name: 5,
    told.SHAPE.name: 6,
    departures.SHAPE.name: 6,
}


@dataclass(frozen=True, slots=True)
class _Parts:
    """A document that was read and checked."""

    guild: Guild
    people: list[Person]
    table: tables.Table
    rows: dict[str, list[Any]]


async def export_table(db: Read, table_id: int) -> JsonObject:
    """All rows of one table as JSON data, the dice key in its snapshots included: for the bot's host alone.

    Give it what ``store.reading()`` gives, so that the rows fit each other. Raises StorageError if there is no such
    table, DamagedRow if a row of it cannot be read.
    """
    table = await tables.must(db, table_id)
    guild = await guilds.get(db, table.guild_id)
    if guild is None:
        raise StorageError(f"The server of table {table_id} is not in the database.")
    document: JsonObject = {
        "format": TABLE_FORMAT,
        "version": VERSION,
        "guild": guilds.SHAPE.to_document(guild),
        "table": tables.SHAPE.to_document(table),
    }
    persons = {table.host_person_id}
    for shape in _ROWS:
        records = await _rows(db, shape, table_id)
        persons |= {getattr(record, "person_id", None) for record in records}
        document[shape.name] = [shape.to_document(record) for record in records]
    known = [await people.get(db, person) for person in sorted(person for person in persons if person is not None)]
    document["people"] = [people.SHAPE.to_document(person) for person in known if person is not None]
    return document


async def import_table(tx: Tx, document: JsonValue) -> int:
    """Store an exported table under a new id and return that id.

    A server, a person or an interaction that the database knows already stays as it is there. Raises StorageError if
    the document is no export of a table.
    """
    parts = _parse(document)
    await _add_missing(tx, guilds.SHAPE, [parts.guild])
    await _add_missing(tx, people.SHAPE, parts.people)
    table_id = await tx.insert(tables.SHAPE.insert, None, *tables.SHAPE.values(parts.table)[1:])
    for shape in _ROWS:
        records = [replace(record, table_id=table_id) for record in parts.rows[shape.name]]
        if shape is interactions.SHAPE:
            await _add_missing(tx, shape, records)
            continue
        for record in records:
            await tx.run(shape.insert, *_fresh(shape, record))
    return table_id


async def finished_export(db: Read, table_id: int) -> JsonObject:
    """A finished game for everybody: journal, draws, commitments and the keys that were kept secret until its end.

    No Discord ids of people are in it. Raises StorageError while the game is not over or a key is still secret.
    """
    table = await tables.must(db, table_id)
    if table.status not in ("finished", "ended") or table.keys_revealed is None:
        raise StorageError(f"The game at table {table_id} is not over: it can be exported when it is.")
    entries = [journal.SHAPE.to_document(entry) for entry in await _rows(db, journal.SHAPE, table_id)]
    return {
        "format": FINISHED_FORMAT,
        "version": FINISHED_VERSION,
        "game": table.game,
        "status": table.status,
        "options": table.options,
        "windows": table.windows,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "standings": table.standings,
        "commitments": list[JsonValue](table.commitments),
        "keys": list[JsonValue](table.keys_revealed),
        "seats": [
            {"seat": seat.seat, "name": seat.name, "computer": seat.computer}
            for seat in await seats.of_table(db, table_id)
        ],
        "journal": [
            {key: value for key, value in entry.items() if key not in ("table_id", "person_id")} for entry in entries
        ],
    }


async def _rows(db: Read, shape: Shape[Record], table_id: int) -> list[Record]:
    order = ", ".join(f'"{column}"' for column in shape.key)
    return [shape.read(row) for row in await db.all(f"{shape.select} WHERE table_id = ? ORDER BY {order}", table_id)]


async def _add_missing(tx: Tx, shape: Shape[Record], records: Iterable[Record]) -> None:
    for record in records:
        await tx.run(f"{shape.insert} ON CONFLICT DO NOTHING", *shape.values(record))


def _fresh(shape: Shape[Record], record: Record) -> tuple[Value, ...]:
    """The row of a record, without its id where the database counts them itself."""
    values = shape.values(record)
    return (None, *values[1:]) if shape.key == ("id",) else values


def _parse(document: JsonValue) -> _Parts:
    try:
        whole = _OBJECT.validate_python(document)
        if whole.get("format") != TABLE_FORMAT:
            raise StorageError("The file is no exported table.")
        if whole.get("version") not in range(1, VERSION + 1):
            raise StorageError("The table was exported by another version of the bot: use that one.")
        return _Parts(
            guilds.SHAPE.from_document(_OBJECT.validate_python(whole["guild"])),
            [people.SHAPE.from_document(person) for person in _OBJECTS.validate_python(whole["people"])],
            tables.SHAPE.from_document(_OBJECT.validate_python(whole["table"])),
            {
                shape.name: [shape.from_document(row) for row in _OBJECTS.validate_python(_known(whole, shape))]
                for shape in _ROWS
            },
        )
    except (KeyError, ValidationError):
        raise StorageError("The exported table is not complete.") from None


def _known(whole: JsonObject, shape: Shape[Any]) -> JsonValue:
    """The rows of a kind; an older document has none of the kinds that came later."""
    since = _SINCE.get(shape.name, 1)
    version = whole.get("version")
    if isinstance(version, int) and version < since:
        return []
    return whole[shape.name]

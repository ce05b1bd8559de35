"""The SQLite database: schema, migrations and one module per kind of record.

``Store`` opens it; ``store.transaction(work)`` writes, ``store.read`` and ``store.reading()`` read. The record modules
(``tables``, ``seats``, ``journal`` ...) hold small functions that take what those give. Storage reads no clock: every
time is passed in, as unix seconds.
"""

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
    ratings,
    results,
    seats,
    snapshots,
    tables,
    talks,
    told,
)
from storage.audit import Act
from storage.columns import Found, JsonObject
from storage.connection import Read, Tx
from storage.departures import Departure
from storage.errors import DamagedRow, StorageError
from storage.guilds import Guild
from storage.interactions import Interaction
from storage.journal import Entry
from storage.looks import Look
from storage.orders import Order
from storage.outbox import Outgoing
from storage.people import Person
from storage.plans import Planned
from storage.polls import Poll
from storage.ratings import Rating
from storage.results import Move, Result
from storage.seats import Seat
from storage.snapshots import Mark, Snapshot
from storage.store import Store
from storage.tables import NewTable, Table
from storage.talks import Talk
from storage.told import Told

__all__ = [
    "Act",
    "DamagedRow",
    "Departure",
    "Entry",
    "Found",
    "Guild",
    "Interaction",
    "JsonObject",
    "Look",
    "Mark",
    "Move",
    "NewTable",
    "Order",
    "Outgoing",
    "Person",
    "Planned",
    "Poll",
    "Rating",
    "Read",
    "Result",
    "Seat",
    "Snapshot",
    "StorageError",
    "Store",
    "Table",
    "Talk",
    "Told",
    "Tx",
    "audit",
    "departures",
    "guilds",
    "interactions",
    "journal",
    "looks",
    "orders",
    "outbox",
    "people",
    "plans",
    "polls",
    "ratings",
    "results",
    "seats",
    "snapshots",
    "tables",
    "talks",
    "told",
]

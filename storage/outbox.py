"""The outbox: what must be shown to people and was not delivered yet. A delivered row is deleted."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from storage.columns import JsonObject, Shape
from storage.connection import Read, Tx

Kind: TypeAlias = Literal["panel", "log", "ping", "hand", "notice"]


@dataclass(frozen=True, slots=True)
class Outgoing:
    """One thing to show. ``id`` is 0 until it is stored and grows with time; ``nonce`` makes a resent message one.

    ``not_before`` and ``created_at`` are unix seconds; ``attempts`` counts failed deliveries.
    """

    id: int
    table_id: int
    kind: Kind
    seat: int | None
    person_id: int | None
    payload: JsonObject
    nonce: str
    created_at: float
    not_before: float
    attempts: int = 0
    last_error: str | None = None


SHAPE = Shape(Outgoing, "outbox", ("id",), json=("payload",))


async def add(tx: Tx, outgoing: Outgoing) -> int:
    """Store a row (its ``id`` is ignored); return the id it got."""
    return await tx.insert(SHAPE.insert, None, *SHAPE.values(outgoing)[1:])


def add_later(tx: Tx, outgoing: Outgoing) -> None:
    """Store a row (its ``id`` is ignored) whose id nobody asks for."""
    tx.later(SHAPE.insert, None, *SHAPE.values(outgoing)[1:])


async def pending(db: Read, table_id: int) -> list[Outgoing]:
    """All undelivered rows of a table in the order in which they were written. Raises DamagedRow."""
    return [SHAPE.read(row) for row in await db.all(f"{SHAPE.select} WHERE table_id = ? ORDER BY id", table_id)]


async def tables_due(db: Read, at: float, limit: int = 100) -> list[int]:
    """The ids of the tables that have a row to deliver at ``at``, the longest waiting first."""
    # The plus has SQLite search by time instead of walking all rows by table.
    rows = await db.all(
        "SELECT table_id FROM outbox WHERE not_before <= ? "
        "GROUP BY +table_id ORDER BY min(not_before), table_id LIMIT ?",
        at,
        limit,
    )
    return [row[0] for row in rows]


async def earliest(db: Read) -> float | None:
    """The earliest ``not_before`` of all rows, or None if the outbox is empty."""
    row = await db.one("SELECT min(not_before) FROM outbox")
    return None if row is None else row[0]


async def hold(tx: Tx, outgoing_id: int, until: float) -> None:
    """Let a row wait for company: it is due by itself at ``until``, and with the next drain of its table before."""
    await tx.run("UPDATE outbox SET not_before = ? WHERE id = ?", until, outgoing_id)


async def keep_back(tx: Tx, outgoing_id: int, until: float) -> None:
    """Hold a row over somebody's quiet hours: it says ``held``, and nothing takes it along before ``until``."""
    await tx.run(
        "UPDATE outbox SET not_before = ?, payload = json_set(payload, '$.held', json('true')) WHERE id = ?",
        until,
        outgoing_id,
    )


async def delivered(tx: Tx, outgoing_id: int) -> None:
    """Take a delivered row out."""
    await tx.run("DELETE FROM outbox WHERE id = ?", outgoing_id)


async def delivered_up_to(tx: Tx, table_id: int, kind: Kind, outgoing_id: int, seat: int | None = None) -> int:
    """Take out a table's rows of one kind (and seat, if given) up to this id: one message carried them all.

    Return how many there were.
    """
    return await tx.run(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND id <= ? AND (? IS NULL OR seat = ?)",
        table_id,
        kind,
        outgoing_id,
        seat,
        seat,
    )


async def failed(tx: Tx, outgoing_id: int, error: str, not_before: float) -> None:
    """Keep a row that could not be delivered, for another attempt at ``not_before`` or later."""
    await tx.run(
        "UPDATE outbox SET attempts = attempts + 1, last_error = ?, not_before = ? WHERE id = ?",
        error,
        not_before,
        outgoing_id,
    )


async def sending(tx: Tx, outgoing_id: int, nonce: str) -> None:
    """Note that a row is about to be sent in a message with this nonce: its payload says ``tried`` from now on."""
    await tx.run(
        "UPDATE outbox SET nonce = ?, payload = json_set(payload, '$.tried', json('true')) WHERE id = ?",
        nonce,
        outgoing_id,
    )

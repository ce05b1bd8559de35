"""Seats of a table, and who holds them."""

from dataclasses import dataclass
from typing import TypedDict, Unpack

from storage.columns import Found, Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at a table, held by a person, by a computer of some level, or by nobody. Times are unix seconds.

    The ``hand_`` columns are the message that shows this seat's hand; ``seen_seq`` is the last journal entry
    that its holder was shown.

    While its holder is asked: ``asked_ask`` is that ask, ``asked_at`` when the clock began, ``extra`` the seconds it
    has beyond the table's speed, ``reminded_at`` when the holder was last told, ``late_at`` when the time ran out, and
    ``due_at`` when something is to be done about it. ``stand_in``: the level of the computer that plays for its holder
    until the holder is back, or until ``stand_in_until``.
    """

    table_id: int
    seat: int
    person_id: int | None
    computer: str | None
    name: str
    joined_at: float
    left_at: float | None = None
    leaving: bool = False
    hand_channel_id: int | None = None
    hand_message_id: int | None = None
    hand_digest: str | None = None
    seen_seq: int = 0
    due_at: float | None = None
    asked_ask: int | None = None
    asked_at: float | None = None
    extra: float = 0.0
    reminded_at: float | None = None
    late_at: float | None = None
    stand_in: str | None = None
    stand_in_until: float | None = None


class SeatChange(TypedDict, total=False):
    """The columns that ``change`` may set."""

    person_id: int | None
    computer: str | None
    name: str
    joined_at: float
    left_at: float | None
    leaving: bool
    hand_channel_id: int | None
    hand_message_id: int | None
    hand_digest: str | None
    seen_seq: int
    due_at: float | None
    asked_ask: int | None
    asked_at: float | None
    extra: float
    reminded_at: float | None
    late_at: float | None
    stand_in: str | None
    stand_in_until: float | None


SHAPE = Shape(Seat, "seats", ("table_id", "seat"))


async def add(tx: Tx, seat: Seat) -> None:
    """Store a new seat. Raises sqlite3.IntegrityError if it exists or its table or person does not."""
    await tx.run(SHAPE.insert, *SHAPE.values(seat))


async def get(db: Read, table_id: int, seat: int) -> Seat | None:
    """The seat, or None. Raises DamagedRow."""
    return await SHAPE.get(db, table_id, seat)


async def of_table(db: Read, table_id: int) -> list[Seat]:
    """A table's seats in seat order. Raises DamagedRow."""
    return [SHAPE.read(row) for row in await db.all(f"{SHAPE.select} WHERE table_id = ? ORDER BY seat", table_id)]


async def of_person(db: Read, person_id: int, table_id: int | None = None) -> Found[Seat]:
    """The seats that a person holds now, at one table or at all."""
    rows = await db.all(
        f"{SHAPE.select} WHERE person_id = ? AND left_at IS NULL AND (? IS NULL OR table_id = ?) "
        "ORDER BY table_id, seat",
        person_id,
        table_id,
        table_id,
    )
    return SHAPE.found(rows)


async def reminded(tx: Tx, person_id: int, at: float) -> None:
    """Note that a person has just been reminded of every table that waits for them."""
    await tx.run(
        "UPDATE seats SET reminded_at = ? WHERE person_id = ? AND left_at IS NULL AND asked_ask IS NOT NULL",
        at,
        person_id,
    )


async def change(tx: Tx, table_id: int, seat: int, **columns: Unpack[SeatChange]) -> None:
    """Set columns of a seat. Raises StorageError if there is no such seat."""
    await SHAPE.change(tx, (table_id, seat), columns)


async def remove(tx: Tx, table_id: int, seat: int) -> bool:
    """Delete a seat, its orders and plans, of a table that has not started; False if there was none."""
    await tx.run("DELETE FROM orders WHERE table_id = ? AND seat = ?", table_id, seat)
    await tx.run("DELETE FROM plans WHERE table_id = ? AND seat = ?", table_id, seat)
    return await tx.run("DELETE FROM seats WHERE table_id = ? AND seat = ?", table_id, seat) > 0

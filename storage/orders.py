"""Standing orders: what a seat wants answered by itself, per kind of window."""

from dataclasses import dataclass

from pydantic import JsonValue

from storage.columns import Shape
from storage.connection import Read, Tx


@dataclass(frozen=True, slots=True)
class Order:
    """One standing order. ``window`` is the game's word for a kind of window, ``choice`` what to do in it."""

    table_id: int
    seat: int
    window: str
    choice: JsonValue


SHAPE = Shape(Order, "orders", ("table_id", "seat", "window"), json=("choice",))


async def put(tx: Tx, order: Order) -> None:
    """Store an order, in place of the seat's earlier one for that window."""
    await tx.run(SHAPE.upsert, *SHAPE.values(order))


async def of_table(db: Read, table_id: int) -> list[Order]:
    """All orders at a table. Raises DamagedRow."""
    sql = f'{SHAPE.select} WHERE table_id = ? ORDER BY seat, "window"'
    return [SHAPE.read(row) for row in await db.all(sql, table_id)]


async def clear(tx: Tx, table_id: int, seat: int, window: str | None = None) -> int:
    """Delete a seat's order for one window, or all of them; return how many there were."""
    return await tx.run(
        'DELETE FROM orders WHERE table_id = ? AND seat = ? AND (? IS NULL OR "window" = ?)',
        table_id,
        seat,
        window,
        window,
    )

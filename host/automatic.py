"""Answers that nobody has to click: of computers, of standing orders, and defaults for those who have left."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import Dice, Face, Position, easy
from host.rows import Rows, gone, holds
from host.scene import By
from storage import Order, Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """An answer that is due by itself: for the ask that is open at journal entry ``seq``.

    ``level``: of the computer that gives it; ``choice``: of the standing order; neither: the default.
    """

    seq: int
    ask: int
    seat: int
    by: By
    level: str | None = None
    choice: str | None = None


def next_plan(rows: Rows, position: Position[Any, Any] | None, orders: Sequence[Order]) -> Plan | None:
    """The first awaited seat whose answer comes by itself; None when people are awaited, or nothing may happen."""
    table = rows.table
    if table.status != "running" or table.fault is not None or position is None or position.ask is None:
        return None
    open_ask = position.ask
    for number in open_ask.awaited:
        seat = rows.seat(number)
        if seat is None:
            continue
        if not holds(seat):
            return _for_nobody(table.seq, open_ask.id, seat)
        if open_ask.ask.window and not position.quick:
            continue
        choice = next(
            (order.choice for order in orders if (order.seat, order.window) == (number, open_ask.ask.key)), None
        )
        if isinstance(choice, str) and _would_answer(position, number, choice):
            return Plan(table.seq, open_ask.id, number, "order", choice=choice)
    return None


def _for_nobody(seq: int, ask: int, seat: Seat) -> Plan:
    if seat.computer is not None and not gone(seat):
        return Plan(seq, ask, seat.seat, "computer", level=seat.computer)
    return Plan(seq, ask, seat.seat, "timeout")


def _would_answer(position: Position[Any, Any], seat: int, choice: str) -> bool:
    """Whether a standing order has an answer. One that raises has: it is tried, and the table says that it failed."""
    face = position.face(seat)
    if face is None:
        return False
    try:
        return position.game.order(position.view(seat), face, choice) is not None
    except Exception:  # noqa: BLE001 - the error comes back, and is reported, when the answer is worked out
        return True


@dataclass(frozen=True, slots=True)
class Thought:
    """All that a computer is given: what a person in its seat sees, and dice of its own."""

    player: Any
    view: Any
    face: Face
    dice: Dice

    @property
    def quick(self) -> bool:
        """Whether it takes no time worth a thread."""
        return self.player is easy

    def answer(self) -> tuple[str, ...]:
        """The option ids it takes."""
        return tuple(self.player(self.view, self.face, self.dice))


def thought(plan: Plan, position: Position[Any, Any], key: str) -> Thought:
    """What the computer of a plan has to think about. ``key`` is the table's first dice key."""
    face = position.face(plan.seat)
    if face is None or plan.level is None:
        raise ValueError("no computer is asked")
    label = f"computer|{plan.seat}|{plan.seq}".encode()
    own = hashlib.blake2b(label, key=bytes.fromhex(key), digest_size=16).hexdigest()
    player = position.game.computers.get(plan.level, easy)
    return Thought(player, position.view(plan.seat), face, Dice(own))


def settled_picks(plan: Plan, position: Position[Any, Any]) -> tuple[str, ...]:
    """What a standing order or a default answers."""
    face = position.face(plan.seat)
    if face is None or face.mine is None:
        raise ValueError("this seat is not asked")
    if plan.choice is None:
        return face.mine.default
    picks = position.game.order(position.view(plan.seat), face, plan.choice)
    return picks if picks is not None else face.mine.default

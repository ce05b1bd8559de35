"""Answers that nobody has to click: of computers, of standing orders and planned moves, and defaults of the absent."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import Dice, Face, Position, easy
from host.clocks import OVERSLEPT, times
from host.habits import Habits, habits_of
from host.incidents import report
from host.rows import Rows, gone, holds
from host.scene import By
from storage import Order, Planned, Read, Seat, orders, people, plans


@dataclass(frozen=True, slots=True)
class Plan:
    """An answer that is due by itself: for the ask that is open at journal entry ``seq``.

    ``level``: of the computer that gives it; ``choice``: of the standing order; ``picks``: of the planned move;
    none of them: the default. ``drop``: numbers of the planned moves that are off the list with it.
    """

    seq: int
    ask: int
    seat: int
    by: By
    level: str | None = None
    choice: str | None = None
    picks: tuple[str, ...] | None = None
    drop: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Given:
    """What the people of a table have told the bot, and what the time says."""

    now: float
    orders: Sequence[Order] = ()
    plans: Sequence[Planned] = ()
    habits: Mapping[int, Habits] = field(default_factory=dict[int, Habits])
    """By person."""


async def read_given(db: Read, rows: Rows, now: float) -> Given:
    """What decides on automatic answers at a table. Raises DamagedRow."""
    table = rows.table.id
    every = await orders.of_table(db, table) if rows.game.orders else []
    planned = await plans.of_table(db, table) if rows.game.stops else []
    found = {person.id: habits_of(person) for person in await people.of_table(db, table)}
    return Given(now, every, planned, found)


def next_plan(rows: Rows, position: Position[Any, Any] | None, given: Given) -> Plan | None:
    """The first awaited seat whose answer comes by itself; None when people are awaited, or nothing may happen.

    At a deserted table nothing does until somebody is back: computers do not play a game to its end among themselves.
    """
    table = rows.table
    if rows.deserted:
        return None
    if table.status != "running" or table.fault is not None or position is None or position.ask is None:
        return None
    open_ask = position.ask
    for number in open_ask.awaited:
        seat = rows.seat(number)
        if seat is None:
            continue
        if not holds(seat) or seat.stand_in is not None:
            return _for_nobody(table.seq, open_ask.id, seat)
        plan = _for_person(rows, position, given, number)
        if plan is not None:
            return plan
    return _out_of_time(rows, position, given)


def _for_person(rows: Rows, position: Position[Any, Any], given: Given, number: int) -> Plan | None:
    """What a person has planned for the open ask, or else ordered: a plan is for this round, an order for all."""
    open_ask = position.ask
    if open_ask is None or (open_ask.ask.window and not position.quick):
        return None
    key, seq = open_ask.ask.key, rows.table.seq
    moves = [] if open_ask.ask.window else [each for each in given.plans if each.seat == number]
    picks, lapsed = _planned(position, number, moves)
    if picks is not None:
        return Plan(seq, open_ask.id, number, "order", picks=picks, drop=lapsed)
    choice = next((order.choice for order in given.orders if (order.seat, order.window) == (number, key)), None)
    if isinstance(choice, str) and would_answer(position, number, choice):
        return Plan(seq, open_ask.id, number, "order", choice=choice)
    return None


def _planned(
    position: Position[Any, Any], seat: int, moves: Sequence[Planned]
) -> tuple[tuple[str, ...] | None, tuple[int, ...]]:
    """What the first planned move that has to do with the ask takes, and the moves that are off the list with it.

    Nothing is taken, and nothing is off the list, when a move raises: its owner is asked.
    """
    face = position.face(seat) if moves else None
    lapsed: list[int] = []
    if face is None:
        return None, ()
    view = position.view(seat)
    for each in moves:
        try:
            intent = position.game.planned(view, face, each.move)
        except Exception as error:  # noqa: BLE001 - reported; a plan that cannot be read must not stop the table
            report(f"the planned move {each.move} cannot be worked out", error, once=f"{position.game.slug}{each.move}")
            return None, ()
        if intent is None:
            return None, tuple(lapsed)
        if intent.over:
            lapsed.append(each.number)
        if intent.picks is not None:
            return intent.picks, tuple(lapsed)
    return None, tuple(lapsed)


def lapsed_moves(rows: Rows, position: Position[Any, Any] | None, given: Given) -> list[Planned]:
    """Planned moves that come to nothing any more, of seats whose turn to answer it is."""
    ask = None if position is None else position.ask
    if position is None or ask is None or ask.ask.window or not given.plans:
        return []
    found: list[Planned] = []
    for number in ask.awaited:
        moves = [each for each in given.plans if each.seat == number]
        picks, lapsed = _planned(position, number, moves) if moves else (None, ())
        if picks is None:
            found += [each for each in moves if each.number in lapsed]
    return found


def _out_of_time(rows: Rows, position: Position[Any, Any], given: Given) -> Plan | None:
    """In a reaction window whose time is over, the default of somebody who has not answered."""
    open_ask = position.ask
    if open_ask is None or not open_ask.ask.window:
        return None
    out = times(rows, position, given.habits).out
    due = [seat for seat, when in out.items() if when <= given.now < when + OVERSLEPT]
    return Plan(rows.table.seq, open_ask.id, due[0], "timeout") if due else None


def _for_nobody(seq: int, ask: int, seat: Seat) -> Plan:
    level = seat.stand_in if holds(seat) else seat.computer
    if level is not None and not gone(seat):
        return Plan(seq, ask, seat.seat, "computer", level=level)
    return Plan(seq, ask, seat.seat, "timeout")


def would_answer(position: Position[Any, Any], seat: int, choice: str) -> bool:
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
    if plan.picks is not None:
        return plan.picks
    if plan.choice is None:
        return face.mine.default
    picks = position.game.order(position.view(plan.seat), face, plan.choice)
    return picks if picks is not None else face.mine.default

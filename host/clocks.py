"""How long people may take: pure reckoning, from rows and a moment to the moment at which something is due.

A clock runs for each seat that is asked, from the moment it is asked; its holder's quiet hours and days away stop it.
In a reaction window all clocks run out together, when the slowest of all people at the table, asked or not, has had
the time: so nobody can tell from the moment who was asked. People for whom a computer plays hold nobody up.
"""

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine import Position
from host.habits import Habits
from host.rows import Rows, holds
from host.scene import Pace
from storage import Seat
from storage.seats import SeatChange

HOUR, DAY = 3600.0, 86_400.0
SPEEDS: dict[Pace, float | None] = {"live": 600.0, "12h": 12 * HOUR, "24h": DAY, "3d": 3 * DAY, "none": None}
"""Seconds for a move."""
REMIND_AT = (0.5, 0.875)
"""Fractions of the time after which somebody who is asked is reminded."""
TOGETHER = 0.25
"""A reminder of so large a part of the time, or less, before another one takes its place."""
LONGEST_GAP = 7 * DAY
"""Seconds between two reminders of somebody whose time ran out, at most; they become rarer until then."""
OVERSLEPT = 900.0
"""Seconds by which a time may be over when it is noticed; later than that the bot was not there, nor were people."""
GRACE = 0.25
"""Part of the time that people have after the bot was not there."""
JITTER = 60.0
"""Seconds over which what is due at the same moment is spread, at most."""


@dataclass(frozen=True, slots=True)
class Times:
    """What the clocks of a table say: moments in unix seconds."""

    out: Mapping[int, float]
    """When each clock that runs still runs out, by seat."""
    remind: Mapping[int, float]
    """When each seat that is asked is to be reminded next."""

    @property
    def earliest(self) -> float | None:
        """The first moment at which something is to be done."""
        return min([*self.out.values(), *self.remind.values()], default=None)


def asked_seats(rows: Rows, position: Position[Any, Any] | None) -> list[Seat]:
    """Seats of people that are waited for now, not those that a computer plays for a while."""
    if position is None or position.ask is None or rows.table.status != "running" or rows.table.fault is not None:
        return []
    found = [rows.seat(number) for number in position.ask.awaited]
    return [seat for seat in found if seat is not None and holds(seat) and seat.stand_in is None]


def begun(rows: Rows, position: Position[Any, Any] | None, now: float) -> list[tuple[int, SeatChange]]:
    """What has to be set at the seats so that a clock runs for each that is asked, and for no other."""
    asked = asked_seats(rows, position)
    ask = position.ask.id if position is not None and position.ask is not None else None
    changes: list[tuple[int, SeatChange]] = []
    for seat in rows.seats:
        if seat not in asked:
            if seat.asked_ask is not None:
                changes.append((seat.seat, fresh(None, None)))
        elif seat.asked_ask != ask:
            changes.append((seat.seat, fresh(ask, now)))
    return changes


def fresh(ask: int | None, at: float | None, extra: float = 0.0) -> SeatChange:
    """A clock that begins now, or none."""
    return {"asked_ask": ask, "asked_at": at, "extra": extra, "reminded_at": None, "late_at": None, "due_at": None}


def times(rows: Rows, position: Position[Any, Any] | None, habits: Mapping[int, Habits]) -> Times:
    """When what is due at a table. ``habits`` are those of all people seated, by person."""
    speed = SPEEDS[rows.table.pace]
    if speed is None or position is None or position.ask is None:
        return Times({}, {})
    window = position.ask.ask.window
    out: dict[int, float] = {}
    remind: dict[int, float] = {}
    asked = asked_seats(rows, position)
    for seat in asked:
        own = habits.get(seat.person_id or 0, Habits())
        spread = jitter(rows.table.id, position.ask.id, seat.seat) * min(JITTER, speed / 20)
        if seat.late_at is None and not window:
            out[seat.seat] = own.free_at(own.after(seat.asked_at or 0.0, speed + seat.extra) + spread)
        when = _next_reminder(seat, speed, own, window=window)
        if when is not None:
            remind[seat.seat] = own.free_at(when + spread)
    if window and asked:
        out = dict.fromkeys((seat.seat for seat in asked), _window_over(rows, asked, speed, habits))
    return Times(out, remind)


def _window_over(rows: Rows, asked: list[Seat], speed: float, habits: Mapping[int, Habits]) -> float:
    """When a reaction window is over: the same whoever was asked of the people for whom no computer plays."""
    begin = min(seat.asked_at or 0.0 for seat in asked)
    extra = max(seat.extra for seat in asked)
    people = [habits.get(person, Habits()) for person in rows.present.values()]
    return max(each.after(begin, speed + extra) for each in people)


def _next_reminder(seat: Seat, speed: float, own: Habits, *, window: bool) -> float | None:
    """When the holder of a seat is to be told again that the table waits, their own wishes respected."""
    if own.how == "none" or (window and not own.reachable):
        return None
    last = seat.reminded_at
    if last is None or (seat.asked_at is not None and last < seat.asked_at):
        last = float("-inf")
    for moment in _moments(seat, speed, own):
        if moment - TOGETHER * speed > last:
            earliest = own.reminded_at + own.every if own.reminded_at is not None else moment
            return own.free_at(max(moment, earliest))
    return None


def _moments(seat: Seat, speed: float, own: Habits) -> Iterator[float]:
    """When reminders fall due, had there been none so far."""
    begin = seat.asked_at or 0.0
    for fraction in REMIND_AT:
        yield own.after(begin, fraction * (speed + seat.extra))
    if seat.late_at is None:
        return
    moment, gap = seat.late_at, speed
    while True:
        moment = own.after(moment, gap)
        yield moment
        gap = min(gap * 2, max(LONGEST_GAP, speed))


def jitter(table: int, ask: int, seat: int) -> float:
    """A fraction from 0 to 1, always the same for the same clock: spreads what would be due at once."""
    return zlib.crc32(f"{table}.{ask}.{seat}".encode()) / 2**32

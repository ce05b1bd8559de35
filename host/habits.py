"""When a person may be reached: quiet hours in their time zone, days away, how and how often they are reminded."""

import zoneinfo
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from typing import Literal, TypeAlias, cast

from engine import Json
from storage import Person

Reminders: TypeAlias = Literal["dm", "ping", "none"]

EVERY = 3600.0
"""Seconds between two reminders to a person at least, unless they say otherwise."""
MOST_QUIET = 18 * 60
"""Minutes of a day that can be quiet: the rest is needed, or no clock would ever run."""
_SPANS = 5000


@dataclass(frozen=True, slots=True)
class Habits:
    """What a person has set, and when they were last reminded. Times are unix seconds, ``quiet`` minutes of the day."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From when to when every day, local time; it may pass midnight."""
    away: tuple[float, float] | None = None
    how: Reminders = "dm"
    every: float = EVERY
    reminded_at: float | None = None
    reachable: bool = True
    """Whether direct messages arrive, as far as is known."""

    def is_away(self, at: float) -> bool:
        """Whether it is one of the days away."""
        return self.away is not None and self.away[0] <= at < self.away[1]

    def quiet_until(self, at: float) -> float | None:
        """When the quiet hours end in which ``at`` lies; None if it lies in none."""
        if self.quiet is None:
            return None
        begin, end = self.quiet
        local = datetime.fromtimestamp(at, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        if begin < end:
            inside, days = begin <= minute < end, 0
        else:
            inside, days = minute >= begin or minute < end, 1 if minute >= begin else 0
        return max(_moment(local, days, end), at + 1.0) if inside else None

    def reached_at(self, at: float) -> float:
        """The first moment from ``at`` on that lies in no quiet hours."""
        return self.quiet_until(at) or at

    def free_at(self, at: float) -> float:
        """The first moment from ``at`` on at which this person's clock runs."""
        for _ in range(_SPANS):
            if self.is_away(at) and self.away is not None:
                at = self.away[1]
            elif (end := self.quiet_until(at)) is not None:
                at = end
            else:
                break
        return at

    def after(self, start: float, seconds: float) -> float:
        """When a clock that starts at ``start`` has run for so many seconds: never in quiet hours or days away."""
        at, left = self.free_at(start), seconds
        for _ in range(_SPANS):
            stop = self._next_stop(at)
            if stop is None or at + left < stop:
                return at + left
            left -= max(0.0, stop - at)
            at = self.free_at(stop)
        return at + left

    def _next_stop(self, at: float) -> float | None:
        """When the clock, which runs at ``at``, stops next."""
        stops: list[float] = []
        if self.away is not None and self.away[0] > at:
            stops.append(self.away[0])
        if self.quiet is not None:
            local = datetime.fromtimestamp(at, zone_of(self.zone))
            today = _moment(local, 0, self.quiet[0])
            stops.append(today if today > at else _moment(local, 1, self.quiet[0]))
        return min(stops, default=None)


def _moment(local: datetime, days: int, minute: int) -> float:
    """When that zone's clock shows a minute of the day so many days later, or passes it because an hour is left out.

    In an hour that the clock shows twice, the pass in which ``local`` lies counts, else the first.
    """
    fold = local.fold if days == 0 else 0
    day = (local + timedelta(days=days)).replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    late, early = day.replace(fold=0).timestamp(), day.replace(fold=1).timestamp()
    if late <= early:
        return early if fold else late
    # An hour that is left out: between both readings lies the moment at which the clock is put forward.
    before = datetime.fromtimestamp(early, local.tzinfo).utcoffset()
    while late - early > 1.0:
        middle = (late + early) // 2
        if datetime.fromtimestamp(middle, local.tzinfo).utcoffset() == before:
            early = middle
        else:
            late = middle
    return late


@cache
def zone_of(name: str) -> tzinfo:
    """A time zone; UTC for one that this system does not know (any more)."""
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that people can choose, in order."""
    found = [name for name in zoneinfo.available_timezones() if "/" in name and not name.startswith(("Etc/", "posix/"))]
    return ("UTC", *sorted(found))


def habits_of(person: Person) -> Habits:
    """What a person has set; whatever cannot be read is as if it were not set."""
    found = from_settings(person.settings)
    return Habits(
        found.zone, found.quiet, found.away, found.how, found.every, person.reminded_at, person.dm_state != "closed"
    )


def from_settings(settings: Mapping[str, Json]) -> Habits:
    """What the settings of a person say."""
    zone, how, every = settings.get("zone"), settings.get("reminders"), settings.get("every")
    return Habits(
        zone if isinstance(zone, str) else "UTC",
        cast("tuple[int, int] | None", _pair(settings.get("quiet"), 0, 24 * 60 - 1)),
        _pair(settings.get("away"), 0, 2**40),
        how if how in ("dm", "ping", "none") else "dm",
        float(every) if isinstance(every, int | float) and every > 0 else EVERY,
    )


def _pair(value: Json, least: float, most: float) -> tuple[float, float] | None:
    """Two different numbers in bounds, or None."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    first, last = value
    if not isinstance(first, int | float) or not isinstance(last, int | float) or first == last:
        return None
    return (first, last) if least <= first <= most and least <= last <= most else None

"""What the people of the simulation are like, and when they are awake: reckoned here on its own, not by the host."""

import random
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

from host import Person

HOUR, DAY = 3600.0, 86_400.0
Kind: TypeAlias = Literal["prompt", "slow", "absent", "leaver"]
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "UTC", "America/Los_Angeles")
KINDS: tuple[Kind, ...] = ("prompt", "prompt", "prompt", "slow", "slow", "absent", "absent", "leaver")


@dataclass
class Character:
    """A person: how quick, when asleep, how they want to be reminded, and when they vanish (unix seconds)."""

    person: Person
    kind: Kind
    zone: str
    quiet: tuple[int, int] | None
    """Minutes of the day."""
    how: Literal["dm", "ping", "none"]
    every: str
    vanishes: float
    plans: bool
    away: tuple[float, float] | None = None
    stands_in: bool = False
    """Lets a computer play while away."""
    closed: bool = False
    """Takes no direct messages."""
    reminded: list[float] = field(default_factory=list[float])

    def asleep(self, at: float) -> bool:
        """Whether ``at`` lies in the quiet hours."""
        if self.quiet is None:
            return False
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        minute, (begin, end) = local.hour * 60 + local.minute, self.quiet
        return begin <= minute < end if begin < end else minute >= begin or minute < end

    def gone(self, at: float) -> bool:
        """Whether the person does not look any more."""
        return self.kind == "absent" and at >= self.vanishes

    def next_look(self, at: float, dice: random.Random) -> float:
        """When the person looks at a table that asks at ``at``: awake, and not on a journey."""
        slow = self.kind == "slow"
        when = at + (dice.uniform(2 * HOUR, 40 * HOUR) if slow else dice.uniform(60.0, 9 * HOUR))
        if self.away is not None and self.away[0] <= when < self.away[1]:
            when = self.away[1] + HOUR
        while self.asleep(when):
            when = (datetime.fromtimestamp(when) + timedelta(minutes=20)).timestamp()  # noqa: DTZ006 - a span of time
        return when


def invented(number: int, start: float, days: float, dice: random.Random) -> Character:
    """A person at random."""
    kind = dice.choice(KINDS)
    quiet = dice.choice([None, (23 * 60, 7 * 60), (22 * 60 + 30, 8 * 60), (1 * 60, 9 * 60)])
    away = None
    if dice.random() < 0.15:
        begin = start + dice.uniform(2, days / 2) * DAY
        away = (begin, begin + dice.uniform(2, 12) * DAY)
    how: Literal["dm", "ping", "none"] = dice.choices(["dm", "ping", "none"], [6, 3, 1])[0]  # type: ignore[assignment]
    return Character(
        Person(1000 + number, f"P{number}"), kind, dice.choice(ZONES), quiet, how,
        dice.choice(["10 minutes", "1 hour", "6 hours", "1 day"]), start + dice.uniform(2, days / 2) * DAY,
        dice.random() < 0.4, away, dice.random() < 0.5, dice.random() < 0.1,
    )  # fmt: skip

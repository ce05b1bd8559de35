"""Time that only a test moves."""

import heapq
import itertools
from collections.abc import Callable


class Alarm:
    """A call that is due at a time."""

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock:
    """Stands still until it is moved; then it calls what has come due, in order."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        alarm = Alarm(when, callback)
        heapq.heappush(self._alarms, (when, next(self._count), alarm))
        return alarm

    @property
    def waiting(self) -> list[float]:
        """When something is due, the earliest first."""
        return sorted(alarm.when for _, _, alarm in self._alarms if not alarm.cancelled)

    def move(self, seconds: float) -> None:
        """Let time pass."""
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            if not alarm.cancelled:
                alarm.callback()
        self._now = end

"""One timer to the earliest moment at which something is due."""

from collections.abc import Callable

from host.ports import Clock, Timer


class Waker:
    """Calls ``wake`` once at the earliest of the moments it was told; whoever wakes tells it the next one."""

    def __init__(self, clock: Clock, wake: Callable[[], None]) -> None:
        self._clock = clock
        self._wake = wake
        self._timer: Timer | None = None
        self._when = 0.0
        self._stopped = False

    def at(self, when: float) -> None:
        """Wake at ``when`` (unix seconds) at the latest."""
        if self._stopped or (self._timer is not None and self._when <= when):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._when = when
        self._timer = self._clock.call_at(when, self._ring)

    def stop(self) -> None:
        """Never wake again."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        if not self._stopped:
            self._wake()

"""What happened, as data: effects cannot reach Discord, a clock or a database; they say what happened and go on."""

from engine.core.record import record
from engine.core.text import Text


@record
class Event:
    """One thing that happened.

    ``kind`` groups events for those who react to them (``"turn"``, ``"move"`` ...); ``text`` is the log line.
    ``audience`` is None for everybody, else the seats that alone may read it. ``reveal`` marks an event that shows
    something that was hidden until now: from here on two games that differed in it may differ for everybody.
    """

    kind: str
    text: Text
    audience: tuple[int, ...] | None = None
    reveal: bool = False

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may read the event."""
        return self.audience is None or (seat is not None and seat in self.audience)

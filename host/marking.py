"""How the log marks what a seat had ordered or planned: once for a run of moves, and where that run ends."""

from engine import Event, Text
from host.journaling import event_from_json
from host.logbook import TURN
from storage import Entry

MARK, UNMARKED = "planned", "planned-over"
"""Kinds of the events that tell of it; no game may have an event of these kinds."""


def mark_of(seat: int, planned: bool, last: Entry | None) -> tuple[Event, ...]:
    """What goes before the events of a seat's answer; ``last`` is the entry before it.

    Every planned move has its mark in the journal. Those that follow upon one of the same seat, in the same turn, have
    it hidden: the log has the line once, and a line where the seat's next answer was not planned.
    """
    before = [event_from_json(each) for each in last.events] if last is not None and last.seat == seat else []
    follows = any(event.kind == MARK for event in before)
    if planned:
        hidden = follows and all(event.kind != TURN for event in before)
        line = Text("{who:seat} had this planned.", {"who": seat})
        return (Event(MARK, line, () if hidden else None),)
    return (Event(UNMARKED, Text("Up to here {who:seat} had it planned.", {"who": seat})),) if follows else ()

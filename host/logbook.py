"""The lines of a table's log: what its journal tells, and what the host has told beside it, in order."""

from collections.abc import Iterable, Iterator, Sequence

from host.journaling import event_from_json, text_from_json
from host.scene import LogLine
from host.showing import Sight
from storage import Entry, Told

TURN = "turn"
"""The kind of the event with which a turn begins, in every game."""


def present(seen: Sight) -> int:
    """The journal number up to which a table can be seen now: where a reaction window stands must not tell how many
    have answered, so while one is open it is the moment at which it opened.
    """
    position, seq = seen.position, seen.rows.table.seq
    if position is None or position.ask is None or not position.ask.ask.window:
        return seq
    return min(seq, position.ask.id)


def log_lines(seen: Sight, entries: Sequence[Entry], told: Sequence[Told], reader: int | None) -> list[LogLine]:
    """All lines of entries and told lines, both in order, as far as ``reader`` may see them."""
    return list(_merged(entries, told, reader, present(seen)))


def _merged(entries: Sequence[Entry], told: Sequence[Told], reader: int | None, most: int) -> Iterator[LogLine]:
    coming = list(reversed(told))
    for entry in entries:
        while coming and coming[-1].seq < entry.seq:
            yield _told(coming.pop(), most)
        yield from _of_entry(entry, reader)
    for each in reversed(coming):
        yield _told(each, most)


def _told(each: Told, most: int) -> LogLine:
    return LogLine(min(each.seq, most), each.at, text_from_json(each.line), private=False, undone=False)


def _of_entry(entry: Entry, reader: int | None) -> Iterable[LogLine]:
    events = [event_from_json(event) for event in entry.events]
    return [
        LogLine(
            entry.seq, entry.at, event.text, event.audience is not None, entry.undone_by is not None, event.kind == TURN
        )
        for event in events
        if event.visible_to(reader)
    ]

"""Planned moves in the log: the first of a run is marked, and so is where the run ends."""

from pathlib import Path

import engine
from engine import Event, Text
from host.journaling import event_to_json
from host.marking import MARK, UNMARKED, mark_of
from storage import Entry

PLANNED, UP_TO_HERE = "{who:seat} had this planned.", "Up to here {who:seat} had it planned."


def entry(seat: int, *events: Event) -> Entry:
    """An answer of the journal with what it told."""
    told = [event_to_json(event) for event in events]
    return Entry(1, 7, 0.0, "answer", seat, None, "order", None, None, {}, [], told)


def lines(events: tuple[Event, ...], seat: int | None = None) -> list[str]:
    """What a reader of the log sees."""
    return [event.text.id for event in events if event.visible_to(seat)]


def test_the_first_planned_move_is_marked_for_all() -> None:
    assert [PLANNED] == lines(mark_of(0, True, None))
    assert [PLANNED] == lines(mark_of(0, True, entry(0, Event("income", Text("Income.")))))


def test_those_that_follow_are_marked_in_the_journal_alone() -> None:
    first = mark_of(0, True, None)
    second = mark_of(0, True, entry(0, *first))
    third = mark_of(0, True, entry(0, *second))
    assert ([PLANNED], [PLANNED]) == ([each.text.id for each in second], [each.text.id for each in third])
    assert ([], [], []) == (lines(second), lines(second, 0), lines(third, 1))


def test_another_seat_and_another_turn_are_marked_anew() -> None:
    first = mark_of(0, True, None)
    assert [PLANNED] == lines(mark_of(1, True, entry(0, *first)))
    assert [PLANNED] == lines(mark_of(0, True, entry(0, *first, Event("turn", Text("A turn.")))))


def test_the_first_answer_of_the_same_seat_that_was_not_planned_ends_the_run() -> None:
    first = mark_of(0, True, None)
    ended = mark_of(0, False, entry(0, *first))
    assert [UP_TO_HERE] == lines(ended)
    assert () == mark_of(0, False, entry(0, *ended))
    assert () == mark_of(1, False, entry(0, *first))
    assert () == mark_of(0, False, None)


def test_what_a_game_tells_of_an_order_is_not_taken_for_a_planned_move() -> None:
    """The last Henchman of Enemies settles the turn order, and whoever placed it may have the first turn."""
    told = entry(0, Event("order", Text("Turn order: {order:seat}.", {"order": [0, 1]})))
    assert () == mark_of(0, False, told)
    assert [PLANNED] == lines(mark_of(0, True, told))


def test_no_game_has_events_of_the_kinds_that_mark_planned_moves() -> None:
    modules = Path(engine.__file__).parent.rglob("*.py")
    assert [] == [each.name for each in modules if f'say("{MARK}' in each.read_text() or UNMARKED in each.read_text()]

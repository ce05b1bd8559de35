"""Scenes and hands from stored rows: only views, faces and told events leave here, never a State."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import (
    DamagedSnapshot,
    EffectFailed,
    Event,
    NewerSnapshot,
    Position,
    RulesChanged,
    Snapshot,
    Text,
    undo_refusal,
)
from host.incidents import report
from host.journaling import START, event_from_json, kind_of
from host.loaded import Standing
from host.mail import is_last
from host.rows import (
    Rows,
    in_window,
    named_persons,
    read_names,
    read_standing,
    read_tail,
    table_info,
    windowed,
    worked_out,
)
from host.scene import HandScene, Listed, Scene, TableInfo
from storage import DamagedRow, Entry, Read, journal, orders, snapshots

RECENT = 12
"""Lines of the running turn that a Scene holds at most."""

DAMAGED = Text(
    "A stored record of this table is damaged, so the table stands still. Whoever runs the bot finds more in its log."
)
NEWER = Text("This game was played with a newer version of the bot: whoever runs the bot has to update it.")


def broken(card: str, incident: str) -> Text:
    """What the table says when a card failed of its own accord."""
    words = (
        "Something failed ({card:word}, incident {n}), so the table stands still. "
        "A moderator can use /mod answer, /mod undo or /mod skip."
    )
    return Text(words, {"card": card, "n": incident})


@dataclass(frozen=True, slots=True)
class Sight:
    """A table's rows and, if it could be worked out, its position; else ``fault`` says why not."""

    rows: Rows
    standing: Standing | None
    fault: Text | None = None

    @property
    def position(self) -> Position[Any, Any] | None:
        """The game as it stands."""
        return None if self.standing is None else self.standing.position


async def sight(db: Read, rows: Rows, known: Standing | None) -> Sight:
    """Work out where a table stands. Raises RulesChanged; every other trouble becomes the Sight's fault."""
    try:
        standing = await read_standing(db, rows, known)
        if standing is None:
            return Sight(rows, None)
        return Sight(rows, worked_out(rows.game, standing))
    except EffectFailed as failure:
        number = report(f"table {rows.table.id} cannot be shown", failure, once=_key(rows))
        return Sight(rows, None, broken(failure.label, number))
    except NewerSnapshot:
        return Sight(rows, None, NEWER)
    except (DamagedRow, DamagedSnapshot) as damage:
        report(f"a record of table {rows.table.id} is damaged", damage, once=_key(rows))
        return Sight(rows, None, DAMAGED)


def _key(rows: Rows) -> str:
    return f"{rows.table.id}.{rows.table.seq}"


async def scene_of(db: Read, seen: Sight) -> Scene:
    """The table for everybody."""
    position = seen.position
    recent = [event.text for event in await _recent(db, seen) if event.audience is None][-RECENT:]
    info = await info_of(db, seen, recent)
    if position is None:
        return Scene(info, None, None, 0, tuple(recent))
    return Scene(info, position.view(None), position.face(None), position.turn, tuple(recent))


def listed(seen: Sight, person_id: int | None) -> Listed:
    """The table in a list for this person."""
    position = seen.position
    info = table_info(seen.rows, {}, window=windowed(position))
    if info.fault is None and seen.fault is not None:
        info = replace(info, fault=seen.fault)
    where, message = seen.rows.table.panel_channel_id, seen.rows.table.panel_message_id
    panel = None if where is None or message is None else (where, message)
    if position is None or position.ask is None:
        return Listed(info, (), False, panel=panel)
    seat = None if person_id is None else seen.rows.seat_of(person_id)
    face = position.face(None if seat is None else seat.seat)
    mine = seat is not None and seat.seat in position.ask.awaited and seat.stand_in is None
    due = seat.due_at if seat is not None and mine else None
    return Listed(info, None if face is None else face.awaited, mine, due, mine and is_last(position.ask), panel)


async def info_of(db: Read, seen: Sight, lines: Iterable[Text] = ()) -> TableInfo:
    """The table's public facts, with the names of the persons in these lines."""
    info = table_info(seen.rows, {}, window=windowed(seen.position))
    invited = {poll.person_id for poll in info.polls}
    unknown = (named_persons(lines) | invited | {info.host_person_id}) - info.people.keys()
    if names := await read_names(db, unknown):
        info = replace(info, people={**info.people, **names})
    return replace(info, fault=seen.fault) if info.fault is None and seen.fault is not None else info


async def hand_of(db: Read, seen: Sight, seat: int) -> HandScene:
    """The table for one seat."""
    position = seen.position
    events = [event for event in await _recent(db, seen) if event.audience is not None and event.visible_to(seat)]
    private = tuple(event.text for event in events[-RECENT:])
    info = await info_of(db, seen, private)
    if position is None:
        return HandScene(info, seat, None, None, 0, private, False)
    every = await orders.of_table(db, seen.rows.table.id)
    given = {order.window: str(order.choice) for order in every if order.seat == seat}
    may = seen.rows.table.status == "running" and await _undoable(db, seen, seat)
    last = position.ask is not None and is_last(position.ask) and seat in position.ask.awaited
    return HandScene(info, seat, position.view(seat), position.face(seat), position.turn, private, may, given, last)


async def _recent(db: Read, seen: Sight) -> list[Event]:
    """What happened in the running turn and stands."""
    if seen.standing is None:
        return []
    if seen.standing.recent:
        return seen.standing.recent
    marks = await snapshots.history(db, seen.rows.table.id)
    first = next((mark.seq for mark in marks if mark.turn == marks[-1].turn), 1)
    found = events_of(await journal.standing(db, seen.rows.table.id, first - 1))
    seen.standing.recent[:] = found
    return found


def events_of(entries: Sequence[Entry]) -> list[Event]:
    """The events of journal entries, in order."""
    return [event_from_json(event) for entry in entries for event in entry.events]


@dataclass(frozen=True, slots=True)
class Undo:
    """What a seat's own undo goes back to: all entries later than ``after`` fall."""

    past: Standing
    after: int


async def _undoable(db: Read, seen: Sight, seat: int) -> bool:
    """Whether the hand offers an undo: worked out once for each position, since all views are built for it."""
    known = {} if seen.standing is None else seen.standing.undoable
    whose = seat, _holder(seen, seat)
    if whose not in known:
        known[whose] = not isinstance(await own_undo(db, seen, seat), Text)
    return known[whose]


def _holder(seen: Sight, number: int) -> int | None:
    seat = seen.rows.seat(number)
    return None if seat is None else seat.person_id


async def own_undo(db: Read, seen: Sight, seat: int) -> Undo | Text:
    """The undo that a seat may do by itself, or why not (DESIGN 2.6)."""
    standing, now = seen.standing, seen.position
    if standing is None or now is None:
        return Text("The game cannot be shown now, so only a moderator can take something back.", {})
    if in_window(now):
        # Any other answer would tell whether somebody else has answered.
        return Text("A reaction is awaited: nothing can be taken back until it has been given.", {})
    entries = await journal.standing(db, seen.rows.table.id, standing.row - 1)
    last = next((entry for entry in reversed(entries) if entry.kind != "undo"), None)
    if last is None:
        # The present was brought back by an undo: the step before that one may be taken back too.
        last = await journal.last_move(db, seen.rows.table.id)
    if last is not None and last.seat == seat and _is_gift(seen, last):
        return Text("What you gave away is given: only a moderator or everybody together can take it back.", {})
    # Of somebody who sat there before the seat changed hands.
    foreign = last is not None and last.by == "person" and last.person_id != _holder(seen, seat)
    if last is None or last.kind != "answer" or last.seat != seat or foreign:
        answered = last is not None and last.kind == "answer" and not foreign
        others = [] if last is None or kind_of(last) == START else [last.seat if answered else None]
        refusal = undo_refusal(now, now, others, seat)
        return refusal or Text("There is nothing of yours to take back.", {})
    past = await _before(db, seen, last.seq)
    if past is None or past.position is None:
        return Text("That is too far back: a moderator can take it back.", {})
    if in_window(past.position):
        # It may have shown what the reaction was about, and taking it back would tell who was asked.
        return Text("An answer to a reaction stands: only a moderator or everybody together can take it back.", {})
    return undo_refusal(past.position, now, [seat], seat) or Undo(past, last.seq - 1)


def _is_gift(seen: Sight, entry: Entry) -> bool:
    gift = seen.rows.game.gift
    return gift is not None and kind_of(entry) == gift.kind


async def _before(db: Read, seen: Sight, seq: int) -> Standing | None:
    """The game as it stood before a journal entry, if that can still be told."""
    stored = await snapshots.at_or_before(db, seen.rows.table.id, seq - 1)
    if stored is None:
        return None
    tail = await read_tail(db, seen.rows.table.id, stored.seq, before=seq)
    standing = Standing(seq - 1, Snapshot(stored.game, stored.data), stored.seq, tail)
    try:
        return worked_out(seen.rows.game, standing)
    except (EffectFailed, RulesChanged, DamagedSnapshot, NewerSnapshot):
        return None

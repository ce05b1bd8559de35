"""What happened at a table since somebody last looked, for their eyes; and how far they have looked.

While a reaction is awaited a look reaches to the moment at which the window opened: where it stands must not tell how
many have answered.
"""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from host.house import House
from host.journaling import event_from_json
from host.refusal import refuse
from host.scene import LogLine, Person, Scene
from host.showing import Sight, info_of, listed, scene_of
from storage import Entry, Mark, Read, Tx, journal, looks, people, snapshots

Since: TypeAlias = Literal["look", "move", "start", "page"]
"""From when on: the person's last look, their last own move, the start, or where their last catch-up began."""

PAGE = 500


@dataclass(frozen=True, slots=True)
class TurnNews:
    """What a person may read of one turn, in order; what was taken back is not in it."""

    turn: int
    lines: tuple[LogLine, ...]


@dataclass(frozen=True, slots=True)
class News:
    """What happened at a table, turn by turn, and the table as it is now. ``mine``: it waits for the person."""

    scene: Scene
    turns: tuple[TurnNews, ...]
    mine: bool


class CatchingUp(House):
    """Errands of those who come back."""

    @asynccontextmanager
    async def look(self, table_id: int, person_id: int) -> AsyncGenerator[None]:
        """Somebody is shown the table as it is now; noted after the block: nobody who only looks waits for the writer.

        Nothing is kept of somebody who never sat anywhere.
        """

        async def show(db: Read, seen: Sight) -> tuple[int, bool]:
            known = await looks.get(db, person_id, table_id)
            kept = await people.get(db, person_id) is not None
            return present(seen), kept and (known is None or known.seq < present(seen))

        seq, grown = await self.see(table_id, show)
        yield
        if grown:
            await self.store.transaction(lambda tx: looks.seen_up_to(tx, person_id, table_id, seq))

    async def catch_up(self, table_id: int, by: Person, since: Since = "look") -> News:
        """What happened since then, as far as this person may read it; from now on they have seen it."""

        async def show(db: Read, seen: Sight) -> tuple[News, int, int]:
            if seen.rows.table.seq == 0:
                raise refuse("The game at table {table} has not started yet.", table=table_id)
            begin = await _begin(db, seen, by.id, since)
            seat = seen.rows.seat_of(by.id)
            lines = await _lines(db, table_id, begin, None if seat is None else seat.seat)
            turns = _by_turn(lines, await snapshots.history(db, table_id))
            scene = await scene_of(db, seen)
            info = await info_of(db, seen, [*(line.text for line in lines), *scene.recent])
            return News(replace(scene, table=info), turns, listed(seen, by.id).mine), present(seen), begin

        news, seq, begin = await self.see(table_id, show)

        async def keep(tx: Tx) -> None:
            await people.remember(tx, by.id, by.name, by.locale)
            await looks.caught_up(tx, by.id, table_id, seq, begin)

        await self.store.transaction(keep)
        return news

    async def just_over(self, person_id: int) -> list[int]:
        """The tables whose game has ended since this person, who sat there, last looked."""
        return await looks.ended_unseen(self.store.read, person_id)


def present(seen: Sight) -> int:
    """The journal number up to which a table can be seen now."""
    position, seq = seen.position, seen.rows.table.seq
    if position is None or position.ask is None or not position.ask.ask.window:
        return seq
    return min(seq, position.ask.id)


async def _begin(db: Read, seen: Sight, person_id: int, since: Since) -> int:
    """The journal number after which it is news. Raises HostRefusal."""
    table_id = seen.rows.table.id
    if since == "start":
        return 0
    known = await looks.get(db, person_id, table_id)
    if since == "page":
        if known is None:
            raise refuse("This message is out of date: type /table catchup again.")
        return known.since
    moved = min(await looks.last_move(db, person_id, table_id), present(seen))
    return moved if since == "move" or known is None else max(moved, known.seq)


async def _lines(db: Read, table_id: int, after: int, reader: int | None) -> list[LogLine]:
    """The lines of all entries later than ``after`` that stand, as far as ``reader`` may see them."""
    found: list[LogLine] = []
    while entries := await journal.page(db, table_id, after, PAGE):
        for entry in entries:
            found.extend(_of_entry(entry, reader))
        after = entries[-1].seq
    return found


def _of_entry(entry: Entry, reader: int | None) -> list[LogLine]:
    if entry.undone_by is not None:
        return []
    events = [event_from_json(event) for event in entry.events]
    return [
        LogLine(entry.seq, entry.at, event.text, event.audience is not None, False)
        for event in events
        if event.visible_to(reader)
    ]


def _by_turn(lines: Sequence[LogLine], marks: Sequence[Mark]) -> tuple[TurnNews, ...]:
    """The lines by the turn that was on when they were written."""
    by_turn: dict[int, list[LogLine]] = {}
    coming = list(reversed(marks))
    turn = marks[0].turn if marks else 0
    for line in lines:
        while coming and coming[-1].seq <= line.seq:
            turn = coming.pop().turn
        by_turn.setdefault(turn, []).append(line)
    return tuple(TurnNews(turn, tuple(some)) for turn, some in by_turn.items())

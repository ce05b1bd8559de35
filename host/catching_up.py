"""What happened at a table since somebody last looked, for their eyes; and how far they have looked.

While a reaction is awaited a look reaches to the moment at which the window opened (``present``).
"""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from host.house import House
from host.logbook import log_lines, present
from host.refusal import refuse
from host.scene import LogLine, Person, Scene
from host.showing import Sight, info_of, listed, scene_of
from storage import Entry, Look, Mark, Read, Tx, journal, looks, people, snapshots, told

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

        async def show(db: Read, seen: Sight) -> Look | None:
            known = await looks.get(db, person_id, table_id)
            seq, said = present(seen), await told.last(db, table_id)
            kept = await people.get(db, person_id) is not None
            grown = known is None or known.seq < seq or known.told < said
            return Look(person_id, table_id, seq, seq, said, said) if kept and grown else None

        look = await self.see(table_id, show)
        yield
        if look is not None:
            await self.store.transaction(lambda tx: looks.seen_up_to(tx, look))

    async def catch_up(self, table_id: int, by: Person, since: Since = "look") -> News:
        """What happened since then, as far as this person may read it; from now on they have seen it."""

        async def show(db: Read, seen: Sight) -> tuple[News, Look]:
            if seen.rows.table.seq == 0:
                raise refuse("The game at table {table} has not started yet.", table=table_id)
            begin, begin_told = await _begin(db, seen, by.id, since)
            seat = seen.rows.seat_of(by.id)
            entries, said = await _standing(db, table_id, begin), await told.after(db, table_id, begin_told)
            lines = log_lines(seen, entries, said, None if seat is None else seat.seat)
            turns = _by_turn(lines, await snapshots.history(db, table_id))
            scene = await scene_of(db, seen)
            info = await info_of(db, seen, [*(line.text for line in lines), *scene.recent])
            last = said[-1].number if said else begin_told
            look = Look(by.id, table_id, present(seen), begin, last, begin_told)
            return News(replace(scene, table=info), turns, listed(seen, by.id).mine), look

        news, look = await self.see(table_id, show)

        async def keep(tx: Tx) -> None:
            await people.remember(tx, by.id, by.name, by.locale)
            await looks.caught_up(tx, look)

        await self.store.transaction(keep)
        return news

    async def just_over(self, person_id: int) -> list[int]:
        """The tables whose game has ended since this person, who sat there, last looked."""
        return await looks.ended_unseen(self.store.read, person_id)


async def _begin(db: Read, seen: Sight, person_id: int, since: Since) -> tuple[int, int]:
    """The journal number after which it is news, and the told line after which it is. Raises HostRefusal."""
    table_id = seen.rows.table.id
    if since == "start":
        return 0, 0
    known = await looks.get(db, person_id, table_id)
    if since == "page":
        if known is None:
            raise refuse("This message is out of date: type /table catchup again.")
        return known.since, known.told_since
    last = await looks.last_move(db, person_id, table_id)
    moved, said = min(last, present(seen)), await told.last(db, table_id, before=last)
    return (moved, said) if since == "move" or known is None else (max(moved, known.seq), max(said, known.told))


async def _standing(db: Read, table_id: int, after: int) -> list[Entry]:
    """The entries later than ``after`` that stand."""
    found: list[Entry] = []
    while entries := await journal.page(db, table_id, after, PAGE):
        found.extend(entry for entry in entries if entry.undone_by is None)
        after = entries[-1].seq
    return found


def _by_turn(lines: Sequence[LogLine], marks: Sequence[Mark]) -> tuple[TurnNews, ...]:
    """The lines by the turn that was on when they were written.

    One answer can end a turn and begin the next: then the line with which it begins parts them.
    """
    by_turn: dict[int, list[LogLine]] = {}
    parted = {line.seq for line in lines if line.opens}
    coming = list(reversed(marks))
    turn = marks[0].turn if marks else 0
    for line in lines:
        begun = line.opens or line.seq not in parted
        while coming and (coming[-1].seq < line.seq or (begun and coming[-1].seq == line.seq)):
            turn = coming.pop().turn
        by_turn.setdefault(turn, []).append(line)
    return tuple(TurnNews(turn, tuple(some)) for turn, some in by_turn.items())

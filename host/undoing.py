"""Taking a table back together: anybody seated proposes how far, and all who sit there have to agree (DESIGN 2.6)."""

from dataclasses import replace

from engine import EffectFailed, Json, RulesChanged, Snapshot, Text
from host.book import Book
from host.checks import check_no_window, check_present, check_running, own_seat
from host.house import DAMAGE, House
from host.journaling import text_to_json
from host.loaded import Standing
from host.refusal import HostRefusal, refuse
from host.rows import worked_out
from host.scene import By, Person, Reply, UndoPoint
from host.sheet import UNDO
from host.showing import Sight, events_of
from storage import DamagedRow, Entry, Poll, Read, journal, plans, snapshots

REASON = 300
"""Characters of a reason that are kept."""
POINTS = 25
"""Moments that are listed to go back to."""
YES = "yes"
MOVED_ON = "That is not asked any more: look at what stands at the table now."


class Undoing(House):
    """Going back to kept moments by consent."""

    async def undo_points(self, table_id: int) -> list[UndoPoint]:
        """The moments to which ``undo_to`` and ``propose_undo`` can go back, the newest first."""

        async def show(db: Read, seen: Sight) -> list[UndoPoint]:
            marks = await snapshots.history(db, table_id)
            points = [await _point(db, table_id, mark.seq, mark.turn, mark.at) for mark in reversed(marks[-POINTS:])]
            return [point for point in points if point is not None]

        return await self.see(table_id, show)

    async def propose_undo(
        self, table_id: int, by: Person, seq: int, reason: str = "", *, interaction: str | None = None
    ) -> Reply:
        """Ask all who sit at the table to go back to an UndoPoint; done at once if nobody else sits there.

        Those for whom a computer plays meanwhile are not asked. The question is over when the table moves on.
        """
        why = " ".join(reason.split())[:REASON]

        async def work(book: Book) -> Text:
            check_running(book)
            seat = own_seat(book, by)
            check_present(seat)
            # A question that an answer ends would tell of the answer.
            await check_no_window(book, "A reaction is awaited: nothing can be taken back until it has been given.")
            point = await kept_point(book, seq)
            asked = book.rows.poll(UNDO)
            refused = [] if asked is None else _refused(asked)
            if asked is not None and "to" in asked.detail:
                raise refuse("The table is asked that already: agree or refuse below the panel.")
            if seq in refused:
                raise refuse("That was refused just now: it can be asked again when the table has moved on.")
            poll = await _opened(book, point, seat.seat, refused, why)
            if len(book.rows.present) > 1:
                words = "{who:seat} asks to take the table back. All who sit here have to agree, below."
                if why:
                    words = "{who:seat} asks to take the table back (“{why}”). All who sit here have to agree, below."
                book.tell(words, who=seat.seat, **({"why": why} if why else {}))
                book.mail.calls += [number for number in book.rows.present if number != seat.seat]
            return Text("The table is taken back." if await _settle(book, poll, by.id) else "Everybody is asked.")

        return await self.act(table_id, by, interaction, work)

    async def vote_undo(
        self, table_id: int, by: Person, agree: bool, *, asked: tuple[int, int] | None = None,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Say yes or no. ``asked``: the journal number and the moment that a button belongs to."""

        async def work(book: Book) -> Text:
            check_running(book)
            seat, poll = own_seat(book, by), book.rows.poll(UNDO)
            if poll is None or "to" not in poll.detail:
                raise refuse(MOVED_ON)
            if asked is not None and asked != (poll.detail.get("ask"), poll.detail["to"]):
                raise refuse(MOVED_ON)
            check_present(seat)
            if not agree:
                refused: list[Json] = [*_refused(poll), poll.detail["to"]]
                await book.put_poll(replace(poll, detail={"ask": poll.detail["ask"], "refused": refused}, votes={}))
                book.tell("{who:seat} does not agree to take the table back, so it goes on.", who=seat.seat)
                return Text("The table goes on.")
            poll = replace(poll, votes={**poll.votes, str(seat.seat): YES})
            await book.put_poll(poll)
            return Text("The table is taken back." if await _settle(book, poll, by.id) else "You agree.")

        return await self.act(table_id, by, interaction, work)

    async def agreed(self, book: Book) -> None:
        """Go back to where all want to who are still there; what cannot be done keeps nobody from leaving."""
        poll, present = book.rows.poll(UNDO), book.rows.present
        running = book.table.status == "running" and book.table.fault is None
        if poll is not None and "to" in poll.detail and poll.detail["ask"] == book.table.seq and present and running:
            asker = present.get(int(str(poll.detail["by"])), next(iter(present.values())))
            if await _can_go_back(book, poll):
                _ = await _settle(book, poll, asker)
        await super().agreed(book)


async def _point(db: Read, table_id: int, seq: int, turn: int, at: float) -> UndoPoint | None:
    """A kept moment; None for one that an undo brought back: it is listed where it was kept first."""
    entry = await journal.get(db, table_id, seq)
    if entry is None or entry.kind == "undo":
        return None
    line, silent = _told(entry), False
    while line is None and entry.seq > 1:
        silent = True
        entry = await journal.get(db, table_id, entry.seq - 1)
        if entry is None:
            break
        line = None if entry.undone_by is not None or entry.kind == "undo" else _told(entry)
    return UndoPoint(seq, turn, at, line, silent)


def _told(entry: Entry) -> Text | None:
    """The last thing that an entry told everybody."""
    lines = [event.text for event in events_of([entry]) if event.audience is None]
    return lines[-1] if lines else None


async def kept_point(book: Book, seq: int) -> Standing:
    """The stored moment ``seq``. Raises HostRefusal if it is not kept or is the present."""
    try:
        now = await book.stored()
    except DamagedRow:
        now = None
    if now is not None and now.row == now.seq == seq:
        raise refuse("The table stands at that moment already.")
    stored = await snapshots.at_or_before(book.tx, book.table.id, seq)
    entry = await journal.get(book.tx, book.table.id, seq)
    if stored is None or entry is None or stored.seq != seq or entry.kind == "undo":
        raise refuse("That moment is not kept: choose one of those that are listed.")
    return Standing(seq, Snapshot(stored.game, stored.data), seq, ())


async def go_back_to(book: Book, point: Standing, by: By, person_id: int, line: Text) -> None:
    """Take the table back to a kept moment: new dice from there on, nothing planned, hands sent again."""
    for seat in book.rows.seats:
        await plans.clear(book.tx, book.table.id, seat.seat)
    await book.go_back(point, point.seq, by, person_id, None, line)
    await book.reseed(by, person_id)
    book.mail.hands |= dict.fromkeys(book.rows.persons, False)


async def _opened(book: Book, point: Standing, seat: int, refused: list[Json], why: str) -> Poll:
    """Put the question; whoever asks is for it."""
    marks = {mark.seq: mark for mark in await snapshots.history(book.tx, book.table.id)}
    mark = marks[point.seq]
    found = await _point(book.tx, book.table.id, mark.seq, mark.turn, mark.at)
    line = None if found is None or found.line is None else text_to_json(found.line)
    detail: dict[str, Json] = {
        "ask": book.table.seq, "to": point.seq, "turn": mark.turn, "line": line, "by": seat, "refused": refused,
        "why": why,
    }  # fmt: skip
    poll = Poll(book.table.id, UNDO, detail, book.terms.now, None, {str(seat): YES})
    await book.put_poll(poll)
    return poll


async def _settle(book: Book, poll: Poll, person_id: int) -> bool:
    """Go back if all have agreed."""
    if any(poll.votes.get(str(number)) != YES for number in book.rows.present):
        return False
    point = await kept_point(book, int(str(poll.detail["to"])))
    await book.close_poll(UNDO)
    turn, why = poll.detail["turn"], poll.detail.get("why")
    line = Text("All agree: the table is taken back to turn {turn}.", {"turn": turn})
    if why:
        line = Text("All agree: the table is taken back to turn {turn} (“{why}”).", {"turn": turn, "why": why})
    await go_back_to(book, point, "person", person_id, line)
    return True


async def _can_go_back(book: Book, poll: Poll) -> bool:
    """Whether the moment that was asked for is kept still, and can be shown."""
    try:
        worked_out(book.game, await kept_point(book, int(str(poll.detail["to"]))))
    except (HostRefusal, EffectFailed, RulesChanged, *DAMAGE):
        return False
    return True


def _refused(poll: Poll) -> list[Json]:
    refused = poll.detail.get("refused")
    return list(refused) if isinstance(refused, list) else []

"""What a host does of its own accord: play out automatic answers, drain the outbox, wake when something is due."""

import asyncio
from dataclasses import dataclass
from typing import Any

from engine import EffectFailed, Position, Text
from host.automatic import Plan, Thought, next_plan, read_given, settled_picks, thought
from host.book import Book
from host.counting import Counting
from host.habits import habits_of
from host.house import DAMAGE, Round, Work
from host.incidents import report
from host.loaded import Desk
from host.mail import Mail
from host.place import PlaceDelivery
from host.postbox import take_out
from host.private import PrivateDelivery
from host.refusal import HostRefusal
from host.showing import Sight, broken
from host.talks import TalkDelivery
from host.ticking import tick
from storage import DamagedRow, Outgoing, Read, Tx, journal, outbox, people, plans, tables

STRETCH = 25
"""Automatic answers in a row before people are shown something."""
MOMENT = 1.5
"""Seconds for which somebody who has clicked waits at most for what follows: Discord may be slow."""
IDLE_STEPS = 5
"""Steps in a row without an answer that one moment may bring: somebody late, a reminder, a decision."""
REST = 60.0
"""Seconds until a table is taken up again that could not be brought forward."""


PLACE = ("place", 0)
"""The group of all that goes to a table's own place."""


class Moved(Exception):
    """An automatic answer came too late: somebody else has moved."""


@dataclass(frozen=True, slots=True)
class Due:
    """An automatic answer and what is needed to work it out; without a plan there is nothing after all."""

    plan: Plan | None
    card: str = ""
    position: Position[Any, Any] | None = None
    thought: Thought | None = None


class Life(PlaceDelivery, PrivateDelivery, TalkDelivery, Counting):
    """The host's own doings."""

    # taking up and closing

    async def start(self) -> None:
        """Take up what was left: undelivered rows, automatic answers that are due, games to count; arm the waker."""
        await self.forget_interactions()
        self.wake()
        self.spawn(self.count_all())

    async def close(self) -> None:
        """Stop taking new work, let what runs end, cancel the timers. The store stays open."""
        self.closed = True
        self.waker.stop()
        self.sweeper.stop()
        await self.settled()

    def wake(self) -> None:
        """Take up what is due."""
        if not self.closed:
            self.spawn(self._take_up())

    async def _take_up(self) -> None:
        try:
            taken: set[int] = set()
            while not self.closed and (fresh := [each for each in await self._due_tables() if each not in taken]):
                taken.update(fresh)
                await asyncio.wait([self.follow(table_id) for table_id in fresh])
            await self._arm()
        except Exception as error:  # noqa: BLE001 - reported; the next moment is tried all the same
            report("what is due could not be taken up", error)
            self.waker.at(self.clock.now() + REST)

    async def _due_tables(self) -> list[int]:
        now, db = self.clock.now(), self.store.read
        return list(dict.fromkeys([*await tables.due(db, now), *await outbox.tables_due(db, now)]))

    async def _arm(self) -> None:
        """Wake at the next moment; what is due still, although it was taken up, waits a little."""
        now, db = self.clock.now(), self.store.read
        moments = [await tables.earliest_due(db), await outbox.earliest(db)]
        for moment in moments:
            if moment is not None:
                self.waker.at(moment if moment > now else now + REST)

    async def caught_up(self, table_id: int) -> None:
        """Return when what follows a click at a table by itself has been played out, after a moment at the latest."""
        running = self.rounds.get(table_id)
        if running is not None and running.task is not None:
            await asyncio.wait({running.task}, timeout=MOMENT)

    # one table

    def follow(self, table_id: int, actor: int | None = None) -> "asyncio.Task[None]":
        """Play out what comes by itself at a table, and deliver; one drain at a time."""
        running = self.rounds.get(table_id)
        if running is None or running.task is None:
            running = self.rounds[table_id] = Round()
            running.task = self.spawn(self._round(table_id, running))
        running.again = True
        running.actor = running.actor if actor is None else actor
        return running.task

    async def _round(self, table_id: int, running: Round) -> None:
        with self.loaded.desk(table_id, self.clock.now()) as desk:
            try:
                while running.again:
                    running.again = False
                    desk.actor = running.actor
                    await self._play_out(desk, table_id)
                    await self._drain(desk, table_id)
                    _ = await self.count(table_id)
            except Exception as error:  # noqa: BLE001 - reported; what is stored waits for the next round
                report(f"the drain of table {table_id} stopped", error)
                self.waker.at(self.clock.now() + REST)
            finally:
                del self.rounds[table_id]
        if self.on_delivered is not None:
            await self._told(table_id)

    async def _told(self, table_id: int) -> None:
        if self.on_delivered is None:
            return
        try:
            await self.on_delivered(table_id)
        except Exception as error:  # noqa: BLE001 - what listens must not hurt the table
            report(f"what follows a delivery at table {table_id} failed", error)

    # automatic answers

    async def _play_out(self, desk: Desk, table_id: int) -> None:
        """Give the automatic answers that are due, one transaction each, and do what the clocks want."""
        given = idle = 0
        while not self.closed:
            try:
                table = await tables.get(self.store.read, table_id)
                if table is None or table.due_at is None or table.due_at > self.clock.now():
                    return
                due = await self.look_at(table_id, self._due)
            except DamagedRow as damage:
                await self.damaged(table_id, damage)
                return
            except HostRefusal:
                return
            # What is due and does not pass by being done must not be done for ever.
            idle = idle + 1 if due.plan is None else 0
            if idle > IDLE_STEPS:
                return
            await self._give(desk, table_id, due)
            given += 1
            if given % STRETCH == 0:
                await self._drain(desk, table_id)

    async def _due(self, db: Read, seen: Sight) -> Due:
        table, position = seen.rows.table, seen.position
        plan = next_plan(seen.rows, position, await read_given(db, seen.rows, self.clock.now()))
        if plan is None or position is None or position.ask is None:
            return Due(None)
        card = seen.rows.game.tasks.kind(position.ask.kind).label
        if plan.level is None:
            return Due(plan, card, position)
        first = await journal.get(db, table.id, 1)
        key = "" if first is None else str(first.payload["key"])
        return Due(plan, card, position, thought(plan, position, key))

    async def _give(self, desk: Desk, table_id: int, due: Due) -> None:
        """Give one automatic answer. One that fails marks the table faulted: nothing is tried again by itself."""
        failed: Exception
        try:
            picks = await _worked_out(due)
            async with self.queue(table_id):
                await self.carry_out(desk, table_id, None, None, _automatic(due.plan, picks))
        except Moved:
            return
        except DAMAGE as damage:
            await self.damaged(table_id, damage)
            return
        except EffectFailed as failure:
            failed = failure
            number = report(f"{failure.kind} failed at table {table_id} after an automatic answer", failure)
            fault = broken(failure.label, number)
        except Exception as error:  # noqa: BLE001 - reported with a number; the table says which card it was
            failed = error
            fault = broken(due.card, report(f"an automatic answer at table {table_id} failed", error))
        else:
            return
        await self.tell_of(table_id, fault, fault=True, failure=failed)

    # the outbox

    async def _drain(self, desk: Desk, table_id: int) -> None:
        """Deliver what is due of a table's outbox; what is written meanwhile has a round of its own.

        People need not wait for what is sent to the table's place, nor the place for them.
        """
        groups: dict[tuple[str, int], list[Outgoing]] = {}
        now = self.clock.now()
        for row in await self._awake(await self._pending(table_id), now):
            groups.setdefault(_group(row), []).append(row)
        place = {group: rows for group, rows in groups.items() if group == PLACE}
        private = {group: rows for group, rows in groups.items() if group != PLACE}
        await asyncio.gather(
            self._deliver_in_turn(desk, table_id, place), self._deliver_in_turn(desk, table_id, private)
        )
        await self.to_talks(desk, table_id)

    async def _awake(self, rows: list[Outgoing], now: float) -> list[Outgoing]:
        """The rows that may go out: those for somebody in quiet hours are kept back until these are over.

        Most are kept back when they are written; this is for those that come late, after an outage for instance.
        """
        held = {row.id: row.not_before for row in rows if row.payload.get("held") is True and row.not_before > now}
        late = [row for row in rows if row.person_id is not None and row.id not in held and not _at_once(row)]
        if late:
            # By their ids: some have lost their seat meanwhile.
            persons = await people.some(self.store.read, [row.person_id for row in late if row.person_id is not None])
            quiet = {person.id: habits_of(person).quiet_until(now) for person in persons}
            asleep = {row.id: until for row in late if (until := quiet.get(row.person_id or 0)) is not None}
            if asleep:
                await self.store.transaction(lambda tx: _keep_back(tx, asleep))
                held |= asleep
        for until in held.values():
            self.waker.at(until)
        return [row for row in rows if row.id not in held]

    async def _deliver_in_turn(self, desk: Desk, table_id: int, groups: dict[tuple[str, int], list[Outgoing]]) -> None:
        background = desk.actor is None
        for (kind, number), rows in groups.items():
            if self.closed:
                return
            now = self.clock.now()
            # Rows that were held back, not put off, go with whatever comes next, but never alone before their time.
            wait = max((row.not_before for row in rows if row.attempts), default=min(row.not_before for row in rows))
            if wait > now:
                self.waker.at(wait)
                continue
            with self.allowance.delivery(background=background) as may:
                if not may:
                    self.waker.at(now + 1.0)
                    return
                await self._deliver_safely(desk, table_id, kind, number, rows)

    async def _deliver_safely(self, desk: Desk, table_id: int, kind: str, number: int, rows: list[Outgoing]) -> None:
        try:
            await self._deliver(desk, table_id, kind, number, rows)
        except DamagedRow:
            # Whoever clicks there is told; the log has it from then on.
            await self.store.transaction(lambda tx: take_out(tx, rows))
        except Exception as trouble:  # noqa: BLE001 - reported; what cannot be shown must not be tried for ever
            if not self.closed:
                report(f"messages of table {table_id} cannot be shown and are dropped", trouble)
                await self.store.transaction(lambda tx: take_out(tx, rows))

    async def _deliver(self, desk: Desk, table_id: int, kind: str, number: int, rows: list[Outgoing]) -> None:
        if (kind, number) == PLACE:
            await self.to_place(desk, table_id, rows)
        elif kind == "hand":
            await self.to_seat(desk, table_id, number, rows)
        else:
            await self.to_person(table_id, number, rows)

    async def _pending(self, table_id: int) -> list[Outgoing]:
        try:
            return await outbox.pending(self.store.read, table_id)
        except DamagedRow as damage:
            report(f"the outbox of table {table_id} is damaged and is cleared", damage)
        line = Text("Some messages of this table were lost; /table log has all that happened.")

        async def clear(tx: Tx) -> None:
            for kind in ("panel", "log", "ping", "hand", "notice"):
                await outbox.delivered_up_to(tx, table_id, kind, 2**62)
            await Mail(lines=[line], panel=True).post(tx, table_id, {}, self.clock.now())

        await self.store.transaction(clear)
        return await outbox.pending(self.store.read, table_id)


def _at_once(row: Outgoing) -> bool:
    """Whether a row answers something that its person has just done."""
    return row.payload.get("at_once") is True


async def _keep_back(tx: Tx, rows: dict[int, float]) -> None:
    for number, until in rows.items():
        await outbox.keep_back(tx, number, until)


def _group(row: Outgoing) -> tuple[str, int]:
    """What is delivered together: everything for the place, a seat's hand, a person's notices."""
    if row.kind == "hand":
        return "hand", row.seat or 0
    if row.kind == "notice":
        return "notice", row.person_id or 0
    return PLACE


async def _worked_out(due: Due) -> tuple[str, ...]:
    """What is answered: a computer that may think long does it in a thread."""
    if due.plan is None or due.position is None:
        return ()
    if due.thought is None:
        return settled_picks(due.plan, due.position)
    if due.thought.quick:
        return due.thought.answer()
    return await asyncio.to_thread(due.thought.answer)


def _automatic(plan: Plan | None, picks: tuple[str, ...]) -> Work:
    async def work(book: Book) -> Text:
        if plan is None:
            if book.table.status == "running" and book.table.fault is None and book.table.seq > 0:
                await tick(book)
            return Text("Done.")
        if book.table.seq != plan.seq or book.table.status != "running" or book.table.fault is not None:
            raise Moved
        # Meanwhile somebody may be back, all may be gone, or an order may be taken back: that moves no game.
        given = await read_given(book.tx, book.rows, book.terms.now)
        if next_plan(book.rows, await book.position(), given) != plan:
            raise Moved
        for number in plan.drop:
            _ = await plans.clear(book.tx, book.table.id, plan.seat, number)
        await book.answer(plan.seat, plan.ask, picks, plan.by, None, marked=plan.by == "order")
        return Text("Done.")

    return work

"""How anything is done at a table: one after the other, in one transaction, answered in one sentence.

Order of locks: the table's, then the writer's. Between BEGIN and COMMIT only the transaction is awaited.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from engine import REWIND, DamagedSnapshot, EffectFailed, NewerSnapshot, Refused, RulesChanged, Text
from host.allowance import Allowance
from host.book import AnswerFailed, Book
from host.incidents import report
from host.journaling import fault_to_str, text_to_json
from host.loaded import IDLE, Desk, Loaded
from host.mail import Mail
from host.ports import Clock, Deliver
from host.recorded import answered_before, record_of
from host.refusal import HostRefusal, refuse
from host.rows import Games, read_rows, with_away
from host.scene import Person, Reply
from host.sheet import Terms
from host.showing import DAMAGED, NEWER, Sight, sight
from host.standing_in import no_game_of_computers
from host.waker import Waker
from storage import DamagedRow, Read, Store, Tx, interactions, tables, told

T = TypeVar("T")

_log = logging.getLogger(__name__)

Work = Callable[[Book], Awaitable[Text]]
"""What is to be done with a table's book; returns what the person is told. It refuses before it writes."""

REMEMBERED = 86_400.0
"""Seconds for which an interaction that comes again is answered the same."""

DAMAGE = (DamagedRow, DamagedSnapshot, NewerSnapshot)


@dataclass(slots=True)
class Round:
    """The one drain of a table that is under way. ``again``: something came up meanwhile."""

    again: bool = True
    actor: int | None = None
    task: "asyncio.Task[None] | None" = None


class House:
    """What all errands of the Host share. See ``Host`` for what it is made with."""

    def __init__(
        self, store: Store, deliver: Deliver, clock: Clock, games: Games, *, pacing: float,
        key_source: Callable[[int], str] = secrets.token_hex,
        on_delivered: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:  # fmt: skip
        self.store = store
        self.deliver = deliver
        self.clock = clock
        self.games = games
        self.pacing = pacing
        self.on_delivered = on_delivered
        self.loaded = Loaded()
        self.waker = Waker(clock, self.wake)
        self.sweeper = Waker(clock, self._sweep)
        self.allowance = Allowance(clock.now)
        self.closed = False
        self._key_source = key_source
        self._tasks: set[asyncio.Task[Any]] = set()
        self.rounds: dict[int, Round] = {}

    # what other errands bring

    def wake(self) -> None:
        """Take up what is due."""
        raise NotImplementedError

    def follow(self, table_id: int, actor: int | None = None) -> "asyncio.Task[None]":
        """Play out what comes by itself at a table, and deliver. ``actor``: the person whose click it follows."""
        raise NotImplementedError

    async def agreed(self, book: Book) -> None:
        """Do what all have agreed to, now that somebody who had not may be gone."""

    # acting

    async def act(self, table_id: int, by: Person, interaction: str | None, work: Work) -> Reply:
        """Do something at a table. Raises HostRefusal; a caller who is cancelled does not stop it half way."""
        return await self.shielded(self._queued(table_id, by, interaction, work))

    async def shielded(self, errand: Coroutine[Any, Any, Reply | HostRefusal]) -> Reply:
        """Run an errand to its end whatever becomes of the caller; raise the refusal that it came to."""
        if self.closed:
            errand.close()
            raise refuse("The bot is restarting: try again in a minute.")
        outcome = await asyncio.shield(self.spawn(errand))
        if isinstance(outcome, HostRefusal):
            raise outcome
        return outcome

    def spawn(self, errand: "Coroutine[Any, Any, Any]") -> "asyncio.Task[Any]":
        """Run something on its own; ``settled`` waits for it."""
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settled(self) -> None:
        """Return when nothing is under way (what waits for a later time is not)."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    @asynccontextmanager
    async def queue(self, table_id: int) -> AsyncGenerator[Desk, None]:
        """The table to oneself, first come, first served."""
        now = self.clock.now()
        self.sweeper.at(now + IDLE)
        with self.loaded.desk(table_id, now) as desk:
            async with desk.lock:
                yield desk

    async def _queued(self, table_id: int, by: Person, interaction: str | None, work: Work) -> Reply | HostRefusal:
        async with self.queue(table_id) as desk:
            outcome = await self._answered(desk, table_id, by, interaction, work)
        _ = self.follow(table_id, by.id)
        return outcome

    async def _answered(
        self, desk: Desk, table_id: int, by: Person | None, interaction: str | None, work: Work
    ) -> Reply | HostRefusal:
        """Carry it out; whatever goes wrong becomes a sentence, remembered with the interaction."""
        try:
            return await self.carry_out(desk, table_id, by, interaction, work)
        except HostRefusal as refusal:
            text = refusal.text
        except Refused as refusal:
            text = refusal.text
        except EffectFailed as failure:
            text = await self._card_failed(table_id, failure)
        except DAMAGE as damage:
            text = await self.damaged(table_id, damage)
        except Exception as error:  # noqa: BLE001 - reported with a number; a person is owed one sentence
            return unexpected(f"table {table_id} could not do what was asked", error)
        if interaction is not None:
            stored = record_of(interaction, table_id, self.clock.now(), text, (), refused=True)
            await self.store.transaction(lambda tx: interactions.add(tx, stored))
        return HostRefusal(text)

    async def carry_out(
        self, desk: Desk, table_id: int, by: Person | None, interaction: str | None, work: Work
    ) -> Reply | HostRefusal:
        """One transaction. If the rules changed under a running effect, that effect begins again first.

        Raises what ``work`` raises; then nothing has changed.
        """
        try:
            return await self._transact(desk, table_id, by, interaction, work)
        except RulesChanged as changed:
            _log.warning("The rules of %s changed at table %s: it begins again", changed.kind, table_id)
            await self._transact(desk, table_id, None, None, _begin_again(changed))
        return await self._transact(desk, table_id, by, interaction, work)

    async def _transact(
        self, desk: Desk, table_id: int, by: Person | None, interaction: str | None, work: Work
    ) -> Reply | HostRefusal:
        async def change(tx: Tx) -> tuple[Reply | HostRefusal, Book | None]:
            if interaction is not None and (past := await interactions.get(tx, interaction)) is not None:
                return answered_before(past), None
            rows = await read_rows(tx, table_id, self.games)
            known = desk.standing if desk.standing and desk.standing.seq == rows.table.seq else None
            book = Book(tx, rows, known, self.terms())
            text = await work(book)
            await self.agreed(book)
            await no_game_of_computers(book, rows)
            await book.close()
            reply = Reply(text, table_id, _readable(book, by))
            if interaction is not None:
                await interactions.add(tx, record_of(interaction, table_id, book.terms.now, text, reply.lines))
            return reply, book

        reply, book = await self.store.transaction(change)
        if book is not None:
            desk.standing = book.known or desk.standing
            due = book.table.due_at
            if due is not None and due > book.terms.now:
                self.waker.at(due)
        return reply

    def terms(self) -> Terms:
        """What a change is made with now."""
        return Terms(self.clock.now(), self.pacing, self._key_source)

    # what goes wrong

    async def _card_failed(self, table_id: int, failure: EffectFailed) -> Text:
        number = report(f"{failure.kind} failed at table {table_id}", failure)
        words = (
            "Something failed ({card:word}, incident {n}), nothing has changed: "
            "answer differently, or let a moderator use /mod undo or /mod skip."
        )
        line = Text(words, {"card": failure.label, "n": number})
        await self.tell_of(table_id, line, failure=failure)
        return line

    async def damaged(self, table_id: int, damage: Exception) -> Text:
        """A row cannot be read: this table stands still and says so. Returns the sentence."""
        which = damage.what if isinstance(damage, DamagedRow) else "its snapshot"
        report(f"a record of table {table_id} is damaged: {which}", damage, once=f"{table_id} {which}")
        line = NEWER if isinstance(damage, NewerSnapshot) else DAMAGED
        await self.tell_of(table_id, line, fault=True)
        return line

    async def tell_of(
        self, table_id: int, line: Text, *, fault: bool = False, failure: Exception | None = None
    ) -> None:
        """Tell a table of a trouble without reading its rows, which may be damaged. ``failure``: of an answer."""

        async def tell(tx: Tx) -> None:
            if failure is not None:
                await tables.change(tx, table_id, failed=failure.tried if isinstance(failure, AnswerFailed) else None)
            if fault:
                if await tables.fault(tx, table_id) == fault_to_str(line):
                    # Everybody who looks finds the same.
                    return
                await tables.change(tx, table_id, fault=fault_to_str(line), due_at=None)
            told.add_later(tx, table_id, self.clock.now(), text_to_json(line))
            await Mail(lines=[line], panel=True).post(tx, table_id, {}, self.clock.now())

        await self.store.transaction(tell)

    # reading

    async def see(self, table_id: int, show: Callable[[Read, Sight], Awaitable[T]]) -> T:
        """Look at a table without waiting in its queue. Raises HostRefusal, also when its rows are damaged."""
        try:
            return await self.look_at(table_id, show)
        except DamagedRow as damage:
            raise HostRefusal(await self.damaged(table_id, damage)) from None
        except HostRefusal:
            raise
        except Exception as error:  # noqa: BLE001 - reported with a number; its message may hold a hand
            raise unexpected(f"table {table_id} could not be shown", error) from None

    async def look_at(self, table_id: int, show: Callable[[Read, Sight], Awaitable[T]]) -> T:
        """As ``see``, but a damaged row is raised and told to nobody."""
        now = self.clock.now()
        self.sweeper.at(now + IDLE)
        with self.loaded.desk(table_id, now) as desk:
            try:
                return await self._shown(table_id, desk, show)
            except RulesChanged:
                await self.shielded(self._renewed(table_id))
            return await self._shown(table_id, desk, show)

    async def _shown(self, table_id: int, desk: Desk, show: Callable[[Read, Sight], Awaitable[T]]) -> T:
        async with self.store.reading() as db:
            rows = await with_away(db, await read_rows(db, table_id, self.games), self.clock.now())
            seen = await sight(db, rows, desk.standing)
            if seen.standing is not None and (desk.standing is None or desk.standing.seq <= seen.standing.seq):
                desk.standing = seen.standing
            return await show(db, seen)

    async def _renewed(self, table_id: int) -> Reply | HostRefusal:
        """The rules changed under a running effect: let it begin again, and tell."""
        async with self.queue(table_id) as desk:
            outcome = await self._answered(desk, table_id, None, None, _look_again)
        _ = self.follow(table_id)
        return outcome

    def _sweep(self) -> None:
        later = self.loaded.drop_idle(self.clock.now())
        if later is not None:
            self.sweeper.at(later)
        self.spawn(self.forget_interactions())

    async def forget_interactions(self) -> None:
        """Drop the interactions that cannot come again: Discord's tokens live for minutes."""
        before = self.clock.now() - REMEMBERED
        try:
            await self.store.transaction(lambda tx: interactions.prune(tx, before))
        except Exception as error:  # noqa: BLE001 - reported; it is tried again at the next sweep
            report("old interactions could not be dropped", error)


def unexpected(what: str, error: Exception) -> HostRefusal:
    """The sentence for an error that nobody foresaw."""
    return refuse("Something went wrong and nothing has changed: try again, or report {n}.", n=report(what, error))


async def _look_again(book: Book) -> Text:
    await book.position()
    return Text("The table is up to date.")


def _begin_again(changed: RulesChanged) -> Work:
    async def work(book: Book) -> Text:
        try:
            card = book.game.tasks.kind(changed.kind).label
        except KeyError:
            card = changed.kind
        line = Text("The rules of {card:word} have changed in this version, so it begins again.", {"card": card})
        await book.command(REWIND, "moderator", None, said=[line])
        return line

    return work


def _readable(book: Book, by: Person | None) -> tuple[Text, ...]:
    """What came of it, as far as this person may read it."""
    seat = None if by is None else book.rows.seat_of(by.id)
    number = None if seat is None else seat.seat
    return tuple(event.text for event in book.events if event.visible_to(number))

"""The moves of a game inside one transaction: journal, snapshot and outbox are stored together or not at all."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from engine import (
    LEAVE,
    OWN,
    RESEED,
    SKIP,
    Answer,
    Command,
    DamagedSnapshot,
    EffectFailed,
    Event,
    Json,
    NewerSnapshot,
    Position,
    Result,
    RulesChanged,
    Snapshot,
    Text,
    commitment,
    reopened,
    step,
)
from host.journaling import START, draws_to_json, event_to_json, kind_of
from host.loaded import Standing
from host.marking import mark_of
from host.refusal import refuse
from host.rows import Rows, gone, read_standing, windowed, worked_out
from host.scene import By
from host.sheet import Sheet, Terms
from storage import Entry, Tx, journal, plans, snapshots
from storage import Snapshot as StoredSnapshot

HOST = "host"
"""Kind of the events that the host itself adds to the journal."""
PAGE = 1000


class AnswerFailed(EffectFailed):
    """A card failed when an answer was given. ``tried``: when that was, with that answer for a skip of what failed;
    without it if that is the very Task that asked, which can only be dropped with its question.
    """

    def __init__(self, failure: EffectFailed, seq: int, answer: Answer) -> None:
        super().__init__(failure.kind, failure.label, answered=failure.answered)
        self.tried: dict[str, Json] = {"seq": seq}
        if not failure.answered:
            self.tried |= {"of": answer.seat, "picks": list[Json](answer.picks)}


class Book(Sheet):
    """One table in one transaction, its game included. ``close`` it, or nothing of it is shown."""

    def __init__(self, tx: Tx, rows: Rows, known: Standing | None, terms: Terms) -> None:
        super().__init__(tx, rows, terms)
        self.events: list[Event] = []
        """What happened, private events too."""
        self._standing = known
        self._marked = False

    @property
    def known(self) -> Standing | None:
        """The game as it is now, as far as it was looked at: to be remembered after the COMMIT."""
        standing = self._standing
        return standing if standing is not None and standing.seq == self.table.seq else None

    async def stored(self) -> Standing:
        """The stored game, its position perhaps not worked out. Raises HostRefusal before the start."""
        standing = self.known or await read_standing(self.tx, self.rows, None)
        if standing is None:
            raise refuse("The game has not started yet: press Start when everybody is seated.")
        self._standing = standing
        return standing

    async def position(self) -> Position[Any, Any]:
        """The game as it stands. Raises what ``worked_out`` raises."""
        self._standing = worked_out(self.game, await self.stored())
        return cast("Position[Any, Any]", self._standing.position)

    async def close(self) -> None:
        """Store what is not stored yet."""
        position = None
        if self.table.status == "running" and self.table.fault is None:
            try:
                position = await self.position()
            except EffectFailed:
                # Nothing can come by itself at a table that cannot be shown; its panel says why.
                position = None
        await self.write(position)

    # moves

    async def begin(self, result: Result[Any, Any], key: str, person_id: int, said: Sequence[Text]) -> None:
        """Store the beginning of the game: entry 1."""
        self.set(commitments=[commitment(key)])
        command = Command(1, START, None, {"key": key, "seats": len(self.rows.seats)})
        await self._keep(command, result, "person", person_id, said, None)

    async def answer(
        self,
        seat: int,
        ask: int,
        picks: Sequence[str],
        by: By,
        person_id: int | None,
        *,
        said: Sequence[Text] = (),
        marked: bool = False,
    ) -> None:
        """A seat's answer, with the host's own lines. Raises what ``step`` raises; then nothing was written.

        ``marked``: the log tells that the seat had ordered or planned it, but never of a reaction.
        """
        standing, before = await self.stored(), self._before()
        self._marked = marked and not windowed(before)
        entry = Answer(self.table.seq + 1, seat, ask, tuple(picks))
        try:
            result = step(self.game, standing.snapshot, standing.tail, entry)
        except EffectFailed as failure:
            raise AnswerFailed(failure, self.table.seq, entry) from failure
        await self._keep(entry, result, by, person_id, said, before)

    async def skip(self, by: By, person_id: int, why: str) -> Text:
        """Leave out what failed of the answer that was tried last; if none was, drop what asks from its own start."""
        tried = self.table.failed
        if tried is None or tried.get("seq") != self.table.seq or "of" not in tried:
            line = Text("{by:person} has what was running skipped: {why}", {"by": person_id, "why": why})
            await self.command(SKIP, by, person_id, said=[line])
            self.set(failed=None)
            return Text("Skipped: what asked is dropped, and the game goes on. If that was wrong: /mod undo.")
        line = Text("{by:person} has what failed skipped: {why}", {"by": person_id, "why": why})
        await self.command(SKIP, by, person_id, args={"of": tried["of"], "picks": tried["picks"]}, said=[line])
        self.set(failed=None)
        words = "Skipped: the answer counts, without what failed of it. If that was wrong: /mod undo."
        return Text(words)

    async def command(
        self, kind: str, by: By, person_id: int | None, *, seat: int | None = None,
        args: dict[str, Json] | None = None, said: Sequence[Text] = (),
    ) -> None:  # fmt: skip
        """A command, with the host's own lines about it. Raises what ``step`` raises; then nothing was written."""
        standing, before = await self.stored(), self._before()
        entry = Command(self.table.seq + 1, kind, seat, args or {})
        result = step(self.game, standing.snapshot, standing.tail, entry)
        await self._keep(entry, result, by, person_id, said, before)

    async def go_back(
        self, past: Standing, after: int, by: By, person_id: int, seat: int | None, said: Text
    ) -> Position[Any, Any]:
        """Undo every entry later than ``after``: ``past`` (a snapshot and a tail) becomes the present.

        Without a tail it gets a row of its own, so that what is done to it now leaves the kept moment as it was.
        """
        before, seq, event = self._before(), self.table.seq + 1, Event(HOST, said)
        leavers = await journal.commanded(self.tx, self.table.id, LEAVE, after)
        payload: dict[str, Json] = {"after": after}
        entry = Entry(
            self.table.id, seq, self.terms.now, "undo", seat, person_id, by, None, None,
            payload, [], [event_to_json(event)],
        )  # fmt: skip
        await journal.append(self.tx, entry)
        await journal.mark_undone(self.tx, self.table.id, after, seq)
        self.moved(seq)
        row = past.row if past.tail else seq
        self._standing = Standing(seq, reopened(self.game, past.snapshot, seq, leavers), row, past.tail)
        position = await self.position()
        await self._put_snapshot(self._standing.snapshot, row, position.turn)
        await snapshots.prune(self.tx, self.table.id)
        self._show((event,), before, position)
        await self._bring_back_leavers(position, leavers)
        return position

    async def reseed(self, by: By, person_id: int | None) -> None:
        """A new dice key from here on; its commitment is told. Only for a game with nothing half done."""
        key = self.terms.key_source(16)
        digest = commitment(key)
        self.set(commitments=[*self.table.commitments, digest])
        line = Text("The dice have a new key from here on. Its SHA-256: {digest}", {"digest": digest})
        await self.command(RESEED, by, person_id, args={"key": key}, said=[line])

    def _before(self) -> Position[Any, Any] | None:
        """The position before a move, if the game can be shown at all."""
        if self._standing is None:
            return None
        try:
            self._standing = worked_out(self.game, self._standing)
        except (EffectFailed, RulesChanged, NewerSnapshot, DamagedSnapshot):
            return None
        return self._standing.position

    # what a move leaves behind

    async def _keep(
        self, entry: Answer | Command, result: Result[Any, Any], by: By, person_id: int | None,
        said: Sequence[Text], before: Position[Any, Any] | None,
    ) -> None:  # fmt: skip
        """Store what a step has come to, and note what has to be shown."""
        if isinstance(entry, Answer) and not windowed(before):
            marks = mark_of(entry.seat, self._marked, await journal.get(self.tx, self.table.id, self.table.seq))
            result = replace(result, events=(*marks, *result.events))
        events = (*(Event(HOST, line) for line in said), *result.events)
        await journal.append(self.tx, self._entry(entry, result, by, person_id, events))
        self.moved(entry.seq)
        position, last = result.position, self._standing
        row = entry.seq if last is None or result.opened == entry.seq else last.row
        if last is None or result.snapshot is not last.snapshot:
            await self._put_snapshot(result.snapshot, row, position.turn)
            if before is None or before.turn != position.turn:
                await snapshots.prune(self.tx, self.table.id)
        self._standing = Standing(entry.seq, result.snapshot, row, result.tail, position)
        await self._drop_plans([*_own_answer(entry, by, before), *result.events], position)
        answerer = entry.seat if isinstance(entry, Answer) else None
        here, absent = (answerer, None) if by == "person" else (None, answerer)
        self._show(events, before, position, here, absent)
        await self._see_off_leavers(position)
        if position.ask is None:
            await self._finish(position)

    async def _drop_plans(self, events: Sequence[Event], position: Position[Any, Any]) -> None:
        """Take planned moves off the lists that what happened has stopped."""
        if not self.game.stops:
            return
        views: dict[int, Any] = {}
        for each in await plans.of_table(self.tx, self.table.id):
            if each.seat not in views:
                views[each.seat] = position.view(each.seat)
            if any(self.game.stopped(views[each.seat], event, each.move, each.until) for event in events):
                await plans.clear(self.tx, self.table.id, each.seat, each.number)

    def _entry(
        self, entry: Answer | Command, result: Result[Any, Any], by: By, person_id: int | None, events: Sequence[Event]
    ) -> Entry:
        ask = entry.ask if isinstance(entry, Answer) else None
        if isinstance(entry, Answer):
            payload: dict[str, Json] = {"picks": list[Json](entry.picks)}
        else:
            payload = {"kind": entry.kind, **entry.args}
        return Entry(
            table_id=self.table.id,
            seq=entry.seq,
            at=self.terms.now,
            kind="answer" if isinstance(entry, Answer) else "command",
            seat=entry.seat,
            person_id=person_id,
            by=by,
            ask=ask,
            fingerprint=result.fingerprint or None,
            payload=payload,
            draws=draws_to_json(result.draws),
            events=[event_to_json(event) for event in events],
        )

    async def _put_snapshot(self, snapshot: Snapshot, at: int, turn: int) -> None:
        table_id, schema = self.table.id, self.game.schema
        row = StoredSnapshot(table_id, at, turn, snapshot.game, schema, snapshot.data, self.terms.now)
        await snapshots.put(self.tx, row)

    def _show(
        self, events: Sequence[Event], before: Position[Any, Any] | None, after: Position[Any, Any],
        here: int | None = None, absent: int | None = None,
    ) -> None:  # fmt: skip
        """Note what people must be shown of a move: nothing at all, if nobody may learn that there was one."""
        self.events.extend(events)
        public = [event.text for event in events if event.audience is None]
        self.mail.lines.extend(public)
        # What people did to the game, an undo or new dice, is told at once; what the game does may wait for its turn.
        self.mail.posted = self.mail.posted or any(event.kind == HOST for event in events)
        if public or before is None or before.face(None) != after.face(None) or before.view(None) != after.view(None):
            self.mail.panel = True
        self.mail.asked(None if before is None else before.ask, after.ask, here=here, absent=absent)

    async def _finish(self, position: Position[Any, Any]) -> None:
        """The game is over: standings are kept, the keys are told, hands lose their buttons."""
        standings: list[Json] = [list[Json](rank) for rank in position.standings or []]
        self.set(standings=standings)
        await self.abandon()

    async def abandon(self) -> None:
        """Close the table, whatever its game has come to."""
        keys = await self.keys()
        self.set(status="finished", keys_revealed=keys, ended_at=self.terms.now, fault=None)
        self.tell("The dice of this game were thrown with this key: {keys}", keys=list[Json](keys))
        for seat in self.rows.seats:
            if seat.hand_message_id is not None:
                self.mail.hands.setdefault(seat.seat, False)

    async def keys(self) -> list[str]:
        """The dice keys of this game, in the order in which they came into use: secret until it is over."""
        found: list[str] = []
        wanted, after = len(self.table.commitments), 0
        while len(found) < wanted:
            entries = await journal.page(self.tx, self.table.id, after, 1 if wanted == 1 else PAGE)
            if not entries:
                break
            found += [str(entry.payload["key"]) for entry in entries if kind_of(entry) in (START, RESEED)]
            after = entries[-1].seq
        return found

    # leavers

    async def _see_off_leavers(self, position: Position[Any, Any]) -> None:
        """Those whose waiting resignation was carried out are gone."""
        for seat in self.rows.seats:
            if seat.leaving and (LEAVE, seat.seat) not in position.waiting:
                await self.set_seat(seat.seat, leaving=False, left_at=self.terms.now)

    async def _bring_back_leavers(self, position: Position[Any, Any], undone: set[int]) -> None:
        """A seat whose leaving was undone, done or still waiting, is in the game again: a computer plays it until
        somebody takes it.
        """
        out = [seat for seat in self.rows.seats if gone(seat) or seat.leaving]
        for seat in out:
            if (LEAVE, seat.seat) in position.waiting:
                await self.set_seat(seat.seat, leaving=True, left_at=None)
            elif seat.seat in undone:
                await self.give_to_computer(seat.seat)

    async def give_to_computer(self, number: int, level: str | None = None) -> None:
        """A computer plays the seat until somebody takes it, as well as it can unless a level is named."""
        await self.set_seat(
            number, person_id=None, computer=level or self.best_level, name=self.computer_name(), leaving=False,
            left_at=self.terms.now,
            stand_in=None, stand_in_until=None, hand_channel_id=None, hand_message_id=None, hand_digest=None,
        )  # fmt: skip
        self.mail.panel = True

    def computer_name(self) -> str:
        """A name that no computer at this table has yet."""
        taken = {seat.name for seat in self.rows.seats}
        return next(name for name in (f"Computer {n}" for n in range(1, 100)) if name not in taken)


def _own_answer(entry: Answer | Command, by: By, before: Position[Any, Any] | None) -> list[Event]:
    """What planned moves are told where people answer themselves; never of a reaction."""
    ask = None if before is None else before.ask
    if by != "person" or ask is None or ask.ask.window or not isinstance(entry, Answer):
        return []
    return [Event(OWN, Text("", {"who": entry.seat, "key": ask.ask.key}))]

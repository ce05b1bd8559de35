"""Deliveries to a table's own place: its thread, log lines and mentions in it, the panel at the bottom."""

import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import Text
from host.habits import habits_of
from host.journaling import text_from_json
from host.loaded import Desk
from host.mail import ROOM, Mail, Notice, is_last, size
from host.ports import Receipt, Shown
from host.postbox import Postbox, nonce_of, take_out, tried
from host.scene import Scene, TableInfo
from host.sheet import INVITE
from host.showing import Sight, info_of, scene_of
from storage import Outgoing, Read, Table, Tx, outbox, people, seats, tables

REACTION = Text("A reaction is awaited. Whoever is asked finds it under My hand.")
INVITED = Text("You are invited to this table: take a seat or decline below.")

_log = logging.getLogger(__name__)

HELD = 900.0
"""Seconds for which the lines of a running turn may stand in the panel alone."""

Send = Callable[[], Coroutine[Any, Any, Receipt]]


@dataclass(frozen=True, slots=True)
class Load:
    """What goes to a place in one drain: rows of the outbox, and the table they meet."""

    rows: list[Outgoing]
    scene: Scene
    info: TableInfo
    """The table's public facts, with the names that the log lines need."""
    table: Table
    pings: list[int]
    """Persons that are to be mentioned."""
    notes: tuple[Text, ...]
    """What is said with the mentions."""

    @property
    def panels(self) -> list[Outgoing]:
        """The rows that want the panel shown: one message does for all of them."""
        return [row for row in self.rows if row.kind == "panel"]

    @property
    def messages(self) -> list[list[Outgoing]]:
        """The rows of log lines, or of mentions alone, by the messages they go into."""
        groups = grouped([row for row in self.rows if row.kind == "log"])
        return groups or ([[row for row in self.rows if row.kind == "ping"]] if self.pings else [])


class PlaceDelivery(Postbox):
    """Brings log lines, mentions and the panel to where a table is played."""

    async def to_place(self, desk: Desk, table_id: int, rows: list[Outgoing]) -> None:
        """Deliver these rows, or put them off, or give them up and tell the seated once."""
        load = await self._load(desk, table_id, rows)
        if load.info.place == "thread" and load.info.thread_id is None:
            receipt = await self.attempt(table_id, self.deliver.open_place(load.info))
            if not await self._place_opened(load, receipt):
                await self._undelivered(desk, load, rows, receipt)
                return
            load = await self._load(desk, table_id, rows)
        if self._may_stand_in_panel(desk, load):
            await self._hold(desk, load)
            return
        await self._note_sending(desk, load)
        done, receipt = await self._post(desk, load)
        if receipt is None and load.panels:
            receipt = await self._show_panel(desk, load, done)
            desk.told = load.scene.turn if receipt.outcome == "ok" else None
        elif done:
            await self._panel_follows(load, done)
        if receipt is not None and receipt.outcome != "ok":
            await self._undelivered(desk, load, [row for row in rows if row not in done], receipt)

    async def _panel_follows(self, load: Load, done: Sequence[Outgoing]) -> None:
        """Take out what is done. If any of it was posted, the panel goes below it, though it has not changed itself.

        Not that of a game that is over: nobody has to find it, and it stands there once.
        """
        posted = not load.info.over and any(row in done for group in load.messages for row in group)

        async def note(tx: Tx) -> None:
            await take_out(tx, done)
            if posted and load.table.panel_message_id is not None:
                await Mail(panel=True).post(tx, load.table.id, {}, self.clock.now())

        await self.store.transaction(note)
        if posted:
            _ = self.follow(load.table.id)

    def _may_stand_in_panel(self, desk: Desk, load: Load) -> bool:
        """Whether the new lines need no message of their own yet.

        While a turn goes on and nobody else is asked, the panel at the bottom tells it: one message a turn, not one a
        click. They are posted when the turn passes, when somebody is asked, or after ``HELD`` at the latest.
        """
        logs = [row for row in load.rows if row.kind == "log"]
        now = self.clock.now()
        return (
            bool(logs)
            and not load.pings
            and bool(load.panels)
            and load.table.status == "running"
            and load.table.fault is None
            and load.table.panel_message_id is not None
            and not desk.buried
            and desk.told == load.scene.turn
            and all(row.created_at + HELD > now and row.payload.get("posted") is not True for row in logs)
            and not any(tried(row) for row in logs)
            and sum(size(line) for row in logs for line in lines_of(row)) <= ROOM
        )

    async def _hold(self, desk: Desk, load: Load) -> None:
        """Show the lines in the panel alone, for now."""
        logs = [row for row in load.rows if row.kind == "log"]
        others = [row for row in load.rows if row.kind != "log"]
        held = tuple(line for row in logs for line in lines_of(row))
        shown = replace(load, rows=others, scene=replace(load.scene, table=load.info, held=held))
        receipt = await self._show_panel(desk, shown, [])
        if receipt.outcome != "ok":
            await self._undelivered(desk, load, load.rows, receipt)
            return

        async def hold(tx: Tx) -> None:
            for row in logs:
                await outbox.hold(tx, row.id, row.created_at + HELD)

        await self.store.transaction(hold)
        self.waker.at(min(row.created_at for row in logs) + HELD)

    async def _note_sending(self, desk: Desk, load: Load) -> None:
        """Keep which rows make one message of those that may be posted now."""
        messages = load.messages
        if load.panels and (messages or desk.buried or load.table.panel_message_id is None):
            messages = [*messages, load.panels]
        if messages:
            await self.note_sending(messages)

    async def _load(self, desk: Desk, table_id: int, rows: list[Outgoing]) -> Load:
        lines = [line for row in rows for line in lines_of(row)]

        async def show(db: Read, seen: Sight) -> Load:
            scene, info = await scene_of(db, seen), await info_of(db, seen, lines)
            reaction = await self._reaction_pings(db, seen, rows)
            pings = reaction or _pings(seen, rows, desk.actor)
            notes = (REACTION,) if reaction else tuple(await self._notes(db, seen, rows, pings))
            if invited := _invited(seen, rows):
                pings, notes = [*pings, *invited], (*notes, INVITED)
            return Load(rows, scene, info, seen.rows.table, pings, notes)

        return await self.look_at(table_id, show)

    async def _reaction_pings(self, db: Read, seen: Sight, rows: Sequence[Outgoing]) -> list[int]:
        """All the persons of an open window, if somebody asked in it cannot be told by direct message.

        Those in their quiet hours are left out, whether they are asked or not.
        """
        position = seen.position
        if position is None or position.ask is None or not position.ask.ask.window:
            return []
        if not any(row.kind == "ping" and row.payload.get("window") == position.ask.id for row in rows):
            return []
        # At a quick table the ask itself names those who have something to say: mentioning just them would tell.
        seats = None if position.quick else position.ask.ask.seats
        now = self.clock.now()
        quiet = [
            person.id
            for person in await people.of_table(db, seen.rows.table.id)
            if habits_of(person).quiet_until(now) is not None
        ]
        asked = [person for seat, person in seen.rows.persons.items() if seats is None or seat in seats]
        return [person for person in asked if person not in quiet]

    async def _notes(self, db: Read, seen: Sight, rows: Sequence[Outgoing], pings: Sequence[int]) -> list[Text]:
        """What is said to those who are mentioned: that they are reminded, or the last who are waited for."""
        by_person = {person: seat for seat, person in seen.rows.persons.items()}
        reminded = {row.person_id for row in rows if row.payload.get("remind") is True}
        notes: list[Text] = []
        for person in pings:
            who = by_person[person]
            if person in reminded:
                others = await self.others_waiting(db, person, seen.rows.table.id)
                words = "The table still waits for {who:seat}, and so do {others|other table|other tables}."
                still = "The table still waits for {who:seat}."
                notes.append(Text(words, {"who": who, "others": others}) if others else Text(still, {"who": who}))
        ask = None if seen.position is None else seen.position.ask
        if ask is not None and is_last(ask) and seen.rows.persons.get(ask.awaited[0]) in pings:
            notes.append(Text("{who:seat} is the last one we wait for.", {"who": ask.awaited[0]}))
        return notes

    async def _place_opened(self, load: Load, receipt: Receipt) -> bool:
        """Note the thread that was made, or that the table stays where it was opened because none may be made."""
        if receipt.outcome == "ok" and receipt.channel_id is not None:
            thread = receipt.channel_id
            await self.store.transaction(lambda tx: _found_its_thread(tx, load.table.id, thread, self.clock.now()))
            _ = self.follow(load.table.id)
            return True
        if receipt.outcome != "forbidden":
            return False
        line = Text("I may not open threads here, so the table is played in this channel.")

        async def stay(tx: Tx) -> None:
            await tables.change(tx, load.table.id, place="here")
            await Mail(lines=[line]).post(tx, load.table.id, {}, self.clock.now())

        await self.store.transaction(stay)
        _ = self.follow(load.table.id)
        return True

    async def in_place(self, info: TableInfo, send: Send) -> Receipt:
        """Send to the table's place; if its thread sleeps, wake it first."""
        receipt = await self.attempt(info.id, send())
        if receipt.outcome != "archived":
            return receipt
        woken = await self.attempt(info.id, self.deliver.reopen_place(info))
        if woken.outcome != "ok":
            return replace(woken, outcome="later") if woken.outcome == "archived" else woken
        again = await self.attempt(info.id, send())
        return replace(again, outcome="later") if again.outcome == "archived" else again

    async def _post(self, desk: Desk, load: Load) -> tuple[list[Outgoing], Receipt | None]:
        """Send log lines and mentions; return the rows that are done, and the Receipt that stopped it, if one did."""
        done: list[Outgoing] = [row for row in load.rows if row.kind == "ping" and not load.pings]
        groups = load.messages
        for group in groups:
            last = group is groups[-1]
            lines = [line for row in group for line in lines_of(row)]
            if last:
                lines += load.notes
            ping = load.pings if last else []
            nonce = nonce_of(group)
            receipt = await self.in_place(load.info, lambda: self.deliver.post(load.info, lines, ping, nonce))  # noqa: B023
            if receipt.outcome != "ok":
                return done, receipt
            desk.buried = True
            done += group
            if last:
                done += [row for row in load.rows if row.kind == "ping" and row not in done]
        return done, None

    async def _show_panel(self, desk: Desk, load: Load, done: list[Outgoing]) -> Receipt:
        """Show the panel; on success everything of the load is done."""
        table, nonce, old = load.table, nonce_of(load.panels), None
        if table.panel_channel_id is not None and table.panel_message_id is not None:
            old = Shown(table.panel_channel_id, table.panel_message_id, table.panel_digest, table.panel_at, desk.buried)
        shown = old
        receipt = await self.in_place(load.info, lambda: self.deliver.show_panel(load.scene, shown, nonce))
        if receipt.outcome == "gone" and shown is not None:
            old = None
            receipt = await self.in_place(load.info, lambda: self.deliver.show_panel(load.scene, None, nonce))
        if receipt.outcome != "ok":
            await self.store.transaction(lambda tx: take_out(tx, done))
            return receipt
        anew = old is None or receipt.message_id != old.message_id
        if anew and any(tried(row) for row in load.panels):
            # It may have come through the first time: then it is that message, and shows what was so then.
            earlier = Shown(receipt.channel_id or 0, receipt.message_id or 0, None, None, buried=False)
            receipt = await self.in_place(load.info, lambda: self.deliver.show_panel(load.scene, earlier, nonce))
            if receipt.outcome != "ok":
                return receipt
        if anew and old is not None:
            # Before the new one is noted: a bot that is killed here does it again.
            await self.attempt(table.id, self.deliver.strip(old.channel_id, old.message_id))
        at = self.clock.now() if anew else table.panel_at

        async def note(tx: Tx) -> None:
            await tables.change(
                tx, table.id, panel_channel_id=receipt.channel_id, panel_message_id=receipt.message_id,
                panel_digest=receipt.digest, panel_at=at,
            )  # fmt: skip
            await take_out(tx, load.rows)

        await self.store.transaction(note)
        desk.lost = False
        desk.buried = desk.buried and not anew
        return receipt

    async def _undelivered(self, desk: Desk, load: Load, rows: Sequence[Outgoing], receipt: Receipt) -> None:
        """Put off what may come through later. If the place is out of reach, tell the seated privately, once."""
        if not rows:
            return
        if receipt.outcome == "later":
            await self.put_off(rows, receipt)
            return
        table = load.table
        _log.warning("The place of table %d is out of reach: %s", table.id, receipt.outcome)
        mail = Mail()
        if not desk.lost and table.status in ("open", "running", "paused"):
            words = "I cannot write where table {table} is played. Go on from here; /mod repair brings it back."
            seated = [seat.person_id for seat in load.info.seats if seat.person_id is not None]
            mail.notices = [Notice(person, Text(words, {"table": table.id})) for person in seated]
        desk.lost = True

        async def give_up(tx: Tx) -> None:
            await take_out(tx, rows)
            # What a panel out of reach shows is not how the table stands: /mod tables lists it.
            await tables.change(tx, table.id, panel_digest=None)
            if receipt.outcome == "gone":
                await tables.change(tx, table.id, panel_channel_id=None, panel_message_id=None)
            await mail.post(tx, table.id, {}, self.clock.now())

        await self.store.transaction(give_up)
        _ = self.follow(table.id)


async def _found_its_thread(tx: Tx, table_id: int, thread_id: int, now: float) -> None:
    """Note a table's thread; the hands that stand somewhere lead to it from now on."""
    await tables.change(tx, table_id, thread_id=thread_id)
    held = [seat for seat in await seats.of_table(tx, table_id) if seat.hand_message_id is not None]
    persons = {seat.seat: seat.person_id for seat in held if seat.person_id is not None}
    await Mail(hands=dict.fromkeys(persons, False)).post(tx, table_id, persons, now)


def lines_of(row: Outgoing) -> list[Text]:
    """The Texts of a log row."""
    lines = row.payload.get("lines")
    return [text_from_json(line) for line in lines] if isinstance(lines, list) else []


def grouped(rows: Sequence[Outgoing]) -> list[list[Outgoing]]:
    """Log rows in order, in groups that fit one message each. A row is never divided: it fits by itself.

    What was tried together before is tried together again and with nothing else, so that it has the nonce it had.
    """
    found: list[list[Outgoing]] = []
    room = 0
    for row in rows:
        need = sum(size(line) for line in lines_of(row))
        last = found[-1][-1] if found else None
        if last is None or need > room or tried(last) != tried(row) or (tried(row) and last.nonce != row.nonce):
            found.append([])
            room = ROOM
        found[-1].append(row)
        room -= need
    return found


def _invited(seen: Sight, rows: Sequence[Outgoing]) -> list[int]:
    """Persons whose invitation is open still and who are to be told of it here."""
    found: list[int] = []
    for row in rows:
        number = row.payload.get("invitation")
        poll = None if number is None else seen.rows.poll(f"{INVITE}{number}")
        if row.kind == "ping" and poll is not None and row.person_id is not None and not poll.detail.get("declined"):
            found.append(row.person_id)
    return found


def _pings(seen: Sight, rows: Sequence[Outgoing], actor: int | None) -> list[int]:
    """Persons who are waited for outside a window or have to decide, but not whoever has clicked and is looking."""
    position = seen.position
    if position is None or position.ask is None or position.ask.ask.window or seen.rows.table.status != "running":
        return []
    persons = seen.rows.present
    wanted = {row.seat for row in rows if row.kind == "ping" and row.payload.get("call") is not True}
    called = {row.seat for row in rows if row.kind == "ping" and row.payload.get("call") is True}
    undecided = any(not poll.topic.startswith(INVITE) for poll in seen.rows.polls)
    asked = [persons[seat] for seat in position.ask.awaited if seat in wanted and seat in persons]
    asked += [person for seat, person in persons.items() if undecided and seat in called and person not in asked]
    return [person for person in asked if person != actor]

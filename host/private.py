"""Deliveries to one person: hands and notices by direct message."""

from collections.abc import Sequence
from dataclasses import dataclass

from host.habits import habits_of
from host.journaling import text_from_json
from host.loaded import Desk
from host.mail import Mail
from host.ports import Receipt, Shown
from host.postbox import Postbox, nonce_of, take_out, tried
from host.reading import Reading
from host.rows import holds
from host.scene import HandScene, TableInfo
from host.showing import Sight, hand_of, info_of
from storage import Outgoing, Person, Read, Seat, Tx, outbox, people, seats


@dataclass(frozen=True, slots=True)
class Held:
    """A seat, who holds it, and what that person sees."""

    seat: Seat
    person: Person
    hand: HandScene
    seq: int
    """The newest journal entry that the hand shows."""

    @property
    def asked(self) -> bool:
        """Whether the seat can answer something now."""
        return self.hand.face is not None and self.hand.face.mine is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.hand.table.over

    @property
    def in_window(self) -> bool:
        """Whether the seat is asked in a reaction window."""
        face = self.hand.face
        return face is not None and face.awaited is None and face.mine is not None


class PrivateDelivery(Postbox, Reading):
    """Brings hands and notices to people."""

    async def to_seat(self, desk: Desk, table_id: int, number: int, rows: list[Outgoing]) -> None:
        """Send or refresh the hand of a seat."""

        async def show(db: Read, seen: Sight) -> Held | None:
            seat = seen.rows.seat(number)
            if seat is None or seat.person_id is None or not holds(seat):
                return None
            person = await people.get(db, seat.person_id)
            return None if person is None else Held(seat, person, await hand_of(db, seen, number), seen.rows.table.seq)

        held = await self.look_at(table_id, show)
        # What was kept back over somebody's quiet hours is of no use when it is not their turn any more; the end is.
        late = all(row.payload.get("held") for row in rows) and (held is None or not (held.asked or held.over))
        if held is None or late:
            await self.store.transaction(lambda tx: take_out(tx, rows))
            return
        insists = any(row.payload.get("try") for row in rows)
        if held.person.dm_state == "closed" and not insists:
            receipt = Receipt("closed")
        else:
            receipt = await self._show_hand(table_id, held, rows)
        if receipt.outcome == "later":
            await self.put_off(rows, receipt)
        elif receipt.outcome == "ok":
            await self._hand_shown(table_id, held, rows, receipt)
        else:
            await self._out_of_reach(table_id, held, rows, receipt)

    async def _show_hand(self, table_id: int, held: Held, rows: Sequence[Outgoing]) -> Receipt:
        seat, face = held.seat, held.hand.face
        shown = None
        if seat.hand_channel_id is not None and seat.hand_message_id is not None:
            shown = Shown(seat.hand_channel_id, seat.hand_message_id, seat.hand_digest, None, False)
        asked = face is not None and face.mine is not None
        alert = asked and any(row.payload.get("alert") for row in rows)
        send, nonce = self.deliver.show_hand, nonce_of(rows)
        if shown is None or alert:
            await self.note_sending([rows])
        receipt = await self.attempt(table_id, send(held.person.id, held.hand, shown, alert, nonce))
        if receipt.outcome == "gone" and shown is not None:
            receipt = await self.attempt(table_id, send(held.person.id, held.hand, None, alert, nonce))
        anew = shown is None or receipt.message_id != shown.message_id
        if receipt.outcome == "ok" and anew and any(tried(row) for row in rows):
            # It may have come through the first time: then it is that message, and shows what was so then.
            earlier = Shown(receipt.channel_id or 0, receipt.message_id or 0, None, None, buried=False)
            receipt = await self.attempt(table_id, send(held.person.id, held.hand, earlier, False, nonce))
        return receipt

    async def _out_of_reach(self, table_id: int, held: Held, rows: Sequence[Outgoing], receipt: Receipt) -> None:
        """Note that this person is not to be reached: in a window others have to be mentioned too."""

        async def note(tx: Tx) -> None:
            await take_out(tx, rows)
            if receipt.outcome == "closed" and held.person.dm_state != "closed":
                await people.change(tx, held.person.id, dm_state="closed")
            if held.in_window and held.hand.face is not None:
                await Mail(window=held.hand.face.id).post(tx, table_id, {}, self.clock.now())

        await self.store.transaction(note)
        _ = self.follow(table_id)

    async def _hand_shown(self, table_id: int, held: Held, rows: Sequence[Outgoing], receipt: Receipt) -> None:
        """Note where the hand is now; strip the message that it replaces."""
        number, person = held.seat.seat, held.person
        here = None if receipt.message_id is None else (receipt.channel_id or 0, receipt.message_id)
        stale: list[tuple[int, int]] = []

        async def note(tx: Tx) -> None:
            await take_out(tx, rows)
            if person.dm_state != "open" or person.dm_channel_id != receipt.channel_id:
                await people.change(tx, person.id, dm_state="open", dm_channel_id=receipt.channel_id)
            seat = await seats.get(tx, table_id, number)
            if here is None or seat is None:
                return
            if seat.person_id != person.id:
                # The seat has changed hands meanwhile: what was sent shows no more than was theirs to see then.
                stale.append(here)
                return
            if seat.hand_message_id is not None and seat.hand_message_id != here[1]:
                stale.append((seat.hand_channel_id or 0, seat.hand_message_id))
            await seats.change(
                tx, table_id, number, hand_channel_id=here[0], hand_message_id=here[1], hand_digest=receipt.digest,
                seen_seq=held.seq,
            )  # fmt: skip

        await self.store.transaction(note)
        for channel_id, message_id in stale:
            await self.attempt(table_id, self.deliver.strip(channel_id, message_id))

    async def to_person(self, table_id: int, person_id: int, rows: list[Outgoing]) -> None:
        """Send private notices, the oldest first, then one reminder."""
        reminders = [row for row in rows if row.payload.get("remind") is True]
        rows = [row for row in rows if row not in reminders]
        if rows:
            await self._notify(table_id, person_id, rows)
        if reminders:
            await self._remind(table_id, person_id, reminders)

    async def _remind(self, table_id: int, person_id: int, rows: list[Outgoing]) -> None:
        """Tell a person once of all the tables that wait for them now; nothing if none does any more."""
        person = await people.get(self.store.read, person_id)
        now = self.clock.now()
        if person is not None and (until := habits_of(person).quiet_until(now)) is not None:
            await self.store.transaction(lambda tx: _hold(tx, rows, until))
            self.waker.at(until)
            return
        waiting = [each for each in await self.tables_of(person_id) if each.mine and each.table.status == "running"]
        receipt = Receipt("ok")
        if person is not None and waiting:
            receipt = await self.attempt(table_id, self.deliver.remind(person_id, waiting, nonce_of(rows)))
        if receipt.outcome == "later":
            await self.put_off(rows, receipt)
        else:
            await self._notified(person if waiting else None, rows, receipt)

    async def _notify(self, table_id: int, person_id: int, rows: list[Outgoing]) -> None:
        lines = [text_from_json(row.payload["line"]) for row in rows]

        async def show(db: Read, seen: Sight) -> tuple[TableInfo, Person | None]:
            return await info_of(db, seen, lines), await people.get(db, person_id)

        info, person = await self.look_at(table_id, show)
        done: list[Outgoing] = []
        receipt = Receipt("ok")
        for row, line in zip(rows, lines, strict=True):
            strip = row.payload.get("strip")
            if isinstance(strip, list):
                await self.attempt(table_id, self.deliver.strip(int(str(strip[0])), int(str(strip[1]))))
            invitation = int(str(row.payload.get("invitation", 0)))
            receipt = await self.attempt(table_id, self.deliver.notify(person_id, info, line, row.nonce, invitation))
            if receipt.outcome == "later":
                break
            if receipt.outcome == "closed" and invitation:
                await self._call_invited(table_id, person_id, invitation)
            done.append(row)
        await self._notified(person, done, receipt)
        left = [row for row in rows if row not in done]
        if left:
            await self.put_off(left, receipt)

    async def _call_invited(self, table_id: int, person_id: int, invitation: int) -> None:
        """Mention somebody at the table whose direct messages are closed: the panel has the buttons too."""
        mail = Mail(invited={person_id: invitation})
        await self.store.transaction(lambda tx: mail.post(tx, table_id, {}, self.clock.now()))
        _ = self.follow(table_id)

    async def _notified(self, person: Person | None, rows: Sequence[Outgoing], receipt: Receipt) -> None:
        """Note that this person can be reached by direct message, or cannot."""

        async def note(tx: Tx) -> None:
            await take_out(tx, rows)
            if person is None:
                return
            if receipt.outcome == "ok":
                await people.change(tx, person.id, dm_state="open", dm_channel_id=receipt.channel_id)
            elif receipt.outcome == "closed":
                await people.change(tx, person.id, dm_state="closed")

        await self.store.transaction(note)


async def _hold(tx: Tx, rows: Sequence[Outgoing], until: float) -> None:
    for row in rows:
        await outbox.hold(tx, row.id, until)

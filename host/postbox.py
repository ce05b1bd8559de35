"""What every delivery does: try, put off, take out."""

import logging
from collections.abc import Awaitable, Sequence

from host.house import House
from host.incidents import report
from host.ports import Receipt
from host.scene import Listed
from host.showing import Sight, listed
from storage import Outgoing, Read, Tx, outbox, tables

LONGEST = 600.0
"""Seconds between two attempts at most."""
BROKEN_ATTEMPTS = 5
"""How often something is tried again whose delivery raises an error: that will not mend itself."""

_log = logging.getLogger(__name__)


class Postbox(House):
    """The outbox of the tables, row by row."""

    async def attempt(self, table_id: int, sending: Awaitable[Receipt]) -> Receipt:
        """Send something. An error of the deliverer's becomes a Receipt whose ``note`` has the incident's number."""
        self.allowance.sent()
        try:
            return await sending
        except Exception as error:  # noqa: BLE001 - reported with a number; the drain must go on
            return Receipt("later", note=report(f"a message of table {table_id} could not be delivered", error))

    async def others_waiting(self, db: Read, person_id: int, table_id: int) -> int:
        """At how many other tables a clock runs for a person, reactions left out: they are nobody else's business."""
        found = await tables.of_person(db, person_id, ("running",))
        count = 0
        for table in found.rows:
            if table.id != table_id:
                each = await self.look_at(table.id, lambda _, seen: _awaits(seen, person_id))
                count += each.mine and each.awaited is not None
        return count

    async def note_sending(self, messages: Sequence[Sequence[Outgoing]]) -> None:
        """Keep which rows make one message, and its nonce: a bot that was killed sends the same again, and no other."""

        async def note(tx: Tx) -> None:
            for rows in messages:
                for row in rows:
                    await outbox.sending(tx, row.id, nonce_of(rows))

        await self.store.transaction(note)

    async def put_off(self, rows: Sequence[Outgoing], receipt: Receipt) -> None:
        """Keep rows for another attempt, later each time; those that only raise errors are given up."""
        attempts = max(row.attempts for row in rows)
        wait = max(receipt.retry_after or 0.0, min(LONGEST, 2.0**attempts))
        when = self.clock.now() + wait
        hopeless = receipt.note is not None and attempts + 1 >= BROKEN_ATTEMPTS

        async def put(tx: Tx) -> None:
            for row in rows:
                if hopeless:
                    await outbox.delivered(tx, row.id)
                else:
                    await outbox.failed(tx, row.id, receipt.note or receipt.outcome, when)

        await self.store.transaction(put)
        if hopeless:
            _log.error("Gave up %d messages of table %d (incident %s)", len(rows), rows[0].table_id, receipt.note)
        else:
            self.waker.at(when)


async def take_out(tx: Tx, rows: Sequence[Outgoing]) -> None:
    """These rows were delivered, or will never be."""
    for row in rows:
        await outbox.delivered(tx, row.id)


def tried(row: Outgoing) -> bool:
    """Whether a row has been on its way: perhaps it has arrived."""
    return row.payload.get("tried") is True


def nonce_of(rows: Sequence[Outgoing]) -> str:
    """The nonce of the message that these rows make: that of an earlier attempt, if there was one."""
    return next((row.nonce for row in rows if tried(row)), rows[-1].nonce)


async def _awaits(seen: Sight, person_id: int) -> Listed:
    return listed(seen, person_id)

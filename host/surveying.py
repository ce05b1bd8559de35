"""Which tables of a server are stuck, why, and what a moderator can do about it."""

from dataclasses import dataclass

from engine import Text
from host.clocks import DAY, SPEEDS
from host.house import House
from host.incidents import report
from host.journaling import fault_from_str
from host.refusal import HostRefusal
from host.rows import windowed
from host.scene import TableInfo
from host.showing import DAMAGED, Sight, info_of
from storage import DamagedRow, Read, audit, journal, outbox, tables

LOBBY_IDLE = 3 * DAY
"""Seconds after which a table that was not started is worth a look."""
SILENT = 7 * DAY
"""Seconds after which a question is worth a look; three times the table's speed, if that is longer."""
UNSHOWN = 60.0
"""Seconds after which a table has lost its panel if it has none."""
FAILED = 3
"""How often a message has failed to arrive that does not come through."""

FAULT = Text("/mod answer, /mod undo or /mod skip; /mod resume tries the same again")
LOST = Text("/mod repair, typed where the table is to be played")
FAILURE = Text("/mod answer with another answer, /mod undo or /mod skip")
LATE = Text("/mod extend, /mod answer or /mod replace")
DESERTED = Text("/mod replace or /mod end")
RESUME = Text("/mod resume")
OPERATOR = Text("ask whoever runs the bot")


@dataclass(frozen=True, slots=True)
class Stuck:
    """A table that does not go on: why, and what helps (``help``). Never who is asked in a reaction."""

    table_id: int
    game: str
    place_id: int
    why: Text
    help: Text
    table: TableInfo | None = None
    """The table itself, with the names that ``why`` needs, if it can be read."""


class Surveying(House):
    """Looks at all live tables of a server."""

    async def stuck(self, guild_id: int) -> list[Stuck]:
        """The tables that are stuck, the one that was touched last first."""
        found = await tables.of_guild(self.store.read, guild_id, limit=1000)
        stuck = [Stuck(row.table_id, "", 0, DAMAGED, OPERATOR) for row in found.damaged if row.table_id is not None]
        for table in found.rows:
            place, info = table.thread_id or table.channel_id, None
            try:
                trouble, info = await self.look_at(table.id, self._looked)
            except DamagedRow:
                trouble = DAMAGED, OPERATOR
            except HostRefusal as refusal:
                trouble = refusal.text, OPERATOR
            except Exception as error:  # noqa: BLE001 - reported with a number; the other tables are listed all the same
                number = report(f"table {table.id} could not be looked at", error)
                trouble = (
                    Text("It cannot be shown (incident {n}).", {"n": number}),
                    Text("/mod undo, /mod skip or /mod end"),
                )
            if trouble is not None:
                stuck.append(Stuck(table.id, table.game, place, *trouble, info))
        return stuck

    async def _looked(self, db: Read, seen: Sight) -> tuple[tuple[Text, Text] | None, TableInfo | None]:
        trouble = await self._trouble(db, seen)
        return trouble, None if trouble is None else await info_of(db, seen, [trouble[0]])

    async def _trouble(self, db: Read, seen: Sight) -> tuple[Text, Text] | None:
        """What is wrong with a table, the gravest first."""
        table = seen.rows.table
        fault = seen.fault or fault_from_str(table.fault)
        if fault is not None:
            return fault, FAULT
        if table.status == "paused":
            return await self._paused(db, seen)
        now = self.clock.now()
        if await _lost(db, seen, now):
            return Text("What happens there does not arrive: a thread, the panel or a permission is missing."), LOST
        if table.status == "open":
            if table.touched_at + LOBBY_IDLE > now:
                return None
            words = "It has been open since {at:when} and was not started."
            return Text(words, {"at": int(table.created_at)}), Text("/table invite, /table start or /mod end")
        if table.failed is not None and table.failed.get("seq") == table.seq:
            return Text("A card failed on the last answer, and nothing has happened since."), FAILURE
        return await self._waiting(db, seen)

    async def _paused(self, db: Read, seen: Sight) -> tuple[Text, Text]:
        if not seen.rows.persons:
            return Text("Nobody is left there."), Text("/mod replace, /mod end, or somebody takes a seat")
        acts = await audit.of_table(db, seen.rows.table.id)
        last = next((act for act in acts if act.act == "pause"), None)
        if last is None:
            return Text("It is paused."), RESUME
        return Text("It is paused since {at:when}: {why}", {"at": int(last.at), "why": last.reason}), RESUME

    async def _waiting(self, db: Read, seen: Sight) -> tuple[Text, Text] | None:
        """Somebody's time has run out, or a question has been open for long."""
        ask = None if seen.position is None else seen.position.ask
        if ask is None:
            return None
        window = windowed(seen.position)
        late = [seat.seat for seat in seen.rows.seats if seat.late_at is not None]
        if late and not window:
            return Text("The time of {who:seat} has run out.", {"who": [*late]}), LATE
        entry = await journal.get(db, seen.rows.table.id, ask.id)
        long = max(SILENT, 3 * (SPEEDS[seen.rows.table.pace] or 0.0))
        if entry is None or entry.at + long > self.clock.now():
            return None
        if window:
            words = "A reaction has been awaited since {at:when}."
            return Text(words, {"at": int(entry.at)}), Text("/mod answer, without a seat")
        if seen.rows.deserted:
            words = (
                "Computers have played for all who sit there since {at:when}, so it waits until one of them is back."
            )
            return Text(words, {"at": int(entry.at)}), DESERTED
        words = "It has waited for {who:seat} since {at:when}."
        return Text(words, {"who": [*ask.awaited], "at": int(entry.at)}), LATE


async def _lost(db: Read, seen: Sight, now: float) -> bool:
    """Whether the panel is gone or out of reach, or messages to the place keep failing; those to persons are nobody's
    business.
    """
    table = seen.rows.table
    rows = [row for row in await outbox.pending(db, table.id) if row.kind in ("panel", "log")]
    if any(row.attempts >= FAILED for row in rows):
        return True
    if table.panel_message_id is None:
        return table.created_at + UNSHOWN < now
    return table.panel_digest is None

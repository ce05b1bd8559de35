"""What people look at: tables, scenes, hands, the log, their own settings. Nobody's click waits for it."""

from collections.abc import Iterable, Mapping

from engine import Json, Text
from host.house import House
from host.logbook import log_lines
from host.refusal import HostRefusal, refuse
from host.rows import read_names
from host.scene import (
    FORMER,
    AuditLine,
    GuildInfo,
    HandScene,
    Listed,
    LogLine,
    PersonInfo,
    Scene,
    Status,
    TableInfo,
)
from host.showing import Sight, hand_of, info_of, listed, scene_of
from storage import Act, Read, Table, audit, guilds, journal, orders, people, polls, tables, told

LISTED = 25
"""Tables of a server in a list at most."""
OWN = 100
"""Tables of one person in a list at most; whatever waits for them is not what is left out."""
PAGE = 100
OVER: tuple[Status, ...] = ("finished", "ended")


class Reading(House):
    """Errands that change nothing."""

    async def table(self, table_id: int, lines: Iterable[Text] = ()) -> TableInfo:
        """The public facts of a table, with the names of the persons in these lines."""
        return await self.see(table_id, lambda db, seen: info_of(db, seen, lines))

    async def scene(self, table_id: int) -> Scene:
        """The table for everybody."""
        return await self.see(table_id, scene_of)

    async def hand(self, table_id: int, person_id: int) -> HandScene:
        """What the seat of this person sees: also what autocomplete and modals read."""

        async def show(db: Read, seen: Sight) -> HandScene:
            seat = seen.rows.seat_of(person_id)
            if seat is None:
                raise refuse("You do not sit at this table, so you have no hand here.")
            if seen.rows.table.seq == 0:
                raise refuse("The game has not started yet: press Start when everybody is seated.")
            return await hand_of(db, seen, seat.seat)

        return await self.see(table_id, show)

    async def table_at(self, place_id: int) -> TableInfo | None:
        """The table played in this channel or thread: a live one before one that is over, the last touched first."""
        for statuses in (tables.LIVE, OVER):
            found = await tables.at_place(self.store.read, place_id, statuses, 1)
            if found.rows:
                return await self.table(found.rows[0].id)
        return None

    async def tables_at(self, place_id: int, *, over: bool = False) -> list[int]:
        """The numbers of the live tables played in this channel or thread; if there is none, of the last that is over.

        ``over``: the last one that is over, and the live ones only if there is none.
        """
        live, last = (tables.LIVE, OWN), (OVER, 1)
        for statuses, most in (last, live) if over else (live, last):
            found = await tables.at_place(self.store.read, place_id, statuses, most)
            damaged = [row.table_id for row in found.damaged if row.table_id is not None]
            if numbers := [*(table.id for table in found.rows), *damaged]:
                return numbers
        return []

    async def tables_of(self, person_id: int) -> list[Listed]:
        """The live tables where a person sits, those that wait for the person first."""
        found = await tables.of_person_asked_first(self.store.read, person_id, OWN)
        every = await self._listed(found.rows, person_id)
        return sorted(every, key=lambda each: (not each.mine, each.due_at or float("inf")))

    async def invitations_of(self, person_id: int) -> list[Listed]:
        """The tables to which a person is invited, the newest invitation first."""
        found = [await tables.get(self.store.read, each) for each in await polls.inviting(self.store.read, person_id)]
        every = await self._listed([table for table in found if table is not None], person_id)
        return [each for each in every if person_id in (poll.person_id for poll in each.table.polls)]

    async def tables_in(self, guild_id: int, person_id: int | None = None, typed: str = "") -> list[Listed]:
        """The live tables of a server, the last touched first; ``mine`` for this person, whose tables come before.

        Before all others come those with the number ``typed``, or with somebody whose name has that in it.
        """
        own = [] if person_id is None else (await tables.of_person_asked_first(self.store.read, person_id, OWN)).rows
        found = [table for table in own if table.guild_id == guild_id]
        if typed:
            found = [*(await tables.of_guild_named(self.store.read, guild_id, typed, limit=LISTED)).rows, *found]
        found += (await tables.of_guild(self.store.read, guild_id, limit=LISTED)).rows
        every = {table.id: table for table in found}
        return await self._listed(list(every.values())[:LISTED], person_id)

    async def tables_over(self, guild_id: int, typed: str = "") -> list[Listed]:
        """The tables of a server that are over, the last touched first; ``typed`` as for ``tables_in``."""
        found = (await tables.of_guild(self.store.read, guild_id, OVER, LISTED)).rows
        if typed:
            found = [*(await tables.of_guild_named(self.store.read, guild_id, typed, OVER, LISTED)).rows, *found]
        every = {table.id: table for table in found}
        return await self._listed(list(every.values())[:LISTED], None)

    async def _listed(self, found: Iterable[Table], person_id: int | None) -> list[Listed]:
        """Those of the tables that can be read; a damaged one does not hide the others."""

        async def show(_: Read, seen: Sight) -> Listed:
            return listed(seen, person_id)

        readable: list[Listed] = []
        for table in found:
            try:
                readable.append(await self.see(table.id, show))
            except HostRefusal:
                continue
        return readable

    async def log(
        self, table_id: int, person_id: int | None = None, *, since: int = 0, limit: int = 50
    ) -> list[LogLine]:
        """The newest ``limit`` lines after journal number ``since`` that this person may read, oldest first.

        What the host has told beside the journal stands where it was told.
        """

        async def show(db: Read, seen: Sight) -> list[LogLine]:
            seat = None if person_id is None else seen.rows.seat_of(person_id)
            reader = None if seat is None else seat.seat
            lines: list[LogLine] = []
            before = seen.rows.table.seq + 1
            while len(lines) < limit and before > since + 1:
                after = max(since, before - 1 - PAGE)
                entries = await journal.page(db, table_id, after, before - 1 - after)
                said = await told.between(db, table_id, after + 1, before - 1)
                lines = [*log_lines(seen, entries, said, reader), *lines]
                before = after + 1
            return lines[-limit:]

        return await self.see(table_id, show)

    async def orders_of(self, table_id: int, person_id: int) -> dict[str, str]:
        """Standing orders of this person's seat: for each kind of window of the game the choice in force."""

        async def show(db: Read, seen: Sight) -> dict[str, str]:
            seat = seen.rows.seat_of(person_id)
            if seat is None:
                raise refuse("You do not sit at this table, so you have no standing orders here.")
            chosen = {kind.window: kind.choices[0].id for kind in seen.rows.game.orders}
            given = await orders.of_table(db, table_id)
            return chosen | {each.window: str(each.choice) for each in given if each.seat == seat.seat}

        return await self.see(table_id, show)

    async def person(self, person_id: int) -> PersonInfo | None:
        """What is kept of a person; None if nothing."""
        found = await people.get(self.store.read, person_id)
        if found is None:
            return None
        return PersonInfo(found.id, found.name, found.dm_state, dict(found.settings), found.locale)

    async def languages(self) -> dict[int, str]:
        """Persons who have chosen a language of their own, whatever their Discord speaks, with its code."""
        async with self.store.reading() as db:
            return await people.languages(db)

    async def guild(self, guild_id: int) -> GuildInfo | None:
        """What is kept of a server; None if nothing."""
        found = await guilds.get(self.store.read, guild_id)
        return None if found is None else GuildInfo(found.id, found.mod_role_id, dict(found.settings))

    async def audit(
        self, guild_id: int, table_id: int | None = None, limit: int = 25, skip: int = 0
    ) -> list[AuditLine]:
        """What moderators did on a server or at one table, the newest first; the first ``skip`` acts left out."""
        async with self.store.reading() as db:
            acts = (await audit.of_guild(db, guild_id, limit, skip, table_id)).rows
            known = await read_names(db, [each for act in acts for each in (act.person_id, _about(act))])
        return [_audit_line(act, known) for act in acts]


def _about(act: Act) -> int | None:
    """The person that an act is about."""
    person = act.detail.get("person")
    return person if isinstance(person, int) else None


def _audit_line(act: Act, known: Mapping[int, str]) -> AuditLine:
    seat, computer = act.detail.get("seat"), act.detail.get("computer")
    # Of somebody forgotten the place is kept, with nobody in it.
    about = known.get(_about(act) or 0, FORMER) if "person" in act.detail else None
    return AuditLine(
        act.at, act.table_id, act.person_id, known.get(act.person_id or 0, FORMER), act.act, act.reason,
        seat if isinstance(seat, int) else None, about,
        computer if isinstance(computer, str) else None, dict[str, Json](act.detail) if act.act == "setup" else {},
    )  # fmt: skip

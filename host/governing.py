"""What moderators set for their whole server: its rules for tables, and who may not sit down."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine import Json, Text
from host.house import House
from host.refusal import refuse
from host.rows import read_names
from host.scene import Person, Reply
from host.server_rules import ServerRules, read_rules
from host.setting_up import Draft, Settings, Wanted
from host.undoing import REASON
from storage import Act, Tx, audit, guilds, people, seats, tables

MOST_BLOCKED = 500
"""Persons that a server can block."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table where somebody sits, and their seat."""

    table_id: int
    game: str
    seat: int


class Governing(House):
    """Errands for a whole server; the cogs have made sure that ``by`` may do that."""

    async def server_rules(self, guild_id: int) -> tuple[ServerRules, dict[int, str]]:
        """What is set, and the names of those persons in it that are known."""
        async with self.store.reading() as db:
            rules = await read_rules(db, guild_id)
            persons = [*rules.blocked, *(block.by for block in rules.blocked.values())]
            return rules, await read_names(db, persons)

    async def set_up(self, guild_id: int, by: Person, reason: str, wanted: Wanted) -> list[Text]:
        """Set all that is wanted, or nothing; what has come of it, one sentence each."""
        why = _reason(reason)

        async def work(tx: Tx) -> list[Text]:
            await self._remembered(tx, guild_id, by)
            guild = await guilds.must(tx, guild_id)
            draft = Draft(guild.mod_role_id, dict(guild.settings))
            draft.take(wanted)
            for act in draft.acts:
                await self._audited(tx, guild_id, by, "setup", why, act)
            await guilds.change(tx, guild_id, mod_role_id=draft.role, settings=draft.settings)
            return draft.said

        return await self.store.transaction(work)

    async def block(self, guild_id: int, by: Person, person: Person, reason: str) -> list[Sitting]:
        """Somebody may not open tables and take seats here any more; returns where they sit, which stays as it is."""
        why = _reason(reason)
        if person.id == by.id:
            raise refuse("You cannot block yourself.")

        def change(settings: Settings) -> None:
            blocked = _blocked(settings)
            if str(person.id) in blocked:
                raise refuse("That person is blocked already.")
            if len(blocked) >= MOST_BLOCKED:
                raise refuse("{most} people are blocked, and no more can be: unblock somebody.", most=MOST_BLOCKED)
            blocked[str(person.id)] = {"by": by.id, "reason": why, "at": self.clock.now()}
            settings["blocked"] = blocked

        await self._set_block(guild_id, by, change, act="block", reason=why, about=person)
        return await self._sittings(guild_id, person.id)

    async def unblock(self, guild_id: int, by: Person, person: Person, reason: str) -> Reply:
        """Somebody may sit down again."""
        why = _reason(reason)

        def change(settings: Settings) -> None:
            blocked = _blocked(settings)
            if blocked.pop(str(person.id), None) is None:
                raise refuse("That person is not blocked.")
            settings["blocked"] = blocked

        await self._set_block(guild_id, by, change, act="unblock", reason=why, about=person)
        return Reply(Text("That person may open tables and take seats again."))

    # inside

    async def _set_block(
        self, guild_id: int, by: Person, change: Callable[[Settings], None], *, act: str, reason: str, about: Person
    ) -> None:
        """Change who is blocked in one transaction, with a line in the audit trail."""

        async def work(tx: Tx) -> None:
            await self._remembered(tx, guild_id, by)
            await self._audited(tx, guild_id, by, act, reason, {"person": about.id})
            await people.remember(tx, about.id, about.name, about.locale)
            settings = dict((await guilds.must(tx, guild_id)).settings)
            change(settings)
            await guilds.change(tx, guild_id, settings=settings)

        await self.store.transaction(work)

    async def _audited(
        self, tx: Tx, guild_id: int, by: Person, act: str, reason: str, detail: Mapping[str, Json]
    ) -> None:
        await audit.add(tx, Act(0, guild_id, None, by.id, act, reason, dict(detail), self.clock.now()))

    async def _remembered(self, tx: Tx, guild_id: int, by: Person) -> None:
        await guilds.remember(tx, guild_id, self.clock.now())
        await people.remember(tx, by.id, by.name, by.locale)

    async def _sittings(self, guild_id: int, person_id: int) -> list[Sitting]:
        async with self.store.reading() as db:
            held = {seat.table_id: seat.seat for seat in (await seats.of_person(db, person_id)).rows}
            found = await tables.of_person(db, person_id, limit=1000)
        here = [table for table in found.rows if table.guild_id == guild_id and table.id in held]
        return [Sitting(table.id, table.game, held[table.id]) for table in sorted(here, key=lambda each: each.id)]


def _reason(reason: str) -> str:
    why = " ".join(reason.split())[:REASON]
    if not why:
        raise refuse("Say why: every act of a moderator has a reason.")
    return why


def _blocked(settings: Settings) -> Settings:
    blocked = settings.get("blocked")
    return dict(blocked) if isinstance(blocked, dict) else {}

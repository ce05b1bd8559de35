"""What moderators set for their whole server: its rules for tables, and who may not sit down."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine import Json, Text
from host.house import House
from host.refusal import refuse
from host.rows import read_names
from host.scene import Person, Reply
from host.server_rules import ServerRules, read_rules
from host.undoing import REASON
from storage import Act, Tx, audit, guilds, people, seats, tables

MOST_BLOCKED = 500
"""Persons that a server can block."""
MOST_LISTED = 25
"""Channels, and roles, that a server can name."""

Settings = dict[str, Json]


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

    async def set_mod_role(self, guild_id: int, by: Person, reason: str, role_id: int | None) -> Reply:
        """Whoever has this role is a moderator too; None: nobody but those who manage the server."""
        why = _reason(reason)

        async def change(tx: Tx) -> None:
            await self._audited(tx, guild_id, by, "setup", why, {"role": role_id})
            await guilds.change(tx, guild_id, mod_role_id=role_id)

        await self.store.transaction(change)
        return Reply(Text("It is set who may moderate tables on this server."))

    async def set_limits(
        self, guild_id: int, by: Person, reason: str, *,
        most_tables: int | None = None, most_each: int | None = None,
    ) -> Reply:  # fmt: skip
        """Live tables at once: on the server, and where one person sits. 0 takes a limit away, None leaves it."""
        given = {"most_tables": most_tables, "most_each": most_each}
        wanted: Settings = {name: value for name, value in given.items() if value is not None}
        await self._set_rules(guild_id, by, lambda settings: settings.update(wanted), wanted, reason=_reason(reason))
        return Reply(Text("The limits are set. Tables that are there already stay."))

    async def set_server_language(self, guild_id: int, by: Person, reason: str, code: str) -> Reply:
        """The language of tables that are opened from now on, by its code."""
        why, wanted = _reason(reason), {"language": code}
        await self._set_rules(guild_id, by, lambda settings: settings.update(wanted), wanted, reason=why)
        return Reply(Text("It is set which language new tables speak."))

    async def allow_channel(self, guild_id: int, by: Person, reason: str, channel_id: int, allowed: bool) -> Reply:
        """Tables may be opened in this channel, or not any more; with no channel named they may be everywhere."""
        await self._list(guild_id, by, reason, "channels", channel_id, listed=allowed)
        return Reply(Text("It is set where tables may be opened."))

    async def allow_opener(self, guild_id: int, by: Person, reason: str, role_id: int, allowed: bool) -> Reply:
        """Members of this role may open tables, or not any more; with no role named everybody may."""
        await self._list(guild_id, by, reason, "openers", role_id, listed=allowed)
        return Reply(Text("It is set who may open tables."))

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

        await self._set_rules(guild_id, by, change, {"person": person.id}, act="block", reason=why, about=person)
        return await self._sittings(guild_id, person.id)

    async def unblock(self, guild_id: int, by: Person, person: Person, reason: str) -> Reply:
        """Somebody may sit down again."""
        why = _reason(reason)

        def change(settings: Settings) -> None:
            blocked = _blocked(settings)
            if blocked.pop(str(person.id), None) is None:
                raise refuse("That person is not blocked.")
            settings["blocked"] = blocked

        await self._set_rules(guild_id, by, change, {"person": person.id}, act="unblock", reason=why, about=person)
        return Reply(Text("That person may open tables and take seats again."))

    # inside

    async def _list(self, guild_id: int, by: Person, reason: str, name: str, id: int, *, listed: bool) -> None:
        why = _reason(reason)

        def change(settings: Settings) -> None:
            stored = settings.get(name)
            now = [each for each in stored if each != id] if isinstance(stored, list) else []
            if listed and len(now) >= MOST_LISTED:
                raise refuse("{most} are named already, and no more can be.", most=MOST_LISTED)
            settings[name] = [*now, id] if listed else now

        await self._set_rules(guild_id, by, change, {name: id, "allowed": listed}, reason=why)

    async def _set_rules(
        self, guild_id: int, by: Person, change: Callable[[Settings], None], detail: Mapping[str, Json], *,
        reason: str, act: str = "setup", about: Person | None = None,
    ) -> None:  # fmt: skip
        """Change the settings of a server in one transaction, with a line in the audit trail."""

        async def work(tx: Tx) -> None:
            await self._audited(tx, guild_id, by, act, reason, detail)
            if about is not None:
                await people.remember(tx, about.id, about.name, about.locale)
            guild = await guilds.get(tx, guild_id)
            settings: Settings = {} if guild is None else dict(guild.settings)
            change(settings)
            await guilds.change(tx, guild_id, settings=settings)

        await self.store.transaction(work)

    async def _audited(
        self, tx: Tx, guild_id: int, by: Person, act: str, reason: str, detail: Mapping[str, Json]
    ) -> None:
        now = self.clock.now()
        await guilds.remember(tx, guild_id, now)
        await people.remember(tx, by.id, by.name, by.locale)
        await audit.add(tx, Act(0, guild_id, None, by.id, act, reason, dict(detail), now))

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

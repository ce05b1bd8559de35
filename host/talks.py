"""A private thread of talk for each team of a running table, kept in step with who plays in the team (SH-012)."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import Text
from host.loaded import Desk
from host.mail import Mail
from host.postbox import Postbox
from host.scene import TableInfo
from host.showing import Sight, info_of
from storage import Read, Talk, Tx, talks

NONE_ALLOWED = Text(
    "I may not open private threads here, so the teams have to talk elsewhere: "
    "a moderator can give me Create Private Threads and use /mod repair."
)
WELCOME = Text("This thread is for team {team} alone: talk about everything. My hand shows you each other's cards.")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Who should talk with whom: persons by team, the table's public facts, and the threads there are."""

    teams: dict[int, list[int]]
    info: TableInfo
    there: dict[int, Talk]


class TalkDelivery(Postbox):
    """Opens the threads of the teams and lets their players in."""

    async def to_talks(self, desk: Desk, table_id: int) -> None:
        """Bring the threads of a table's teams in step with its seats; nothing at a table without teams."""
        if desk.teamless:
            return
        wanted = await self.look_at(table_id, lambda db, seen: _wanted(db, seen, desk))
        if wanted is None:
            return
        refused = False
        for team, persons in wanted.teams.items():
            talk = wanted.there.get(team)
            if talk is None and len(persons) > 1:
                refused = not await self._open(wanted.info, team, persons) or refused
            elif talk is not None and talk.channel_id is not None and sorted(talk.members) != sorted(persons):
                _ = await self._seat(wanted.info, talk, persons)
        if refused:
            await self.store.transaction(
                lambda tx: Mail(lines=[NONE_ALLOWED], posted=True).post(tx, table_id, {}, self.clock.now())
            )
            _ = self.follow(table_id)

    async def _open(self, info: TableInfo, team: int, persons: Sequence[int]) -> bool:
        """A new thread, its first line, and its players; False if it may not be opened."""
        receipt = await self.attempt(info.id, self.deliver.open_talk(info, team))
        if receipt.outcome == "later":
            # The next drain of this table tries again.
            self.waker.at(self.clock.now() + (receipt.retry_after or 5.0))
            return True
        opened = receipt.channel_id if receipt.outcome == "ok" else None
        talk = Talk(info.id, team, opened)
        await self._keep(talk)
        if opened is None:
            return False
        if not await self._seat(info, talk, persons):
            return False
        line = replace(WELCOME, values={"team": team})
        there = replace(info, thread_id=opened)
        _ = await self.attempt(info.id, self.deliver.post(there, [line], list(persons), secrets.token_hex(10)))
        return True

    async def _seat(self, info: TableInfo, talk: Talk, persons: Sequence[int]) -> bool:
        """Let those in who play in the team now, and those out who do not any more; False if that cannot be done."""
        if talk.channel_id is None:
            return False
        come = [person for person in persons if person not in talk.members]
        go = [person for person in talk.members if person not in persons]
        receipt = await self.attempt(info.id, self.deliver.seat_talk(talk.channel_id, come, go))
        if receipt.outcome == "ok":
            await self._keep(replace(talk, members=list(persons)))
        elif receipt.outcome in ("gone", "forbidden"):
            # Somebody has deleted or locked it: that is theirs to decide.
            await self._keep(replace(talk, channel_id=None, members=[]))
            return False
        return True

    async def _keep(self, talk: Talk) -> None:
        async def put(tx: Tx) -> None:
            await talks.put(tx, talk)

        await self.store.transaction(put)


async def _wanted(db: Read, seen: Sight, desk: Desk) -> Wanted | None:
    """Who should talk with whom; None where there is nothing to do."""
    rows = seen.rows
    if rows.table.status not in ("running", "paused") or seen.position is None:
        return None
    together = rows.game.teams(seen.position.state)
    if not together:
        # Teams are made when a game is set up, before anybody is asked anything.
        desk.teamless = seen.position.ask is not None
        return None
    persons = rows.persons
    teams = {
        number: list(dict.fromkeys(persons[seat] for seat in seats if seat in persons))
        for number, seats in enumerate(together, 1)
    }
    there = {talk.team: talk for talk in await talks.of_table(db, rows.table.id)}
    return Wanted(teams, await info_of(db, seen, [WELCOME]), there)

"""Around the tables: repair, records of finished games, servers, and forgetting a person."""

import contextlib
import json
from dataclasses import replace

from engine import Json, Text
from host.book import Book
from host.checks import check_not_over
from host.counting import rate_anew
from host.deciding import Deciding
from host.governing import Governing
from host.house import Work
from host.incidents import report
from host.lobby import Lobby
from host.mail import Mail
from host.moderating import Moderating
from host.playing import Playing
from host.ports import Receipt
from host.reading import Reading
from host.refusal import HostRefusal, refuse
from host.scene import Person, Reply, TableInfo
from host.sheet import INVITE
from host.surveying import Surveying
from host.undoing import Undoing
from host.wishing import Wishing
from storage import Talk, Tx, forget, guilds, polls, results, tables, talks, transfer

MEGABYTE = 2**20
SHORT = (",", ":")
"""Separators of the shortest JSON."""
NEEDS = "View Channel, Send Messages (also in Threads), Create Public Threads, Embed Links and Read Message History"


class Operating(Lobby, Playing, Deciding, Undoing, Wishing, Reading, Moderating, Governing, Surveying):
    """Errands around the tables."""

    async def repair(
        self, table_id: int, by: Person, reason: str, channel_id: int, thread_id: int | None = None, *,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Make the place anew if it is gone, post panel and hands again, try again what could not be loaded.

        The table moves to ``channel_id`` and ``thread_id`` (where this was typed) if its own place is gone.
        """
        info = await self.table(table_id)
        lost = await self._lost_talks(table_id)
        found = await self._place_now(info)
        if found.outcome == "forbidden":
            words = (
                "I may not write where the table is played: unlock its thread, or give me {needs:word} there. "
                "Or /mod move, typed elsewhere."
            )
            raise refuse(words, needs=NEEDS)

        async def work(book: Book, why: str) -> Text:
            book.set_fault(None)
            if found.outcome == "gone":
                book.set(
                    channel_id=channel_id, thread_id=thread_id if book.table.place == "here" else None,
                    panel_channel_id=None, panel_message_id=None, panel_digest=None,
                )  # fmt: skip
            if book.table.seq > 0:
                book.mail.hands |= dict.fromkeys(book.rows.persons, True)
                book.mail.insist = True
            for team in lost:
                await talks.put(book.tx, Talk(table_id, team, None))
            await talks.forget_failures(book.tx, table_id)
            book.tell("{by:person} has had the table repaired: {why}", by=by.id, why=why)
            return Text("The table is set up again.")

        with self.loaded.desk(table_id, self.clock.now()) as desk:
            # Nobody knows any more what stands below the panel, so it is posted anew.
            desk.buried = True
            return await self._moderate(table_id, by, "repair", reason, interaction, work)

    async def move(
        self, table_id: int, by: Person, reason: str, channel_id: int, thread_id: int | None = None, *,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Have a table played on in another channel, in a thread of its own if it had one; the old place is told."""
        before, lines = await self.table(table_id), list[Text]()

        async def work(book: Book, why: str) -> Text:
            check_not_over(book)
            thread = thread_id if book.table.place == "here" else None
            now = book.table.channel_id, book.table.thread_id if book.table.place == "here" else None
            if now == (channel_id, thread):
                raise refuse("The table is played in this channel already: /mod repair brings its thread back.")
            book.set(channel_id=channel_id, thread_id=thread)
            if book.table.seq > 0:
                # Their buttons lead to the table.
                book.mail.hands |= dict.fromkeys(book.rows.persons, True)
            where = f"<#{thread or channel_id}>"
            lines.append(
                Text("{by:person} has moved the table to {where}: {why}", {"by": by.id, "where": where, "why": why})
            )
            book.tell(lines[0].id, **lines[0].values)
            book.mail.panel = True
            return Text("The table is played here from now on. If that was wrong: /mod move where it was.")

        with self.loaded.desk(table_id, self.clock.now()) as desk:
            # The panel is posted anew in the new place, and the old one loses its buttons.
            desk.buried = True
            reply = await self._moderate(table_id, by, "move", reason, interaction, work)
        told = replace(before, people={**before.people, by.id: by.name})
        for line in lines:
            try:
                await self.deliver.post(told, [line], [], f"move-{interaction or table_id}"[:25])
            except Exception as error:  # noqa: BLE001 - reported; the table has moved all the same
                report(f"the old place of table {table_id} could not be told", error)
        return reply

    async def set_table_language(
        self, table_id: int, by: Person, reason: str, code: str, *, interaction: str | None = None
    ) -> Reply:
        """Have a table speak another language, by its code."""

        async def work(book: Book, why: str) -> Text:
            check_not_over(book)
            if book.table.language == code:
                raise refuse("The table speaks that language already.")
            book.set(language=code)
            book.tell("{by:person} has the table speak another language: {why}", by=by.id, why=why)
            book.mail.panel = True
            return Text("The table speaks that language from now on; what stands there already stays as it is.")

        return await self._moderate(table_id, by, "language", reason, interaction, work, language=code)

    async def _place_now(self, info: TableInfo) -> Receipt:
        """Whether a table's place is there; a thread that was never made is not gone."""
        if info.place == "thread" and info.thread_id is None:
            info = replace(info, place="here")
        try:
            return await self.deliver.reopen_place(info)
        except Exception as error:  # noqa: BLE001 - reported; the drain finds out what can be written
            return Receipt("later", note=report(f"the place of table {info.id} cannot be looked at", error))

    async def _lost_talks(self, table_id: int) -> list[int]:
        """Teams of a table whose thread of talk is gone, or out of reach."""
        async with self.store.reading() as db:
            known = await talks.of_table(db, table_id)
        lost: list[int] = []
        for talk in known:
            if talk.channel_id is None:
                continue
            try:
                receipt = await self.deliver.seat_talk(talk.channel_id, (), ())
            except Exception as error:  # noqa: BLE001 - reported; what cannot be told stays as it is
                report(f"a thread of talk of table {table_id} cannot be looked at", error)
                continue
            if receipt.outcome in ("gone", "forbidden"):
                lost.append(talk.team)
        return lost

    async def place_deleted(self, place_id: int) -> None:
        """Somebody has deleted this channel or thread: those who sit at its tables are told so now, not at the next
        move, which nobody would make.
        """
        if self.closed:
            return
        found = await tables.of_channel(self.store.read, place_id)
        for table in found.rows:
            await self.store.transaction(lambda tx: _look_anew(tx, table.id, self.clock.now()))  # noqa: B023
            await self.follow(table.id)

    # documents

    async def export_finished(
        self, table_id: int, by: Person, reason: str, *, most: int | None = None, interaction: str | None = None
    ) -> dict[str, Json]:
        """The record of a game that is over, keys included: what ``verify`` checks.

        Refused if it has more than ``most`` bytes, as short as it can be written.
        """
        info = await self.table(table_id)
        if not info.over:
            raise refuse("The game is not over: it can be exported when it is.")
        if info.held_by(by.id) is not None:
            raise refuse("You have played at this table yourself, so another moderator has to do that.")
        if not info.keys:
            raise refuse("No game was played at this table, so there is nothing to export.")

        async with self.store.reading() as db:
            record = await transfer.finished_export(db, table_id)
        size = len(json.dumps(record, separators=SHORT).encode())
        if most is not None and size > most:
            words = (
                "The record has {size} MB, and here a file may have {most}: "
                "whoever runs the bot can write it with bot.py export --record."
            )
            raise refuse(words, size=-(-size // MEGABYTE), most=most // MEGABYTE)

        async def work(book: Book, why: str) -> Text:
            book.log(Text("{by:person} has taken the record of the game: {why}", {"by": by.id, "why": why}))
            return Text("Done.")

        await self._moderate(table_id, by, "export", reason, interaction, work)
        return record

    # servers

    async def guild_joined(self, guild_id: int) -> None:
        """The bot is on this server (again)."""
        await self.store.transaction(lambda tx: guilds.remember(tx, guild_id, self.clock.now()))

    async def guild_left(self, guild_id: int) -> None:
        """The bot is not on this server any more; its tables stay."""

        async def leave(tx: Tx) -> None:
            if await guilds.get(tx, guild_id) is not None:
                await guilds.change(tx, guild_id, left_at=self.clock.now())

        await self.store.transaction(leave)

    # people

    async def forget(self, by: Person) -> Reply:
        """Remove a person's data and keep the games; the computer plays the seats on, or they leave."""
        found = await tables.of_person(self.store.read, by.id, limit=1000)
        for table in found.rows:
            try:
                if table.status == "open":
                    await self.leave(table.id, by)
                else:
                    await self.resign(table.id, by)
            except HostRefusal:
                # Whatever holds up the game must not hold up the person: the seat is emptied below.
                continue
            await self.follow(table.id)
        for table_id in await polls.inviting(self.store.read, by.id):
            with contextlib.suppress(HostRefusal):
                await self.act(table_id, by, None, _not_invited(by.id))
                await self.follow(table_id)
        for table_id in await self.store.transaction(lambda tx: _forgotten(tx, by.id, self.clock.now())):
            await self.follow(table_id)
        return Reply(Text("You are forgotten: your games go on without your name."))


async def _look_anew(tx: Tx, table_id: int, now: float) -> None:
    """Have the panel shown once more, though nothing has changed."""
    await tables.change(tx, table_id, panel_digest=None)
    await Mail(panel=True).post(tx, table_id, {}, now)


def _not_invited(person_id: int) -> Work:
    """Close the invitations of somebody, whom the panel names."""

    async def work(book: Book) -> Text:
        for poll in book.rows.polls:
            if poll.topic.startswith(INVITE) and poll.detail.get("person") == person_id:
                await book.close_poll(poll.topic)
        return Text("Done.")

    return work


async def _forgotten(tx: Tx, person_id: int, now: float) -> list[int]:
    """Forget somebody, and rate those anew against whom they have played; the tables whose panels named them still."""
    ladders = {(result.guild_id, result.game) for result in await results.of_person(tx, person_id)}
    emptied = sorted({table_id for table_id, _ in await forget.forget(tx, person_id)})
    for table_id in emptied:
        await Mail(panel=True).post(tx, table_id, {}, now)
    for ladder in sorted(ladders):
        await rate_anew(tx, ladder)
    return emptied

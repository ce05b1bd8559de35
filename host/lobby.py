"""Before a game starts: opening a table, sitting down and standing up, seating computers, beginning."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from engine import Game, Json, Text, begin, commitment
from host.book import Book
from host.checks import check_belongs, check_level, check_not_over, check_open, check_room
from host.exchanging import Exchanging, close_void_invitations
from host.house import unexpected
from host.recorded import answered_before, record_of
from host.refusal import HostRefusal, refuse
from host.rows import read_rows
from host.scene import Opening, Person, Reply
from host.seating import clear, see_off, take_seat
from host.server_rules import check_may_open, check_may_sit
from storage import NewTable, Seat, Tx, guilds, interactions, people, tables


class Lobby(Exchanging):
    """Errands before the start."""

    async def open_table(
        self, by: Person, opening: Opening, *, sit: bool = True, interaction: str | None = None
    ) -> Reply:
        """Open a table; ``table_id`` of the Reply is its number. ``sit``: whoever opens it takes the first seat."""
        return await self.shielded(self._opened(by, opening, sit, interaction))

    async def _opened(self, by: Person, opening: Opening, sit: bool, interaction: str | None) -> Reply | HostRefusal:
        try:
            game = self._game(opening.game)
            options = _checked(game, opening.options)
        except HostRefusal as refusal:
            return refusal

        async def make(tx: Tx) -> Reply | HostRefusal:
            if interaction is not None and (past := await interactions.get(tx, interaction)) is not None:
                return answered_before(past)
            await check_may_open(tx, opening.guild_id, opening.channel_id)
            await check_may_sit(tx, opening.guild_id, by.id)
            table_id = await self._made(tx, by, opening, options)
            book = Book(tx, await read_rows(tx, table_id, self.games), None, self.terms())
            book.mail.panel = True
            if sit:
                await take_seat(book, by)
            await book.close()
            line = Text("Table {table} is open: when everybody is seated, press Start.", {"table": table_id})
            if interaction is not None:
                await interactions.add(tx, record_of(interaction, table_id, book.terms.now, line, ()))
            return Reply(line, table_id)

        try:
            outcome = await self.store.transaction(make)
        except HostRefusal as refusal:
            return refusal
        except Exception as error:  # noqa: BLE001 - reported with a number; a person is owed one sentence
            return unexpected("a table could not be opened", error)
        if isinstance(outcome, Reply) and outcome.table_id is not None:
            _ = self.follow(outcome.table_id, by.id)
        return outcome

    async def _made(self, tx: Tx, by: Person, opening: Opening, options: dict[str, Json]) -> int:
        now = self.clock.now()
        await guilds.remember(tx, opening.guild_id, now)
        await people.remember(tx, by.id, by.name, by.locale)
        new = NewTable(
            opening.guild_id, opening.channel_id, opening.thread_id, opening.place, opening.game, by.id, now,
            options, opening.pace, opening.windows, opening.leavers, opening.language,
        )  # fmt: skip
        return await tables.create(tx, new)

    def _game(self, slug: str) -> Game[Any, Any]:
        game = self.games.get(slug)
        if game is None:
            names = ", ".join(game.name for game in self.games.values())
            raise refuse("There is no game {slug} here; these can be played: {games}.", slug=slug, games=names)
        return game

    async def leave(
        self, table_id: int, by: Person, *, from_game: bool = True, interaction: str | None = None
    ) -> Reply:
        """Stand up; from a game that is on only where a computer plays the seat until somebody takes it.

        ``from_game``: whether a game that has begun by now is left too.
        """

        async def work(book: Book) -> Text:
            check_not_over(book)
            if not from_game:
                check_open(book, "The game has started: /table leave gives your seat up.")
            seat = book.rows.seat_of(by.id)
            if seat is None:
                raise refuse("You do not sit at this table.")
            if book.table.status == "open":
                await clear(book, seat.seat)
                return Text("You have left table {table}.", {"table": table_id})
            if book.table.leavers != "computer":
                words = "At this table a seat that is given up leaves the game for good: /table resign does that."
                raise refuse(words)
            words = "{person:person} has left: the seat is open to anybody, and a computer plays it meanwhile."
            await see_off(book, seat, "person", by.id, Text(words, {"person": by.id}))
            words = "You have left table {table}. As long as nobody takes your seat, /table join gives it back to you."
            return Text(words, {"table": table_id})

        return await self.act(table_id, by, interaction, work)

    async def add_computer(
        self, table_id: int, by: Person, level: str = "easy", *, interaction: str | None = None
    ) -> Reply:
        """Seat a computer player."""

        async def work(book: Book) -> Text:
            check_open(book, "The game has started: no more seats can be added.")
            check_belongs(book, by)
            check_level(book.game, level)
            check_room(book)
            seat = Seat(table_id, len(book.rows.seats), None, level, book.computer_name(), book.terms.now)
            await book.set_seats([*book.rows.seats, seat])
            return Text("{who:seat} ({level:word}) sits at the table.", {"who": seat.seat, "level": level})

        return await self.act(table_id, by, interaction, work)

    async def remove_seat(self, table_id: int, by: Person, seat: int, *, interaction: str | None = None) -> Reply:
        """Clear a seat before the start: a computer's by anybody seated, a person's by whoever opened the table."""

        async def work(book: Book) -> Text:
            check_open(book, "The game has started: use /table resign, or ask a moderator.")
            check_belongs(book, by)
            found = book.rows.seat(seat)
            if found is None:
                raise refuse("There is no such seat at this table.")
            if found.person_id not in (None, by.id) and book.table.host_person_id != by.id:
                raise refuse("Only whoever opened the table can ask a person to stand up.")
            await clear(book, seat)
            return Text("The seat is free.")

        return await self.act(table_id, by, interaction, work)

    async def change_place(self, table_id: int, by: Person, seat: int, *, interaction: str | None = None) -> Reply:
        """Take another seat before the start; whoever sits there gets the own one."""

        async def work(book: Book) -> Text:
            check_open(book, "The game has started: nobody changes places any more.")
            mine = book.rows.seat_of(by.id)
            if mine is None:
                raise refuse("You do not sit at this table: join first.")
            there = book.rows.seat(seat)
            if there is None:
                raise refuse("Nobody sits in that seat yet: seats are filled in order.")
            places = {mine.seat: seat, seat: mine.seat}
            order = sorted(book.rows.seats, key=lambda each: places.get(each.seat, each.seat))
            await book.set_seats(order)
            return Text("You sit in seat {number} now.", {"number": seat + 1})

        return await self.act(table_id, by, interaction, work)

    async def start_game(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Begin the game with those who are seated."""

        async def work(book: Book) -> Text:
            check_open(book, "The game has started already.")
            check_belongs(book, by)
            game, count = book.game, len(book.rows.seats)
            options = game.options_type.model_validate(book.table.options)
            if count < (least := game.seats_with(options)[0]):
                words = "{game} needs at least {least} players: wait for somebody to join, or add a computer."
                raise refuse(words, game=game.name, least=least)
            key = book.terms.key_source(16)
            result = begin(game, count, options, key, windows=book.table.windows)
            book.set(status="running", started_at=book.terms.now)
            await close_void_invitations(book)
            line = Text("The game begins. SHA-256 of the dice key: {digest}", {"digest": commitment(key)})
            await book.begin(result, key, by.id, [line])
            return Text("The game begins.")

        return await self.act(table_id, by, interaction, work)


def _checked(game: Game[Any, Any], options: Mapping[str, Json]) -> dict[str, Json]:
    """The options as they are stored. Raises HostRefusal if one of them is not the game's."""
    unknown = sorted(set(options) - set(game.options_type.model_fields))
    if unknown:
        raise refuse("{game} has no option {option}.", game=game.name, option=unknown[0])
    try:
        return game.options_type.model_validate(dict(options)).model_dump(mode="json")
    except ValidationError as problem:
        first = problem.errors(include_input=False)[0]
        if not first["loc"]:
            # The options do not go together, which the game says in a sentence.
            raise refuse(str(first.get("ctx", {}).get("error", first["msg"]))) from None
        option = ".".join(str(part) for part in first["loc"])
        raise refuse("The option {option} of {game} cannot have that value.", option=option, game=game.name) from None

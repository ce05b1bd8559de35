"""What people do in a running game: answer, take back, resign, set standing orders, have their hand sent."""

from collections.abc import Sequence
from typing import Any

from engine import Position, Text
from host.automatic import would_answer
from host.book import Book
from host.checks import check_begun, check_not_over, check_running, check_started, own_seat
from host.house import House
from host.refusal import refuse
from host.rows import in_window
from host.scene import Person, Reply
from host.seating import see_off
from host.showing import Sight, own_undo
from storage import Order, orders, plans


class Playing(House):
    """Errands of those who sit at a running table."""

    async def answer(
        self, table_id: int, ask_id: int, seat: int, picks: Sequence[str], by: Person, *, interaction: str | None = None
    ) -> Reply:
        """A seat's answer to the ask that is open: a click or a game's slash command."""

        async def work(book: Book) -> Text:
            check_running(book)
            if own_seat(book, by).seat != seat:
                raise refuse("That is somebody else's seat: use the buttons of your own hand.")
            window = in_window(await book.position())
            await book.answer(seat, ask_id, picks, "person", by.id)
            return Text("Your answer is in.") if window else Text("Done.")

        return await self.act(table_id, by, interaction, work)

    async def resign(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Leave a running game: the computer plays the seat, or it leaves the game, as the table has chosen."""

        async def work(book: Book) -> Text:
            check_started(book)
            seat = own_seat(book, by)
            await see_off(book, seat, "person", by.id, Text("{person:person} has resigned.", {"person": by.id}))
            return Text("You have left table {table}. Thank you for playing.", {"table": table_id})

        return await self.act(table_id, by, interaction, work)

    async def undo(self, table_id: int, by: Person, *, ask: int | None = None, interaction: str | None = None) -> Reply:
        """Take back one's own last answer. ``ask``: the ask that a button belongs to, so that no step more is taken."""

        async def work(book: Book) -> Text:
            check_running(book)
            seat = own_seat(book, by)
            now = (await book.position()).ask
            found = await own_undo(book.tx, Sight(book.rows, book.known), seat.seat)
            if isinstance(found, Text):
                raise refuse(found.id, **found.values)
            if ask is not None and (now is None or now.id != ask):
                raise refuse("The table has moved on. Look at what is shown now.")
            line = Text("{who:seat} has taken back the last step.", {"who": seat.seat})
            # What was planned would do the same again.
            await plans.clear(book.tx, table_id, seat.seat)
            position = await book.go_back(found.past, found.after, "person", by.id, seat.seat, line)
            if await _order_off(book, position, seat.seat):
                return Text("Your last step is taken back, and so is the standing order that would give it again.")
            return Text("Your last step is taken back.")

        return await self.act(table_id, by, interaction, work)

    async def give_away(
        self, table_id: int, by: Person, to: int, amount: int, *, interaction: str | None = None
    ) -> Reply:
        """Give something of one's own to another seat, where the game has gifts; it obliges nobody."""

        async def work(book: Book) -> Text:
            check_running(book)
            seat, gift = own_seat(book, by), book.game.gift
            if gift is None:
                raise refuse("Nothing can be given away in this game.")
            await book.command(gift.kind, "person", by.id, seat=seat.seat, args={"to": to, "amount": amount})
            words = "{to:seat} has {amount} {what} from you now. What was promised for it binds nobody."
            return Text(words, {"to": to, "amount": amount, "what": gift.what})

        return await self.act(table_id, by, interaction, work)

    async def set_order(
        self, table_id: int, by: Person, window: str, choice: str, *, interaction: str | None = None
    ) -> Reply:
        """Set a standing order of one's own seat; the first choice of a kind of window takes it away."""

        async def work(book: Book) -> Text:
            check_not_over(book)
            seat = own_seat(book, by)
            agreed = book.game.options_type.model_validate(book.table.options)
            kind = next((each for each in book.game.orders_with(agreed) if each.window == window), None)
            found = None if kind is None else next((each for each in kind.choices if each.id == choice), None)
            if kind is None or found is None:
                raise refuse("There is no such standing order: choose one of those that are listed.")
            if found is kind.choices[0]:
                await orders.clear(book.tx, table_id, seat.seat, window)
            else:
                await orders.put(book.tx, Order(table_id, seat.seat, window, choice))
            if book.table.windows == "poker" and found is not kind.choices[0]:
                return Text("Your standing order is set, but with its poker face this table asks you in reactions.")
            return Text("Your standing order is set.")

        return await self.act(table_id, by, interaction, work)

    async def refresh_hand(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Send the hand by direct message again, and find out anew whether that works."""

        async def work(book: Book) -> Text:
            check_begun(book)
            book.mail.hands[own_seat(book, by).seat] = True
            book.mail.insist = book.mail.at_once = True
            return Text("Your hand is on its way by direct message. If it does not come, press My hand at the table.")

        return await self.act(table_id, by, interaction, work)


async def _order_off(book: Book, position: Position[Any, Any], seat: int) -> bool:
    """Take the standing order away that would answer the open ask at once; whether there was one."""
    ask = position.ask
    if ask is None or ask.ask.window:
        return False
    for order in await orders.of_table(book.tx, book.table.id):
        mine = (order.seat, order.window) == (seat, ask.ask.key)
        if mine and isinstance(order.choice, str) and would_answer(position, seat, order.choice):
            return await orders.clear(book.tx, book.table.id, seat, order.window) > 0
    return False

"""A computer plays for somebody who is away, and hands the seat back: by itself, or as soon as they are there."""

from engine import Text
from host.book import Book
from host.clocks import fresh
from host.refusal import refuse
from host.rows import Rows, holds
from host.scene import Person
from storage import Seat


async def stand_in_for(book: Book, person: Person, until: float) -> None:
    """A computer plays a person's seat until then. Where one stands in already, it hands back then too."""
    seat = book.rows.seat_of(person.id)
    if seat is None:
        return
    level = seat.stand_in or book.best_level
    await book.set_seat(seat.seat, **{**fresh(None, None), "stand_in": level, "stand_in_until": until})
    words = "{person:person} is away until {until:when}, and a computer plays meanwhile. /table join ends it earlier."
    book.tell(words, person=person.id, until=int(until))


async def no_game_of_computers(book: Book, before: Rows) -> None:
    """Where computers have come to play for all the people, those who are not away get their seats back and are asked.

    If all are away, the table waits, and is told so, until one of them is back. ``before``: the rows until now.
    """
    if not _idle(book.rows):
        return
    for seat in book.rows.seats:
        if holds(seat) and seat.stand_in is not None and seat.stand_in_until is None:
            words = "Nobody else plays here now: the computer hands the seat of {who:seat} back."
            await give_back(book, seat, Text(words, {"who": seat.seat}))
    if _idle(book.rows) and not _idle(before):
        book.tell("Computers play for all who sit here, so the table waits until one of them is back.")


def _idle(rows: Rows) -> bool:
    return rows.table.status == "running" and rows.deserted


async def give_back(book: Book, seat: Seat, line: Text) -> None:
    """The holder of a seat plays again, and sees the hand."""
    await book.set_seat(seat.seat, stand_in=None, stand_in_until=None)
    book.tell(line.id, **line.values)
    book.mail.hands[seat.seat] = True
    book.mail.pings.append(seat.seat)


async def give_back_overdue(book: Book) -> None:
    """Hand the seats back whose holders' days away are over."""
    for seat in book.rows.seats:
        if seat.stand_in is not None and seat.stand_in_until is not None and seat.stand_in_until <= book.terms.now:
            line = Text("The days away of {who:seat} are over: the computer hands the seat back.", {"who": seat.seat})
            await give_back(book, seat, line)


async def take_back(book: Book, person: Person) -> Text:
    """Somebody plays their own seat again. Raises HostRefusal if no computer stands in there."""
    seat = book.rows.seat_of(person.id)
    if seat is None or seat.stand_in is None:
        raise refuse("You sit at this table already.")
    await give_back(book, seat, Text("{who:seat} is back.", {"who": seat.seat}))
    return Text("You play your seat at table {table} again.", {"table": book.table.id})

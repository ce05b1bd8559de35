"""A computer plays for somebody who is away, and hands the seat back: by itself, or as soon as they are there."""

from engine import Text
from host.book import Book
from host.clocks import fresh
from host.refusal import refuse
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
    tell_if_deserted(book)


def tell_if_deserted(book: Book) -> None:
    """Tell a table that it waits because computers play for all its people."""
    if book.rows.deserted:
        book.tell("Computers play for all who sit here, so the table waits until one of them is back.")


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

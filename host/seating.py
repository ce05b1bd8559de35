"""Seats change hands: sitting down, standing up, taking over, leaving to the computer."""

from dataclasses import replace

from engine import LEAVE, Text
from host.book import Book
from host.clocks import fresh
from host.mail import Notice
from host.scene import By, Person
from storage import Seat, departures, orders, plans

SAT = "You sit at table {table} ({game}). Your hand comes here when it is your turn; My hand at the table shows it too."


async def take_seat(book: Book, by: Person) -> None:
    """A person takes a new seat before the start."""
    await book.remember(by)
    seat = Seat(book.table.id, len(book.rows.seats), by.id, None, by.name, book.terms.now)
    await book.set_seats([*book.rows.seats, seat])
    _welcome(book, by)


async def clear(book: Book, number: int) -> None:
    """Take a seat away before the start."""
    await book.set_seats([seat for seat in book.rows.seats if seat.seat != number])


async def seat_person(book: Book, number: int, person: Person, *, here: bool = True) -> None:
    """Give a seat of a game that is on to a person, who is sent the hand; a deserted table goes on.

    ``here``: it is their own deed, so they are awake.
    """
    if book.table.status == "paused" and not book.rows.persons:
        book.set(status="running")
    await book.remember(person)
    await change_holder(book, number, person)
    await departures.returned(book.tx, book.table.id, number, person.id, book.table.seq)
    _welcome(book, person, here=here)


async def change_holder(book: Book, number: int, person: Person) -> None:
    """Another person, known already, holds a seat: a clock of their own, nothing ordered, the hand sent to them.

    Nor have they agreed to anything that whoever sat there before has.
    """
    await orders.clear(book.tx, book.table.id, number)
    await plans.clear(book.tx, book.table.id, number)
    for poll in book.rows.polls:
        if str(number) in poll.votes:
            votes = {seat: vote for seat, vote in poll.votes.items() if seat != str(number)}
            await book.put_poll(replace(poll, votes=votes))
    await book.set_seat(number, **fresh(None, None))
    await book.set_seat(
        number, person_id=person.id, computer=None, name=person.name, joined_at=book.terms.now, left_at=None,
        leaving=False, stand_in=None, stand_in_until=None, hand_channel_id=None, hand_message_id=None, hand_digest=None,
    )  # fmt: skip
    book.mail.hands[number] = True
    book.mail.pings.append(number)
    book.mail.panel = True


async def seat_computer(book: Book, number: int, level: str) -> None:
    """Give a seat of a game that is on to a computer, to keep."""
    await orders.clear(book.tx, book.table.id, number)
    await plans.clear(book.tx, book.table.id, number)
    await book.give_to_computer(number, level)
    await book.set_seat(number, left_at=None)


async def see_off(book: Book, seat: Seat, by: By, person_id: int | None, line: Text) -> None:
    """The holder of a seat goes: the computer takes over, or the seat leaves the game, as the table has chosen."""
    await orders.clear(book.tx, book.table.id, seat.seat)
    await plans.clear(book.tx, book.table.id, seat.seat)
    await lose_seat(book, seat, own=by == "person")
    if book.table.leavers == "leaves":
        await book.set_seat(seat.seat, leaving=True, hand_channel_id=None, hand_message_id=None, hand_digest=None)
        await book.command(LEAVE, by, person_id, seat=seat.seat, said=[line])
        return
    book.tell(line.id, **line.values)
    await book.give_to_computer(seat.seat)
    if not book.rows.persons and book.table.status == "running":
        book.set(status="paused")
        book.tell("Nobody is left at this table, so it waits: join to take a seat.")


async def open_seat(book: Book, number: int) -> None:
    """Somebody whose time ran out loses the seat: a computer keeps it warm until anybody sits down."""
    seat = book.rows.seat(number)
    if seat is None:
        return
    await orders.clear(book.tx, book.table.id, number)
    await plans.clear(book.tx, book.table.id, number)
    await lose_seat(book, seat)
    words = "The seat of {person:person} is open: whoever uses /table join takes it. Until then a computer plays it."
    book.tell(words, person=seat.person_id)
    await book.give_to_computer(number)


async def lose_seat(book: Book, seat: Seat, *, own: bool = False) -> None:
    """Somebody loses a seat of a game that is on. ``own``: they give it up, and nobody has taken it."""
    if seat.person_id is not None:
        await departures.add(book.tx, book.table.id, seat.seat, seat.person_id, book.table.seq, own=own)
    take_hand(book, seat)


def take_hand(book: Book, seat: Seat) -> None:
    """Whoever had a seat is told, and the message with the hand loses its buttons."""
    if seat.person_id is None:
        return
    line = Text("You do not sit at table {table} ({game}) any more.", {"table": book.table.id, "game": book.game.name})
    book.mail.notices.append(Notice(seat.person_id, line, hand_message(seat)))


def hand_message(seat: Seat) -> tuple[int, int] | None:
    """The message (channel, message) with the hand of a seat, if its holder has one."""
    if seat.hand_channel_id is None or seat.hand_message_id is None:
        return None
    return seat.hand_channel_id, seat.hand_message_id


def _welcome(book: Book, person: Person, *, here: bool = True) -> None:
    """The first direct message to somebody who has a seat now: it shows whether there can be others."""
    line = Text(SAT, {"table": book.table.id, "game": book.game.name})
    book.mail.notices.append(Notice(person.id, line, at_once=here))

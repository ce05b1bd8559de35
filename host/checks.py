"""Whether something may be done at a table now; if not, each reason has its own sentence."""

from typing import Any

from engine import Game
from host.book import Book
from host.refusal import refuse
from host.rows import gone, in_window
from host.scene import Person
from storage import Seat


def check_not_over(book: Book) -> None:
    """Raise HostRefusal if the game is over."""
    if book.table.status in ("finished", "ended"):
        raise refuse("The game at this table is over: open a new one with /table open.")


def check_open(book: Book, started: str) -> None:
    """Raise HostRefusal after the start, in the words of ``started``."""
    check_not_over(book)
    if book.table.status != "open":
        raise refuse(started)


def check_begun(book: Book) -> None:
    """Raise HostRefusal before the start."""
    if book.table.seq == 0:
        raise refuse("The game has not started yet: press Start when everybody is seated.")


def check_started(book: Book) -> None:
    """Raise HostRefusal unless a game is on, paused or not."""
    check_not_over(book)
    check_begun(book)


def check_running(book: Book) -> None:
    """Raise HostRefusal unless people can answer now."""
    check_started(book)
    if book.table.status == "paused":
        if all(seat.person_id is None for seat in book.rows.seats):
            raise refuse("Nobody sits at this table any more: press Take a seat, and it goes on.")
        raise refuse("The table is paused: wait until a moderator resumes it.")
    if book.table.fault is not None:
        raise refuse("The table stands still: a moderator can let it go on with /mod answer, /mod undo or /mod skip.")


async def check_no_window(book: Book, words: str) -> None:
    """Raise HostRefusal with these words while a reaction is awaited."""
    if in_window(await book.position()):
        raise refuse(words)


def check_belongs(book: Book, by: Person) -> None:
    """Raise HostRefusal unless this person sits at the table or opened it."""
    if book.rows.seat_of(by.id) is None and book.table.host_person_id != by.id:
        raise refuse("Only those who sit at this table can do that: join first.")


def check_room(book: Book) -> None:
    """Raise HostRefusal if all seats are taken."""
    most = book.game.seats_with(book.game.options_type.model_validate(book.table.options))[-1]
    if len(book.rows.seats) >= most:
        raise refuse("All {most} seats are taken: somebody has to leave first.", most=most)


def check_level(game: Game[Any, Any], level: str) -> None:
    """Raise HostRefusal unless the game has a computer of this level; every game has an easy one."""
    levels = ["easy", *(each for each in game.computers if each != "easy")]
    if level not in levels:
        words = "There is no computer player {level}; choose one of: {levels}."
        raise refuse(words, level=level, levels=", ".join(levels))


def own_seat(book: Book, by: Person) -> Seat:
    """The seat of a person. Raises HostRefusal if there is none."""
    seat = book.rows.seat_of(by.id)
    if seat is None:
        raise refuse("You do not sit at this table: only those who do can act here.")
    return seat


def check_present(seat: Seat) -> None:
    """Raise HostRefusal while a computer plays a person's seat: until they are back they decide nothing."""
    if seat.stand_in is not None:
        raise refuse("A computer plays for you: take your seat back with /table join first.")


def seat_at(book: Book, number: int) -> Seat:
    """A seat that is still in the game. Raises HostRefusal."""
    seat = book.rows.seat(number)
    if seat is None:
        raise refuse("There is no such seat at this table.")
    if gone(seat) or seat.leaving:
        raise refuse("{who:seat} has left the game.", who=number)
    return seat

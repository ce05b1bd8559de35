"""Teams at a table: who has seen the hands of one does not change to the other (SH-012)."""

from engine import DamagedSnapshot, EffectFailed, NewerSnapshot, RulesChanged
from host.book import Book
from host.refusal import refuse
from host.rows import teams_at
from storage import Seat, audit, departures, journal


async def own_side(book: Book, person_id: int, seats: list[Seat], *, whoever: bool = False) -> list[Seat]:
    """Those of these seats that a person may take; all of them where there are no teams.

    Raises HostRefusal if there were some, but none of them is in the team whose hands this person knows: they hold or
    held a seat of it, or have answered for one, as a moderator too. ``whoever``: told to somebody else.
    """
    try:
        position = await book.position()
    except (EffectFailed, RulesChanged, NewerSnapshot, DamagedSnapshot):
        # Such a table has other worries, and needs its people.
        return seats
    played = await journal.seats_of(book.tx, book.table.id, person_id)
    lost = await departures.of_table(book.tx, book.table.id)
    played |= {each.seat for each in lost if each.person_id == person_id}
    played |= await audit.seats_of(book.tx, book.table.id, person_id)
    held = book.rows.seat_of(person_id)
    if held is not None:
        played.add(held.seat)
    others = [team for team in teams_at(book.rows, position) if not played.isdisjoint(team)]
    fitting = [seat for seat in seats if all(seat.seat in team for team in others)]
    if seats and not fitting and whoever:
        raise refuse("That person has played for the other team, and knows what they hold: give them no seat here.")
    if seats and not fitting:
        raise refuse("You have played for the other team, and know what they hold: that seat is not for you.")
    return fitting

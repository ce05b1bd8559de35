"""What a clock brings about when its moment has come: a reminder, the end of somebody's time, an overdue decision."""

from dataclasses import replace
from typing import Any

from engine import OpenAsk, Position, Text
from host.automatic import Given, read_given
from host.book import Book
from host.clocks import GRACE, OVERSLEPT, SPEEDS, asked_seats, begun, fresh, times
from host.habits import Habits
from host.seating import open_seat
from host.sheet import LATE
from host.standing_in import give_back_overdue
from storage import Poll, people, seats

CHOICES = ("wait", "default", "computer", "replace")
"""What can be done about somebody whose time ran out, the mildest first."""
CALLS = 2
"""How often the others are asked what is to be done before the table just waits."""


async def tick(book: Book) -> None:
    """Do what has come due at a table, automatic answers apart."""
    position = await book.position()
    if position.ask is None or book.table.status != "running" or book.table.fault is not None:
        return
    await give_back_overdue(book)
    for number, change in begun(book.rows, position, book.terms.now):
        # A game from before there were clocks.
        await book.set_seat(number, **change)
    given = await read_given(book.tx, book.rows, book.terms.now)
    if await _grace(book, position, given):
        return
    late = [] if position.ask.ask.window else _just_late(book, position, given)
    for number in late:
        await book.set_seat(number, late_at=book.terms.now, due_at=None)
    if late:
        await _ask_others(book, position.ask, given, late)
    await _remind(book, position, given)
    await _overdue(book, given)


async def _grace(book: Book, position: Position[Any, Any], given: Given) -> bool:
    """The bot was not there when a time ran out, so nobody could answer: they have a part of the time from now on."""
    now, speed = book.terms.now, SPEEDS[book.table.pace]
    if speed is None or position.ask is None:
        return False
    over = [seat for seat, when in times(book.rows, position, given.habits).out.items() if when + OVERSLEPT <= now]
    if not over:
        return False
    for number in over:
        await book.set_seat(number, **fresh(position.ask.id, now, -(1 - GRACE) * speed))
    await _remind(book, position, given, only=over)
    for number in over:
        seat = book.rows.seat(number)
        if seat is not None and seat.reminded_at is None:
            # Reminded by another table just now, or not to be reminded: not again in so short a time.
            await book.set_seat(number, reminded_at=now)
    return True


def _just_late(book: Book, position: Position[Any, Any], given: Given) -> list[int]:
    out = times(book.rows, position, given.habits).out
    return [seat for seat, when in out.items() if when <= book.terms.now]


# reminders


async def _remind(book: Book, position: Position[Any, Any], given: Given, only: list[int] | None = None) -> None:
    """Tell those whose reminder is due that this table, and whatever else, waits for them: once for all tables."""
    due = times(book.rows, position, given.habits).remind
    now, ask = book.terms.now, position.ask
    for seat in asked_seats(book.rows, position):
        person, number = seat.person_id, seat.seat
        if person is None or ask is None or number not in due:
            continue
        if due[number] > now and only is None:
            continue
        own = given.habits.get(person, Habits())
        if not may_remind(own, now):
            continue
        by_message = own.how == "dm" or ask.ask.window
        book.mail.reminders[number] = "dm" if by_message and own.reachable else "ping"
        await people.change(book.tx, person, reminded_at=now)
        await seats.reminded(book.tx, person, now)
        await book.set_seat(number, reminded_at=now)


def may_remind(own: Habits, now: float) -> bool:
    """Whether a person may be reminded now: not too often, not in quiet hours, not while away."""
    rested = own.reminded_at is None or own.reminded_at + own.every <= now
    return own.how != "none" and rested and own.free_at(now) == now


# time that has run out


def deciders(book: Book, given: Given) -> list[int]:
    """Seats of the people who decide about those whose time ran out: they are not late themselves, and not away."""
    found: list[int] = []
    for number, person in book.rows.present.items():
        seat = book.rows.seat(number)
        away = given.habits.get(person, Habits()).is_away(book.terms.now)
        if seat is not None and seat.late_at is None and not away:
            found.append(number)
    return found


def late_seats(book: Book) -> list[int]:
    """Seats whose time has run out."""
    return [seat.seat for seat in book.rows.seats if seat.late_at is not None]


async def _ask_others(book: Book, ask: OpenAsk, given: Given, late: list[int]) -> None:
    """Put it to the other people; without any the table waits, and everybody reads for whom."""
    others = deciders(book, given)
    due = _time_to_decide(book, given, others, 0.5)
    # What was said before was about fewer people.
    await book.put_poll(Poll(book.table.id, LATE, {"ask": ask.id, "calls": 1}, book.terms.now, due))
    if others:
        book.tell("The time of {who:seat} has run out. What now? The others decide below.", who=[*late])
        _call(book, others)
    else:
        words = "The time of {who:seat} has run out, and nobody else is here to decide, so the table waits."
        book.tell(words, who=[*late])


def _call(book: Book, others: list[int]) -> None:
    """Mention those who decide."""
    book.mail.calls += [number for number in others if number not in book.mail.calls]


def _time_to_decide(book: Book, given: Given, others: list[int], part: float) -> float | None:
    """When the others are asked once more; with all of them away, when the first of them is back."""
    speed = SPEEDS[book.table.pace]
    if speed is None:
        return None
    persons = book.rows.persons
    if not others:
        away = [given.habits.get(person, Habits()).away for person in book.rows.present.values()]
        return min((end for _, end in filter(None, away) if end > book.terms.now), default=None)
    return max(given.habits.get(persons[seat], Habits()).after(book.terms.now, part * speed) for seat in others)


async def _overdue(book: Book, given: Given) -> None:
    """Not all have said what is to be done: what most of the others want is done, or they are asked once more."""
    poll = book.rows.poll(LATE)
    if poll is None or poll.due_at is None or poll.due_at > book.terms.now:
        return
    others = deciders(book, given)
    if not others:
        await book.put_poll(replace(poll, due_at=_time_to_decide(book, given, others, 1.0)))
        return
    if (choice := _most_wanted(poll, others)) is not None:
        await settle(book, choice)
        return
    calls = int(str(poll.detail.get("calls", 1)))
    due = _time_to_decide(book, given, others, 1.0) if calls < CALLS else None
    await book.put_poll(replace(poll, due_at=due, detail={**poll.detail, "calls": calls + 1}))
    if due is not None:
        book.tell("The table still waits for {who:seat}. What now? The others decide below.", who=[*late_seats(book)])
        _call(book, others)
    else:
        book.tell("Nobody has decided, so the table waits for {who:seat}.", who=[*late_seats(book)])


def decided(poll: Poll, others: list[int]) -> str | None:
    """What more than half of the others want, or most of them once all have said so; None: it is open still."""
    votes = [str(vote) for seat, vote in poll.votes.items() if int(seat) in others]
    for choice in CHOICES:
        if votes.count(choice) * 2 > len(others):
            return choice
    return _most_wanted(poll, others) if len(votes) == len(others) else None


def _most_wanted(poll: Poll, others: list[int]) -> str | None:
    """The choice with the most votes, the mildest of several."""
    votes = [str(vote) for seat, vote in poll.votes.items() if int(seat) in others]
    most = max((votes.count(choice) for choice in CHOICES), default=0)
    return next((choice for choice in CHOICES if votes.count(choice) == most), None) if most else None


async def settle(book: Book, choice: str) -> None:
    """Do what the others want about those whose time ran out."""
    late = late_seats(book)
    await book.close_poll(LATE)
    if choice == "wait":
        await give_time(book, late)
        book.tell("The others wait: {who:seat} has the whole time once more.", who=[*late])
    elif choice == "default":
        await _give_defaults(book, late)
    elif choice == "computer":
        for number in late:
            await stand_in(book, number)
    else:
        for number in late:
            await open_seat(book, number)


async def give_time(book: Book, numbers: list[int], extra: float = 0.0) -> None:
    """The clocks of these seats begin anew."""
    for number in numbers:
        seat = book.rows.seat(number)
        if seat is not None and seat.asked_ask is not None:
            clock = fresh(seat.asked_ask, book.terms.now, extra)
            await book.set_seat(number, **{**clock, "reminded_at": seat.reminded_at})


async def _give_defaults(book: Book, late: list[int]) -> None:
    position = await book.position()
    ask = position.ask
    for number in late:
        if ask is None or number not in ask.awaited:
            continue
        line = Text("The others let {who:seat} take the default answer.", {"who": number})
        await book.answer(number, ask.id, ask.ask.seats[number].default, "timeout", None, said=[line])
        now = (await book.position()).ask
        if now is None or now.id != ask.id:
            return


async def stand_in(book: Book, number: int) -> None:
    """A computer plays a seat until its holder is back."""
    await book.set_seat(number, **{**fresh(None, None), "stand_in": book.best_level})
    seat = book.rows.seat(number)
    words = "A computer plays for {who:seat}, who can come back at any time with /table join."
    book.tell(words, who=number)
    if seat is not None and seat.person_id is not None:
        book.notice(seat.person_id, "A computer plays your seat at table {table}: /table join gives it back to you.")

"""What people wish for themselves: quiet hours, days away, reminders, and moves that they plan."""

from collections.abc import Mapping

from engine import Json, OrderChoice, Text
from host.book import Book
from host.checks import check_running, own_seat
from host.clocks import DAY
from host.habits import MOST_QUIET, habits_of, zones
from host.house import House, Work
from host.refusal import HostRefusal, refuse
from host.scene import Person, PlannedMove, Reply
from host.showing import Sight
from host.standing_in import give_back, stand_in_for
from storage import Planned, Read, Tx, people, plans, tables

MOST_AWAY = 60
"""Days that somebody can be away at a stretch: longer than that others should have the seat."""
MOST_PLANS = 20
"""Moves on a list: a round of Enemies with a second choice for each thing, and something to spare."""
DAY_MINUTES = 24 * 60
EVERY = {"10 minutes": 600.0, "1 hour": 3600.0, "6 hours": 21_600.0, "1 day": DAY}
"""How often somebody may be reminded at most."""


class Wishing(House):
    """Errands for oneself."""

    # being reached

    async def set_quiet(self, by: Person, zone: str, quiet: tuple[int, int] | None) -> Reply:
        """Hours (minutes of the day, local time) in which the bot neither mentions nor writes; None: no such hours."""
        if zone not in zones():
            words = "I do not know the time zone {zone}: pick one from the list, such as Europe/Berlin."
            raise refuse(words, zone=zone[:40])
        if quiet is not None:
            length = (quiet[1] - quiet[0]) % DAY_MINUTES
            if not 0 < length <= MOST_QUIET:
                raise refuse("Quiet hours take up to {most} hours a day.", most=MOST_QUIET // 60)
        await self._set(by, {"zone": zone, "quiet": None if quiet is None else list[Json](quiet)})
        if quiet is None:
            return Reply(Text("You have no quiet hours. Your time zone is {zone}.", {"zone": zone}))
        values: dict[str, Json] = {"begin": clock_time(quiet[0]), "end": clock_time(quiet[1]), "zone": zone}
        words = "From {begin} to {end} ({zone}) I leave you alone, and your clocks stand still."
        return Reply(Text(words, values))

    async def set_reminders(self, by: Person, how: str, every: str) -> Reply:
        """How and how often somebody is reminded of tables that wait."""
        if how not in ("dm", "ping", "none") or every not in EVERY:
            raise refuse("Choose how and how often from the lists.")
        await self._set(by, {"reminders": how, "every": EVERY[every]})
        if how == "none":
            return Reply(Text("I do not remind you any more: look yourself, for instance with /me tables."))
        where = "by direct message" if how == "dm" else "by a mention at the table"
        words = "I remind you {where:word}, every {every:word} at most, once for all your tables."
        return Reply(Text(words, {"where": where, "every": every}))

    async def set_language(self, by: Person, code: str | None) -> Reply:
        """The language that somebody reads, by its code; None: that of their Discord."""
        await self._set(by, {"language": code})
        return Reply(Text("From now on I speak to you in this language."))

    async def set_away(self, by: Person, until: float | None, *, computer: bool = False) -> Reply:
        """Days away: the clocks stand still until ``until`` (unix seconds); None: back again.

        ``computer``: at all tables where the person sits now a computer plays meanwhile, and hands the seat back then.
        One that plays already, because they are away, plays on until the new end.
        """
        now = self.clock.now()
        if until is not None and until <= now:
            raise refuse("That day is over: name a later one.")
        if until is not None and until > now + MOST_AWAY * DAY:
            raise refuse("You can be away for {most} days at most: resign if it takes longer.", most=MOST_AWAY)
        was = await people.get(self.store.read, by.id)
        if until is None and (was is None or not habits_of(was).is_away(now)):
            raise refuse("You are not away.")
        await self._set(by, {"away": None if until is None else [now, until]})
        if until is None:
            await self._each_table(by, _is_back(by))
            return Reply(Text("Welcome back: your clocks run again."))
        longer: list[int] = []
        await self._each_table(by, _is_away(by, until, longer, computer=computer))
        if longer and not computer:
            words = "Your clocks stand still until {until:when}, and a computer that plays for you plays on until then."
            return Reply(Text(words, {"until": int(until)}))
        if computer:
            words = "A computer plays for you until {until:when}. /me back ends it at all tables, /table join at one."
            return Reply(Text(words, {"until": int(until)}))
        return Reply(
            Text("Your clocks stand still until {until:when}. /me back ends it earlier.", {"until": int(until)})
        )

    async def _set(self, by: Person, wishes: Mapping[str, Json]) -> None:
        """Keep what somebody wishes; None takes it away. The clocks of their tables follow."""

        async def change(tx: Tx) -> None:
            await people.remember(tx, by.id, by.name, by.locale)
            known = await people.get(tx, by.id)
            settings = {**(known.settings if known is not None else {}), **wishes}
            kept: dict[str, Json] = {name: value for name, value in settings.items() if value is not None}
            await people.change(tx, by.id, settings=kept)

        await self.store.transaction(change)
        await self._each_table(by, None)

    async def _each_table(self, by: Person, work: Work | None) -> None:
        """Do something at all games where a person sits, paused or not; at least their clocks are reckoned anew."""

        async def reckon(_: Book) -> Text:
            return Text("Done.")

        found = await tables.of_person(self.store.read, by.id, ("running", "paused"), limit=1000)
        for table in found.rows:
            try:
                await self.act(table.id, by, None, work or reckon)
            except HostRefusal:
                # A table that stands still has no clock to reckon; whoever acts there is told why.
                continue

    # planned moves

    async def plans_of(self, table_id: int, person_id: int) -> tuple[list[PlannedMove], tuple[OrderChoice, ...]]:
        """The planned moves of this person's own seat, in order, and what can be planned now."""

        async def show(db: Read, seen: Sight) -> tuple[list[PlannedMove], tuple[OrderChoice, ...]]:
            seat = seen.rows.seat_of(person_id)
            if seat is None:
                raise refuse("You do not sit at this table, so you can plan nothing here.")
            if seen.position is None:
                return [], ()
            offered = seen.rows.game.plannable(seen.position.view(seat.seat))
            given = [each for each in await plans.of_table(db, table_id) if each.seat == seat.seat]
            return [PlannedMove(each.number, each.move, each.until) for each in given], offered

        return await self.see(table_id, show)

    async def plan_move(
        self, table_id: int, by: Person, move: str, until: str | None = None, *, interaction: str | None = None
    ) -> Reply:
        """Put a move on the list of one's own seat; ``until`` is what takes it off, by default the game's first."""

        async def work(book: Book) -> Text:
            check_running(book)
            seat = own_seat(book, by)
            if not book.game.stops:
                raise refuse("Nothing can be planned in this game.")
            stop = book.game.stops[0].id if until is None else until
            offered = book.game.plannable((await book.position()).view(seat.seat))
            if move not in [each.id for each in offered] or stop not in [each.id for each in book.game.stops]:
                raise refuse("That cannot be planned now: pick from the list.")
            given = [each for each in await plans.of_table(book.tx, table_id) if each.seat == seat.seat]
            if len(given) >= MOST_PLANS:
                raise refuse("You have planned {most} moves already: take some back first.", most=MOST_PLANS)
            if any((each.move, each.until) == (move, stop) for each in given):
                raise refuse("That is planned already.")
            number = max((each.number for each in given), default=0) + 1
            await plans.add(book.tx, Planned(table_id, seat.seat, number, move, stop))
            return Text("Planned. Only you see it, and you can take it back.")

        return await self.act(table_id, by, interaction, work)

    async def drop_plans(
        self, table_id: int, by: Person, number: int | None = None, *, interaction: str | None = None
    ) -> Reply:
        """Take one planned move of one's own seat back, or all of them."""

        async def work(book: Book) -> Text:
            seat = own_seat(book, by)
            if not await plans.clear(book.tx, table_id, seat.seat, number):
                raise refuse("You have planned nothing of that kind.")
            return Text("Taken back.")

        return await self.act(table_id, by, interaction, work)


def _is_back(by: Person) -> Work:
    """Tell a table that somebody is back, who plays their seat again."""

    async def work(book: Book) -> Text:
        line, seat = Text("{person:person} is back.", {"person": by.id}), book.rows.seat_of(by.id)
        if seat is not None and seat.stand_in_until is not None:
            await give_back(book, seat, line)
        else:
            book.tell(line.id, **line.values)
        return line

    return work


def _is_away(by: Person, until: float, longer: list[int], *, computer: bool) -> Work:
    """Tell a table that somebody is away, and who plays meanwhile; it is in ``longer`` if that was so before."""

    async def work(book: Book) -> Text:
        seat = book.rows.seat_of(by.id)
        stands_in = seat is not None and seat.stand_in_until is not None
        if stands_in:
            longer.append(book.table.id)
        if computer or stands_in:
            await stand_in_for(book, by, until)
        else:
            words = "{person:person} is away until {until:when}: the clock stands still for them."
            book.tell(words, person=by.id, until=int(until))
        return Text("Done.")

    return work


def clock_time(minute: int) -> str:
    """A minute of the day as people write it: ``22:30``."""
    return f"{minute // 60:02}:{minute % 60:02}"

"""The simulation: people look at their tables when they feel like it, the bot does the rest, time flies."""

import heapq
import itertools
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import GAMES, Dice, Game, easy
from host import Host, HostRefusal, Opening, Pace, TableInfo
from storage import Read, Seat, Store, seats
from tests.host.clock import FakeClock
from tests.weeks.mailbag import Mailbag
from tests.weeks.people import DAY, HOUR, Character, invented

START = 1_800_000_000.0
SPEEDS: tuple[Pace, ...] = ("12h", "24h", "24h", "3d", "live", "none")
ANSWERS = 25
"""Answers that a person gives at one sitting."""
VOICES = ("wait", "wait", "default", "computer", "replace")


@dataclass
class Report:
    """What has come of it."""

    answers: int = 0
    votes: int = 0
    restarts: int = 0
    late: int = 0
    statuses: Counter[str] = field(default_factory=Counter[str])
    broken: list[str] = field(default_factory=list[str])
    waiting: list[str] = field(default_factory=list[str])
    most_at_once: int = 0
    requests: int = 0
    reminders: int = 0
    by: Counter[str] = field(default_factory=Counter[str])


@dataclass(frozen=True)
class Asked:
    """An open ask as the simulation knows it, secrets included."""

    ask: int
    seats: tuple[int, ...]
    window: bool


class Weeks:
    """``run`` lives through the days and returns the Report. The same seed gives the same people and tables."""

    def __init__(
        self, folder: Path, tables: int, days: float, seed: int = 1, games: Mapping[str, Game[Any, Any]] = GAMES
    ) -> None:
        self.dice = random.Random(seed)
        self.seed = seed
        self.clock = FakeClock(START)
        self.path, self.count, self.days = folder / "weeks.db", tables, days
        people = [invented(number, START, days, self.dice) for number in range(max(4, tables))]
        self.people: dict[int, Character] = {each.person.id: each for each in people}
        self.games = dict(games)
        self.post = Mailbag(self.games, self.people, self.clock.now)
        self.report = Report()
        self.down = False
        self._back = START
        """When the bot has last come back from an outage."""
        self._given = 0
        self._heap: list[tuple[float, int, str, int, int]] = []
        self._order = itertools.count()
        self._touched: dict[int, None] = {}
        self._planned: set[tuple[int, int]] = set()
        self._looked: dict[tuple[int, int, int], float] = {}
        """When each seat was first seen to be asked, by table, ask and seat."""
        self._acted: dict[tuple[int, int], float] = {}
        """When a person has last done something at a table that moves it: they see what comes of it."""
        self.store: Store
        self.host: Host

    # time

    async def run(self) -> Report:
        """Live through the days."""
        await self._open()
        await self._settings()
        for number in range(self.count):
            self._later(START + self.dice.uniform(0, 4 * DAY), "open", number)
        end = START + self.days * DAY
        outage = START + self.days / 2 * DAY
        self._later(outage, "down")
        self._later(outage + 2 * DAY, "up")
        for day in range(7, int(self.days), 7):
            self._later(START + day * DAY, "restart")
        for day in range(1, int(self.days)):
            self._later(START + day * DAY, "inspect")
        for each in self.people.values():
            if each.kind == "leaver":
                self._later(each.vanishes, "resign", each.person.id)
            if each.away is not None:
                self._later(each.away[0], "away", each.person.id)
        await self._live(end)
        await self._close()
        return self.report

    async def _live(self, end: float) -> None:
        while True:
            when = min(self._heap[0][0] if self._heap else end, self._alarm() or end)
            if when >= end:
                break
            self.clock.move(max(0.0, when - self.clock.now()))
            if not self.down:
                await self.host.settled()
            while self._heap and self._heap[0][0] <= self.clock.now():
                _, _, kind, first, second = heapq.heappop(self._heap)
                await self._do(kind, first, second)
            await self._watch()

    def _alarm(self) -> float | None:
        alarms = self.clock._alarms
        while alarms and alarms[0][2].cancelled:
            heapq.heappop(alarms)
        return alarms[0][0] if alarms else None

    def _later(self, when: float, kind: str, first: int = 0, second: int = 0) -> None:
        heapq.heappush(self._heap, (when, next(self._order), kind, first, second))

    # the bot

    async def _open(self) -> None:
        self.store = await Store.open(self.path)
        # No power fails here, and waiting for the disk would be most of the time.
        await self.store._writer.execute_fetchall("PRAGMA synchronous = OFF")
        self.host = Host(
            self.store, self.post, self.clock, self.games, pacing=0, key_source=self._key,
            on_delivered=self._on_delivered,
        )  # fmt: skip

    def _key(self, size: int) -> str:
        self._given += 1
        return f"{self._chance('key', self._given).getrandbits(8 * size):0{2 * size}x}"

    def _chance(self, *what: object) -> random.Random:
        """Dice for one thing: what comes of it does not depend on which task of the bot was quicker."""
        return random.Random("|".join(map(str, (self.seed, *what))))

    async def _on_delivered(self, table_id: int) -> None:
        self._touched[table_id] = None

    async def _stop(self) -> None:
        await self.host.close()
        await self.store.close()

    async def _settings(self) -> None:
        for each in self.people.values():
            await self.host.set_quiet(each.person, each.zone, each.quiet)
            await self.host.set_reminders(each.person, each.how, each.every)

    async def _do(self, kind: str, first: int, second: int) -> None:
        now = self.clock.now()
        if self.down:
            # People come again when the bot is back; whoever was to leave or to open a table does it then.
            if kind == "up":
                self.down, self._back = False, now
                await self._open()
                await self.host.start()
                await self.host.settled()
                self.report.restarts += 1
            elif kind not in ("inspect", "restart"):
                later = self._chance(kind, first, second, now).uniform(HOUR, 8 * HOUR)
                self._later(now + later, kind, first, second)
            return
        try:
            await self._deed(kind, first, second)
        except HostRefusal:
            # Somebody else was quicker, or the table is over.
            return
        await self.host.settled()

    async def _deed(self, kind: str, first: int, second: int) -> None:
        match kind:
            case "open":
                await self._open_table(first)
            case "look":
                await self._look(first, second)
            case "vote":
                await self._vote(first, second)
            case "resign":
                await self._resign(first)
            case "away":
                character = self.people[first]
                if character.away is not None and character.away[1] > self.clock.now():
                    await self.host.set_away(character.person, character.away[1], computer=character.stands_in)
            case "down":
                await self._stop()
                self.down = True
            case "restart":
                await self._stop()
                await self._open()
                await self.host.start()
                self.report.restarts += 1
            case _:
                await self._inspect()

    # people

    async def _open_table(self, number: int) -> None:
        slug, dice = list(self.games)[number % len(self.games)], self._chance("open", number)
        game = self.games[slug]
        seats_wanted = dice.randint(game.least_seats, min(4, game.most_seats))
        awake = [each for each in self.people.values() if not each.asleep(self.clock.now())]
        people = dice.sample(awake, min(len(awake), dice.randint(1, seats_wanted)))
        if not people:
            self._later(self.clock.now() + HOUR, "open", number)
            return
        opening = Opening(
            1, 10 + number, slug, pace=SPEEDS[number % len(SPEEDS)], windows="poker" if number % 5 == 4 else "quick",
            leavers="leaves" if number % 3 == 2 else "computer",
        )  # fmt: skip
        opened = await self.host.open_table(people[0].person, opening)
        table = opened.table_id or 0
        for each in people[1:]:
            await self.host.join(table, each.person)
        for _ in range(seats_wanted - len(people)):
            level = "normal" if "normal" in game.computers else "easy"
            await self.host.add_computer(table, people[0].person, level)
        await self.host.start_game(table, people[0].person)
        await self._acts(table, people[0].person.id)

    async def _look(self, table: int, person_id: int) -> None:
        """Somebody looks at a table and answers until somebody else is asked."""
        character = self.people[person_id]
        if character.gone(self.clock.now()):
            return
        for _ in range(ANSWERS):
            hand = await self.host.hand(table, person_id)
            if hand.face is None or hand.face.mine is None or hand.face.given is not None or hand.table.over:
                return
            if await self._plan(character, hand.table, person_id):
                # What was planned is done at once, if it can be.
                continue
            game = self.games[hand.table.game]
            player = game.computers.get("normal", easy)
            own = Dice(f"{self._chance(table, hand.face.id, hand.seat).getrandbits(128):032x}")
            picks = player(hand.view, hand.face, own)
            await self.host.answer(table, hand.face.id, hand.seat, picks, character.person)
            self.report.answers += 1
            await self._acts(table, person_id)
        self._later(self.clock.now() + 60.0, "look", table, person_id)

    async def _acts(self, table: int, person_id: int) -> None:
        """Somebody has done something at a table: they stay until all has come of it that comes by itself."""
        await self.host.settled()
        self._acted[person_id, table] = self.clock.now()

    async def _plan(self, character: Character, table: TableInfo, person_id: int) -> bool:
        """Somebody who likes to plan does so, once at a table. Returns whether they have."""
        game = self.games[table.game]
        if not character.plans or not game.stops or (table.id, person_id) in self._planned:
            return False
        _, offered = await self.host.plans_of(table.id, person_id)
        if not offered:
            return False
        self._planned.add((table.id, person_id))
        for order in game.orders_with(game.options_type.model_validate(table.options)):
            await self.host.set_order(table.id, character.person, order.window, order.choices[1].id)
        await self.host.plan_move(table.id, character.person, offered[0].id, "always")
        await self._acts(table.id, person_id)
        return True

    async def _vote(self, table: int, person_id: int) -> None:
        if self.people[person_id].gone(self.clock.now()):
            return
        await self.host.decide(
            table, self.people[person_id].person, self._chance(table, person_id, self.clock.now()).choice(VOICES)
        )
        self.report.votes += 1
        await self._acts(table, person_id)

    async def _resign(self, person_id: int) -> None:
        for listed in await self.host.tables_of(person_id):
            if listed.table.status == "running":
                await self.host.resign(listed.table.id, self.people[person_id].person)
                await self.host.settled()

    # watching

    async def _asked(self, table: int) -> tuple[TableInfo, Asked | None]:
        async def show(_: Read, seen: Any) -> Asked | None:
            ask = None if seen.position is None else seen.position.ask
            return None if ask is None else Asked(ask.id, tuple(ask.awaited), ask.ask.window)

        return await self.host.table(table), await self.host.see(table, show)

    async def _watch(self) -> None:
        """Whoever is newly asked will look some time; whoever is to decide will do so, or not."""
        touched, self._touched = self._touched, {}
        if self.down:
            self._touched = touched
            return
        for table in touched:
            info, asked = await self._asked(table)
            if info.status != "running" or asked is None:
                continue
            for seat in info.seats:
                character = self.people.get(seat.person_id or 0)
                if character is None or seat.seat not in asked.seats or (table, asked.ask, seat.seat) in self._looked:
                    continue
                self._looked[table, asked.ask, seat.seat] = self.clock.now()
                when = character.next_look(self.clock.now(), self._chance("look", table, asked.ask, seat.seat))
                self._later(when, "look", table, character.person.id)
            for poll in info.polls:
                for seat in poll.deciders if poll.topic == "late" and not poll.votes else ():
                    self.report.late += 1
                    person = next(each.person_id for each in info.seats if each.seat == seat)
                    character = self.people[person or 0]
                    when = character.next_look(self.clock.now(), self._chance("vote", table, poll.ask, seat))
                    self._later(when, "vote", table, character.person.id)

    async def _tables(self) -> list[int]:
        rows = await self.store.read.all("SELECT id FROM tables ORDER BY id")
        return [row[0] for row in rows]

    async def _inspect(self) -> None:
        """No table is stuck without somebody being asked."""
        for table in await self._tables():
            info, asked = await self._asked(table)
            if info.status == "running":
                self._check(info, asked, await seats.of_table(self.store.read, table))

    def _check(self, info: TableInfo, asked: Asked | None, rows: list[Seat]) -> None:
        if info.fault is not None or asked is None:
            self.report.broken.append(f"table {info.id} ({info.game}) stands still: {info.fault}")
            return
        if info.deserted:
            # Nobody is asked while all are away: whoever is back first goes on.
            ends = [seat.stand_in_until for seat in rows if seat.stand_in is not None]
            if any(end is None or end < self.clock.now() - HOUR for end in ends):
                self.report.broken.append(f"table {info.id} waits for people whose seats computers keep")
            return
        for seat in rows:
            if seat.seat not in asked.seats:
                continue
            character = self.people.get(seat.person_id or 0)
            if character is None or seat.asked_at is None:
                self.report.broken.append(f"table {info.id} waits for seat {seat.seat}, which nobody holds")
                continue
            since = self._looked.get((info.id, asked.ask, seat.seat), self.clock.now())
            # Whoever takes no messages cannot be told of a reaction, which nobody else may learn of.
            out_of_reach = asked.window and character.closed
            key = (character.person.id, info.id)
            # Whose own doing has led to the question has seen it.
            told = max(self.post.told.get(key, 0.0), self._acted.get(key, 0.0))
            # A bot that is down tells nobody, and the first hour back may lie in somebody's quiet hours.
            waited = self.clock.now() - max(since, self._back)
            if told < since - 60 and waited > DAY and not out_of_reach:
                self.report.broken.append(f"{character.person.name} was never told that table {info.id} waits")

    async def _close(self) -> None:
        """Every game is over or waits for somebody who has a name."""
        report = self.report
        await self._inspect()
        for table in await self._tables():
            info, asked = await self._asked(table)
            report.statuses[info.status] += 1
            if info.status == "running" and asked is not None:
                names = [seat.name for seat in info.seats if seat.seat in asked.seats]
                report.waiting.append(f"table {info.id} ({info.game}, {info.pace}) waits for {', '.join(names)}")
            elif info.status == "paused" and any(seat.person_id is not None for seat in info.seats):
                report.broken.append(f"table {info.id} is paused although people sit there")
        for row in await self.store.read.all("SELECT by, count(*) FROM journal GROUP BY by"):
            report.by[row[0]] = row[1]
        report.broken += self.post.broken
        report.most_at_once, report.requests = self.post.most_at_once, self.post.requests
        report.reminders = sum(len(each.reminded) for each in self.people.values())
        await self._stop()

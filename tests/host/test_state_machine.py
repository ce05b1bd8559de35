"""Whatever people, moderators, clocks and restarts do to a table of the host in whatever order, it stays sound."""

import asyncio
import logging
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import Position, SeatAsk
from host import HandScene, HostRefusal, Person, Reply, verify
from host.rows import Rows
from storage import Entry, journal, outbox
from tests.host.stage import ANA, BEN, CLEO, MOD, Stage

DAN = Person(4, "Dan")
EVERYBODY = (ANA, BEN, CLEO, DAN)
HOUR = 3600.0
PEOPLE = st.sampled_from(EVERYBODY)


class Incidents(logging.Handler):
    """What was logged as an error: nothing may go wrong by itself."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


class Weeks(RuleBasedStateMachine):
    """One table of Lab in a whole host. ``questions`` remembers what every ask was about, by its id."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.incidents = Incidents()
        logging.getLogger("host").addHandler(self.incidents)
        self.clicks: list[tuple[str, int, int, tuple[str, ...], Person, Any]] = []
        self.old = 0
        """How many of the clicks are older than Discord could bring again."""
        self.presses = 0
        self.questions: dict[int, Any] = {}
        self.stage: Stage | None = None
        self.table = 0

    def run(self, errand: Awaitable[Any]) -> Any:
        """Wait for something, and for all that follows."""

        async def whole() -> Any:
            assert self.stage is not None
            outcome = await errand
            await self.stage.host.settled()
            return outcome

        return self.runner.run(whole())

    @property
    def host(self) -> Any:
        assert self.stage is not None
        return self.stage.host

    def entries(self) -> list[Entry]:
        assert self.stage is not None
        return self.run(journal.page(self.stage.store.read, self.table, limit=10_000))

    def tried(self, errand: Awaitable[Reply]) -> Reply | None:
        """Do something that may be refused; then nothing has happened."""
        before = self.entries()
        try:
            return self.run(errand)
        except HostRefusal:
            assert before == self.entries()
            return None

    def seen(self) -> tuple[Rows, Position[Any, Any] | None]:
        async def show(_: Any, sight: Any) -> Any:
            return sight.rows, sight.position

        return self.run(self.host.look_at(self.table, show))

    def hand(self, person: Person) -> HandScene | None:
        try:
            return self.run(self.host.hand(self.table, person.id))
        except HostRefusal:
            return None

    def asked(self) -> list[tuple[Person, HandScene, SeatAsk]]:
        hands = [(person, self.hand(person)) for person in EVERYBODY]
        return [
            (person, hand, hand.face.mine)
            for person, hand in hands
            if hand is not None and hand.face is not None and hand.face.mine is not None
        ]

    @initialize(
        people=st.integers(2, 3),
        computers=st.integers(0, 1),
        windows=st.sampled_from(["quick", "poker"]),
        leavers=st.sampled_from(["computer", "leaves"]),
        pace=st.sampled_from(["12h", "none"]),
    )
    def sit_down(self, people: int, computers: int, **opening: Any) -> None:
        async def begin() -> None:
            self.stage = await Stage(Path(self.folder.name)).__aenter__()
            seated = EVERYBODY[:people]
            self.table = await self.stage.table(*seated, computers=("easy",) * computers, **opening)

        self.runner.run(begin())

    # what people do

    @rule(data=st.data(), times=st.integers(1, 8))
    def play(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            self.answer(data)

    def answer(self, data: st.DataObject) -> None:
        asked = self.asked()
        if not asked:
            return
        person, hand, mine = data.draw(st.sampled_from(asked))
        assert hand.face is not None
        ids = [option.id for option in mine.options]
        count = data.draw(st.integers(mine.at_least, min(mine.at_most, len(ids))))
        picks = tuple(data.draw(st.permutations(ids))[:count])
        name, before = f"click {len(self.clicks)}", len(self.entries())
        reply = self.tried(self.host.answer(self.table, hand.face.id, hand.seat, picks, person, interaction=name))
        if reply is not None:
            made = self.entries()[before]
            assert (person.id, "person", hand.face.id, hand.seat) == (made.person_id, made.by, made.ask, made.seat)
            self.clicks.append((name, hand.face.id, hand.seat, picks, person, reply))

    @precondition(lambda self: self.clicks[self.old :])
    @rule(data=st.data())
    def click_twice(self, data: st.DataObject) -> None:
        """Discord brings a click again: it is answered the same, and nothing happens."""
        name, ask, seat, picks, person, reply = data.draw(st.sampled_from(self.clicks[self.old :]))
        before = self.entries()
        again = self.run(self.host.answer(self.table, ask, seat, picks, person, interaction=name))
        assert (reply.text, reply.lines) == (again.text, again.lines)
        assert before == self.entries()

    @precondition(lambda self: self.clicks)
    @rule(data=st.data())
    def press_an_old_button(self, data: st.DataObject) -> None:
        """A click of its own on a question that is over."""
        _, ask, seat, picks, person, _ = data.draw(st.sampled_from(self.clicks))
        _, position = self.seen()
        if position is None or position.ask is None or position.ask.id != ask:
            self.presses += 1
            press = self.host.answer(self.table, ask, seat, picks, person, interaction=f"press {self.presses}")
            assert self.tried(press) is None

    @rule(person=PEOPLE)
    def take_back(self, person: Person) -> None:
        _ = self.tried(self.host.undo(self.table, person))

    @rule(person=PEOPLE, data=st.data())
    def take_back_together(self, person: Person, data: st.DataObject) -> None:
        points = self.run(self.host.undo_points(self.table))
        if points and self.tried(self.host.propose_undo(self.table, person, data.draw(st.sampled_from(points)).seq)):
            for other in EVERYBODY:
                _ = self.tried(self.host.vote_undo(self.table, other, data.draw(st.booleans())))

    @rule(person=PEOPLE, order=st.sampled_from(["leave", "resign", "join"]))
    def come_or_go(self, person: Person, order: str) -> None:
        _ = self.tried(getattr(self.host, order)(self.table, person))

    @rule(person=PEOPLE, days=st.integers(1, 5), computer=st.booleans())
    def be_away(self, person: Person, days: int, computer: bool) -> None:
        assert self.stage is not None
        until = self.stage.clock.now() + days * 24 * HOUR
        _ = self.tried(self.host.set_away(person, until, computer=computer))

    @rule(person=PEOPLE)
    def be_back(self, person: Person) -> None:
        _ = self.tried(self.host.set_away(person, None))

    @rule(choice=st.sampled_from(["wait", "default", "computer", "replace"]))
    def decide_about_somebody_late(self, choice: str) -> None:
        self.time_passes(13)
        for person in EVERYBODY:
            _ = self.tried(self.host.decide(self.table, person, choice))

    @rule(one=PEOPLE, seat=st.integers(0, 3), agree=st.booleans())
    def swap(self, one: Person, seat: int, agree: bool) -> None:
        if self.tried(self.host.offer_swap(self.table, one, seat)):
            for other in EVERYBODY:
                _ = self.tried(self.host.vote_swap(self.table, other, agree))

    # what moderators do

    @rule(seat=st.integers(0, 3), holder=st.one_of(PEOPLE, st.just("easy")))
    def replace(self, seat: int, holder: Person | str) -> None:
        _ = self.tried(self.host.replace(self.table, MOD, "why", seat, holder))

    @rule(act=st.sampled_from(["pause", "resume", "skip"]))
    def moderate(self, act: str) -> None:
        _ = self.tried(getattr(self.host, act)(self.table, MOD, "why"))

    @rule(seat=st.integers(0, 3))
    def give_the_default(self, seat: int) -> None:
        _ = self.tried(self.host.answer_for(self.table, MOD, "why", seat))

    @rule(data=st.data())
    def undo_by_a_moderator(self, data: st.DataObject) -> None:
        points = self.run(self.host.undo_points(self.table))
        if points:
            _ = self.tried(self.host.undo_to(self.table, MOD, "why", data.draw(st.sampled_from(points)).seq))

    # what happens

    @rule(hours=st.sampled_from([1, 7, 30]))
    def live_on(self, hours: int) -> None:
        self.time_passes(hours)

    def time_passes(self, hours: int) -> None:
        async def live() -> None:
            assert self.stage is not None
            for _ in range(hours * 6):
                self.stage.clock.move(HOUR / 6)
                await self.stage.host.settled()

        self.old = len(self.clicks)
        self.run(live())

    @rule()
    def restart(self) -> None:
        def looked() -> Any:
            return self.run(self.host.scene(self.table)), [self.hand(person) for person in EVERYBODY], self.entries()

        assert self.stage is not None
        before = looked()
        self.run(self.stage.restart())
        assert before == looked()

    # what always holds

    @invariant()
    def nothing_has_gone_wrong(self) -> None:
        assert [] == self.incidents.lines

    @invariant()
    def is_sound(self) -> None:
        if self.stage is None:
            return
        rows, position = self.seen()
        assert position is not None
        assert rows.table.fault is None
        assert [] == position.game.problems(position.state)
        assert list(range(1, rows.table.seq + 1)) == [entry.seq for entry in self.entries()]
        held = [seat.person_id for seat in rows.seats if seat.person_id is not None and seat.left_at is None]
        assert sorted(set(held)) == sorted(held)
        if position.ask is None:
            assert "finished" == rows.table.status
            return
        question = position.ask.kind, position.ask.ask.key, position.ask.ask.public
        assert question == self.questions.setdefault(position.ask.id, question)
        if rows.table.status == "running" and not rows.deserted:
            # Nothing waits for a computer, nor for a seat that nobody holds.
            assert set(position.ask.awaited) & set(rows.present)

    @invariant()
    def all_is_delivered(self) -> None:
        if self.stage is None:
            return
        now = self.stage.clock.now()
        assert [] == [
            row for row in self.run(outbox.pending(self.stage.store.read, self.table)) if row.not_before <= now
        ]

    def teardown(self) -> None:
        """The game is ended, and its record proves all dice that were thrown, those that were taken back too."""
        try:
            if self.stage is not None:
                _ = self.tried(self.host.end(self.table, MOD, "enough"))
                assert [] == verify(self.run(self.host.export_finished(self.table, MOD, "doubt")))
                self.runner.run(self.stage.__aexit__())
        finally:
            logging.getLogger("host").removeHandler(self.incidents)
            self.runner.close()
            self.folder.cleanup()


Weeks.TestCase.settings = settings(
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestWeeks = Weeks.TestCase

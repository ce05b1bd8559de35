"""Whatever people, restarts and moderators do in whatever order, a table stays sound (DESIGN 8.3)."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import END, LEAVE, RESEED, REWIND, SKIP, Answer, OpenAsk, Refused, SeatAsk, Stale, begin, step
from engine.core.snapshot import decode, encode
from tests.engine.lab import Lab, LabOptions
from tests.engine.table import KEY, Table


def question_of(ask: OpenAsk) -> Any:
    """What makes a question this one and no other. A leaver is not among its seats any more."""
    return ask.kind, ask.ask.key, ask.ask.public


class Evening(RuleBasedStateMachine):
    """One table of Lab. ``asked`` remembers every question by its id, ``states`` the state after each entry."""

    @initialize(seats=st.integers(2, 4), windows=st.sampled_from(["quick", "poker"]))
    def sit_down(self, seats: int, windows: Any) -> None:
        self.table = Table(Lab(), seats, LabOptions(goal=50), windows=windows)
        self.asked: dict[int, Any] = {}
        self.gone: list[tuple[int, int, tuple[str, ...]]] = []
        self.leavers: list[int] = []

    def running(self) -> bool:
        return self.table.position.ask is not None

    def legal(self, data: st.DataObject, mine: SeatAsk) -> tuple[str, ...]:
        """Any legal answer."""
        ids = [option.id for option in mine.options]
        count = data.draw(st.integers(mine.at_least, min(mine.at_most, len(ids))))
        return tuple(data.draw(st.permutations(ids))[:count])

    def moved(self, seat: int, ask: int, picks: tuple[str, ...]) -> None:
        self.gone.append((seat, ask, picks))

    # what people do

    @precondition(running)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        ask = self.table.ask
        seat = data.draw(st.sampled_from(ask.awaited))
        picks = self.legal(data, ask.ask.seats[seat])
        before = self.table.seq
        self.table.answer(seat, *picks)
        assert before + 1 == self.table.seq
        if self.table.position.ask is None or self.table.ask.id != ask.id:
            self.moved(seat, ask.id, picks)

    @precondition(running)
    @rule(data=st.data())
    def change_a_choice(self, data: st.DataObject) -> None:
        ask = self.table.ask
        if ask.ask.revisable and ask.given:
            seat = data.draw(st.sampled_from(sorted(ask.given)))
            self.table.answer(seat, *self.legal(data, ask.ask.seats[seat]))

    @precondition(running)
    @rule(data=st.data())
    def time_runs_out(self, data: st.DataObject) -> None:
        """The answer of an absent player is always legal and never breaks anything."""
        ask = self.table.ask
        seat = data.draw(st.sampled_from(ask.awaited))
        self.table.answer(seat, *ask.ask.seats[seat].default)

    @rule()
    def press_an_old_button(self) -> None:
        before = self.table.stored
        for seat, ask, picks in self.gone[-5:]:
            with pytest.raises(Stale):
                self.table.answer(seat, *picks, ask=ask)
        assert before == self.table.stored

    @precondition(running)
    @rule(data=st.data())
    def click_twice(self, data: st.DataObject) -> None:
        ask = self.table.ask
        seat = data.draw(st.sampled_from(ask.awaited))
        picks = self.legal(data, ask.ask.seats[seat])
        self.table.answer(seat, *picks)
        before = self.table.stored
        if ask.ask.revisable and self.table.position.ask and self.table.ask.id == ask.id:
            return
        with pytest.raises(Stale):
            self.table.answer(seat, *picks, ask=ask.id)
        assert before == self.table.stored

    @precondition(running)
    @rule(picks=st.lists(st.sampled_from(["card:0", "card:1", "rest", "mix", "pass", "1", "nonsense"]), max_size=3))
    def answer_anything(self, picks: list[str]) -> None:
        """A made-up answer either is on offer or changes nothing."""
        before, ask = self.table.stored, self.table.ask
        try:
            self.table.answer(ask.awaited[0], *picks)
        except Refused:
            assert before == self.table.stored
        else:
            assert {option.id for option in ask.ask.seats[ask.awaited[0]].options} >= set(picks)

    # what happens to the bot

    @rule()
    def restart(self) -> None:
        """Another process: a new rule set object, and what was stored written and read once more."""
        self.table.game = Lab()
        before = self.table.position
        self.table.snapshot = encode(self.table.game, decode(self.table.game, self.table.snapshot))
        after = self.table.position
        assert (before.state, before.ask, before.waiting) == (after.state, after.ask, after.waiting)

    @precondition(lambda self: len(self.table.standing()) > 1)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        entries = data.draw(st.integers(1, min(4, len(self.table.standing()) - 1)))
        target = self.table.standing()[-1 - entries].result.position
        self.table.undo(entries)
        after = self.table.position
        assert (target.state, target.counters) == (after.state, after.counters)
        if after.ask is not None:
            assert (self.table.seq, target.ask and target.ask.ask) == (after.ask.id, after.ask.ask)

    # commands

    @precondition(running)
    @rule(data=st.data(), amount=st.integers(-1, 5))
    def give(self, data: st.DataObject, amount: int) -> None:
        seats = st.sampled_from(range(self.table.seats))
        before, ask = self.table.stored, self.table.ask
        money = [chemist.money for chemist in self.table.position.state.chemists]
        seat, to = data.draw(seats), data.draw(seats)
        try:
            self.table.command("gift", seat, to=to, amount=amount)
        except Refused:
            assert before == self.table.stored
        else:
            money[seat] -= amount
            money[to] += amount
            assert money == [chemist.money for chemist in self.table.position.state.chemists]
            assert ask == self.table.ask

    @precondition(running)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(range(self.table.seats)))
        before, tail = self.table.stored, self.table.tail
        try:
            self.table.command(LEAVE, seat)
        except Refused:
            assert before == self.table.stored
        else:
            waits = (LEAVE, seat) in self.table.position.waiting
            assert waits == bool(tail)
            assert waits or self.table.position.state.chemists[seat].left

    @precondition(running)
    @rule(number=st.integers(0, 5))
    def reseed(self, number: int) -> None:
        ask, before = self.table.ask, self.table.stored
        try:
            self.table.command(RESEED, key=f"{number:032x}")
        except Stale:
            assert before == self.table.stored
        else:
            assert ask.id == self.table.ask.id

    @precondition(running)
    @rule(kind=st.sampled_from([SKIP, REWIND]))
    def moderate(self, kind: str) -> None:
        self.table.command(kind)
        assert () == self.table.tail

    @precondition(lambda self: len(self.table.journal) > 25)
    @rule()
    def end(self) -> None:
        over, half_done = not self.running(), bool(self.table.tail)
        if over:
            with pytest.raises(Stale):
                self.table.command(END)
        elif (END, None) not in self.table.position.waiting:
            self.table.command(END)
            assert half_done == self.running()

    # what always holds

    @invariant()
    def is_sound(self) -> None:
        if not hasattr(self, "table"):
            return
        position = self.table.position
        assert [] == self.table.game.problems(position.state)
        assert (position.ask is None) == (position.standings is not None)
        assert [] == self.table.wrong_draws()
        if position.ask is not None:
            assert [] != position.ask.awaited
            question = question_of(position.ask)
            assert question == self.asked.setdefault(position.ask.id, question)
            assert position.ask.id == max(self.asked)

    def teardown(self) -> None:
        """The entries that stand, carried out anew, come to the same state."""
        if not hasattr(self, "table"):
            return
        table = self.table
        result = begin(table.game, table.seats, LabOptions(goal=50), KEY, windows=table.windows)
        for kept in table.standing()[1:]:
            assert kept.entry is not None
            entry, ask = kept.entry, result.position.ask
            if isinstance(entry, Answer):
                assert ask is not None
                entry = replace(entry, ask=ask.id)
            result = step(table.game, result.snapshot, result.tail, entry)
        assert table.position.state == result.position.state


Evening.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestEvening = Evening.TestCase

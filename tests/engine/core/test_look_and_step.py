"""Look shows, step moves: both from what is stored, and a step happens whole or not at all."""

from dataclasses import FrozenInstanceError

import pytest

from engine import Answer, EffectFailed, Refused, Stale, begin, look, step, text
from engine.core.play import plain
from engine.core.task import Effect, Tasks
from tests.engine.core.mini import Clerk, Mini, mini, one_of
from tests.engine.lab import Lab, LabOptions
from tests.engine.table import KEY, Table

ABOUT = text("public"), text("private")


def two_questions() -> Mini:
    """Note, ask, note, ask, note: all in one Task; then a second Task that asks."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        t.note("begun")
        first = yield from t.choose(0, "first", *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])
        t.note("first {pick}", pick=first)
        second = yield from t.choose(1, "second", *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])
        t.note("second {pick}", pick=second)
        t.push("last", seat=0)

    @tasks.task("last")
    def last(t: Clerk, seat: int) -> Effect[None]:
        t.note("last begun")
        third = yield from t.choose(seat, "third", *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])
        t.note("third {pick}", pick=third)

    return mini(tasks)


def test_beginning_a_game_runs_it_to_its_first_ask() -> None:
    first = begin(two_questions(), 2, Table(two_questions()).game.options_type(), KEY)
    assert first.position.ask is not None
    assert (1, "first", "start") == (first.position.ask.id, first.position.ask.ask.key, first.position.ask.kind)
    assert ["begun"] == [event.text.id for event in first.events]
    assert ((), "") == (first.tail, first.fingerprint)


def test_a_game_begins_at_the_journal_number_it_is_given() -> None:
    first = begin(Lab(), 2, LabOptions(), KEY, seq=5)
    assert first.position.ask is not None
    assert (5, 5) == (first.position.ask.id, first.opened)


def test_look_shows_what_step_came_to() -> None:
    table = Table(two_questions())
    table.answer(0, "a")
    stepped = table.journal[-1].result.position
    looked = table.position
    assert stepped.state == looked.state
    assert stepped.ask == looked.ask
    assert stepped.counters == looked.counters


def test_look_changes_nothing_however_often_it_is_asked() -> None:
    table = Table(two_questions())
    table.answer(0, "a")
    before = table.stored
    assert [table.position.state] * 3 == [table.position.state for _ in range(3)]
    assert before == table.stored


def test_a_step_tells_only_what_happened_after_its_answer() -> None:
    table = Table(two_questions())
    assert ["first {pick}"] == table.answer(0, "a")
    assert ["second {pick}", "last begun"] == table.answer(1, "b")
    assert ["third {pick}"] == table.answer(0, "a")


def test_the_stored_snapshot_is_from_before_the_running_task_and_the_tail_are_its_answers() -> None:
    table = Table(two_questions())
    before = table.snapshot
    table.answer(0, "a")
    assert before == table.snapshot
    assert [(2, 0, ("a",))] == [(past.seq, past.seat, past.picks) for past in table.tail]
    table.answer(1, "a")
    assert before != table.snapshot
    assert () == table.tail


def test_a_result_says_at_which_number_the_running_task_began() -> None:
    table = Table(two_questions())
    table.answer(0, "a")
    assert 1 == table.journal[-1].result.opened
    table.answer(1, "a")
    assert 3 == table.journal[-1].result.opened


def test_an_answer_is_stored_with_the_fingerprint_that_the_result_gives() -> None:
    table = Table(two_questions())
    table.answer(0, "a")
    assert table.tail[0].fingerprint == table.journal[-1].result.fingerprint != ""


def test_the_id_of_an_ask_is_the_number_of_the_entry_that_opened_it() -> None:
    table = Table(two_questions())
    ids = [table.ask.id]
    table.answer(0, "a")
    ids.append(table.ask.id)
    table.answer(1, "a")
    ids.append(table.ask.id)
    assert [1, 2, 3] == ids


def test_a_restart_after_every_answer_changes_nothing() -> None:
    """Each ``Table`` move starts from bytes; here the bytes even go through a fresh game object."""
    table, lasting = Table(two_questions()), Table(two_questions())
    for seat, pick in ((0, "b"), (1, "a"), (0, "b")):
        table.answer(seat, pick)
        table.game = two_questions()
        lasting.answer(seat, pick)
    assert lasting.position.state == table.position.state


def test_a_finished_game_has_standings_and_no_ask() -> None:
    table = Table(two_questions())
    for seat in (0, 1, 0):
        table.answer(seat, "a")
    position = table.position
    assert (None, [[0, 1]]) == (position.ask, position.standings)
    assert position.face(0) is None


def test_an_answer_to_a_finished_game_is_stale() -> None:
    table = Table(two_questions())
    for seat in (0, 1, 0):
        table.answer(seat, "a")
    with pytest.raises(Stale):
        table.answer(0, "a", ask=3)


@pytest.mark.parametrize(
    ("seat", "picks", "ask", "error", "sentence"),
    [
        (0, ("a",), 0, Stale, "The table has moved on. Look at what is shown now."),
        (0, ("a",), 2, Stale, "The table has moved on. Look at what is shown now."),
        (1, ("a",), 1, Stale, "This question is not for you."),
        (7, ("a",), 1, Stale, "This question is not for you."),
        (0, ("z",), 1, Refused, "That is not on offer any more. Look at what is shown now and pick from it."),
        (0, (), 1, Refused, "Pick at least {least|thing|things}."),
        (0, ("a", "b"), 1, Refused, "Pick at most {most|thing|things}."),
        (0, ("a", "a"), 1, Refused, "Pick each of them only once."),
    ],
)
def test_an_answer_that_is_not_legal_changes_nothing(
    seat: int, picks: tuple[str, ...], ask: int, error: type[Refused], sentence: str
) -> None:
    table = Table(two_questions())
    before = table.stored
    with pytest.raises(Refused) as refused:
        table.answer(seat, *picks, ask=ask)
    assert (error, sentence) == (type(refused.value), refused.value.text.id)
    assert before == table.stored
    assert 1 == table.ask.id


def test_the_second_of_two_equal_clicks_is_stale() -> None:
    table = Table(two_questions())
    table.answer(0, "a")
    before = table.stored
    with pytest.raises(Stale):
        table.answer(0, "a", ask=1)
    assert before == table.stored


def test_an_effect_that_refuses_an_answer_changes_nothing() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        pick = yield from t.choose(0, "key", *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])
        if pick == "b":
            raise Refused(text("Not that one."))
        t.note("taken")

    table = Table(mini(tasks))
    before = table.stored
    with pytest.raises(Refused, match="Not that one"):
        table.answer(0, "b")
    assert before == table.stored
    table.answer(0, "a")
    assert ["taken"] == table.position.state.notes


def test_an_effect_that_fails_changes_nothing() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        _ = yield from t.choose(0, "key", *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])
        t.note("half done")
        raise RuntimeError("a broken card")

    table = Table(mini(tasks))
    before = table.stored
    with pytest.raises(EffectFailed):
        table.answer(0, "b")
    assert before == table.stored
    assert ([], 1) == (table.position.state.notes, table.ask.id)


def test_entries_are_steps_of_pure_functions() -> None:
    """The same snapshot, tail and entry give the same result, whoever asks."""
    game = Lab()
    first = begin(game, 3, LabOptions(), KEY)
    assert first.position.ask is not None
    seat = first.position.ask.awaited[0]
    entry = Answer(2, seat, first.position.ask.id, ("rest",))
    one, other = step(game, first.snapshot, first.tail, entry), step(game, first.snapshot, first.tail, entry)
    assert one.snapshot == other.snapshot
    assert (one.tail, one.events, one.draws, one.fingerprint) == (
        other.tail, other.events, other.draws, other.fingerprint,
    )  # fmt: skip


def test_the_position_of_a_result_is_not_what_is_stored() -> None:
    """Who tampers with a state in memory tampers with nothing."""
    table = Table(Lab(), options=LabOptions())
    table.position.state.chemists[0].points = 99
    assert 0 == look(table.game, table.snapshot, table.tail).state.chemists[0].points
    with pytest.raises(FrozenInstanceError):
        table.snapshot.data = b""  # pyright: ignore[reportAttributeAccessIssue]


def test_tasks_run_in_the_order_pushed_and_before_what_waited_already() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> None:
        t.push("outer", name="a")
        t.push("outer", name="b")

    @tasks.task("outer")
    def outer(t: Clerk, name: str) -> None:
        t.note(name)
        t.push("inner", name=f"{name}1")
        t.push("inner", name=f"{name}2")

    @tasks.task("inner")
    def inner(t: Clerk, name: str) -> None:
        t.note(name)

    assert ["a", "a1", "a2", "b", "b1", "b2"] == Table(mini(tasks)).position.state.notes


def test_a_task_that_asks_for_nothing_it_may_ask_for_runs_on() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        if t.seats > 5:
            _ = yield from t.choose(0, "key", *ABOUT, one_of("a", "b").options)
        t.note("done")

    table = Table(mini(tasks))
    assert ["done"] == table.position.state.notes
    assert table.position.ask is None

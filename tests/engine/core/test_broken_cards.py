"""Effects that raise, go on too long or ask nonsense: nothing changes, the ask stays open, a moderator can skip."""

import pytest

from engine import REWIND, SKIP, Ask, EffectFailed, OpenAsk, Stale, text
from engine.core.errors import BadAsk, BudgetSpent, TailOnly
from engine.core.play import plain
from engine.core.snapshot import decode, encode
from engine.core.task import Effect, Task, Tasks
from tests.engine.core.mini import Clerk, Mini, mini, one_of
from tests.engine.lab import Lab, LabOptions, Rules, deal
from tests.engine.table import Table

ABOUT = text("public"), text("private")


def fusing() -> tuple[Table, int]:
    """A Lab table at which somebody plays a fuse that is broken, and the seat that does."""
    table = Table(Lab(Rules(fuse="broken")), options=LabOptions(goal=50))
    seat = table.ask.awaited[0]
    table.snapshot, fuse = deal(table.snapshot, seat, "fuse")
    table.answer(seat, f"card:{fuse}")
    return table, seat


def test_a_card_that_raises_changes_nothing_and_leaves_its_ask_open() -> None:
    table, seat = fusing()
    before, ask = table.stored, table.ask
    with pytest.raises(EffectFailed) as failed:
        table.answer(seat, "short")
    assert ("text", "a card") == (failed.value.kind, failed.value.label)
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
    assert before == table.stored
    assert ask == table.ask


def test_the_message_of_a_failure_does_not_tell_what_went_wrong_inside() -> None:
    """It is shown at the table; the cause is for the operator and may hold secrets."""
    table, seat = fusing()
    with pytest.raises(EffectFailed) as failed:
        table.answer(seat, "short")
    assert "length" not in str(failed.value)


def test_skip_drops_the_failing_task_from_its_own_start_and_the_game_goes_on() -> None:
    table, seat = fusing()
    points = [chemist.points for chemist in table.position.state.chemists]
    told = table.command(SKIP)
    state = table.position.state
    assert points == [chemist.points for chemist in state.chemists]
    assert "{who:seat} is at the bench." in told
    assert 1 - seat == state.active
    assert [] == table.game.problems(state)
    assert (table.seq, "main") == (table.ask.id, table.ask.ask.key)


def test_the_same_answer_works_when_the_card_has_been_mended() -> None:
    table, seat = fusing()
    table.game = Lab()
    table.answer(seat, "short")
    assert 1 == table.position.state.chemists[seat].points


def test_a_skip_forgets_the_answers_the_task_has_had() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> None:
        t.push("double")
        t.push("next")

    @tasks.task("double")
    def double(t: Clerk) -> Effect[None]:
        t.note("once")
        _ = yield from t.choose(0, "one", *ABOUT, one_of("a", "b").options)
        t.note("twice")
        _ = yield from t.choose(0, "two", *ABOUT, one_of("a", "b").options)

    @tasks.task("next")
    def follow(t: Clerk) -> Effect[None]:
        _ = yield from t.choose(0, "three", *ABOUT, one_of("a", "b").options)

    table = Table(mini(tasks))
    table.answer(0, "a")
    assert [] == table.command(SKIP)
    assert ([], "three", ()) == (table.position.state.notes, table.ask.ask.key, table.tail)


def test_a_skip_at_a_table_that_is_over_is_stale() -> None:
    table = Table(Lab())
    table.command("end")
    with pytest.raises(Stale, match="The game is over"):
        table.command(SKIP)


def game_of(body: str) -> Mini:
    """Games whose start does one wrong thing, by name."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        yield from WRONGS[body](t)

    @tasks.task("again")
    def again(t: Clerk) -> None:
        t.push("again")

    @tasks.task("twice")
    def twice(t: Clerk) -> Effect[None]:
        yield from ()
        t.push("twice")

    return mini(tasks)


def verb_after_push(t: Clerk) -> Effect[None]:
    yield from ()
    t.push("again")
    t.add("x")


def word_after_push(t: Clerk) -> Effect[None]:
    yield from ()
    t.push("again")
    t.say("note", "too late")


def die_after_push(t: Clerk) -> Effect[None]:
    yield from ()
    t.push("again")
    _ = t.roll()


def ask_after_push(t: Clerk) -> Effect[None]:
    t.push("again")
    _ = yield from t.choose(0, "key", *ABOUT, one_of("a", "b").options)


def window_after_push(t: Clerk) -> Effect[None]:
    t.push("again")
    _ = yield from t.window("key", text("public"), {0: one_of("a", "b")})


def endless_verbs(t: Clerk) -> Effect[None]:
    yield from ()
    while True:
        t.add("x")


def endless_questions(t: Clerk) -> Effect[None]:
    while True:
        _ = yield from t.choose(0, "key", *ABOUT, [plain("a", "take", "A")])


def endless_tasks(t: Clerk) -> Effect[None]:
    yield from ()
    t.push("again")


def endless_tasks_that_might_ask(t: Clerk) -> Effect[None]:
    yield from ()
    t.push("twice")


def nobody(t: Clerk) -> Effect[None]:
    _ = yield from t.ask(Ask("key", text("public"), {}))


def too_few(t: Clerk) -> Effect[None]:
    _ = yield from t.choose_many(0, "key", *ABOUT, one_of("a").options, at_least=2, at_most=2)


def unknown_task(t: Clerk) -> Effect[None]:
    yield from ()
    t.push("no such thing")


def wrong_arguments(t: Clerk) -> Effect[None]:
    yield from ()
    t.push("again", seat=1)


WRONGS = {
    body.__name__: body
    for body in (
        verb_after_push, word_after_push, die_after_push, ask_after_push, window_after_push, endless_verbs,
        endless_questions, endless_tasks, endless_tasks_that_might_ask, nobody, too_few, unknown_task, wrong_arguments,
    )
}  # fmt: skip


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        ("verb_after_push", TailOnly),
        ("word_after_push", TailOnly),
        ("die_after_push", TailOnly),
        ("ask_after_push", TailOnly),
        ("window_after_push", TailOnly),
        ("endless_verbs", BudgetSpent),
        ("endless_questions", BudgetSpent),
        ("endless_tasks", BudgetSpent),
        ("endless_tasks_that_might_ask", BudgetSpent),
        ("nobody", BadAsk),
        ("too_few", BadAsk),
        ("unknown_task", ValueError),
        ("wrong_arguments", ValueError),
    ],
)
def test_what_a_text_must_not_do_fails_it(body: str, cause: type[Exception]) -> None:
    """No verb after a push, no endless chain, no question that cannot be answered, no Task that does not exist."""
    with pytest.raises(EffectFailed) as failed:
        Table(game_of(body))
    assert cause is type(failed.value.__cause__)


@pytest.mark.parametrize("value", [(1, 2), 1.5, {"a": {1}}, [object()], b"bytes", {1: "a"}, [[{"a": (1,)}]]])
def test_a_task_takes_plain_data_only(value: object) -> None:
    tasks = Tasks()

    @tasks.task("pushed")
    def pushed(t: Clerk, what: object) -> None:
        t.act()

    with pytest.raises(TypeError, match=r"pushed\.what is not plain JSON"):
        tasks.make("pushed", {"what": value})  # pyright: ignore[reportArgumentType]


def test_a_task_takes_exactly_its_arguments() -> None:
    tasks = Tasks()

    @tasks.task("pushed")
    def pushed(t: Clerk, what: int) -> None:
        t.act()

    assert Task("pushed", {"what": 1}) == tasks.make("pushed", {"what": 1})
    with pytest.raises(ValueError, match=r"pushed takes \['what'\], not \[\]"):
        tasks.make("pushed", {})
    with pytest.raises(ValueError, match="there is no effect named dropped"):
        tasks.make("dropped", {})


def test_two_effects_cannot_have_one_name() -> None:
    tasks = Tasks()
    _ = tasks.task("start")(endless_tasks)
    with pytest.raises(ValueError, match="two effects are named start"):
        tasks.task("start")(nobody)


def test_the_budget_is_for_each_answer_not_for_all_the_answers_of_a_task() -> None:
    """A long Task that is run again over many answers may do what it did when they were given."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        for _ in range(4):
            for _ in range(15_000):
                t.add("x")
            _ = yield from t.choose(0, "key", *ABOUT, one_of("a", "b").options)

    table = Table(mini(tasks))
    for _ in range(4):
        table.answer(0, "a")
    assert 60_000 == table.position.state.numbers["x"]


def test_a_game_that_does_not_know_how_to_go_on_fails_instead_of_turning_for_ever() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> None:
        t.act()

    class Stuck(Mini):
        def resume(self, play: Clerk) -> None:
            play.act()

    Stuck.tasks = tasks
    with pytest.raises(EffectFailed) as failed:
        Table(Stuck())
    assert "what comes next" == failed.value.label


def with_head(task: Task) -> Table:
    """A table whose stored head Task is this one, as an older program may have left it."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        _ = yield from t.choose(0, "key", *ABOUT, one_of("a", "b").options)

    table = Table(mini(tasks))
    saved = decode(table.game, table.snapshot)
    saved.agenda[0] = task
    table.snapshot = encode(table.game, saved)
    return table


@pytest.mark.parametrize("task", [Task("gone"), Task("start", {"seat": 1})])
def test_a_stored_task_that_no_longer_exists_fails_and_can_be_skipped(task: Task) -> None:
    table = with_head(task)
    with pytest.raises(EffectFailed) as failed:
        table.position.standings  # noqa: B018
    assert task.kind == failed.value.kind
    table.command(SKIP)
    assert table.position.standings is not None


def test_a_stored_task_that_no_longer_exists_does_not_keep_people_from_ending_the_game() -> None:
    table = with_head(Task("gone"))
    table.command("end")
    assert table.position.standings is not None
    with pytest.raises(EffectFailed):
        with_head(Task("gone")).command(REWIND)


def test_a_game_ends_even_when_the_answers_of_its_task_no_longer_fit() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        for key in ("one", "two"):
            _ = yield from t.choose(0, key, *ABOUT, one_of("a", "b").options)

    table = Table(mini(tasks))
    table.answer(0, "b")
    table.tail = (type(table.tail[0])(2, 0, ("b",), "of another version"),)
    table.command("end")
    assert (None, [[0, 1]]) == (table.position.ask, table.position.standings)


def test_a_failing_command_changes_nothing() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        _ = yield from t.choose(0, "key", *ABOUT, one_of("a", "b").options)

    table = Table(mini(tasks))
    before = table.stored
    with pytest.raises(EffectFailed):
        table.command("push", task="no such thing")
    assert before == table.stored
    assert isinstance(table.ask, OpenAsk)

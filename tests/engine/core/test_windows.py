"""Questions to several seats at once: reaction windows at both speeds, secret choices, options that close an ask."""

import pytest

from engine import SeatAsk, Stale, text
from engine.core.play import plain
from engine.core.task import Effect, Tasks
from tests.engine.core.mini import Clerk, Mini, mini, one_of
from tests.engine.table import Table

PASS = one_of("pass")
CHOICE = one_of("pass", "defend")


def window(asks: dict[int, SeatAsk], *, closes_on: tuple[str, ...] = ()) -> Mini:
    """A game of one window that notes what came of it."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        answers = yield from t.window("defend", text("Waiting for a reaction."), asks, closes_on=closes_on)
        t.note("{all}", all=" ".join(f"{seat}:{','.join(picks)}" for seat, picks in answers.items()))
        _ = yield from t.choose(0, "after", text("after"), text("after"), [plain("on", "take", "On")], always=True)

    return mini(tasks)


def test_at_a_quick_table_a_seat_that_can_only_pass_is_not_asked() -> None:
    table = Table(window({1: PASS, 2: CHOICE, 3: CHOICE}), seats=4)
    assert [2, 3] == table.ask.awaited
    assert table.ask.face(1).mine is None


def test_what_a_seat_that_was_not_asked_had_to_say_is_among_the_answers() -> None:
    table = Table(window({1: PASS, 2: CHOICE, 3: PASS}), seats=4)
    table.answer(2, "defend")
    assert ["1:pass 2:defend 3:pass"] == table.position.state.notes


def test_at_a_quick_table_a_window_that_nobody_can_use_passes_at_once() -> None:
    table = Table(window({1: PASS, 2: PASS}), seats=3)
    assert "after" == table.ask.ask.key
    assert ["1:pass 2:pass"] == table.position.state.notes


def test_with_a_poker_face_every_seat_is_asked_even_for_a_single_option() -> None:
    table = Table(window({1: PASS, 2: PASS}), seats=3, windows="poker")
    assert ("defend", [1, 2]) == (table.ask.ask.key, table.ask.awaited)
    table.answer(2, "pass")
    table.answer(1, "pass")
    assert ["1:pass 2:pass"] == table.position.state.notes


def test_a_window_for_nobody_passes_with_a_poker_face_too() -> None:
    assert [""] == Table(window({}), windows="poker").position.state.notes


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_order_of_the_clicks_does_not_show_in_the_answers(order: tuple[int, ...]) -> None:
    table = Table(window({3: CHOICE, 1: CHOICE, 2: CHOICE}), seats=4)
    for seat in order:
        table.answer(seat, "defend" if seat == 1 else "pass")
    assert ["3:pass 1:defend 2:pass"] == table.position.state.notes


def test_an_option_that_closes_the_window_ends_it_for_those_who_have_not_answered() -> None:
    table = Table(window({1: CHOICE, 2: CHOICE, 3: CHOICE}, closes_on=("defend",)), seats=4)
    window_id = table.ask.id
    table.answer(3, "pass")
    table.answer(1, "defend")
    assert ["1:defend 3:pass"] == table.position.state.notes
    with pytest.raises(Stale):
        table.answer(2, "pass", ask=window_id)


def test_a_forced_answer_that_closes_the_window_closes_it_before_anybody_is_asked() -> None:
    table = Table(window({1: CHOICE, 2: one_of("defend")}, closes_on=("defend",)), seats=3)
    assert ["2:defend"] == table.position.state.notes


def test_an_answer_in_a_window_does_not_change_its_id_for_the_others() -> None:
    table = Table(window({1: CHOICE, 2: CHOICE}), seats=3)
    before = table.ask.id
    table.answer(1, "pass")
    assert before == table.ask.id
    assert [2] == table.ask.awaited


def test_an_answer_in_a_window_is_final() -> None:
    table = Table(window({1: CHOICE, 2: CHOICE}), seats=3)
    table.answer(1, "pass")
    with pytest.raises(Stale, match="You have answered this already"):
        table.answer(1, "defend")


def test_nothing_is_told_before_the_window_is_closed() -> None:
    table = Table(window({1: CHOICE, 2: CHOICE}), seats=3)
    assert [] == table.answer(1, "defend")
    assert ["{all}"] == table.answer(2, "pass")


def secret() -> Mini:
    """A game of one secret choice."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        asks = {seat: one_of("a", "b") for seat in range(t.seats)}
        answers = yield from t.secretly("secret", text("Everybody chooses."), asks)
        t.note("{all}", all=" ".join(f"{seat}:{picks[0]}" for seat, picks in answers.items()))

    return mini(tasks)


def test_a_secret_choice_may_be_changed_until_the_last_one_has_chosen() -> None:
    table = Table(secret(), seats=3)
    table.answer(0, "a")
    table.answer(1, "a")
    table.answer(0, "b")
    table.answer(2, "a")
    assert ["0:b 1:a 2:a"] == table.position.state.notes


def test_a_changed_choice_survives_a_restart() -> None:
    table = Table(secret(), seats=2)
    table.answer(0, "a")
    table.answer(0, "b")
    assert {0: ("b",)} == table.ask.given


def test_a_secret_choice_names_those_who_have_not_chosen_but_not_what_was_chosen() -> None:
    table = Table(secret(), seats=3)
    table.answer(1, "a")
    face = table.ask.face(0)
    assert ((0, 2), None) == (face.awaited, face.given)


def test_a_secret_choice_of_nobody_passes() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        answers = yield from t.secretly("secret", text("public"), {})
        t.note("{n} chose", n=len(answers))

    assert ["0 chose"] == Table(mini(tasks)).position.state.notes


def test_a_secret_choice_with_a_single_option_is_still_asked() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        _ = yield from t.secretly("secret", text("public"), {0: one_of("a"), 1: one_of("a")})

    assert [0, 1] == Table(mini(tasks)).ask.awaited


@pytest.mark.parametrize("windows", ["quick", "poker"])
def test_a_forced_choice_of_one_seat_is_taken_without_asking(windows: str) -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        pick = yield from t.choose(0, "one", text("p"), text("q"), [plain("a", "take", "A")])
        many = yield from t.choose_many(0, "none", text("p"), text("q"), [], at_least=0, at_most=3)
        order = yield from t.order(0, "order", text("p"), text("q"), [plain("z", "take", "Z")])
        t.note("{all}", all=f"{pick} {many} {order}")

    table = Table(mini(tasks), windows="poker" if windows == "poker" else "quick")
    assert ["a () ('z',)"] == table.position.state.notes


def test_a_choice_that_would_tell_a_secret_is_asked_at_a_table_with_a_poker_face() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        one = [plain("a", "take", "A")]
        _ = yield from t.choose(0, "card", text("p"), text("q"), one, always=not t.quick)
        _ = yield from t.choose_many(0, "cards", text("p"), text("q"), one, at_least=1, at_most=1, always=not t.quick)
        _ = yield from t.order(0, "order", text("p"), text("q"), one, always=not t.quick)

    assert Table(mini(tasks)).position.ask is None
    table = Table(mini(tasks), windows="poker")
    asked: list[str] = []
    while table.position.ask:
        asked.append(table.ask.ask.key)
        table.answer(0, "a")
    assert ["card", "cards", "order"] == asked

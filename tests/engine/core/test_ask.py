"""What an ask may look like, which answers it takes, and what each seat sees of it."""

import pytest

from engine import Ask, OpenAsk, Option, Refused, SeatAsk, check_answer, text
from engine.core.ask import check_ask
from engine.core.errors import BadAsk


def options(*ids: str, same: str = "") -> tuple[Option, ...]:
    return tuple(Option(id, "take", text(id), same) for id in ids)


def pick(*ids: str, least: int = 1, most: int = 1, ordered: bool = False, same: str = "") -> SeatAsk:
    return SeatAsk(text("?"), options(*ids, same=same), ids[:least], least, most, ordered)


def why(mine: SeatAsk, *ids: str) -> str:
    with pytest.raises(Refused) as refused:
        check_answer(mine, ids)
    return refused.value.text.id


@pytest.mark.parametrize(
    ("mine", "complaint"),
    [
        (SeatAsk(text("?"), options("a", "a"), ("a",)), "the same id twice"),
        (SeatAsk(text("?"), options("a"), ("a",), at_least=2, at_most=2), "wants 2 to 2 of 1 options"),
        (SeatAsk(text("?"), options("a", "b"), ("a",), at_least=2, at_most=1), "wants 2 to 1"),
        (SeatAsk(text("?"), options("a"), (), at_least=-1), "wants -1 to 1"),
        (SeatAsk(text("?"), options("a"), ("b",)), "a default for seat 0 that is not legal"),
        (SeatAsk(text("?"), options("a", "b"), ("a", "b")), "a default for seat 0 that is not legal"),
        (SeatAsk(text("?"), (), ()), "wants 1 to 1 of 0 options"),
    ],
)
def test_an_ask_that_cannot_be_answered_is_refused_when_it_is_made(mine: SeatAsk, complaint: str) -> None:
    with pytest.raises(BadAsk, match=complaint):
        check_ask(Ask("key", text("public"), {0: mine}))


def test_an_ask_to_nobody_is_refused() -> None:
    with pytest.raises(BadAsk, match="asks nobody"):
        check_ask(Ask("key", text("public"), {}))


def test_an_answer_within_its_bounds_is_kept_in_the_order_of_the_options() -> None:
    assert ("a", "c") == check_answer(pick("a", "b", "c", least=1, most=2), ["c", "a"])


def test_an_ordered_answer_is_kept_as_it_was_given() -> None:
    assert ("c", "a", "b") == check_answer(pick("a", "b", "c", least=3, most=3, ordered=True), ["c", "a", "b"])


def test_no_picks_are_an_answer_where_none_are_needed() -> None:
    assert () == check_answer(pick("a", "b", least=0, most=2), [])


def test_a_wrong_answer_is_refused_with_a_sentence_that_says_what_to_do() -> None:
    two = pick("a", "b", "c", least=2, most=2)
    assert "Pick each of them only once." == why(two, "a", "a")
    assert "Pick at least {least|thing|things}." == why(two, "a")
    assert "Pick at most {most|thing|things}." == why(two, "a", "b", "c")
    assert "That is not on offer any more. Look at what is shown now and pick from it." == why(two, "a", "x")


def test_any_of_interchangeable_options_may_be_taken() -> None:
    assert ("copy 2",) == check_answer(pick("copy 1", "copy 2", same="flask"), ["copy 2"])


@pytest.mark.parametrize(
    ("mine", "forced"),
    [
        (pick("a"), ("a",)),
        (pick("a", "b"), None),
        (pick("a", "b", least=2, most=2), ("a", "b")),
        (pick("a", "b", "c", same="flask"), ("a",)),
        (pick("a", "b", "c", least=2, most=2, same="flask"), ("a", "b")),
        (pick("a", "b", least=2, most=2, ordered=True), None),
        (pick("a", "b", least=2, most=2, ordered=True, same="flask"), ("a", "b")),
        (pick("a", least=0), None),
        (SeatAsk(text("?"), (), (), at_least=0, at_most=3), ()),
        (SeatAsk(text("?"), options("a", "b"), ("a", "b"), at_least=2, at_most=5), ("a", "b")),
        (SeatAsk(text("?"), (*options("a", same="flask"), *options("b")), ("a",)), None),
    ],
)
def test_an_answer_is_forced_when_there_is_only_one(mine: SeatAsk, forced: tuple[str, ...] | None) -> None:
    """A choice among interchangeable options is no choice, an order among different ones is."""
    assert forced == mine.forced


def test_an_ask_closes_when_all_have_answered() -> None:
    ask = Ask("key", text("public"), {0: pick("a"), 1: pick("a")})
    assert [False, False, True] == [ask.closed_by(given) for given in ({}, {1: ("a",)}, {0: ("a",), 1: ("a",)})]


def test_an_ask_closes_at_once_on_an_option_that_closes_it() -> None:
    ask = Ask("key", text("public"), {0: pick("pass", "bet"), 1: pick("pass", "bet")}, closes_on=("bet",))
    assert ask.closed_by({1: ("bet",)})
    assert not ask.closed_by({1: ("pass",)})


def test_an_option_is_found_by_its_id() -> None:
    mine = pick("a", "b")
    assert mine.options[1] == mine.option("b")
    with pytest.raises(KeyError):
        mine.option("c")


def test_a_face_shows_a_seat_its_own_question_and_who_is_awaited() -> None:
    open_ask = OpenAsk(7, Ask("key", text("public"), {0: pick("a", "b"), 2: pick("c", "d")}), "task", {2: ("c",)})
    face = open_ask.face(0)
    assert (7, "key", "public") == (face.id, face.key, face.public.id)
    assert ((0,), pick("a", "b"), None) == (face.awaited, face.mine, face.given)


def test_a_face_shows_a_seat_that_has_answered_its_answer_and_no_question() -> None:
    open_ask = OpenAsk(7, Ask("key", text("public"), {0: pick("a", "b"), 2: pick("c", "d")}), "task", {2: ("c",)})
    assert (None, ("c",)) == (open_ask.face(2).mine, open_ask.face(2).given)


def test_a_face_keeps_the_question_open_to_a_seat_that_may_still_change_its_mind() -> None:
    ask = Ask("key", text("public"), {0: pick("a", "b"), 2: pick("c", "d")}, revisable=True)
    face = OpenAsk(7, ask, "task", {2: ("c",)}).face(2)
    assert (pick("c", "d"), ("c",)) == (face.mine, face.given)


@pytest.mark.parametrize("seat", [1, None])
def test_a_face_shows_others_neither_question_nor_answers(seat: int | None) -> None:
    ask = Ask("key", text("public"), {0: pick("a", "b"), 2: pick("c", "d")})
    face = OpenAsk(7, ask, "task", {2: ("c",)}).face(seat)
    assert (None, None) == (face.mine, face.given)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_face_names_nobody_while_a_window_is_open(seat: int | None) -> None:
    ask = Ask("key", text("public"), {0: pick("a", "b"), 2: pick("c", "d")}, window=True)
    assert OpenAsk(7, ask, "task").face(seat).awaited is None


def test_all_onlookers_see_the_same_face_whoever_is_asked_in_a_window() -> None:
    both = Ask("key", text("public"), {0: pick("a", "b"), 2: pick("c", "d")}, window=True)
    one = Ask("key", text("public"), {0: pick("a", "b")}, window=True)
    assert OpenAsk(7, both, "task").face(1) == OpenAsk(7, one, "task").face(1)

"""Taking back: what a player may take back alone, and that a question that is put again is a new one."""

from dataclasses import replace

import pytest

from engine import LEAVE, Stale, text
from engine.core.play import plain
from engine.core.task import Effect, Tasks
from tests.engine.core.mini import Clerk, Mini, mini
from tests.engine.lab import Lab, LabOptions, deal
from tests.engine.table import Table

ABOUT = text("public"), text("private")
NOTHING = "There is nothing of yours to take back."
SOMEBODY = "Somebody else has moved since, so only a moderator or everybody together can take this back."
DICE = "Dice have been rolled or cards drawn since, so only a moderator or everybody can take this back."
SEEN = "A hidden card has been seen since, so only a moderator or everybody can take this back."


def desk(what: str = "note") -> Mini:
    """Seat 0 answers twice, then seat 1; each answer does ``what``."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> None:
        t.push("asked", seat=0)
        t.push("asked", seat=0)
        t.push("asked", seat=1)

    @tasks.task("asked")
    def asked(t: Clerk, seat: int) -> Effect[None]:
        pick = yield from t.choose(seat, "key", *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])
        t.note("{seat} takes {pick}", seat=seat, pick=pick)
        if what == "roll":
            _ = t.roll()
        elif what == "draw":
            t.act()
            t.pile("hand 1").append(t.pile("deck").pop())
        elif what == "show":
            t.act()
            t.pile("hand 0").append(t.pile("hand 0 face down").pop())

    return mini(tasks, piles={"deck": list("xyz"), "hand 0 face down": list("uvw")})


def test_an_own_step_may_be_taken_back() -> None:
    table = Table(desk())
    table.answer(0, "a")
    assert table.undo_refusal(0) is None


def test_several_own_steps_may_be_taken_back() -> None:
    table = Table(desk())
    table.answer(0, "a")
    table.answer(0, "b")
    assert table.undo_refusal(0, entries=2) is None


def test_where_nothing_was_done_nothing_can_be_taken_back() -> None:
    assert NOTHING == Table(desk()).undo_refusal(0, entries=0)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_step_of_somebody_else_may_not(seat: int) -> None:
    table = Table(desk(), seats=3)
    table.answer(0, "a")
    assert SOMEBODY == table.undo_refusal(seat)


def test_an_own_step_may_not_once_another_seat_has_answered() -> None:
    table = Table(desk())
    for seat in (0, 0, 1):
        table.answer(seat, "a")
    assert SOMEBODY == table.undo_refusal(0, entries=2)


def test_an_own_step_may_not_once_a_command_came_in_between() -> None:
    table = Table(desk())
    table.answer(0, "a")
    table.command("note", words="a word of the moderator")
    assert SOMEBODY == table.undo_refusal(0, entries=2)


def test_an_own_step_may_not_once_dice_have_moved() -> None:
    table = Table(desk("roll"))
    table.answer(0, "a")
    assert DICE == table.undo_refusal(0)


def test_an_own_step_may_not_once_anybody_has_seen_a_hidden_card() -> None:
    """Also a card that only another seat sees: they would know it afterwards."""
    for what in ("draw", "show"):
        table = Table(desk(what))
        table.answer(0, "a")
        assert SEEN == table.undo_refusal(0)


def test_playing_a_card_that_moved_no_dice_shows_it_to_the_others() -> None:
    """Computed from the views: nothing on the card says so."""
    table = Table(Lab(), options=LabOptions(goal=50))
    seat = table.ask.awaited[0]
    table.snapshot, tonic = deal(table.snapshot, seat, "tonic")
    table.journal[-1].result = replace(table.journal[-1].result, position=table.position)
    table.answer(seat, f"card:{tonic}")
    assert SEEN == table.undo_refusal(seat)


def test_a_step_that_is_taken_back_is_as_if_it_had_not_been() -> None:
    table = Table(desk())
    table.answer(0, "a")
    state = table.position.state
    table.answer(0, "b")
    table.undo()
    assert state == table.position.state
    table.answer(0, "a")
    assert ["0 takes a", "0 takes a"] == table.position.state.notes


def test_an_answer_within_a_running_task_can_be_taken_back() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        for key in ("one", "two", "three"):
            pick = yield from t.choose(0, key, *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])
            t.note("{key} {pick}", key=key, pick=pick)

    table = Table(mini(tasks))
    table.answer(0, "a")
    table.answer(0, "a")
    table.undo()
    assert ("two", table.seq) == (table.ask.ask.key, table.ask.id)
    table.answer(0, "b")
    table.answer(0, "b")
    assert ["one a", "two b", "three b"] == table.position.state.notes


def test_a_question_that_is_put_again_is_a_new_one() -> None:
    table = Table(desk())
    table.answer(0, "a")
    taken_back = table.ask.id
    table.answer(0, "b")
    table.undo()
    assert table.seq == table.ask.id
    with pytest.raises(Stale):
        table.answer(0, "b", ask=taken_back)


def test_no_id_is_ever_used_for_a_second_question() -> None:
    """Over answers, undos, commands and leavers: an id that was seen is the very same question still open."""
    table = Table(Lab(), seats=4, options=LabOptions(goal=50))
    asked = {table.ask.id: table.ask.ask}
    while table.position.ask and table.seq < 80:
        newest = max(asked)
        if table.seq % 7 == 3:
            table.undo(entries=1 + table.seq % 2)
            assert table.seq == table.ask.id
        elif table.seq == 20:
            table.command(LEAVE, table.ask.awaited[0])
        else:
            seat = table.ask.awaited[0]
            cards = [id for id in table.offered(seat) if id.startswith("card")]
            table.answer(seat, *(cards[:1] if table.ask.ask.key == "main" else table.ask.ask.seats[seat].default))
        if table.position.ask is None:
            break
        assert table.ask.id >= newest
        assert asked.setdefault(table.ask.id, table.ask.ask) == table.ask.ask
    assert len(asked) > 30


def test_after_an_undo_the_dice_fall_as_before() -> None:
    """Taking back is no way to roll again."""
    table = Table(desk("roll"))
    table.answer(0, "a")
    first = table.draws()
    table.undo()
    table.answer(0, "a")
    assert first == table.draws()
    assert [] == table.wrong_draws()

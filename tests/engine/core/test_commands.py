"""Commands beside the answers: leaving, gifts, reseeding, ending; at once where nothing is half done, else later."""

from dataclasses import replace

import pytest

from engine import END, LEAVE, RESEED, REWIND, SKIP, EffectFailed, Refused, RulesChanged, Stale, text
from engine.core.play import plain
from engine.core.task import Effect, Tasks
from tests.engine.core.mini import Clerk, Mini, mini, one_of
from tests.engine.lab import Lab, LabOptions, deal
from tests.engine.table import Table

ABOUT = text("public"), text("private")
OTHER_KEY = "0123456789abcdef" * 2


def one_by_one(*, rolls: bool = False, questions: int = 2) -> Mini:
    """Each seat is a Task that tells whose it is, perhaps rolls, and asks some questions."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> None:
        for seat in range(t.seats):
            t.push("asked", seat=seat)

    @tasks.task("asked")
    def asked(t: Clerk, seat: int) -> Effect[None]:
        t.note("{who} is up", who=seat)
        if rolls:
            t.note("rolls {die}", die=t.roll())
        for number in range(questions):
            options = [plain("a", "take", "A"), plain("b", "take", "B")]
            pick = yield from t.choose(seat, f"question {number}", *ABOUT, options)
            t.note("{who} says {pick}", who=seat, pick=pick)

    return mini(tasks)


def test_a_command_of_the_game_is_carried_out_and_told_at_once() -> None:
    table = Table(Lab(), seats=3)
    assert ["{who:seat} gives {amount} to {to:seat}."] == table.command("gift", 2, to=0, amount=2)
    assert [5, 3, 1] == [chemist.money for chemist in table.position.state.chemists]


def test_a_command_does_not_change_the_id_of_the_open_ask() -> None:
    table = Table(one_by_one(), seats=3)
    table.answer(0, "a")
    table.answer(0, "a")
    ask = table.ask
    table.command("note", words="a gift")
    assert ask == table.ask
    table.answer(1, "a", ask=ask.id)


def test_what_the_running_task_told_when_it_began_is_not_told_again() -> None:
    table = Table(one_by_one(), seats=3)
    assert ["a gift"] == table.command("note", words="a gift")
    assert ["a gift", "0 is up"] == table.position.state.notes


def test_a_command_of_the_game_is_refused_while_something_is_half_done() -> None:
    table = Table(one_by_one())
    table.answer(0, "a")
    before = table.stored
    with pytest.raises(Refused, match="Something is half done at this table"):
        table.command("note", words="a gift")
    assert before == table.stored


def test_a_command_of_the_game_is_refused_when_the_running_task_has_drawn_numbers() -> None:
    """Run again on another state it might draw other ones, and people have seen these."""
    table = Table(one_by_one(rolls=True))
    before = table.stored
    with pytest.raises(Refused, match="Something is half done at this table"):
        table.command("note", words="a gift")
    assert before == table.stored


def test_a_command_that_the_game_refuses_changes_nothing() -> None:
    table = Table(Lab(), seats=3)
    before = table.stored
    for args in ({"to": 2, "amount": 4}, {"to": 1, "amount": 1}, {"to": 2, "amount": 0}):
        with pytest.raises(Refused, match="Give somebody else"):
            table.command("gift", 1, **args)
    assert before == table.stored


def test_a_command_that_no_game_knows_is_refused() -> None:
    with pytest.raises(Refused, match="This game has no such thing"):
        Table(one_by_one()).command("dance", 0)


@pytest.mark.parametrize("kind", [LEAVE, RESEED, END, SKIP, REWIND, "gift"])
def test_no_command_touches_a_game_that_is_over(kind: str) -> None:
    table = Table(Lab())
    table.command(END)
    before = table.stored
    with pytest.raises(Stale, match="The game is over"):
        table.command(kind, 0, to=1, amount=1, key=OTHER_KEY)
    assert before == table.stored


# leaving


def test_a_leaver_is_not_asked_any_more_and_the_game_goes_on() -> None:
    table = Table(one_by_one(), seats=3)
    assert ["{who} leaves", "{who} is up"] == table.command(LEAVE, 0)
    assert [1] == table.ask.awaited


def test_a_question_to_the_next_seat_is_a_new_one() -> None:
    """The id of the leaver's question is not that of the next one: an old button answers nothing."""
    table = Table(one_by_one(), seats=3)
    old = table.ask.id
    table.command(LEAVE, 0)
    assert table.seq == table.ask.id != old
    with pytest.raises(Stale):
        table.answer(1, "a", ask=old)


def test_a_leaver_who_is_not_asked_changes_nothing_for_who_is() -> None:
    table = Table(one_by_one(), seats=3)
    ask = table.ask
    assert ["{who} leaves"] == table.command(LEAVE, 2)
    assert ask == table.ask
    for _ in range(4):
        table.answer(table.ask.awaited[0], "a")
    assert table.position.standings is not None


def test_a_leaver_waits_while_something_is_half_done() -> None:
    table = Table(one_by_one(), seats=3)
    table.answer(0, "a")
    ask = table.ask
    assert [] == table.command(LEAVE, 1)
    assert ask == table.ask
    assert ((LEAVE, 1),) == table.position.waiting
    assert ["{who} says {pick}", "{who} leaves", "{who} is up"] == table.answer(0, "b")
    assert ([2], ()) == (table.ask.awaited, table.position.waiting)


def test_a_leaver_waits_when_the_running_task_has_drawn_numbers() -> None:
    table = Table(one_by_one(rolls=True, questions=1), seats=3)
    state = table.position.state
    table.command(LEAVE, 2)
    assert state == table.position.state
    table.answer(0, "a")
    table.answer(1, "a")
    assert table.position.standings is not None
    assert [] == table.wrong_draws()


def test_nobody_waits_twice_to_leave() -> None:
    table = Table(one_by_one())
    table.answer(0, "a")
    table.command(LEAVE, 0)
    with pytest.raises(Stale, match="as soon as what is half done"):
        table.command(LEAVE, 0)
    table.command(LEAVE, 1)
    assert ((LEAVE, 0), (LEAVE, 1)) == table.position.waiting


def test_who_has_left_already_is_told_so_even_while_something_is_half_done() -> None:
    table = Table(Lab(), seats=4, options=LabOptions(goal=50))
    table.snapshot, tonic = deal(table.snapshot, 0, "tonic")
    table.command(LEAVE, 3)
    table.answer(0, f"card:{tonic}")
    table.answer(0, "1")
    before = table.stored
    with pytest.raises(Refused, match="You have left already"):
        table.command(LEAVE, 3)
    assert before == table.stored


def test_what_waits_lapses_when_it_is_not_legal_any_more() -> None:
    class Loyal(Mini):
        def leave(self, play: Clerk, seat: int) -> None:
            if play.state.left:
                raise Refused(text("One of you has to stay."))
            super().leave(play, seat)

    Loyal.tasks = one_by_one().tasks
    table = Table(Loyal(), seats=3)
    table.answer(0, "a")
    table.command(LEAVE, 1)
    table.command(LEAVE, 2)
    table.answer(0, "a")
    assert (([1], ()), [2]) == ((table.position.state.left, table.position.waiting), table.ask.awaited)


def test_nobody_leaves_a_game_that_has_ended_meanwhile() -> None:
    table = Table(one_by_one(), seats=3)
    table.answer(0, "a")
    table.command(END)
    table.command(LEAVE, 1)
    table.answer(0, "a")
    assert ([], ()) == (table.position.state.left, table.position.waiting)
    assert table.position.standings is not None


def test_what_waits_survives_a_restart_and_a_failed_answer() -> None:
    table = Table(one_by_one(), seats=3)
    table.answer(0, "a")
    table.command(LEAVE, 1)
    with pytest.raises(Refused):
        table.answer(0, "z")
    assert ((LEAVE, 1),) == table.position.waiting


@pytest.mark.parametrize("kind", [SKIP, REWIND])
def test_what_waits_is_done_when_the_running_task_is_dropped_or_starts_again(kind: str) -> None:
    table = Table(one_by_one(), seats=3)
    table.answer(0, "a")
    table.command(LEAVE, 2)
    assert "{who} leaves" in table.command(kind)
    assert ((), [2]) == (table.position.waiting, table.position.state.left)


def test_the_last_one_at_a_table_ends_the_game() -> None:
    table = Table(Lab())
    table.command(LEAVE, 1 - table.position.state.active)
    assert table.position.standings is not None
    assert table.position.ask is None


def test_leaving_in_a_window_is_settled_when_the_window_is() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        asks = {1: one_of("pass", "defend"), 2: one_of("pass", "defend")}
        _ = yield from t.window("defend", text("public"), asks)
        _ = yield from t.choose(0, "after", *ABOUT, one_of("a", "b").options)

    table = Table(mini(tasks), seats=3)
    table.answer(1, "pass")
    table.command(LEAVE, 1)
    assert ([2], []) == (table.ask.awaited, table.position.state.left)
    table.answer(2, "pass")
    table.answer(0, "a")
    assert [1] == table.position.state.left


def test_a_command_may_push_what_comes_before_the_open_question() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        t.note("start")
        _ = yield from t.choose(0, "main", *ABOUT, one_of("a", "b").options)

    @tasks.task("first")
    def first(t: Clerk) -> Effect[None]:
        _ = yield from t.choose(1, "first", *ABOUT, one_of("a", "b").options)

    table = Table(mini(tasks))
    table.command("push", task="first")
    assert ("first", table.seq) == (table.ask.ask.key, table.ask.id)
    table.answer(1, "a")
    assert ("main", table.seq) == (table.ask.ask.key, table.ask.id)


# ending


def test_ending_a_game_makes_its_standings_final() -> None:
    table = Table(Lab(), seats=3)
    assert ["The game was ended."] == table.command(END)
    assert (None, [[0, 1, 2]]) == (table.position.ask, table.position.standings)


def test_a_game_ends_at_once_even_when_the_running_task_has_drawn_numbers() -> None:
    table = Table(one_by_one(rolls=True))
    table.command(END)
    assert table.position.standings is not None
    assert [] == table.wrong_draws()


def test_an_end_waits_while_something_is_half_done() -> None:
    table = Table(one_by_one())
    table.answer(0, "a")
    table.command(END)
    assert (((END, None),), None) == (table.position.waiting, table.position.standings)
    table.answer(0, "a")
    assert table.position.standings is not None


# a new dice key


def test_a_reseed_does_not_change_what_is_open() -> None:
    table = Table(Lab())
    ask, state = table.ask, table.position.state
    assert [] == table.command(RESEED, key=OTHER_KEY)
    assert (ask, state) == (table.ask, table.position.state)


def test_after_a_reseed_the_dice_fall_differently_and_the_journal_proves_it() -> None:
    def rolled(*keys: str) -> tuple[list[int], Table]:
        table = Table(one_by_one(rolls=True, questions=1), seats=6)
        for key in keys:
            table.command(RESEED, key=key)
        while table.position.ask:
            table.answer(table.ask.awaited[0], "a")
        return [draw.result for draw in table.draws() if draw.bound], table

    plain_game, _ = rolled()
    reseeded, table = rolled(OTHER_KEY)
    assert plain_game[0] == reseeded[0]
    assert plain_game[1:] != reseeded[1:]
    assert [] == table.wrong_draws()


def test_a_reseed_waits_while_something_is_half_done_and_the_journal_proves_it() -> None:
    table = Table(one_by_one(rolls=True), seats=6)
    table.answer(0, "a")
    table.command(RESEED, key=OTHER_KEY)
    assert ((RESEED, None),) == table.position.waiting
    before = table.position.state.notes
    table.answer(0, "a")
    assert before == table.position.state.notes[: len(before)]
    while table.position.ask:
        table.answer(table.ask.awaited[0], "a")
    assert [] == table.wrong_draws()
    assert [0] + [1] * 5 == used_keys(table)


def used_keys(table: Table) -> list[int]:
    """Which key each number of the game came from."""
    used, key = list[int](), 0
    for draw in table.draws():
        if draw.bound:
            used.append(key)
        else:
            key = draw.counter
    return used


@pytest.mark.parametrize("key", ["", "00", "no hex at all", "00" * 17, "00 " * 16])
def test_a_reseed_needs_a_whole_key(key: str) -> None:
    table = Table(Lab())
    before = table.stored
    with pytest.raises(ValueError, match="hex"):
        table.command(RESEED, key=key)
    assert before == table.stored


# numbers and what is taken back


def test_after_a_skip_nobody_knows_the_next_numbers() -> None:
    """The numbers that the dropped Task has shown are used up."""
    table = Table(one_by_one(rolls=True), seats=2)
    table.command(SKIP)
    counters = [(draw.stream, draw.counter) for draw in table.draws()]
    assert [("die", 0), ("die", 1)] == counters
    assert [] == table.wrong_draws()


def test_a_rewound_task_draws_the_same_numbers_and_the_journal_proves_it() -> None:
    table = Table(one_by_one(rolls=True), seats=3)
    seen = table.position.state.notes
    table.answer(0, "a")
    table.command(REWIND)
    assert seen == table.position.state.notes
    while table.position.ask:
        table.answer(table.ask.awaited[0], "a")
    assert [] == table.wrong_draws()


@pytest.mark.parametrize("kind", [REWIND, SKIP])
def test_a_task_that_no_longer_fits_its_answers_is_taken_back_and_the_journal_still_proves_its_draws(kind: str) -> None:
    """Nobody can tell any more what it drew under the old rules, so the streams are set back to its start."""
    table = Table(one_by_one(rolls=True, questions=3), seats=3)
    table.answer(0, "a")
    table.tail = (replace(table.tail[0], fingerprint="of another version"),)
    with pytest.raises(RulesChanged):
        table.answer(0, "a", ask=2)
    table.command(kind)
    assert [("*", 0, 0)] == [(draw.stream, draw.counter, draw.bound) for draw in table.draws() if not draw.bound]
    while table.position.ask:
        table.answer(table.ask.awaited[0], "a")
    assert [] == table.wrong_draws()


@pytest.mark.parametrize("kind", [LEAVE, RESEED, "note"])
def test_a_command_at_a_table_whose_rules_have_changed_changes_nothing_before_it_is_rewound(kind: str) -> None:
    table = Table(one_by_one(questions=3), seats=3)
    table.answer(0, "a")
    table.tail = (replace(table.tail[0], fingerprint="of another version"),)
    before = table.stored
    with pytest.raises(RulesChanged):
        table.command(kind, 1, key=OTHER_KEY, words="a gift")
    assert before == table.stored
    table.command(REWIND)
    table.command(kind, 1, key=OTHER_KEY, words="a gift")
    assert (3, 4) == (len(table.journal) - 1, table.seq)


def test_a_whole_game_with_everything_that_moves_dice_proves_its_draws() -> None:
    table = Table(Lab(), seats=4, options=LabOptions(goal=50))
    commands = {
        5: (RESEED, None, {"key": OTHER_KEY}),
        9: (SKIP, None, {}),
        14: (LEAVE, 2, {}),
        20: (REWIND, None, {}),
        25: (RESEED, None, {"key": "77" * 16}),
        30: (SKIP, None, {}),
    }
    while table.position.ask and len(table.journal) < 60:
        if table.seq in commands:
            kind, seat, args = commands[table.seq]
            table.command(kind, seat, **args)
        else:
            if table.seq % 11 == 0:
                table.undo()
            seat = table.ask.awaited[0]
            offered = table.ask.ask.seats[seat]
            cards = [option.id for option in offered.options if option.verb == "play"]
            table.answer(seat, *(cards[:1] or offered.default))
    assert [] == table.wrong_draws()
    assert sum(1 for draw in table.draws() if draw.bound) > 40


# an answer that failed


def playing_cards(*also: str) -> Mini:
    """A turn is one question after the other: the card that is taken is a Task, then those that come ``also``."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> None:
        t.push("turn")

    @tasks.task("turn")
    def turn(t: Clerk) -> Effect[None]:
        options = [plain(card, "play", card) for card in ("sound", "broken", "itself")]
        pick = yield from t.choose(0, "turn", *ABOUT, options)
        if pick == "itself":
            raise ZeroDivisionError
        t.note("plays {pick}", pick=pick)
        for card in (pick, *also):
            t.push("card", card=card)
        t.push("counted")
        t.push("turn")

    @tasks.task("card", label="a card")
    def card(t: Clerk, card: str) -> Effect[None]:
        t.note("{card} throws {die}", card=card, die=t.roll())
        if card == "broken":
            raise ZeroDivisionError
        if card == "asks":
            _ = yield from t.choose(0, "card", *ABOUT, [plain("a", "take", "A"), plain("b", "take", "B")])

    @tasks.task("counted")
    def counted(t: Clerk) -> None:
        t.note("counted")

    return mini(tasks)


def fails_and_is_skipped(table: Table, pick: str) -> list[str]:
    """An answer fails and changes nothing; then what failed is skipped. Returns what was written down since."""
    before, notes = table.stored, len(table.position.state.notes)
    with pytest.raises(EffectFailed) as failure:
        table.answer(0, pick)
    assert ("card", "a card", False) == (failure.value.kind, failure.value.label, failure.value.answered)
    assert before == table.stored
    table.command(SKIP, of=0, picks=[pick])
    return table.position.state.notes[notes:]


def test_of_an_answer_that_failed_only_what_failed_is_skipped_and_the_turn_goes_on() -> None:
    table = Table(playing_cards())
    asked = table.ask
    assert ["plays broken", "counted"] == fails_and_is_skipped(table, "broken")
    assert ("turn", asked.ask.seats) == (table.ask.ask.key, table.ask.ask.seats)
    assert asked.id < table.ask.id
    table.answer(0, "sound")


def test_numbers_that_what_failed_has_thrown_are_thrown_by_what_comes_next() -> None:
    """Nobody has seen them; and the journal proves all that were seen."""
    table = Table(playing_cards("fine"))
    [_, thrown, _] = fails_and_is_skipped(table, "broken")
    assert thrown.startswith("fine throws ")
    assert [("die", 0)] == [(draw.stream, draw.counter) for draw in table.draws()]
    table.answer(0, "sound")
    assert [] == table.wrong_draws()


def test_all_that_fails_of_an_answer_is_skipped_at_once() -> None:
    table = Table(playing_cards("fine", "broken", "broken", "good"))
    notes = [note.split(" throws ")[0] for note in fails_and_is_skipped(table, "broken")]
    assert ["plays broken", "fine", "good", "counted"] == notes


def test_what_asks_after_something_was_skipped_can_be_answered() -> None:
    table = Table(playing_cards("asks"))
    fails_and_is_skipped(table, "broken")
    assert "card" == table.ask.ask.key
    table.answer(0, "b")
    assert "turn" == table.ask.ask.key
    assert [] == table.wrong_draws()


def test_what_fails_itself_when_it_is_answered_is_dropped_from_its_own_start() -> None:
    table = Table(playing_cards())
    with pytest.raises(EffectFailed) as failure:
        table.answer(0, "itself")
    assert failure.value.answered
    table.command(SKIP, of=0, picks=["itself"])
    assert None is table.position.ask
    assert [] == table.position.state.notes


def test_an_answer_of_which_too_much_fails_is_skipped_with_what_asked() -> None:
    table = Table(playing_cards(*["broken"] * 60))
    assert [] == fails_and_is_skipped(table, "broken")
    assert None is table.position.ask

"""The oracles pass an honest game and catch every sort of dishonest one, with all that is needed to play it again."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine import Dice, Face, Json, Result, Windows, text
from engine.core.play import plain
from engine.core.task import Effect, Tasks
from tests.engine import lab_cards
from tests.engine.lab import Lab, LabOptions, LabState, LabView
from tests.engine.lab_bench import Bench
from tests.engine.oracles import Broken, Played, play_random, replay

SEEDS = range(12)


def lab(**runs: Callable[..., Any]) -> Lab:
    """Lab with some Tasks replaced; an underscore stands for the hyphen of a name."""
    tasks = Tasks()
    for name in Lab.tasks.names():
        kind = Lab.tasks.kind(name)
        _ = tasks.task(name, kind.label)(runs.get(name.replace("-", "_"), kind.run))
    return type("Changed", (Lab,), {"tasks": tasks})()


def broken(game: Lab, *, thorough: bool = True, windows: Windows = "quick", leaves: int = 0, **more: Any) -> str:
    """What the oracles say of a game that must break one in a few runs."""
    with pytest.raises(Broken) as found:  # noqa: PT012 - whichever of the seeds shows it
        for seed in SEEDS:
            play_random(game, 3, None, windows, seed, thorough=thorough, leaves=leaves, **more)
    return str(found.value)


@pytest.mark.parametrize("windows", ["quick", "poker"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_honest_game_passes_every_oracle(seats: int, windows: Windows) -> None:
    """Whole random games of Lab, with leavers."""
    for seed in range(5):
        played = play_random(Lab(), seats, windows=windows, seed=seed, leaves=20)
        assert played.standings is not None
        assert {"live", "reload", "default", "secrecy"} <= set(played.checks)


def test_standing_orders_and_leavers_come_up_in_random_games() -> None:
    checks = {check for seed in range(12) for check in play_random(Lab(), 4, seed=seed, leaves=20).checks}
    assert {"order", "leave"} <= checks


def test_a_fast_game_is_the_same_game() -> None:
    """Only the thoroughness of the checks differs, so a failure found fast can be looked at thoroughly."""
    fast = play_random(Lab(), 3, seed=1, thorough=False)
    slow = replay(Lab(), 3, LabOptions(), "quick", 1, fast.journal)
    assert fast.standings == slow.position.standings


def test_the_seats_are_played_by_the_deciders_in_turn() -> None:
    def rests(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
        assert face.mine is not None
        return face.mine.default

    def mixes(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
        assert face.mine is not None
        return ("mix",) if any(option.id == "mix" for option in face.mine.options) else face.mine.default

    played = play_random(Lab(), 2, LabOptions(goal=6), seed=3, deciders=(rests, mixes))
    assert {"rest", "mix"} <= {pick for answer in played.answers for pick in answer.picks}
    assert {0: {"rest"}}.items() <= {
        seat: {pick for answer in played.answers if answer.seat == seat for pick in answer.picks} for seat in (0,)
    }.items()


def test_a_failure_says_how_to_play_the_game_again() -> None:
    def hit(t: Bench, seat: int) -> None:
        t.state.chemists[seat].money -= 100

    game = lab(hit=hit)
    message = broken(game, thorough=False)
    assert message.startswith("the state is sound: ['somebody owes money', 'money was made or lost']")
    found = re.search(r"replay\(Changed\(\), 3, Changed\(\)\.options_type\(\), 'quick', (\d+), (\[.*\])\)$", message)
    assert found is not None
    seed, journal = int(found[1]), eval(found[2])
    result = replay(game, 3, LabOptions(), "quick", seed, journal)
    assert game.problems(result.position.state) != []
    assert game.problems(replay(game, 3, LabOptions(), "quick", seed, journal[:-1]).position.state) == []


def test_a_failure_names_what_was_agreed() -> None:
    played = Played(Lab(), 2, LabOptions(goal=5), "poker", 4, [(0, "rest"), ("leave", 1)])
    message = str(played.broken("an oracle", "what it found"))
    assert "Lab().options_type(goal=5), 'poker', 4, [(0, 'rest'), ('leave', 1)])" in message
    assert "an oracle: what it found\nLab with 2 seats, seed 4, windows poker, ply 2." in message


def test_a_journal_with_a_leaver_can_be_played_again() -> None:
    journal: list[tuple[Any, ...]] = [(0, "rest"), ("leave", 1), (2, "rest")]
    result: Result[LabState, LabView] = replay(Lab(), 3, LabOptions(), "quick", 0, journal)
    assert [False, True, False] == [chemist.left for chemist in result.position.state.chemists]


# what each oracle catches


def test_a_lost_card_is_caught() -> None:
    def play(t: Bench, seat: int, card: int) -> None:
        t.state.chemists[seat].hand.remove(card)

    assert "the state is sound: ['cards are missing" in broken(lab(play=play), thorough=False)


def test_a_game_without_end_is_caught() -> None:
    def end_turn(t: Bench) -> None:
        t.state.active = (t.state.active + 1) % t.seats
        t.push("turn")

    assert "no game without end" in broken(lab(end_turn=end_turn), thorough=False)


def test_a_card_that_raises_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def spark(t: Bench) -> None:
        raise ZeroDivisionError("no spark")

    monkeypatch.setitem(lab_cards.CARDS, "spark", replace(lab_cards.CARDS["spark"], run=spark))
    assert "every legal answer can be carried out: ZeroDivisionError('no spark')" in broken(lab(), thorough=False)


def test_a_default_that_breaks_the_game_is_caught() -> None:
    def act(t: Bench, seat: int) -> Effect[None]:
        public = text("{who:seat} chooses.", who=seat)
        options = [plain("rest", "rest", "Rest"), plain("mix", "mix", "Mix")]
        pick = yield from t.choose(seat, "main", public, public, options, default="mix")
        if pick == "mix":
            raise ZeroDivisionError("mixed too much")
        t.draw(seat)

    def rests(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
        return ("rest",)

    assert "mixed too much" in broken(lab(act=act), deciders=(rests,))


def test_a_verb_that_nobody_can_type_is_caught() -> None:
    game = lab()
    type(game).verbs = Lab.verbs[1:]
    assert "play is no verb of the game" in broken(game, thorough=False)


def test_options_that_look_alike_are_caught() -> None:
    def act(t: Bench, seat: int) -> Effect[None]:
        options = [plain("rest", "rest", "Rest"), plain("sleep", "rest", "Rest")]
        _ = yield from t.choose(seat, "main", text("public"), text("private"), options)
        t.draw(seat)

    assert "cannot tell apart what is called 'rest Rest'" in broken(lab(act=act), thorough=False)


def test_a_choice_under_a_verb_whose_command_has_no_list_is_caught() -> None:
    def act(t: Bench, seat: int) -> Effect[None]:
        options = [plain("rest", "rest", "Rest"), plain("sleep", "rest", "Sleep")]
        _ = yield from t.choose(seat, "main", text("public"), text("private"), options)
        t.draw(seat)

    assert "cannot type which rest: its command has no list" in broken(lab(act=act), thorough=False)


def test_a_sentence_with_a_gap_that_is_not_filled_is_caught() -> None:
    def hit(t: Bench, seat: int) -> None:
        t.say("hit", "{who:seat} is hit by {card:card}.", who=seat)

    assert "every sentence can be read" in broken(lab(hit=hit), thorough=False)


def test_a_name_that_nobody_knows_is_caught() -> None:
    class Nameless(Lab):
        def named(self, kind: str, value: Json) -> str | None:
            return None

    assert "has no name" in broken(Nameless(), thorough=False)


def test_an_event_for_nobody_at_the_table_is_caught() -> None:
    def hit(t: Bench, seat: int) -> None:
        t.say("hit", "You are hit.", audience=(seat + 5,))

    assert "events are for seats of the table" in broken(lab(hit=hit), thorough=False)


def test_a_game_that_stops_without_a_winner_is_caught() -> None:
    class Unranked(Lab):
        def standings(self, state: LabState) -> list[list[int]] | None:
            return [[0]] if state.over else None

    assert "ranks every seat once: [[0]]" in broken(Unranked(), thorough=False)


def test_a_leaver_who_is_still_asked_is_caught() -> None:
    class Clingy(Lab):
        def leave(self, play: Bench, seat: int) -> None:
            play.say("leave", "{who:seat} leaves.", who=seat)

    assert "have left" in broken(Clingy(), leaves=100)


def test_an_illegal_computer_is_caught() -> None:
    def cheats(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
        return ("card:99",)

    assert "computers answer legally" in broken(lab(), thorough=False, deciders=(cheats,))


def test_a_standing_order_that_is_not_legal_is_caught() -> None:
    class Bossy(Lab):
        def order(self, view: LabView, face: Face, choice: str) -> tuple[str, ...] | None:
            return ("surrender",) if choice == "never" else None

    assert "That is not on offer" in broken(Bossy())


def test_a_first_choice_that_does_not_ask_is_caught() -> None:
    class Hasty(Lab):
        def order(self, view: LabView, face: Face, choice: str) -> tuple[str, ...] | None:
            return ("pass",)

    assert "the first choice of standing orders is to be asked" in broken(Hasty())


def test_a_game_with_a_memory_of_its_own_is_caught() -> None:
    """What is not in the state is lost in a restart: ``Live`` and ``step`` part."""
    calls: list[int] = []

    def hit(t: Bench, seat: int) -> None:
        calls.append(seat)
        t.score(seat, -len(calls))

    message = broken(lab(hit=hit))
    assert "Live tells what step tells" in message or "Live reaches what step reaches" in message


def test_a_state_that_is_not_written_down_is_caught() -> None:
    """An effect that keeps a reference between Tasks works in ``Live`` only; here another game's cards come in."""
    kept: dict[int, list[int]] = {}

    def turn(t: Bench) -> None:
        kept[0] = t.state.chemists[t.state.active].hand
        t.push("act", seat=t.state.active)
        t.push("end-turn")
        t.state.turn += 1

    def end_turn(t: Bench) -> None:
        t.state.active = (t.state.active + 1) % t.seats
        if kept[0]:
            t.state.discard.append(kept[0].pop(0))
        t.push("finish" if t.state.turn > 20 else "turn")

    def rests(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
        return ("rest",)

    assert "secrecy: seat 1: view is" in broken(lab(turn=turn, end_turn=end_turn), deciders=(rests,))


# secrecy


def test_a_view_that_shows_a_hidden_card_is_caught() -> None:
    class Glass(Lab):
        def view(self, state: LabState, seat: int | None) -> LabView:
            view = super().view(state, seat)
            return replace(view, deck=tuple((card, state.cards[card]) for card in state.deck[:1]))

    assert "secrecy" in broken(Glass())


def test_an_event_that_tells_everybody_is_caught() -> None:
    def reward(t: Bench, seat: int) -> None:
        t.draw(seat)

    def act(t: Bench, seat: int) -> Effect[None]:
        yield from Lab.tasks.kind("act").run(t, seat) or ()
        if not t.pushed and t.state.chemists[seat].hand:
            t.say("boast", "{who:seat} holds {card:card}.", who=seat, card=t.slug(t.state.chemists[seat].hand[0]))

    message = broken(lab(act=act, reward=reward))
    assert message.startswith("secrecy: seat None: event is")
    assert "boast" in message


def test_a_public_line_that_counts_hidden_cards_is_caught() -> None:
    def act(t: Bench, seat: int) -> Effect[None]:
        shields = sum(t.slug(card) == "shield" for card in t.state.chemists[seat].hand)
        public = text("{who:seat} chooses, with {n|shield|shields}.", who=seat, n=shields)
        _ = yield from t.choose(seat, "main", public, public, [plain("rest", "rest", "Rest")], always=True)
        t.draw(seat)

    assert "secrecy: seat None: face is" in broken(lab(act=act))


def test_a_question_that_depends_on_what_its_seat_cannot_know_is_caught() -> None:
    def act(t: Bench, seat: int) -> Effect[None]:
        top = t.slug(t.state.deck[0]) if t.state.deck else "salt"
        options = [plain("rest", "rest", "Rest"), plain("mix", "mix", "Take {card:card}", card=top)]
        _ = yield from t.choose(seat, "main", text("public"), text("private"), options)
        t.draw(seat)

    assert "secrecy: seat" in broken(lab(act=act))


def test_a_resample_that_forgets_what_a_seat_has_seen_is_caught() -> None:
    class Forgetful(Lab):
        def resample(self, state: LabState, seat: int | None, dice: Dice) -> LabState:
            return super().resample(state, None, dice)

    assert "secrecy" in broken(Forgetful())


def test_a_resample_that_makes_an_impossible_state_is_caught() -> None:
    class Greedy(Lab):
        def resample(self, state: LabState, seat: int | None, dice: Dice) -> LabState:
            again = super().resample(state, seat, dice)
            again.deck.append(0)
            return again

    assert "cards are missing or doubled" in broken(Greedy())


def silent(t: Bench, seat: int) -> Effect[None]:
    """Asks only who holds a shield, so that the silence tells who does."""
    yield from ()
    hand = t.state.chemists[seat].hand
    options = [plain("rest", "rest", "Rest")]
    if any(t.slug(card) == "shield" for card in hand):
        options.append(plain("mix", "mix", "Boast"))
    _ = yield from t.choose(seat, "main", text("public"), text("private"), options)
    t.score(seat, 1)


def test_with_a_poker_face_a_silence_that_tells_something_is_caught() -> None:
    assert "secrecy" in broken(lab(act=silent), windows="poker")


def test_at_a_quick_table_who_has_something_to_answer_may_be_learnt() -> None:
    for seed in SEEDS:
        play_random(lab(act=silent), 3, seed=seed)

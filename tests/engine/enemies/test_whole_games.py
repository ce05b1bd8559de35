"""Whole random games with every oracle on, at both speeds of windows, with leavers, for each number of seats."""

from typing import Any

import pytest

from engine import SKIP, Answer, Command, Computer, Dice, Live, Windows, begin, easy, step
from engine.enemies import Enemies, EnemiesOptions
from engine.enemies.computer import normal
from tests.engine.oracles import play_random


@pytest.mark.parametrize(("seats", "windows"), [(2, "quick"), (3, "poker"), (4, "quick"), (5, "poker")])
def test_random_games_hold_every_oracle(seats: int, windows: Windows) -> None:
    options = EnemiesOptions(batman="the-dark-knight" if seats % 2 else "the-bat")
    played = play_random(Enemies(), seats, options, windows, seed=seats)
    assert sorted(range(seats)) == sorted(seat for rank in played.standings or [] for seat in rank)
    assert 0 < min(played.checks[check] for check in ("secrecy", "live", "default", "reload"))


@pytest.mark.rule("EG-200")
def test_the_views_of_all_that_are_built_together_are_those_of_each_seat() -> None:
    game, chance = Enemies(), Dice("ab" * 16)
    live = Live.start(game, 3, EnemiesOptions(), "cd" * 16)
    while live.ask is not None:
        assert [game.view(live.state, seat) for seat in (None, 0, 1, 2)] == list(game.views(live.state))
        seat = live.ask.awaited[0]
        _ = live.answer(seat, easy(None, live.ask.face(seat), chance))


OUTSIDE = {
    "setup": {"villain", "start", "start-goon"},
    "event": {"weapon", "choose", "pay", "goons", "district", "discard"},
    "prep": {"room"},
    "arkham": {"pistol", "escape"},
    "score": {"district"},
}
"""Keys of what is asked outside of anybody's turn, by phase; in the Prep Phase a room asks whoever is in it besides."""


@pytest.mark.rule("EG-205", "EG-206")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_people_are_asked_one_by_one_and_in_the_turn_of_somebody_else_never(seats: int) -> None:
    game, chance = Enemies(), Dice(f"{seats:032x}")
    live = Live.start(game, seats, EnemiesOptions(), "5e" * 16)
    seen: set[str] = set()
    while (ask := live.ask) is not None:
        state, key = live.state, ask.ask.key
        seen.add(f"{state.phase} {key}")
        assert (1 == len(ask.ask.seats)) == (key != "villain")
        if state.turn is not None:
            assert [state.turn.seat] == ask.awaited
        elif state.phase == "prep" and state.doing:
            assert state.rooms[state.doing][-1:] == ask.awaited
        else:
            assert key in OUTSIDE[state.phase]
        _ = live.answer(ask.awaited[0], easy(None, ask.face(ask.awaited[0]), chance))
    assert {"setup villain", "prep room", "action action", "arkham escape"} <= seen


@pytest.mark.rule("EG-189")
def test_a_random_game_of_two_v_two_holds_every_oracle() -> None:
    played = play_random(Enemies(), 4, EnemiesOptions(duos=True, villains="free"), "poker", seed=7)
    assert [2, 2] == [len(rank) for rank in played.standings or []]


@pytest.mark.rule("EG-215", "EG-216")
@pytest.mark.parametrize("windows", ["quick", "poker"])
def test_games_that_people_leave_come_to_an_end(windows: Windows) -> None:
    games = [play_random(Enemies(), 4 + seed % 2, windows=windows, seed=seed, leaves=15) for seed in range(2)]
    assert 0 < sum(played.checks["leave"] for played in games)


@pytest.mark.parametrize("seed", range(4))
def test_computers_of_both_strengths_play_whole_games(seed: int) -> None:
    deciders: tuple[Computer[Any], ...] = (normal, easy)
    assert play_random(Enemies(), 2 + seed, seed=seed, deciders=deciders, thorough=False).standings


@pytest.mark.rule("EG-210", "EG-156")
def test_no_game_goes_on_for_ever_and_nobody_is_trapped() -> None:
    games = [play_random(Enemies(), 2 + seed % 4, seed=seed, thorough=False) for seed in range(20, 32)]
    assert max(played.plies for played in games) < 600


@pytest.mark.parametrize("seed", range(4))
def test_a_game_whose_tasks_are_skipped_goes_on_to_its_end(seed: int) -> None:
    """A moderator drops a Task that fails; whatever it was, nothing is lost and the game goes on."""
    game, chance, seq, skipped = Enemies(), Dice(f"{seed + 7:032x}"), 1, list[str]()
    result = begin(game, 2 + seed, EnemiesOptions(), f"{seed:032x}")
    while result.position.ask is not None:
        ask, seq = result.position.ask, seq + 1
        if chance.below("skip", 12) == 0:
            skipped.append(ask.kind)
            result = step(game, result.snapshot, result.tail, Command(seq, SKIP))
        else:
            seat = ask.awaited[0]
            answer = Answer(seq, seat, ask.id, easy(None, ask.face(seat), chance))
            result = step(game, result.snapshot, result.tail, answer)
        assert [] == game.problems(result.position.state)
    assert 3 < len(skipped)

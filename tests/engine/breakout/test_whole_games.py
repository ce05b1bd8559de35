"""Whole random games with every oracle on, at both speeds of windows and with leavers."""

from typing import Any

import pytest

from engine import GAMES, Computer, Windows, easy
from engine.breakout import Breakout, BreakoutOptions
from engine.breakout.computer import normal
from tests.engine.oracles import play_random


@pytest.mark.parametrize(
    ("seats", "windows"), [(2, "quick"), (3, "poker"), (4, "quick"), (4, "poker"), (5, "quick"), (6, "poker")]
)
def test_random_games_hold_every_oracle(seats: int, windows: Windows) -> None:
    played = play_random(Breakout(), seats, BreakoutOptions(race_on=seats % 2 == 0), windows, seed=seats)
    assert sorted(range(seats)) == sorted(seat for rank in played.standings or [] for seat in rank)
    assert 0 < min(played.checks[check] for check in ("secrecy", "live", "default", "reload"))


@pytest.mark.rule("BR-195", "BR-196", "BR-197")
@pytest.mark.parametrize("windows", ["quick", "poker"])
def test_games_that_people_leave_come_to_an_end(windows: Windows) -> None:
    games = [play_random(Breakout(), 4 + seed % 3, windows=windows, seed=seed, leaves=20) for seed in range(3)]
    assert 3 < sum(played.checks["leave"] for played in games)


@pytest.mark.parametrize("seed", range(3))
def test_computers_of_both_strengths_play_whole_games(seed: int) -> None:
    deciders: tuple[Computer[Any], ...] = (normal, easy)
    assert play_random(Breakout(), 4, seed=seed, deciders=deciders, thorough=False).standings


@pytest.mark.rule("BR-193", "BR-194")
def test_no_game_goes_on_for_ever() -> None:
    lengths = [play_random(Breakout(), 2 + seed % 5, seed=seed, thorough=False).plies for seed in range(20, 28)]
    assert max(lengths) < 2000


def test_breakout_is_one_of_the_games_of_the_house() -> None:
    assert isinstance(GAMES["breakout"], Breakout)

"""What is counted at the end of a game, by seat: the host keeps it for statistics."""

from typing import Any

import pytest

from engine import END, GAMES, Command, Game, begin, step

KEY = "5a" * 16


def ended(game: Game[Any, Any], seats: int, **options: Any) -> Any:
    """The state of a game that was ended right after it began."""
    begun = begin(game, seats, game.options_type(**options), KEY, windows="quick")
    return step(game, begun.snapshot, begun.tail, Command(2, END, None, {})).position.state


def test_the_count_of_arkham_asylum_is_the_vp_of_each_player() -> None:
    state = ended(GAMES["arkham"], 3)
    assert {score.seat: score.total for score in state.scores} == GAMES["arkham"].points(state)
    assert {0, 1, 2} == GAMES["arkham"].points(state).keys()


def test_the_count_of_enemies_is_the_infamy_of_those_who_stayed() -> None:
    state = ended(GAMES["enemies"], 3)
    state.players[1].infamy, state.players[2].left = 7, True
    assert 7 == GAMES["enemies"].points(state)[1]
    assert {0, 1} == GAMES["enemies"].points(state).keys()


@pytest.mark.parametrize("seats", [2, 6])
def test_a_race_counts_nothing(seats: int) -> None:
    state = ended(GAMES["breakout"], seats)
    assert GAMES["breakout"].standings(state)
    assert {} == GAMES["breakout"].points(state)

"""Great White Shark: +2 Power. End of game: 1 VP for every two VP tokens, up to 5 VP."""

import pytest

from engine.arkham.design import REGISTER
from engine.arkham.scoring import final_vp
from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-011")
def test_played_it_gives_2_power() -> None:
    t = table(P("Great White Shark", vp=6), P(vp=1))
    t.play("Great White Shark")
    assert (2, 6, 1) == (t.power, t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-259", "SH-062")
@pytest.mark.parametrize(("tokens", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (10, 5), (11, 5), (30, 5)])
def test_at_the_end_it_is_worth_1_vp_for_two_tokens(tokens: int, worth: int) -> None:
    assert worth == final_vp(REGISTER["great_white_shark"], [REGISTER["great_white_shark"]], tokens)


@pytest.mark.rule("AA-259", "AA-258")
def test_the_final_count_uses_its_owners_tokens() -> None:
    t = table(P(deck="Great White Shark*2", vp=5), P(deck="Great White Shark", vp=1), main="", lineup="Kite Man")
    t.end()
    assert t.over
    assert {0: 5 + 2 + 2, 1: 1} == {each.seat: each.total for each in t.state.scores}


@pytest.mark.rule("AA-009")
def test_while_the_game_runs_it_counts_as_3() -> None:
    t = table(P("Contract Killing", pile="Great White Shark"), P())
    t.play("Contract Killing")
    t.pick("Great White Shark")
    assert 3 == t.vp()
    t.idle()

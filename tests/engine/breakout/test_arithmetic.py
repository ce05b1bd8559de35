"""Where multiplication, addition and what replaces a roll meet (part 3)."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-225")
def test_falcones_sum_is_multiplied_once() -> None:
    table = race(A=team("falcone", "maxie-zeus", on=4), B=team(), dice=[2, 5])
    table.takes("A", "roll").takes("A", "second-die").takes("A", "move")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-226", "BR-090")
@pytest.mark.parametrize(("coin", "space"), [(2, 22), (1, 9)])
def test_the_triple_comes_before_the_coin(coin: int, space: int) -> None:
    table = race(A=team("two-face", "maxie-zeus", on=4), B=team(), dice=[3, coin])
    table.takes("A", "roll").takes("A", "toss").takes("A", "move")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-227", "BR-274")
def test_man_bats_move_backward_ignores_coin_and_tokens() -> None:
    table = race(A=team("man-bat", "two-face", on=9), B=team(), dice=[2]).takes("A", "roll")
    assert (5, "B") == (table.space("A"), table.turn_of())
    table.idle()
    mask = race(A=team("man-bat", "black-mask", on=12), B=team(), dice=[2]).takes("A", "roll")
    assert (8, 4) == (mask.space("A"), mask.tokens("black-mask"))
    mask.idle()


@pytest.mark.rule("BR-227")
@pytest.mark.parametrize(("second", "space"), [(6, 5), (1, 9)])
def test_man_bat_goes_back_after_a_won_gamble_and_stays_after_a_lost_one(second: int, space: int) -> None:
    table = race(A=team("man-bat", "falcone", on=9), B=team(), dice=[2, second])
    table.takes("A", "roll").takes("A", "second-die")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-228", "BR-059", "BR-259")
def test_poison_ivys_minus_is_noted_at_the_start_and_survives_a_null_cloud() -> None:
    table = race(A=team(on=8, holds=("null-cloud",)), B=team("poison-ivy", on=10), dice=[3])
    table.takes("A", "play:null-cloud:poison-ivy").takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-229")
def test_two_ivies_subtract_one_each() -> None:
    b, c = team("poison-ivy", on=10), team("clayface", copies="poison-ivy", on=9)
    table = race(A=team(on=8), B=b, C=c, dice=[5]).takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-230", "BR-092")
def test_a_roll_of_zero_stays_and_the_turn_goes_on() -> None:
    table = race(A=team(on=7), B=team("poison-ivy", on=9), dice=[1]).takes("A", "roll").ends("A")
    assert (7, 1) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("BR-274")
def test_a_lost_gamble_and_a_caught_lie_ask_for_no_coin_and_no_tokens() -> None:
    lost = race(A=team("falcone", "two-face", on=8), B=team(), dice=[4, 4])
    lost.takes("A", "roll").takes("A", "second-die")
    assert (8, "B") == (lost.space("A"), lost.turn_of())
    lost.idle()
    lie = race(A=team("riddler", "black-mask", on=9), B=team(), dice=[1])
    lie.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert (9, "B", 2) == (lie.space("A"), lie.turn_of(), lie.tokens("black-mask"))
    lie.idle()


@pytest.mark.rule("BR-275")
def test_borrowed_zsasz_adds_the_copied_tokens() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("victor-zsasz", tokens=2), dice=[1])
    table.takes("A", "play:morph-powder:victor-zsasz").takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()

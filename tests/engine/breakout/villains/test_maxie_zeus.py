"""Maxie Zeus: a turn that starts on a Triangle has its roll multiplied by 3."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-090")
def test_a_turn_that_starts_on_a_triangle_moves_three_times_the_die() -> None:
    table = race(A=team("maxie-zeus", on=23), B=team(), dice=[2])
    table.takes("A", "roll")
    assert (29, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.parametrize("on", [22, 24, 21], ids=["Square", "Circle", "Gadget space"])
def test_other_shapes_move_the_die_itself(on: int) -> None:
    table = race(A=team("maxie-zeus", on=on), B=team(), dice=[2])
    table.takes("A", "roll")
    assert on + 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-009")
def test_start_is_no_triangle() -> None:
    table = race(A=team("maxie-zeus"), B=team(), dice=[2])
    table.takes("A", "roll")
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-059")
@pytest.mark.parametrize(("on", "rival", "space"), [(23, 24, 30), (22, 23, 25)])
def test_the_space_at_the_very_start_of_the_turn_counts(on: int, rival: int, space: int) -> None:
    table = race(A=team("maxie-zeus", on=on, holds=("grappling-hook",)), B=team(on=rival), dice=[2])
    table.takes("A", "play:grappling-hook").takes("A", "roll").ends("A")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-011")
def test_he_cannot_be_declined() -> None:
    table = race(A=team("maxie-zeus", on=23), B=team(), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert 26 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-226", "BR-090")
@pytest.mark.parametrize(("coin", "space"), [(2, 35), (1, 22)])
def test_the_roll_is_tripled_before_the_coin_is_tossed(coin: int, space: int) -> None:
    table = race(A=team("maxie-zeus", "two-face", on=17), B=team(), dice=[3, coin])
    table.takes("A", "roll").takes("A", "toss").takes("A", "move")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-225")
def test_falcones_sum_is_tripled_as_one_roll() -> None:
    table = race(A=team("maxie-zeus", "falcone", on=4), B=team(), dice=[2, 5])
    table.takes("A", "roll").takes("A", "second-die").takes("A", "move")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-209")
def test_a_claim_is_tripled_and_the_three_for_a_true_one_is_not() -> None:
    table = race(A=team("maxie-zeus", "riddler", on=23), B=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:1").takes("B", "challenge")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-091", "BR-228")
def test_poison_ivys_point_is_taken_off_afterwards() -> None:
    table = race(A=team("maxie-zeus", on=23), B=team("poison-ivy", on=22), dice=[2])
    table.takes("A", "roll")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-083", "BR-212")
def test_a_flight_is_not_multiplied() -> None:
    table = race(A=team("maxie-zeus", "kiteman", on=23, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:25")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084")
def test_others_look_at_the_die_and_not_at_the_product() -> None:
    b = team("deathstroke", on=3, contract="A")
    table = race(A=team("maxie-zeus", on=23), B=b, dice=[2])
    table.takes("A", "roll")
    assert [29, 3] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-266")
def test_an_extra_turn_reads_the_space_it_starts_on() -> None:
    table = race(A=team("maxie-zeus", "catwoman", on=23), B=team(), dice=[2, 1])
    table.takes("A", "roll")
    assert (29, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll").takes("A", "move")
    assert 32 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-232", "BR-104")
def test_with_harley_quinn_an_advance_ends_on_a_triangle_and_the_roll_does_not() -> None:
    a = team("maxie-zeus", "harley-quinn", on=22, holds=("grappling-hook",), extra_turns=1)
    table = race(A=a, B=team(on=23), C=team(on=29), dice=[5, 1])
    table.takes("A", "play:grappling-hook")
    assert 23 == table.space("A")
    table.takes("A", "roll").takes("A", "roll").ends("A")
    assert 30 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100")
def test_the_product_can_carry_the_team_out() -> None:
    table = race(A=team("maxie-zeus", on=35), B=team(), C=team(), dice=[1])
    table.takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on().idle()


def test_he_does_not_touch_the_rolls_of_others() -> None:
    table = race(A=team(on=23), B=team("maxie-zeus", on=23), dice=[2])
    table.takes("A", "roll")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_multiplies_for_that_team() -> None:
    table = race(A=team("clayface", on=23, copies="maxie-zeus"), B=team("maxie-zeus"), dice=[2])
    table.takes("A", "roll")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161", "BR-059")
def test_borrowed_with_morph_powder_he_reads_the_start_of_that_turn() -> None:
    table = race(A=team(on=23, holds=("morph-powder",)), B=team("maxie-zeus"), dice=[2])
    table.takes("A", "play:morph-powder:maxie-zeus").takes("A", "roll")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_multiplies_nothing() -> None:
    table = race(A=team("maxie-zeus", on=23), B=team(), dice=[2], blank={"maxie-zeus": "B"})
    table.takes("A", "roll")
    assert 25 == table.space("A")
    table.idle()

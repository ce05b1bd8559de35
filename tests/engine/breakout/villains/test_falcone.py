"""Falcone: a second die against the first."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-089")
def test_after_the_roll_his_player_alone_may_roll_a_second_die() -> None:
    table = race(A=team("falcone", on=8), B=team(), dice=[3])
    table.takes("A", "roll")
    assert ("second-die", ["stay", "second-die"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "stay")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-096")
@pytest.mark.parametrize(("second", "space"), [(1, 22), (2, 22), (3, 27), (5, 29)])
def test_a_higher_second_die_moves_the_sum_and_any_other_does_not_move(second: int, space: int) -> None:
    table = race(A=team("falcone", on=22), B=team(), dice=[2, second])
    table.takes("A", "roll").takes("A", "second-die")
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_stays_with_the_first_die() -> None:
    table = race(A=team("falcone", on=8), B=team(), dice=[1])
    table.takes("A", "roll").default("A")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-054", "BR-092")
def test_a_lost_gamble_on_a_gadget_space_draws_there() -> None:
    table = race(A=team("falcone", on=7), B=team(), dice=[4, 4], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "second-die").takes("A", "end")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-094", "BR-095")
def test_once_the_second_die_is_rolled_a_reroll_hits_that_one() -> None:
    table = race(A=team("falcone", on=22, holds=("lucky-coin",)), B=team(), dice=[2, 1, 5])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die")
    assert ("own-reroll", ["keep", "reroll:lucky-coin"]) == (table.key(), table.offers("A"))
    table.takes("A", "reroll:lucky-coin")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-095")
def test_what_was_spent_on_the_first_die_is_gone_for_the_second() -> None:
    table = race(A=team("falcone", "ventriloquist", on=22), B=team(), dice=[4, 1, 3])
    table.takes("A", "roll").takes("A", "reroll:ventriloquist").takes("A", "second-die")
    assert 27 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-095", "BR-088", "BR-094")
def test_each_of_the_two_dice_can_be_changed_once() -> None:
    table = race(A=team("falcone", "penguin", on=22), B=team(), dice=[3, 2])
    table.takes("A", "roll").takes("A", "change:2").takes("A", "second-die")
    assert ["keep", "change:1", "change:3"] == table.offers("A")
    table.takes("A", "change:3")
    assert 27 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-215", "BR-095", "BR-217")
def test_the_joker_can_hit_the_second_die_and_no_more_the_first() -> None:
    table = race(A=team("falcone", on=8), B=team("joker", on=20), dice=[2, 5, 1])
    table.takes("A", "roll").takes("B", "pass").takes("A", "second-die")
    assert ["reroll", "pass"] == table.offers("B")
    table.takes("B", "reroll").takes("B", "pass")
    assert [8, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-093")
def test_the_second_die_is_never_an_autoroll() -> None:
    table = race(A=team("falcone", on=8, holds=("four-leaf-clover",)), B=team("joker", on=20), dice=[1, 2, 3])
    table.takes("A", "roll").takes("A", "keep").takes("B", "pass").takes("A", "second-die")
    assert ["keep"] == table.offers("A")
    table.takes("A", "keep").takes("B", "reroll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep").takes("B", "pass").takes("A", "end")
    assert ([12, 22], ["four-leaf-clover"]) == (table.spaces(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-096", "BR-094")
@pytest.mark.parametrize(("dice", "space"), [([5, 6], 23), ([5, 1], 23), ([2, 5], 20)])
def test_rivals_look_at_the_first_die_only(dice: list[int], space: int) -> None:
    table = race(A=team("falcone", on=31), B=team("deathstroke", on=20, contract="A"), C=team(), dice=dice, escape=2)
    table.takes("A", "roll").takes("A", "second-die")
    assert space == table.space("B")
    table.idle()


@pytest.mark.rule("BR-227", "BR-096")
def test_man_bat_goes_back_by_the_first_die_even_after_a_won_gamble() -> None:
    table = race(A=team("falcone", "man-bat", on=12), B=team(), dice=[1, 5])
    table.takes("A", "roll").takes("A", "second-die")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-227", "BR-096")
def test_man_bat_does_not_move_after_a_lost_gamble() -> None:
    table = race(A=team("falcone", "man-bat", on=12), B=team(), dice=[1, 1])
    table.takes("A", "roll").takes("A", "second-die")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-225")
def test_the_sum_is_multiplied_once() -> None:
    table = race(A=team("falcone", "maxie-zeus", on=10), B=team(), dice=[2, 5])
    table.takes("A", "roll").takes("A", "second-die").takes("A", "move")
    assert 31 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-225", "BR-218")
def test_what_is_added_is_added_to_the_sum_once() -> None:
    table = race(A=team("falcone", "polka-dot-man", on=22), B=team(), dice=[1, 2])
    table.takes("A", "roll").takes("A", "second-die")
    assert 26 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-218")
def test_the_ventriloquist_adds_nothing_to_a_lost_gamble() -> None:
    table = race(A=team("falcone", "ventriloquist", on=8), B=team(), dice=[4, 4, 2])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die").takes("A", "reroll:ventriloquist")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-218", "BR-225")
def test_the_ventriloquist_adds_one_for_a_reroll_of_the_second_die() -> None:
    table = race(A=team("falcone", "ventriloquist", on=22), B=team(), dice=[2, 1, 3])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die").takes("A", "reroll:ventriloquist")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-082", "BR-096")
def test_in_the_fog_a_second_six_is_a_one() -> None:
    table = race(A=team("falcone", on=8), B=team(fog=True), dice=[2, 6])
    table.takes("A", "roll").takes("A", "second-die")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-211")
def test_a_claim_of_riddler_is_the_first_die_and_the_second_is_open() -> None:
    table = race(A=team("falcone", "riddler", on=22), B=team(), dice=[1, 4])
    table.takes("A", "riddle").takes("A", "claim:3").takes("B", "pass").takes("A", "second-die")
    assert 29 == table.space("A")
    assert ["A rolls a second die against the 3.", "A rolls a 4."] == table.told("roll")[:2]
    table.idle()


@pytest.mark.rule("BR-208", "BR-274")
def test_after_a_caught_lie_there_is_no_second_die() -> None:
    table = race(A=team("falcone", "riddler", on=8), B=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:3").takes("B", "challenge")
    assert (8, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-083")
def test_after_a_flight_there_is_no_second_die() -> None:
    table = race(A=team("falcone", "kiteman", on=8, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:12")
    assert (12, "B") == (table.space("A"), table.turn_of())
    table.idle()


def test_from_start_a_won_gamble_moves_out_and_a_lost_one_stays() -> None:
    table = race(A=team("falcone"), B=team("clayface", copies="falcone"), dice=[1, 5, 5, 1])
    table.takes("A", "roll").takes("A", "second-die").takes("B", "roll").takes("B", "second-die")
    assert [6, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-100", "BR-145")
def test_the_sum_can_be_the_way_out() -> None:
    table = race(A=team("falcone", on=46), B=team(), escape=2, dice=[1, 2])
    table.takes("A", "roll").takes("A", "second-die")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


def test_rivals_have_no_second_die() -> None:
    table = race(A=team("falcone", on=8), B=team(on=8), active="B", dice=[2])
    table.takes("B", "roll")
    assert ([8, 10], "A") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045")
def test_clayface_gambles_as_he_does() -> None:
    table = race(A=team("clayface", copies="falcone", on=22), B=team("falcone"), dice=[1, 2])
    table.takes("A", "roll").takes("A", "second-die")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_he_gambles_in_this_turn_only() -> None:
    table = race(A=team(on=22, holds=("morph-powder", "adrenaline")), B=team("falcone"), dice=[1, 2, 1])
    table.takes("A", "play:morph-powder:falcone").takes("A", "play:adrenaline")
    table.takes("A", "roll").takes("A", "second-die").takes("A", "roll")
    assert (26, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_asks_nothing() -> None:
    table = race(A=team("falcone", on=8), B=team("deadshot"), blank={"falcone": "B"}, dice=[2])
    table.takes("A", "roll")
    assert (10, "B") == (table.space("A"), table.turn_of())
    table.idle()

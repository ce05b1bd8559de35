"""Man-Bat: a die of 1 or 2 moves 4 spaces backward, any other adds 3 to the roll."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-227")
@pytest.mark.parametrize(("die", "space"), [(1, 18), (2, 18), (3, 28), (4, 29)])
def test_a_low_die_goes_back_four_and_any_other_adds_three(die: int, space: int) -> None:
    table = race(A=team("man-bat", on=22), B=team(), dice=[die])
    table.takes("A", "roll")
    assert space == table.space("A")
    table.idle()


def test_there_is_nothing_to_choose() -> None:
    table = race(A=team("man-bat", on=16), B=team(), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert ("B", 12) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-105")
@pytest.mark.parametrize("on", [1, 3, 4])
def test_the_way_back_ends_in_start_at_the_latest(on: int) -> None:
    table = race(A=team("man-bat", on=on), B=team(), dice=[1])
    table.takes("A", "roll")
    assert 0 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-105")
def test_in_start_a_low_die_leaves_the_team_where_it_is() -> None:
    table = race(A=team("man-bat"), B=team(), dice=[2])
    table.takes("A", "roll")
    assert (0, "B") == (table.space("A"), table.turn_of())
    assert ["A rolls a 2.", "Man-Bat turns that into 4 spaces backward."] == table.log("roll") + table.log("power")
    assert ["A is in Start and cannot go back."] == table.log("move")
    table.idle()


def test_the_log_says_why_the_team_goes_back() -> None:
    table = race(A=team("man-bat", on=9), B=team(), dice=[1])
    table.takes("A", "roll")
    assert ["Man-Bat turns that into 4 spaces backward."] == table.log("power")
    assert ["A moves back 4 spaces to space 5."] == table.log("move")
    table.idle()


def test_a_high_die_adds_three_from_start() -> None:
    table = race(A=team("man-bat"), B=team(), dice=[3])
    table.takes("A", "roll")
    assert 6 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-052")
def test_no_stop_is_offered_on_a_gadget_space_on_the_way_back() -> None:
    table = race(A=team("man-bat", on=9), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (5, [], "B") == (table.space("A"), table.holds("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-054")
def test_a_turn_that_ends_on_a_gadget_space_after_the_way_back_draws() -> None:
    table = race(A=team("man-bat", on=11), B=team(), dice=[2], deck=("jet-pack",))
    table.takes("A", "roll").ends("A")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-227", "BR-104")
def test_the_way_back_skips_nothing() -> None:
    table = race(A=team("man-bat", on=9, holds=("jet-pack",)), B=team(), dice=[1])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert 5 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-227")
def test_the_way_back_is_not_multiplied() -> None:
    table = race(A=team("man-bat", "maxie-zeus", on=17), B=team(), dice=[2])
    table.takes("A", "roll")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-227", "BR-274")
@pytest.mark.parametrize("villain", ["two-face", "black-mask"])
def test_neither_coin_nor_tokens_are_asked_for_on_the_way_back(villain: str) -> None:
    table = race(A=team("man-bat", villain, on=9), B=team(), dice=[2])
    table.takes("A", "roll")
    assert (5, "B") == (table.space("A"), table.turn_of())
    assert ["A rolls a 2."] == table.log("roll")
    table.idle()


@pytest.mark.rule("BR-227")
def test_nothing_is_added_to_or_subtracted_from_the_way_back() -> None:
    table = race(A=team("man-bat", "polka-dot-man", on=9), B=team("poison-ivy", on=9), dice=[2])
    table.takes("A", "roll")
    assert 5 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-067", "BR-091")
def test_three_are_added_after_the_multiplication() -> None:
    table = race(A=team("man-bat", "maxie-zeus", on=4), B=team(), dice=[3])
    table.takes("A", "roll").takes("A", "move")
    assert 16 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-227", "BR-096")
@pytest.mark.parametrize(("second", "space"), [(5, 4), (2, 8)])
def test_a_won_gamble_goes_back_and_a_lost_one_stays(second: int, space: int) -> None:
    table = race(A=team("man-bat", "falcone", on=8), B=team(), dice=[2, second])
    table.takes("A", "roll").takes("A", "second-die")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-096")
def test_falcones_first_die_alone_decides_the_direction() -> None:
    table = race(A=team("man-bat", "falcone", on=8), B=team(), dice=[3, 4])
    table.takes("A", "roll").takes("A", "second-die").takes("A", "move")
    assert 18 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-221")
def test_a_six_in_the_fog_goes_back() -> None:
    table = race(A=team("man-bat", on=9), B=team(fog=True), dice=[6])
    table.takes("A", "roll")
    assert 5 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084")
def test_he_looks_at_the_die_after_it_was_changed() -> None:
    table = race(A=team("man-bat", "professor-pyg", on=16), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "change:5").takes("A", "move")
    assert 24 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-233")
def test_killer_croc_does_not_stop_the_way_back() -> None:
    table = race(A=team("man-bat", on=9), B=team("killer-croc", on=8), dice=[1])
    table.takes("A", "roll")
    assert [5, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260")
def test_solomon_grundy_does_not_protect_his_own_team() -> None:
    table = race(A=team("man-bat", "solomon-grundy", on=9), B=team(), dice=[2])
    table.takes("A", "roll")
    assert 5 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-236", "BR-237")
def test_egghead_is_judged_where_the_way_back_ends() -> None:
    table = race(A=team("man-bat", "egghead", on=9), B=team(), dice=[1])
    table.takes("A", "predict:square").takes("A", "roll").ends("A")
    assert (7, 1) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_has_no_die_and_no_plus() -> None:
    table = race(A=team("man-bat", "kiteman", on=7, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:9")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100")
def test_the_three_can_carry_the_team_out() -> None:
    table = race(A=team("man-bat", on=31), B=team(on=34), C=team(), dice=[3])
    table.takes("A", "roll")
    assert (["A"], [34, 0]) == (table.places(), table.spaces()[1:])
    table.plays_on().idle()


def test_other_teams_roll_as_ever() -> None:
    table = race(A=team(on=8), B=team("man-bat", on=16), C=team(on=9), dice=[1])
    table.takes("A", "roll")
    assert [9, 16, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-045")
@pytest.mark.parametrize(("die", "space"), [(2, 5), (3, 15)])
def test_copied_by_clayface_he_works_for_that_team(die: int, space: int) -> None:
    table = race(A=team("clayface", on=9, copies="man-bat"), B=team("man-bat"), dice=[die])
    table.takes("A", "roll").ends("A")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_with_morph_powder_he_works_for_one_turn() -> None:
    table = race(A=team(on=22, holds=("morph-powder",), extra_turns=1), B=team("man-bat"), dice=[4, 2])
    table.takes("A", "play:morph-powder:man-bat").takes("A", "roll")
    assert (29, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll").takes("A", "move")
    assert 31 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-047")
@pytest.mark.parametrize(("die", "space"), [(1, 9), (5, 13)])
def test_blank_he_neither_goes_back_nor_adds(die: int, space: int) -> None:
    table = race(A=team("man-bat", on=8), B=team(), dice=[die], blank={"man-bat": "B"})
    table.takes("A", "roll")
    assert space == table.space("A")
    table.idle()

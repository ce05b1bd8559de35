"""The Ventriloquist: one reroll of the own die a turn, and 1 more for it."""

import pytest

from tests.engine.breakout.track import race, team

REROLL = "reroll:ventriloquist"


@pytest.mark.rule("BR-081", "BR-085")
def test_he_offers_one_reroll_and_the_new_number_replaces_the_old_one() -> None:
    table = race(A=team("ventriloquist", on=8), B=team(), dice=[5, 1])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep", REROLL]) == (table.key(), table.offers("A"))
    table.takes("A", REROLL)
    assert (10, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-011")
def test_a_die_that_is_kept_gets_no_plus() -> None:
    table = race(A=team("ventriloquist", on=8), B=team(), dice=[4])
    table.takes("A", "roll").takes("A", "keep")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_keeps_the_die() -> None:
    table = race(A=team("ventriloquist", on=8), B=team(), dice=[1])
    table.takes("A", "roll").default("A")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-044", "BR-081")
def test_after_his_reroll_the_new_die_is_left_to_other_means() -> None:
    table = race(A=team("ventriloquist", on=8, holds=("lucky-coin",)), B=team(), dice=[1, 2, 3])
    table.takes("A", "roll")
    assert ["keep", REROLL, "reroll:lucky-coin"] == table.offers("A")
    table.takes("A", REROLL)
    assert ["keep", "reroll:lucky-coin"] == table.offers("A")
    table.takes("A", "reroll:lucky-coin")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-218")
def test_the_plus_stays_when_a_rival_has_the_die_rerolled_again() -> None:
    table = race(A=team("ventriloquist", on=8), B=team("joker", on=20, tokens=1), dice=[1, 5, 2])
    table.takes("A", "roll").takes("A", REROLL).takes("B", "reroll")
    assert [11, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-087")
def test_a_number_that_a_rival_forced_may_still_be_rerolled() -> None:
    table = race(A=team("ventriloquist", on=8), B=team("joker", on=20, tokens=1), dice=[5, 1, 2])
    table.takes("A", "roll").takes("A", "keep").takes("B", "reroll")
    assert ["keep", REROLL] == table.offers("A")
    table.takes("A", REROLL)
    assert [11, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-095", "BR-218", "BR-225")
def test_he_may_reroll_falcones_second_die_and_the_sum_gets_the_plus_once() -> None:
    table = race(A=team("ventriloquist", "falcone", on=7), B=team(), dice=[2, 1, 4])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die").takes("A", REROLL)
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-044", "BR-094")
def test_a_reroll_of_falcones_first_die_leaves_none_for_the_second() -> None:
    table = race(A=team("ventriloquist", "falcone", on=7), B=team(), dice=[6, 2, 4])
    table.takes("A", "roll").takes("A", REROLL).takes("A", "second-die")
    assert (14, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-218", "BR-096")
def test_a_lost_gamble_gets_no_plus() -> None:
    table = race(A=team("ventriloquist", "falcone", on=8), B=team(), dice=[6, 4, 4])
    table.takes("A", "roll").takes("A", REROLL).takes("A", "second-die")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-078", "BR-080")
def test_a_rerolled_autoroll_is_spent_and_a_die_is_rolled() -> None:
    table = race(A=team("ventriloquist", "calendar-man", on=8, tokens={"calendar-man": 6}), B=team(), dice=[2])
    table.takes("A", "autoroll:calendar-man").takes("A", REROLL)
    assert (11, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-085", "BR-200")
def test_with_bane_he_rerolls_either_die_before_one_is_chosen() -> None:
    table = race(A=team("ventriloquist", "bane", on=8), B=team(), dice=[1, 3, 2])
    table.takes("A", "roll")
    assert ["keep", f"{REROLL}:1", f"{REROLL}:2"] == table.offers("A")
    table.takes("A", f"{REROLL}:2").takes("A", "die:1")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-091")
def test_the_plus_is_not_multiplied() -> None:
    table = race(A=team("ventriloquist", "maxie-zeus", on=17), B=team(), dice=[5, 2])
    table.takes("A", "roll").takes("A", REROLL).takes("A", "move")
    assert 24 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-207")
def test_with_riddler_he_rerolls_in_secret_before_the_claim() -> None:
    table = race(A=team("ventriloquist", "riddler", on=8), B=team(), dice=[1, 3])
    table.takes("A", "riddle").takes("A", REROLL)
    assert ("claim", True) == (table.key(), "This is the truth." == table.note("A", "claim:3"))
    table.takes("A", "claim:3").takes("B", "pass")
    assert 12 == table.space("A")
    assert [] == [line for line in table.log("roll") if "1" in line]
    table.idle()


@pytest.mark.rule("BR-227")
def test_man_bat_goes_back_without_the_plus() -> None:
    table = race(A=team("ventriloquist", "man-bat", on=9), B=team(), dice=[4, 2])
    table.takes("A", "roll").takes("A", REROLL)
    assert 5 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-082")
def test_fog_turns_a_rerolled_six_into_a_one() -> None:
    table = race(A=team("ventriloquist", on=8), B=team(fog=True), dice=[4, 6])
    table.takes("A", "roll").takes("A", REROLL)
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_cannot_be_rerolled() -> None:
    table = race(A=team("ventriloquist", "kiteman", on=7, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:9")
    assert (9, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-266")
def test_he_rerolls_again_in_an_extra_turn() -> None:
    table = race(A=team("ventriloquist", on=22, extra_turns=1), B=team(), dice=[5, 1, 5, 2])
    table.takes("A", "roll").takes("A", REROLL).takes("A", "roll").takes("A", REROLL)
    assert 27 == table.space("A")
    table.idle()


def test_he_works_from_start() -> None:
    table = race(A=team("ventriloquist"), B=team(), dice=[1, 3])
    table.takes("A", "roll").takes("A", REROLL)
    assert 4 == table.space("A")
    table.idle()


def test_the_plus_can_carry_the_team_out() -> None:
    table = race(A=team("ventriloquist", on=35), B=team(), C=team(), dice=[5, 1])
    table.takes("A", "roll").takes("A", REROLL)
    assert ["A"] == table.places()
    table.plays_on().idle()


@pytest.mark.rule("BR-179")
def test_a_rivals_die_is_not_his_to_reroll() -> None:
    table = race(A=team(on=8), B=team("ventriloquist", on=3), dice=[1])
    table.takes("A", "roll")
    assert ("B", [9, 3]) == (table.turn_of(), table.spaces())
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_rerolls_for_that_team() -> None:
    table = race(A=team("clayface", on=8, copies="ventriloquist"), B=team("ventriloquist"), dice=[1, 2])
    table.takes("A", "roll").takes("A", "reroll:clayface")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_with_morph_powder_he_rerolls_once() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("ventriloquist"), dice=[1, 2])
    table.takes("A", "play:morph-powder:ventriloquist").takes("A", "roll").takes("A", "reroll:copy-of-ventriloquist")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_offers_no_reroll() -> None:
    table = race(A=team("ventriloquist", on=8), B=team(), dice=[1], blank={"ventriloquist": "B"})
    table.takes("A", "roll")
    assert (9, "B") == (table.space("A"), table.turn_of())
    table.idle()

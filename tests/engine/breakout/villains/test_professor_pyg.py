"""Professor Pyg: a die that shows 1 or 2 may be changed to 5."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-088", "BR-186")
@pytest.mark.parametrize("die", [1, 2])
def test_a_one_or_a_two_may_be_changed_to_five(die: int) -> None:
    table = race(A=team("professor-pyg", on=8), B=team(), dice=[die])
    table.takes("A", "roll")
    assert ("change", ["keep", "change:5"]) == (table.key(), table.offers("A"))
    table.takes("A", "change:5")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_a_higher_die_is_not_asked_about(die: int) -> None:
    table = race(A=team("professor-pyg", on=22), B=team(), dice=[die])
    table.takes("A", "roll")
    assert ("B", 22 + die) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-011")
def test_the_die_may_be_kept() -> None:
    table = race(A=team("professor-pyg", on=8), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "keep")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_changes_the_die() -> None:
    table = race(A=team("professor-pyg", on=8), B=team(), dice=[2])
    table.takes("A", "roll").default("A")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-088")
def test_nobody_can_reroll_after_his_change() -> None:
    a = team("professor-pyg", on=8, holds=("lucky-coin",))
    table = race(A=a, B=team("joker", on=20, tokens=1), dice=[2])
    table.takes("A", "roll").takes("A", "keep")
    assert ("forced-reroll", ["B"]) == (table.key(), table.asked())
    table.takes("B", "pass").takes("A", "change:5")
    assert ("end", 13) == (table.key(), table.space("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-087", "BR-088")
def test_a_die_that_a_rival_has_rerolled_may_be_changed() -> None:
    table = race(A=team("professor-pyg", on=22), B=team("joker", on=3, tokens=1), dice=[6, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("A", "change:5")
    assert [27, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-220")
def test_he_works_on_the_one_that_fog_has_made_of_a_six() -> None:
    table = race(A=team("professor-pyg", on=8), B=team(fog=True), dice=[6])
    table.takes("A", "roll").takes("A", "change:5")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-206", "BR-075")
def test_he_works_on_an_autoroll() -> None:
    table = race(A=team("professor-pyg", "hugo-strange", on=22), B=team(), used=[("B", 2)])
    table.takes("A", "autoroll:hugo-strange").takes("A", "change:5")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-095", "BR-088")
def test_with_falcone_he_works_once_on_each_die() -> None:
    table = race(A=team("professor-pyg", "falcone", on=8), B=team(), dice=[1, 2])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die")
    assert ["keep", "change:5"] == table.offers("A")
    table.takes("A", "change:5")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-094")
def test_falcones_first_die_is_locked_when_the_second_is_rolled() -> None:
    table = race(A=team("professor-pyg", "falcone", on=8), B=team(), dice=[2, 4])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die")
    assert ("B", 14) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-086")
def test_with_bane_he_works_on_the_chosen_die() -> None:
    table = race(A=team("professor-pyg", "bane", on=8), B=team(), dice=[1, 4])
    table.takes("A", "roll").takes("A", "die:1").takes("A", "change:5")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-224", "BR-186", "BR-042")
def test_with_mad_hatter_every_number_the_two_can_make_is_offered_in_one_question() -> None:
    a = team("professor-pyg", "mad-hatter", on=22, tokens={"mad-hatter": 1})
    table = race(A=a, B=team(), dice=[1])
    table.takes("A", "roll")
    assert ["keep", "change:2", "change:5", "change:6"] == table.offers("A")
    assert "You would stand on space 27 (Circle)." == table.note("A", "change:5")
    table.takes("A", "change:2")
    assert (24, 0) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-224", "BR-186")
@pytest.mark.parametrize("number", [2, 4, 5, 6])
def test_with_a_copied_penguin_a_one_becomes_any_number_but_three(number: int) -> None:
    a = team("professor-pyg", "clayface", on=22, copies="penguin")
    table = race(A=a, B=team("penguin"), dice=[1])
    table.takes("A", "roll")
    assert ["keep", "change:2", "change:4", "change:5", "change:6"] == table.offers("A")
    table.takes("A", f"change:{number}")
    assert (22 + number, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-207")
def test_with_riddler_he_changes_the_truth_in_secret_before_the_claim() -> None:
    table = race(A=team("professor-pyg", "riddler", on=8), B=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "change:5")
    assert ("claim", "This is the truth.") == (table.key(), table.note("A", "claim:5"))
    assert [] == [line for line in table.log() if "Pyg" in line]
    table.takes("A", "claim:5").takes("B", "challenge").takes("A", "move")
    assert 16 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_has_no_die_to_change() -> None:
    table = race(A=team("professor-pyg", "kiteman", on=7, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:8")
    assert ("B", 8) == (table.turn_of(), table.space("A"))
    table.idle()


def test_he_works_from_start() -> None:
    table = race(A=team("professor-pyg"), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "change:5")
    assert 5 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100")
def test_his_five_can_carry_the_team_out() -> None:
    table = race(A=team("professor-pyg", on=33), B=team(), C=team(), dice=[1])
    table.takes("A", "roll").takes("A", "change:5")
    assert ["A"] == table.places()
    table.plays_on().idle()


@pytest.mark.rule("BR-179")
def test_a_rivals_die_is_not_his_to_change() -> None:
    table = race(A=team(on=8), B=team("professor-pyg", on=3), dice=[1])
    table.takes("A", "roll")
    assert ("B", 9) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_changes_for_that_team() -> None:
    table = race(A=team("clayface", on=8, copies="professor-pyg"), B=team("professor-pyg"), dice=[1])
    table.takes("A", "roll").takes("A", "change:5")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161", "BR-185")
def test_borrowed_with_morph_powder_he_changes_in_that_turn() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("professor-pyg"), dice=[1])
    table.takes("A", "play:morph-powder:professor-pyg").takes("A", "roll")
    assert ["keep", "change:5"] == table.offers("A")
    table.default("A")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_is_not_asked_about() -> None:
    table = race(A=team("professor-pyg", on=8), B=team(), dice=[1], blank={"professor-pyg": "B"})
    table.takes("A", "roll")
    assert ("B", 9) == (table.turn_of(), table.space("A"))
    table.idle()

"""Deathstroke: a contract on another team: Advance 3 after its move whenever its die shows 5 or 6."""

import pytest

from tests.engine.breakout.track import race, team

CONTRACT = team("deathstroke", on=20, contract="A")


@pytest.mark.rule("BR-040")
def test_he_chooses_one_of_the_other_teams_when_the_escape_begins() -> None:
    table = race(A=team("deathstroke"), B=team(), C=team(), begins=True)
    assert ("contract", ["choose:1", "choose:2"]) == (table.key(), table.offers("A"))
    table.takes("A", "choose:2")
    assert (2, ["roll"]) == (table.view(None).teams[0].contract, table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-040")
def test_with_one_rival_he_is_not_asked() -> None:
    table = race(A=team("deathstroke"), B=team(), begins=True)
    assert (1, ["roll"]) == (table.team("A").villains[0].contract, table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_watches_the_next_team_clockwise() -> None:
    table = race(A=team(), B=team(), C=team("deathstroke"), begins=True)
    table.default("C")
    assert 0 == table.team("C").villains[0].contract
    table.idle()


@pytest.mark.rule("BR-064", "BR-179")
@pytest.mark.parametrize(("die", "space"), [(4, 20), (5, 23), (6, 23)])
def test_a_five_or_a_six_of_his_target_advances_three_without_a_question(die: int, space: int) -> None:
    table = race(A=team(on=22), B=CONTRACT, dice=[die])
    table.takes("A", "roll")
    assert (space, "B") == (table.space("B"), table.turn_of())
    table.idle()


def test_the_dice_of_others_and_his_own_do_nothing() -> None:
    table = race(A=team(on=3), B=CONTRACT, C=team(on=22), active="C", dice=[5, 1, 6])
    table.takes("C", "roll").takes("A", "roll")
    assert [4, 20, 27] == table.spaces()
    table.takes("B", "roll").takes("B", "move")
    assert 26 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-084")
def test_he_reads_the_die_after_its_change() -> None:
    table = race(A=team("penguin", on=22), B=CONTRACT, dice=[4])
    table.takes("A", "roll").takes("A", "change:5")
    assert [27, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-081")
def test_a_five_that_is_rerolled_does_nothing() -> None:
    table = race(A=team("ventriloquist", on=22), B=CONTRACT, dice=[5, 2])
    table.takes("A", "roll").takes("A", "reroll:ventriloquist")
    assert [25, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-221")
def test_he_sees_the_one_that_fog_has_made_of_a_six() -> None:
    table = race(A=team(on=22), B=CONTRACT, C=team(fog=True), dice=[6])
    table.takes("A", "roll")
    assert [23, 20, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-075")
def test_an_autoroll_of_five_counts() -> None:
    table = race(A=team("calendar-man", on=22, tokens=5), B=CONTRACT)
    table.takes("A", "autoroll:calendar-man")
    assert [27, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-096")
def test_falcones_second_die_does_not_count() -> None:
    table = race(A=team("falcone", on=22), B=CONTRACT, dice=[1, 5])
    table.takes("A", "roll").takes("A", "second-die")
    assert [28, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-096")
def test_falcones_first_die_counts_once_whatever_the_second_shows() -> None:
    table = race(A=team("falcone", on=16), B=CONTRACT, dice=[5, 6])
    table.takes("A", "roll").takes("A", "second-die").takes("A", "move")
    assert [27, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-084")
def test_a_roll_of_five_from_a_lower_die_does_nothing() -> None:
    table = race(A=team("man-bat", on=22), B=CONTRACT, dice=[3])
    table.takes("A", "roll")
    assert [28, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-208")
def test_a_claim_that_is_believed_is_the_die() -> None:
    table = race(A=team("riddler", on=22), B=CONTRACT, dice=[1])
    table.takes("A", "riddle").takes("A", "claim:5").takes("B", "pass")
    assert [27, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-208", "BR-268")
def test_a_lie_that_was_caught_has_no_die() -> None:
    table = race(A=team("riddler", on=22), B=CONTRACT, dice=[5])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert [22, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-083", "BR-268")
def test_a_flight_has_no_die() -> None:
    table = race(A=team("kiteman", on=22, tokens=1), B=CONTRACT)
    table.takes("A", "fly").takes("A", "land:27")
    assert [27, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-268")
def test_an_extra_turn_of_the_target_counts_again() -> None:
    table = race(A=team(on=1, extra_turns=1), B=CONTRACT, dice=[5, 5])
    table.takes("A", "roll").takes("A", "roll").takes("A", "move")
    assert [11, 26] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-268")
def test_an_escape_of_the_target_voids_the_contract() -> None:
    table = race(A=team(on=34), B=CONTRACT, C=team(), dice=[6])
    table.takes("A", "roll").plays_on()
    assert (["A"], 20, None) == (table.places(), table.space("B"), table.view(None).teams[1].contract)
    table.idle()


@pytest.mark.rule("BR-195")
def test_a_target_that_leaves_voids_the_contract() -> None:
    table = race(A=team(on=3), B=CONTRACT, C=team())
    table.leaves("A")
    assert None is table.view(None).teams[1].contract
    table.idle()


@pytest.mark.rule("BR-008")
def test_he_advances_out_of_start() -> None:
    table = race(A=team(on=22), B=team("deathstroke", contract="A"), dice=[5])
    table.takes("A", "roll")
    assert [27, 3] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-128", "BR-106")
def test_he_can_escape_in_the_turn_of_his_target() -> None:
    table = race(A=team(on=22), B=team("deathstroke", on=34, contract="A"), C=team(), dice=[5])
    table.takes("A", "roll")
    assert ["B"] == table.places()
    table.plays_on()
    assert ("C", 27) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-106")
def test_his_advance_onto_a_gadget_space_draws_nothing() -> None:
    table = race(A=team(on=22), B=team("deathstroke", on=18, contract="A"), dice=[5])
    table.takes("A", "roll")
    assert (21, []) == (table.space("B"), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-047")
def test_a_null_cloud_takes_his_advance_for_that_turn_and_leaves_the_contract() -> None:
    table = race(A=team(on=22, holds=("null-cloud",), extra_turns=1), B=CONTRACT, dice=[5, 5])
    table.takes("A", "play:null-cloud:deathstroke").takes("A", "roll")
    assert ([27, 20], 0) == (table.spaces(), table.view(None).teams[1].contract)
    table.takes("A", "roll").takes("A", "move")
    assert [32, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-254", "BR-040")
def test_a_clayface_who_copies_him_has_a_contract_of_his_own() -> None:
    table = race(A=team("clayface", on=3), B=team("deathstroke", on=3), C=team(on=22), begins=True, dice=[1, 1, 5])
    table.takes("A", "choose:deathstroke")
    assert ("contract", ["choose:1", "choose:2"]) == (table.key(), table.offers("A"))
    table.takes("A", "choose:2")
    assert ("contract", ["choose:2", "choose:0"]) == (table.key(), table.offers("B"))
    table.takes("B", "choose:0")
    table.takes("A", "roll").takes("B", "roll").takes("C", "roll")
    assert [7, 4, 27] == table.spaces()
    table.ends("A").idle()


@pytest.mark.rule("BR-161", "BR-255")
@pytest.mark.parametrize("die", [5, 6])
def test_borrowed_with_morph_powder_he_has_no_contract_and_does_nothing(die: int) -> None:
    a = team(on=22, holds=("morph-powder",))
    table = race(A=a, B=team("deathstroke", on=3, contract="C"), C=team(on=9), dice=[die])
    table.takes("A", "play:morph-powder:deathstroke").takes("A", "roll")
    assert [22 + die, 3, 9] == table.spaces()
    table.idle()

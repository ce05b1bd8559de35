"""Fog Generator: end of your turn: until your next turn starts every 6 that is rolled becomes a 1."""

import pytest

from tests.engine.breakout.track import race, team

FOG = "play:fog-generator"


@pytest.mark.rule("BR-157", "BR-082", "BR-151")
def test_every_six_of_every_team_is_a_one_until_the_next_turn_of_its_owner_starts() -> None:
    table = race(A=team(on=22, holds=("fog-generator",)), B=team(on=8), C=team(), dice=[1, 6, 6, 6])
    table.takes("A", "roll").takes("A", "keep")
    assert [FOG, "end"] == table.offers("A")
    table.takes("A", FOG)
    assert ([], ["fog-generator"], True) == (table.holds("A"), table.under(), table.view(None).teams[0].fog)
    table.takes("B", "roll").takes("C", "roll")
    assert ([23, 9, 1], False) == (table.spaces(), table.view(None).teams[0].fog)
    table.takes("A", "roll")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-154")
def test_it_fits_neither_the_start_of_the_turn_nor_the_moment_after_the_roll() -> None:
    table = race(A=team(on=22, holds=("fog-generator",)), B=team(holds=("fog-generator",)), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "keep").takes("A", "end").idle()


@pytest.mark.rule("BR-011")
def test_it_may_be_kept() -> None:
    table = race(A=team(on=22, holds=("fog-generator",)), B=team(), dice=[1, 6])
    table.takes("A", "roll").takes("A", "keep").takes("A", "end").takes("B", "roll")
    assert ([23, 6], ["fog-generator"]) == (table.spaces(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-153", "BR-222")
def test_a_second_one_is_not_offered_while_the_own_fog_is_in_force() -> None:
    table = race(A=team(on=22, holds=("fog-generator", "fog-generator")), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", FOG)
    assert ["end"] == table.offers("A")
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-222")
def test_two_fogs_turn_a_six_once_and_each_ends_with_its_owner() -> None:
    table = race(A=team(on=22, fog=True), B=team(on=8, holds=("fog-generator",)), active="B", dice=[6, 6, 6])
    table.takes("B", "roll").takes("B", "keep")
    assert [FOG, "end"] == table.offers("B")
    table.takes("B", FOG)
    assert [False, True] == [each.fog for each in table.view(None).teams]
    table.takes("A", "roll").takes("B", "roll")
    assert [23, 15] == table.spaces()
    table.ends("B").idle()


@pytest.mark.rule("BR-223", "BR-120")
def test_an_extra_turn_ends_it_at_once_and_its_player_is_warned() -> None:
    table = race(A=team(on=22, holds=("fog-generator",), extra_turns=1), B=team(), dice=[1, 6])
    table.takes("A", "roll").takes("A", "keep")
    assert table.note("A", FOG).startswith("Careful:")
    table.takes("A", FOG)
    assert ("A", False) == (table.turn_of(), table.view(None).teams[0].fog)
    table.takes("A", "roll")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-157")
def test_without_an_extra_turn_there_is_no_warning() -> None:
    table = race(A=team(on=22, holds=("fog-generator",)), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    assert "Every 6 that anybody rolls is a 1 until your next turn starts." == table.note("A", FOG)
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-058", "BR-057")
def test_a_lost_turn_of_its_owner_ends_it() -> None:
    table = race(A=team(on=22, fog=True, loses_turn=True), B=team(on=8), dice=[6])
    table.takes("B", "roll")
    assert 14 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-127")
def test_it_ends_when_its_owner_escapes_in_another_teams_turn() -> None:
    a = team("deathstroke", on=34, fog=True, contract="B")
    table = race(A=a, B=team(on=15, extra_turns=1), C=team(), active="B", dice=[5, 6])
    table.takes("B", "roll")
    assert ["A"] == table.places()
    table.plays_on().takes("B", "roll").takes("B", "move")
    assert 26 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-082", "BR-081")
def test_a_six_that_is_rerolled_to_is_a_one() -> None:
    table = race(A=team(on=22, fog=True), B=team("ventriloquist", on=8), active="B", dice=[3, 6])
    table.takes("B", "roll").takes("B", "reroll:ventriloquist")
    assert 10 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-220", "BR-082")
@pytest.mark.parametrize(("villain", "die"), [("penguin", 5), ("mad-hatter", 6)])
def test_a_six_that_a_change_has_made_stays_a_six(villain: str, die: int) -> None:
    table = race(A=team(fog=True), B=team(villain, on=22), active="B", dice=[die])
    table.takes("B", "roll").takes("B", "change:6")
    assert 28 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-220")
def test_the_one_is_a_one_for_changes_too() -> None:
    table = race(A=team(fog=True), B=team("penguin", on=22), active="B", dice=[6])
    table.takes("B", "roll")
    assert ["keep", "change:2"] == table.offers("B")
    table.takes("B", "change:2")
    assert 24 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-211")
def test_riddlers_secret_six_is_a_one_and_a_claim_of_six_stays() -> None:
    table = race(A=team(fog=True), B=team("riddler", on=22), active="B", dice=[6])
    table.takes("B", "riddle")
    assert ("This is the truth.", "This is a lie.") == (table.note("B", "claim:1"), table.note("B", "claim:6"))
    table.takes("B", "claim:6").takes("A", "pass")
    assert 28 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-221")
def test_two_faces_coin_is_no_die_roll() -> None:
    table = race(A=team(fog=True), B=team("two-face", on=22), active="B", dice=[2, 6])
    table.takes("B", "roll").takes("B", "toss")
    assert 26 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-093", "BR-082")
def test_falcones_second_six_is_a_one() -> None:
    table = race(A=team(fog=True), B=team("falcone", on=22), active="B", dice=[2, 6])
    table.takes("B", "roll").takes("B", "second-die")
    assert 22 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-082")
def test_other_numbers_and_flights_are_left_alone() -> None:
    b = team("kiteman", on=22, tokens=1, extra_turns=1)
    table = race(A=team(fog=True), B=b, active="B", dice=[5])
    table.takes("B", "fly").takes("B", "land:28").takes("B", "roll").takes("B", "move")
    assert 33 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-166")
def test_it_targets_nobody() -> None:
    table = race(A=team(on=22, holds=("fog-generator",)), B=team(on=30, holds=("phase-shift",)), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", FOG)
    assert ("B", ["phase-shift"]) == (table.turn_of(), table.holds("B"))
    table.idle()


def test_it_is_played_from_start_too() -> None:
    table = race(A=team("man-bat", holds=("fog-generator",)), B=team(), dice=[1, 6])
    table.takes("A", "roll").takes("A", "keep").takes("A", FOG).takes("B", "roll")
    assert [0, 1] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-116")
def test_a_team_that_escapes_in_its_move_cannot_play_it() -> None:
    table = race(A=team(on=36, holds=("fog-generator",)), B=team(), C=team(), dice=[1, 6])
    table.takes("A", "roll").takes("A", "keep")
    assert (["A"], "keep") == (table.places(), table.key())
    table.plays_on().takes("B", "roll")
    assert 6 == table.space("B")
    table.idle()

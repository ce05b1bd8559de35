"""Killer Croc: a team that comes to his space by steps must stop there."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-233", "BR-099")
def test_a_team_that_enters_his_space_stops_there_and_loses_the_rest_of_the_move() -> None:
    table = race(A=team(on=8), B=team("killer-croc", on=11), C=team(on=12), dice=[6])
    table.takes("A", "roll")
    assert ([11, 11, 12], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.parametrize(("die", "space"), [(1, 9), (2, 10), (3, 11), (4, 11)])
def test_a_move_that_ends_before_him_or_on_his_space_is_not_changed(die: int, space: int) -> None:
    table = race(A=team(on=8), B=team("killer-croc", on=11), dice=[die])
    table.takes("A", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-233")
def test_a_team_that_starts_on_his_space_moves_on() -> None:
    table = race(A=team(on=8), B=team("killer-croc", on=8), dice=[3])
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-233", "BR-102")
def test_a_flight_over_his_space_is_not_stopped() -> None:
    table = race(A=team("kiteman", on=8, tokens=1), B=team("killer-croc", on=9))
    table.takes("A", "fly").takes("A", "land:12")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-233", "BR-103")
def test_an_advance_over_his_space_is_not_stopped() -> None:
    table = race(A=team("deadshot", on=8), B=team("killer-croc", "bane", on=10))
    table.takes("A", "use:deadshot:bane")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-233", "BR-241")
def test_a_swap_over_his_space_is_not_stopped() -> None:
    table = race(A=team("hush", on=8, tokens=1), B=team("killer-croc", on=10), C=team(on=12))
    table.takes("A", "use:hush:2")
    assert [12, 10, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-233", "BR-227")
def test_a_move_backward_over_his_space_is_not_stopped() -> None:
    table = race(A=team("man-bat", on=12), B=team("killer-croc", on=10), dice=[1])
    table.takes("A", "roll")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-233", "BR-102", "BR-101")
def test_a_skipped_space_of_his_does_not_stop() -> None:
    table = race(A=team(on=8, holds=("jet-pack",)), B=team("killer-croc", on=9), dice=[2])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-234", "BR-054")
def test_on_a_gadget_space_the_stopped_team_draws() -> None:
    table = race(A=team(on=12), B=team("killer-croc", on=15), dice=[5], deck=("jet-pack",))
    table.takes("A", "roll")
    assert ("end", 15, ["jet-pack"]) == (table.key(), table.space("A"), table.holds("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-235", "BR-187")
@pytest.mark.parametrize(("answers", "space"), [(["stop:7", "end"], 7), (["move"], 9)])
def test_a_gadget_space_before_him_is_offered(answers: list[str], space: int) -> None:
    table = race(A=team(on=5), B=team("killer-croc", on=9), dice=[6])
    table.takes("A", "roll")
    assert ["move", "stop:7"] == table.offers("A")
    for answer in answers:
        table.takes("A", answer)
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-235")
def test_a_gadget_space_behind_him_is_not_offered() -> None:
    table = race(A=team(on=5), B=team("killer-croc", on=6), dice=[6])
    table.takes("A", "roll")
    assert ([6, 6], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-234", "BR-260")
def test_solomon_grundy_is_stopped_too() -> None:
    table = race(A=team("solomon-grundy", on=8), B=team("killer-croc", on=10), dice=[5])
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-234", "BR-045")
@pytest.mark.parametrize(("croc", "clayface"), [(10, 12), (12, 10)])
def test_of_two_of_him_the_first_on_the_path_stops(croc: int, clayface: int) -> None:
    b, c = team("killer-croc", on=croc), team("clayface", copies="killer-croc", on=clayface)
    table = race(A=team(on=8), B=b, C=c, dice=[6])
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


def test_his_own_team_moves_freely() -> None:
    table = race(A=team("killer-croc", on=8), B=team(on=10), dice=[5])
    table.takes("A", "roll")
    assert [13, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-107")
def test_a_team_that_is_stopped_does_not_pass_him() -> None:
    table = race(A=team(on=8), B=team("killer-croc", "copperhead", on=10), dice=[5])
    table.takes("A", "roll")
    assert [10, 10] == table.spaces()
    table.idle()


def test_catwoman_who_is_stopped_on_a_triangle_takes_another_turn() -> None:
    table = race(A=team("catwoman", on=8), B=team("killer-croc", on=10), dice=[5])
    table.takes("A", "roll")
    assert (10, "A") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-007")
def test_in_start_he_stops_nobody() -> None:
    table = race(A=team(), B=team("killer-croc"), dice=[3])
    table.takes("A", "roll")
    assert [3, 0] == table.spaces()
    table.idle()


def test_a_team_that_leaves_start_is_stopped() -> None:
    table = race(A=team(), B=team("killer-croc", on=2), dice=[6])
    table.takes("A", "roll")
    assert [2, 2] == table.spaces()
    table.idle()


def test_on_the_last_space_he_keeps_a_team_from_escaping() -> None:
    table = race(A=team(on=46), B=team("killer-croc", on=48), escape=2, dice=[6])
    table.takes("A", "roll")
    assert ([48, 48], []) == (table.spaces(), table.places())
    table.idle()


@pytest.mark.rule("BR-127", "BR-002")
def test_once_his_team_has_escaped_he_stops_nobody() -> None:
    a, b = team("killer-croc", on=48), team(on=46)
    table = race(A=a, B=b, C=team(), escape=2, race_on=True, dice=[1, 3])
    table.takes("A", "roll").takes("B", "roll")
    assert ["A", "B"] == table.places()[:2]
    table.idle()


@pytest.mark.rule("BR-045")
def test_a_clayface_who_copies_him_stops_rivals_and_is_stopped_himself() -> None:
    table = race(A=team("clayface", copies="killer-croc", on=8), B=team("killer-croc", on=10), dice=[5, 1])
    table.takes("A", "roll")
    assert [10, 10] == table.spaces()
    table.takes("B", "roll")
    assert [10, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-257")
def test_borrowed_by_morph_powder_he_does_nothing_in_the_own_turn_and_the_original_still_stops() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("killer-croc", on=10), dice=[5, 2])
    table.takes("A", "play:morph-powder:killer-croc").takes("A", "roll")
    assert ([10, 10], "B") == (table.spaces(), table.turn_of())
    table.takes("B", "roll")
    assert [10, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-259", "BR-163")
def test_a_null_cloud_takes_him_off_for_this_turn_only() -> None:
    a = team(on=8, holds=("null-cloud",))
    table = race(A=a, B=team(on=8), C=team("killer-croc", on=10), dice=[4, 4])
    table.takes("A", "play:null-cloud:killer-croc").takes("A", "roll").takes("B", "roll")
    assert [12, 10, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_stops_nobody() -> None:
    table = race(A=team("deadshot", on=8), B=team("killer-croc", on=10), C=team(), blank={"killer-croc": "C"}, dice=[4])
    table.takes("A", "roll")
    assert 12 == table.space("A")
    table.idle()

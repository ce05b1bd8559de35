"""Solomon Grundy: others cannot move his team back, take its turn or blank him; a die of 1 to 3 gets 1 more."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.parametrize(("die", "space"), [(1, 24), (2, 25), (3, 26), (4, 26)])
def test_a_die_of_one_to_three_gets_one_more(die: int, space: int) -> None:
    table = race(A=team("solomon-grundy", on=22), B=team(), dice=[die])
    table.takes("A", "roll")
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-221")
def test_a_six_in_the_fog_gets_one_more() -> None:
    table = race(A=team("solomon-grundy", on=22), B=team(fog=True), dice=[6])
    table.takes("A", "roll")
    assert 24 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084")
def test_he_looks_at_the_die_after_its_change() -> None:
    table = race(A=team("solomon-grundy", "professor-pyg", on=22), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "change:5")
    assert 27 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-096", "BR-225")
@pytest.mark.parametrize(("dice", "space"), [([3, 4], 31), ([4, 5], 32)])
def test_with_falcone_the_first_die_counts(dice: list[int], space: int) -> None:
    table = race(A=team("solomon-grundy", "falcone", on=23), B=team(), dice=dice)
    table.takes("A", "roll").takes("A", "second-die").takes("A", "move")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-091")
def test_his_one_is_not_multiplied() -> None:
    table = race(A=team("solomon-grundy", "maxie-zeus", on=23), B=team(), dice=[1])
    table.takes("A", "roll")
    assert 27 == table.space("A")
    table.idle()


def test_his_one_counts_from_start() -> None:
    table = race(A=team("solomon-grundy"), B=team(on=35), dice=[1])
    table.takes("A", "roll")
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100")
def test_his_one_can_carry_the_team_out() -> None:
    table = race(A=team("solomon-grundy", on=35), B=team(on=2), C=team(), dice=[1])
    table.takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on().idle()


@pytest.mark.rule("BR-260", "BR-261")
def test_scarecrow_does_not_move_his_team_back() -> None:
    table = race(A=team("scarecrow", on=8), B=team("solomon-grundy", on=9), C=team(on=9), dice=[1])
    table.takes("A", "roll")
    assert [10, 9, 7] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260")
def test_king_tut_does_not_move_his_team_back() -> None:
    table = race(A=team("king-tut", on=3), B=team("solomon-grundy", on=9), C=team(on=9))
    table.takes("A", "use:king-tut")
    assert [5, 9, 7] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260")
def test_anarky_does_not_move_his_team_back() -> None:
    table = race(A=team("anarky", on=8), B=team("solomon-grundy", on=20), C=team(on=20), dice=[1])
    table.takes("A", "roll")
    assert [10, 20, 18] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260")
def test_firefly_does_not_move_his_team_back() -> None:
    table = race(A=team("firefly", on=8), B=team("solomon-grundy", on=9), C=team(on=9), dice=[2])
    table.takes("A", "roll")
    assert [12, 9, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260")
def test_mr_freeze_takes_no_turn_from_his_team() -> None:
    table = race(A=team("mr-freeze", on=8), B=team("solomon-grundy", on=10), C=team(on=10), dice=[1])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert ("B", False, True) == (table.turn_of(), table.team("B").loses_turn, table.team("C").loses_turn)
    table.idle()


@pytest.mark.rule("BR-260", "BR-153")
def test_a_phantom_zone_that_could_only_take_his_teams_turn_is_not_offered() -> None:
    a = team(on=8, holds=("phantom-zone",))
    table = race(A=a, B=team("solomon-grundy", on=20), C=team(on=19), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    assert ["end"] == table.offers("A")
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-260")
def test_his_own_phantom_zone_takes_his_teams_turn() -> None:
    a = team("solomon-grundy", on=17, holds=("phantom-zone",))
    table = race(A=a, B=team(on=3), dice=[1, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone").takes("B", "roll")
    assert ("B", ["A loses the next turn.", "A has lost this turn."]) == (table.turn_of(), table.log("lost"))
    table.idle()


@pytest.mark.rule("BR-260")
def test_deadshot_can_blank_his_teammate_and_not_him() -> None:
    table = race(A=team("deadshot", on=8), B=team("solomon-grundy", "bane", on=9))
    assert ["roll", "use:deadshot:bane"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-260")
def test_a_null_cloud_can_blank_his_teammate_and_not_him() -> None:
    table = race(A=team(on=8, holds=("null-cloud",)), B=team("solomon-grundy", "bane", on=9))
    assert ["roll", "play:null-cloud:bane"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-260")
def test_his_protection_does_not_hang_on_his_teammate() -> None:
    b = team("solomon-grundy", "bane", on=9)
    table = race(A=team("king-tut", on=3, holds=("null-cloud",)), B=b)
    table.takes("A", "play:null-cloud:bane").takes("A", "use:king-tut")
    assert [5, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-234", "BR-260")
def test_killer_croc_stops_his_team() -> None:
    table = race(A=team("solomon-grundy", on=8), B=team("killer-croc", on=9), dice=[2])
    table.takes("A", "roll")
    assert [9, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260")
def test_poison_ivy_takes_a_point_off_his_teams_roll() -> None:
    table = race(A=team("solomon-grundy", on=8), B=team("poison-ivy", on=9), dice=[4])
    table.takes("A", "roll")
    assert [11, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260")
def test_the_joker_can_have_his_teams_die_rerolled() -> None:
    table = race(A=team("solomon-grundy", on=8), B=team("joker", on=20, tokens=1), dice=[6, 1])
    table.takes("A", "roll").takes("B", "reroll")
    assert [10, 22] == table.spaces()
    table.idle()


def test_he_protects_no_other_team() -> None:
    table = race(A=team("king-tut", on=3), B=team("solomon-grundy", on=9), C=team(on=12))
    table.takes("A", "use:king-tut")
    assert 10 == table.space("C")
    table.idle()


@pytest.mark.rule("BR-045", "BR-260")
def test_copied_by_clayface_he_protects_that_team_and_clayface() -> None:
    a = team("clayface", "bane", on=9, copies="solomon-grundy")
    b = team("king-tut", "solomon-grundy", on=3, holds=("null-cloud",))
    table = race(A=a, B=b, active="B")
    assert ["roll", "use:king-tut", "play:null-cloud:bane"] == table.offers("B")
    table.takes("B", "use:king-tut")
    assert [9, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-262")
def test_borrowed_with_morph_powder_he_protects_until_the_end_of_that_turn() -> None:
    a = team(on=8, holds=("morph-powder",))
    b = team("firefly", "joker", on=7, tokens={"joker": 2})
    table = race(A=a, B=b, C=team("solomon-grundy", "king-tut", on=3), dice=[5, 5, 1, 1])
    table.takes("A", "play:morph-powder:solomon-grundy").takes("A", "roll")
    table.takes("B", "reroll").takes("B", "reroll")
    assert [10, 12, 3] == table.spaces()
    table.takes("B", "roll").takes("C", "use:king-tut")
    assert [8, 11, 5] == table.spaces()
    table.idle()

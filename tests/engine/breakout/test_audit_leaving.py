"""A player leaves: before the first turn, in an open window, on a visit to the Armory, in the middle of a move."""

import pytest

from tests.engine.breakout.track import RaceTable, race, sit_down, team


def everybody_picks(table: RaceTable) -> None:
    while table.key() == "team":
        table.default(table.asked()[0])


def until_team_choice(table: RaceTable) -> None:
    while table.key() != "team":
        table.default(table.asked()[0])


# before the first turn


@pytest.mark.rule("BR-039", "BR-292")
def test_if_the_first_player_leaves_before_the_teams_are_picked_the_next_clockwise_begins() -> None:
    for number in range(6):
        table = sit_down(3, key=f"{number:032x}")
        first = "ABC"[table.state.first or 0]
        table.leaves(first)
        everybody_picks(table)
        following = "ABCA"["ABC".index(first) + 1]
        assert (following, 1) == (table.turn_of(), table.state.turns)
        assert not [line for line in table.log("turn") if line.startswith(first)]


@pytest.mark.rule("BR-144", "BR-198")
def test_if_the_first_of_the_first_escape_leaves_while_teams_are_picked_the_next_in_places_begins() -> None:
    table = race(A=team(on=36), B=team(on=20), C=team(escaped=True), dice=[1])
    table.takes("A", "roll")
    until_team_choice(table)
    assert [2, 0, 1] == table.state.first_escape
    table.leaves("C")
    everybody_picks(table)
    assert ("A", 2) == (table.turn_of(), table.state.turns)
    assert "Escape 2: A takes the first turn." in table.log()


@pytest.mark.rule("BR-198")
def test_of_two_who_leave_before_the_second_escape_the_third_in_places_begins() -> None:
    table = race(A=team(on=36), B=team(on=20), C=team(escaped=True), D=team(escaped=True), dice=[1])
    table.takes("A", "roll")
    until_team_choice(table)
    assert [2, 3, 0, 1] == table.state.first_escape
    table.leaves("C").leaves("D")
    everybody_picks(table)
    assert "A" == table.turn_of()


@pytest.mark.rule("BR-195", "BR-197")
def test_the_last_player_at_the_team_choice_wins() -> None:
    table = sit_down(2)
    table.leaves("A")
    assert [["B"], ["A"]] == table.standings()


@pytest.mark.rule("BR-195", "BR-040")
def test_the_choice_of_a_clayface_whose_player_leaves_is_dropped_and_the_others_begin() -> None:
    table = race(A=team("clayface"), B=team("deathstroke"), C=team("bane"), D=team(), begins=True)
    assert ("copy", ["A"]) == (table.key(), table.asked())
    table.leaves("A")
    assert ("contract", ["B"], ["choose:2", "choose:3"]) == (table.key(), table.asked(), table.offers("B"))
    table.takes("B", "choose:2")
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-195", "BR-010")
def test_a_leavers_villains_can_no_longer_be_copied_nor_its_team_be_watched() -> None:
    table = race(A=team("clayface"), B=team("deathstroke"), C=team("bane", "hush"), D=team(), begins=True)
    assert "choose:bane" in table.offers("A")
    table.leaves("C")
    assert [] == [id for id in table.offers("A") if id in ("choose:bane", "choose:hush")]
    table.takes("A", "choose:deathstroke")
    assert ["choose:1", "choose:3"] == table.offers("A")


# in an open window


@pytest.mark.rule("BR-195", "BR-163", "BR-292")
def test_a_null_cloud_on_a_team_that_leaves_in_the_window_does_nothing() -> None:
    table = race(A=team(on=3, holds=["null-cloud"]), B=team("bane", on=5, holds=["phase-shift"]), C=team(on=7))
    table.takes("A", "play:null-cloud:bane").leaves("B")
    assert (["A"], "roll", []) == (table.asked(), table.key(), table.blank())
    assert "Null Cloud has no effect: its target has left." in table.told()
    assert "null-cloud" == table.under()[0]
    table.idle()


@pytest.mark.rule("BR-195", "BR-161")
def test_a_morph_powder_on_a_team_that_leaves_in_the_window_gives_no_power() -> None:
    table = race(A=team(on=3, holds=["morph-powder"]), B=team("bane", on=5, holds=["phase-shift"]), C=team(on=7))
    table.takes("A", "play:morph-powder:bane").leaves("B")
    assert (["A"], "roll", []) == (table.asked(), table.key(), table.team("A").morphs)
    table.idle()


@pytest.mark.rule("BR-195", "BR-164", "BR-166", "BR-168", "BR-292")
def test_if_the_lead_leaves_in_the_window_the_new_lead_is_targeted_and_may_cancel() -> None:
    b, c = team(on=9, holds=["phase-shift"]), team(on=7, holds=["phase-shift"])
    table = race(A=team(on=3, holds=["phantom-zone"]), B=b, C=c, dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert ("phase-shift", ["B"]) == (table.key(), table.asked())
    table.leaves("B")
    assert ("phase-shift", ["C"]) == (table.key(), table.asked())
    table.takes("C", "cancel")
    assert ("C", False) == (table.turn_of(), table.team("C").loses_turn)
    assert ["phantom-zone", "phase-shift"] == table.under(2)
    table.idle()


@pytest.mark.rule("BR-195", "BR-196")
def test_a_gadget_that_waits_goes_under_the_deck_when_the_escape_ends_by_a_leaver() -> None:
    b = team("bane", on=5, holds=["phase-shift"])
    table = race(A=team(on=3, holds=["null-cloud"]), B=b, C=team(escaped=True))
    table.takes("A", "play:null-cloud:bane").leaves("B")
    assert [] == table.game.problems(table.state)
    assert (["C", "A"], "null-cloud") == (table.places(), table.deck()[-1])


@pytest.mark.rule("BR-195")
def test_a_gadget_that_waits_goes_under_the_deck_with_its_owner() -> None:
    b = team("bane", on=5, holds=["phase-shift"])
    table = race(A=team(on=3, holds=["null-cloud"]), B=b, C=team(on=7))
    table.takes("A", "play:null-cloud:bane").leaves("A")
    assert (["B"], []) == (table.asked(), table.blank())
    assert (["null-cloud"], ["phase-shift"]) == (table.under(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-195", "BR-087")
def test_a_joker_who_leaves_while_he_is_asked_lets_the_die_be() -> None:
    table = race(A=team(on=3), B=team("joker", on=20), C=team(on=7), dice=[3])
    table.takes("A", "roll")
    assert ("forced-reroll", ["B"]) == (table.key(), table.asked())
    table.leaves("B")
    assert (6, "C") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-195", "BR-217")
def test_an_advance_that_a_leaver_has_earned_is_gone() -> None:
    table = race(A=team("penguin", on=8), B=team("joker", on=20), C=team(on=7), dice=[4, 5])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass").leaves("B").takes("A", "keep")
    assert (13, "left") == (table.space("A"), table.team("B").status)
    assert [] == [line for line in table.log("move") if line.startswith("B ")]
    table.idle()


@pytest.mark.rule("BR-195", "BR-181")
def test_a_claim_is_asked_of_those_who_stay_and_stands_if_they_believe_it() -> None:
    table = race(A=team("riddler", on=8), B=team(on=20), C=team(on=7), dice=[2])
    table.takes("A", "riddle").takes("A", "claim:6")
    table.leaves("B")
    assert ("challenge", ["C"]) == (table.key(), table.asked())
    table.takes("C", "pass")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-195")
def test_a_riddler_who_leaves_while_his_claim_is_open_ends_the_turn() -> None:
    table = race(A=team("riddler", on=3), B=team(on=20), C=team(on=7), dice=[2])
    table.takes("A", "riddle").takes("A", "claim:6").leaves("A")
    assert ("roll", "B") == (table.key(), table.turn_of())
    assert [] == [line for line in table.log() if "shows 2" in line]
    table.idle()


@pytest.mark.rule("BR-195", "BR-050")
def test_a_player_who_leaves_in_the_middle_of_a_move_takes_the_pawn_along() -> None:
    table = race(A=team(on=5), B=team("copperhead", on=6), C=team(on=3), dice=[4])
    table.takes("A", "roll")
    assert "stop" == table.key()
    table.leaves("A")
    assert (6, "B") == (table.space("B"), table.turn_of())


# in the Armory


@pytest.mark.rule("BR-195", "BR-196", "BR-132")
@pytest.mark.parametrize("step", ["save", "keep", "exchange"])
def test_a_visitor_who_leaves_takes_nothing_along_and_the_race_goes_on(step: str) -> None:
    a = team(on=36, holds=["nanobots", "jet-pack"])
    table = race(A=a, B=team(on=36), C=team(on=3), D=team(), dice=[1, 1], exchange="catwoman")
    table.takes("A", "roll").takes("A", "keep")
    while table.key() != step:
        table.default("A")
    table.leaves("A")
    assert (["B"], "roll", [], []) == (table.asked(), table.key(), table.holds("A"), table.team("A").drawn)
    assert ("catwoman", []) == (table.state.exchange, table.game.problems(table.state))
    assert [True, True] == [gadget in table.deck() for gadget in ("nanobots", "jet-pack")]
    table.takes("B", "roll")
    assert "B takes place 2 of the Armory: draw 3, keep 2." in table.told()


@pytest.mark.rule("BR-195", "BR-141")
def test_somebody_who_leaves_during_anothers_visit_disturbs_nothing() -> None:
    table = race(A=team(on=36), B=team(on=5), C=team(on=3), dice=[1])
    table.takes("A", "roll")
    offered = table.offers("A")
    table.leaves("B")
    assert ("keep", ["A"], offered) == (table.key(), table.asked(), table.offers("A"))
    assert ["A", "C"] == table.places()
    while table.asked() == ["A"]:
        table.default("A")
    assert ["C"] == table.asked()


# with race on


@pytest.mark.rule("BR-146", "BR-195")
def test_a_winner_who_leaves_while_the_others_race_on_is_ranked_last() -> None:
    table = race(A=team(escaped=True), B=team(on=47), C=team(on=3), D=team(), active="B", escape=2, race_on=True)
    table.leaves("A")
    assert (None, ["B"]) == (table.standings(), table.asked())
    table.rolls(2, 1, 1).takes("B", "roll").takes("C", "roll").leaves("D")
    assert [["B"], ["C"], ["D"], ["A"]] == table.standings()

"""Who is out before whom, what an Escape leaves behind, and when it is called off."""

import pytest

from tests.engine.breakout.track import RaceTable, race, team


def through_the_armory(table: RaceTable) -> RaceTable:
    while table.position.ask is not None and table.key() in ("save", "keep", "exchange"):
        table.default(table.asked()[0])
    return table


@pytest.mark.rule("BR-126", "BR-068", "BR-131")
def test_a_team_that_escapes_in_the_move_is_placed_before_those_whom_its_passing_moves_out() -> None:
    b, d = team("copperhead", on=35), team("clayface", copies="copperhead", on=36)
    table = race(A=team(), B=b, C=team(on=34), D=d, E=team(), active="C", dice=[4])
    table.takes("C", "roll")
    assert (["C", "D", "B"], ["C"]) == (table.places(), table.asked())
    through_the_armory(table)
    visits = [line[:19] for line in table.log("armory") if "takes place" in line]
    assert ["C takes place 1 of ", "D takes place 2 of ", "B takes place 3 of "] == visits
    assert "E" == table.turn_of()


@pytest.mark.rule("BR-126", "BR-128", "BR-141")
def test_a_team_that_is_moved_out_before_the_active_one_leaves_has_the_better_place() -> None:
    b = team("copperhead", on=35)
    table = race(A=team("egghead", on=34), B=b, C=team(on=3), D=team(), dice=[2])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert (["B"], ["B"]) == (table.places(), table.asked())
    through_the_armory(table)
    assert ["B", "A"] == table.places()


@pytest.mark.rule("BR-129", "BR-140")
def test_the_first_escape_is_over_before_the_last_team_could_be_moved_out() -> None:
    b = team("copperhead", on=36)
    table = race(A=team(on=35), B=b, C=team(escaped=True), dice=[2])
    table.takes("A", "roll")
    assert (["C", "A", "B"], ["A"]) == (table.places(), table.asked())
    assert not [line for line in table.log() if line.startswith("B Escapes")]


@pytest.mark.rule("BR-145")
def test_the_second_escape_is_won_before_anybody_could_be_moved_out_after_the_winner() -> None:
    b = team("copperhead", on=48)
    table = race(A=team(on=47), B=b, C=team(on=48), escape=2, dice=[2])
    table.takes("A", "roll")
    assert [["A"], ["B", "C"]] == table.standings()


@pytest.mark.rule("BR-145", "BR-128")
def test_the_second_escape_can_be_won_in_the_turn_of_another_team() -> None:
    table = race(A=team(on=46), B=team("copperhead", on=47), C=team(on=3), escape=2, dice=[2])
    table.takes("A", "roll")
    assert [["B"], ["A"], ["C"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-146", "BR-126")
def test_with_race_on_two_who_leave_in_one_turn_keep_their_order_and_the_rest_races_on() -> None:
    b = team("copperhead", on=48)
    table = race(A=team(on=47), B=b, C=team(on=3), D=team(), escape=2, race_on=True, dice=[2])
    table.takes("A", "roll")
    assert (None, ["A", "B"], "C") == (table.standings(), table.places(), table.turn_of())


@pytest.mark.rule("BR-127", "BR-146")
def test_with_race_on_the_fog_and_the_blank_of_the_winner_are_gone() -> None:
    a = team("deadshot", on=48, fog=True)
    table = race(A=a, B=team("penguin", on=8), C=team(), escape=2, race_on=True, blank={"penguin": "A"}, dice=[1, 6])
    table.takes("A", "roll")
    assert [] == table.blank()
    table.takes("B", "roll")
    assert ("change", ["keep", "change:5"]) == (table.key(), table.offers("B"))


@pytest.mark.rule("BR-130")
def test_nothing_that_lies_on_the_table_goes_into_the_second_escape_but_gadgets() -> None:
    a = team("clock-king", on=36, extra_turns=2, holds=["jet-pack"])
    b = team("cluemaster", on=20, fog=True, loses_turn=True, named="square", holds=["nanobots"])
    table = race(A=a, B=b, C=team("penguin", escaped=True), used=[("B", 4)], dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    through_the_armory(table)
    teams = table.state.teams
    assert "team" == table.key()
    assert [(False, 0, False, None, 0)] * 3 == [
        (each.loses_turn, each.extra_turns, each.fog, each.named, each.space) for each in teams
    ]
    assert ([], [], None) == (table.state.blanks, table.state.dice_used, table.state.turn)
    assert ("jet-pack", "nanobots") == (table.holds("A")[0], table.holds("B")[0])


@pytest.mark.rule("BR-134", "BR-288")
def test_several_gadgets_go_under_the_deck_in_random_order() -> None:
    held = ("nanobots", "jet-pack", "adrenaline", "lucky-coin", "null-cloud", "fog-generator")
    table = race(A=team(on=36, holds=held), B=team(), C=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    table.takes("A", table.offers("A")[0])
    assert (sorted(held[1:]), 4) == (sorted(table.under(5)), table.position.counters["under"])
    table = race(A=team(holds=held), B=team(), C=team())
    table.leaves("A")
    assert sorted(held) == sorted(table.under(6))
    assert [*held] != table.under(6)


@pytest.mark.rule("BR-194", "BR-012")
def test_the_sixtieth_round_is_played_to_its_end() -> None:
    table = race(A=team(), B=team(), first="A", active="B", in_round=59, escape=2, dice=[1, 1, 1])
    table.takes("B", "roll")
    assert (None, 60, "A") == (table.standings(), table.view(None).round, table.turn_of())
    table.takes("A", "roll")
    assert (None, "B") == (table.standings(), table.turn_of())
    table.takes("B", "roll")
    assert [["B"], ["A"]] == table.standings()
    assert "This Escape ends here: 60 rounds are enough." in table.told()
    table.idle()


@pytest.mark.rule("BR-012", "BR-120")
def test_extra_turns_are_no_rounds_of_their_own() -> None:
    table = race(A=team(on=8), B=team(on=1, extra_turns=1), first="A", active="B", in_round=3, dice=[1, 1])
    table.takes("B", "roll")
    assert (3, "B") == (table.view(None).round, table.turn_of())
    table.takes("B", "roll")
    assert (4, "A") == (table.view(None).round, table.turn_of())


@pytest.mark.rule("BR-012")
def test_a_round_ends_at_the_place_of_the_first_player_though_that_team_is_out() -> None:
    table = race(A=team(), B=team(escaped=True), C=team(), first="B", in_round=5, dice=[1, 1])
    table.takes("A", "roll")
    assert (6, "C") == (table.view(None).round, table.turn_of())
    table.takes("C", "roll")
    assert (6, "A") == (table.view(None).round, table.turn_of())


@pytest.mark.rule("BR-194", "BR-146")
def test_called_off_with_race_on_the_open_places_go_by_space_then_turn_order_unshared() -> None:
    b, c, d = team(on=8), team(on=5), team(on=9)
    table = race(
        A=team(escaped=True), B=b, C=c, D=d, active="B", first="C", in_round=60, escape=2, race_on=True, dice=[1]
    )
    table.takes("B", "roll")
    assert [["A"], ["D"], ["B"], ["C"]] == table.standings()


# extra turns and lost turns together


@pytest.mark.rule("BR-124", "BR-121", "BR-164", "BR-155")
def test_of_two_turns_due_a_leader_loses_the_first_by_the_own_phantom_zone_and_takes_the_second() -> None:
    a = team(on=8, holds=["adrenaline", "adrenaline", "phantom-zone"])
    table = race(A=a, B=team(on=1), dice=[1, 1])
    table.takes("A", "play:adrenaline").takes("A", "play:adrenaline").takes("A", "roll").takes("A", "keep")
    table.takes("A", "play:phantom-zone")
    assert ("A", 0, False, 3) == (
        table.turn_of(), table.team("A").extra_turns, table.team("A").loses_turn, table.state.turns
    )  # fmt: skip
    table.takes("A", "roll")
    assert ("B", 10) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-058", "BR-124", "BR-157", "BR-253")
def test_a_lost_extra_turn_ends_the_own_fog_and_the_own_blank() -> None:
    a = team("deadshot", on=8, extra_turns=1, holds=["fog-generator", "phantom-zone"])
    table = race(A=a, B=team("penguin", on=1), dice=[1])
    table.takes("A", "use:deadshot:penguin").takes("A", "roll").takes("A", "keep")
    table.takes("A", "play:fog-generator").takes("A", "play:phantom-zone")
    assert ("B", [], False) == (table.turn_of(), table.blank(), table.team("A").fog)


@pytest.mark.rule("BR-123", "BR-120", "BR-265")
def test_a_rival_frozen_and_zoned_loses_one_turn_whatever_extra_turns_lie_between() -> None:
    a = team("mr-freeze", on=8, holds=["phantom-zone"], extra_turns=1)
    table = race(A=a, B=team(on=13), C=team(on=1), dice=[1, 1, 1, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone").takes("A", "use:mr-freeze")
    assert ("A", 12, True) == (table.turn_of(), table.space("A"), table.team("B").loses_turn)
    table.takes("A", "roll").takes("A", "end")
    assert ("C", False) == (table.turn_of(), table.team("B").loses_turn)
    table.takes("C", "roll").takes("A", "roll").takes("A", "end")
    assert "B" == table.turn_of()
    table.idle()

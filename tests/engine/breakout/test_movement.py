"""Where moves, skips, blocks, swaps and Advances meet, and who passes whom (part 3)."""

import pytest

from tests.engine.breakout.track import Lineup, race, team


@pytest.mark.rule("BR-231")
def test_with_jet_pack_magpie_enters_no_gadget_space() -> None:
    table = race(A=team("magpie", on=5, holds=("jet-pack",)), B=team(), dice=[3])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert (10, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-232")
def test_harley_quinns_roll_never_ends_on_a_triangle_but_an_advance_can() -> None:
    table = race(A=team("harley-quinn", "catwoman", on=2, holds=("grappling-hook",)), B=team(on=4), dice=[1])
    table.takes("A", "play:grappling-hook")
    assert 4 == table.space("A")
    table.takes("A", "roll")
    assert (5, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-233", "BR-101", "BR-102")
@pytest.mark.parametrize(
    ("a", "picks", "space"),
    [
        (team(on=8), ("roll",), 10),
        (team("harley-quinn", on=8), ("roll",), 13),
        (team("kiteman", tokens=1, on=8), ("fly", "land:13"), 13),
        (team(on=10), ("roll",), 14),
    ],
    ids=["enters", "skips", "flies", "starts there"],
)
def test_killer_croc_stops_only_a_step_onto_his_space(a: Lineup, picks: tuple[str, ...], space: int) -> None:
    dice = [4] if "roll" in picks else []
    table = race(A=a, B=team("killer-croc", on=10), dice=dice)
    for pick in picks:
        table.takes("A", pick)
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-234", "BR-235")
def test_killer_croc_on_a_gadget_space_stops_grundy_too_and_he_draws() -> None:
    table = race(A=team("solomon-grundy", on=14), B=team("killer-croc", on=21), C=team(on=30), dice=[6])
    table.takes("A", "roll").takes("A", "move")
    assert 20 == table.space("A")
    near = race(A=team("solomon-grundy", on=19), B=team("killer-croc", on=21), C=team(on=30), dice=[6])
    near.takes("A", "roll").ends("A")
    assert (21, 1) == (near.space("A"), len(near.holds("A")))
    near.idle()


@pytest.mark.rule("BR-234")
def test_of_two_crocs_the_first_on_the_path_stops() -> None:
    b, c = team("killer-croc", on=12), team("clayface", copies="killer-croc", on=10)
    table = race(A=team(on=8), B=b, C=c, dice=[6]).takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-235")
def test_a_stop_before_killer_croc_is_offered_and_none_after_him() -> None:
    table = race(A=team(on=13), B=team("killer-croc", on=17), dice=[6])
    table.takes("A", "roll")
    assert ["move", "stop:15"] == table.offers("A")
    table = race(A=team(on=19), B=team("killer-croc", on=20), dice=[6])
    table.takes("A", "roll")
    assert (20, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-236")
def test_egghead_is_right_where_the_move_ended_even_if_he_does_not_move() -> None:
    table = race(A=team("egghead", on=8), B=team("poison-ivy", on=9), dice=[1])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert 10 == table.space("A")
    start = race(A=team("egghead", "falcone"), B=team(on=9), dice=[4, 4])
    start.takes("A", "predict:square").takes("A", "roll").takes("A", "second-die")
    assert (0, "B") == (start.space("A"), start.turn_of())
    start.idle()


@pytest.mark.rule("BR-236", "BR-246")
def test_egghead_is_judged_before_firefly_moves_him_on() -> None:
    table = race(A=team("egghead", "firefly", on=7), B=team(on=8), dice=[4])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert [14, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-237", "BR-055")
def test_eggheads_advance_onto_a_gadget_space_draws_once() -> None:
    table = race(A=team("egghead", on=4), B=team(), dice=[1])
    table.takes("A", "predict:square").takes("A", "roll").ends("A")
    assert (7, 1) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("BR-238")
def test_magpie_draws_where_an_advance_takes_her_but_not_in_other_turns() -> None:
    mine = race(A=team("magpie", on=1, holds=("grappling-hook",)), B=team(on=7), dice=[1])
    mine.takes("A", "play:grappling-hook")
    assert (7, 1) == (mine.space("A"), len(mine.holds("A")))
    other = race(A=team(on=4), B=team("magpie", "copperhead", on=5), dice=[2])
    other.takes("A", "roll")
    assert ([6, 7], 0) == (other.spaces(), len(other.holds("B")))
    other.idle()


@pytest.mark.rule("BR-239", "BR-113")
def test_magpie_with_three_gadgets_draws_at_the_end_after_playing_one() -> None:
    held = ("fog-generator", "lucky-coin", "phase-shift")
    table = race(A=team("magpie", on=5, holds=held), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "keep")
    assert ["play:fog-generator", "end"] == table.offers("A")
    table.takes("A", "play:fog-generator").takes("A", "draw").takes("A", "end")
    assert 3 == len(table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-240", "BR-115")
def test_ratcatcher_and_egghead_advance_in_any_order_each_once() -> None:
    a = team("ratcatcher", "egghead", on=5)
    one = race(A=a, B=team(), dice=[1]).takes("A", "predict:circle").takes("A", "roll")
    assert ["use:ratcatcher", "use:egghead"] == one.offers("A")
    one.takes("A", "use:ratcatcher")
    assert (10, "B") == (one.space("A"), one.turn_of())
    one.idle()
    other = race(A=a, B=team(), dice=[1]).takes("A", "predict:circle").takes("A", "roll")
    other.takes("A", "use:egghead")
    assert (11, "B") == (other.space("A"), other.turn_of())
    other.idle()


@pytest.mark.rule("BR-241", "BR-108")
def test_a_swap_passes_nobody_and_leaves_the_start_of_the_turn_as_noted() -> None:
    b, c = team(on=7), team("copperhead", on=5)
    table = race(A=team("hush", "maxie-zeus", on=4), B=b, C=c, dice=[1]).takes("A", "use:hush:1")
    assert [7, 4, 5] == table.spaces()
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-241", "BR-260")
def test_hush_cannot_choose_solomon_grundys_team() -> None:
    table = race(A=team("hush", on=5), B=team("solomon-grundy", on=7), C=team(on=8))
    assert ["roll", "use:hush:2"] == table.offers("A")


@pytest.mark.rule("BR-242")
def test_killer_moth_ends_on_a_teams_space_and_passes_nobody() -> None:
    table = race(A=team("killer-moth", on=5), B=team("copperhead", on=8), dice=[1])
    table.takes("A", "use:killer-moth")
    assert [8, 8] == table.spaces()


@pytest.mark.rule("BR-243", "BR-012")
def test_copperhead_answers_two_teams_between_two_of_his_turns() -> None:
    d = team("copperhead", on=9)
    table = race(A=team(on=8), B=team(on=8), C=team(on=8), D=d, dice=[2, 4, 6])
    table.takes("A", "roll")
    assert 11 == table.space("D")
    table.takes("B", "roll")
    assert 13 == table.space("D")
    table.takes("C", "roll")
    assert [10, 12, 14, 13] == table.spaces()
    assert 0 == table.card("copperhead").answers
    table.idle()


@pytest.mark.rule("BR-244", "BR-112")
def test_two_copperheads_leapfrog_only_once_each() -> None:
    b, c = team("copperhead", on=9), team("clayface", copies="copperhead", on=10)
    table = race(A=team(on=8), B=b, C=c, dice=[3]).takes("A", "roll")
    assert [11, 13, 14] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-245")
@pytest.mark.parametrize(("slug", "a", "ends"), [("scarecrow", 11, [13, 8, 11]), ("anarky", 4, [6, 8, 11])])
def test_a_team_moved_back_past_copperhead_triggers_him(slug: str, a: int, ends: list[int]) -> None:
    table = race(A=team(slug, on=a), B=team(on=10), C=team("copperhead", on=9), dice=[1])
    table.takes("A", "roll")
    assert ends[1:] == table.spaces()[1:]


@pytest.mark.rule("BR-246")
def test_firefly_burns_in_other_turns_when_an_advance_carries_him_past_somebody() -> None:
    b = team("firefly", "copperhead", on=9)
    table = race(A=team(on=8), B=b, C=team(on=10), dice=[4]).takes("A", "roll")
    assert [12, 12, 7] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-247")
def test_firefly_goes_before_copperhead() -> None:
    table = race(A=team("firefly", on=7), B=team("copperhead", on=8), dice=[4]).takes("A", "roll")
    assert [12, 7] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-248")
def test_a_team_that_escapes_burns_nobody_but_copperhead_advances() -> None:
    b, c = team("copperhead", on=30), team(on=31)
    table = race(A=team("firefly", "victor-zsasz", on=29), B=b, C=c, D=team(), dice=[6])
    table.takes("A", "roll").takes("A", "move")
    assert (["A"], [29, 28, 0]) == (table.places(), table.spaces()[1:])
    assert [] == [line for line in table.told() if "Zsasz" in line]
    out = race(A=team("firefly", on=35), B=team("copperhead", on=36), C=team(on=36), D=team(), dice=[6])
    out.takes("A", "roll")
    assert (["A", "B"], 36) == (out.places(), out.space("C"))

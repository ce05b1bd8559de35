"""Control, Goons and Infamy Order (EG-003, EG-004, EG-045 to EG-060)."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-045", "EG-052")
def test_control_is_5_for_the_villain_and_1_for_each_goon() -> None:
    t = city(A=P(at="uptown", goons="uptown*3, midtown"), B=P(at="midtown"))
    assert (8, 1, 0) == (t.control("A", "uptown"), t.control("A", "midtown"), t.control("A", "downtown"))
    uptown = t.view(None).districts[0]
    assert (0, 8, 5, 3, 0) == (uptown.control[0].seat, uptown.control[0].total, uptown.control[0].villain,
                               uptown.control[0].goons, uptown.control[0].toppers)  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-047", "EG-048")
@pytest.mark.parametrize(("in_round", "control"), [(5, 5), (6, 6)])
def test_fires_count_only_from_the_score_phase_of_the_final_round_on(in_round: int, control: int) -> None:
    t = city(A=P(at="uptown"), B=P(), in_round=in_round, fires="tower@uptown:A")
    assert 5 == t.control("A", "uptown")
    t = city(A=P(at="uptown"), B=P(), in_round=in_round, fires="tower@uptown:A", phase="score", score="uptown")
    assert [f"Uptown: A has {control} Control."] == t.log("control")


@pytest.mark.rule("EG-047")
def test_a_burning_bridge_counts_in_each_district_it_touches() -> None:
    t = city(A=P(at="tricorner"), B=P("joker", at="tricorner"), in_round=6, fires="sprang-bridge:B",
             phase="score", score="uptown, midtown")  # fmt: skip
    assert ["Uptown: B has 1 Control.", "Midtown: B has 1 Control."] == t.log("control")


@pytest.mark.rule("EG-049", "EG-050")
def test_a_tie_means_that_nobody_controls_a_district() -> None:
    t = city(A=P(at="uptown"), B=P(at="uptown"), C=P(at="midtown"))
    assert [0, 1] == t.look.most_control("uptown")
    assert (None, 2) == (t.view("A").districts[0].controlled_by, t.view("A").districts[2].controlled_by)
    assert [] == t.look.most_control("downtown")
    t.idle()


@pytest.mark.rule("EG-051")
def test_a_player_without_control_is_not_counted() -> None:
    t = city(A=P(at="uptown"), B=P(at="midtown"))
    assert [0] == [each.seat for each in t.view("A").districts[0].control]
    t.idle()


@pytest.mark.rule("EG-053", "EG-067")
def test_goons_are_moved_by_effects_to_one_district_and_not_removed() -> None:
    t = city(A=P(at="uptown", hand="on-the-move", goons="uptown*3"), B=P())
    t.takes("A", "play:on-the-move").takes("A", "choose:uptown").takes("A", "move:2")
    t.takes("A", "move:midtown")
    assert (1, 2, 27) == (t.goons("A", "uptown"), t.goons("A", "midtown"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-054", "EG-066")
def test_a_removed_goon_goes_back_to_its_owners_supply() -> None:
    t = city(A=P(at="uptown", hand="turf-fight"), B=P(goons="uptown*2"))
    t.takes("A", "play:turf-fight").takes("A", "remove:2")
    assert (0, 30) == (t.goons("B", "uptown"), t.supply("B"))
    t.idle()


@pytest.mark.rule("EG-055", "EG-463", "EG-211")
def test_with_2_goons_in_supply_2_of_3_are_added() -> None:
    t = city(A=P(at="uptown", hand="muscle-in", supply=2), B=P())
    t.takes("A", "play:muscle-in")
    assert (2, 0) == (t.goons("A", "uptown"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-056", "EG-057", "EG-003")
def test_whoever_lands_on_a_value_goes_ahead_of_those_who_stand_there() -> None:
    t = city(A=P(at="uptown", hand="turf-fight", infamy=10), B=P(infamy=12), C=P(infamy=13))
    assert "CBA" == t.order()
    t.takes("A", "play:turf-fight")
    assert (12, "CAB") == (t.infamy("A"), t.order())
    assert [1, 2, 3] == [t.view(None).players[seat].place for seat in (2, 0, 1)]
    t.idle()


@pytest.mark.rule("EG-058")
def test_gaining_0_infamy_moves_nothing() -> None:
    t = city(phase="score", score="midtown", tokens={"midtown": "score-10"}, A=P(at="tricorner", infamy=4),
             B=P(at="tricorner", goons="midtown*2", infamy=4), C=P(at="tricorner", goons="midtown*2", infamy=4),
             D=P(goons="midtown"), E=P())  # fmt: skip
    assert ["Midtown: B has 2 Control.", "Midtown: C has 2 Control."] == t.log("control")[2:]
    assert (["D gains 5 Infamy, now 5.", "E gains 2 Infamy, now 2."], "DABCE") == (t.log("infamy"), t.order())


@pytest.mark.rule("EG-004", "EG-059", "EG-432")
def test_48_infamy_and_4_more_are_52_shown_as_plus_50_and_2() -> None:
    t = city(A=P(at="uptown", hand="turf-fight*1", infamy=48), B=P(infamy=2))
    t.takes("A", "play:turf-fight")
    mine = t.view(None).players[0]
    assert (50, 1, 0) == (mine.infamy, mine.laps, mine.track)
    t = city(A=P("joker", at="uptown", hand="torch-job", infamy=49), B=P(infamy=2), buildings={"uptown": "tower"})
    t.takes("A", "play:torch-job").takes("A", "burn:tower@uptown")
    mine = t.view(None).players[0]
    assert (52, 1, 2, "AB") == (mine.infamy, mine.laps, mine.track, t.order())
    t.idle()


@pytest.mark.rule("EG-059")
def test_only_equal_totals_share_a_space_though_the_track_shows_the_same_one() -> None:
    t = city(A=P(at="uptown", hand="turf-fight", infamy=1), B=P(infamy=53), C=P(infamy=3))
    t.takes("A", "play:turf-fight")
    assert ([3, 3, 3], "BAC") == ([each.track for each in t.view(None).players], t.order())
    t.idle()


@pytest.mark.rule("EG-074")
def test_players_who_choose_one_after_the_other_do_so_in_infamy_order() -> None:
    t = city(phase="event", event="thornes-payroll", A=P(infamy=1), B=P(infamy=3), C=P(infamy=2))
    names: list[str] = []
    while t.state.phase == "event":
        names += t.asked()
        t.takes(names[-1], t.offers(names[-1])[0])
    assert ["B", "C", "A"] == names
    t.idle()

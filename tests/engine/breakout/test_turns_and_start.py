"""Where extra turns, lost turns and the ends of turns meet, and what works from Start (part 3)."""

import pytest

from tests.engine.breakout.track import Lineup, race, team


@pytest.mark.rule("BR-263", "BR-121", "BR-264")
def test_three_extra_turns_from_one_turn() -> None:
    a = team("catwoman", "clock-king", tokens={"clock-king": 3}, on=3, holds=("adrenaline",))
    table = race(A=a, B=team(), dice=[1, 1, 1, 1])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert ("A", 2, 0) == (table.turn_of(), table.team("A").extra_turns, table.tokens("clock-king"))
    for _ in range(3):
        assert "A" == table.turn_of()
        table.takes("A", "roll").ends("A")
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-264")
def test_a_lost_turn_gives_clock_king_no_token() -> None:
    table = race(A=team("clock-king", on=3, loses_turn=True), B=team())
    assert ("B", 1) == (table.turn_of(), table.tokens("clock-king"))


@pytest.mark.rule("BR-265", "BR-123")
def test_two_lost_turns_are_one() -> None:
    a = team("mr-freeze", on=8, holds=("phantom-zone",))
    table = race(A=a, B=team(on=10), dice=[1, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone").takes("A", "use:mr-freeze")
    assert ("A", False) == (table.turn_of(), table.team("B").loses_turn)
    table.takes("A", "roll").takes("A", "end")
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-124", "BR-120")
def test_a_due_extra_turn_is_the_turn_that_is_lost() -> None:
    a = team("catwoman", on=3, holds=("phantom-zone",))
    table = race(A=a, B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert ("B", False) == (table.turn_of(), table.team("A").loses_turn)
    table.idle()


@pytest.mark.rule("BR-266")
def test_start_powers_and_predictions_work_anew_in_an_extra_turn() -> None:
    a = team("egghead", "ras-al-ghul", on=3, extra_turns=1)
    table = race(A=a, B=team(on=20), dice=[1, 1])
    table.takes("A", "predict:triangle").takes("A", "roll")
    assert (8, "prediction") == (table.space("A"), table.key())
    table.takes("A", "predict:triangle").takes("A", "roll")
    assert (9, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-267", "BR-117")
def test_cluemasters_shape_is_checked_at_the_first_end_of_turn_of_the_next_team_only() -> None:
    table = race(A=team("cluemaster", on=8, named="circle"), B=team(on=1, extra_turns=1), active="B", dice=[2, 3])
    table.takes("B", "roll")
    assert (8, None) == (table.space("A"), table.team("A").named)
    table.takes("B", "roll")
    assert (6, 8) == (table.space("B"), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-267")
def test_own_extra_turns_name_anew_and_do_not_use_the_shape_up() -> None:
    table = race(A=team("cluemaster", on=8, extra_turns=1), B=team(on=1), dice=[1, 2, 1])
    table.takes("A", "roll").takes("A", "name:square").takes("A", "roll").takes("A", "name:circle")
    table.takes("B", "roll")
    assert [13, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-267", "BR-048")
def test_a_blank_cluemaster_and_an_escaped_team_pay_nothing() -> None:
    blank = race(
        A=team("cluemaster", on=8, named="circle"), B=team(on=1), active="B", blank={"cluemaster": "B"}, dice=[1]
    )
    assert [] == blank.blank()
    out = race(A=team("cluemaster", on=8, named="circle"), B=team(on=36), C=team(), active="B", dice=[1])
    out.takes("B", "roll").default("B").takes("B", "no-exchange")
    assert (8, None) == (out.space("A"), out.team("A").named)
    out.idle()


@pytest.mark.rule("BR-268")
def test_an_extra_turn_of_deathstrokes_target_counts_again_and_an_escape_voids_the_contract() -> None:
    b = team("deathstroke", on=8, contract="A")
    table = race(A=team(on=22, extra_turns=1), B=b, dice=[6, 5])
    table.takes("A", "roll")
    assert 11 == table.space("B")
    table.takes("A", "roll").takes("A", "move")
    assert 14 == table.space("B")
    out = race(A=team(on=36), B=b, C=team(), dice=[6]).takes("A", "roll").default("A").takes("A", "no-exchange")
    assert (8, None) == (out.space("B"), out.card("deathstroke").contract)
    out.idle()


@pytest.mark.rule("BR-276", "BR-115")
def test_catwoman_before_or_after_eggheads_advance() -> None:
    a = team("catwoman", "egghead", on=3)
    table = race(A=a, B=team(), dice=[1]).takes("A", "predict:triangle").takes("A", "roll")
    assert ["use:catwoman", "use:egghead"] == table.offers("A")
    table.takes("A", "use:catwoman")
    assert (6, "A") == (table.space("A"), table.turn_of())
    table.idle()
    other = race(A=a, B=team(), dice=[1]).takes("A", "predict:triangle").takes("A", "roll")
    other.takes("A", "use:egghead")
    assert (6, "B") == (other.space("A"), other.turn_of())
    other.idle()


@pytest.mark.rule("BR-277")
@pytest.mark.parametrize("first", ["use:black-mask", "use:ratcatcher"])
def test_black_mask_gains_once_before_or_after_ratcatchers_advance(first: str) -> None:
    table = race(A=team("black-mask", "ratcatcher", on=5), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "spend:0").takes("A", first)
    assert (8, 4) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-278", "BR-113")
@pytest.mark.parametrize(("first", "cards"), [("draw", 1), ("use:scarecrow", 0)])
def test_scarecrow_and_the_gadget_draw_come_in_any_order(first: str, cards: int) -> None:
    table = race(A=team("scarecrow", on=5), B=team(on=8), dice=[2])
    table.takes("A", "roll")
    assert ["draw", "use:scarecrow"] == table.offers("A")
    table.takes("A", first).ends("A")
    assert ([8, 6], cards) == (table.spaces(), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("BR-269", "BR-048")
def test_what_was_done_before_an_advance_out_of_the_asylum_stands() -> None:
    table = race(A=team("mr-freeze", on=33), B=team(on=36), C=team(), dice=[1])
    table.takes("A", "roll").takes("A", "use:mr-freeze").default("A").takes("A", "no-exchange")
    assert (["A"], "C") == (table.places(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-270", "BR-007")
def test_from_start_distances_do_nothing_but_mr_freeze_still_advances() -> None:
    table = race(A=team("hush", "killer-moth"), B=team(on=2))
    assert ["roll"] == table.offers("A")
    freeze = race(A=team("mr-freeze", "falcone"), B=team(on=4), dice=[2, 1])
    freeze.takes("A", "roll").takes("A", "second-die").takes("A", "use:mr-freeze")
    assert ([3, 4], False) == (freeze.spaces(), freeze.team("B").loses_turn)
    freeze.idle()


@pytest.mark.rule("BR-271", "BR-008")
@pytest.mark.parametrize(
    ("a", "pick", "spaces"),
    [
        (team(holds=("grappling-hook",)), "play:grappling-hook", [4, 4]),
        (team("king-tut"), "use:king-tut", [2, 2]),
        (team("ras-al-ghul", holds=("phase-shift",)), "use:ras-al-ghul", [2, 4]),
        (team("deadshot"), "use:deadshot:catwoman", [3, 4]),
    ],
    ids=["grappling hook", "king tut", "ras al ghul", "deadshot"],
)
def test_what_works_from_start(a: Lineup, pick: str, spaces: list[int]) -> None:
    table = race(A=a, B=team("catwoman", on=4)).takes("A", pick)
    assert spaces == table.spaces()


@pytest.mark.rule("BR-272", "BR-105")
def test_a_team_moved_back_into_start_goes_no_farther() -> None:
    table = race(A=team("king-tut"), B=team(on=1), dice=[1])
    table.takes("A", "use:king-tut")
    assert [2, 0] == table.spaces()


@pytest.mark.rule("BR-273", "BR-004")
def test_with_all_teams_in_start_nobody_is_ahead() -> None:
    table = race(A=team("king-tut", "ras-al-ghul"), B=team("condiment-king", "anarky"), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert (1, "B") == (table.space("A"), table.turn_of())
    alone = race(A=team("condiment-king"), B=team(), dice=[2]).takes("A", "roll")
    assert 2 == alone.space("A")
    alone.idle()


@pytest.mark.rule("BR-020")
def test_a_power_beats_the_general_rules_and_a_cannot_beats_a_may() -> None:
    again = race(A=team("catwoman", on=3), B=team(), dice=[1]).takes("A", "roll")
    assert "A" == again.turn_of()
    swap = race(A=team("hush", on=5), B=team("solomon-grundy", on=7))
    assert ["roll"] == swap.offers("A")

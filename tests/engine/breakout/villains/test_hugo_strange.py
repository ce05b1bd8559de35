"""Hugo Strange: instead of rolling, Autoroll the die last used by another team, and add 1."""

import pytest

from tests.engine.breakout.track import Lineup, race, team

AUTOROLL = "autoroll:hugo-strange"


@pytest.mark.rule("BR-074", "BR-203")
def test_he_offers_the_autoroll_beside_the_roll() -> None:
    table = race(A=team("hugo-strange", on=7), B=team(), used=[("B", 3)])
    assert ["roll", AUTOROLL] == table.offers("A")
    table.takes("A", AUTOROLL)
    assert 11 == table.space("A")
    table.idle()


def test_a_die_that_is_rolled_gets_no_plus() -> None:
    table = race(A=team("hugo-strange", on=7), B=team(), used=[("B", 3)], dice=[2])
    table.takes("A", "roll")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203")
@pytest.mark.parametrize("used", [[], [("A", 4)]])
def test_without_a_die_of_another_team_he_has_no_autoroll(used: list[tuple[str, int]]) -> None:
    table = race(A=team("hugo-strange", on=7), B=team(), used=used)
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-203")
def test_he_reads_the_die_after_it_was_changed() -> None:
    table = race(A=team("hugo-strange", on=7), B=team("penguin"), active="B", dice=[3])
    table.takes("B", "roll").takes("B", "change:4").takes("A", AUTOROLL)
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203")
def test_he_reads_the_die_after_it_was_rerolled() -> None:
    table = race(A=team("hugo-strange", on=7), B=team("ventriloquist"), active="B", dice=[5, 2])
    table.takes("B", "roll").takes("B", "reroll:ventriloquist").takes("A", AUTOROLL)
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203", "BR-208")
def test_he_reads_a_claim_that_was_believed() -> None:
    table = race(A=team("hugo-strange", on=7), B=team("riddler"), active="B", dice=[1])
    table.takes("B", "riddle").takes("B", "claim:4").takes("A", "pass").takes("A", AUTOROLL)
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203", "BR-208")
def test_a_lie_that_was_caught_leaves_the_older_die_in_force() -> None:
    table = race(A=team("hugo-strange", on=7), B=team("riddler"), active="B", used=[("B", 2)], dice=[1])
    table.takes("B", "riddle").takes("B", "claim:4").takes("A", "challenge").takes("A", AUTOROLL)
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203", "BR-083")
def test_a_flight_leaves_the_older_die_in_force() -> None:
    b = team("kiteman", on=16, tokens=1)
    table = race(A=team("hugo-strange", on=7), B=b, active="B", used=[("B", 2)])
    table.takes("B", "fly").takes("B", "land:18").takes("A", AUTOROLL)
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203")
def test_a_lost_turn_leaves_the_older_die_in_force() -> None:
    table = race(A=team("hugo-strange", on=7), B=team(loses_turn=True), active="B", used=[("B", 2)])
    table.takes("A", AUTOROLL)
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-221")
def test_he_sees_the_one_that_fog_has_made_of_a_six() -> None:
    table = race(A=team("hugo-strange", on=7), B=team(), C=team(fog=True), active="B", dice=[6, 3])
    table.takes("B", "roll").takes("C", "roll").takes("A", AUTOROLL)
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-082", "BR-221")
def test_fog_turns_his_autoroll_of_six_into_a_one_and_he_still_adds_one() -> None:
    table = race(A=team("hugo-strange", on=7), B=team(fog=True), used=[("B", 6)])
    table.takes("A", AUTOROLL)
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-202", "BR-078", "BR-079")
def test_the_plus_is_lost_when_a_rival_has_the_autoroll_rerolled_and_he_is_not_used_twice() -> None:
    a = team("hugo-strange", on=2, holds=("four-leaf-clover",))
    table = race(A=a, B=team("joker", on=20, tokens=1), used=[("B", 5)], dice=[1])
    table.takes("A", AUTOROLL).takes("A", "keep").takes("B", "reroll")
    assert ("replacement", ["roll", "autoroll:four-leaf-clover"]) == (table.key(), table.offers("A"))
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert [3, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-202", "BR-219")
def test_the_plus_is_lost_when_his_team_rerolls_the_autoroll() -> None:
    table = race(A=team("hugo-strange", on=7, holds=("lucky-coin",)), B=team(), used=[("B", 5)], dice=[1])
    table.takes("A", AUTOROLL).takes("A", "reroll:lucky-coin")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-200", "BR-202")
@pytest.mark.parametrize(("chosen", "space"), [("die:1", 11), ("die:2", 9)])
def test_with_bane_the_plus_belongs_to_the_autoroll(chosen: str, space: int) -> None:
    table = race(A=team("hugo-strange", "bane", on=7), B=team(), used=[("B", 3)], dice=[2])
    table.takes("A", AUTOROLL).takes("A", chosen)
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-201", "BR-202")
def test_with_bane_two_equal_numbers_give_both_bonuses() -> None:
    table = race(A=team("hugo-strange", "bane", on=7), B=team(), used=[("B", 3)], dice=[3])
    table.takes("A", AUTOROLL)
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-206", "BR-225")
def test_with_falcone_the_autoroll_is_the_first_die_and_the_sum_gets_the_plus_once() -> None:
    table = race(A=team("hugo-strange", "falcone", on=7), B=team(), used=[("B", 2)], dice=[4])
    table.takes("A", AUTOROLL).takes("A", "second-die")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-206")
def test_a_change_of_the_autoroll_keeps_the_plus() -> None:
    table = race(A=team("hugo-strange", "penguin", on=7), B=team(), used=[("B", 2)])
    table.takes("A", AUTOROLL).takes("A", "change:1")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-091")
def test_the_plus_is_not_multiplied() -> None:
    table = race(A=team("hugo-strange", "maxie-zeus", on=4), B=team(), used=[("B", 1)])
    table.takes("A", AUTOROLL).takes("A", "move")
    assert 8 == table.space("A")
    table.idle()


def test_he_works_from_start() -> None:
    table = race(A=team("hugo-strange"), B=team(), used=[("B", 3)])
    table.takes("A", AUTOROLL)
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100")
def test_steps_past_the_last_space_are_lost() -> None:
    table = race(A=team("hugo-strange", on=35), B=team(), C=team(), used=[("B", 5)])
    table.takes("A", AUTOROLL)
    assert ["A"] == table.places()
    table.plays_on().idle()


def test_another_team_cannot_use_him() -> None:
    table = race(A=team(on=7), B=team("hugo-strange"), used=[("B", 3)])
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-203", "BR-130")
def test_the_dice_of_the_first_escape_are_forgotten_in_the_second() -> None:
    a = team(on=36, hand=("hugo-strange", "man-bat", "falcone"))
    table = race(A=a, B=team(on=3), used=[("B", 5)], dice=[1])
    table.takes("A", "roll").default("A").takes("A", "no-exchange").default("B").takes("B", "no-exchange")
    table.takes("A", "pick:hugo-strange", "pick:man-bat").default("B")
    assert (2, "A", False) == (table.state.escape, table.turn_of(), AUTOROLL in table.offers("A"))
    table.idle()


COPIES: list[tuple[Lineup, str | None, str]] = [
    (team("clayface", on=7, copies="hugo-strange"), None, "autoroll:clayface"),
    (
        team(on=7, holds=("morph-powder",)),
        "play:morph-powder:hugo-strange",
        "autoroll:copy-of-hugo-strange",
    ),
]


@pytest.mark.rule("BR-045", "BR-161", "BR-203")
@pytest.mark.parametrize(("a", "first", "autoroll"), COPIES, ids=["clayface", "morph powder"])
def test_a_copy_reads_the_dice_of_the_teams_other_than_the_copying_one(
    a: Lineup, first: str | None, autoroll: str
) -> None:
    table = race(A=a, B=team("hugo-strange"), used=[("B", 3), ("A", 6)])
    if first is not None:
        table.takes("A", first)
    table.takes("A", autoroll)
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_has_no_autoroll() -> None:
    table = race(A=team("hugo-strange", on=7), B=team(), used=[("B", 3)], blank={"hugo-strange": "B"})
    assert ["roll"] == table.offers("A")
    table.idle()

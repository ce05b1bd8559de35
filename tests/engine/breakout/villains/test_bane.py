"""Bane: two dice for one, and what a match is worth."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-086", "BR-061")
@pytest.mark.parametrize(("die", "space"), [("die:1", 10), ("die:2", 13)])
def test_two_dice_are_rolled_and_either_may_be_used(die: str, space: int) -> None:
    table = race(A=team("bane", on=8), B=team(), dice=[2, 5])
    table.takes("A", "roll")
    assert ("die", ["die:1", "die:2"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", die)
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-086", "BR-185")
def test_an_absent_player_uses_the_higher_die() -> None:
    table = race(A=team("bane", on=8), B=team(), dice=[2, 5])
    table.takes("A", "roll").default("A")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-201")
def test_a_match_needs_no_choice_and_adds_two() -> None:
    table = race(A=team("bane", on=8), B=team(), dice=[2, 2])
    table.takes("A", "roll")
    assert (12, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-082", "BR-201")
def test_a_six_in_the_fog_matches_a_one() -> None:
    table = race(A=team("bane", on=8), B=team(fog=True), dice=[6, 1])
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-098", "BR-200")
def test_an_autoroll_replaces_one_die_and_is_spent_even_if_the_other_is_used() -> None:
    table = race(A=team("bane", on=8, holds=("four-leaf-clover",)), B=team(), dice=[1])
    table.takes("A", "autoroll:four-leaf-clover")
    assert ("die", ["die:1", "die:2"]) == (table.key(), table.offers("A"))
    table.takes("A", "die:2")
    assert (9, [], ["four-leaf-clover"]) == (table.space("A"), table.holds("A"), table.under())
    table.idle()


@pytest.mark.rule("BR-201", "BR-098")
def test_an_autoroll_can_match_the_die() -> None:
    table = race(A=team("bane", on=8, holds=("four-leaf-clover",)), B=team(), dice=[4])
    table.takes("A", "autoroll:four-leaf-clover")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-200", "BR-085")
@pytest.mark.parametrize(("rerolled", "chosen", "space"), [(1, 1, 14), (2, 2, 14), (1, 2, 11), (2, 1, 9)])
def test_an_own_reroll_hits_either_die_before_the_choice(rerolled: int, chosen: int, space: int) -> None:
    table = race(A=team("bane", on=8, holds=("lucky-coin",)), B=team(), dice=[1, 3, 6])
    table.takes("A", "roll")
    assert ["keep", "reroll:lucky-coin:1", "reroll:lucky-coin:2"] == table.offers("A")
    table.takes("A", f"reroll:lucky-coin:{rerolled}").takes("A", f"die:{chosen}")
    assert (space, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-200", "BR-219")
def test_an_own_reroll_of_the_autoroll_rolls_that_die() -> None:
    table = race(A=team("bane", on=8, holds=("four-leaf-clover", "lucky-coin")), B=team(), dice=[3, 1])
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "reroll:lucky-coin:1").takes("A", "die:1")
    assert (9, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-216", "BR-086")
def test_the_joker_can_hit_the_chosen_die_only() -> None:
    table = race(A=team("bane", on=8), B=team("joker", on=20), dice=[2, 5, 1])
    table.takes("A", "roll")
    assert (["A"], []) == (table.asked(), table.offers("B"))
    table.takes("A", "die:2")
    assert ["reroll", "pass"] == table.offers("B")
    table.takes("B", "reroll").takes("B", "pass")
    assert ([9, 22], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-201", "BR-087")
def test_a_forced_reroll_makes_one_die_and_the_match_bonus_is_lost() -> None:
    table = race(A=team("bane", on=8), B=team("joker", on=20), dice=[3, 3, 3])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass")
    assert [11, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-088")
def test_the_chosen_die_alone_can_be_changed() -> None:
    table = race(A=team("bane", "mad-hatter", on=8, tokens={"mad-hatter": 1}), B=team(), dice=[2, 6])
    table.takes("A", "roll").takes("A", "die:1")
    assert ["keep", "change:5"] == table.offers("A")
    table.takes("A", "change:5")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-207", "BR-201", "BR-188")
def test_in_a_riddle_both_dice_are_secret_and_a_match_adds_nothing() -> None:
    table = race(A=team("bane", "riddler", on=8), B=team(), dice=[3, 3])
    table.takes("A", "riddle")
    assert ("die", ["die:1", "die:2"]) == (table.key(), table.offers("A"))
    theirs, mine = table.view("B").roll, table.view("A").hand
    assert theirs is not None
    assert mine is not None
    assert ((), (3, 3)) == (theirs.dice, mine.secret_dice)
    table.takes("A", "die:1").takes("A", "claim:3").takes("B", "pass")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-097", "BR-086")
def test_with_falcone_the_match_adds_two_to_the_sum_and_the_second_roll_is_one_die() -> None:
    table = race(A=team("bane", "falcone", on=22), B=team(), dice=[1, 1, 3])
    table.takes("A", "roll").takes("A", "second-die")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-096")
def test_a_lost_gamble_of_falcone_loses_the_match_too() -> None:
    table = race(A=team("bane", "falcone", on=8), B=team(), dice=[2, 2, 2])
    table.takes("A", "roll").takes("A", "second-die")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-086")
def test_rivals_roll_one_die() -> None:
    table = race(A=team("bane", on=8), B=team(on=8), active="B", dice=[3])
    table.takes("B", "roll")
    assert ([8, 11], "A") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-074", "BR-083")
def test_a_flight_rolls_neither_of_his_dice() -> None:
    table = race(A=team("bane", "kiteman", on=8, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:11")
    assert 11 == table.space("A")
    table.idle()


def test_bane_rolls_two_dice_from_start_too() -> None:
    table = race(A=team("bane"), B=team(), dice=[2, 4])
    table.takes("A", "roll").takes("A", "die:2")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100", "BR-145")
def test_a_match_can_carry_him_out() -> None:
    table = race(A=team("bane", on=46), B=team(), escape=2, dice=[1, 1])
    table.takes("A", "roll")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-045", "BR-229")
def test_clayface_rolls_two_dice_beside_the_bane_that_he_copies() -> None:
    table = race(A=team("clayface", copies="bane", on=8), B=team("bane", on=8), dice=[2, 4, 1, 5])
    table.takes("A", "roll").takes("A", "die:2")
    table.takes("B", "roll").takes("B", "die:1")
    assert [12, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-118")
def test_borrowed_by_morph_powder_he_rolls_two_dice_in_this_turn_only() -> None:
    table = race(A=team(on=8, holds=("morph-powder", "adrenaline")), B=team("bane"), dice=[3, 5, 1])
    table.takes("A", "play:morph-powder:bane").takes("A", "play:adrenaline")
    table.takes("A", "roll").takes("A", "die:1")
    assert (11, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll")
    assert (12, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-047", "BR-253")
def test_while_blank_he_rolls_one_die_and_two_again_afterwards() -> None:
    table = race(A=team("bane", on=8), B=team(), C=team("deadshot"), blank={"bane": "C"}, dice=[2, 1, 1, 1, 3])
    table.takes("A", "roll")
    assert (10, "B") == (table.space("A"), table.turn_of())
    table.takes("B", "roll").takes("C", "roll").takes("A", "roll").takes("A", "die:2")
    assert 13 == table.space("A")
    table.idle()

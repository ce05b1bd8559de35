"""Lucky Coin: after you roll: reroll one of your dice."""

import pytest

from tests.engine.breakout.track import race, team

HELD = ("lucky-coin",)
COIN = "reroll:lucky-coin"


@pytest.mark.rule("BR-160", "BR-081", "BR-085", "BR-151")
def test_the_own_die_is_rolled_again_and_the_coin_is_spent() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(), dice=[5, 2])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep", COIN]) == (table.key(), table.offers("A"))
    table.takes("A", COIN)
    assert (24, [], [*HELD], "B") == (table.space("A"), table.holds("A"), table.under(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-011", "BR-185")
def test_an_absent_player_keeps_die_and_coin() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(), dice=[5])
    table.takes("A", "roll").default("A").ends("A")
    assert (27, [*HELD]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-154")
def test_it_fits_neither_the_start_nor_the_end_of_the_turn() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll").takes("A", "keep")
    assert ("end", ["end"]) == (table.key(), table.offers("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-160", "BR-154", "BR-179")
def test_a_rivals_die_is_out_of_its_reach() -> None:
    table = race(A=team(on=22), B=team(on=3, holds=HELD), dice=[1])
    table.takes("A", "roll")
    assert (23, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-085")
def test_two_coins_reroll_one_after_another() -> None:
    table = race(A=team(on=22, holds=HELD * 2), B=team(), dice=[1, 2, 3])
    table.takes("A", "roll").takes("A", COIN)
    assert ["keep", COIN] == table.offers("A")
    table.takes("A", COIN)
    assert (25, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-085", "BR-086")
@pytest.mark.parametrize(("which", "shown"), [(1, [4, 3]), (2, [1, 4])])
def test_with_bane_either_die_can_be_rerolled_before_one_is_chosen(which: int, shown: list[int]) -> None:
    table = race(A=team("bane", on=22, holds=HELD), B=team(), dice=[1, 3, 4])
    table.takes("A", "roll")
    assert ["keep", f"{COIN}:1", f"{COIN}:2"] == table.offers("A")
    table.takes("A", f"{COIN}:{which}")
    roll = table.view(None).roll
    assert shown == ([*roll.dice] if roll is not None else [])
    table.takes("A", "die:1")
    assert 22 + shown[0] == table.space("A")
    table.idle()


@pytest.mark.rule("BR-201")
def test_with_bane_a_reroll_can_make_a_match() -> None:
    table = race(A=team("bane", on=22, holds=HELD), B=team(), dice=[1, 3, 1])
    table.takes("A", "roll").takes("A", f"{COIN}:2")
    assert 25 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-094", "BR-095")
def test_with_falcone_it_rerolls_the_second_die_and_never_the_locked_first() -> None:
    table = race(A=team("falcone", on=22, holds=HELD), B=team(), dice=[2, 1, 4])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die")
    assert ["keep", COIN] == table.offers("A")
    table.takes("A", COIN)
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-095")
def test_a_coin_spent_on_falcones_first_die_is_gone_for_the_second() -> None:
    table = race(A=team("falcone", on=22, holds=HELD), B=team(), dice=[6, 2, 4])
    table.takes("A", "roll").takes("A", COIN).takes("A", "second-die")
    assert (28, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-219", "BR-078", "BR-080")
def test_an_autoroll_is_spent_by_it_and_a_die_is_rolled() -> None:
    table = race(A=team("calendar-man", on=22, holds=HELD), B=team(), dice=[5])
    table.takes("A", "autoroll:calendar-man").takes("A", COIN)
    assert (27, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-207", "BR-188")
def test_in_a_riddle_the_coin_is_seen_and_its_result_is_not() -> None:
    table = race(A=team("riddler", on=22, holds=HELD), B=team(), dice=[2, 5])
    table.takes("A", "riddle").takes("A", COIN)
    assert (["A plays Lucky Coin."], ["A rolls a die in secret."]) == (table.told("gadget"), table.told("roll")[-1:])
    assert ("claim", "This is the truth.") == (table.key(), table.note("A", "claim:5"))
    table.takes("A", "claim:5").takes("B", "pass")
    assert 27 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-087")
def test_a_number_that_a_rival_forced_can_be_rerolled() -> None:
    table = race(A=team(on=22, holds=HELD), B=team("joker", tokens=1), dice=[5, 1, 4])
    table.takes("A", "roll").takes("A", "keep").takes("B", "reroll")
    assert ["keep", COIN] == table.offers("A")
    table.takes("A", COIN)
    assert [26, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-087")
def test_a_rival_answers_the_number_that_it_made() -> None:
    table = race(A=team(on=22, holds=HELD), B=team("joker", tokens=1), dice=[1, 5, 2])
    table.takes("A", "roll").takes("A", COIN)
    assert ("forced-reroll", ["B"]) == (table.key(), table.asked())
    table.takes("B", "reroll")
    assert [24, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-088")
def test_after_a_change_it_comes_too_late() -> None:
    table = race(A=team("penguin", on=22, holds=HELD), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "keep").takes("A", "change:3")
    assert ("end", ["end"], 25) == (table.key(), table.offers("A"), table.space("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-082")
def test_a_six_in_the_fog_is_a_one_again() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(fog=True), dice=[6, 6])
    table.takes("A", "roll").takes("A", COIN)
    assert 23 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-083", "BR-153")
def test_a_flight_leaves_it_nothing_to_reroll() -> None:
    table = race(A=team("kiteman", on=22, tokens=1, holds=HELD), B=team())
    table.takes("A", "fly").takes("A", "land:25")
    assert ("end", ["end"]) == (table.key(), table.offers("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-221")
def test_two_faces_coin_cannot_be_rerolled() -> None:
    table = race(A=team("two-face", on=22, holds=HELD), B=team(), dice=[2, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "toss")
    assert ("end", ["end"], 23) == (table.key(), table.offers("A"), table.space("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-166")
def test_it_targets_nobody() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(on=30, holds=("phase-shift",)), dice=[1, 2])
    table.takes("A", "roll").takes("A", COIN)
    assert ("B", ["phase-shift"]) == (table.turn_of(), table.holds("B"))
    table.idle()


def test_it_works_from_start() -> None:
    table = race(A=team(holds=HELD), B=team(), dice=[1, 2])
    table.takes("A", "roll").takes("A", COIN)
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-126")
def test_its_number_can_carry_the_team_out() -> None:
    table = race(A=team(on=34, holds=HELD), B=team(), C=team(), dice=[1, 3])
    table.takes("A", "roll").takes("A", COIN)
    assert ["A"] == table.places()
    table.plays_on().idle()

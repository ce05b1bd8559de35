"""Two-Face: a coin that doubles the roll or halves it."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-090")
@pytest.mark.parametrize(("coin", "space"), [(2, 28), (4, 28), (6, 28), (1, 24), (3, 24), (5, 24)])
def test_an_even_coin_doubles_the_roll_and_an_odd_one_halves_it_rounded_up(coin: int, space: int) -> None:
    table = race(A=team("two-face", on=22), B=team(), dice=[3, coin])
    table.takes("A", "roll")
    assert ("coin", ["keep", "toss"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "toss")
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-011", "BR-185")
def test_an_absent_player_keeps_the_roll() -> None:
    table = race(A=team("two-face", on=8), B=team(), dice=[3])
    table.takes("A", "roll").default("A")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-090")
@pytest.mark.parametrize(("die", "space"), [(1, 9), (2, 9), (4, 10), (6, 11)])
def test_half_of_every_number_is_rounded_up(die: int, space: int) -> None:
    table = race(A=team("two-face", on=8), B=team(), dice=[die, 1])
    table.takes("A", "roll").takes("A", "toss")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-226", "BR-090")
@pytest.mark.parametrize(("coin", "space"), [(2, 41), (1, 37)])
def test_maxie_zeus_triples_before_the_coin_is_tossed(coin: int, space: int) -> None:
    table = race(A=team("two-face", "maxie-zeus", on=35), B=team(), escape=2, dice=[1, coin])
    table.takes("A", "roll").takes("A", "toss")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-067", "BR-091")
def test_what_is_added_is_not_doubled() -> None:
    table = race(A=team("two-face", "condiment-king", on=22), B=team(on=30), dice=[2, 2])
    table.takes("A", "roll").takes("A", "toss")
    assert 27 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-091", "BR-090")
def test_a_match_of_bane_is_not_doubled() -> None:
    table = race(A=team("two-face", "bane", on=22), B=team(), dice=[2, 2, 2])
    table.takes("A", "roll").takes("A", "toss")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-209")
def test_the_three_of_a_doubted_riddle_is_not_doubled() -> None:
    table = race(A=team("two-face", "riddler", on=22), B=team(), dice=[2, 2])
    table.takes("A", "riddle").takes("A", "claim:2").takes("B", "challenge").takes("A", "toss")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-225", "BR-096")
def test_a_won_gamble_of_falcone_is_doubled_once() -> None:
    table = race(A=team("two-face", "falcone", on=22), B=team(), dice=[1, 2, 2])
    table.takes("A", "roll").takes("A", "second-die").takes("A", "toss")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-274", "BR-096")
def test_after_a_lost_gamble_of_falcone_the_coin_is_not_offered() -> None:
    table = race(A=team("two-face", "falcone", on=8), B=team(), dice=[2, 1])
    table.takes("A", "roll").takes("A", "second-die")
    assert (8, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-274", "BR-227")
def test_before_a_move_backward_of_man_bat_the_coin_is_not_offered() -> None:
    table = race(A=team("two-face", "man-bat", on=12), B=team(), dice=[2])
    table.takes("A", "roll")
    assert (8, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_offers_no_coin() -> None:
    table = race(A=team("two-face", "kiteman", on=8, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:12")
    assert (12, "B") == (table.space("A"), table.turn_of())
    table.idle()


def test_the_coin_is_no_die_that_could_be_rerolled_or_changed() -> None:
    a = team("two-face", "penguin", on=22, holds=("lucky-coin",))
    table = race(A=a, B=team("joker", on=20), dice=[3, 2])
    table.takes("A", "roll").takes("A", "keep").takes("B", "pass").takes("A", "keep").takes("A", "toss")
    assert ("end", 28, 4) == (table.key(), table.space("A"), table.tokens("joker"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-221", "BR-082")
def test_fog_does_not_touch_the_coin() -> None:
    table = race(A=team("two-face", on=22), B=team(fog=True), dice=[3, 6])
    table.takes("A", "roll").takes("A", "toss")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-084", "BR-203")
def test_rivals_look_at_the_die_and_not_at_the_coin_or_the_roll() -> None:
    a, b = team("two-face", on=22), team("deathstroke", "hugo-strange", on=8, contract="A")
    table = race(A=a, B=b, dice=[3, 5])
    table.takes("A", "roll").takes("A", "toss")
    assert [24, 8] == table.spaces()
    table.takes("B", "autoroll:hugo-strange")
    assert [24, 12] == table.spaces()
    table.idle()


def test_from_start_he_tosses_too() -> None:
    table = race(A=team("two-face"), B=team(), dice=[3, 2])
    table.takes("A", "roll").takes("A", "toss")
    assert 6 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-145", "BR-100")
def test_a_doubled_roll_can_be_the_way_out() -> None:
    table = race(A=team("two-face", on=46), B=team(), escape=2, dice=[2, 2])
    table.takes("A", "roll").takes("A", "toss")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


def test_rivals_have_no_coin() -> None:
    table = race(A=team("two-face", on=8), B=team(on=8), active="B", dice=[3])
    table.takes("B", "roll")
    assert ([8, 11], "A") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045")
def test_clayface_tosses_a_coin_as_he_does() -> None:
    table = race(A=team("clayface", copies="two-face", on=22), B=team("two-face"), dice=[2, 4])
    table.takes("A", "roll").takes("A", "toss")
    assert 26 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_he_tosses_in_this_turn_only() -> None:
    table = race(A=team(on=22, holds=("morph-powder", "adrenaline")), B=team("two-face"), dice=[2, 2, 3])
    table.takes("A", "play:morph-powder:two-face").takes("A", "play:adrenaline")
    table.takes("A", "roll").takes("A", "toss").takes("A", "roll")
    assert (29, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_has_no_coin() -> None:
    table = race(A=team("two-face", on=8), B=team("deadshot"), blank={"two-face": "B"}, dice=[3])
    table.takes("A", "roll")
    assert (11, "B") == (table.space("A"), table.turn_of())
    table.idle()

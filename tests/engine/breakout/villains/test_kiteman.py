"""Kiteman: a flight instead of the roll."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-074", "BR-043")
def test_a_flight_is_offered_beside_the_roll_and_lands_on_any_of_the_next_seven_spaces() -> None:
    table = race(A=team("kiteman", on=8), B=team(on=3))
    assert (["roll", "fly"], []) == (table.offers("A"), table.offers("B"))
    table.takes("A", "fly")
    assert ("flight", [f"land:{space}" for space in range(9, 16)]) == (table.key(), table.offers("A"))
    table.takes("A", "land:12")
    assert ([12, 3], 2, "B") == (table.spaces(), table.tokens("kiteman"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-011")
def test_rolling_instead_costs_no_token() -> None:
    table = race(A=team("kiteman", on=8), B=team(), dice=[2])
    table.takes("A", "roll")
    assert (10, 3) == (table.space("A"), table.tokens("kiteman"))
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_who_chose_to_fly_lands_as_far_as_possible() -> None:
    table = race(A=team("kiteman", on=9), B=team())
    table.takes("A", "fly").default("A")
    assert 16 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-043", "BR-042")
def test_without_a_token_of_his_own_he_cannot_fly() -> None:
    table = race(A=team("kiteman", "mad-hatter", on=8, tokens={"kiteman": 0, "mad-hatter": 3}), B=team())
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_makes_no_die_that_anybody_could_reroll_change_or_look_at() -> None:
    a = team("kiteman", "penguin", on=8, holds=("lucky-coin",))
    b, c = team("joker", "hugo-strange", on=20), team("deathstroke", on=20, contract="A")
    table = race(A=a, B=b, C=c)
    table.takes("A", "fly").takes("A", "land:13")
    assert ("end", []) == (table.key(), table.state.dice_used)
    table.takes("A", "end")
    assert ([13, 20, 20], ["roll"]) == (table.spaces(), table.offers("B"))
    table.idle()


@pytest.mark.rule("BR-083", "BR-212")
@pytest.mark.parametrize("mate", ["two-face", "polka-dot-man", "black-mask", "poison-ivy", "condiment-king"])
def test_nothing_is_multiplied_or_added(mate: str) -> None:
    table = race(A=team("kiteman", mate, on=8, tokens={"kiteman": 1, mate: 2}), B=team(on=9))
    table.takes("A", "fly").takes("A", "land:10")
    assert ([10, 9], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-212")
def test_poison_ivy_takes_nothing_off_a_flight() -> None:
    table = race(A=team("kiteman", on=8), B=team("poison-ivy", on=8))
    table.takes("A", "fly").takes("A", "land:10")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-212", "BR-104")
def test_nothing_is_skipped() -> None:
    a = team("kiteman", "harley-quinn", on=8, tokens={"kiteman": 1}, holds=("jet-pack",))
    table = race(A=a, B=team())
    table.takes("A", "play:jet-pack").takes("A", "fly")
    assert [f"land:{space}" for space in range(9, 16)] == table.offers("A")
    table.takes("A", "land:10")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-213", "BR-053")
def test_landing_on_a_gadget_space_draws_there_and_flying_over_one_does_not_stop() -> None:
    table = race(A=team("kiteman", on=8, holds=("adrenaline",)), B=team(), deck=("jet-pack",))
    table.takes("A", "play:adrenaline").takes("A", "fly").takes("A", "land:15").takes("A", "end")
    assert (15, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.takes("A", "fly").takes("A", "land:22").takes("A", "end")
    assert (22, ["jet-pack"], 1) == (table.space("A"), table.holds("A"), table.tokens("kiteman"))
    table.idle()


@pytest.mark.rule("BR-079")
def test_he_cannot_fly_instead_of_a_rerolled_autoroll() -> None:
    table = race(A=team("kiteman", on=8, holds=("four-leaf-clover",)), B=team("joker", on=20), dice=[1])
    table.takes("A", "autoroll:four-leaf-clover").takes("B", "reroll").takes("B", "pass")
    assert ([9, 22], 3) == (table.spaces(), table.tokens("kiteman"))
    table.idle()


@pytest.mark.rule("BR-108", "BR-111")
def test_a_flight_passes_the_teams_between() -> None:
    a = team("kiteman", "firefly", on=8, tokens={"kiteman": 1})
    table = race(A=a, B=team(on=9), C=team("copperhead", on=10))
    table.takes("A", "fly").takes("A", "land:11")
    assert [13, 6, 9] == table.spaces()
    table.idle()


def test_a_flight_ends_the_turn_where_it_lands() -> None:
    table = race(A=team("kiteman", "catwoman", on=8, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:10")
    assert (10, "A", ["roll"]) == (table.space("A"), table.turn_of(), table.offers("A"))
    table.idle()


def test_from_start_he_flies_to_one_of_the_first_seven_spaces() -> None:
    table = race(A=team("kiteman"), B=team())
    table.takes("A", "fly")
    assert [f"land:{space}" for space in range(1, 8)] == table.offers("A")
    table.takes("A", "land:6")
    assert 6 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-029", "BR-126")
def test_the_exit_is_the_space_after_the_last_one() -> None:
    table = race(A=team("kiteman", on=46), B=team(), escape=2)
    table.takes("A", "fly")
    assert ["land:47", "land:48", "land:49"] == table.offers("A")
    table.takes("A", "land:49")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


def test_from_the_last_space_there_is_only_the_exit() -> None:
    table = race(A=team("kiteman", on=48), B=team(), escape=2)
    table.takes("A", "fly")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


def test_rivals_cannot_fly() -> None:
    table = race(A=team("kiteman", on=8), B=team(on=8), active="B", dice=[2])
    assert ["roll"] == table.offers("B")
    table.takes("B", "roll")
    assert ([8, 10], 3) == (table.spaces(), table.tokens("kiteman"))
    table.idle()


@pytest.mark.rule("BR-254", "BR-045")
def test_clayface_flies_with_three_tokens_of_his_own() -> None:
    table = race(A=team("clayface", on=8), B=team("kiteman", tokens=1), begins=True)
    table.takes("A", "choose:kiteman").takes("A", "fly").takes("A", "land:11")
    assert (11, 2, 1) == (table.space("A"), table.tokens("clayface"), table.tokens("kiteman"))
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_he_flies_with_copied_tokens() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("kiteman", tokens=2))
    table.takes("A", "play:morph-powder:kiteman").takes("A", "fly").takes("A", "land:11")
    assert (11, 2, []) == (table.space("A"), table.tokens("kiteman"), table.team("A").morphs)
    table.idle()


@pytest.mark.rule("BR-161", "BR-043")
def test_borrowed_without_tokens_he_cannot_fly() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("kiteman", tokens=0))
    table.takes("A", "play:morph-powder:kiteman")
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_cannot_fly() -> None:
    table = race(A=team("kiteman", on=8), B=team("deadshot"), blank={"kiteman": "B"}, dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert (9, 3) == (table.space("A"), table.tokens("kiteman"))
    table.idle()

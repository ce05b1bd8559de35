"""Victor Zsasz: a token for the first pass of each turn, up to 2, and his tokens added to every roll."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-107", "BR-249")
def test_a_pass_gives_a_token_that_this_roll_does_not_count() -> None:
    table = race(A=team("victor-zsasz", on=7), B=team(on=8), dice=[2])
    table.takes("A", "roll")
    assert ([9, 8], 1) == (table.spaces(), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.parametrize(("tokens", "space"), [(0, 9), (1, 10), (2, 11)])
def test_his_tokens_are_added_to_the_roll_and_stay(tokens: int, space: int) -> None:
    table = race(A=team("victor-zsasz", on=8, tokens=tokens), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (space, tokens) == (table.space("A"), table.tokens("victor-zsasz"))
    table.idle()


def test_he_never_has_more_than_two_tokens() -> None:
    table = race(A=team("victor-zsasz", on=8, tokens=2), B=team(on=9), dice=[1])
    table.takes("A", "roll")
    assert (11, 2) == (table.space("A"), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.rule("BR-107")
@pytest.mark.parametrize("on", [8, 9, 10, 7, 0], ids=["beginning", "end", "ahead", "behind", "Start"])
def test_a_team_that_is_not_passed_gives_no_token(on: int) -> None:
    table = race(A=team("victor-zsasz", on=8), B=team(on=on), dice=[1])
    table.takes("A", "roll")
    assert 0 == table.tokens("victor-zsasz")
    table.idle()


@pytest.mark.rule("BR-109")
def test_he_passes_teams_from_start() -> None:
    table = race(A=team("victor-zsasz"), B=team(on=2), dice=[3])
    table.takes("A", "roll")
    assert (3, 1) == (table.space("A"), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.rule("BR-245")
def test_going_backward_gives_no_token() -> None:
    table = race(A=team("victor-zsasz", "man-bat", on=9), B=team(on=8), dice=[1])
    table.takes("A", "roll")
    assert (5, 0) == (table.space("A"), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.rule("BR-227", "BR-249")
def test_going_backward_adds_no_tokens() -> None:
    table = race(A=team("victor-zsasz", "man-bat", on=9, tokens=2), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (5, 2) == (table.space("A"), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.rule("BR-108", "BR-241")
def test_a_swap_gives_no_token() -> None:
    table = race(A=team("victor-zsasz", "hush", on=5), B=team(on=6), C=team(on=8))
    table.takes("A", "use:hush:2")
    assert ([8, 6, 5], 0) == (table.spaces(), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.rule("BR-108", "BR-249")
def test_an_advance_before_the_roll_gives_the_one_token_of_the_turn_and_the_roll_counts_it() -> None:
    table = race(A=team("victor-zsasz", "ras-al-ghul", on=3), B=team(on=4), C=team(on=6), dice=[1])
    assert 1 == table.tokens("victor-zsasz")
    table.takes("A", "roll")
    assert ([7, 4, 6], 1) == (table.spaces(), table.tokens("victor-zsasz"))
    table.ends("A").idle()


@pytest.mark.rule("BR-249", "BR-217")
def test_a_pass_in_another_teams_turn_counts_for_that_turn_alone() -> None:
    b = team("victor-zsasz", "joker", on=8, tokens={"joker": 1})
    table = race(A=team(on=18), B=b, C=team(on=9), dice=[5, 1, 1])
    table.takes("A", "roll").takes("B", "reroll")
    assert ([19, 10, 9], 1) == (table.spaces(), table.tokens("victor-zsasz"))
    table.takes("B", "roll")
    assert ([19, 12, 9], 1) == (table.spaces(), table.tokens("victor-zsasz"))
    table.idle()


def test_the_first_pass_of_a_later_turn_gives_the_second_token() -> None:
    table = race(A=team("victor-zsasz", on=8, tokens=1, extra_turns=1), B=team(on=9), C=team(on=12), dice=[1, 2])
    table.takes("A", "roll")
    assert (10, 2) == (table.space("A"), table.tokens("victor-zsasz"))
    table.takes("A", "roll")
    assert (14, 2) == (table.space("A"), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.rule("BR-091")
def test_his_tokens_are_not_multiplied() -> None:
    table = race(A=team("victor-zsasz", "maxie-zeus", on=4, tokens=2), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "move")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-096")
def test_a_lost_gamble_adds_no_tokens() -> None:
    table = race(A=team("victor-zsasz", "falcone", on=8, tokens=2), B=team(), dice=[3, 3])
    table.takes("A", "roll").takes("A", "second-die")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-248")
def test_a_pass_that_escapes_gives_no_token() -> None:
    table = race(A=team("victor-zsasz", on=35), B=team(on=36), C=team(), dice=[2])
    table.takes("A", "roll")
    assert (["A"], []) == (table.places(), table.log("power"))
    table.plays_on().idle()


def test_a_bystander_gains_nothing_from_the_passes_of_others() -> None:
    table = race(A=team(on=8), B=team(on=9), C=team("victor-zsasz", on=9), dice=[2])
    table.takes("A", "roll")
    assert ([10, 9, 9], 0, "B") == (table.spaces(), table.tokens("victor-zsasz"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045", "BR-254")
def test_copied_by_clayface_he_starts_without_tokens_and_collects_his_own() -> None:
    table = race(A=team("clayface"), B=team("victor-zsasz", "bane"), C=team(on=1), begins=True, dice=[2])
    table.takes("A", "choose:victor-zsasz").takes("A", "roll")
    assert (2, 1, 0) == (table.space("A"), table.tokens("clayface"), table.tokens("victor-zsasz"))
    table.idle()


@pytest.mark.rule("BR-161", "BR-275")
def test_borrowed_with_morph_powder_he_adds_the_copied_tokens_and_gains_on_the_copy() -> None:
    b = team("victor-zsasz", on=9, tokens=1)
    table = race(A=team(on=8, holds=("morph-powder",)), B=b, dice=[1])
    table.takes("A", "play:morph-powder:victor-zsasz").takes("A", "roll")
    assert ([10, 9], 1) == (table.spaces(), table.tokens("victor-zsasz"))
    assert ["Victor Zsasz gains a token and has 2 now."] == [line for line in table.log("power") if "gains" in line]
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_neither_adds_nor_gains_and_keeps_his_tokens() -> None:
    a = team("victor-zsasz", on=8, tokens=1)
    table = race(A=a, B=team(on=9), dice=[2], blank={"victor-zsasz": "B"})
    table.takes("A", "roll")
    assert (10, 1) == (table.space("A"), table.tokens("victor-zsasz"))
    table.idle()

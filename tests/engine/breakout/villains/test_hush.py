"""Hush: start of turn: 1 token swaps places with a team 1 to 5 spaces ahead."""

import pytest

from tests.engine.breakout.track import Lineup, race, team


def test_he_offers_every_team_one_to_five_spaces_ahead_and_no_other() -> None:
    table = race(A=team("hush", on=5), B=team(on=10), C=team(on=11), D=team(on=5), E=team(on=4))
    assert ["roll", "use:hush:1"] == table.offers("A")
    table.idle()


def test_he_may_swap_with_any_of_several_teams_or_with_none() -> None:
    table = race(A=team("hush", on=5), B=team(on=6), C=team(on=9), dice=[1])
    assert ["roll", "use:hush:1", "use:hush:2"] == table.offers("A")
    table.takes("A", "roll")
    assert ([6, 6, 9], 2) == (table.spaces(), table.tokens("hush"))
    table.idle()


@pytest.mark.rule("BR-044", "BR-071")
def test_a_swap_costs_one_token_and_is_made_once_a_turn() -> None:
    table = race(A=team("hush", on=5), B=team(on=9), C=team(on=12), dice=[1])
    table.takes("A", "use:hush:1")
    assert ([9, 5, 12], 1, ["roll"]) == (table.spaces(), table.tokens("hush"), table.offers("A"))
    table.takes("A", "roll")
    assert [10, 5, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-266")
def test_he_may_swap_again_in_an_extra_turn() -> None:
    table = race(A=team("hush", on=5, extra_turns=1), B=team(on=9), C=team(on=13), dice=[1])
    table.takes("A", "use:hush:1").takes("A", "roll").takes("A", "use:hush:2")
    assert ([13, 5, 10], 0) == (table.spaces(), table.tokens("hush"))
    table.idle()


@pytest.mark.rule("BR-043")
def test_without_a_token_he_cannot_swap() -> None:
    table = race(A=team("hush", on=5, tokens=0), B=team(on=9))
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-002")
def test_a_team_that_has_escaped_cannot_be_chosen() -> None:
    table = race(A=team("hush", on=33), B=team(escaped=True), C=team(on=35))
    assert ["roll", "use:hush:2"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-007", "BR-270")
def test_from_start_there_is_no_distance_to_measure() -> None:
    table = race(A=team("hush"), B=team(on=3))
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-108", "BR-241")
def test_a_swap_passes_nobody_and_nobody_is_passed() -> None:
    a = team("hush", "firefly", on=5)
    table = race(A=a, B=team("copperhead", on=7), C=team(on=10), dice=[1])
    table.takes("A", "use:hush:2")
    assert [10, 7, 5] == table.spaces()
    table.takes("A", "roll")
    assert [11, 7, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-106", "BR-241")
def test_the_other_team_enters_nothing_on_a_gadget_space() -> None:
    table = race(A=team("hush", on=7), B=team("magpie", on=10), dice=[1])
    table.takes("A", "use:hush:1").takes("A", "roll")
    assert ([11, 7], []) == (table.spaces(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-059", "BR-241")
@pytest.mark.parametrize(("on", "rival", "space"), [(17, 22, 28), (22, 23, 25)])
def test_the_turn_started_on_the_space_before_the_swap(on: int, rival: int, space: int) -> None:
    table = race(A=team("hush", "maxie-zeus", on=on), B=team(on=rival), dice=[2])
    table.takes("A", "use:hush:1").takes("A", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-241", "BR-260")
def test_the_team_of_solomon_grundy_cannot_be_chosen() -> None:
    table = race(A=team("hush", on=5), B=team("solomon-grundy", on=6), C=team(on=7))
    assert ["roll", "use:hush:2"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-260")
def test_a_clayface_who_copies_grundy_protects_his_team() -> None:
    b = team("clayface", on=6, copies="solomon-grundy")
    table = race(A=team("hush", "solomon-grundy", on=5), B=b)
    assert ["roll"] == table.offers("A")
    table.idle()


def test_a_swap_to_the_last_space_lets_the_team_escape_with_its_roll() -> None:
    table = race(A=team("hush", on=32), B=team(on=36), C=team(), dice=[1])
    table.takes("A", "use:hush:1")
    assert [36, 32, 0] == table.spaces()
    table.takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on().idle()


def test_he_cannot_be_used_in_the_turn_of_another_team() -> None:
    table = race(A=team(on=5), B=team("hush", on=5), C=team(on=9), dice=[1])
    assert (["A"], ["roll"]) == (table.asked(), table.offers("A"))
    table.takes("A", "roll")
    assert ["roll", "use:hush:0", "use:hush:2"] == sorted(table.offers("B"))
    table.idle()


COPIES = [
    (team("clayface", on=5, copies="hush"), "use:clayface:1", []),
    (team(on=5, holds=("morph-powder",)), "use:copy-of-hush:1", ["play:morph-powder:hush"]),
]


@pytest.mark.rule("BR-045", "BR-161", "BR-042")
@pytest.mark.parametrize(("a", "use", "first"), COPIES, ids=["clayface", "morph powder"])
def test_a_copy_swaps_for_its_own_tokens(a: Lineup, use: str, first: list[str]) -> None:
    table = race(A=a, B=team("hush", on=9), dice=[1])
    for id in first:
        table.takes("A", id)
    table.takes("A", use)
    assert ([9, 5], 2) == (table.spaces(), table.tokens("hush"))
    table.takes("A", "roll")
    assert [10, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-043")
def test_morph_powder_copies_no_tokens_that_are_not_there() -> None:
    table = race(A=team(on=5, holds=("morph-powder",)), B=team("hush", on=9, tokens=0))
    table.takes("A", "play:morph-powder:hush")
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_cannot_swap_and_keeps_his_tokens() -> None:
    table = race(A=team("hush", on=5), B=team(on=9), blank={"hush": "B"})
    assert (["roll"], 2) == (table.offers("A"), table.tokens("hush"))
    table.idle()

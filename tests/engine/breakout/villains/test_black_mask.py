"""Black Mask: 2 tokens for a turn that ends on a Circle, and any number of them spent to add 1 each to the roll."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-091", "BR-274")
def test_he_offers_every_number_of_tokens_and_says_where_each_leads() -> None:
    table = race(A=team("black-mask", on=7, tokens=3), B=team(), dice=[1])
    table.takes("A", "roll")
    assert ("tokens", ["spend:0", "spend:1", "spend:2", "spend:3"]) == (table.key(), table.offers("A"))
    assert table.note("A", "spend:3").endswith("11 (Circle).")
    table.takes("A", "spend:2")
    assert (10, 1) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_spends_nothing() -> None:
    table = race(A=team("black-mask", on=8), B=team(), dice=[1])
    table.takes("A", "roll").default("A")
    assert (9, 2) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-042", "BR-043")
def test_without_tokens_nothing_is_asked_though_his_teammate_has_some() -> None:
    a = team("black-mask", "king-tut", on=8, tokens={"black-mask": 0, "king-tut": 3})
    table = race(A=a, B=team(), dice=[1])
    table.takes("A", "roll")
    assert (9, "B", 3) == (table.space("A"), table.turn_of(), table.tokens("king-tut"))
    table.idle()


@pytest.mark.rule("BR-043")
@pytest.mark.parametrize(("die", "tokens"), [(1, 2), (2, 0), (3, 0)])
def test_he_gains_two_tokens_on_a_circle_even_without_any_and_none_elsewhere(die: int, tokens: int) -> None:
    table = race(A=team("black-mask", on=7, tokens=0), B=team(), dice=[die])
    table.takes("A", "roll")
    assert tokens == table.tokens("black-mask")
    table.idle()


def test_there_is_no_limit_to_his_tokens() -> None:
    table = race(A=team("black-mask", on=7, tokens=9), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "spend:0")
    assert 11 == table.tokens("black-mask")
    table.idle()


@pytest.mark.rule("BR-091")
def test_tokens_are_spent_last_and_are_not_multiplied() -> None:
    table = race(A=team("black-mask", "maxie-zeus", on=4), B=team(), dice=[1])
    table.takes("A", "roll")
    assert ["spend:0", "spend:1", "spend:2"] == table.offers("A")
    table.takes("A", "spend:2").takes("A", "move")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-274", "BR-096")
def test_a_lost_gamble_spends_nothing() -> None:
    table = race(A=team("black-mask", "falcone", on=9), B=team(), dice=[4, 4])
    table.takes("A", "roll").takes("A", "second-die")
    assert (9, 2, "B") == (table.space("A"), table.tokens("black-mask"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-274", "BR-208")
def test_a_lie_that_was_caught_spends_nothing() -> None:
    table = race(A=team("black-mask", "riddler", on=9), B=team(), dice=[4])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert (9, 2, "B") == (table.space("A"), table.tokens("black-mask"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_spends_nothing_and_still_gains_on_a_circle() -> None:
    table = race(A=team("black-mask", "kiteman", on=7, tokens={"kiteman": 1}), B=team())
    table.takes("A", "fly").takes("A", "land:8")
    assert (8, 4, "B") == (table.space("A"), table.tokens("black-mask"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-054")
def test_staying_on_a_circle_gains_too() -> None:
    table = race(A=team("black-mask", "falcone", on=8), B=team(), dice=[4, 4])
    table.takes("A", "roll").takes("A", "second-die")
    assert (8, 4) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-277")
@pytest.mark.parametrize("first", ["use:black-mask", "use:ratcatcher"])
def test_with_ratcatcher_the_two_tokens_come_once_before_or_after_the_advance(first: str) -> None:
    table = race(A=team("black-mask", "ratcatcher", on=5, tokens=0), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", first)
    assert (8, 2, "B") == (table.space("A"), table.tokens("black-mask"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-009")
def test_a_turn_that_ends_in_start_gains_nothing() -> None:
    table = race(A=team("black-mask", "man-bat", on=2), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (0, 2) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


def test_his_tokens_work_from_start() -> None:
    table = race(A=team("black-mask"), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "spend:2")
    assert (3, 0) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-116")
def test_tokens_can_carry_the_team_out_and_nothing_is_gained_then() -> None:
    table = race(A=team("black-mask", on=34), B=team(), C=team(), dice=[1])
    table.takes("A", "roll")
    assert "You leave the last tile: you Escape." == table.note("A", "spend:2")
    table.takes("A", "spend:2")
    assert (["A"], []) == (table.places(), [line for line in table.log("power") if "gains" in line])
    table.plays_on().idle()


def test_he_gains_nothing_at_the_end_of_another_teams_turn() -> None:
    table = race(A=team(on=7), B=team("black-mask", on=8), C=team(on=8), dice=[1])
    table.takes("A", "roll")
    assert ([8, 8, 8], 2) == (table.spaces(), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-254", "BR-045", "BR-037")
def test_copied_by_clayface_he_has_two_tokens_of_his_own() -> None:
    table = race(A=team("clayface"), B=team("black-mask", "bane"), begins=True, dice=[1])
    table.takes("A", "choose:black-mask").takes("A", "roll").takes("A", "spend:1")
    assert (2, 3, 2) == (table.space("A"), table.tokens("clayface"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_with_morph_powder_his_copied_tokens_are_separate() -> None:
    table = race(A=team(on=7, holds=("morph-powder",)), B=team("black-mask", tokens=3), dice=[1])
    table.takes("A", "play:morph-powder:black-mask").takes("A", "roll")
    assert ["spend:0", "spend:1", "spend:2", "spend:3"] == table.offers("A")
    table.takes("A", "spend:3")
    assert (11, 3) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_neither_spends_nor_gains_but_keeps_his_tokens() -> None:
    table = race(A=team("black-mask", on=7), B=team(), dice=[1], blank={"black-mask": "B"})
    table.takes("A", "roll")
    assert (8, 2, "B", []) == (table.space("A"), table.tokens("black-mask"), table.turn_of(), table.blank())
    table.idle()

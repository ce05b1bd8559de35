"""Clock King: a token at the end of each turn, and another turn for the fourth."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-264", "BR-011")
def test_the_end_of_each_turn_gives_a_token_without_a_question() -> None:
    table = race(A=team("clock-king", on=8), B=team(), dice=[1])
    assert 1 == table.tokens("clock-king")
    table.takes("A", "roll")
    assert (2, "B") == (table.tokens("clock-king"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-120", "BR-264")
def test_the_fourth_token_becomes_another_turn_which_gives_a_token_too() -> None:
    table = race(A=team("clock-king", on=8, tokens=3), B=team(), dice=[1, 1])
    table.takes("A", "roll")
    assert (0, "A") == (table.tokens("clock-king"), table.turn_of())
    table.takes("A", "roll")
    assert (1, "B", 10) == (table.tokens("clock-king"), table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-058", "BR-264")
def test_a_lost_turn_gives_no_token() -> None:
    table = race(A=team("clock-king", on=8, tokens=3, loses_turn=True), B=team())
    assert ("B", 3) == (table.turn_of(), table.tokens("clock-king"))
    table.idle()


@pytest.mark.rule("BR-124")
def test_a_team_that_must_lose_its_next_turn_loses_his_extra_turn() -> None:
    a = team("clock-king", on=18, tokens=3, holds=("phantom-zone",))
    table = race(A=a, B=team(on=3), dice=[1, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert (["A has lost this turn."], "B", 0) == (table.told("lost")[1:], table.turn_of(), table.tokens("clock-king"))
    table.takes("B", "roll")
    assert "A" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-263", "BR-121")
def test_with_catwoman_and_adrenaline_three_turns_follow_one_another() -> None:
    a = team("clock-king", "catwoman", on=22, tokens=3, holds=("adrenaline",))
    table = race(A=a, B=team(on=3), dice=[1, 1, 1, 1])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    for space in (23, 24, 25):
        assert ("A", space) == (table.turn_of(), table.space("A"))
        table.takes("A", "roll")
    assert ("B", 26, 3) == (table.turn_of(), table.space("A"), table.tokens("clock-king"))
    table.idle()


def test_he_keeps_time_in_start_too() -> None:
    table = race(A=team("clock-king", "man-bat"), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (0, 2) == (table.space("A"), table.tokens("clock-king"))
    table.idle()


@pytest.mark.rule("BR-116", "BR-125")
def test_an_escape_in_the_move_ends_before_his_token() -> None:
    table = race(A=team("clock-king", on=36, tokens=3), B=team(), C=team(), dice=[1])
    table.takes("A", "roll").plays_on()
    assert (["A"], "B", []) == (table.places(), table.turn_of(), table.log("power"))
    table.idle()


def test_the_turns_of_others_give_no_token() -> None:
    table = race(A=team(on=8), B=team("clock-king", on=3), dice=[1])
    table.takes("A", "roll")
    assert ("B", 1) == (table.turn_of(), table.tokens("clock-king"))
    table.idle()


@pytest.mark.rule("BR-113")
def test_he_gains_once_a_turn_also_when_the_end_menu_is_open() -> None:
    table = race(A=team("clock-king", on=8, holds=("phase-shift",)), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    assert ["use:clock-king", "end"] == table.offers("A")
    table.takes("A", "use:clock-king")
    assert (["end"], 2) == (table.offers("A"), table.tokens("clock-king"))
    table.takes("A", "end")
    assert 2 == table.tokens("clock-king")
    table.idle()


@pytest.mark.rule("BR-254", "BR-045", "BR-037")
def test_copied_by_clayface_he_starts_with_one_token_of_his_own() -> None:
    table = race(A=team("clayface"), B=team("clock-king", "bane", tokens={"clock-king": 3}), begins=True, dice=[1])
    table.takes("A", "choose:clock-king")
    assert 1 == table.tokens("clayface")
    table.takes("A", "roll")
    assert (2, 3) == (table.tokens("clayface"), table.tokens("clock-king"))
    table.idle()


@pytest.mark.rule("BR-161", "BR-256")
def test_borrowed_with_morph_powder_his_three_tokens_become_a_turn_and_the_original_keeps_them() -> None:
    b = team("clock-king", on=3, tokens=3)
    table = race(A=team(on=8, holds=("morph-powder",)), B=b, dice=[1, 1])
    table.takes("A", "play:morph-powder:clock-king").takes("A", "roll")
    assert ("A", 3, []) == (table.turn_of(), table.tokens("clock-king"), table.team("A").morphs)
    table.takes("A", "roll")
    assert ("B", 10) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-161")
def test_a_copy_with_fewer_tokens_is_gone_without_a_trace() -> None:
    b = team("clock-king", on=3, tokens=2)
    table = race(A=team(on=8, holds=("morph-powder",)), B=b, dice=[1])
    table.takes("A", "play:morph-powder:clock-king").takes("A", "roll")
    assert ("B", 2, []) == (table.turn_of(), table.tokens("clock-king"), table.team("A").morphs)
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_gains_nothing_and_keeps_his_tokens() -> None:
    table = race(A=team("clock-king", on=8, tokens=3), B=team(), dice=[1], blank={"clock-king": "B"})
    table.takes("A", "roll")
    assert (3, "B") == (table.tokens("clock-king"), table.turn_of())
    table.idle()

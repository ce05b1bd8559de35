"""Ra's al Ghul: start of turn: if more teams are ahead of you than behind you, Advance 2."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-070")
def test_with_more_teams_ahead_than_behind_he_advances_two_without_a_question() -> None:
    table = race(A=team("ras-al-ghul", on=3), B=team(on=12), dice=[1])
    assert ([5, 12], ["roll"]) == (table.spaces(), table.offers("A"))
    table.takes("A", "roll")
    assert [6, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-011", "BR-069")
def test_he_must_be_used_before_the_roll_and_once_only() -> None:
    table = race(A=team("ras-al-ghul", on=3, holds=("adrenaline",)), B=team(on=12))
    assert ["use:ras-al-ghul", "play:adrenaline"] == table.offers("A")
    assert table.note("A", "use:ras-al-ghul").endswith("5 (Square).")
    table.takes("A", "use:ras-al-ghul")
    assert (5, ["roll", "play:adrenaline"]) == (table.space("A"), table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-003")
def test_as_many_teams_behind_as_ahead_leave_him_where_he_is() -> None:
    table = race(A=team("ras-al-ghul", on=5), B=team(on=12), C=team(on=3))
    assert [5, 12, 3] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-003")
def test_a_team_in_start_is_behind() -> None:
    table = race(A=team("ras-al-ghul", on=5), B=team(on=12), C=team())
    assert [5, 12, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-003")
def test_a_team_on_his_space_is_neither_ahead_nor_behind() -> None:
    table = race(A=team("ras-al-ghul", on=3), B=team(on=3), C=team(on=12))
    assert [5, 3, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-002")
def test_a_team_that_has_escaped_is_not_ahead() -> None:
    table = race(A=team("ras-al-ghul", on=5), B=team(escaped=True), C=team(on=3))
    assert 5 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-069")
def test_a_grappling_hook_that_takes_the_lead_first_leaves_him_nothing_to_do() -> None:
    table = race(A=team("ras-al-ghul", on=3, holds=("grappling-hook",)), B=team(on=12))
    assert ["use:ras-al-ghul", "play:grappling-hook"] == table.offers("A")
    table.takes("A", "play:grappling-hook")
    assert (12, ["roll"]) == (table.space("A"), table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-008", "BR-271")
def test_he_works_from_start() -> None:
    table = race(A=team("ras-al-ghul"), B=team(on=12))
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-273")
def test_with_all_teams_in_start_nobody_is_ahead() -> None:
    table = race(A=team("ras-al-ghul"), B=team())
    assert (0, ["roll"]) == (table.space("A"), table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-053")
def test_his_advance_does_not_stop_on_a_gadget_space_that_it_leaves_out() -> None:
    table = race(A=team("ras-al-ghul", on=6), B=team(on=12))
    assert (8, "roll", []) == (table.space("A"), table.key(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-054")
def test_his_advance_onto_a_gadget_space_draws_nothing_if_the_turn_ends_elsewhere() -> None:
    table = race(A=team("ras-al-ghul", on=5), B=team(on=12), dice=[1])
    assert 7 == table.space("A")
    table.takes("A", "roll")
    assert (8, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-108")
def test_his_advance_can_pass_copperhead() -> None:
    table = race(A=team("ras-al-ghul", on=3), B=team("copperhead", on=4), C=team(on=12))
    assert [5, 6, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-266")
def test_he_works_anew_in_an_extra_turn() -> None:
    table = race(A=team("ras-al-ghul", on=3, extra_turns=1), B=team(on=20), dice=[1])
    table.takes("A", "roll")
    assert ("A", 8) == (table.turn_of(), table.space("A"))
    table.idle()


def test_he_does_nothing_in_the_turn_of_another_team() -> None:
    table = race(A=team(on=12), B=team("ras-al-ghul", on=3), C=team(on=19), dice=[1], active="C")
    assert ("C", 3) == (table.turn_of(), table.space("B"))
    table.takes("C", "roll")
    assert ("A", 3) == (table.turn_of(), table.space("B"))
    table.idle()


@pytest.mark.rule("BR-072", "BR-103")
def test_an_advance_past_the_last_space_ends_the_turn_before_any_roll() -> None:
    table = race(A=team("ras-al-ghul", on=35), B=team(on=36), C=team(on=36))
    assert (["A"], "keep") == (table.places(), table.key())
    table.plays_on()
    assert ("B", []) == (table.turn_of(), table.log("roll"))
    table.idle()


@pytest.mark.rule("BR-145")
def test_he_can_win_the_second_escape_at_the_start_of_the_turn() -> None:
    table = race(A=team("ras-al-ghul", on=47), B=team(on=48), escape=2)
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_advances_that_team_alone() -> None:
    table = race(A=team("clayface", on=3, copies="ras-al-ghul"), B=team("ras-al-ghul", on=12))
    assert [5, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_with_morph_powder_he_works_in_the_same_window() -> None:
    table = race(A=team(on=3, holds=("morph-powder",)), B=team("ras-al-ghul", on=12), dice=[1, 1])
    table.takes("A", "play:morph-powder:ras-al-ghul")
    assert [5, 12] == table.spaces()
    table.takes("A", "roll").takes("B", "roll")
    assert [6, 13] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047", "BR-253")
def test_blanked_by_deadshot_he_stays_until_deadshots_next_turn_has_started() -> None:
    b = team("deadshot", on=9, tokens=1)
    table = race(A=team("ras-al-ghul", on=3), B=b, active="B", dice=[1, 1, 1])
    table.takes("B", "use:deadshot:ras-al-ghul").takes("B", "roll")
    assert (3, ["roll"]) == (table.space("A"), table.offers("A"))
    table.takes("A", "roll").takes("B", "roll")
    assert 6 == table.space("A")
    table.idle()

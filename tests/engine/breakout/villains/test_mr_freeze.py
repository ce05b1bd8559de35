"""Mr. Freeze: a turn less for those just ahead, and an Advance."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-113", "BR-058", "BR-043", "BR-192")
def test_at_the_end_of_the_turn_a_token_takes_the_next_turn_from_teams_one_to_four_ahead() -> None:
    a = team("mr-freeze", on=8)
    table = race(A=a, B=team(on=10), C=team(on=13), D=team(on=14), dice=[1, 1])
    table.takes("A", "roll")
    assert ("end", ["use:mr-freeze", "end"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "use:mr-freeze")
    assert ([12, 10, 13, 14], 1, "D") == (table.spaces(), table.tokens("mr-freeze"), table.turn_of())
    assert ["B has lost this turn.", "C has lost this turn."] == table.told("lost")[2:]
    assert any("Mr. Freeze" in line for line in table.told("power"))
    table.takes("D", "roll")
    assert "end" == table.key()
    table.takes("D", "end").idle()


@pytest.mark.rule("BR-006")
@pytest.mark.parametrize(("rival", "lost"), [(8, False), (9, False), (10, True), (13, True), (14, False)])
def test_his_cold_reaches_one_to_four_spaces_ahead_only(rival: int, lost: bool) -> None:
    table = race(A=team("mr-freeze", on=8), B=team(on=rival), C=team(), dice=[1])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert (12, "C" if lost else "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-011")
def test_he_may_let_it_be() -> None:
    table = race(A=team("mr-freeze", on=8), B=team(on=10), dice=[1])
    table.takes("A", "roll")
    assert "B" in table.note("A", "use:mr-freeze")
    table.takes("A", "end")
    assert ([9, 10], 2, "B") == (table.spaces(), table.tokens("mr-freeze"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_does_not_freeze() -> None:
    table = race(A=team("mr-freeze", on=8), B=team(on=10), dice=[1])
    table.takes("A", "roll").default("A")
    assert ([9, 10], 2, "B") == (table.spaces(), table.tokens("mr-freeze"), table.turn_of())
    table.idle()


def test_with_nobody_in_range_he_may_still_advance() -> None:
    table = race(A=team("mr-freeze", on=8), B=team(on=3), dice=[1])
    table.takes("A", "roll")
    assert "B" not in table.note("A", "use:mr-freeze")
    table.takes("A", "use:mr-freeze")
    assert ([12, 3], 1, "B") == (table.spaces(), table.tokens("mr-freeze"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-043")
def test_without_a_token_nothing_is_asked() -> None:
    table = race(A=team("mr-freeze", on=8, tokens=0), B=team(on=10), dice=[1])
    table.takes("A", "roll")
    assert ([9, 10], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-044", "BR-113")
def test_he_freezes_once_a_turn_whatever_tokens_he_has() -> None:
    table = race(A=team("mr-freeze", on=8, holds=("nanobots",)), B=team(on=10), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "use:mr-freeze")
    assert ["play:nanobots", "end"] == table.offers("A")
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-058")
def test_a_frozen_team_loses_one_turn_whole_and_plays_the_one_after() -> None:
    table = race(A=team("mr-freeze", on=8), B=team("ras-al-ghul", on=10), C=team(on=18), dice=[1, 1, 1, 2])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert ([12, 10, 18], "C") == (table.spaces(), table.turn_of())
    table.takes("C", "roll").takes("A", "roll").takes("A", "end")
    assert ([13, 12, 19], "B") == (table.spaces(), table.turn_of())
    table.takes("B", "roll")
    assert [13, 14, 19] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-265", "BR-123")
def test_with_phantom_zone_a_team_loses_one_turn_and_not_two() -> None:
    a = team("mr-freeze", on=8, holds=("phantom-zone",))
    table = race(A=a, B=team(on=10), C=team(), dice=[1, 1, 1, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone").takes("A", "use:mr-freeze")
    assert "C" == table.turn_of()
    table.takes("C", "roll").takes("A", "roll").takes("A", "end")
    assert "B" == table.turn_of()
    table.takes("B", "roll").idle()


@pytest.mark.rule("BR-260", "BR-261")
def test_solomon_grundy_loses_no_turn_and_mr_freeze_still_advances() -> None:
    table = race(A=team("mr-freeze", on=8), B=team("solomon-grundy", on=10), C=team(on=11), dice=[1, 1])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert (12, "B") == (table.space("A"), table.turn_of())
    table.takes("B", "roll")
    assert "A" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-270", "BR-007")
def test_from_start_his_cold_reaches_nobody_but_he_advances() -> None:
    table = race(A=team("mr-freeze", "falcone"), B=team(on=2), dice=[2, 1])
    table.takes("A", "roll").takes("A", "second-die").takes("A", "use:mr-freeze")
    assert ([3, 2], 1, "B") == (table.spaces(), table.tokens("mr-freeze"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-115", "BR-067")
@pytest.mark.parametrize(
    ("answers", "space", "drawn"),
    [(["use:mr-freeze"], 18, 0), (["draw", "use:mr-freeze", "end"], 18, 1), (["end"], 15, 1)],
)
def test_on_a_gadget_space_the_draw_can_come_first_or_be_left_behind(
    answers: list[str], space: int, drawn: int
) -> None:
    table = race(A=team("mr-freeze", on=14), B=team(), dice=[1])
    table.takes("A", "roll")
    assert ["draw", "use:mr-freeze", "end"] == table.offers("A")
    for answer in answers:
        table.takes("A", answer)
    assert (space, drawn, "B") == (table.space("A"), len(table.holds("A")), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-269", "BR-103")
def test_if_his_advance_is_an_escape_the_others_stay_frozen() -> None:
    a = team("mr-freeze", on=45)
    table = race(A=a, B=team(on=48), C=team(), escape=2, race_on=True, dice=[1])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert (["A"], "C", True) == (table.places(), table.turn_of(), "B has lost this turn." in table.told("lost"))
    table.idle()


@pytest.mark.rule("BR-116")
def test_a_team_that_escapes_with_the_move_freezes_nobody() -> None:
    a = team("mr-freeze", on=47)
    table = race(A=a, B=team(on=48), C=team(), escape=2, race_on=True, dice=[2])
    table.takes("A", "roll")
    assert (["A"], "B") == (table.places(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-057", "BR-058")
def test_a_lost_turn_still_ends_the_fog_of_the_frozen_team() -> None:
    table = race(A=team("mr-freeze", on=8), B=team(on=10, fog=True), C=team(on=8), dice=[1, 6])
    table.takes("A", "roll").takes("A", "use:mr-freeze").takes("C", "roll")
    assert [12, 10, 14] == table.spaces()
    table.idle()


def test_in_the_turn_of_another_team_he_is_not_asked() -> None:
    table = race(A=team("mr-freeze", on=8), B=team(on=8), active="B", dice=[1])
    table.takes("B", "roll")
    assert ([8, 9], "A") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-254", "BR-045")
def test_clayface_freezes_with_two_tokens_of_his_own() -> None:
    table = race(A=team("clayface", on=8), B=team("mr-freeze", on=10, tokens=0), C=team(), begins=True, dice=[1])
    table.takes("A", "choose:mr-freeze").takes("A", "roll").takes("A", "use:clayface")
    assert (12, 1, "C") == (table.space("A"), table.tokens("clayface"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-161", "BR-048")
def test_borrowed_by_morph_powder_he_freezes_with_copied_tokens_and_the_frozen_stay_frozen() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("mr-freeze", on=10, tokens=1), C=team(), dice=[1])
    table.takes("A", "play:morph-powder:mr-freeze").takes("A", "roll").takes("A", "use:copy-of-mr-freeze")
    assert (12, 1, "C", []) == (
        table.space("A"),
        table.tokens("mr-freeze"),
        table.turn_of(),
        table.team("A").morphs,
    )
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_freezes_nobody() -> None:
    table = race(A=team("mr-freeze", on=8), B=team("deadshot", on=10), blank={"mr-freeze": "B"}, dice=[1])
    table.takes("A", "roll")
    assert ([9, 10], 2, "B") == (table.spaces(), table.tokens("mr-freeze"), table.turn_of())
    table.idle()

"""Phantom Zone: end of your turn: each team in the lead loses its next turn."""

import pytest

from tests.engine.breakout.track import RaceTable, race, team

HELD = ("phantom-zone",)
ZONE = "play:phantom-zone"
SHIFT = ("phase-shift",)


def at_the_end(table: RaceTable) -> RaceTable:
    """A has rolled and kept the die: the end menu is open."""
    return table.takes("A", "roll").takes("A", "keep")


def losers(table: RaceTable) -> list[bool]:
    """Who must lose the next turn."""
    return [each.loses_turn for each in table.view(None).teams]


@pytest.mark.rule("BR-164", "BR-004", "BR-058", "BR-151")
def test_every_team_in_the_lead_loses_its_next_turn_and_no_other() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=3), C=team(on=24), D=team(on=24), dice=[1, 1])
    at_the_end(table)
    assert [ZONE, "end"] == table.offers("A")
    assert table.note("A", ZONE).startswith("In the lead: C, D.")
    table.takes("A", ZONE)
    assert ([False, False, True, True], [], [*HELD]) == (losers(table), table.holds("A"), table.under())
    table.takes("B", "roll")
    assert ("A", [False] * 4) == (table.turn_of(), losers(table))
    table.idle()


@pytest.mark.rule("BR-154")
def test_it_fits_neither_the_start_nor_the_moment_after_the_roll_nor_another_teams_turn() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=24, holds=HELD), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "keep").takes("A", "end").idle()


@pytest.mark.rule("BR-164")
def test_in_the_lead_its_player_loses_the_own_turn_too_and_is_warned() -> None:
    table = race(A=team(on=23, holds=HELD), B=team(on=24), C=team(on=3), dice=[1, 1])
    at_the_end(table)
    assert table.note("A", ZONE).startswith("Careful:")
    table.takes("A", ZONE)
    assert ("C", [True, False, False]) == (table.turn_of(), losers(table))
    table.takes("C", "roll")
    assert ("B", [False, False, False]) == (table.turn_of(), losers(table))
    table.idle()


@pytest.mark.rule("BR-123", "BR-153")
def test_a_leader_who_must_lose_the_turn_already_makes_it_useless() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=24, loses_turn=True), dice=[1])
    at_the_end(table)
    assert ["end"] == table.offers("A")
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-123", "BR-265")
def test_with_mr_freeze_it_takes_one_turn_and_not_two() -> None:
    a = team("mr-freeze", on=8, tokens=1, holds=HELD)
    table = race(A=a, B=team(on=11), C=team(on=11), dice=[1, 1])
    at_the_end(table).takes("A", ZONE).takes("A", "use:mr-freeze")
    assert ("A", [False] * 3) == (table.turn_of(), losers(table))
    table.takes("A", "roll")
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-004", "BR-271")
def test_it_works_from_start_where_all_may_be_in_the_lead() -> None:
    table = race(A=team("man-bat", holds=HELD), B=team(), C=team(), dice=[1])
    at_the_end(table).takes("A", ZONE)
    lost = [f"{name} loses the next turn." for name in "ABC"]
    assert ("B", lost) == (table.turn_of(), table.told("lost")[:3])
    table.idle()


@pytest.mark.rule("BR-002", "BR-173")
def test_a_team_that_has_escaped_does_not_lead() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(escaped=True), C=team(on=3), D=team(on=24), dice=[1])
    at_the_end(table).takes("A", ZONE)
    assert [False, False, False, True] == losers(table)
    table.idle()


@pytest.mark.rule("BR-260", "BR-166")
def test_solomon_grundys_team_keeps_its_turn() -> None:
    table = race(A=team(on=8, holds=HELD), B=team("solomon-grundy", on=24), C=team(on=24), dice=[1])
    at_the_end(table).takes("A", ZONE)
    assert ("B", [False, False, True]) == (table.turn_of(), losers(table))
    table.idle()


@pytest.mark.rule("BR-113", "BR-115")
@pytest.mark.parametrize(("picks", "loser"), [((ZONE,), "B"), (("use:anarky", ZONE), "C")])
def test_the_lead_is_read_when_it_is_played(picks: tuple[str, ...], loser: str) -> None:
    table = race(A=team("anarky", on=8, holds=HELD), B=team(on=20), C=team(on=19), dice=[1])
    at_the_end(table)
    for id in picks:
        table.takes("A", id)
    assert [f"{loser} loses the next turn."] == table.log("lost")[:1]
    assert [10, 18, 19] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-113", "BR-055")
def test_with_three_gadgets_on_a_gadget_space_it_makes_room_for_the_draw() -> None:
    held = (*HELD, "lucky-coin", "jet-pack")
    table = race(A=team(on=6, holds=held), B=team(on=24), dice=[1], deck=("adrenaline",))
    at_the_end(table).takes("A", ZONE)
    assert ["draw", "end"] == table.offers("A")
    table.takes("A", "end")
    assert ["lucky-coin", "jet-pack", "adrenaline"] == table.holds("A")
    table.idle()


@pytest.mark.rule("BR-124")
def test_its_player_loses_an_extra_turn_that_is_due() -> None:
    table = race(A=team(on=23, holds=HELD, extra_turns=1), B=team(on=3), dice=[1])
    at_the_end(table).takes("A", ZONE)
    assert ("B", [False, False]) == (table.turn_of(), losers(table))
    table.idle()


@pytest.mark.rule("BR-165", "BR-167", "BR-180")
def test_one_phase_shift_in_the_lead_saves_every_leader() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=24), C=team(on=24, holds=SHIFT), dice=[1])
    at_the_end(table).takes("A", ZONE)
    assert ("phase-shift", ["C"], ["cancel", "pass"]) == (table.key(), table.asked(), table.offers("C"))
    table.takes("C", "cancel")
    assert ("B", [False] * 3, ["phantom-zone", "phase-shift"]) == (table.turn_of(), losers(table), table.under(2))
    table.idle()


@pytest.mark.rule("BR-165")
def test_let_through_it_takes_the_turns() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=3), C=team(on=24, holds=SHIFT), dice=[1])
    at_the_end(table).takes("A", ZONE).takes("C", "pass")
    assert ([False, False, True], [*SHIFT]) == (losers(table), table.holds("C"))
    table.idle()


@pytest.mark.rule("BR-168")
def test_of_two_leaders_who_cancel_the_first_clockwise_spends_the_card() -> None:
    table = race(A=team(on=24, holds=SHIFT), B=team(on=8, holds=HELD), C=team(on=24, holds=SHIFT), active="B", dice=[1])
    table.takes("B", "roll").takes("B", "keep").takes("B", ZONE)
    assert {"A", "C"} == {*table.asked()}
    table.takes("A", "cancel").takes("C", "cancel")
    assert ([*SHIFT], [], [False] * 3) == (table.holds("A"), table.holds("C"), losers(table))
    table.idle()


@pytest.mark.rule("BR-166", "BR-180")
def test_a_team_behind_the_lead_cannot_cancel_it() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=23, holds=SHIFT), C=team(on=24), dice=[1])
    at_the_end(table).takes("A", ZONE)
    assert ("B", [False, False, True], [*SHIFT]) == (table.turn_of(), losers(table), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-165")
def test_its_own_player_cannot_cancel_it() -> None:
    table = race(A=team(on=23, holds=(*HELD, *SHIFT)), B=team(on=3), dice=[1])
    at_the_end(table).takes("A", ZONE)
    assert ("end", [True, False], ["end"]) == (table.key(), losers(table), table.offers("A"))
    table.takes("A", "end")
    assert [*SHIFT] == table.holds("A")
    table.idle()


@pytest.mark.rule("BR-058", "BR-157")
def test_the_lost_turn_counts_as_a_next_turn_for_what_lasts_until_then() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=24, fog=True), dice=[1, 6])
    at_the_end(table).takes("A", ZONE)
    assert ("A", False) == (table.turn_of(), table.view(None).teams[1].fog)
    table.takes("A", "roll")
    assert 15 == table.space("A")
    table.ends("A").idle()


@pytest.mark.rule("BR-116")
def test_a_team_that_escapes_in_its_move_cannot_play_it() -> None:
    table = race(A=team(on=36, holds=HELD), B=team(on=3), C=team(), dice=[1])
    at_the_end(table)
    assert (["A"], "keep") == (table.places(), table.key())
    table.plays_on()
    assert [False] * 3 == losers(table)
    table.idle()

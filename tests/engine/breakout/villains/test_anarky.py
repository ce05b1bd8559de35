"""Anarky: end of turn: if he is not in the lead, the lead moves back 2 and he Advances 1."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-004")
def test_every_team_in_the_lead_goes_back_two_and_he_advances_one() -> None:
    table = race(A=team("anarky", on=7), B=team(on=20), C=team(on=20), D=team(on=19), dice=[1])
    table.takes("A", "roll")
    assert ([9, 18, 18, 19], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-004")
@pytest.mark.parametrize("rival", [8, 9], ids=["alone", "shared"])
def test_in_the_lead_he_does_nothing(rival: int) -> None:
    table = race(A=team("anarky", on=8), B=team(on=rival), dice=[1])
    table.takes("A", "roll")
    assert [9, rival] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-002", "BR-004")
def test_a_team_that_has_escaped_does_not_lead() -> None:
    table = race(A=team("anarky", on=8), B=team(escaped=True), C=team(on=3), dice=[1])
    table.takes("A", "roll")
    assert [9, 3] == [table.space("A"), table.space("C")]
    table.idle()


@pytest.mark.rule("BR-271", "BR-105")
def test_he_works_from_start_and_a_leader_goes_back_into_start_at_the_latest() -> None:
    table = race(A=team("anarky", "man-bat"), B=team(on=1), dice=[1])
    table.takes("A", "roll")
    assert [1, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-273", "BR-004")
def test_with_all_teams_in_start_he_does_nothing() -> None:
    table = race(A=team("anarky", "man-bat"), B=team(), dice=[1])
    table.takes("A", "roll")
    assert [0, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-113")
def test_he_works_once_a_turn() -> None:
    table = race(A=team("anarky", on=8, holds=("phase-shift",)), B=team(on=20), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    assert ["use:anarky", "end"] == table.offers("A")
    table.takes("A", "use:anarky")
    assert (["end"], [10, 18]) == (table.offers("A"), table.spaces())
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-011", "BR-069")
def test_ending_the_turn_applies_him() -> None:
    table = race(A=team("anarky", on=8, holds=("phase-shift",)), B=team(on=20), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert [10, 18] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-278", "BR-067")
@pytest.mark.parametrize(("first", "cards"), [("draw", 1), ("use:anarky", 0)])
def test_the_gadget_draw_comes_before_or_after_him_as_the_owner_likes(first: str, cards: int) -> None:
    table = race(A=team("anarky", on=6), B=team(on=20), dice=[1])
    table.takes("A", "roll")
    assert ["draw", "use:anarky"] == table.offers("A")
    table.takes("A", first).ends("A")
    assert (8, cards) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("BR-115", "BR-278")
def test_an_advance_onto_a_gadget_space_draws_there() -> None:
    table = race(A=team("anarky", on=5), B=team(on=20), dice=[1], deck=("jet-pack",))
    table.takes("A", "roll").ends("A")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-106")
def test_a_leader_who_goes_back_onto_a_gadget_space_draws_nothing() -> None:
    table = race(A=team("anarky", on=8), B=team(on=23), dice=[1])
    table.takes("A", "roll")
    assert ([10, 21], []) == (table.spaces(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-245")
def test_a_leader_who_goes_back_past_copperhead_triggers_him() -> None:
    table = race(A=team("anarky", on=8), B=team(on=20), C=team("copperhead", on=19), dice=[1])
    table.takes("A", "roll")
    assert [10, 18, 21] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-260", "BR-261")
def test_he_advances_even_if_the_only_leader_cannot_be_moved() -> None:
    table = race(A=team("anarky", on=8), B=team("solomon-grundy", on=20), dice=[1])
    table.takes("A", "roll")
    assert [10, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-128")
def test_he_can_follow_the_lead_to_the_last_space_and_no_farther() -> None:
    table = race(A=team("anarky", on=34), B=team(on=36), dice=[1])
    table.takes("A", "roll")
    assert ([36, 34], False) == (table.spaces(), table.escaped("A"))
    table.idle()


def test_he_does_nothing_at_the_end_of_another_teams_turn() -> None:
    table = race(A=team(on=8), B=team("anarky", on=3), C=team(on=20), dice=[1])
    table.takes("A", "roll")
    assert ([9, 3, 20], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045")
def test_copied_by_clayface_he_works_for_that_team() -> None:
    table = race(A=team("clayface", on=8, copies="anarky"), B=team("anarky", on=20), dice=[1])
    table.takes("A", "roll")
    assert [10, 18] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-257")
def test_borrowed_with_morph_powder_he_works_at_the_end_of_that_turn() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("anarky", on=20), dice=[1])
    table.takes("A", "play:morph-powder:anarky").takes("A", "roll")
    assert [10, 18] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_he_does_nothing() -> None:
    table = race(A=team("anarky", on=8), B=team(on=20), dice=[1], blank={"anarky": "B"})
    table.takes("A", "roll")
    assert [9, 20] == table.spaces()
    table.idle()

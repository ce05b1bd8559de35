"""Catwoman: another turn from a Triangle."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-119", "BR-120", "BR-066", "BR-192")
def test_a_turn_that_ends_on_a_triangle_is_followed_by_another_before_the_next_team_plays() -> None:
    table = race(A=team("catwoman", on=8), B=team(), dice=[2, 1])
    table.takes("A", "roll")
    assert (10, "A", ["roll"]) == (table.space("A"), table.turn_of(), table.offers("A"))
    assert any("A's Catwoman" in line for line in table.told("power"))
    table.takes("A", "roll")
    assert (11, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.parametrize(("die", "space"), [(1, 9), (3, 11), (4, 12)])
def test_a_square_or_circle_gives_nothing(die: int, space: int) -> None:
    table = race(A=team("catwoman", on=8), B=team(), dice=[die])
    table.takes("A", "roll")
    assert (space, "B") == (table.space("A"), table.turn_of())
    table.idle()


def test_a_team_that_stays_on_its_triangle_gets_another_turn_too() -> None:
    table = race(A=team("catwoman", "falcone", on=10), B=team(), dice=[4, 4])
    table.takes("A", "roll").takes("A", "second-die")
    assert (10, "A") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-069", "BR-011")
def test_she_is_applied_when_her_player_just_ends_the_turn() -> None:
    table = race(A=team("catwoman", "mr-freeze", on=8, tokens={"mr-freeze": 1}), B=team(), dice=[2])
    table.takes("A", "roll")
    assert ["use:catwoman", "use:mr-freeze", "end"] == table.offers("A")
    table.takes("A", "end")
    assert (10, "A") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-069", "BR-115")
def test_she_is_not_applied_if_another_effect_leaves_the_triangle_first() -> None:
    table = race(A=team("catwoman", "mr-freeze", on=8, tokens={"mr-freeze": 1}), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert (13, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-113", "BR-044")
def test_she_works_once_per_turn() -> None:
    table = race(A=team("catwoman", "mr-freeze", on=8, tokens={"mr-freeze": 1}), B=team(), dice=[2, 1])
    table.takes("A", "roll").takes("A", "use:catwoman")
    assert ["use:mr-freeze", "end"] == table.offers("A")
    table.takes("A", "end").takes("A", "roll").takes("A", "end")
    assert (11, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-276", "BR-067")
@pytest.mark.parametrize(("first", "next_up"), [("use:catwoman", "A"), ("use:egghead", "B")])
def test_with_egghead_on_a_triangle_the_order_decides_whether_she_counts(first: str, next_up: str) -> None:
    table = race(A=team("catwoman", "egghead", on=8), B=team(), dice=[2])
    table.takes("A", "predict:triangle").takes("A", "roll")
    assert ["use:catwoman", "use:egghead"] == table.offers("A")
    table.takes("A", first)
    assert (12, next_up) == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-115")
def test_an_advance_of_egghead_onto_a_triangle_counts() -> None:
    table = race(A=team("catwoman", "egghead", on=22), B=team(), dice=[5])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert (29, "A") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-232")
def test_with_harley_quinn_a_roll_never_ends_on_a_triangle_but_an_advance_can() -> None:
    a = team("catwoman", "harley-quinn", on=22, holds=("morph-powder",))
    table = race(A=a, B=team("egghead"), dice=[4, 1])
    table.takes("A", "play:morph-powder:egghead").takes("A", "predict:circle").takes("A", "roll")
    assert (29, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll").takes("A", "end")
    assert (30, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-263", "BR-121")
def test_clock_king_adrenaline_and_she_give_three_extra_turns() -> None:
    a = team("catwoman", "clock-king", on=8, tokens={"clock-king": 3}, holds=("adrenaline",))
    table = race(A=a, B=team(), dice=[2, 1, 1, 1])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert (10, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll").takes("A", "roll").takes("A", "roll")
    assert (13, "B", 3) == (table.space("A"), table.turn_of(), table.tokens("clock-king"))
    table.idle()


@pytest.mark.rule("BR-124", "BR-123")
def test_a_team_that_must_lose_its_next_turn_loses_her_extra_turn() -> None:
    table = race(A=team("catwoman", on=8, holds=("phantom-zone",)), B=team(on=1), dice=[2, 1, 1])
    table.takes("A", "roll").takes("A", "keep")
    assert ["use:catwoman", "play:phantom-zone", "end"] == table.offers("A")
    table.takes("A", "play:phantom-zone")
    assert "B" == table.turn_of()
    assert ["A loses the next turn.", "A has lost this turn."] == table.told("lost")
    table.takes("B", "roll").takes("A", "roll")
    assert [11, 2] == table.spaces()
    table.idle()


def test_start_is_no_triangle() -> None:
    table = race(A=team("catwoman", "falcone"), B=team(), dice=[4, 4])
    table.takes("A", "roll").takes("A", "second-die")
    assert (0, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-116", "BR-125")
def test_a_team_that_escapes_takes_no_other_turn() -> None:
    a = team("catwoman", on=46, holds=("adrenaline",))
    table = race(A=a, B=team(), C=team(), escape=2, race_on=True, dice=[3])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert (["A"], "B") == (table.places(), table.turn_of())
    table.idle()


def test_a_rival_on_a_triangle_gets_no_turn_and_neither_does_she() -> None:
    table = race(A=team("catwoman", on=10), B=team(on=8), C=team(), active="B", dice=[2])
    table.takes("B", "roll")
    assert ([10, 10, 0], "C") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045")
def test_clayface_takes_another_turn_as_she_does() -> None:
    table = race(A=team("clayface", copies="catwoman", on=8), B=team("catwoman", on=8), dice=[2, 1, 2])
    table.takes("A", "roll")
    assert "A" == table.turn_of()
    table.takes("A", "roll").takes("B", "roll")
    assert ([11, 10], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-257", "BR-161")
def test_borrowed_by_morph_powder_she_works_at_the_end_of_this_turn_and_is_gone_in_the_next() -> None:
    table = race(A=team(on=22, holds=("morph-powder",)), B=team("catwoman"), dice=[1, 6])
    table.takes("A", "play:morph-powder:catwoman").takes("A", "roll")
    assert (23, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll")
    assert (29, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_she_gives_nothing() -> None:
    table = race(A=team("catwoman", on=8), B=team("deadshot"), blank={"catwoman": "B"}, dice=[2])
    table.takes("A", "roll")
    assert (10, "B") == (table.space("A"), table.turn_of())
    table.idle()

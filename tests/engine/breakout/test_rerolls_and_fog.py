"""Where rerolls, changes of the die and Fog meet (part 3)."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-214", "BR-217")
def test_the_joker_spends_one_token_after_another_and_advances_two_for_each() -> None:
    table = race(A=team(on=7), B=team("joker", on=20), dice=[6, 5, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "reroll").takes("B", "pass")
    assert ([8, 24], 2) == (table.spaces(), table.tokens("joker"))
    table.idle()


@pytest.mark.rule("BR-214")
def test_two_owners_of_the_joker_are_asked_at_once_and_the_first_clockwise_pays() -> None:
    b = team("joker", on=20)
    table = race(A=team(on=7), B=b, C=team("clayface", copies="joker", on=21), dice=[6, 1])
    table.takes("A", "roll")
    assert ["B", "C"] == table.asked()
    table.takes("C", "reroll").takes("B", "reroll")
    assert (3, 4) == (table.tokens("joker"), table.tokens("clayface"))
    assert ["B", "C"] == table.asked()
    table.takes("B", "pass").takes("C", "pass")
    assert [8, 22, 21] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-215", "BR-094", "BR-095", "BR-087")
def test_the_joker_may_hit_falcones_second_die_but_not_the_locked_first() -> None:
    table = race(A=team("falcone", on=7), B=team("joker", on=20), dice=[2, 5, 1])
    table.takes("A", "roll").takes("B", "pass").takes("A", "second-die").takes("B", "reroll").takes("B", "pass").ends(
        "A"
    )
    assert [7, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-216")
def test_the_joker_sees_only_the_die_that_bane_chose() -> None:
    table = race(A=team("bane", on=8), B=team("joker", on=20), dice=[2, 6, 1])
    table.takes("A", "roll").takes("A", "die:2").takes("B", "reroll").takes("B", "pass")
    assert [9, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-218")
def test_the_ventriloquists_plus_survives_a_rivals_reroll_but_not_a_lost_gamble() -> None:
    table = race(A=team("ventriloquist", on=7), B=team("joker", on=20), dice=[1, 6, 2])
    table.takes("A", "roll").takes("A", "reroll:ventriloquist").takes("B", "reroll").takes("B", "pass")
    assert 10 == table.space("A")
    table.idle()
    lost = race(A=team("ventriloquist", "falcone", on=8), B=team(), dice=[1, 4, 4])
    lost.takes("A", "roll").takes("A", "reroll:ventriloquist").takes("A", "second-die")
    assert 8 == lost.space("A")
    lost.idle()


@pytest.mark.rule("BR-219")
def test_lucky_coin_on_an_own_autoroll_rolls_a_die() -> None:
    held = ("four-leaf-clover", "lucky-coin")
    table = race(A=team(on=8, holds=held), B=team(), dice=[6])
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "reroll:lucky-coin")
    assert (14, ["four-leaf-clover", "lucky-coin"]) == (table.space("A"), table.under(2))
    table.idle()


@pytest.mark.rule("BR-220")
@pytest.mark.parametrize(
    ("slug", "change", "space"), [("professor-pyg", 5, 13), ("mad-hatter", 6, 14), ("penguin", 2, 10)]
)
def test_a_six_in_the_fog_can_be_changed_like_any_one(slug: str, change: int, space: int) -> None:
    table = race(A=team(slug, on=8), B=team(fog=True), dice=[6])
    table.takes("A", "roll").takes("A", f"change:{change}")
    if table.key() == "stop":
        table.takes("A", "move")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-221")
def test_powers_that_watch_the_die_see_the_one_of_the_fog() -> None:
    table = race(A=team("solomon-grundy", on=8), B=team("deathstroke", on=20, contract="A", fog=True), dice=[6])
    table.takes("A", "roll")
    assert [10, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-221")
def test_fog_does_not_touch_the_coin() -> None:
    table = race(A=team("two-face", on=8), B=team(fog=True), dice=[2, 6])
    table.takes("A", "roll").takes("A", "toss")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-222", "BR-157")
def test_each_fog_ends_at_its_own_owners_next_turn() -> None:
    table = race(A=team(on=8, fog=True), B=team(on=8, fog=True), dice=[6, 6])
    assert (False, True) == (table.team("A").fog, table.team("B").fog)
    table.takes("A", "roll")
    assert (9, False) == (table.space("A"), table.team("B").fog)
    table.takes("B", "roll")
    assert 14 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-223")
def test_a_fog_with_an_extra_turn_due_warns() -> None:
    table = race(A=team("catwoman", on=3, holds=("fog-generator",)), B=team(on=8), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "use:catwoman")
    assert "Careful" in table.note("A", "play:fog-generator")
    table.takes("A", "play:fog-generator")
    assert ("A", False) == (table.turn_of(), table.team("A").fog)
    table.idle()


@pytest.mark.rule("BR-224", "BR-186")
def test_changes_of_one_team_combine() -> None:
    a = team("professor-pyg", "clayface", copies="penguin", on=8)
    table = race(A=a, B=team("penguin"), dice=[1]).takes("A", "roll")
    assert ["keep", "change:2", "change:4", "change:5", "change:6"] == table.offers("A")
    table.takes("A", "change:6")
    assert 14 == table.space("A")
    table.idle()

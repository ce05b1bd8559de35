"""Four Leaf Clover: before the roll, while you are on a Circle: Autoroll 4."""

import pytest

from tests.engine.breakout.track import race, team

AUTOROLL = "autoroll:four-leaf-clover"
HELD = ("four-leaf-clover",)


@pytest.mark.rule("BR-156", "BR-074", "BR-077", "BR-151")
def test_on_a_circle_it_may_replace_the_roll_and_is_spent() -> None:
    table = race(A=team(on=24, holds=HELD), B=team())
    assert ["roll", AUTOROLL] == table.offers("A")
    table.takes("A", AUTOROLL)
    assert (28, [], ["four-leaf-clover"]) == (table.space("A"), table.holds("A"), table.under())
    table.idle()


@pytest.mark.rule("BR-156", "BR-153")
@pytest.mark.parametrize("on", [22, 23, 21, 0], ids=["Square", "Triangle", "Gadget space", "Start"])
def test_elsewhere_it_is_not_offered(on: int) -> None:
    table = race(A=team(on=on, holds=HELD), B=team())
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-076")
@pytest.mark.parametrize(("on", "rival", "offers"), [(22, 24, ["roll", AUTOROLL]), (24, 26, ["roll"])])
def test_the_circle_counts_after_the_effects_of_the_start(on: int, rival: int, offers: list[str]) -> None:
    table = race(A=team(on=on, holds=("grappling-hook", *HELD)), B=team(on=rival))
    table.takes("A", "play:grappling-hook")
    assert offers == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-154")
def test_it_fits_neither_after_the_roll_nor_at_the_end_nor_in_another_teams_turn() -> None:
    table = race(A=team(on=24, holds=HELD), B=team(on=24, holds=HELD), dice=[3])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert ("end", ["end"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-075")
def test_its_number_is_the_die_for_others() -> None:
    b = team("hugo-strange", on=3)
    table = race(A=team(on=24, holds=HELD), B=b)
    table.takes("A", AUTOROLL).takes("B", "autoroll:hugo-strange")
    table.takes("B", "move")
    assert [28, 8] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-206")
def test_its_number_may_be_changed_like_a_rolled_one() -> None:
    table = race(A=team("penguin", on=24, holds=HELD), B=team())
    table.takes("A", AUTOROLL).takes("A", "change:3")
    assert 27 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-078", "BR-079")
def test_rerolled_by_a_rival_it_is_spent_and_another_autoroll_may_follow() -> None:
    a = team(on=24, holds=(*HELD, "fickle-fingers-of-fate"))
    table = race(A=a, B=team("joker", tokens=1))
    table.takes("A", AUTOROLL).takes("A", "keep").takes("B", "reroll")
    assert ("replacement", ["roll", "autoroll:fickle-fingers-of-fate"]) == (table.key(), table.offers("A"))
    table.takes("A", "autoroll:fickle-fingers-of-fate")
    assert ([29, 2], [], ["four-leaf-clover", "fickle-fingers-of-fate"]) == (
        table.spaces(),
        table.holds("A"),
        table.under(2),
    )
    table.idle()


@pytest.mark.rule("BR-079")
def test_a_second_card_of_the_kind_is_a_different_autoroll() -> None:
    table = race(A=team(on=24, holds=HELD * 2), B=team("joker", tokens=1))
    table.takes("A", AUTOROLL).takes("A", "keep").takes("B", "reroll")
    assert ["roll", AUTOROLL] == table.offers("A")
    table.takes("A", AUTOROLL)
    assert ([28, 2], []) == (table.spaces(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-078", "BR-081")
def test_rerolled_by_a_rival_it_may_be_followed_by_a_die() -> None:
    table = race(A=team(on=24, holds=HELD), B=team("joker", tokens=1), dice=[2])
    table.takes("A", AUTOROLL).takes("B", "reroll")
    assert ([26, 2], []) == (table.spaces(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-219")
def test_an_own_lucky_coin_spends_it_too() -> None:
    table = race(A=team(on=24, holds=(*HELD, "lucky-coin")), B=team(), dice=[2])
    table.takes("A", AUTOROLL).takes("A", "reroll:lucky-coin")
    assert (26, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-098", "BR-200")
@pytest.mark.parametrize(("chosen", "space"), [("die:1", 28), ("die:2", 26)])
def test_it_replaces_one_of_banes_dice_and_is_spent_whichever_is_used(chosen: str, space: int) -> None:
    table = race(A=team("bane", on=24, holds=HELD), B=team(), dice=[2])
    table.takes("A", AUTOROLL).takes("A", chosen)
    assert (space, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-093", "BR-206")
def test_it_cannot_be_falcones_second_die() -> None:
    table = race(A=team("falcone", on=24, holds=HELD), B=team(), dice=[2, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "second-die").takes("A", "keep").ends("A")
    assert (24, [*HELD]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-093")
def test_it_can_be_falcones_first_die() -> None:
    table = race(A=team("falcone", on=16, holds=HELD), B=team(), dice=[6])
    table.takes("A", AUTOROLL).takes("A", "second-die").takes("A", "move")
    assert 26 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-082")
def test_fog_turns_only_sixes() -> None:
    table = race(A=team(on=24, holds=HELD), B=team(fog=True))
    table.takes("A", AUTOROLL)
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-073")
def test_with_egghead_the_prediction_comes_first() -> None:
    table = race(A=team("egghead", on=24, holds=HELD), B=team())
    assert ("prediction", False) == (table.key(), AUTOROLL in table.offers("A"))
    table.takes("A", "predict:circle")
    assert ["roll", AUTOROLL] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-090", "BR-075")
def test_it_is_multiplied_like_a_rolled_die() -> None:
    a = team("maxie-zeus", on=10, holds=("grappling-hook", *HELD))
    table = race(A=a, B=team(on=16))
    table.takes("A", "play:grappling-hook").takes("A", AUTOROLL).takes("A", "move")
    assert 28 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-166")
def test_it_targets_nobody() -> None:
    table = race(A=team(on=24, holds=HELD), B=team(on=30, holds=("phase-shift",)))
    table.takes("A", AUTOROLL)
    assert ("B", ["phase-shift"]) == (table.turn_of(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-100")
def test_it_can_carry_the_team_out() -> None:
    table = race(A=team(on=36, holds=HELD), B=team(on=24), C=team())
    table.takes("A", AUTOROLL)
    assert (["A"], [24, 0]) == (table.places(), table.spaces()[1:])
    table.plays_on().idle()

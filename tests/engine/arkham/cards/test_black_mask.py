"""Black Mask: gain two Henchmen and put them into your hand. End of game: 1 VP for every three Villains."""

import pytest

from tests.engine.arkham.table import P, table

MASK = "Black Mask"


@pytest.mark.rule("AA-162", "AA-011")
def test_two_henchmen_come_into_the_hand_and_can_be_played_at_once() -> None:
    t = table(P(f"{MASK}, Punch", pile="Ragman"), P(), main="")
    t.play(MASK)
    assert (0, ["Punch", "Henchman", "Henchman"], 11) == (t.power, t.hand(), t.henchmen)
    assert (["Ragman"], []) == (t.pile(), t.hand(1))
    t.play("Henchman")
    assert 2 == t.power
    t.idle()


@pytest.mark.rule("AA-102", "AA-329")
@pytest.mark.parametrize("left", [1, 0])
def test_of_a_smaller_stack_as_many_as_there_are(left: int) -> None:
    t = table(P(MASK), P(), henchmen=left)
    t.play(MASK)
    assert (["Henchman"] * left, 0) == (t.hand(), t.henchmen)
    t.idle()


@pytest.mark.rule("AA-188", "AA-164")
def test_bribed_for_4_vp_the_henchmen_are_kept() -> None:
    t = table(P(vp=4, deck="Punch*9"), P(), lineup=f"{MASK}, Ragman*4", main="Crowbar*3")
    t.bribe(MASK)
    assert (0, ["Henchman", "Henchman"], [MASK]) == (t.vp(), t.hand(), t.bribed)
    t.end()
    assert (["Henchman", "Henchman"], MASK) == (t.pile(), t.main[-1])
    t.idle(1)


@pytest.mark.rule("AA-259", "AA-005")
@pytest.mark.parametrize(
    ("others", "others_vp", "worth"),
    [
        ("", 0, 0),
        ("Kite Man", 1, 0),
        ("Kite Man, Henchman", 2, 1),
        ("Henchman*4", 4, 1),
        ("Henchman*5", 5, 2),
        ("Ragman*2, Aaron Cash, Crowbar", 4, 0),
    ],
)
def test_at_the_end_it_counts_the_villains_itself_and_henchmen_included_and_rounds_down(
    others: str, others_vp: int, worth: int
) -> None:
    t = table(P(MASK, deck=others), P("Kite Man*3", deck=""), nemeses="", phase="refill")
    assert {0: worth + others_vp, 1: 3} == {each.seat: each.total for each in t.position.view(None).scores}
    assert t.over


@pytest.mark.rule("AA-009")
def test_during_the_game_its_vp_value_is_3() -> None:
    t = table(P(f"Appraisal, {MASK}"), P())
    t.play("Appraisal")
    t.pick(MASK)
    assert 3 == t.vp()
    t.idle()

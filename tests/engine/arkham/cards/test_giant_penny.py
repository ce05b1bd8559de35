"""Giant Penny: +2 Power. End of game: 1 VP for every two Equipment in your deck."""

import pytest

from tests.engine.arkham.table import P, table

PENNY = "Giant Penny"


@pytest.mark.rule("AA-011")
def test_played_it_gives_power_and_nothing_else() -> None:
    t = table(P(PENNY, play="Crowbar"), P())
    t.play(PENNY)
    assert (2, 0, ["Crowbar", PENNY]) == (t.power, t.vp(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-259")
@pytest.mark.parametrize(
    ("others", "others_vp", "worth"),
    [
        ("", 0, 0),
        ("Crowbar", 1, 1),
        ("Crowbar*2", 2, 1),
        ("Chattering Teeth*4", 0, 2),
        ("Pop Gun*3, Kite Man, Escape Artist", 2, 0),
    ],
)
def test_it_counts_the_equipment_itself_included_and_rounds_down(others: str, others_vp: int, worth: int) -> None:
    t = table(P(PENNY, deck=others), P("Crowbar*2", deck=""), nemeses="", phase="refill")
    assert {0: worth + others_vp, 1: 2} == {each.seat: each.total for each in t.position.view(None).scores}
    assert t.over


@pytest.mark.rule("AA-259", "AA-256")
def test_several_are_each_worth_the_whole_number_wherever_the_equipment_lies() -> None:
    t = table(P(PENNY, deck=PENNY, pile=PENNY, frozen="Chattering Teeth"), P(), nemeses="", phase="refill")
    assert 3 * 2 == t.position.view(None).scores[0].total


@pytest.mark.rule("AA-009")
def test_during_the_game_its_vp_value_is_3() -> None:
    t = table(P(f"Appraisal, {PENNY}"), P())
    t.play("Appraisal")
    t.pick(PENNY)
    assert 3 == t.vp()
    t.idle()

"""The Question: +2 Power. End of game: 1 VP for each different cost among Heroes in your deck."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-011")
def test_played_it_gives_power_and_nothing_else() -> None:
    t = table(P("The Question, Ragman"), P())
    t.play("The Question")
    assert (2, 0, ["The Question"]) == (t.power, t.vp(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-259")
@pytest.mark.parametrize(
    ("others", "others_vp", "worth"),
    [
        ("", 0, 1),
        ("Batwing*2", 2, 1),
        ("Ragman, Renee Montoya", 2, 2),
        ("GCPD Officer, Crispus Allen, Ragman, Ghost-Maker, Gotham Girl", 7, 6),
        ("Spoiler, Batgirl", 9, 3),
        ("Clayface, Monstrous Strength, Aaron Cash, Punch", 4, 1),
    ],
)
def test_it_counts_the_different_costs_of_heroes_itself_and_super_heroes_included(
    others: str, others_vp: int, worth: int
) -> None:
    t = table(P("The Question", deck=others), P("Jason Bard", deck=""), nemeses="", phase="refill")
    assert {0: worth + others_vp, 1: 1} == {each.seat: each.total for each in t.position.view(None).scores}
    assert t.over


@pytest.mark.rule("AA-259", "AA-256")
def test_two_of_them_are_both_worth_the_whole_number_wherever_the_heroes_lie() -> None:
    t = table(
        P("The Question", deck="The Question", pile="Ragman", frozen="GCPD Officer"), P(), nemeses="", phase="refill"
    )
    assert 2 * 3 + 2 == t.position.view(None).scores[0].total


@pytest.mark.rule("AA-009")
def test_during_the_game_its_vp_value_is_3() -> None:
    t = table(P("Appraisal, The Question"), P())
    t.play("Appraisal")
    t.pick("The Question")
    assert 3 == t.vp()
    t.idle()

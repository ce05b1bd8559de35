"""Summer Gleeson: Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, Surge twice."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-201", "AA-202")
def test_released_she_surges_twice() -> None:
    t = table(P("Summer Gleeson"), P(vp=1), lineup="Ragman, -, Ragman*3", main="Crowbar, Batwing, Kite Man")
    t.play("Summer Gleeson")
    assert (1, 3, ["Summer Gleeson"]) == (t.vp(), len(t.main), t.offers("use"))
    t.use("Summer Gleeson")
    assert (["Ragman", "Crowbar", "Ragman", "Ragman", "Ragman"], ["Batwing"]) == (t.lineup, t.below[0])
    assert (["Kite Man"], "Summer Gleeson", []) == (t.main, t.hostages[-1], t.in_play())
    assert (1, 1, 0) == (t.vp(), t.vp(1), t.power)
    t.idle()


@pytest.mark.rule("AA-205", "AA-102")
def test_with_one_card_left_the_second_surge_adds_nothing() -> None:
    t = table(P(play="Summer Gleeson"), P(), lineup="Ragman*3", main="Crowbar")
    t.use("Summer Gleeson")
    assert (["Ragman", "Ragman", "Ragman", "Crowbar", "-"], []) == (t.lineup, t.main)
    assert "The main deck is empty, so no card joins the Line-Up." in t.told
    t.idle()


@pytest.mark.rule("AA-205", "AA-332")
def test_with_an_empty_main_deck_she_may_still_be_released_and_the_game_goes_on() -> None:
    t = table(P(play="Summer Gleeson"), P(), main="")
    t.use("Summer Gleeson")
    assert ([[]] * 5, [], "Summer Gleeson") == (t.below, t.in_play(), t.hostages[-1])
    t.idle()


@pytest.mark.rule("AA-168")
def test_kept_she_adds_nothing_and_is_not_offered_to_a_foe() -> None:
    t = table(P(play="Summer Gleeson"), P())
    t.end()
    assert ([], ["Summer Gleeson"], 20) == (t.offers("use"), t.in_play(), len(t.main))
    t.idle(1)

"""SWAT Raid: the most Control in Gordon's district costs 3 Goons."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-050", "EG-068")
def test_each_player_with_the_most_control_sends_3_goons_or_all_there_are() -> None:
    t = city(phase="event", event="swat-raid", districts="uptown, midtown", A=P(at="uptown", goons="uptown*2"),
             B=P(goons="uptown*7"), C=P(goons="uptown*6"))  # fmt: skip
    assert [0, 4, 6] == [t.goons(name, "uptown") for name in "ABC"]
    assert [2, 3, 0] == [t.player(name).base for name in "ABC"]
    assert ({"gordon": "uptown"}, ["midtown"], 23) == (t.state.heroes, t.state.score_cards, t.supply("B"))
    t.idle()


def test_goons_elsewhere_stay_and_a_villain_alone_loses_nothing() -> None:
    t = city(phase="event", event="swat-raid", districts="uptown, midtown", A=P(at="uptown", goons="midtown*3"),
             B=P(goons="uptown*2"))  # fmt: skip
    assert (3, 2, 0) == (t.goons("A", "midtown"), t.goons("B", "uptown"), t.player("A").base)
    t.idle()


def test_where_nobody_has_control_nothing_happens() -> None:
    t = city(phase="event", event="swat-raid", districts="uptown, midtown", A=P(goons="midtown*3"), B=P())
    assert (3, []) == (t.goons("A", "midtown"), t.log("arkham"))
    t.idle()

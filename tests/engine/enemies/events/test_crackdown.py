"""Crackdown: one Goon of each player in Gordon's district goes to Arkham Asylum."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-068")
def test_each_player_sends_1_goon_of_gordons_district_and_no_other() -> None:
    t = city(phase="event", event="crackdown", districts="uptown, midtown", A=P(at="uptown", goons="uptown*3"),
             B=P(goons="uptown, midtown"), C=P(goons="midtown"))  # fmt: skip
    assert ({"gordon": "uptown"}, ["midtown"]) == (t.state.heroes, t.state.score_cards)
    assert [2, 0, 0] == [t.goons(name, "uptown") for name in "ABC"]
    assert [1, 1, 0] == [t.player(name).base for name in "ABC"]
    assert (1, 1, 27) == (t.goons("B", "midtown"), t.goons("C", "midtown"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-304")
def test_no_sword_answers_and_no_batman_rule_follows() -> None:
    t = city(phase="event", event="crackdown", districts="uptown, midtown", A=P(at="uptown", goons="uptown*2"),
             B=P(goons="uptown*2", weapons="sword"), rule="the-dark-knight")  # fmt: skip
    assert (1, 1, ["sword"]) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.weapons("B"))
    t.idle()


def test_with_no_goons_there_nothing_happens() -> None:
    t = city(phase="event", event="crackdown", districts="uptown, midtown", A=P(goons="midtown"), B=P())
    assert (1, 0) == (t.goons("A", "midtown"), t.player("A").base)
    t.idle()

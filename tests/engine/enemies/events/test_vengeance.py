"""Vengeance: Batman comes to the Villain that is first in Infamy Order."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-317", "EG-117")
def test_batman_appears_without_a_card_where_the_leader_stands_and_his_rule_is_carried_out() -> None:
    t = city(phase="event", event="vengeance", districts="uptown, midtown", A=P(at="midtown", goons="midtown"),
             B=P(at="tricorner", goons="tricorner*2", infamy=5), C=P(goons="tricorner"))  # fmt: skip
    assert ({"batman": "tricorner"}, []) == (t.state.heroes, t.state.district_discard)
    assert (1, 1, 1) == (t.goons("B", "tricorner"), t.goons("C", "tricorner"), t.goons("A", "midtown"))
    assert ["uptown", "midtown"] == t.state.score_cards
    t.idle()


@pytest.mark.rule("EG-057", "EG-317")
def test_on_equal_infamy_the_tracker_on_top_is_first() -> None:
    t = city(phase="event", event="vengeance", A=P(at="uptown", infamy=5), B=P(at="downtown", infamy=5))
    assert ("AB", "uptown") == (t.order(), t.state.heroes["batman"])
    t.idle()


@pytest.mark.rule("EG-119", "EG-170")
def test_the_dark_knight_keeps_that_district_from_scoring() -> None:
    t = city(phase="event", event="vengeance", districts="uptown, midtown", rule="the-dark-knight",
             A=P(at="uptown", goons="uptown*3", infamy=1), B=P(goons="uptown*2"))  # fmt: skip
    assert (1, 1, ["midtown"]) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.look.expected_to_score())
    t.idle()

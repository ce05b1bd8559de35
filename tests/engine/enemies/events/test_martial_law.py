"""Martial Law: one Goon less wherever somebody has 4 or more."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-068")
def test_each_player_sends_1_goon_from_each_district_with_4_or_more_of_its_own() -> None:
    t = city(phase="event", event="martial-law", districts="uptown, midtown, downtown",
             A=P(goons="uptown*4, midtown*5, downtown*3"),
             B=P(goons="uptown*3, tricorner*4", weapons="sword"))  # fmt: skip
    assert [3, 4, 3] == [t.goons("A", slug) for slug in ("uptown", "midtown", "downtown")]
    assert [3, 3] == [t.goons("B", slug) for slug in ("uptown", "tricorner")]
    assert (2, 1, ["sword"]) == (t.player("A").base, t.player("B").base, t.weapons("B"))
    assert ({"gordon": "uptown"}, ["midtown", "downtown"]) == (t.state.heroes, t.state.score_cards)
    t.idle()


def test_where_nobody_has_4_nothing_happens() -> None:
    t = city(phase="event", event="martial-law", A=P(goons="uptown*3"), B=P(goons="uptown*3"))
    assert (3, 3, []) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.log("arkham"))
    t.idle()

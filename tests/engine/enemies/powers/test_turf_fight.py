"""Turf Fight: up to 2 rival Goons go, and 2 Infamy come in any case."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-063", "EG-204")
def test_up_to_2_rival_goons_of_any_owners_leave_your_district() -> None:
    t = city(A=P(at="uptown", hand="turf-fight", goons="uptown"), B=P(goons="uptown*3, midtown"), C=P(goons="uptown"))
    t.takes("A", "play:turf-fight")
    assert ["1@uptown", "2@uptown"] == t.distinct("A")
    t.takes("A", "remove:B@uptown", "remove:C@uptown")
    assert (2, 0, 1, 1, 2) == (t.goons("B", "uptown"), t.goons("C", "uptown"), t.goons("A", "uptown"),
                               t.goons("B", "midtown"), t.infamy("A"))  # fmt: skip
    assert (27, 30) == (t.supply("B"), t.supply("C"))
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_removes_none_and_gains_2() -> None:
    t = city(A=P(at="uptown", hand="turf-fight"), B=P(goons="uptown*3"))
    t.takes("A", "play:turf-fight")
    assert ["remove:0", "remove:1", "remove:2"] == t.offers("A")
    t.default("A")
    assert (3, 2) == (t.goons("B", "uptown"), t.infamy("A"))
    t.idle()


def test_without_a_rival_goon_there_the_infamy_comes_all_the_same() -> None:
    t = city(A=P(at="uptown", hand="turf-fight", goons="uptown*2"), B=P(goons="midtown"))
    t.takes("A", "play:turf-fight")
    assert (2, "action", 2, 1) == (t.infamy("A"), t.key(), t.goons("A", "uptown"), t.goons("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-208")
def test_a_sword_answers_after_the_whole_card() -> None:
    t = city(A=P(at="uptown", hand="turf-fight", goons="uptown*2"), B=P(goons="uptown*2", weapons="sword"))
    t.takes("A", "play:turf-fight").takes("A", "remove:2")
    assert (0, 1, 2, ["sword:used"]) == (t.goons("B", "uptown"), t.goons("A", "uptown"), t.infamy("A"), t.weapons("B"))
    t.idle()

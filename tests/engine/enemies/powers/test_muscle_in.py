"""Muscle In: 3 Goons to your district."""

import pytest

from tests.engine.enemies.city import P, city


def test_3_goons_come_from_your_supply_to_your_district_without_a_question() -> None:
    t = city(A=P(at="uptown", hand="muscle-in", goons="uptown"), B=P(at="uptown", goons="uptown*2"))
    t.takes("A", "play:muscle-in")
    assert (4, 26, []) == (t.goons("A", "uptown"), t.supply("A"), t.holds("A"))
    assert (2, 28, "action") == (t.goons("B", "uptown"), t.supply("B"), t.key())
    t.idle()


@pytest.mark.rule("EG-055", "EG-463")
def test_of_a_short_supply_all_that_are_left_come() -> None:
    t = city(A=P(at="uptown", hand="muscle-in", supply=2), B=P())
    t.takes("A", "play:muscle-in")
    assert (2, 0) == (t.goons("A", "uptown"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-319", "EG-085", "EG-081")
def test_where_goons_cannot_be_added_the_card_is_spent_for_nothing() -> None:
    t = city(A=P(at="uptown", hand="muscle-in"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "play:muscle-in")
    assert (0, 30, [], "muscle-in") == (
        t.goons("A", "uptown"), t.supply("A"), t.holds("A"), t.player("A").played[-1]
    )  # fmt: skip
    assert ["Goons cannot be added to Uptown now."] == t.told("goons")
    t.idle()

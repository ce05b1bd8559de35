"""Walkie-Talkie: a Goon comes to your district or next door."""

import pytest

from tests.engine.enemies.city import P, city


def test_1_goon_comes_to_your_district_or_an_adjacent_one() -> None:
    t = city(A=P(at="uptown", weapons="walkie-talkie*2"), B=P(goons="midtown"))
    t.takes("A", "weapon:walkie-talkie")
    assert ["add:uptown", "add:mercey-island", "add:midtown"] == t.offers("A")
    t.takes("A", "add:midtown").takes("A", "weapon:walkie-talkie").default("A")
    assert (1, 1, 28, 1) == (t.goons("A", "midtown"), t.goons("A", "uptown"), t.supply("A"), t.goons("B", "midtown"))
    assert "weapon:walkie-talkie" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-091", "EG-055")
def test_with_an_empty_supply_it_is_not_offered() -> None:
    t = city(A=P(at="uptown", weapons="walkie-talkie", supply=0), B=P())
    assert "It could do nothing now." == t.why("A", "weapon walkie-talkie")
    assert "weapon:walkie-talkie" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-319")
def test_robins_district_is_not_offered() -> None:
    t = city(A=P(at="uptown", weapons="walkie-talkie"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "weapon:walkie-talkie")
    assert ["add:mercey-island", "add:midtown"] == t.offers("A")
    t.takes("A", "add:mercey-island")
    assert (1, 0) == (t.goons("A", "mercey-island"), t.goons("A", "uptown"))
    t.idle()

"""Bought Jury: your Goons inside the tower come to your district."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-359", "EG-162")
def test_all_goons_inside_the_tower_come_even_where_a_hero_is_and_those_at_the_base_stay() -> None:
    t = city(A=P(at="uptown", hand="bought-jury", base=2, inside=4), B=P(inside=3), heroes={"batman": "uptown"})
    t.takes("A", "play:bought-jury")
    assert (5, 2, 0, 2) == (t.goons("A", "uptown"), t.player("A").base, t.player("A").inside, t.infamy("A"))
    assert (3, 0) == (t.player("B").inside, t.goons("B", "uptown"))
    assert ["A adds 1 Goon to Uptown.", "4 Goons of A: out of Arkham Asylum to Uptown."] == t.told("goons")
    t.idle()


def test_with_nobody_inside_1_goon_and_2_infamy_come() -> None:
    t = city(A=P(at="uptown", hand="bought-jury", base=1), B=P())
    t.takes("A", "play:bought-jury")
    assert (1, 2, ["A adds 1 Goon to Uptown."]) == (t.goons("A", "uptown"), t.infamy("A"), t.told("goons"))
    t.idle()


@pytest.mark.rule("EG-055", "EG-319")
def test_an_empty_supply_or_robin_keeps_only_the_added_goon_away() -> None:
    t = city(A=P(at="uptown", hand="bought-jury", supply=0), B=P())
    t.takes("A", "play:bought-jury")
    assert (30, 0) == (t.goons("A", "uptown"), t.player("A").inside)
    t.idle()
    t = city(A=P(at="uptown", hand="bought-jury", inside=2), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "play:bought-jury")
    assert (2, 2) == (t.goons("A", "uptown"), t.infamy("A"))
    t.idle()

"""Smugglers' Cache: Goons come, and more of them where Warehouses are."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042")
def test_2_goons_and_3_more_for_each_warehouse_on_fire_or_not() -> None:
    t = city(A=P(at="uptown", hand="smugglers-cache"), B=P(at="uptown", goons="uptown"),
             buildings={"uptown": "bank", "midtown": "warehouse"}, fires="warehouse@uptown:B")  # fmt: skip
    t.takes("A", "play:smugglers-cache")
    assert (5, 25, 1) == (t.goons("A", "uptown"), t.supply("A"), t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-076")
@pytest.mark.parametrize(("warehouses", "goons"), [(0, 2), (2, 8), (3, 8)])
def test_8_are_the_most(warehouses: int, goons: int) -> None:
    t = city(A=P(at="uptown", hand="smugglers-cache"), B=P(), buildings={"uptown": f"warehouse*{warehouses}, tower"})
    t.takes("A", "play:smugglers-cache")
    assert goons == t.goons("A", "uptown")
    t.idle()


@pytest.mark.rule("EG-055", "EG-319")
def test_a_short_supply_gives_what_it_has_and_robin_keeps_all_away() -> None:
    t = city(A=P(at="uptown", hand="smugglers-cache", supply=3), B=P(), buildings={"uptown": "warehouse"})
    t.takes("A", "play:smugglers-cache")
    assert (3, 0) == (t.goons("A", "uptown"), t.supply("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="smugglers-cache"), B=P(), buildings={"uptown": "warehouse"}, event="dynamic-duo",
             heroes={"robin": "uptown"})  # fmt: skip
    t.takes("A", "play:smugglers-cache")
    assert 0 == t.goons("A", "uptown")
    t.idle()

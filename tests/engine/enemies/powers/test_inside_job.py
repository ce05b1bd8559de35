"""Inside Job: Goons from your supply wait at Arkham Asylum."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-068", "EG-063")
def test_up_to_4_goons_go_from_your_supply_to_the_base() -> None:
    t = city(A=P(at="uptown", hand="inside-job", goons="uptown"), B=P(base=1))
    t.takes("A", "play:inside-job")
    assert [f"send:{n}" for n in range(5)] == t.offers("A")
    t.takes("A", "send:4")
    assert (4, 25, 1, 1) == (t.player("A").base, t.supply("A"), t.goons("A", "uptown"), t.player("B").base)
    t.idle()


@pytest.mark.rule("EG-055")
def test_no_more_than_the_supply_holds_are_offered() -> None:
    t = city(A=P(at="uptown", hand="inside-job", supply=2), B=P())
    t.takes("A", "play:inside-job")
    assert ["send:0", "send:1", "send:2"] == t.offers("A")
    t.takes("A", "send:2")
    assert (2, 0) == (t.player("A").base, t.supply("A"))
    t.idle()


def test_with_an_empty_supply_nothing_is_asked() -> None:
    t = city(A=P(at="uptown", hand="inside-job", supply=0), B=P())
    t.takes("A", "play:inside-job")
    assert (0, "action", []) == (t.player("A").base, t.key(), t.holds("A"))
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_sends_none() -> None:
    t = city(A=P(at="uptown", hand="inside-job"), B=P())
    t.takes("A", "play:inside-job").default("A")
    assert (0, 30) == (t.player("A").base, t.supply("A"))
    t.idle()

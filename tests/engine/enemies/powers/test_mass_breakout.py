"""Mass Breakout: Goons at the base come out, others go in."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-360")
def test_goons_at_the_base_come_to_your_district_and_those_inside_stay() -> None:
    t = city(A=P(at="uptown", hand="mass-breakout", base=2, inside=3), B=P(base=1))
    t.takes("A", "play:mass-breakout")
    assert (3, 0, 3, 24) == (t.goons("A", "uptown"), t.player("A").base, t.player("A").inside, t.supply("A"))
    assert [f"send:{n}" for n in range(5)] == t.offers("A")
    t.takes("A", "send:4")
    assert (4, 20, 1, 3) == (t.player("A").base, t.supply("A"), t.player("B").base, t.goons("A", "uptown"))
    t.idle()


@pytest.mark.rule("EG-213")
def test_with_nothing_at_the_base_1_goon_comes_and_an_absent_player_sends_none() -> None:
    t = city(A=P(at="uptown", hand="mass-breakout"), B=P(base=2))
    t.takes("A", "play:mass-breakout").default("A")
    assert (1, 0, 29, 2) == (t.goons("A", "uptown"), t.player("A").base, t.supply("A"), t.player("B").base)
    t.idle()


@pytest.mark.rule("EG-055")
def test_the_last_goon_of_the_supply_is_added_and_none_can_be_sent() -> None:
    t = city(A=P(at="uptown", hand="mass-breakout", base=2, supply=1), B=P())
    t.takes("A", "play:mass-breakout")
    assert (3, 0, "action") == (t.goons("A", "uptown"), t.supply("A"), t.key())
    t.idle()


@pytest.mark.rule("EG-319", "EG-067")
def test_in_robins_district_none_is_added_but_those_at_the_base_move_in() -> None:
    t = city(A=P(at="uptown", hand="mass-breakout", base=2), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "play:mass-breakout").takes("A", "send:1")
    assert (2, 1) == (t.goons("A", "uptown"), t.player("A").base)
    t.idle()

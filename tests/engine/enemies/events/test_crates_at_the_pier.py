"""Crates at the Pier: a Weapon for 1 Money less, from last to first in Infamy Order."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-344", "EG-093", "EG-205")
def test_players_buy_from_last_to_first_from_the_same_weapons_and_nothing_is_refilled() -> None:
    t = city(phase="event", event="crates-at-the-pier", districts="uptown", market="flame-thrower*2, sword",
             A=P(money=6, infamy=5), B=P(money=3, infamy=2), C=P(money=3))  # fmt: skip
    assert (["C"], ["buy:flame-thrower", "buy:sword", "none"]) == (t.asked(), t.offers("C"))
    t.takes("C", "buy:sword")
    assert (["B"], ["buy:flame-thrower", "none"]) == (t.asked(), t.offers("B"))
    t.takes("B", "none")
    t.takes("A", "buy:flame-thrower")
    assert (["flame-thrower"], [], ["sword"]) == (t.weapons("A"), t.weapons("B"), t.weapons("C"))
    assert ([3, 3, 0], ["flame-thrower"]) == ([t.money(name) for name in "ABC"], t.state.market)
    assert ["uptown"] == t.state.score_cards
    t.idle()


@pytest.mark.rule("EG-095")
def test_whoever_cannot_pay_is_not_asked_and_an_empty_market_asks_nobody() -> None:
    t = city(phase="event", event="crates-at-the-pier", market="flame-thrower", A=P(money=2), B=P(money=3))
    assert ["B"] == t.asked()
    t.takes("B", "buy:flame-thrower")
    assert (0, "room") == (t.money("B"), t.key())
    t.idle()
    t = city(phase="event", event="crates-at-the-pier", market="", A=P(money=9), B=P(money=9))
    assert "room" == t.key()
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_buys_nothing() -> None:
    t = city(phase="event", event="crates-at-the-pier", market="sword", A=P(money=9), B=P(money=1))
    t.default("A")
    assert (9, [], ["sword"]) == (t.money("A"), t.weapons("A"), t.state.market)
    t.idle()

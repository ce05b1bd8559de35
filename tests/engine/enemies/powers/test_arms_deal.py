"""Arms Deal: a Weapon for 3 less Money."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-345", "EG-092")
def test_weapons_cost_3_less_but_never_below_0() -> None:
    t = city(A=P(at="uptown", hand="arms-deal", money=3), B=P(), market="pistol, bazooka, wrecking-ball")
    t.takes("A", "play:arms-deal")
    assert ["buy:pistol", "buy:bazooka", "none"] == t.offers("A")
    assert ("Pistol for 0 Money", "Bazooka for 3 Money") == (t.label("A", "buy:pistol"), t.label("A", "buy:bazooka"))
    t.takes("A", "buy:pistol")
    assert (3, ["pistol"], 2) == (t.money("A"), t.weapons("A"), t.infamy("A"))
    assert (["bazooka", "wrecking-ball"], []) == (t.state.market, t.weapons("B"))
    t.idle()


@pytest.mark.rule("EG-093")
def test_it_can_be_used_in_the_same_turn() -> None:
    t = city(A=P(at="uptown", hand="arms-deal", money=1), B=P(), market="flame-thrower", buildings={"uptown": "tower"})
    t.takes("A", "play:arms-deal").takes("A", "buy:flame-thrower")
    assert (0, ["flame-thrower"]) == (t.money("A"), t.weapons("A"))
    t.takes("A", "weapon:flame-thrower")
    assert "fire:A" == t.topper("tower@uptown")
    t.idle()


@pytest.mark.rule("EG-064", "EG-213")
def test_an_absent_player_purchases_none_and_what_is_too_dear_is_not_offered() -> None:
    t = city(A=P(at="uptown", hand="arms-deal"), B=P(), market="pistol")
    t.takes("A", "play:arms-deal").default("A")
    assert (3, [], 2, ["pistol"]) == (t.money("A"), t.weapons("A"), t.infamy("A"), t.state.market)
    t.idle()
    t = city(A=P(at="uptown", hand="arms-deal"), B=P(), market="wrecking-ball")
    t.takes("A", "play:arms-deal")
    assert ("action", 2) == (t.key(), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-095", "EG-202")
def test_copies_are_offered_once_and_an_empty_market_sells_nothing() -> None:
    t = city(A=P(at="uptown", hand="arms-deal"), B=P(), market="sword*2")
    t.takes("A", "play:arms-deal")
    assert ["buy:sword", "none"] == t.offers("A")
    t.takes("A", "buy:sword")
    assert (["sword"], 2) == (t.state.market, t.money("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="arms-deal"), B=P(), market="")
    t.takes("A", "play:arms-deal")
    assert ("action", 2) == (t.key(), t.infamy("A"))
    t.idle()

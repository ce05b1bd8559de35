"""Front Page: Infamy for Money."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-072", "EG-076")
def test_2_infamy_and_1_more_for_each_money_you_pay() -> None:
    t = city(A=P(at="uptown", hand="front-page", money=5), B=P())
    t.takes("A", "play:front-page")
    assert ["pay:0", "pay:1", "pay:2", "pay:3"] == t.offers("A")
    t.takes("A", "pay:3")
    assert (5, 2, 3, 0) == (t.infamy("A"), t.money("A"), t.money("B"), t.infamy("B"))
    t.idle()


def test_no_more_than_you_have_can_be_paid() -> None:
    t = city(A=P(at="uptown", hand="front-page", money=1), B=P())
    t.takes("A", "play:front-page")
    assert ["pay:0", "pay:1"] == t.offers("A")
    t.takes("A", "pay:1")
    assert (3, 0) == (t.infamy("A"), t.money("A"))
    t.idle()


@pytest.mark.rule("EG-213", "EG-201")
def test_an_absent_player_pays_nothing_and_one_without_money_is_not_asked() -> None:
    t = city(A=P(at="uptown", hand="front-page"), B=P())
    t.takes("A", "play:front-page").default("A")
    assert (2, 3) == (t.infamy("A"), t.money("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="front-page", money=0), B=P())
    t.takes("A", "play:front-page")
    assert (2, 0, "action") == (t.infamy("A"), t.money("A"), t.key())
    t.idle()

"""Turncoats: rival Goons make room for yours."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-069")
def test_up_to_3_rival_goons_are_replaced_by_yours() -> None:
    t = city(A=P(at="uptown", hand="turncoats"), B=P(goons="uptown*4, midtown"), C=P(goons="midtown"))
    t.takes("A", "play:turncoats")
    assert ["replace:0", "replace:1", "replace:2", "replace:3"] == t.offers("A")
    t.takes("A", "replace:3")
    assert (1, 3, 1) == (t.goons("B", "uptown"), t.goons("A", "uptown"), t.infamy("A"))
    assert (28, 27, 1, 1) == (t.supply("B"), t.supply("A"), t.goons("B", "midtown"), t.goons("C", "midtown"))
    t.idle()


@pytest.mark.rule("EG-069", "EG-055")
def test_no_more_than_you_have_in_supply() -> None:
    t = city(A=P(at="uptown", hand="turncoats", supply=1), B=P(goons="uptown*2"), C=P(goons="uptown"))
    t.takes("A", "play:turncoats")
    assert t.position.ask is not None
    assert 1 == t.position.ask.ask.seats[0].at_most
    t.takes("A", "replace:C@uptown")
    assert (1, 2, 0, 0) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.goons("C", "uptown"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-319")
def test_in_robins_district_replacing_is_not_possible() -> None:
    t = city(A=P(at="uptown", hand="turncoats"), B=P(goons="uptown*2"), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "play:turncoats")
    assert ("action", 2, 1) == (t.key(), t.goons("B", "uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-213", "EG-069")
def test_an_absent_player_and_one_with_an_empty_supply_replace_none() -> None:
    t = city(A=P(at="uptown", hand="turncoats"), B=P(goons="uptown*2"))
    t.takes("A", "play:turncoats").default("A")
    assert (2, 1) == (t.goons("B", "uptown"), t.infamy("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="turncoats", supply=0), B=P(goons="uptown*2"))
    t.takes("A", "play:turncoats")
    assert (2, 1, "action") == (t.goons("B", "uptown"), t.infamy("A"), t.key())
    t.idle()


@pytest.mark.rule("EG-301", "EG-208")
def test_replacing_is_removing_so_a_sword_answers_and_may_take_the_new_goon() -> None:
    t = city(A=P(at="uptown", hand="turncoats"), B=P(goons="uptown*2", weapons="sword"))
    t.takes("A", "play:turncoats").takes("A", "replace:1")
    assert (0, 1, ["sword:used"]) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.weapons("B"))
    t.idle()

"""Dynamic Duo: Batman, and Robin in whose district no Goons can be added."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-115", "EG-127")
def test_both_appear_one_after_the_other_and_a_third_card_scores() -> None:
    t = city(phase="event", event="dynamic-duo", districts="uptown, midtown, downtown",
             A=P(at="uptown", goons="uptown"), B=P(at="midtown", goons="midtown"))  # fmt: skip
    assert {"batman": "uptown", "robin": "midtown"} == t.state.heroes
    assert (["uptown", "midtown"], ["downtown"]) == (t.state.district_discard, t.state.score_cards)
    assert (0, 1) == (t.goons("A", "uptown"), t.goons("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-116")
def test_they_may_share_a_district() -> None:
    t = city(phase="event", event="dynamic-duo", districts="uptown, uptown, downtown", A=P(), B=P())
    assert {"batman": "uptown", "robin": "uptown"} == t.state.heroes
    t.idle()


@pytest.mark.rule("EG-319")
def test_goons_cannot_be_added_in_robins_district_but_elsewhere() -> None:
    t = city(A=P(at="uptown", hand="muscle-in"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "play:muscle-in")
    assert (0, 30) == (t.goons("A", "uptown"), t.supply("A"))
    assert ["Goons cannot be added to Uptown now."] == t.told("goons")
    t.idle()
    t = city(A=P(at="uptown", hand="muscle-in"), B=P(), event="dynamic-duo",
             heroes={"robin": "midtown", "batman": "uptown"})  # fmt: skip
    t.takes("A", "play:muscle-in")
    assert 3 == t.goons("A", "uptown")
    t.idle()


@pytest.mark.rule("EG-319")
def test_nobody_is_replaced_there_but_moving_in_works() -> None:
    t = city(A=P("jervis-tetch", at="uptown", weapons="flame-thrower"), B=P(goons="uptown, midtown"),
             event="dynamic-duo", heroes={"robin": "uptown"}, buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert (1, 0, 1) == (t.goons("B", "uptown"), t.goons("B", "midtown"), t.goons("A", "midtown"))
    t.idle()
    t = city(A=P("red-claw", at="uptown", goons="midtown"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "weapon:terror-cell").takes("A", "move:1")
    assert 1 == t.goons("A", "uptown")
    t.idle()


@pytest.mark.rule("EG-319", "EG-166")
def test_escaped_goons_stay_out_because_a_hero_is_there() -> None:
    t = city(phase="arkham", A=P(at="uptown", base=1), B=P(), event="dynamic-duo", heroes={"robin": "uptown"},
             tower=[6], score="midtown")  # fmt: skip
    assert ["place:mercey-island", "place:midtown", "place:downtown", "place:tricorner"] == t.offers("A")
    t.takes("A", "place:downtown")
    assert 1 == t.goons("A", "downtown")
    t.idle()


@pytest.mark.rule("EG-314")
def test_with_robin_off_the_board_goons_can_be_added_anywhere() -> None:
    t = city(A=P(at="uptown", hand="muscle-in"), B=P(), event="dynamic-duo", heroes={"batman": "uptown"})
    t.takes("A", "play:muscle-in")
    assert 3 == t.goons("A", "uptown")
    t.idle()

"""Ambush: your Villain strikes anywhere."""

import pytest

from tests.engine.enemies.city import P, city

STUCK = "You could not leave the district where your turn began any more."


@pytest.mark.rule("EG-110")
def test_your_villain_goes_anywhere_and_up_to_2_rival_goons_there_go() -> None:
    t = city(A=P(at="uptown", hand="ambush", goons="tricorner"), B=P(at="tricorner", goons="tricorner*3, uptown"))
    t.takes("A", "play:ambush")
    assert [f"move:{slug}" for slug in t.look.districts] == t.offers("A")
    t.takes("A", "move:tricorner")
    assert ["remove:0", "remove:1", "remove:2"] == t.offers("A")
    t.takes("A", "remove:2")
    assert ("tricorner", 1, 2, 3, 3) == (t.where("A"), t.goons("B", "tricorner"), t.infamy("A"), t.money("A"),
                                         t.money("B"))  # fmt: skip
    assert (2, 1, 1) == (t.movement(), t.goons("B", "uptown"), t.goons("A", "tricorner"))
    t.idle()


def test_it_may_stay_where_it_is_and_without_rival_goons_2_infamy_come() -> None:
    t = city(A=P(at="uptown", hand="ambush"), B=P(goons="midtown"))
    t.takes("A", "play:ambush").takes("A", "move:uptown")
    assert ("uptown", 2, 1, "action", []) == (t.where("A"), t.infamy("A"), t.goons("B", "midtown"), t.key(),
                                              t.offers("A", "buy"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-154", "EG-155")
def test_it_is_a_way_out_and_never_leads_where_the_villain_would_be_stuck() -> None:
    t = city(A=P(at="uptown", hand="ambush, shakedown"), B=P(at="tricorner"), movement=0)
    assert (["play:ambush"], STUCK, []) == (t.offers("A", "play"), t.why("A", "play shakedown"), t.log("turn"))
    t.takes("A", "play:ambush")
    assert [f"move:{slug}" for slug in t.look.districts if slug != "uptown"] == t.offers("A")
    t.takes("A", "move:midtown")
    assert t.offers("A", "buy")
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_takes_the_first_district_and_removes_none() -> None:
    t = city(A=P(hand="ambush"), B=P(at="uptown", goons="uptown*2"))
    t.takes("A", "play:ambush").default("A").default("A")
    assert ("uptown", 2, 2) == (t.where("A"), t.goons("B", "uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-318")
def test_it_leads_past_no_way_through() -> None:
    t = city(A=P(at="uptown", hand="ambush"), B=P(at="tricorner"), event="no-way-through",
             heroes={"batman": "midtown"})  # fmt: skip
    t.takes("A", "play:ambush").takes("A", "move:midtown")
    assert "midtown" == t.where("A")
    t.idle()


@pytest.mark.rule("EG-208")
def test_a_sword_answers_in_the_district_of_the_ambush() -> None:
    t = city(A=P(at="uptown", hand="ambush", goons="tricorner, uptown"), B=P(goons="tricorner*2", weapons="sword"))
    t.takes("A", "play:ambush").takes("A", "move:tricorner").takes("A", "remove:1")
    assert (0, 1, ["sword:used"]) == (t.goons("A", "tricorner"), t.goons("A", "uptown"), t.weapons("B"))
    t.idle()

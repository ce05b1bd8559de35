"""Remote Detonation: Goons next door go, and more for Money."""

import pytest

from engine.enemies.computer import answer
from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-306", "EG-072")
def test_2_goons_of_one_adjacent_district_and_one_more_for_each_money() -> None:
    t = city(A=P(at="uptown", money=5, hand="remote-detonation"), B=P(goons="midtown*6, tricorner*2, uptown"),
             C=P(goons="mercey-island"))  # fmt: skip
    t.takes("A", "play:remote-detonation")
    assert ["remove:mercey-island", "remove:midtown"] == t.offers("A")
    t.takes("A", "remove:midtown")
    assert ["pay:0", "pay:1", "pay:2", "pay:3"] == t.offers("A")
    t.takes("A", "pay:3")
    assert (1, 2, 1, 1, 2) == (t.goons("B", "midtown"), t.money("A"), t.goons("C", "mercey-island"),
                               t.goons("B", "uptown"), t.goons("B", "tricorner"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-306", "EG-062")
def test_any_players_goons_may_go_but_it_must_be_2() -> None:
    t = city(A=P(at="uptown", money=0, hand="remote-detonation", goons="midtown"), B=P(goons="midtown*2"),
             C=P(goons="midtown*2"))  # fmt: skip
    t.takes("A", "play:remote-detonation")
    assert ["0@midtown", "1@midtown", "2@midtown"] == t.distinct("A")
    assert t.position.ask is not None
    asked = t.position.ask.ask.seats[0]
    assert (2, 2) == (asked.at_least, asked.at_most)
    t.takes("A", "remove:B@midtown", "remove:C@midtown")
    assert (1, 1, 1) == (t.goons("A", "midtown"), t.goons("B", "midtown"), t.goons("C", "midtown"))
    t.idle()


@pytest.mark.rule("EG-306")
def test_a_district_that_holds_only_your_own_is_offered_and_all_there_are_go() -> None:
    t = city(A=P(at="uptown", hand="remote-detonation", goons="mercey-island"), B=P(goons="midtown*2"))
    t.takes("A", "play:remote-detonation").takes("A", "remove:mercey-island")
    assert (0, 30, 3, 2) == (t.goons("A", "mercey-island"), t.supply("A"), t.money("A"), t.goons("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-306", "EG-085")
def test_without_a_goon_next_door_it_does_nothing() -> None:
    t = city(A=P(at="uptown", hand="remote-detonation", goons="uptown"), B=P(goons="tricorner*2, uptown"))
    t.takes("A", "play:remote-detonation")
    assert ("action", 3, 1, 2) == (t.key(), t.money("A"), t.goons("B", "uptown"), t.goons("B", "tricorner"))
    t.idle()


def test_money_for_goons_that_are_not_there_is_not_taken() -> None:
    t = city(A=P(at="uptown", hand="remote-detonation"), B=P(goons="midtown*3"))
    t.takes("A", "play:remote-detonation")
    assert ["pay:0", "pay:1"] == t.offers("A")
    t.takes("A", "pay:1")
    assert (0, 2) == (t.goons("B", "midtown"), t.money("A"))
    t.idle()


@pytest.mark.rule("EG-208", "EG-213")
def test_an_absent_player_pays_nothing_and_a_sword_answers_in_that_district() -> None:
    t = city(A=P(at="uptown", hand="remote-detonation", goons="uptown*2, midtown"),
             B=P(goons="midtown*3", weapons="sword", infamy=1))  # fmt: skip
    t.takes("A", "play:remote-detonation").default("A").default("A")
    assert (1, 0, 2, 3, ["sword:used"]) == (t.goons("B", "midtown"), t.goons("A", "midtown"), t.goons("A", "uptown"),
                                            t.money("A"), t.weapons("B"))  # fmt: skip
    t.idle()


def test_the_computer_takes_a_district_of_rivals() -> None:
    t = city(A=P(hand="remote-detonation", goons="uptown*3"), B=P(at="uptown", goons="downtown*2, uptown"))
    t.takes("A", "play:remote-detonation")
    assert t.position.ask is not None
    assert ("remove:downtown",) == answer(t.look, 0, t.key(), t.position.ask.ask.seats[0])
    t.takes("A", "remove:downtown")
    t.idle()

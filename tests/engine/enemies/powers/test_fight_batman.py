"""Fight Batman: your Villain goes to him, your Goons there go to Arkham Asylum."""

import pytest

from tests.engine.enemies.city import P, city

STUCK = "You could not leave the district where your turn began any more."


@pytest.mark.rule("EG-110", "EG-075")
def test_your_villain_goes_to_him_and_up_to_3_goons_there_are_sent_for_infamy() -> None:
    t = city(A=P(at="uptown", hand="fight-batman", goons="midtown*4, uptown"), B=P(at="midtown", goons="midtown*2"),
             heroes={"batman": "midtown"})  # fmt: skip
    t.takes("A", "play:fight-batman")
    assert ["send:0", "send:1", "send:2", "send:3"] == t.offers("A")
    t.takes("A", "send:3")
    assert ("midtown", 1, 3, 6) == (t.where("A"), t.goons("A", "midtown"), t.player("A").base, t.infamy("A"))
    assert (3, 3, 2, "midtown") == (t.money("A"), t.money("B"), t.goons("B", "midtown"), t.state.heroes["batman"])
    t.idle()


@pytest.mark.rule("EG-311")
def test_without_goons_there_you_gain_3() -> None:
    t = city(A=P(at="uptown", hand="fight-batman", goons="uptown*2"), B=P(), heroes={"batman": "tricorner"})
    t.takes("A", "play:fight-batman")
    assert ("tricorner", 3, 2, 0) == (t.where("A"), t.infamy("A"), t.goons("A", "uptown"), t.player("A").base)
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_sends_none() -> None:
    t = city(A=P(at="uptown", hand="fight-batman", goons="midtown*2"), B=P(), heroes={"batman": "midtown"})
    t.takes("A", "play:fight-batman").default("A")
    assert (2, 3) == (t.goons("A", "midtown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-123", "EG-422")
def test_it_can_be_played_only_while_batman_is_on_the_board() -> None:
    t = city(A=P(at="uptown", hand="fight-batman"), B=P(), heroes={"robin": "midtown"})
    assert [] == t.offers("A", "play")
    assert "Its text says when it may be played, and that is not now." == t.why("A", "play fight-batman")
    t.idle()


@pytest.mark.rule("EG-309")
def test_in_your_starting_district_it_needs_movement_to_leave_again() -> None:
    t = city(A=P(at="downtown", hand="fight-batman"), B=P(), start="midtown", movement=0, heroes={"batman": "midtown"})
    assert ([], STUCK) == (t.offers("A", "play"), t.why("A", "play fight-batman"))
    t.idle()
    t = city(A=P(at="downtown", hand="fight-batman"), B=P(), start="midtown", movement=1, heroes={"batman": "midtown"})
    t.takes("A", "play:fight-batman")
    assert ("midtown", 3, []) == (t.where("A"), t.infamy("A"), t.offers("A", "buy"))
    t.idle()


def test_a_villain_that_is_with_him_already_stays() -> None:
    t = city(A=P(hand="fight-batman"), B=P(), heroes={"batman": "midtown"})
    t.takes("A", "play:fight-batman")
    assert ("midtown", 3, []) == (t.where("A"), t.infamy("A"), t.told("move"))
    t.idle()


@pytest.mark.rule("EG-154", "EG-155")
def test_with_batman_elsewhere_it_is_a_way_out() -> None:
    t = city(A=P(at="uptown", hand="fight-batman, shakedown"), B=P(), movement=0, heroes={"batman": "tricorner"})
    assert (["play:fight-batman"], []) == (t.offers("A", "play"), t.log("turn"))
    assert STUCK == t.why("A", "play shakedown")
    t.takes("A", "play:fight-batman")
    assert t.offers("A", "buy")
    t.idle()


@pytest.mark.rule("EG-154", "EG-156")
@pytest.mark.parametrize("heroes", [{}, {"batman": "uptown"}])
def test_with_batman_off_the_board_or_where_the_turn_began_it_is_none(heroes: dict[str, str]) -> None:
    t = city(A=P(at="uptown", hand="fight-batman, shakedown"), B=P(), movement=0, heroes=heroes)
    assert ["A has no way out of Uptown and may end the turn there."] == t.log("turn")
    assert "play:shakedown" in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-318")
def test_it_leads_past_no_way_through() -> None:
    t = city(A=P(at="uptown", hand="fight-batman"), B=P(at="tricorner"), event="no-way-through",
             heroes={"batman": "midtown"})  # fmt: skip
    assert ["move:mercey-island"] == t.offers("A", "move")
    t.takes("A", "play:fight-batman")
    assert "midtown" == t.where("A")
    t.idle()

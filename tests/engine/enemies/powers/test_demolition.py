"""Demolition: a Building of your district is Removed."""

import pytest

from engine.enemies.computer import answer
from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-361", "EG-202", "EG-044")
def test_any_building_may_go_on_fire_or_not_and_its_fire_goes_back_to_its_owner() -> None:
    t = city(A=P(at="uptown", hand="demolition"), B=P(), buildings={"uptown": "bank*2", "midtown": "tower"},
             fires="bank@uptown:B")  # fmt: skip
    t.takes("A", "play:demolition")
    assert ["remove:bank@uptown", "remove:bank@uptown:fire:1"] == t.offers("A")
    t.takes("A", "remove:bank@uptown:fire:B")
    assert (["bank", "bank"], 12, 3, 4) == (t.buildings("uptown"), t.fires("B"), t.infamy("A"),
                                            t.state.buildings["bank"])  # fmt: skip
    assert ["tower"] == t.buildings("midtown")
    t.idle()


@pytest.mark.rule("EG-361", "EG-047")
@pytest.mark.parametrize(("demolished", "second"), [(False, True), (True, False)])
def test_it_takes_the_control_of_that_fire_away_at_the_end(demolished: bool, second: bool) -> None:
    t = city(in_round=6, score="uptown", A=P(at="uptown", hand="demolition"), B=P(at="tricorner"), C=P(at="tricorner"),
             start="midtown", fires="bank@uptown:B", tokens={"uptown": "score-1"})  # fmt: skip
    if demolished:
        t.takes("A", "play:demolition")
    t.takes("A", t.offers("A", "buy")[0])
    while t.asked():
        t.plays_on()
    assert second == ("B gains 4 Infamy, now 4." in t.log("infamy"))
    t.idle()


@pytest.mark.rule("EG-331", "EG-043")
def test_the_ice_of_a_building_goes_back_to_its_supply() -> None:
    t = city(A=P(at="uptown", hand="demolition"), B=P("mr-freeze"), ice="bank@uptown:B")
    t.takes("A", "play:demolition")
    assert ([], 12, 3) == (t.buildings("uptown"), t.state.ice, t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-336", "EG-100")
def test_the_own_fire_comes_back_and_burns_again_in_the_same_turn() -> None:
    t = city(A=P(at="uptown", hand="demolition", weapons="flame-thrower", fires=0), B=P(),
             buildings={"uptown": "tower"}, fires="bank@uptown:A")  # fmt: skip
    assert "weapon:flame-thrower" not in t.offers("A")
    t.takes("A", "play:demolition").takes("A", "remove:bank@uptown:fire:A")
    assert 1 == t.fires("A")
    t.takes("A", "weapon:flame-thrower")
    assert ("fire:A", 0) == (t.topper("tower@uptown"), t.fires("A"))
    t.idle()


@pytest.mark.rule("EG-070", "EG-085")
def test_without_a_building_nothing_is_gained() -> None:
    t = city(A=P(at="uptown", hand="demolition"), B=P(), buildings={"midtown": "tower"})
    t.takes("A", "play:demolition")
    assert (0, "action", ["tower"]) == (t.infamy("A"), t.key(), t.buildings("midtown"))
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_removes_the_first_that_is_listed() -> None:
    t = city(A=P(at="uptown", hand="demolition"), B=P(), buildings={"uptown": "tower, bank"})
    t.takes("A", "play:demolition").default("A")
    assert (["tower"], 3) == (t.buildings("uptown"), t.infamy("A"))
    t.idle()


def test_the_computer_takes_a_rivals_fire_away_and_leaves_its_own() -> None:
    t = city(A=P(at="uptown", hand="demolition"), B=P(), buildings={"uptown": "bank"},
             fires="bank@uptown:A, tower@uptown:B")  # fmt: skip
    t.takes("A", "play:demolition")
    assert t.position.ask is not None
    given = answer(t.look, 0, t.key(), t.position.ask.ask.seats[0])
    assert ("remove:tower@uptown:fire:1",) == given
    t.takes("A", *given)
    t.idle()

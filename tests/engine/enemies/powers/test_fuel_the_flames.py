"""Fuel the Flames: a Building burns, and all your Fires around count."""

import pytest

from tests.engine.enemies.city import P, city


def test_a_building_burns_and_your_fires_here_and_on_adjacent_bridges_count() -> None:
    t = city(A=P(at="uptown", hand="fuel-the-flames"), B=P(), buildings={"uptown": "tower, police-station"},
             fires="bank@uptown:A, finger-bridge:A, sprang-bridge:B, bank@uptown:B, tower@midtown:A")  # fmt: skip
    t.takes("A", "play:fuel-the-flames")
    assert ["burn:police-station@uptown", "burn:tower@uptown"] == t.offers("A")
    t.takes("A", "burn:tower@uptown")
    assert (3, 0) == (t.infamy("A"), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-076")
def test_5_are_the_most() -> None:
    t = city(A=P(at="uptown", hand="fuel-the-flames"), B=P(), buildings={"uptown": "police-station"},
             fires="tower@uptown:A, tower@uptown:A, tower@uptown:A, finger-bridge:A, sprang-bridge:A")  # fmt: skip
    t.takes("A", "play:fuel-the-flames")
    assert (5, 6) == (t.infamy("A"), t.toppers("fire", "A"))
    t.idle()


@pytest.mark.rule("EG-073", "EG-100")
def test_the_fires_count_though_nothing_was_burned() -> None:
    t = city(A=P(at="uptown", hand="fuel-the-flames"), B=P(), fires="tower@uptown:A, tower@uptown:B")
    t.takes("A", "play:fuel-the-flames")
    assert (1, "action", 11) == (t.infamy("A"), t.key(), t.fires("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="fuel-the-flames"), B=P())
    t.takes("A", "play:fuel-the-flames")
    assert (0, []) == (t.infamy("A"), t.holds("A"))
    t.idle()


@pytest.mark.rule("EG-101", "EG-213")
def test_the_ability_comes_first_and_an_absent_player_burns_what_is_listed_first() -> None:
    t = city(A=P("joker", at="uptown", hand="fuel-the-flames"), B=P(), buildings={"uptown": "tower, warehouse"})
    t.takes("A", "play:fuel-the-flames").default("A")
    assert ("fire:A", 1) == (t.topper("warehouse@uptown"), t.infamy("A"))
    t.idle()
    t = city(A=P("joker", at="uptown", hand="fuel-the-flames"), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "play:fuel-the-flames")
    assert ["A gains 2 Infamy, now 2.", "A gains 1 Infamy, now 3."] == t.told("infamy")
    t.idle()

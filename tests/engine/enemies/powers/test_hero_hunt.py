"""Hero Hunt: a Hero near you leaves the board."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-066")
def test_a_hero_in_your_district_or_next_door_is_removed_for_4_infamy() -> None:
    heroes = {"batman": "midtown", "robin": "uptown", "batgirl": "tricorner", "gordon": "mercey-island"}
    t = city(A=P(at="uptown", hand="hero-hunt"), B=P(), heroes=heroes)
    t.takes("A", "play:hero-hunt")
    assert ["choose:batman", "choose:robin", "choose:gordon"] == t.offers("A")
    t.takes("A", "choose:gordon")
    assert (4, {"batman": "midtown", "robin": "uptown", "batgirl": "tricorner"}) == (t.infamy("A"), t.state.heroes)
    t.idle()


@pytest.mark.parametrize("heroes", [{}, {"batman": "tricorner"}])
def test_without_one_near_you_gain_2(heroes: dict[str, str]) -> None:
    t = city(A=P(at="uptown", hand="hero-hunt"), B=P(), heroes=heroes)
    t.takes("A", "play:hero-hunt")
    assert (2, heroes, "action") == (t.infamy("A"), t.state.heroes, t.key())
    t.idle()


@pytest.mark.rule("EG-310", "EG-314")
def test_batman_gone_income_is_free_again_and_nobody_can_fight_him() -> None:
    t = city(A=P(at="uptown", hand="hero-hunt"), B=P(at="midtown", hand="fight-batman"), heroes={"batman": "uptown"})
    assert "income" not in t.offers("A")
    t.takes("A", "play:hero-hunt")
    assert ({}, 4, True) == (t.state.heroes, t.infamy("A"), "income" in t.offers("A"))
    t.takes("A", "move:midtown").takes("A", t.offers("A", "buy")[0])
    assert [] == t.offers("B", "play")
    t.idle()


@pytest.mark.rule("EG-314")
def test_with_robin_gone_goons_can_be_added_again() -> None:
    t = city(A=P(at="uptown", hand="hero-hunt", weapons="walkie-talkie"), B=P(), event="dynamic-duo",
             heroes={"robin": "uptown"})  # fmt: skip
    t.takes("A", "play:hero-hunt").takes("A", "weapon:walkie-talkie").takes("A", "add:uptown")
    assert (1, {}) == (t.goons("A", "uptown"), t.state.heroes)
    t.idle()


@pytest.mark.rule("EG-315", "EG-171")
def test_young_partners_both_gone_name_nothing() -> None:
    t = city(A=P(at="uptown", hand="hero-hunt"), B=P(), event="young-partners", heroes={"robin": "uptown"})
    t.takes("A", "play:hero-hunt")
    assert [] == t.look.expected_to_score()
    t.idle()


@pytest.mark.rule("EG-213", "EG-064")
def test_an_absent_player_removes_the_first() -> None:
    t = city(A=P(at="uptown", hand="hero-hunt"), B=P(), heroes={"batman": "midtown", "robin": "uptown"})
    t.takes("A", "play:hero-hunt").default("A")
    assert ({"robin": "uptown"}, 4) == (t.state.heroes, t.infamy("A"))
    t.idle()

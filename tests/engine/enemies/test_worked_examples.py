"""Whole turns of the worked examples, and those that no chapter has (EG-401 to EG-474)."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-406")
def test_the_turn_of_the_joker() -> None:
    t = city(
        A=P("joker", at="uptown", money=1, hand="goons-for-hire", weapons="flame-thrower"),
        B=P(at="midtown", goons="midtown*3"),
        income="blackmail-the-wealthy",
        buildings={"uptown": "tower*2", "downtown": "warehouse"},
        docks="encore, ambush",
    )
    t.takes("A", "income")
    assert 7 == t.money("A")
    t.takes("A", "play:goons-for-hire").takes("A", "hire").takes("A", "pay:3")
    assert (6, 4) == (t.goons("A", "uptown"), t.money("A"))
    t.takes("A", "move:midtown")
    assert (3, 4) == (t.money("A"), t.money("B"))
    t.takes("A", "weapon:fake-revolver").takes("A", "move:3").takes("A", "move:tricorner")
    t.takes("A", "move:downtown").takes("A", "weapon:flame-thrower")
    assert ("fire:A", 0) == (t.topper("warehouse@downtown"), t.infamy("A"))
    t.takes("A", "buy:encore@0")
    assert (3, 24, 11, ["encore"], "B") == (t.money("A"), t.supply("A"), t.fires("A"), t.holds("A"), t.turn_of())
    t.idle()


@pytest.mark.rule("EG-409", "EG-042")
def test_two_police_stations_on_fire_give_6_infamy() -> None:
    t = city(A=P(at="uptown", hand="dirty-precinct"), B=P(), fires="police-station@uptown:A, police-station@uptown:B")
    t.takes("A", "play:dirty-precinct")
    assert 6 == t.infamy("A")
    t.idle()


@pytest.mark.rule("EG-458")
def test_toll_booths_by_district() -> None:
    t = city(A=P(), B=P(), income="toll-booths")
    expected = {"midtown": 7, "mercey-island": 5, "uptown": 4, "downtown": 4, "tricorner": 3}
    assert expected == {slug: t.look.income_at(0, slug) for slug in expected}
    t.idle()


@pytest.mark.rule("EG-464", "EG-322")
def test_venom_lasts_until_the_end_of_the_round_and_follows_bane() -> None:
    t = city(A=P("bane", at="uptown", goons="uptown*2, midtown*2"), B=P(at="tricorner"), heroes={"batgirl": "midtown"})
    t.takes("A", "weapon:venom")
    assert 9 == t.control("A", "uptown")
    t.takes("A", "move:midtown")
    assert (2, 9) == (t.control("A", "uptown"), t.control("A", "midtown"))
    while t.state.round == 2:
        t.default(t.asked()[0])
    assert 0 == t.player("A").bonus


@pytest.mark.rule("EG-465", "EG-355")
def test_make_an_example_when_tied() -> None:
    t = city(A=P(at="uptown", goons="uptown*2", hand="make-an-example"), B=P(at="uptown", goons="uptown*2"))
    t.takes("A", "play:make-an-example")
    assert (5, 0) == (t.goons("A", "uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-468")
def test_a_used_dynamite_lies_at_the_bottom_of_the_weapon_deck() -> None:
    t = city(A=P(at="uptown", weapons="dynamite"), B=P(), buildings={"uptown": "bank"})
    t.takes("A", "weapon:dynamite").takes("A", "burn:finger-bridge")
    assert ("dynamite", [], 2) == (t.state.weapon_deck[-1], t.weapons("A"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-424", "EG-330")
def test_freeze_gun_on_a_bridge_on_fire() -> None:
    t = city(A=P("mr-freeze", at="uptown"), B=P(at="downtown"), fires="finger-bridge:B")
    before = t.fires("B")
    t.takes("A", "weapon:freeze-gun")
    assert (before + 1, 11, 1) == (t.fires("B"), t.state.ice, t.infamy("A"))
    assert "ice:A" == t.topper("finger-bridge")
    assert 1 == t.look.step_cost("uptown", "midtown")
    t.idle()


@pytest.mark.rule("EG-426", "EG-301", "EG-069")
def test_tetch_and_the_sword() -> None:
    t = city(A=P(at="midtown", weapons="sword", goons="midtown*2"), B=P("jervis-tetch", at="midtown", goons="midtown"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:mind-control-cards").takes("B", "move:uptown")
    t.takes("B", "replace:1")
    assert (1, 1) == (t.goons("A", "midtown"), t.goons("B", "midtown"))
    assert ["sword:used"] == t.weapons("A")
    t.idle()

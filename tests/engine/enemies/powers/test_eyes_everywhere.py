"""Eyes Everywhere: 1 Infamy for each district with your Goons."""

import pytest

from tests.engine.enemies.city import P, city


def test_a_goon_anywhere_and_1_infamy_for_each_district_with_one() -> None:
    t = city(A=P(at="uptown", hand="eyes-everywhere", goons="uptown*4, midtown"), B=P(goons="downtown"))
    t.takes("A", "play:eyes-everywhere")
    assert [f"add:{slug}" for slug in t.look.districts] == t.offers("A")
    t.takes("A", "add:tricorner")
    assert (1, 3, 1, 0) == (t.goons("A", "tricorner"), t.infamy("A"), t.goons("B", "downtown"), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-055")
def test_without_a_goon_in_supply_those_on_the_board_count() -> None:
    t = city(A=P(at="uptown", hand="eyes-everywhere", goons="uptown, midtown", supply=0), B=P())
    t.takes("A", "play:eyes-everywhere")
    assert (2, "action") == (t.infamy("A"), t.key())
    t.idle()


@pytest.mark.rule("EG-319", "EG-213")
def test_robins_district_is_not_offered_and_an_absent_player_adds_to_the_first() -> None:
    t = city(A=P(at="uptown", hand="eyes-everywhere"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"})
    t.takes("A", "play:eyes-everywhere")
    assert "add:uptown" not in t.offers("A")
    t.default("A")
    assert (1, 1) == (t.goons("A", "mercey-island"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-020")
def test_with_five_players_seven_districts_count() -> None:
    goons = "uptown-west, uptown-east, mercey-island, midtown, downtown-west, downtown-east"
    t = city(A=P(hand="eyes-everywhere", goons=goons), B=P(), C=P(), D=P(), E=P())
    t.takes("A", "play:eyes-everywhere").takes("A", "add:tricorner")
    assert 7 == t.infamy("A")
    t.idle()

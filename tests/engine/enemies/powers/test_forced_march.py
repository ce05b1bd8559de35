"""Forced March: your Goons of adjacent districts come, and 2 more."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-063", "EG-204")
def test_up_to_5_of_your_goons_come_from_adjacent_districts() -> None:
    t = city(A=P(hand="forced-march", goons="uptown*3, downtown*4, midtown"), B=P(goons="uptown*2"))
    t.takes("A", "play:forced-march")
    assert ["0@uptown", "0@downtown"] == t.distinct("A")
    assert t.position.ask is not None
    assert 5 == t.position.ask.ask.seats[0].at_most
    t.takes("A", *["move:A@uptown"] * 3, *["move:A@downtown"] * 2)
    assert [0, 0, 1 + 5 + 2, 2, 0] == [t.goons("A", slug) for slug in t.look.districts]
    assert (2, 1) == (t.goons("B", "uptown"), t.infamy("A"))
    t.idle()


def test_goons_further_away_stay() -> None:
    t = city(A=P(at="uptown", hand="forced-march", goons="tricorner*3"), B=P(goons="midtown*2"))
    t.takes("A", "play:forced-march")
    assert ("action", 3, 2, 1, 2) == (t.key(), t.goons("A", "tricorner"), t.goons("A", "uptown"), t.infamy("A"),
                                      t.goons("B", "midtown"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-213", "EG-055")
def test_an_absent_player_moves_none_and_a_short_supply_adds_what_it_has() -> None:
    t = city(A=P(at="uptown", hand="forced-march", goons="midtown*2", supply=1), B=P())
    t.takes("A", "play:forced-march").default("A")
    assert (2, 1, 1) == (t.goons("A", "midtown"), t.goons("A", "uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-319")
def test_into_robins_district_goons_move_but_none_is_added() -> None:
    t = city(A=P(at="uptown", hand="forced-march", goons="midtown*2"), B=P(), event="dynamic-duo",
             heroes={"robin": "uptown"})  # fmt: skip
    t.takes("A", "play:forced-march").takes("A", "move:2")
    assert (2, 28) == (t.goons("A", "uptown"), t.supply("A"))
    t.idle()

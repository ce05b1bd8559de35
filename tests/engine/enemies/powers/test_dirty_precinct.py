"""Dirty Precinct: 3 Infamy for each Police Station."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042", "EG-409")
def test_police_stations_of_your_district_count_on_fire_or_not() -> None:
    t = city(A=P(at="uptown", hand="dirty-precinct"), B=P(at="uptown"),
             buildings={"uptown": "police-station, tower", "midtown": "police-station"},
             fires="police-station@uptown:B, police-station@uptown:A")  # fmt: skip
    t.takes("A", "play:dirty-precinct")
    assert (9, 0) == (t.infamy("A"), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-058", "EG-085")
def test_without_one_it_may_be_played_for_nothing_and_the_order_stays() -> None:
    t = city(A=P(at="uptown"), B=P(at="uptown", hand="dirty-precinct"), buildings={"midtown": "police-station"},
             turns="BA")  # fmt: skip
    t.takes("B", "play:dirty-precinct")
    assert (0, "AB", [], "action") == (t.infamy("B"), t.order(), t.holds("B"), t.key())
    t.idle()

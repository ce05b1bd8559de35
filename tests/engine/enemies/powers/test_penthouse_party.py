"""Penthouse Party: 3 Infamy for each Tower."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042")
def test_towers_of_your_district_count_on_fire_or_not() -> None:
    t = city(A=P(at="uptown", hand="penthouse-party"), B=P(at="uptown"),
             buildings={"uptown": "tower, bank", "midtown": "tower"}, fires="tower@uptown:B")  # fmt: skip
    t.takes("A", "play:penthouse-party")
    assert (6, 0) == (t.infamy("A"), t.infamy("B"))
    t.idle()


def test_without_one_nothing_is_gained() -> None:
    t = city(A=P(at="uptown", hand="penthouse-party"), B=P(), buildings={"uptown": "bank", "midtown": "tower"})
    t.takes("A", "play:penthouse-party")
    assert (0, [], "action") == (t.infamy("A"), t.holds("A"), t.key())
    t.idle()

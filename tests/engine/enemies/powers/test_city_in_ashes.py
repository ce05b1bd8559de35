"""City in Ashes: 1 Infamy for each of your Fires."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-076")
@pytest.mark.parametrize(("burning", "infamy"), [(0, 2), (1, 2), (4, 4), (6, 6), (7, 6)])
def test_your_fires_anywhere_count_at_least_2_and_at_most_6(burning: int, infamy: int) -> None:
    t = city(A=P(at="uptown", hand="city-in-ashes", fires=12 - burning), B=P())
    assert burning == t.toppers("fire", "A")
    t.takes("A", "play:city-in-ashes")
    assert (infamy, "action", []) == (t.infamy("A"), t.key(), t.holds("A"))
    t.idle()


def test_rival_fires_and_ice_do_not_count() -> None:
    t = city(A=P("mr-freeze", at="uptown", hand="city-in-ashes"), B=P(), ice="tower@uptown:A, aparo-bridge:A",
             fires="bank@uptown:A, finger-bridge:A, brown-bridge:A, tower@midtown:B, novick-bridge:B")  # fmt: skip
    t.takes("A", "play:city-in-ashes")
    assert (3, 0) == (t.infamy("A"), t.infamy("B"))
    t.idle()

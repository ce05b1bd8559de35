"""Street Brawl: 1 Infamy for each rival Goon Removed."""

import pytest

from tests.engine.enemies.city import P, city


def test_up_to_3_rival_goons_of_your_district_go_for_1_infamy_each() -> None:
    t = city(A=P(at="uptown", hand="street-brawl", goons="uptown*2"), B=P(goons="uptown*5, midtown"))
    t.takes("A", "play:street-brawl")
    assert ["remove:0", "remove:1", "remove:2", "remove:3"] == t.offers("A")
    t.takes("A", "remove:3")
    assert (2, 27, 3, 2, 1) == (t.goons("B", "uptown"), t.supply("B"), t.infamy("A"), t.goons("A", "uptown"),
                                t.goons("B", "midtown"))  # fmt: skip
    t.idle()


def test_they_may_belong_to_several_rivals() -> None:
    t = city(A=P(at="uptown", hand="street-brawl"), B=P(goons="uptown"), C=P(goons="uptown"))
    t.takes("A", "play:street-brawl").takes("A", "remove:B@uptown", "remove:C@uptown")
    assert (0, 0, 2) == (t.goons("B", "uptown"), t.goons("C", "uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-213", "EG-058")
def test_an_absent_player_removes_none_and_gains_none() -> None:
    t = city(A=P(at="uptown", hand="street-brawl"), B=P(goons="uptown*2"))
    t.takes("A", "play:street-brawl").default("A")
    assert (2, 0) == (t.goons("B", "uptown"), t.infamy("A"))
    t.idle()


def test_without_a_rival_goon_nothing_is_asked() -> None:
    t = city(A=P(at="uptown", hand="street-brawl", goons="uptown*2"), B=P(goons="midtown*2"))
    t.takes("A", "play:street-brawl")
    assert ("action", 0, []) == (t.key(), t.infamy("A"), t.holds("A"))
    t.idle()


@pytest.mark.rule("EG-208", "EG-302")
def test_a_sword_takes_1_goon_after_the_infamy() -> None:
    t = city(A=P(at="uptown", hand="street-brawl", goons="uptown*2"), B=P(goons="uptown*3", weapons="sword"))
    t.takes("A", "play:street-brawl").takes("A", "remove:3")
    assert (1, 3, ["sword:used"]) == (t.goons("A", "uptown"), t.infamy("A"), t.weapons("B"))
    t.idle()

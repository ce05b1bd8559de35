"""Tommy Gun: up to 2 rival Goons of your district are Removed."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-063", "EG-204")
def test_up_to_2_rival_goons_of_any_owners_leave_your_district() -> None:
    t = city(A=P(at="uptown", weapons="tommy-gun", goons="uptown"), B=P(goons="uptown*2, midtown"), C=P(goons="uptown"))
    t.takes("A", "weapon:tommy-gun")
    assert ["1@uptown", "2@uptown"] == t.distinct("A")
    t.takes("A", "remove:B@uptown", "remove:C@uptown")
    assert (1, 0, 1, 1) == (t.goons("B", "uptown"), t.goons("C", "uptown"), t.goons("A", "uptown"),
                            t.goons("B", "midtown"))  # fmt: skip
    assert (28, 30, False) == (t.supply("B"), t.supply("C"), "weapon:tommy-gun" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-213", "EG-089")
def test_an_absent_player_removes_none_and_has_used_it() -> None:
    t = city(A=P(at="uptown", weapons="tommy-gun"), B=P(goons="uptown*3"))
    t.takes("A", "weapon:tommy-gun")
    assert ["remove:0", "remove:1", "remove:2"] == t.offers("A")
    t.default("A")
    assert (3, ["tommy-gun:used"]) == (t.goons("B", "uptown"), t.weapons("A"))
    t.idle()


@pytest.mark.rule("EG-346", "EG-091")
def test_without_a_rival_goon_in_the_district_it_is_not_offered_though_trick_umbrella_is() -> None:
    t = city(A=P("penguin", at="uptown", weapons="tommy-gun", goons="uptown"), B=P(goons="midtown"))
    assert ["weapon:trick-umbrella"] == t.offers("A", "weapon")
    assert "It could do nothing now." == t.why("A", "weapon tommy-gun")
    t.idle()


@pytest.mark.rule("EG-302")
def test_2_goons_of_one_sword_owner_are_one_effect() -> None:
    t = city(A=P(at="uptown", weapons="tommy-gun", goons="uptown*3"), B=P(goons="uptown*2", weapons="sword"))
    t.takes("A", "weapon:tommy-gun").takes("A", "remove:2")
    assert (2, 0) == (t.goons("A", "uptown"), t.goons("B", "uptown"))
    t.idle()

"""Sniper Rifle: a rival Goon anywhere is Removed."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-063", "EG-203")
def test_1_rival_goon_of_any_district_goes() -> None:
    t = city(A=P(at="uptown", weapons="sniper-rifle", goons="tricorner"), B=P(goons="tricorner*2, uptown"),
             C=P(goons="downtown"))  # fmt: skip
    t.takes("A", "weapon:sniper-rifle")
    assert ["1@uptown", "2@downtown", "1@tricorner"] == t.distinct("A")
    t.takes("A", "remove:B@tricorner")
    assert (1, 1, 1, 1, 28) == (t.goons("B", "tricorner"), t.goons("B", "uptown"), t.goons("C", "downtown"),
                                t.goons("A", "tricorner"), t.supply("B"))  # fmt: skip
    assert "weapon:sniper-rifle" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_removes_none() -> None:
    t = city(A=P(at="uptown", weapons="sniper-rifle"), B=P(goons="tricorner*2"))
    t.takes("A", "weapon:sniper-rifle")
    assert ["remove:0", "remove:1"] == t.offers("A")
    t.default("A")
    assert (2, ["sniper-rifle:used"]) == (t.goons("B", "tricorner"), t.weapons("A"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_without_a_rival_goon_on_the_board_it_is_not_offered() -> None:
    t = city(A=P(at="uptown", weapons="sniper-rifle", goons="uptown"), B=P(base=1, inside=2))
    assert "It could do nothing now." == t.why("A", "weapon sniper-rifle")
    assert "weapon:sniper-rifle" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-208")
def test_a_sword_answers_in_the_district_of_the_shot() -> None:
    t = city(
        A=P(at="uptown", weapons="sniper-rifle", goons="uptown, tricorner"), B=P(goons="tricorner*2", weapons="sword")
    )
    t.takes("A", "weapon:sniper-rifle").takes("A", "remove:1")
    assert (1, 0, ["sword:used"]) == (t.goons("A", "uptown"), t.goons("A", "tricorner"), t.weapons("B"))
    t.idle()

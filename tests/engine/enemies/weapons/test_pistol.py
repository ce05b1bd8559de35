"""Pistol: a Goon that escaped is Removed before it is placed."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-165", "EG-205")
def test_its_owner_may_remove_one_rival_goon_that_escaped() -> None:
    t = city(phase="arkham", A=P(weapons="pistol", base=1), B=P(base=2), C=P(), tower=[6, 6, 6])
    assert (["A"], "pistol", ["remove:1", "none"]) == (t.asked(), t.key(), t.offers("A"))
    t.takes("A", "remove:1")
    assert (1, 1, 29) == (t.player("A").escaped, t.player("B").escaped, t.supply("B"))
    assert ["A's Pistol Removes an escaped Goon of B."] == t.told("weapon")
    t.takes("A", "place:uptown").takes("B", "place:tricorner")
    assert (1, 1) == (t.goons("A", "uptown"), t.goons("B", "tricorner"))
    t.idle()


@pytest.mark.rule("EG-064", "EG-213")
def test_an_absent_player_removes_none() -> None:
    t = city(phase="arkham", A=P(weapons="pistol"), B=P(base=2), tower=[6, 6])
    t.default("A")
    assert (2, 28, ["pistol"]) == (t.player("B").escaped, t.supply("B"), t.weapons("A"))
    t.takes("B", "place:uptown")
    assert 2 == t.goons("B", "uptown")
    t.idle()


@pytest.mark.rule("EG-091")
def test_if_no_rival_goon_escaped_its_owner_is_not_asked() -> None:
    t = city(phase="arkham", A=P(weapons="pistol", base=1), B=P(base=1), tower=[6, 1])
    assert (["A"], "escape", 1) == (t.asked(), t.key(), t.player("B").inside)
    t.takes("A", "place:uptown")
    assert (1, 1) == (t.goons("A", "uptown"), t.player("B").inside)
    t.idle()


@pytest.mark.rule("EG-423", "EG-165")
def test_several_owners_are_asked_in_turn_order_before_anybody_places() -> None:
    t = city(phase="arkham", A=P(weapons="pistol"), B=P(weapons="pistol"), C=P(base=3), tower=[6, 6, 6], turns="BAC")
    assert (["B"], "pistol") == (t.asked(), t.key())
    t.takes("B", "remove:2")
    assert (["A"], "pistol") == (t.asked(), t.key())
    t.takes("A", "remove:2")
    assert (["C"], 1, 29) == (t.asked(), t.player("C").escaped, t.supply("C"))
    t.takes("C", "place:downtown")
    assert 1 == t.goons("C", "downtown")
    t.idle()


@pytest.mark.rule("EG-357")
def test_two_pistols_of_one_player_are_two_uses_before_the_next_player() -> None:
    t = city(phase="arkham", A=P(weapons="pistol*2"), B=P(base=2), tower=[6, 6])
    t.takes("A", "remove:1")
    assert ["pistol:used", "pistol"] == t.weapons("A")
    t.takes("A", "remove:1")
    assert (0, 30) == (t.player("B").escaped, t.supply("B"))
    t.idle()


@pytest.mark.rule("EG-356")
def test_a_goon_freed_by_a_skeleton_key_can_be_its_target() -> None:
    t = city(phase="arkham", A=P(weapons="pistol", base=1), B=P(weapons="skeleton-key", inside=1), tower=[1, 1])
    assert ["remove:1", "none"] == t.offers("A")
    t.takes("A", "remove:1")
    assert (0, 30, 1) == (t.player("B").inside, t.supply("B"), t.player("A").inside)
    t.idle()


@pytest.mark.rule("EG-304")
def test_a_sword_does_not_answer_it() -> None:
    t = city(phase="arkham", A=P(weapons="pistol", goons="uptown"), B=P(weapons="sword", base=1, goons="uptown"),
             tower=[6])  # fmt: skip
    t.takes("A", "remove:1")
    assert (1, ["A's Pistol Removes an escaped Goon of B."]) == (t.goons("A", "uptown"), t.told("weapon"))
    t.idle()


@pytest.mark.rule("EG-090", "EG-320")
def test_it_is_not_for_the_own_turn_and_works_in_a_heros_district() -> None:
    t = city(A=P(at="uptown", weapons="pistol"), B=P(goons="uptown"))
    assert "weapon:pistol" not in t.offers("A")
    t.idle()
    t = city(phase="arkham", A=P(at="uptown", weapons="pistol"), B=P(base=1), tower=[6], event="city-on-alert",
             heroes={"batgirl": "uptown"})  # fmt: skip
    assert ["remove:1", "none"] == t.offers("A")
    t.takes("A", "remove:1")
    t.idle()

"""Skeleton Key: a Goon more escapes from the tower."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-165")
def test_after_the_trial_1_of_your_goons_inside_escapes_by_itself() -> None:
    t = city(phase="arkham", A=P(weapons="skeleton-key", inside=2), B=P(base=1, inside=1), tower=[1, 1, 1, 1])
    assert ["A's Skeleton Key: another Goon escapes."] == [each for each in t.log("trial") if "Key" in each]
    assert (1, 1, 2, ["skeleton-key:used"]) == (t.player("A").inside, t.player("A").escaped, t.player("B").inside,
                                                t.weapons("A"))  # fmt: skip
    t.takes("A", "place:uptown")
    assert 1 == t.goons("A", "uptown")
    t.idle()


@pytest.mark.rule("EG-165", "EG-160")
def test_it_also_helps_a_goon_that_was_dropped_just_now() -> None:
    t = city(phase="arkham", A=P(weapons="skeleton-key", base=1), B=P(), tower=[2])
    assert (0, 1) == (t.player("A").inside, t.player("A").escaped)
    t.takes("A", "place:uptown")
    t.idle()


@pytest.mark.rule("EG-451", "EG-159")
def test_without_a_trial_it_does_not_work() -> None:
    t = city(phase="arkham", A=P(weapons="skeleton-key", inside=4), B=P())
    assert (4, ["Nobody waits at Arkham Asylum: there is no Trial."]) == (t.player("A").inside, t.log("trial"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_with_nobody_of_yours_inside_it_is_not_used() -> None:
    t = city(phase="arkham", A=P(weapons="skeleton-key"), B=P(base=2), tower=[6, 1])
    assert (["skeleton-key"], 1) == (t.weapons("A"), t.player("B").inside)
    t.takes("B", "place:uptown")
    t.idle()


@pytest.mark.rule("EG-165", "EG-356")
def test_it_works_before_any_pistol() -> None:
    t = city(phase="arkham", A=P(weapons="skeleton-key", base=1), B=P(weapons="pistol"), tower=[1], turns="BA")
    assert (["B"], "pistol", ["remove:0", "none"]) == (t.asked(), t.key(), t.offers("B"))
    t.takes("B", "none").takes("A", "place:midtown")
    assert 1 == t.goons("A", "midtown")
    t.idle()


@pytest.mark.rule("EG-090", "EG-320")
def test_it_is_not_for_the_own_turn_and_works_in_a_heros_district() -> None:
    t = city(A=P(at="uptown", weapons="skeleton-key", inside=1), B=P())
    assert "weapon:skeleton-key" not in t.offers("A")
    t.idle()
    t = city(phase="arkham", A=P(at="uptown", weapons="skeleton-key", base=1), B=P(), tower=[1], event="city-on-alert",
             heroes={"batgirl": "uptown"})  # fmt: skip
    assert 1 == t.player("A").escaped
    t.takes("A", "place:midtown")
    t.idle()

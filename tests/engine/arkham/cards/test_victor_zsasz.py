"""Victor Zsasz: +1 Power. Attack: a foe of your choice loses 1 VP. If they cannot, they gain a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

ZSASZ = "Victor Zsasz"


@pytest.mark.rule("AA-117")
def test_a_foe_with_vp_loses_1_and_nobody_else_anything() -> None:
    t = table(P(ZSASZ, vp=3), P(vp=2), P(vp=2))
    t.play(ZSASZ)
    assert (["P2", "P3"], ["P2"], 1) == (t.offers(), t.default(), t.power)
    t.pick("P3")
    assert ([3, 2, 1], 16) == ([t.vp(seat) for seat in range(3)], t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-181")
def test_a_foe_without_vp_gains_a_weakness_instead() -> None:
    t = table(P(ZSASZ), P(), P(vp=1))
    t.play(ZSASZ)
    t.pick("P2")
    assert (["Weakness"], [], 0, 1) == (t.pile(1), t.pile(2), t.vp(1), t.vp(2))
    t.idle()


def test_the_last_vp_can_be_lost_and_then_there_is_no_weakness() -> None:
    t = table(P(ZSASZ), P(vp=1))
    t.play(ZSASZ)
    assert (0, [], 16) == (t.vp(1), t.pile(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-328")
def test_without_vp_and_with_an_empty_stack_nothing_happens() -> None:
    t = table(P(ZSASZ), P(), weaknesses=0)
    t.play(ZSASZ)
    assert ([], 1) == (t.pile(1), t.power)
    t.idle()


@pytest.mark.rule("AA-117", "AA-116", "AA-131")
def test_only_the_named_foe_may_defend_and_then_loses_nothing() -> None:
    t = table(P(ZSASZ), P("Shield", vp=1), P("Shield", vp=1))
    t.play(ZSASZ)
    t.pick("P3")
    assert ([2], ["Use no Defense", "Shield"], ["Use no Defense"]) == (t.awaited, t.offers(), t.default())
    t.defend(2, "Shield")
    assert ([1, 1], ["Shield"], [], 1) == ([t.vp(1), t.vp(2)], t.pile(2), t.pile(1), t.power)
    t.idle()

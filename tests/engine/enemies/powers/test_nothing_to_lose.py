"""Nothing to Lose: Infamy, and more for the last."""

import pytest

from tests.engine.enemies.city import P, city


def test_whoever_is_last_in_infamy_order_gains_5_and_may_pass_others() -> None:
    t = city(A=P(at="uptown", hand="nothing-to-lose"), B=P(infamy=1), C=P(infamy=4))
    t.takes("A", "play:nothing-to-lose")
    assert (5, "ACB") == (t.infamy("A"), t.order())
    t.idle()


def test_anybody_else_gains_3() -> None:
    t = city(A=P(at="uptown", hand="nothing-to-lose", infamy=1), B=P(), C=P(infamy=9))
    t.takes("A", "play:nothing-to-lose")
    assert (4, "CAB", 0) == (t.infamy("A"), t.order(), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-057")
def test_on_equal_infamy_the_lower_tracker_is_last() -> None:
    t = city(A=P(at="uptown"), B=P(hand="nothing-to-lose"), turns="BA")
    assert "AB" == t.order()
    t.takes("B", "play:nothing-to-lose")
    assert (5, "BA") == (t.infamy("B"), t.order())
    t.idle()
    t = city(A=P(at="uptown", hand="nothing-to-lose"), B=P())
    t.takes("A", "play:nothing-to-lose")
    assert (3, "AB") == (t.infamy("A"), t.order())
    t.idle()

"""Make an Example: Infamy for Control, or Goons to get it."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-049")
def test_whoever_controls_the_district_gains_4_infamy() -> None:
    t = city(A=P(at="uptown", hand="make-an-example", goons="uptown"), B=P(at="uptown"))
    t.takes("A", "play:make-an-example")
    assert (4, 1, 0) == (t.infamy("A"), t.goons("A", "uptown"), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-355", "EG-465", "EG-049")
@pytest.mark.parametrize("theirs", [5, 6])
def test_whoever_is_tied_or_behind_adds_3_goons(theirs: int) -> None:
    t = city(A=P(at="uptown", hand="make-an-example"), B=P(goons=f"uptown*{theirs}"))
    t.takes("A", "play:make-an-example")
    assert (0, 3, theirs) == (t.infamy("A"), t.goons("A", "uptown"), t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-048")
def test_fires_do_not_count_for_it_even_in_the_final_round() -> None:
    t = city(in_round=6, A=P(at="uptown", hand="make-an-example", goons="uptown"), B=P(goons="uptown*6"),
             fires="tower@uptown:A")  # fmt: skip
    t.takes("A", "play:make-an-example")
    assert (0, 4) == (t.infamy("A"), t.goons("A", "uptown"))
    t.idle()


@pytest.mark.rule("EG-055", "EG-319")
def test_a_short_supply_and_robin_leave_less_or_nothing_to_add() -> None:
    t = city(A=P(at="uptown", hand="make-an-example", supply=1), B=P(at="uptown"))
    t.takes("A", "play:make-an-example")
    assert (1, 0) == (t.goons("A", "uptown"), t.infamy("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="make-an-example"), B=P(at="uptown"), event="dynamic-duo",
             heroes={"robin": "uptown"})  # fmt: skip
    t.takes("A", "play:make-an-example")
    assert (0, 0) == (t.goons("A", "uptown"), t.infamy("A"))
    t.idle()

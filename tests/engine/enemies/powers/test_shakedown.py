"""Shakedown: Money, and more of it where Banks are."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042")
def test_4_money_and_1_for_each_bank_in_your_district_on_fire_or_not() -> None:
    t = city(A=P(at="uptown", hand="shakedown"), B=P(at="uptown"), fires="bank@uptown:B",
             buildings={"uptown": "bank, tower", "midtown": "bank"})  # fmt: skip
    t.takes("A", "play:shakedown")
    assert (3 + 4 + 2, 3) == (t.money("A"), t.money("B"))
    t.idle()


def test_without_a_bank_it_is_4() -> None:
    t = city(A=P(at="uptown", hand="shakedown"), B=P(), buildings={"midtown": "bank*2"})
    t.takes("A", "play:shakedown")
    assert (7, [], "action") == (t.money("A"), t.holds("A"), t.key())
    t.idle()

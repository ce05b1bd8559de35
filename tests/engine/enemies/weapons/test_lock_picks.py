"""Lock Picks: a little Money."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042")
@pytest.mark.parametrize(("bank", "money"), [("", 1), ("bank", 2), ("bank*2", 2)])
def test_1_money_or_2_if_a_bank_is_in_your_district(bank: str, money: int) -> None:
    t = city(A=P(at="uptown", weapons="lock-picks"), B=P(at="uptown"), buildings={"uptown": bank, "midtown": "bank"})
    t.takes("A", "weapon:lock-picks")
    assert (3 + money, 3, ["lock-picks:used"]) == (t.money("A"), t.money("B"), t.weapons("A"))
    assert "weapon:lock-picks" not in t.offers("A")
    t.idle()


def test_a_bank_on_fire_is_a_bank() -> None:
    t = city(A=P(at="uptown", weapons="lock-picks"), B=P(), fires="bank@uptown:B")
    t.takes("A", "weapon:lock-picks")
    assert 5 == t.money("A")
    t.idle()

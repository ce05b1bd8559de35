"""Vault Job: 2 Infamy and 3 Money for each Bank."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042")
def test_banks_of_your_district_count_on_fire_or_not() -> None:
    t = city(A=P(at="uptown", hand="vault-job"), B=P(at="uptown"),
             buildings={"uptown": "bank, tower", "midtown": "bank"}, fires="bank@uptown:B")  # fmt: skip
    t.takes("A", "play:vault-job")
    assert (4, 3 + 6) == (t.infamy("A"), t.money("A"))
    assert (0, 3) == (t.infamy("B"), t.money("B"))
    t.idle()


def test_without_one_nothing_is_gained() -> None:
    t = city(A=P(at="uptown", hand="vault-job"), B=P(), buildings={"midtown": "bank*2"})
    t.takes("A", "play:vault-job")
    assert (0, 3, []) == (t.infamy("A"), t.money("A"), t.holds("A"))
    t.idle()

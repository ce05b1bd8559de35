"""Gotham Girl: +3 Power. You may pay up to 2 VP. +2 Power for each VP paid this way."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-101", "AA-184", "AA-308")
@pytest.mark.parametrize(("paid", "power"), [(0, 3), (1, 5), (2, 7)])
def test_each_vp_paid_gives_2_power_and_the_default_pays_nothing(paid: int, power: int) -> None:
    t = table(P("Gotham Girl", vp=4), P(vp=2))
    t.play("Gotham Girl")
    assert (["Pay 0 VP", "Pay 1 VP", "Pay 2 VP"], ["Pay 0 VP"]) == (t.offers(), t.default())
    t.pick(f"Pay {paid} VP")
    assert (power, 4 - paid, 2) == (t.power, t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-184")
def test_no_more_can_be_paid_than_there_is() -> None:
    t = table(P("Gotham Girl", vp=1), P(vp=2))
    t.play("Gotham Girl")
    assert ["Pay 0 VP", "Pay 1 VP"] == t.offers()
    t.pick("Pay 1 VP")
    assert (5, 0) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-100")
def test_without_a_token_nothing_is_asked() -> None:
    t = table(P("Gotham Girl"), P(vp=2))
    t.play("Gotham Girl")
    assert (3, 0, 2) == (t.power, t.vp(), t.vp(1))
    t.idle()

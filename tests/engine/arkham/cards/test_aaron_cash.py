"""Aaron Cash: Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, +3 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-220", "AA-222")
def test_he_pays_when_played_and_gives_3_power_when_released() -> None:
    t = table(P("Aaron Cash"), P(vp=1), hostages="Julie Madison")
    t.play("Aaron Cash")
    assert (1, 0, ["Aaron Cash"]) == (t.vp(), t.power, t.offers("use"))
    t.use("Aaron Cash")
    assert (1, 3, [], ["Julie Madison", "Aaron Cash"]) == (t.vp(), t.power, t.in_play(), t.hostages)
    assert 1 == t.vp(1)
    t.idle()


@pytest.mark.rule("AA-064")
def test_he_may_be_released_between_two_purchases() -> None:
    t = table(P(play="Aaron Cash"), P(), lineup="Kite Man, Crowbar", power=2)
    t.buy("Kite Man")
    assert [] == t.offers("buy")
    t.use("Aaron Cash")
    t.buy("Crowbar")
    assert (["Kite Man", "Crowbar"], 0) == (t.pile(), t.power)
    t.idle()


@pytest.mark.rule("AA-226")
def test_releasing_him_is_neither_destroying_nor_discarding() -> None:
    t = table(P(play="Aaron Cash, Ace Chemical Plant, Iceberg Lounge"), P())
    t.use("Aaron Cash")
    assert (0, [], []) == (t.vp(), t.pile(), t.destroyed)
    t.idle()


def test_kept_he_counts_as_a_controlled_hostage() -> None:
    t = table(P("GCPD Officer*2", play="Aaron Cash"), P())
    t.play("GCPD Officer")
    assert 2 == t.power
    t.use("Aaron Cash")
    t.play("GCPD Officer")
    assert 6 == t.power
    t.idle()


@pytest.mark.rule("AA-226")
def test_releasing_him_is_seen_by_who_looks_for_a_release() -> None:
    t = table(P(deck="Punch*2", play="Aaron Cash, Julie Madison", character="Poison Ivy"), P())
    t.use("Aaron Cash")
    assert (3, ["Punch"]) == (t.power, t.hand())
    t.use("Julie Madison")
    assert (5, ["Punch"]) == (t.power, t.hand())
    t.idle()

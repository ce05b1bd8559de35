"""Crispus Allen: +1 Power. You may Release a Hostage you control. If you do, gain 2 VP."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-222", "AA-223", "AA-271")
def test_one_hostage_of_his_player_is_released_for_2_vp_and_its_own_line_is_not_resolved() -> None:
    t = table(
        P("Crispus Allen, Nora Fries", play="Aaron Cash, Iceberg Lounge, Julie Madison"),
        P(play="Vicki Vale"),
        hostages="Lucius Fox, Arkham Orderly",
    )
    t.play("Crispus Allen")
    assert (["Aaron Cash", "Julie Madison", "No"], ["No"]) == (t.offers(), t.default())
    t.pick("Julie Madison")
    assert (1, 2) == (t.power, t.vp())
    assert ["Aaron Cash", "Iceberg Lounge", "Crispus Allen"] == t.in_play()
    assert (["Lucius Fox", "Arkham Orderly", "Julie Madison"], ["Vicki Vale"]) == (t.hostages, t.in_play(1))
    t.idle()


@pytest.mark.rule("AA-103")
def test_no_keeps_the_hostage_and_gains_nothing() -> None:
    t = table(P("Crispus Allen", play="Aaron Cash"), P())
    t.play("Crispus Allen")
    t.no()
    assert (1, 0, ["Aaron Cash", "Crispus Allen"]) == (t.power, t.vp(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-100", "AA-103")
def test_without_a_hostage_in_play_nothing_is_asked() -> None:
    t = table(P("Crispus Allen, Aaron Cash", pile="Aaron Cash", play="Iceberg Lounge"), P(play="Aaron Cash"))
    t.play("Crispus Allen")
    assert (1, 0, ["Aaron Cash"]) == (t.power, t.vp(), t.in_play(1))
    t.idle()


@pytest.mark.rule("AA-220")
def test_the_vp_that_the_hostage_gave_when_it_was_played_is_kept() -> None:
    t = table(P("Mayor Hamilton Hill, Crispus Allen"), P())
    t.play("Mayor Hamilton Hill")
    assert 2 == t.vp()
    t.play("Crispus Allen")
    t.pick("Mayor Hamilton Hill")
    assert (4, []) == (t.vp(), t.hand())
    t.idle()


@pytest.mark.rule("AA-226")
def test_the_release_is_neither_a_discard_nor_a_destruction() -> None:
    t = table(P("Crispus Allen", play="Aaron Cash, Iceberg Lounge, Ace Chemical Plant"), P())
    t.play("Crispus Allen")
    t.pick("Aaron Cash")
    assert (2, [], []) == (t.vp(), t.pile(), t.destroyed)
    t.idle()

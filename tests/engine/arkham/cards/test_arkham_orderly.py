"""Arkham Orderly: Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-220", "AA-169", "AA-222")
def test_it_pays_when_played_and_may_be_released_for_1_power_in_the_same_turn() -> None:
    t = table(P("Arkham Orderly", vp=2), P(vp=2), hostages="Aaron Cash, Julie Madison")
    t.play("Arkham Orderly")
    assert (3, 0, ["Arkham Orderly"]) == (t.vp(), t.power, t.in_play())
    assert (["Arkham Orderly"], ["End the turn"]) == (t.offers("use"), t.default())
    t.use("Arkham Orderly")
    assert (3, 1, []) == (t.vp(), t.power, t.in_play())
    assert ["Aaron Cash", "Julie Madison", "Arkham Orderly"] == t.hostages
    assert (2, [], []) == (t.vp(1), t.pile(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-165", "AA-166", "AA-167", "AA-220")
def test_kept_it_stays_through_the_turns_and_pays_no_vp_again() -> None:
    t = table(P("Arkham Orderly"), P("Punch"))
    t.play("Arkham Orderly")
    t.end()
    assert ([], [1]) == (t.offers("use"), t.awaited)
    t.end()
    assert (1, 0, ["Arkham Orderly"], ["Arkham Orderly"]) == (t.vp(), t.power, t.in_play(), t.offers("use"))
    t.use("Arkham Orderly")
    assert (1, 1, []) == (t.vp(), t.power, t.offers("use"))
    t.idle()


@pytest.mark.rule("AA-310")
def test_two_orderlies_are_released_one_by_one() -> None:
    t = table(P(play="Arkham Orderly*2"), P(), hostages="")
    t.use("Arkham Orderly")
    assert (1, ["Arkham Orderly"]) == (t.power, t.in_play())
    t.use("Arkham Orderly")
    assert (2, [], ["Arkham Orderly"] * 2) == (t.power, t.in_play(), t.hostages)
    t.idle()


@pytest.mark.rule("AA-168")
def test_in_hand_or_discard_pile_or_with_a_foe_it_gives_nothing() -> None:
    t = table(P("Arkham Orderly", pile="Arkham Orderly"), P(play="Arkham Orderly"))
    assert ([], ["Arkham Orderly"]) == (t.offers("use"), t.offers("play"))
    t.idle()


def test_one_that_was_discarded_pays_again_when_it_is_played_again() -> None:
    t = table(P("Crowbar", deck="", play="Arkham Orderly"), P())
    t.play("Crowbar")
    t.pick("Arkham Orderly")
    t.no()
    t.end()
    assert ["Crowbar", "Arkham Orderly"] == sorted(t.hand(), reverse=True)
    t.end()
    t.play("Arkham Orderly")
    assert 1 == t.vp()
    t.idle()

"""GCPD Officer: +1 Power. If you control a Hostage, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-112", "AA-150", "AA-151")
@pytest.mark.parametrize(
    ("mine", "theirs", "power"),
    [
        (P("GCPD Officer"), P(), 1),
        (P("GCPD Officer", play="Aaron Cash"), P(), 2),
        (P("GCPD Officer", play="Aaron Cash, Julie Madison"), P(), 2),
        (P("GCPD Officer", play="Iceberg Lounge"), P(), 1),
        (P("GCPD Officer, Aaron Cash", pile="Aaron Cash", frozen="Aaron Cash"), P(), 1),
        (P("GCPD Officer"), P(play="Aaron Cash"), 1),
    ],
)
def test_a_hostage_that_its_player_has_in_play_pays_once(mine: P, theirs: P, power: int) -> None:
    t = table(mine, theirs)
    t.play("GCPD Officer")
    assert (power, ["GCPD Officer"]) == (t.power, t.in_play()[-1:])
    t.idle()


@pytest.mark.rule("AA-112")
def test_a_hostage_played_later_brings_nothing_and_one_that_leaves_takes_nothing() -> None:
    t = table(P("GCPD Officer*2, Vicki Vale"), P(), lineup="")
    t.play("GCPD Officer")
    t.play("Vicki Vale")
    assert 1 == t.power
    t.play("GCPD Officer")
    t.use("Vicki Vale")
    assert (3, ["GCPD Officer", "GCPD Officer"]) == (t.power, t.in_play())
    t.idle()


@pytest.mark.rule("AA-188", "AA-190")
def test_bribed_for_1_vp_it_looks_for_the_bribers_hostage_too() -> None:
    t = table(P(vp=1, play="Aaron Cash"), P(vp=1), lineup="GCPD Officer, Ragman")
    assert ["GCPD Officer"] == t.offers("bribe")
    t.bribe("GCPD Officer")
    assert (2, 0, 1, ["GCPD Officer"]) == (t.power, t.vp(), t.vp(1), t.bribed)
    t.idle()

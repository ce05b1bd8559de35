"""GCPD HQ: Gain 1 VP. Ongoing: Heroes and Super Powers cost you 1 VP less to Bribe."""

import pytest

from tests.engine.arkham.table import P, Seated, table


def prices(t: Seated) -> list[str]:
    """What each Bribe on offer costs."""
    return [label.partition(" (")[0] for label in t.labels() if " VP (slot" in label]


@pytest.mark.rule("AA-194", "AA-196", "AA-265")
def test_heroes_and_super_powers_cost_1_less_and_nothing_else_does() -> None:
    t = table(P("GCPD HQ", vp=2), P(), lineup="Ragman, Monstrous Strength, Kite Man, Giant Mallet, The Creeper")
    t.play("GCPD HQ")
    lines = ["Ragman for 1 VP", "Monstrous Strength for 3 VP", "Kite Man for 1 VP", "Giant Mallet for 2 VP"]
    assert (3, lines) == (t.vp(), prices(t))
    t.bribe("Monstrous Strength")
    assert (0, 5, []) == (t.vp(), t.power, prices(t))
    t.idle()


@pytest.mark.rule("AA-165")
def test_each_such_bribe_in_each_own_turn_is_cheaper_and_a_super_power_without_a_banner_stays_without() -> None:
    t = table(P(play="GCPD HQ", deck="Punch*9"), P(), lineup="GCPD Officer*2, Escape Artist, Bloodthirst, Ragman")
    assert ["GCPD Officer for 0 VP"] * 2 == prices(t)
    t.bribe("GCPD Officer@1")
    t.bribe("GCPD Officer@2")
    assert (0, 2, []) == (t.vp(), t.power, prices(t))
    t.idle()


@pytest.mark.rule("AA-168")
def test_a_foe_pays_the_full_price() -> None:
    t = table(P(play="GCPD HQ"), P(vp=1), lineup="GCPD Officer, Ragman*4")
    assert ["GCPD Officer for 0 VP"] == prices(t)
    t.end()
    assert ["GCPD Officer for 1 VP"] == prices(t)
    t.idle(1)


@pytest.mark.rule("AA-194")
def test_it_adds_up_with_other_reductions_but_never_goes_below_0() -> None:
    t = table(P("Umbrella Gun", play="GCPD HQ"), P(), lineup="GCPD Officer, Heads You Live…, Batwing", coin="H")
    t.play("Umbrella Gun")
    assert ["GCPD Officer for 0 VP", "Heads You Live… for 0 VP"] == prices(t)
    t.bribe("Heads You Live…")
    assert (["GCPD Officer for 0 VP"], 0, ["Vulnerability"] * 2) == (prices(t), t.vp(), t.hand())
    t.idle()


@pytest.mark.rule("AA-194", "AA-007")
def test_the_power_to_buy_stays_the_same() -> None:
    t = table(P(play="GCPD HQ"), P(), lineup="Ragman", hostages="", henchmen=0, power=3)
    assert [] == t.offers("buy")
    t.idle()


@pytest.mark.rule("AA-197")
def test_bribed_itself_it_pays_and_works_until_the_turn_ends() -> None:
    t = table(P("The Perfect Crime"), P(), lineup="GCPD HQ, GCPD Officer*4")
    t.play("The Perfect Crime")
    t.bribe("GCPD HQ")
    assert (1, ["GCPD Officer for 0 VP"] * 4) == (t.vp(), prices(t))
    t.end()
    assert ("GCPD HQ", []) == (t.main[-1], prices(t))
    t.idle(1)

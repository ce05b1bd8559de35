"""Monstrous Strength: +5 Power."""

import pytest

from tests.engine.arkham.table import P, table

STRENGTH = "Monstrous Strength"


def test_it_gives_5_power_and_goes_to_the_discard_pile_with_the_turn() -> None:
    t = table(P(f"{STRENGTH}*2", deck="Punch*5"), P(vp=1))
    t.play(STRENGTH)
    assert (5, [STRENGTH]) == (t.power, t.hand())
    t.play(STRENGTH)
    assert (10, []) == (t.power, t.hand())
    t.end()
    assert ([STRENGTH] * 2, [], 0, 1) == (t.pile(), t.in_play(), t.power, t.vp(1))
    t.idle(1)


@pytest.mark.rule("AA-187", "AA-188", "AA-088")
def test_it_may_be_bribed_for_4_vp_and_goes_under_the_main_deck() -> None:
    t = table(P(vp=5), P(), lineup=f"{STRENGTH}*2, Crowbar*3")
    assert [f"{STRENGTH} for 4 VP (slot 1)", f"{STRENGTH} for 4 VP (slot 2)"] == t.labels()[:2]
    t.bribe(f"{STRENGTH}@1")
    assert (1, 5, [STRENGTH], []) == (t.vp(), t.power, t.bribed, t.offers("bribe"))
    t.end()
    assert (STRENGTH, []) == (t.main[-1], t.pile())
    t.idle(1)


@pytest.mark.rule("AA-184")
def test_with_3_vp_it_is_not_offered_for_a_bribe() -> None:
    t = table(P(vp=3), P(), lineup=STRENGTH)
    assert [] == t.offers("bribe")
    t.idle()


@pytest.mark.rule("AA-070")
def test_it_costs_7_power_to_buy() -> None:
    t = table(P(), P(), lineup=STRENGTH, hostages="", nemeses="Batman", power=6)
    assert ["Henchman"] == t.offers("buy")
    t = table(P(), P(), lineup=STRENGTH, hostages="", nemeses="Batman", power=7)
    t.buy(STRENGTH)
    assert ([STRENGTH], 0) == (t.pile(), t.power)
    t.idle()

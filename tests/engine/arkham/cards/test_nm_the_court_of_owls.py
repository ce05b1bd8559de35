"""The Court of Owls: draw 3 cards. FA: lose 3 VP. Stack Ongoing: cards cost 1 more VP to Bribe."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "The Court of Owls, Batman", "nemesis_up": False, "phase": "flip-nemesis"}
WAITING = "The Court of Owls, Batman"


@pytest.mark.rule("AA-145", "AA-102")
def test_played_it_draws_3() -> None:
    t = table(P("The Court of Owls", deck="Punch*4"), P(vp=3))
    t.play("The Court of Owls")
    assert (["Punch"] * 3, 0, 3) == (t.hand(), t.power, t.vp(1))
    t.idle()
    t = table(P("The Court of Owls", deck="Punch"), P())
    t.play("The Court of Owls")
    assert ["Punch"] == t.hand()
    t.idle()


@pytest.mark.rule("AA-137", "AA-181")
def test_appearing_it_takes_3_vp_of_each() -> None:
    t = table(P(vp=5), P("Shield", vp=4), P(vp=2), **FA)
    t.defend(1, "Shield")
    assert (2, 4, 0) == tuple(t.vp(seat) for seat in range(3))
    t.idle(1)


@pytest.mark.rule("AA-146", "AA-346")
def test_while_it_waits_each_bribe_costs_1_vp_more() -> None:
    t = table(P(vp=3), P(), nemeses=WAITING, lineup="Kite Man, Wildcat, Crowbar")
    assert ["Kite Man for 2 VP (slot 1)"] == [label for label in t.labels() if " VP " in label]
    t.bribe("Kite Man")
    assert (1, []) == (t.vp(), t.offers("bribe"))
    t.idle()


@pytest.mark.rule("AA-346")
def test_it_is_added_before_reductions_are_taken_off() -> None:
    t = table(P("Umbrella Gun", play="Abandoned Warehouse"), P(), nemeses=WAITING, lineup="Smoke Pellets, Giant Mallet")
    t.play("Umbrella Gun")
    assert ["Smoke Pellets for 0 VP (slot 1)"] == [label for label in t.labels() if " VP " in label]
    t.bribe("Smoke Pellets")
    assert (2, 0) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-346")
def test_a_bribe_for_0_vp_stays_at_0() -> None:
    t = table(P("Hugo Strange"), P(), nemeses=WAITING, lineup="Kite Man")
    t.play("Hugo Strange")
    t.pick("Kite Man")
    assert (5, 0) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-146")
def test_face_down_or_gone_it_raises_nothing() -> None:
    t = table(P(vp=1), P(), nemeses=WAITING, nemesis_up=False, lineup="Kite Man")
    t.bribe("Kite Man")
    assert 0 == t.vp()
    t.idle()
    t = table(P(vp=1), P(), nemeses=WAITING, lineup="Kite Man", power=12)
    t.buy("The Court of Owls")
    t.bribe("Kite Man")
    assert 0 == t.vp()
    t.idle()


@pytest.mark.rule("SH-027")
def test_in_a_team_game_it_raises_prices_for_its_own_team_only() -> None:
    t = table(P(vp=1), P(vp=1), P(), P(), nemeses=WAITING, rivals="Spoiler, Batman", lineup="Kite Man*5", teams=True)
    assert [] == t.offers("bribe")
    t.end()
    assert ["Kite Man"] * 5 == t.offers("bribe")
    t.idle(1)

"""Abandoned Warehouse: Gain 1 VP. Ongoing: Villains and Equipment cost you 1 VP less to Bribe."""

import pytest

from tests.engine.arkham.table import P, Seated, table

WAREHOUSE = "Abandoned Warehouse"


def prices(t: Seated) -> list[str]:
    """What each Bribe on offer costs."""
    return [label.partition(" (")[0] for label in t.labels() if " VP (slot" in label]


@pytest.mark.rule("AA-194", "AA-196", "AA-265")
def test_villains_and_equipment_cost_1_less_and_nothing_else_does() -> None:
    t = table(P(WAREHOUSE, vp=3), P(), lineup="Punchline, Giant Mallet, Ragman, Nightmare Visions, Crowbar")
    t.play(WAREHOUSE)
    assert 4 == t.vp()
    lines = ["Punchline for 2 VP", "Giant Mallet for 1 VP", "Ragman for 2 VP", "Nightmare Visions for 3 VP"]
    assert lines == prices(t)
    t.bribe("Punchline")
    t.bribe("Giant Mallet")
    assert 1 == t.vp()
    t.pick("No")
    t.idle()


@pytest.mark.rule("AA-165")
def test_each_such_bribe_in_each_own_turn_is_cheaper_and_the_vp_comes_only_when_played() -> None:
    t = table(P(play=WAREHOUSE), P(vp=1), lineup="Kite Man*2, Crowbar, Chattering Teeth, Clayface")
    t.bribe("Kite Man@1")
    t.bribe("Kite Man@2")
    t.bribe("Chattering Teeth")
    assert (0, 5) == (t.vp(), t.power)
    t.idle()


@pytest.mark.rule("AA-168")
def test_a_foe_pays_the_full_price() -> None:
    t = table(P(play=WAREHOUSE), P(vp=1), lineup="Kite Man, Man-Bat, Ragman*3")
    assert ["Kite Man for 0 VP"] == prices(t)
    t.end()
    assert ["Kite Man for 1 VP"] == prices(t)
    t.idle(1)


@pytest.mark.rule("AA-194")
def test_it_adds_up_with_other_reductions_but_never_goes_below_0() -> None:
    t = table(P("Umbrella Gun", play=WAREHOUSE), P(), lineup="Kite Man, Man-Bat, Jokermobile, Ragman")
    t.play("Umbrella Gun")
    assert ["Kite Man for 0 VP", "Man-Bat for 0 VP"] == prices(t)
    t.bribe("Man-Bat")
    assert ([], ["Kite Man for 0 VP"], 0) == (t.pile(), prices(t), t.vp())
    t.idle()


@pytest.mark.rule("AA-194", "AA-007")
def test_the_power_to_buy_stays_the_same() -> None:
    t = table(P(play=WAREHOUSE), P(), lineup="Man-Bat", hostages="", henchmen=0, power=2)
    assert [] == t.offers("buy")
    t.idle()


@pytest.mark.rule("AA-197")
def test_bribed_itself_it_pays_and_works_until_the_turn_ends() -> None:
    t = table(P("The Perfect Crime", deck="Punch*9"), P(), lineup=f"{WAREHOUSE}, Kite Man, Man-Bat*3")
    t.play("The Perfect Crime")
    t.bribe(WAREHOUSE)
    assert (1, ["Kite Man for 0 VP", "Man-Bat for 1 VP"]) == (t.vp(), sorted(set(prices(t))))
    t.end()
    t.end()
    assert ([], ["Kite Man for 1 VP"], False) == (t.in_play(), prices(t), WAREHOUSE in t.lineup)
    t.idle()

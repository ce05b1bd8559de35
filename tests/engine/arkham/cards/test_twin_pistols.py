"""Twin Pistols: +1 Power; the next card with cost 5 or more you buy this turn costs 1 less."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-340", "AA-070")
def test_the_next_card_with_cost_5_or_more_costs_1_less_and_only_that_one() -> None:
    t = table(P("Twin Pistols"), P(), lineup="Wildcat, Batwing, Firefly", power=12)
    t.play("Twin Pistols")
    assert 13 == t.power
    t.buy("Firefly")
    assert 9 == t.power
    t.buy("Wildcat")
    assert 5 == t.power
    t.buy("Batwing")
    assert (0, ["Firefly", "Wildcat", "Batwing"]) == (t.power, t.pile())
    t.idle()


def test_it_makes_a_card_payable_that_is_not_otherwise() -> None:
    t = table(P("Twin Pistols"), P(), lineup="Wildcat, Firefly", henchmen=0, hostages="", power=3)
    assert [] == t.offers("buy")
    t.play("Twin Pistols")
    assert ["Wildcat for 4 Power (slot 1)", "Firefly for 4 Power (slot 2)"] == [
        label for label in t.labels() if "Power" in label
    ]
    t.idle()


@pytest.mark.rule("AA-135")
def test_a_nemesis_counts_and_uses_it_up() -> None:
    t = table(P("Twin Pistols"), P(), lineup="Wildcat", power=11)
    t.play("Twin Pistols")
    t.buy("Spoiler")
    assert 5 == t.power
    t.buy("Wildcat")
    assert (0, ["Spoiler", "Wildcat"]) == (t.power, t.pile())
    t.idle()


def test_it_lasts_for_this_turn_only_and_helps_nobody_else() -> None:
    t = table(P("Twin Pistols"), P("Punch*4"), lineup="Wildcat*5", henchmen=0, hostages="")
    t.play("Twin Pistols")
    t.end()
    for _ in range(4):
        t.play("Punch")
    assert (4, []) == (t.power, t.offers("buy"))
    t.idle(1)


@pytest.mark.rule("AA-194")
def test_a_bribe_neither_gets_cheaper_nor_uses_it_up() -> None:
    t = table(P("Twin Pistols", vp=3), P(), lineup="Wildcat, Batwing", power=0)
    t.play("Twin Pistols")
    t.bribe("Wildcat")
    assert (0, 4) == (t.vp(), t.power)
    t.buy("Batwing")
    assert 0 == t.power
    t.idle()


@pytest.mark.rule("SH-059")
def test_a_card_passed_on_by_the_coffer_is_cheaper_and_uses_it_up() -> None:
    t = table(P("Twin Pistols", vp=1), P(), P(), P(), lineup="Wildcat, Batwing", power=8, teams=True)
    t.play("Twin Pistols")
    t.pick("coffer")
    t.buy("Wildcat")
    assert (5, ["Wildcat"], []) == (t.power, t.pile(2), t.pile())
    t.buy("Batwing")
    assert 0 == t.power
    t.idle()

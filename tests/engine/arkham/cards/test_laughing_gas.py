"""Laughing Gas: +1 Power. You may destroy a card; if one with cost 1 or more was destroyed this turn, foes suffer."""

import pytest

from tests.engine.arkham.table import P, table

GAS = "Laughing Gas"


def test_a_destroyed_card_with_a_cost_gives_each_foe_a_weakness() -> None:
    t = table(P(f"{GAS}, Kite Man", pile="Punch, Kite Man"), P(), P(), lineup="Ragman")
    t.play(GAS)
    assert ["Kite Man", "Punch (discard pile)", "Kite Man (discard pile)", "No"] == t.labels()
    assert (["No"], 1) == (t.default(), t.power)
    t.pick("Kite Man (discard pile)")
    assert (["Kite Man"], ["Kite Man"], ["Punch"]) == (t.destroyed, t.hand(), t.pile())
    assert (["Weakness"], ["Weakness"], 14) == (t.pile(1), t.pile(2), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-007", "AA-279")
def test_a_card_with_cost_0_makes_no_attack() -> None:
    for name in ("Punch", "Weakness"):
        t = table(P(f"{GAS}, {name}"), P("Shield"), weaknesses=3)
        t.play(GAS)
        t.pick(name)
        assert ([], ["Shield"], 1) == (t.pile(1), t.hand(1), t.power)
        t.idle()


@pytest.mark.rule("AA-154", "AA-279")
def test_a_henchman_that_went_back_to_its_stack_counts_with_its_cost_of_3() -> None:
    t = table(P(f"{GAS}, Henchman"), P(), henchmen=0)
    t.play(GAS)
    t.pick("Henchman")
    assert (1, ["Weakness"]) == (t.henchmen, t.pile(1))
    t.idle()


@pytest.mark.rule("AA-100", "AA-279")
def test_with_nothing_to_destroy_and_nothing_destroyed_there_is_no_attack() -> None:
    t = table(P(GAS), P("Shield"))
    t.play(GAS)
    assert (1, ["Shield"], 16) == (t.power, t.hand(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-279")
def test_an_earlier_card_of_this_turn_does_also_with_a_no() -> None:
    t = table(P(f"Clownhunter, {GAS}, Punch"), P(), lineup="Kite Man")
    t.play("Clownhunter")
    t.pick("Kite Man")
    t.play(GAS)
    t.no()
    assert (["Punch"], ["Weakness"]) == (t.hand(), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-279", "AA-098")
def test_a_card_of_the_last_turn_does_not() -> None:
    t = table(P("Clownhunter"), P(GAS), lineup="Kite Man")
    t.play("Clownhunter")
    t.pick("Kite Man")
    t.end()
    t.play(GAS)
    assert ([], 16) == ([name for name in t.pile() if name == "Weakness"], t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-116", "AA-130", "AA-120")
def test_a_foe_who_defends_gains_none_and_the_last_weakness_goes_to_the_attackers_left() -> None:
    t = table(P(f"{GAS}, Kite Man"), P("Shield"), P(), P(), weaknesses=1)
    t.play(GAS)
    t.pick("Kite Man")
    t.defend(1, "Shield")
    assert (["Shield"], ["Weakness"], [], 1) == (t.pile(1), t.pile(2), t.pile(3), t.power)
    t.idle()


@pytest.mark.rule("AA-012")
def test_without_its_attack_it_still_is_an_attack_card() -> None:
    t = table(P(GAS, deck="Punch", character="Scarecrow"), P())
    t.play(GAS)
    assert (["Punch"], []) == (t.hand(), t.pile(1))
    t.idle()

"""Nightmare Visions: +1 Power. Draw a card. Attack: Each foe gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

VISIONS = "Nightmare Visions"


@pytest.mark.rule("AA-116", "AA-120", "AA-230")
def test_each_foe_gains_a_weakness_and_the_attacker_none() -> None:
    t = table(P(VISIONS, deck="Kite Man"), P(), P("Shield", deck="Punch"), weaknesses=5)
    t.play(VISIONS)
    assert (1, ["Kite Man"], ["Use no Defense", "Shield"]) == (t.power, t.hand(), t.offers(seat=2))
    t.take_it(2)
    assert ([], ["Weakness"], ["Weakness"], 3) == (t.pile(), t.pile(1), t.pile(2), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-131", "AA-116")
def test_who_avoids_gains_none_and_the_text_above_the_attack_is_kept() -> None:
    t = table(P(VISIONS, deck="Kite Man"), P("Shield", deck="Punch"), P())
    t.play(VISIONS)
    t.defend(1, "Shield")
    assert (["Shield"], ["Weakness"], 1, ["Kite Man"]) == (t.pile(1), t.pile(2), t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-120", "AA-328")
def test_the_last_weakness_goes_to_the_foe_on_the_left() -> None:
    t = table(P(), P(VISIONS), P(), P(), weaknesses=1)
    t.end()
    t.play(VISIONS)
    assert ([], ["Weakness"], []) == ([c for c in t.pile(0) if c == "Weakness"], t.pile(2), t.pile(3))
    assert "No Weakness is left for P1." in t.told
    t.idle(1)


@pytest.mark.rule("AA-102", "AA-111")
def test_with_nothing_to_draw_the_attack_is_made_all_the_same() -> None:
    t = table(P(VISIONS, deck=""), P())
    t.play(VISIONS)
    assert (1, [], ["Weakness"]) == (t.power, t.hand(), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-012", "AA-105")
def test_it_is_an_attack_card() -> None:
    t = table(P(VISIONS, deck="Kite Man, Punch", character="Scarecrow"), P())
    t.play(VISIONS)
    assert (["Kite Man", "Punch"], 1, ["Weakness"]) == (t.hand(), t.vp(), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-188")
def test_bribed_for_3_vp_its_whole_text_is_resolved() -> None:
    t = table(P(vp=3, deck="Kite Man"), P(), lineup=VISIONS)
    assert [f"{VISIONS} for 3 VP (slot 1)"] == [label for label in t.labels() if VISIONS in label]
    t.bribe(VISIONS)
    assert (0, 1, ["Kite Man"], ["Weakness"], []) == (t.vp(), t.power, t.hand(), t.pile(1), t.pile())
    t.idle()

"""Escrima Sticks: +1 Power. Defense: discard it to avoid an Attack and draw a card."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-011")
def test_played_they_give_power_only() -> None:
    t = table(P("Escrima Sticks", deck="Kite Man"), P())
    t.play("Escrima Sticks")
    assert (1, [], ["Kite Man"]) == (t.power, t.hand(), t.deck())
    t.idle()


@pytest.mark.rule("AA-127", "AA-129")
def test_used_as_a_defense_they_avoid_the_attack_and_draw_a_card() -> None:
    t = table(P("Raid"), P("Escrima Sticks, Punch", deck="Kite Man"), P("Punch"))
    t.play("Raid")
    assert (["Use no Defense", "Escrima Sticks"], ["Use no Defense"]) == (t.offers(seat=1), t.default(1))
    t.defend(1, "Escrima Sticks")
    assert (["Punch", "Kite Man"], ["Escrima Sticks"], ["Punch"]) == (t.hand(1), t.pile(1), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-125")
def test_saved_they_stay_in_hand_unless_discarded_for_the_attack() -> None:
    t = table(P("Raid"), P("Escrima Sticks, Punch", deck="Kite Man"))
    t.play("Raid")
    t.take_it(1)
    t.pick("Punch")
    assert (["Escrima Sticks"], ["Punch"], ["Kite Man"]) == (t.hand(1), t.pile(1), t.deck(1))
    t.idle()


@pytest.mark.rule("AA-174", "AA-128")
def test_with_an_empty_deck_they_are_shuffled_and_drawn_themselves_but_not_used_twice() -> None:
    t = table(P("Raid"), P("Escrima Sticks", deck=""))
    t.play("Raid")
    t.defend(1, "Escrima Sticks")
    assert (["Escrima Sticks"], []) == (t.hand(1), t.pile(1))
    t.idle()


@pytest.mark.rule("SH-037")
def test_lent_to_a_teammate_their_owner_draws() -> None:
    t = table(P("Raid"), P("Punch", vp=1), P(), P("Escrima Sticks, Crowbar", deck="Kite Man"), teams=True)
    t.play("Raid")
    t.take_it(3)
    t.pick("help", seat=1)
    t.pick("Escrima Sticks", seat=3)
    assert ([3], ["Crowbar", "Kite Man"]) == (t.awaited, t.offers())
    t.pick("Crowbar")
    assert (["Punch"], ["Kite Man"], ["Escrima Sticks", "Crowbar"]) == (t.hand(1), t.hand(3), t.pile(3))
    assert (0, 1) == (t.vp(1), t.state.teams[1].coffer)
    t.idle()

"""Smoke Pellets: +1 Power. Defense: discard it; you may put a Hero or Equipment of the discard pile on your deck."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-011")
def test_played_they_give_1_power_only() -> None:
    t = table(P("Smoke Pellets", pile="Ragman"), P())
    t.play("Smoke Pellets")
    assert (1, ["Ragman"]) == (t.power, t.pile())
    t.idle()


@pytest.mark.rule("AA-127", "AA-293")
def test_used_as_a_defense_they_bring_a_hero_or_an_equipment_on_top_themselves_included() -> None:
    t = table(P("Raid"), P("Smoke Pellets, Punch", pile="Ragman, Kite Man, Crowbar, Ragman", deck="Punch"))
    t.play("Raid")
    t.defend(1, "Smoke Pellets")
    assert ([1], ["Ragman", "Crowbar", "Smoke Pellets", "No"], ["No"]) == (t.awaited, t.offers(), t.default())
    assert "Smoke Pellets: you may put one of these on top of your deck." == t.prompt()
    t.pick("Smoke Pellets")
    assert ["Smoke Pellets", "Punch"] == t.deck(1)
    assert (["Ragman", "Kite Man", "Crowbar", "Ragman"], ["Punch"]) == (t.pile(1), t.hand(1))
    t.idle()


def test_nothing_need_be_put_on_the_deck() -> None:
    t = table(P("Raid"), P("Smoke Pellets", pile="Ragman", deck="Punch"), P("Kite Man"))
    t.play("Raid")
    t.defend(1, "Smoke Pellets")
    t.no()
    assert (["Punch"], ["Ragman", "Smoke Pellets"], ["Kite Man"]) == (t.deck(1), t.pile(1), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-304")
def test_everybody_knows_what_lies_on_top_then() -> None:
    t = table(P("Raid"), P("Smoke Pellets", pile="Ragman", deck=""))
    t.play("Raid")
    t.defend(1, "Smoke Pellets")
    t.pick("Ragman")
    assert "P2 puts Ragman on top of the deck." in t.told
    assert t.state.players[1].deck[0] in t.position.view(0).hand.knows
    t.idle()


@pytest.mark.rule("AA-125")
def test_saved_they_stay_in_hand() -> None:
    t = table(P("Raid"), P("Smoke Pellets, Punch", pile="Ragman"))
    t.play("Raid")
    t.take_it(1)
    t.pick("Punch")
    assert (["Smoke Pellets"], ["Ragman", "Punch"]) == (t.hand(1), t.pile(1))
    t.idle()

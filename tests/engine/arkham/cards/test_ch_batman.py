"""Batman: the first Equipment played: look at the top two cards, one into the hand, the other under the deck."""

import pytest

from tests.engine.arkham.table import P, table

BATMAN = "Batman"


@pytest.mark.rule("AA-082", "AA-105", "AA-115")
def test_the_first_equipment_brings_one_of_two_and_the_second_none() -> None:
    t = table(P("Crowbar, Grapnel Gun, Punch", deck="Kite Man, Ragman, Clayface", character=BATMAN), P("Punch"))
    t.play("Punch")
    t.idle()
    t.play("Grapnel Gun")
    assert (["Kite Man", "Ragman"], ["Ragman"], 2) == (t.offers(), t.default(), t.power)
    t.pick("Kite Man")
    assert (["Crowbar", "Kite Man"], ["Clayface", "Ragman"]) == (t.hand(), t.deck())
    t.play("Crowbar")
    assert (["Punch"], []) == (t.hand(1), t.pile())
    t.idle()


@pytest.mark.rule("AA-304", "AA-337")
def test_only_he_learns_what_went_where() -> None:
    t = table(P("Grapnel Gun", deck="Kite Man, Ragman, Clayface", character=BATMAN), P())
    t.play("Grapnel Gun")
    told = t.pick("Ragman")
    public = [t.words(event.text) for event in t.events if event.audience is None]
    assert "You take Ragman." in told
    assert not [line for line in public if "Ragman" in line or "Kite Man" in line]
    kite_man = t.state.players[0].deck[-1]
    assert kite_man in t.position.view(0).hand.knows
    assert kite_man not in t.position.view(1).hand.knows
    t.idle()


@pytest.mark.rule("AA-304")
def test_who_knew_the_top_card_cannot_tell_any_more_where_it_is() -> None:
    t = table(P("Death Trap"), P("Grapnel Gun", deck="Kite Man, Ragman", character=BATMAN))
    t.play("Death Trap")
    t.pick(t.offers()[0])
    known = t.state.players[1].deck[0]
    assert known in t.position.view(0).hand.knows
    t.end()
    t.play("Grapnel Gun")
    t.pick("Ragman")
    assert known not in t.position.view(0).hand.knows
    assert known in t.position.view(1).hand.knows
    t.idle(1)


def test_of_a_single_card_there_is_no_choice_and_of_none_nothing_happens() -> None:
    t = table(P("Grapnel Gun", deck="Kite Man", character=BATMAN), P())
    t.play("Grapnel Gun")
    assert (["Kite Man"], []) == (t.hand(), t.deck())
    t.idle()
    t = table(P("Grapnel Gun", deck="", character=BATMAN), P())
    t.play("Grapnel Gun")
    assert (1, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-115", "AA-174")
def test_the_discard_pile_is_shuffled_for_the_second_card() -> None:
    t = table(P("Grapnel Gun", deck="Kite Man", pile="Ragman", character=BATMAN), P())
    t.play("Grapnel Gun")
    assert ["Kite Man", "Ragman"] == t.offers()
    t.pick("Ragman")
    assert (["Ragman"], ["Kite Man"], []) == (t.hand(), t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-188")
def test_a_bribed_equipment_is_played_too_and_that_of_others_is_not_his() -> None:
    t = table(P(deck="Kite Man, Ragman", character=BATMAN, vp=1), P(), lineup="Smoke Pellets")
    t.bribe("Smoke Pellets")
    t.pick("Ragman")
    assert (["Ragman"], ["Kite Man"], 1) == (t.hand(), t.deck(), t.power)
    t.idle()
    t = table(P("Grapnel Gun"), P(deck="Kite Man, Ragman", character=BATMAN))
    t.play("Grapnel Gun")
    assert (["Kite Man", "Ragman"], []) == (t.deck(1), t.hand(1))
    t.idle()

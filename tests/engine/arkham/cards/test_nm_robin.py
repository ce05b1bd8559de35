"""Robin: +2 Power. Draw 2 cards. FA: each player passes a card with cost 1 or more to the left, or gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Robin, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145")
def test_played_he_gives_power_and_draws_2() -> None:
    t = table(P("Robin, Kite Man", deck="Punch*3"), P("Kite Man"))
    t.play("Robin")
    assert (2, ["Kite Man", "Punch", "Punch"], ["Punch"]) == (t.power, t.hand(), t.deck())
    assert (["Kite Man"], 16) == (t.hand(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-102")
def test_he_draws_what_there_is() -> None:
    t = table(P("Robin", deck="Punch"), P())
    t.play("Robin")
    assert (2, ["Punch"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-144", "AA-289", "AA-163")
def test_all_pass_at_once_to_the_left_into_the_discard_pile() -> None:
    t = table(P("Kite Man, Crowbar, Punch"), P("Ragman, Batwing, Weakness"), P("Clayface"), **FA)
    assert ([0, 1], ["Ragman", "Batwing"], ["Ragman"]) == (sorted(t.awaited), t.offers(seat=1), t.default(1))
    t.pick("Batwing", seat=1)
    assert ["Kite Man", "Crowbar"] == t.offers(seat=0)
    assert ["Ragman", "Batwing", "Weakness"] == t.hand(1)
    t.pick("Kite Man", seat=0)
    assert (["Clayface"], ["Kite Man"], ["Batwing"]) == (t.pile(0), t.pile(1), t.pile(2))
    assert (["Crowbar", "Punch"], ["Ragman", "Weakness"], []) == (t.hand(0), t.hand(1), t.hand(2))
    assert 16 == t.weaknesses
    t.idle(1)


@pytest.mark.rule("AA-144")
def test_who_cannot_pass_receives_and_then_gains_a_weakness() -> None:
    t = table(P("Kite Man"), P("Punch, Vulnerability"), P(), **FA)
    assert (["Kite Man", "Weakness"], ["Weakness"], []) == (t.pile(1), t.pile(2), t.pile(0))
    assert (["Punch", "Vulnerability"], [], 14) == (t.hand(1), t.hand(0), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-108", "AA-328")
def test_the_weaknesses_are_gained_in_turn_order_from_the_next_player() -> None:
    t = table(P("Punch"), P("Punch"), P("Punch"), weaknesses=2, **FA)
    assert ([], ["Weakness"], ["Weakness"]) == (t.pile(0), t.pile(1), t.pile(2))
    t.idle(1)


@pytest.mark.rule("AA-142", "AA-143")
def test_players_who_avoid_it_are_skipped_and_with_nobody_else_left_you_pass_to_yourself() -> None:
    t = table(P("Kite Man"), P("Shield", deck="Ragman*2"), P("Crowbar"), **FA)
    t.defend(1, "Shield")
    assert (["Crowbar"], ["Shield"], ["Kite Man"]) == (t.pile(0), t.pile(1), t.pile(2))
    assert (["Ragman"], 16) == (t.hand(1), t.weaknesses)
    t = table(P("Kite Man"), P("Shield", deck="Ragman*2"), P("Shield"), **FA)
    t.defend(1, "Shield")
    t.defend(2, "Shield")
    assert (["Kite Man"], []) == (t.pile(0), t.hand(0))
    t.idle(1)


def test_a_card_with_cost_1_and_a_nemesis_may_be_passed() -> None:
    t = table(P("Chattering Teeth"), P("Spoiler"), **FA)
    assert (["Spoiler"], ["Chattering Teeth"], [], [], 16) == (t.pile(), t.pile(1), t.hand(), t.hand(1), t.weaknesses)
    t.idle(1)

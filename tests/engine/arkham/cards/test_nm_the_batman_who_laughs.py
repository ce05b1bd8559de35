"""The Batman Who Laughs: +6 Power. Unavoidable FA: of three revealed cards the dearest is destroyed, the rest goes."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "The Batman Who Laughs", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145")
def test_played_he_gives_6_power() -> None:
    t = table(P("The Batman Who Laughs", deck="Punch"), P(deck="Punch"))
    t.play("The Batman Who Laughs")
    assert (6, ["Punch"], ["Punch"]) == (t.power, t.deck(), t.deck(1))
    t.idle()


@pytest.mark.rule("AA-132", "AA-141", "AA-115", "AA-159")
def test_nobody_can_avoid_it_and_the_dearest_of_three_is_destroyed() -> None:
    t = table(P(deck="Kite Man, Ragman, Punch, Batwing"), P("Shield", deck="Punch, Punchline, Weakness, Crowbar"), **FA)
    assert (["Punch", "Weakness"], ["Crowbar"], ["Shield"]) == (t.pile(1), t.deck(1), t.hand(1))
    assert (["Kite Man", "Punch"], ["Batwing"], ["Punchline", "Ragman"]) == (t.pile(), t.deck(), t.destroyed)
    assert {"P2 reveals Punch.", "P2 reveals Punchline.", "P2 reveals Weakness."} <= set(t.told)
    t.idle(1)


@pytest.mark.rule("AA-310", "AA-306")
def test_of_several_with_the_highest_cost_their_owner_picks_one() -> None:
    t = table(P(deck=""), P(deck="Ragman, Firefly, Punch"), **FA)
    assert ([1], ["Ragman", "Firefly"], ["Firefly"]) == (t.awaited, t.offers(), t.default())
    t.pick("Ragman")
    assert (["Firefly", "Punch"], ["Ragman"]) == (t.pile(1), t.destroyed)
    t.idle(1)


@pytest.mark.rule("AA-115", "AA-174", "AA-102")
def test_of_fewer_cards_as_many_as_there_are() -> None:
    t = table(P(deck=""), P(deck="Kite Man", pile="Punchline"), **FA)
    assert (["Kite Man"], [], ["Punchline"]) == (t.pile(1), t.deck(1), t.destroyed)
    t.idle(1)


@pytest.mark.rule("AA-154")
def test_a_weakness_that_is_the_dearest_goes_back_to_its_stack() -> None:
    t = table(P(deck=""), P(deck="Weakness*3"), **FA)
    assert (["Weakness"] * 2, 17, []) == (t.pile(1), t.weaknesses, t.destroyed)
    t.idle(1)

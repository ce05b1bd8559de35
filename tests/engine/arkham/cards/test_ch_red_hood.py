"""Red Hood: the first card with cost 4 or more gained in your turn lets you destroy a card of hand or discard pile."""

import pytest

from tests.engine.arkham.table import P, table

HOOD = "Red Hood"


@pytest.mark.rule("AA-082", "AA-107", "AA-161")
def test_the_first_dear_card_of_the_turn_may_take_one_away_and_the_second_may_not() -> None:
    lineup = "Kite Man, Ragman, Firefly, Batwing"
    t = table(P("Punch, Weakness", pile="Crowbar", character=HOOD), P("Punch"), lineup=lineup, power=40)
    t.buy("Kite Man")
    assert ["main"] == [t.ask.ask.key]
    t.buy("Firefly")
    assert ["Punch", "Weakness", "Crowbar", "Kite Man", "Firefly", "No"] == t.offers()
    assert ["No"] == t.default()
    t.pick("Weakness")
    assert (["Punch"], 17, ["Punch"]) == (t.hand(), t.weaknesses, t.hand(1))
    t.buy("Batwing")
    assert ["Crowbar", "Kite Man", "Firefly", "Batwing"] == t.pile()
    t.idle()


def test_the_card_just_gained_may_be_destroyed_and_no_is_possible() -> None:
    t = table(P(character=HOOD), P(), lineup="Firefly", power=4)
    t.buy("Firefly")
    assert ["Firefly", "No"] == t.offers()
    t.pick("Firefly")
    assert (["Firefly"], []) == (t.destroyed, t.pile())
    t.idle()
    t = table(P(character=HOOD), P(), lineup="Firefly", power=4)
    t.buy("Firefly")
    t.no()
    assert ([], ["Firefly"]) == (t.destroyed, t.pile())
    t.idle()


@pytest.mark.rule("AA-135")
def test_a_defeated_nemesis_counts() -> None:
    t = table(P("Punch", character=HOOD), P(), power=8)
    t.buy("Spoiler")
    assert ["Punch", "Spoiler", "No"] == t.offers()
    t.pick("Punch")
    assert (["Punch"], ["Spoiler"]) == (t.destroyed, t.pile())
    t.idle()


@pytest.mark.rule("AA-139", "SH-056")
def test_gains_of_others_and_between_turns_do_not_count() -> None:
    t = table(
        P(character=HOOD), P("Firefly", character=HOOD), phase="flip-nemesis", nemeses="Robin, Batman", nemesis_up=False
    )
    assert ["Firefly", "Weakness"] == t.pile()
    t.idle(1)
    t = table(P(), P("Punch", character=HOOD), lineup="Batwing", power=9)
    t.buy("Batwing")
    assert ["Punch"] == t.hand(1)
    t.idle()


@pytest.mark.rule("SH-032")
def test_a_card_passed_on_by_the_coffer_is_not_gained() -> None:
    hood = P("Punch", character=HOOD, vp=1)
    t = table(hood, P(), P("Punch", character=HOOD), P(), teams=True, lineup="Firefly", power=4)
    t.pick("coffer")
    t.buy("Firefly")
    assert (["Punch"], ["Punch"], ["Firefly"]) == (t.hand(), t.hand(2), t.pile(2))
    t.idle()

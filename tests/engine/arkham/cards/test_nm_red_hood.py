"""Red Hood: +4 Power, may destroy an own card; FA: each destroys a card with cost 3 or more or gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Red Hood, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145")
def test_a_card_of_hand_or_discard_pile_may_be_destroyed() -> None:
    t = table(P("Red Hood*2, Punch", pile="Vulnerability"), P("Clayface"))
    t.play("Red Hood")
    assert (4, ["Red Hood", "Punch", "Vulnerability", "No"], ["No"]) == (t.power, t.offers(), t.default())
    t.pick("Vulnerability")
    assert (["Vulnerability"], []) == (t.destroyed, t.pile())
    t.play("Red Hood")
    t.no()
    assert (8, ["Punch"], ["Clayface"], 16) == (t.power, t.hand(), t.hand(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_no_card_there_nothing_is_asked() -> None:
    t = table(P("Red Hood", play="Aaron Cash"), P())
    t.play("Red Hood")
    assert (4, []) == (t.power, t.destroyed)
    t.idle()


@pytest.mark.rule("AA-137", "AA-306", "AA-153")
def test_each_player_destroys_a_card_with_cost_3_or_more_of_their_choice() -> None:
    t = table(P("Kite Man, Crowbar"), P("Crowbar, Kite Man", pile="Clayface, Punch", play="Scaled Hide"), **FA)
    assert ([1], ["Crowbar", "Clayface"], ["Crowbar"]) == (t.awaited, t.offers(), t.default())
    t.pick("Clayface")
    assert (["Crowbar", "Kite Man"], ["Punch"], ["Scaled Hide"]) == (t.hand(1), t.pile(1), t.in_play(1))
    assert (["Clayface", "Crowbar"], ["Kite Man"], 16) == (t.destroyed, t.hand(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-007")
def test_a_player_who_cannot_gains_a_weakness() -> None:
    t = table(P(), P("Kite Man, Punch", pile="Weakness"), P("Crowbar"), weaknesses=1, **FA)
    assert (["Weakness"] * 2, ["Kite Man", "Punch"], []) == (t.pile(1), t.hand(1), t.pile())
    assert (["Crowbar"], [], 0) == (t.destroyed, t.pile(2), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-154")
def test_a_henchman_goes_back_to_its_stack() -> None:
    t = table(P("Shield", deck="Crowbar"), P(pile="Henchman"), **FA)
    t.defend(0, "Shield")
    assert (14, [], []) == (t.henchmen, t.pile(1), t.destroyed)
    assert (["Crowbar"], ["Shield"]) == (t.hand(), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-343", "AA-351", "AA-298")
def test_solomon_grundy_comes_back_between_turns() -> None:
    t = table(P(), P("Solomon Grundy", pile="Kite Man"), **FA)
    assert (["Kite Man", "Solomon Grundy"], [], []) == (t.pile(1), t.hand(1), t.destroyed)
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_destroys_nothing_and_gains_nothing() -> None:
    t = table(P(), P("Scaled Hide, Clayface", play="Scaled Hide", vp=1), **FA)
    t.defend(1, "Scaled Hide")
    assert (["Scaled Hide", "Clayface"], [], 0, ["Weakness"]) == (t.hand(1), t.pile(1), t.vp(1), t.pile())
    t.idle(1)

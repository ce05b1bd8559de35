"""Nightwing: +3 Power, +1 Power for each different card type you control; FA: each Freezes two cards of the hand."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Nightwing, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-113", "AA-005")
def test_he_counts_himself_and_each_type_once() -> None:
    t = table(P("Nightwing"), P(play="Iceberg Lounge"))
    t.play("Nightwing")
    assert 4 == t.power
    t = table(P("Nightwing", play="Aaron Cash, Julie Madison, Iceberg Lounge, Scaled Hide"), P())
    t.play("Nightwing")
    assert 7 == t.power
    t.idle()


@pytest.mark.rule("AA-005", "AA-150", "AA-190")
def test_all_seven_types_count_a_bribed_card_too_and_a_weakness_does_not() -> None:
    play = "Aaron Cash, Iceberg Lounge, Scaled Hide"
    t = table(P("Vulnerability, Crowbar, Nightwing, Weakness", play=play, vp=2), P(), lineup="Man-Bat", coin="T")
    t.play("Vulnerability")
    t.play("Weakness")
    t.no()
    t.play("Crowbar")
    t.no()
    t.bribe("Man-Bat")
    power = t.power
    t.play("Nightwing")
    assert power + 10 == t.power
    t.idle()


@pytest.mark.rule("AA-151", "AA-112")
def test_cards_in_hand_and_discard_pile_do_not_count_and_a_later_one_adds_nothing() -> None:
    t = table(P("Nightwing, Crowbar", pile="Kite Man", frozen="Punch"), P())
    t.play("Nightwing")
    assert 4 == t.power
    t.play("Crowbar")
    assert 6 == t.power
    t.idle()


@pytest.mark.rule("AA-137", "AA-306", "AA-211")
def test_each_player_freezes_two_cards_of_the_hand_in_one_decision() -> None:
    t = table(P("Punch"), P("Kite Man, Punch, Crowbar", pile="Ragman"), P("Shield, Punch"), **FA)
    t.defend(2, "Shield")
    assert ([1], (2, 2), ["Kite Man", "Punch", "Crowbar"], ["Kite Man", "Punch"]) == (
        t.awaited, (t.mine(1).at_least, t.mine(1).at_most), t.offers(), sorted(t.default()),
    )  # fmt: skip
    t.pick("Kite Man", "Crowbar")
    assert (["Crowbar", "Kite Man"], ["Punch"], ["Ragman"]) == (sorted(t.frozen(1)), t.hand(1), t.pile(1))
    assert (["Punch"], [], []) == (t.frozen(0), t.hand(0), t.frozen(2))
    assert 16 == t.weaknesses
    t.idle(1)


@pytest.mark.rule("AA-102", "AA-309", "AA-313")
def test_two_cards_go_unasked_one_card_goes_alone_and_an_empty_hand_loses_nothing() -> None:
    t = table(P("Kite Man"), P("Punch, Crowbar"), P(), **FA)
    assert (["Kite Man"], ["Crowbar", "Punch"], []) == (t.frozen(0), sorted(t.frozen(1)), t.frozen(2))
    assert "Nightwing: P3 has no card that fits." in t.told
    t.idle(1)


@pytest.mark.rule("AA-145")
def test_played_he_freezes_nothing() -> None:
    t = table(P("Nightwing, Punch*3"), P("Punch*3"))
    t.play("Nightwing")
    assert ([], [], 3, 3) == (t.frozen(), t.frozen(1), len(t.hand()), len(t.hand(1)))
    t.idle()

"""Heads You Live…: Heads: Draw 2 cards. Tails: You may destroy a card in your hand or discard pile."""

import pytest

from tests.engine.arkham.table import P, table

HEADS = "Heads You Live…"


@pytest.mark.rule("AA-236")
def test_heads_draws_2_cards_and_destroys_nothing() -> None:
    t = table(P(f"{HEADS}, Punch", deck="Kite Man, Batwing, Ragman", pile="Punch"), P(deck="Punch*2"), coin="H")
    t.play(HEADS)
    assert (["Punch", "Kite Man", "Batwing"], ["Ragman"], []) == (t.hand(), t.deck(), t.destroyed)
    assert ("P1 flips the coin: heads." in t.told, [], 0) == (True, t.hand(1), t.power)
    t.idle()


@pytest.mark.rule("AA-102", "AA-174")
def test_heads_draws_what_there_is() -> None:
    t = table(P(HEADS, deck="", pile="Punch"), P(), coin="H")
    t.play(HEADS)
    assert (["Punch"], [], []) == (t.hand(), t.deck(), t.pile())
    t.idle()


def test_tails_may_destroy_a_card_in_hand_or_discard_pile() -> None:
    t = table(P(f"{HEADS}, Punch", pile="Vulnerability"), P("Punch", pile="Punch"), coin="T")
    t.play(HEADS)
    assert (["Punch", "Vulnerability", "No"], ["No"]) == (t.offers(), t.default())
    t.pick("Vulnerability")
    assert (["Vulnerability"], [], ["Punch"]) == (t.destroyed, t.pile(), t.hand())
    assert (["Punch"], ["Punch"]) == (t.hand(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-100")
def test_tails_may_be_declined() -> None:
    t = table(P(f"{HEADS}, Punch", deck="Kite Man"), P(), coin="T")
    t.play(HEADS)
    t.no()
    assert ([], ["Punch"], ["Kite Man"]) == (t.destroyed, t.hand(), t.deck())
    t.idle()


@pytest.mark.rule("AA-100")
def test_tails_with_nothing_in_hand_or_discard_pile_asks_nothing() -> None:
    t = table(P(HEADS, play="Aaron Cash"), P("Punch"), coin="T")
    t.play(HEADS)
    assert ([], ["Aaron Cash", HEADS]) == (t.destroyed, t.in_play())
    t.idle()


@pytest.mark.rule("AA-349")
def test_two_face_may_pay_to_flip_it_again() -> None:
    t = table(P(HEADS, deck="Punch*3", vp=1, character="Two-Face"), P(), coin="TH")
    t.play(HEADS)
    assert ("Tails: pay 1 VP to flip again?", ["No"]) == (t.prompt(), t.default())
    t.yes()
    assert (0, ["Punch"] * 2) == (t.vp(), t.hand())
    t.idle()


@pytest.mark.rule("AA-187", "AA-191")
def test_it_may_be_bribed_for_2_vp() -> None:
    t = table(P(deck="Punch*7", vp=2), P(), lineup=HEADS, coin="H")
    assert [f"{HEADS} for 2 VP (slot 1)"] == [label for label in t.labels() if HEADS in label]
    t.bribe(HEADS)
    assert (0, ["Punch"] * 2, [HEADS]) == (t.vp(), t.hand(), t.bribed)
    t.idle()

"""The Joker: give 1 VP to a foe and pass them a card from your hand; if you do, draw a card."""

import pytest

from tests.engine.arkham.table import P, table

JOKER = "The Joker"


@pytest.mark.rule("AA-163", "AA-161", "AA-148")
def test_token_and_card_go_to_the_same_foe_and_a_card_is_drawn() -> None:
    t = table(P("Punch, Weakness", deck="Vulnerability", vp=1, character=JOKER), P(), P(pile="Punch"))
    t.use(JOKER)
    assert (["P2", "P3"], ["P2"]) == (t.offers(), t.default())
    t.pick("P3")
    assert (["Punch", "Weakness"], ["Weakness"]) == (t.offers(), t.default())
    t.pick("Weakness")
    assert (0, 1, 0) == (t.vp(), t.vp(2), t.vp(1))
    assert (["Punch", "Vulnerability"], ["Punch", "Weakness"]) == (t.hand(), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-081")
def test_it_works_once_a_turn() -> None:
    t = table(P("Punch*3", vp=3, character=JOKER), P())
    t.use(JOKER)
    assert ["Punch"] == t.pile(1)
    assert [] == t.offers("use")
    t.idle()


def test_without_a_token_or_a_card_in_hand_it_is_not_offered() -> None:
    for player in (P("Punch", vp=0, character=JOKER), P("", vp=1, character=JOKER)):
        t = table(player, P(vp=2))
        assert [] == t.offers("use")
        t.idle()


def test_it_is_no_attack() -> None:
    t = table(P("Weakness", vp=1, character=JOKER), P("Shield"))
    t.use(JOKER)
    assert (["Shield"], ["Weakness"]) == (t.hand(1), t.pile(1))
    t.idle()


def test_passing_the_last_card_is_possible_and_the_gain_counts_for_the_receiver() -> None:
    t = table(P("Punch", deck="", vp=1, character=JOKER), P())
    t.use(JOKER)
    assert (["Punch"], []) == (t.pile(1), t.hand())
    assert [t.state.players[1].pile[0]] == t.state.now.deeds["gain1"]
    t.idle()

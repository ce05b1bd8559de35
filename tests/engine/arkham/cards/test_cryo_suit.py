"""Cryo-Suit: +4 Power. You may Freeze up to two cards from your hand or discard pile."""

import pytest

from tests.engine.arkham.table import P, table

SUIT = "Cryo-Suit"


@pytest.mark.rule("AA-101", "AA-211")
@pytest.mark.parametrize(
    ("frozen", "hand", "pile"),
    [
        ([], ["Wild Card", "Kite Man"], ["Weakness", "Punch"]),
        (["Wild Card"], ["Kite Man"], ["Weakness", "Punch"]),
        (["Wild Card", "Kite Man"], [], ["Weakness", "Punch"]),
        (["Weakness", "Punch"], ["Wild Card", "Kite Man"], []),
        (["Kite Man", "Weakness"], ["Wild Card"], ["Punch"]),
    ],
)
def test_up_to_two_cards_in_any_split_of_the_two_zones(frozen: list[str], hand: list[str], pile: list[str]) -> None:
    t = table(P(f"{SUIT}, Wild Card, Kite Man", pile="Weakness, Punch", play="Aaron Cash"), P("Punch", pile="Punch"))
    t.play(SUIT)
    assert ["Wild Card", "Kite Man", "Weakness (discard pile)", "Punch (discard pile)"] == t.labels()
    assert ((0, 2), []) == ((t.mine(0).at_least, t.mine(0).at_most), t.default())
    t.pick(*frozen)
    assert (4, hand, pile, frozen) == (t.power, t.hand(), t.pile(), t.frozen())
    assert (["Punch"], ["Punch"], []) == (t.hand(1), t.pile(1), t.frozen(1))
    t.idle()


@pytest.mark.rule("AA-212", "AA-226")
def test_frozen_cards_join_those_under_the_token_and_are_not_discarded() -> None:
    t = table(P(f"{SUIT}, Punch", frozen="Ragman", play="Iceberg Lounge, Ace Chemical Plant"), P())
    t.play(SUIT)
    t.pick("Punch")
    assert (["Ragman", "Punch"], 0) == (t.frozen(), t.vp())
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_hand_and_discard_pile_empty_nothing_is_asked() -> None:
    t = table(P(SUIT), P("Punch"))
    t.play(SUIT)
    assert (4, [], [SUIT]) == (t.power, t.frozen(), t.in_play())
    t.idle()

"""Freeze Ray: +3 Power. Attack: Each foe Freezes a random card from their hand."""

import pytest

from tests.engine.arkham.table import P, table

RAY = "Freeze Ray"


@pytest.mark.rule("AA-211", "AA-339")
def test_a_random_card_of_each_foe_goes_under_their_own_token_unasked() -> None:
    t = table(
        P(f"{RAY}, Punch"), P("Kite Man, Ragman, Crowbar"), P("Punch, Vulnerability"),
        random={1: [(3, 2)], 2: [(2, 0)]},
    )  # fmt: skip
    t.play(RAY)
    assert (3, ["Punch"], []) == (t.power, t.hand(), t.frozen())
    assert (["Kite Man", "Ragman"], ["Crowbar"], []) == (t.hand(1), t.frozen(1), t.pile(1))
    assert (["Vulnerability"], ["Punch"]) == (t.hand(2), t.frozen(2))
    t.idle()


@pytest.mark.rule("AA-212")
def test_a_frozen_card_joins_those_under_the_token_and_is_not_discarded() -> None:
    t = table(P(RAY), P("Kite Man", frozen="Punch", play="Iceberg Lounge"))
    t.play(RAY)
    assert (["Punch", "Kite Man"], 0, []) == (t.frozen(1), t.vp(1), t.hand(1))
    assert "P2 Freezes Kite Man." in [t.words(event.text) for event in t.events if event.audience is None]
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_an_empty_hand_nothing_happens_to_the_foe() -> None:
    t = table(P(RAY), P(pile="Punch"))
    t.play(RAY)
    assert (3, [], ["Punch"]) == (t.power, t.frozen(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-116", "AA-131")
def test_a_foe_who_defends_freezes_nothing_and_the_power_is_kept() -> None:
    t = table(P(RAY), P("Shield, Punch"), P("Punch"))
    t.play(RAY)
    assert (["Use no Defense", "Shield"], ["Use no Defense"]) == (t.offers(), t.default())
    t.defend(1, "Shield")
    assert ([], ["Punch", "Vulnerability"], ["Punch"], 3) == (t.frozen(1), t.hand(1), t.frozen(2), t.power)
    t.idle()

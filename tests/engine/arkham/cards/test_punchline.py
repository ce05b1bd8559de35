"""Punchline: +3 Power. Attack: Each foe discards a random card from their hand."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-339", "AA-120")
def test_the_program_picks_a_card_of_each_foe_unasked() -> None:
    t = table(
        P("Punchline, Punch"), P("Kite Man, Ragman, Crowbar"), P("Punch, Vulnerability"),
        random={1: [(3, 1)], 2: [(2, 1)]},
    )  # fmt: skip
    t.play("Punchline")
    assert (3, ["Punch"], []) == (t.power, t.hand(), t.pile())
    assert (["Kite Man", "Crowbar"], ["Ragman"]) == (t.hand(1), t.pile(1))
    assert (["Punch"], ["Vulnerability"]) == (t.hand(2), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_an_empty_hand_nothing_happens_to_the_foe() -> None:
    t = table(P("Punchline"), P(deck="Punch"), P("Punch"))
    t.play("Punchline")
    assert (3, ["Punch"], [], ["Punch"]) == (t.power, t.deck(1), t.pile(1), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-277", "AA-160")
def test_it_is_the_foes_discard_and_the_text_of_the_card_is_not_resolved() -> None:
    t = table(P("Punchline", play="Iceberg Lounge"), P("Bladed Umbrella", play="Iceberg Lounge"))
    t.play("Punchline")
    t.take_it(1)
    assert (0, 1, ["Bladed Umbrella"], []) == (t.vp(), t.vp(1), t.pile(1), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-116", "AA-131")
def test_a_foe_who_defends_discards_nothing_more() -> None:
    t = table(P("Punchline"), P("Shield, Punch"), P("Punch"))
    t.play("Punchline")
    assert ([1], ["Use no Defense", "Shield"], ["Use no Defense"]) == (t.awaited, t.offers(), t.default())
    t.defend(1, "Shield")
    assert (["Punch", "Vulnerability"], ["Shield"], ["Punch"], 3) == (t.hand(1), t.pile(1), t.pile(2), t.power)
    t.idle()


@pytest.mark.rule("AA-188")
def test_bribed_for_3_vp_it_attacks_too() -> None:
    t = table(P(vp=3), P("Punch"), lineup="Punchline")
    t.bribe("Punchline")
    assert (0, 3, ["Punch"], ["Punchline"]) == (t.vp(), t.power, t.pile(1), t.bribed)
    t.idle()

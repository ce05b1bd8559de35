"""Ra's al Ghul: discard a card, then put a card with cost 4 or less from the discard pile into the hand."""

import pytest

from tests.engine.arkham.table import P, table

RAS = "Ra's al Ghul"


@pytest.mark.rule("AA-157", "AA-103")
def test_any_card_of_the_pile_with_cost_4_or_less_comes_back_the_discarded_one_included() -> None:
    t = table(P("Punch, Ragman", pile="Clayface, Kite Man", character=RAS), P(pile="Batwing"))
    t.use(RAS)
    assert (["Punch", "Ragman"], ["Punch"]) == (t.offers(), t.default())
    t.pick("Ragman")
    assert (["Kite Man", "Ragman"], ["Ragman"]) == (t.offers(), t.default())
    t.pick("Kite Man")
    assert (["Punch", "Kite Man"], ["Clayface", "Ragman"]) == (t.hand(), t.pile())
    assert ([], ["Batwing"]) == (t.offers("use"), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-309")
def test_with_one_card_in_all_it_goes_and_comes_back_unasked() -> None:
    t = table(P("Punch", character=RAS), P())
    t.use(RAS)
    assert (["Punch"], []) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-313")
def test_if_no_card_is_cheap_enough_the_discard_is_all() -> None:
    t = table(P("Clayface", pile="Punchline", character=RAS), P())
    t.use(RAS)
    assert ([], ["Punchline", "Clayface"]) == (t.hand(), t.pile())
    assert "Ra's al Ghul: P1 has no card that fits." in t.told
    t.idle()


@pytest.mark.rule("AA-103")
def test_with_an_empty_hand_it_is_not_offered() -> None:
    t = table(P(pile="Punch", character=RAS), P("Punch"))
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-159")
def test_it_is_discarding_and_taking_back_is_neither_drawing_nor_gaining() -> None:
    t = table(P("Punch", play="Iceberg Lounge", deck="", character=f"{RAS}, Red Hood", pile="Crowbar, Ragman"), P())
    t.use(RAS)
    t.pick("Ragman")
    assert (1, ["Ragman"], ["Crowbar", "Punch"]) == (t.vp(), t.hand(), t.pile())
    t.idle()

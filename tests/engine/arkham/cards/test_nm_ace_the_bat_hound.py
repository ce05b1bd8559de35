"""Ace the Bat-Hound: draw 2 cards, then you may put a card with cost 5 or less of the discard pile on your deck."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-010")
def test_he_draws_2_and_then_brings_a_card_on_top() -> None:
    t = table(P("Ace the Bat-Hound", deck="Punch*3", pile="Clayface, Punchline"), P(pile="Ragman"))
    t.play("Ace the Bat-Hound")
    assert (["Punch", "Punch"], ["Clayface", "No"], ["No"]) == (t.hand(), t.offers(), t.default())
    t.pick("Clayface")
    assert (["Clayface", "Punch"], ["Punchline"], 0, ["Ragman"]) == (t.deck(), t.pile(), t.power, t.pile(1))
    t.idle()


def test_it_may_stay_there() -> None:
    t = table(P("Ace the Bat-Hound", deck="Punch*3", pile="Clayface"), P())
    t.play("Ace the Bat-Hound")
    t.no()
    assert (["Punch"], ["Clayface"]) == (t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-174", "AA-100")
def test_a_discard_pile_shuffled_for_the_draw_offers_nothing_more() -> None:
    t = table(P("Ace the Bat-Hound", deck="Punch", pile="Clayface"), P())
    t.play("Ace the Bat-Hound")
    assert (["Punch", "Clayface"], [], []) == (t.hand(), t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-137")
def test_he_has_no_first_appearance() -> None:
    t = table(P("Punch"), P("Punch"), nemeses="Ace the Bat-Hound, Batman", nemesis_up=False, phase="flip-nemesis")
    assert (["Punch"], ["Punch"], 16) == (t.hand(), t.hand(1), t.weaknesses)
    t.idle(1)

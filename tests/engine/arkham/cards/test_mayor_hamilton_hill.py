"""Mayor Hamilton Hill: Gain 2 VP. Ongoing: During your turn, you may Release this card. If you do, draw 2 cards."""

import pytest

from tests.engine.arkham.table import P, table

MAYOR = "Mayor Hamilton Hill"


@pytest.mark.rule("AA-220")
def test_he_pays_2_vp_when_played_and_draws_2_when_released() -> None:
    t = table(P(MAYOR, deck="Punch, Kite Man, Batwing"), P(deck="Punch*2"))
    t.play(MAYOR)
    assert (2, [], [MAYOR]) == (t.vp(), t.hand(), t.offers("use"))
    t.use(MAYOR)
    assert (["Punch", "Kite Man"], ["Batwing"], 2) == (t.hand(), t.deck(), t.vp())
    assert ([], MAYOR, [], 0) == (t.in_play(), t.hostages[-1], t.hand(1), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-174", "AA-213")
def test_the_discard_pile_is_shuffled_between_the_two_cards() -> None:
    t = table(P(deck="Punch", pile="Kite Man", frozen="Crowbar", play=MAYOR), P())
    t.use(MAYOR)
    assert (["Punch", "Kite Man"], ["Crowbar"], []) == (t.hand(), t.pile(), t.frozen())
    t.idle()


@pytest.mark.rule("AA-102", "AA-176")
def test_he_draws_what_there_is() -> None:
    t = table(P(deck="Punch", play=MAYOR), P())
    t.use(MAYOR)
    assert (["Punch"], [], MAYOR) == (t.hand(), t.deck(), t.hostages[-1])
    t.idle()


@pytest.mark.rule("AA-271")
def test_released_by_another_card_he_draws_nothing_of_his_own() -> None:
    t = table(P("Renee Montoya", deck="Punch*5", play=MAYOR), P())
    t.play("Renee Montoya")
    assert ([MAYOR, "No"], ["No"]) == (t.offers(), t.default())
    t.pick(MAYOR)
    assert (["Punch"] * 2, 0) == (t.hand(), t.vp())
    t.idle()

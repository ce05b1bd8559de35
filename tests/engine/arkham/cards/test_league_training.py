"""League Training: draw a card; you may pay 1 VP to draw another."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-010", "AA-184")
def test_1_vp_buys_a_second_card() -> None:
    t = table(P("League Training", deck="Kite Man, Ragman, Punch", vp=1), P(vp=1))
    t.play("League Training")
    assert (["Kite Man"], ["Yes", "No"], ["No"]) == (t.hand(), t.offers(), t.default())
    t.yes()
    assert (["Kite Man", "Ragman"], 0, 1, 0) == (t.hand(), t.vp(), t.vp(1), t.power)
    t.idle()


def test_without_the_payment_one_card_is_all() -> None:
    t = table(P("League Training", deck="Kite Man, Ragman", vp=1), P())
    t.play("League Training")
    t.no()
    assert (["Kite Man"], 1) == (t.hand(), t.vp())
    t.idle()


@pytest.mark.rule("AA-100")
def test_without_vp_nothing_is_asked() -> None:
    t = table(P("League Training", deck="Kite Man, Ragman"), P())
    t.play("League Training")
    assert ["Kite Man"] == t.hand()
    t.idle()


@pytest.mark.rule("AA-174", "AA-102")
def test_it_draws_what_there_is() -> None:
    t = table(P("League Training", deck="", pile="Punch", vp=1), P())
    t.play("League Training")
    t.yes()
    assert (["Punch"], [], 0) == (t.hand(), t.deck(), t.vp())
    t.idle()

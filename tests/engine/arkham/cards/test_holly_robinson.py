"""Holly Robinson: +1 Power; you may pay 1 VP to draw a card."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-184", "AA-103")
def test_1_vp_buys_a_card() -> None:
    t = table(P("Holly Robinson", deck="Kite Man", vp=2), P(vp=1))
    t.play("Holly Robinson")
    assert ("Holly Robinson: pay 1 VP to draw a card?", ["Yes", "No"], ["No"], 1) == (
        t.prompt(), t.offers(), t.default(), t.power,
    )  # fmt: skip
    t.yes()
    assert (1, ["Kite Man"], 1) == (t.vp(), t.hand(), t.vp(1))
    t.idle()


def test_no_payment_no_card() -> None:
    t = table(P("Holly Robinson", deck="Kite Man", vp=1), P())
    t.play("Holly Robinson")
    t.no()
    assert (1, [], 1) == (t.vp(), t.hand(), t.power)
    t.idle()


@pytest.mark.rule("AA-100", "SH-043")
def test_without_vp_nothing_is_asked_and_a_coffer_does_not_pay() -> None:
    t = table(P("Holly Robinson", deck="Kite Man"), P(vp=3))
    t.play("Holly Robinson")
    assert (1, []) == (t.power, t.hand())
    t.idle()
    t = table(P("Holly Robinson", deck="Kite Man"), P(), P(vp=2), P(), teams=True, coffers=(3, 0))
    t.play("Holly Robinson")
    assert (1, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_an_empty_deck_the_vp_is_gone_for_nothing() -> None:
    t = table(P("Holly Robinson", deck="", vp=1), P())
    t.play("Holly Robinson")
    t.yes()
    assert (0, []) == (t.vp(), t.hand())
    t.idle()

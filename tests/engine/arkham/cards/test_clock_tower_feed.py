"""Clock Tower Feed: +1 Power; if the Line-Up has six or more cards, draw a card."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.parametrize(("below", "drawn"), [([], []), (["Kite Man"], ["Batwing"]), (["Kite Man*2"], ["Batwing"])])
def test_six_cards_in_all_rows_draw_one(below: list[str], drawn: list[str]) -> None:
    t = table(P("Clock Tower Feed", deck="Batwing"), P(), below=below)
    t.play("Clock Tower Feed")
    assert (1, drawn) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-024", "AA-023")
def test_bribed_cards_and_stacks_do_not_count() -> None:
    t = table(P("Clock Tower Feed", deck="Batwing"), P(), bribed="Kite Man")
    t.play("Clock Tower Feed")
    assert (1, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-112")
def test_it_looks_when_it_is_played() -> None:
    t = table(P("Clock Tower Feed, Kite Man", deck="Batwing"), P("Punch"))
    t.play("Clock Tower Feed")
    t.play("Kite Man")
    assert ([], ["Punch"]) == (t.hand(), t.hand(1))
    t.idle()
    t = table(P("Clock Tower Feed, Kite Man", deck="Batwing"), P())
    t.play("Kite Man")
    t.play("Clock Tower Feed")
    assert ["Batwing"] == t.hand()
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_an_empty_deck_it_draws_nothing() -> None:
    t = table(P("Clock Tower Feed", deck=""), P(), below=["Kite Man"])
    t.play("Clock Tower Feed")
    assert (1, []) == (t.power, t.hand())
    t.idle()

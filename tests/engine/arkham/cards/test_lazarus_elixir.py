"""Lazarus Elixir: +1 Power; you may put a card with cost 5 or less from the discard pile into your hand."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-007")
def test_a_card_with_cost_5_or_less_comes_back() -> None:
    t = table(P("Lazarus Elixir", pile="Clayface, Punchline, Punch"), P(pile="Ragman"))
    t.play("Lazarus Elixir")
    assert (["Clayface", "Punch", "No"], ["No"], 1) == (t.offers(), t.default(), t.power)
    t.pick("Clayface")
    assert (["Clayface"], ["Punchline", "Punch"], ["Ragman"]) == (t.hand(), t.pile(), t.pile(1))
    t.idle()


def test_it_may_stay_there() -> None:
    t = table(P("Lazarus Elixir", pile="Punch"), P())
    t.play("Lazarus Elixir")
    t.no()
    assert ([], ["Punch"]) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-100")
@pytest.mark.parametrize("pile", ["", "Punchline"])
def test_without_such_a_card_nothing_is_asked(pile: str) -> None:
    t = table(P("Lazarus Elixir", pile=pile), P())
    t.play("Lazarus Elixir")
    assert (1, []) == (t.power, t.hand())
    t.idle()


def test_it_is_neither_a_draw_nor_a_gain() -> None:
    t = table(P("Lazarus Elixir, Punch", pile="Firefly", deck="Kite Man", character="Red Hood"), P())
    t.play("Lazarus Elixir")
    t.pick("Firefly")
    assert (["Punch", "Firefly"], ["Kite Man"]) == (t.hand(), t.deck())
    t.idle()

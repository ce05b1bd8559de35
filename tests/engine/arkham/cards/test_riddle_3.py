"""Cold Case: Attack: if you gained the card from this slot, Freeze it."""

import pytest

from tests.engine.arkham.table import P, table


def test_the_bought_card_is_frozen() -> None:
    t = table(P(pile="Punch"), P(character="The Riddler"), lineup="Kite Man", tokens={1: 3}, power=2)
    t.buy("Kite Man")
    assert (["Kite Man"], ["Punch"]) == (t.frozen(), t.pile())
    t.idle()


@pytest.mark.rule("AA-161")
def test_a_card_gained_without_buying_is_frozen_too() -> None:
    t = table(P("Criminal Genius"), P(character="The Riddler"), lineup="Kite Man", tokens={1: 3}, main="Punchline")
    t.play("Criminal Genius")
    t.pick("Kite Man")
    assert ["Kite Man"] == t.frozen()
    t.idle()


@pytest.mark.rule("AA-191", "AA-216")
def test_a_bribed_card_is_not_frozen() -> None:
    t = table(P(vp=1), P(character="The Riddler"), lineup="Kite Man", tokens={1: 3}, main="Punchline")
    t.bribe("Kite Man")
    assert ([], ["Kite Man"], [3]) == (t.frozen(), t.bribed, t.state.riddles_read)
    t.idle()


def test_a_defense_saves_the_card() -> None:
    t = table(P("Shield"), P(character="The Riddler"), lineup="Kite Man", tokens={1: 3}, power=2)
    t.buy("Kite Man")
    t.defend(0, "Shield")
    assert ([], ["Kite Man", "Shield"]) == (t.frozen(), t.pile())
    t.idle()

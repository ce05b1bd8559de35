"""Running Late: Attack: the next time you draw at the end of your turn, draw 1 card fewer."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-348", "AA-092")
def test_the_next_step_5_draws_4_cards_and_the_one_after_it_5() -> None:
    t = table(P(), P(character="The Riddler"), lineup="Kite Man", tokens={1: 4}, power=2)
    t.buy("Kite Man")
    assert 1 == t.position.view(None).players[0].draws_less
    t.end()
    assert (4, 0) == (len(t.hand()), t.state.players[0].draws_less)
    t.end()
    assert 5 == len(t.hand(1))
    t.end()
    assert 5 == len(t.hand())
    t.idle(1)


@pytest.mark.rule("AA-348")
def test_two_of_them_add_up() -> None:
    t = table(P(), P(), P(character="The Riddler"), lineup="Kite Man, Kite Man", tokens={1: 4}, power=4, draws_less=4)
    t.buy("Kite Man@1")
    t.end()
    assert [] == t.hand()
    t.idle(1)


@pytest.mark.rule("AA-348")
def test_more_than_5_are_as_good_as_5() -> None:
    t = table(P(), P(character="The Riddler"), lineup="Kite Man", tokens={1: 4}, power=2, draws_less=6)
    t.buy("Kite Man")
    t.end()
    assert [] == t.hand()
    t.idle(1)


def test_a_defense_avoids_it() -> None:
    t = table(P("Shield"), P(character="The Riddler"), lineup="Kite Man", tokens={1: 4}, power=2)
    t.buy("Kite Man")
    t.defend(0, "Shield")
    assert 0 == t.state.players[0].draws_less
    t.idle()

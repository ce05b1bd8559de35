"""Red Herring: draw a card."""

from tests.engine.arkham.table import P, table


def test_the_reader_draws_a_card_and_nobody_is_asked() -> None:
    t = table(
        P("Shield", deck="Punch"), P(deck="Punch", character="The Riddler"), lineup="Kite Man", tokens={1: 7}, power=2
    )
    t.buy("Kite Man")
    assert (["Shield", "Punch"], [], [7]) == (t.hand(), t.hand(1), t.state.riddles_read)
    t.idle()


def test_with_deck_and_discard_pile_empty_but_for_the_bought_card_that_card_is_drawn() -> None:
    t = table(P(deck=""), P(character="The Riddler"), lineup="Kite Man", tokens={1: 7}, power=2)
    t.buy("Kite Man")
    assert (["Kite Man"], []) == (t.hand(), t.pile())
    t.idle()

"""Guessing Game: name a card type, then reveal the main deck's top card. Right: gain 2 VP. Wrong: lose 1 VP."""

import pytest

from tests.engine.arkham.table import P, table

TYPES = ["Hero", "Villain", "Equipment", "Location", "Super Power"]


@pytest.mark.rule("AA-114")
def test_right_gains_2_vp_and_the_card_stays_on_top_known_to_all() -> None:
    t = table(
        P("Shield"), P(character="The Riddler"), lineup="Kite Man", tokens={1: 5}, main="Bloodthirst, Ragman", power=2
    )
    t.buy("Kite Man")
    assert (TYPES, ["Hero"], [0]) == (t.offers(), t.default(), t.awaited)
    t.pick("Super Power")
    assert (2, ["Bloodthirst", "Ragman"]) == (t.vp(), t.main)
    assert t.state.main[0] in t.position.view(1).hand.knows
    t.idle()


def test_wrong_loses_1_vp() -> None:
    t = table(P(vp=2), P(character="The Riddler", vp=1), lineup="Kite Man", tokens={1: 5}, main="Bloodthirst", power=2)
    t.buy("Kite Man")
    t.pick("Hero")
    assert (1, 1) == (t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-332")
def test_with_an_empty_main_deck_nothing_happens() -> None:
    t = table(P(vp=1), P(character="The Riddler"), lineup="Kite Man", tokens={1: 5}, main="", power=2)
    t.buy("Kite Man")
    assert (1, [5]) == (t.vp(), t.state.riddles_read)
    t.idle()

"""Hush Money: choose one: pay 1 VP; or gain a Weakness."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-308", "AA-104")
def test_both_are_offered_and_an_absent_player_pays() -> None:
    t = table(P("Shield", vp=1), P(character="The Riddler"), lineup="Kite Man", tokens={1: 6}, power=2)
    t.buy("Kite Man")
    assert (["Pay 1 VP", "Gain a Weakness"], ["Pay 1 VP"]) == (t.offers(), t.default())
    t.pick("Pay 1 VP")
    assert (0, 0, ["Kite Man"]) == (t.vp(), t.vp(1), t.pile())
    t.idle()


def test_the_weakness_may_be_chosen() -> None:
    t = table(P(vp=1), P(character="The Riddler"), lineup="Kite Man", tokens={1: 6}, power=2)
    t.buy("Kite Man")
    t.pick("Gain a Weakness")
    assert (1, ["Kite Man", "Weakness"]) == (t.vp(), t.pile())
    t.idle()


@pytest.mark.rule("AA-309", "AA-328")
def test_what_cannot_be_done_is_not_offered() -> None:
    t = table(P(vp=0), P(character="The Riddler"), lineup="Kite Man", tokens={1: 6}, power=2)
    t.buy("Kite Man")
    assert ["Kite Man", "Weakness"] == t.pile()
    t = table(P(vp=1), P(character="The Riddler"), lineup="Kite Man", tokens={1: 6}, power=2, weaknesses=0)
    t.buy("Kite Man")
    assert (0, ["Kite Man"]) == (t.vp(), t.pile())
    t = table(P(vp=0), P(character="The Riddler"), lineup="Kite Man", tokens={1: 6}, power=2, weaknesses=0)
    t.buy("Kite Man")
    assert (0, ["Kite Man"]) == (t.vp(), t.pile())
    t.idle()

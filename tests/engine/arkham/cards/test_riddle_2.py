"""Toll Bridge: Attack: lose 2 VP; The Riddler gains the VP lost this way."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-185", "EX-061")
@pytest.mark.parametrize(("has", "left", "taken"), [(3, 1, 2), (2, 0, 2), (1, 0, 1), (0, 0, 0)])
def test_the_riddler_gains_as_many_as_the_reader_loses(has: int, left: int, taken: int) -> None:
    t = table(P(vp=has), P(character="The Riddler"), P(vp=5), lineup="Crowbar", tokens={1: 2}, power=3)
    t.buy("Crowbar")
    assert (left, taken, 5) == (t.vp(), t.vp(1), t.vp(2))
    t.idle()


def test_a_defense_saves_the_tokens() -> None:
    t = table(P("Shield", vp=2), P(character="The Riddler"), lineup="Crowbar", tokens={1: 2}, power=3)
    t.buy("Crowbar")
    t.defend(0, "Shield")
    assert (2, 0) == (t.vp(), t.vp(1))
    t.idle()

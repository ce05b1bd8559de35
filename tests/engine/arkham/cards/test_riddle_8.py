"""Fool's Gold: gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table


def test_the_reader_gains_1_vp_and_nobody_is_asked() -> None:
    t = table(P("Shield"), P(character="The Riddler"), lineup="Kite Man", tokens={1: 8}, power=2)
    t.buy("Kite Man")
    assert (1, 0, [8]) == (t.vp(), t.vp(1), t.state.riddles_read)
    t.idle()


@pytest.mark.rule("AA-301")
def test_all_may_look_at_resolved_tokens() -> None:
    t = table(P(), P(character="The Riddler"), lineup="Kite Man", tokens={1: 8}, power=2)
    t.buy("Kite Man")
    for seat in (0, 1, None):
        assert ["Fool's Gold"] == [token.name for token in t.position.view(seat).riddles_read]
    t.idle()

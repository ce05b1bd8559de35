"""Wild Card: choose one: +1 Power; or gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-104")
def test_the_power_is_the_first_choice_and_the_default() -> None:
    t = table(P("Wild Card"), P())
    t.play("Wild Card")
    assert ["+1 Power", "Gain 1 VP"] == t.offers()
    assert ["+1 Power"] == t.default()
    t.pick("+1 Power")
    assert (1, 0) == (t.power, t.vp())
    t.idle()


def test_the_vp_goes_to_its_player_alone() -> None:
    t = table(P("Wild Card"), P(vp=1))
    t.play("Wild Card")
    t.pick("Gain 1 VP")
    assert (0, 1, 1) == (t.power, t.vp(), t.vp(1))
    t.idle()

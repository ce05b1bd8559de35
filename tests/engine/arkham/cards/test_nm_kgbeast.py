"""KGBeast: +3 Power. Attack: a foe of your choice loses 2 VP."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-117", "AA-181")
@pytest.mark.parametrize(("vp", "left"), [(3, 1), (1, 0), (0, 0)])
def test_the_named_foe_loses_up_to_2_vp(vp: int, left: int) -> None:
    t = table(P("KGBeast", vp=1), P(vp=vp), P(vp=4))
    t.play("KGBeast")
    assert (["P2", "P3"], ["P2"], 3) == (t.offers(), t.default(), t.power)
    t.pick("P2")
    assert (left, 4, 1) == (t.vp(1), t.vp(2), t.vp())
    t.idle()


@pytest.mark.rule("AA-116")
def test_a_foe_who_defends_loses_nothing_and_the_power_is_kept() -> None:
    t = table(P("KGBeast"), P("Shield", vp=2))
    t.play("KGBeast")
    t.defend(1, "Shield")
    assert (2, 3) == (t.vp(1), t.power)
    t.idle()


@pytest.mark.rule("AA-137")
def test_he_has_no_first_appearance() -> None:
    t = table(P(vp=2), P(vp=2), nemeses="KGBeast, Batman", nemesis_up=False, phase="flip-nemesis")
    assert (2, 2) == (t.vp(), t.vp(1))
    t.idle(1)

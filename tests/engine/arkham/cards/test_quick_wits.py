"""Quick Wits: +1 Power; if each foe has more VP than you, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.parametrize(("others", "power"), [((2, 3), 2), ((2, 1), 1), ((3, 0), 1), ((0, 0), 1)])
def test_it_gives_one_more_only_if_each_foe_has_more(others: tuple[int, int], power: int) -> None:
    t = table(P("Quick Wits", vp=1), *[P(vp=vp) for vp in others])
    t.play("Quick Wits")
    assert (power, 1) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-112")
def test_tokens_lost_by_foes_later_do_not_take_it_back() -> None:
    t = table(P("Quick Wits, KGBeast"), P(vp=1))
    t.play("Quick Wits")
    t.play("KGBeast")
    assert (5, 0) == (t.power, t.vp(1))
    t.idle()


@pytest.mark.rule("SH-022")
def test_a_teammate_is_no_foe_and_a_coffer_does_not_count() -> None:
    t = table(P("Quick Wits", vp=1), P(vp=2), P(vp=0), P(vp=2), teams=True, coffers=(9, 0))
    t.play("Quick Wits")
    assert 2 == t.power
    t.idle()
    t = table(P("Quick Wits", vp=1), P(vp=1), P(vp=9), P(vp=2), teams=True, coffers=(0, 9))
    t.play("Quick Wits")
    assert 1 == t.power
    t.idle()

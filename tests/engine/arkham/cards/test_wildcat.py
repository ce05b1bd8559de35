"""Wildcat: +3 Power."""

from tests.engine.arkham.table import P, table


def test_it_gives_3_power_and_nothing_else() -> None:
    t = table(P("Wildcat, Punch", deck="Kite Man"), P("Punch", vp=1))
    t.play("Wildcat")
    assert (3, ["Punch"], ["Kite Man"], ["Wildcat"]) == (t.power, t.hand(), t.deck(), t.in_play())
    assert (["Punch"], 1) == (t.hand(1), t.vp(1))
    t.idle()


def test_bribed_for_3_vp_it_gives_3_power_and_goes_under_the_main_deck() -> None:
    t = table(P(vp=3), P(), lineup="Wildcat")
    t.bribe("Wildcat")
    assert (3, 0, ["Wildcat"]) == (t.power, t.vp(), t.bribed)
    t.end()
    assert ("Wildcat", []) == (t.main[-1], t.pile())
    t.idle(1)

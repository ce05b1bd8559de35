"""Julie Madison: Gain 1 VP. Ongoing: During your turn, you may Release this card. If you do, +2 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-220")
def test_she_pays_when_played_and_gives_2_power_when_released() -> None:
    t = table(P("Julie Madison, Punch"), P(play="Julie Madison"))
    t.play("Julie Madison")
    assert (1, 0, ["Julie Madison"]) == (t.vp(), t.power, t.offers("use"))
    t.use("Julie Madison")
    assert (1, 2, [], ["Punch"]) == (t.vp(), t.power, t.in_play(), t.hand())
    assert ("Julie Madison", ["Julie Madison"]) == (t.hostages[-1], t.in_play(1))
    t.idle()


@pytest.mark.rule("AA-222", "AA-219")
def test_under_an_empty_stack_she_cannot_be_bought_in_the_same_turn() -> None:
    t = table(P(play="Julie Madison"), P("Punch*2"), hostages="", lineup="")
    t.use("Julie Madison")
    assert ([], 2, ["Julie Madison"], False) == (t.offers("buy"), t.power, t.hostages, t.state.hostage_up)
    t.end()
    assert "Julie Madison is the next Hostage." in t.told
    t.pick("Play all cards")
    assert "Julie Madison" in t.offers("buy")
    t.idle(1)


@pytest.mark.rule("AA-068")
def test_her_power_is_lost_with_the_turn() -> None:
    t = table(P(play="Julie Madison"), P())
    t.use("Julie Madison")
    t.end()
    assert (0, []) == (t.power, t.in_play())
    t.idle(1)


@pytest.mark.rule("AA-168", "AA-271")
def test_discarded_she_gives_no_power() -> None:
    t = table(P("Crowbar", play="Julie Madison"), P())
    t.play("Crowbar")
    t.pick("Julie Madison")
    t.no()
    assert (2, ["Julie Madison"], []) == (t.power, t.pile(), t.offers("use"))
    t.idle()

"""Batgirl: +1 Power, or 1 VP if each foe has more VP."""

import pytest

from tests.engine.arkham.table import P, table

BATGIRL = "Batgirl"


@pytest.mark.rule("AA-104", "AA-306")
def test_behind_each_foe_she_chooses_between_power_and_vp() -> None:
    t = table(P(vp=1, character=BATGIRL), P(vp=2), P(vp=3))
    t.use(BATGIRL)
    assert (["+1 Power", "Gain 1 VP"], ["+1 Power"]) == (t.offers(), t.default())
    t.pick("Gain 1 VP")
    assert (2, 0, [], 2, 3) == (t.vp(), t.power, t.offers("use"), t.vp(1), t.vp(2))
    t.idle()


def test_the_power_may_be_taken_all_the_same() -> None:
    t = table(P(character=BATGIRL), P(vp=1))
    t.use(BATGIRL)
    t.pick("+1 Power")
    assert (0, 1) == (t.vp(), t.power)
    t.idle()


@pytest.mark.parametrize("others", [(2, 1), (3, 0), (0, 0)])
def test_a_foe_with_as_many_vp_or_fewer_leaves_the_power_only(others: tuple[int, int]) -> None:
    t = table(P(vp=1, character=BATGIRL), *[P(vp=vp) for vp in others])
    t.use(BATGIRL)
    assert (1, 1) == (t.vp(), t.power)
    t.idle()


@pytest.mark.rule("SH-022")
def test_in_a_team_game_only_opponents_and_their_characters_count() -> None:
    t = table(P(vp=1, character=BATGIRL), P(vp=2), P(vp=0), P(vp=2), teams=True, coffers=(5, 0))
    t.use(BATGIRL)
    t.pick("Gain 1 VP")
    assert 2 == t.vp()
    t.idle()
    t = table(P(vp=1, character=BATGIRL), P(vp=1), P(vp=5), P(vp=2), teams=True, coffers=(0, 5))
    t.use(BATGIRL)
    assert (1, 1) == (t.vp(), t.power)
    t.idle()

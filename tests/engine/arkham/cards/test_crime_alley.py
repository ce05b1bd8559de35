"""Crime Alley: Ongoing: at the start of your turn, if you have no VP, gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-063", "AA-165")
@pytest.mark.parametrize(("vp", "then"), [(0, 1), (1, 1), (4, 4)])
def test_whoever_starts_a_turn_without_vp_gains_1(vp: int, then: int) -> None:
    t = table(P(), P(play="Crime Alley", vp=vp), phase="pass-on")
    assert (then, 0, ["Crime Alley"]) == (t.vp(1), t.vp(), t.in_play(1))
    t.idle(1)


def test_played_it_does_nothing_at_once_and_stays_in_play() -> None:
    t = table(P("Crime Alley"), P())
    t.play("Crime Alley")
    assert (0, 0) == (t.power, t.vp())
    t.end()
    t.end()
    assert (1, 0, ["Crime Alley"]) == (t.vp(), t.vp(1), t.in_play())
    t.idle()


def test_two_of_them_give_1_in_all() -> None:
    t = table(P(), P(play="Crime Alley*2"), phase="pass-on")
    assert 1 == t.vp(1)
    t.idle(1)


@pytest.mark.rule("SH-041")
def test_tokens_on_the_coffer_do_not_count() -> None:
    t = table(P(), P(play="Crime Alley"), P(), P(), teams=True, coffers=(0, 4), phase="pass-on")
    assert (1, 4) == (t.vp(1), t.state.teams[1].coffer)
    t.idle(1)

"""Commissioner Gordon: Gain 2 VP. Ongoing: Once during each of your turns, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table

GORDON = "Commissioner Gordon"


@pytest.mark.rule("AA-341", "AA-167")
def test_he_pays_2_vp_when_played_and_the_power_comes_by_itself_once() -> None:
    t = table(P(f"{GORDON}, Punch"), P())
    assert 0 == t.power
    t.play(GORDON)
    assert (2, 1, []) == (t.vp(), t.power, t.offers("use"))
    t.play("Punch")
    assert 2 == t.power
    t.idle()


@pytest.mark.rule("AA-341")
def test_in_later_turns_the_power_is_there_before_the_first_action() -> None:
    t = table(P(play=GORDON), P())
    assert (1, 0, []) == (t.power, t.vp(), t.offers("use"))
    t.end()
    assert (0, [1]) == (t.power, t.awaited)
    t.end()
    assert (1, [GORDON], 0) == (t.power, t.in_play(), t.vp())
    t.idle()


@pytest.mark.rule("AA-069", "AA-168")
def test_a_foes_gordon_and_one_in_hand_or_discard_pile_give_nothing() -> None:
    t = table(P(GORDON, pile=GORDON), P(play=GORDON))
    assert 0 == t.power
    t.idle()


def test_he_prints_no_release_but_other_cards_release_him_and_the_power_stays() -> None:
    t = table(P("Crispus Allen", play=GORDON), P())
    t.play("Crispus Allen")
    assert ([GORDON, "No"], ["No"]) == (t.offers(), t.default())
    t.pick(GORDON)
    assert (2, 2, GORDON) == (t.power, t.vp(), t.hostages[-1])
    t.idle()


@pytest.mark.rule("AA-083")
def test_played_again_in_the_same_turn_he_pays_and_gives_power_again() -> None:
    t = table(P("Crowbar, Batwing", deck="", play=GORDON), P())
    t.play("Crowbar")
    t.pick(GORDON)
    t.no()
    t.play("Batwing")
    assert [GORDON] == t.hand()
    power = t.power
    t.play(GORDON)
    assert (power + 1, 2) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-342", "AA-278")
def test_played_off_the_deck_he_pays_gives_his_power_after_the_action_and_stays() -> None:
    t = table(P("Jervis Tetch", deck="Commissioner Gordon, Punch*5"), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    assert (2, 2, ["Jervis Tetch", GORDON]) == (t.vp(), t.power, t.in_play())
    t.end()
    assert [GORDON] == t.in_play()
    t.idle(1)

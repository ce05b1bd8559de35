"""Black Canary: +3 Power, draw a card. FA: discard an Ongoing card you control, or gain a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Black Canary, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145", "AA-165")
def test_played_she_gives_power_and_a_card_and_does_not_stay_in_play() -> None:
    t = table(P("Black Canary", deck="Punch", play="Julie Madison"), P(play="Julie Madison"))
    t.play("Black Canary")
    assert (3, ["Punch"], ["Julie Madison"], 16) == (t.power, t.hand(), t.in_play(1), t.weaknesses)
    t.end()
    assert (["Julie Madison"], ["Punch", "Black Canary"]) == (t.in_play(), sorted(t.pile() + t.hand(), reverse=True))
    t.idle(1)


@pytest.mark.rule("AA-102")
def test_with_an_empty_deck_the_power_comes_alone() -> None:
    t = table(P("Black Canary", deck=""), P())
    t.play("Black Canary")
    assert (3, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-138", "AA-306")
def test_each_player_picks_an_own_ongoing_card_or_gains_a_weakness() -> None:
    t = table(P(play="Aaron Cash"), P(play="Crime Alley, Julie Madison"), P("Julie Madison"), **FA)
    assert ([1], ["Crime Alley", "Julie Madison"], ["Julie Madison"]) == (t.awaited, t.offers(), t.default())
    t.pick("Crime Alley")
    assert (["Julie Madison"], ["Crime Alley"]) == (t.in_play(1), t.pile(1))
    assert ([], ["Aaron Cash"]) == (t.in_play(), t.pile())
    assert (["Julie Madison"], ["Weakness"], 15) == (t.hand(2), t.pile(2), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-328")
def test_with_no_weakness_left_nothing_is_gained() -> None:
    t = table(P(), P(), weaknesses=1, **FA)
    assert (["Weakness"], []) == (t.pile(1), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_card() -> None:
    t = table(P(), P("Shield", play="Crime Alley", vp=1), **FA)
    t.defend(1, "Shield")
    assert (["Crime Alley"], ["Shield"], ["Weakness"]) == (t.in_play(1), t.pile(1), t.pile())
    t.idle(1)

"""Scaled Hide: +2 Power. Ongoing Defense: You may pay 1 VP to avoid an Attack."""

import pytest

from tests.engine.arkham.table import P, table

HIDE = "Scaled Hide"


@pytest.mark.rule("AA-165", "AA-167")
def test_it_gives_power_in_the_turn_it_is_played_and_stays_in_play() -> None:
    t = table(P(HIDE, vp=1), P())
    t.play(HIDE)
    assert (2, [], 1) == (t.power, t.offers("use"), t.vp())
    t.end()
    t.end()
    assert (0, [HIDE], []) == (t.power, t.in_play(), t.offers("use"))
    t.idle()


@pytest.mark.rule("AA-124", "AA-129", "AA-127")
def test_from_play_1_vp_avoids_an_attack_and_it_stays() -> None:
    t = table(P("Raid"), P("Punch", play=f"{HIDE}, Iceberg Lounge", vp=2), P("Punch", vp=2))
    t.play("Raid")
    assert (["Use no Defense", HIDE], ["Use no Defense"]) == (t.offers(seat=1), t.default(1))
    t.defend(1, HIDE)
    assert (1, ["Punch"], [HIDE, "Iceberg Lounge"], []) == (t.vp(1), t.hand(1), t.in_play(1), t.pile(1))
    assert ([], 2, 0) == (t.hand(2), t.vp(2), t.vp())
    t.idle()


@pytest.mark.rule("AA-125")
def test_declined_it_costs_nothing_and_the_attack_hits() -> None:
    t = table(P("Raid"), P("Punch", play=HIDE, vp=2))
    t.play("Raid")
    t.take_it(1)
    assert (2, [], [HIDE]) == (t.vp(1), t.hand(1), t.in_play(1))
    t.idle()


@pytest.mark.rule("AA-184", "AA-311")
def test_without_a_vp_token_it_is_not_offered() -> None:
    t = table(P("Raid"), P("Punch", play=HIDE))
    t.play("Raid")
    assert (["Punch"], 0) == (t.pile(1), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-124")
def test_from_hand_it_is_no_defense() -> None:
    t = table(P("Raid"), P(f"{HIDE}, Punch", vp=3))
    t.play("Raid")
    assert ("discard", [HIDE, "Punch"]) == (t.mine(1).options[0].verb, t.offers(seat=1))
    t.pick("Punch")
    assert 3 == t.vp(1)
    t.idle()


@pytest.mark.rule("AA-126", "AA-081")
def test_it_is_one_defense_for_each_attack_as_often_as_it_is_paid_for() -> None:
    t = table(P("Raid*3"), P("Punch", play=HIDE, vp=2))
    t.play("Raid")
    t.defend(1, HIDE)
    t.play("Raid")
    t.defend(1, HIDE)
    t.play("Raid")
    assert (0, ["Punch"]) == (t.vp(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-124")
def test_it_helps_against_a_first_appearance() -> None:
    t = table(P(play=HIDE, vp=1), P(), nemeses="Batgirl, Batman", nemesis_up=False, phase="flip-nemesis")
    t.defend(0, HIDE)
    assert (0, [], [HIDE], ["Weakness"]) == (t.vp(), t.pile(), t.in_play(), t.pile(1))
    t.idle(1)

"""Iceberg Lounge: Ongoing: The first time you discard a card during each turn, gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table

LOUNGE = "Iceberg Lounge"


@pytest.mark.rule("AA-082", "AA-157")
def test_the_first_card_discarded_from_hand_pays_and_the_second_does_not() -> None:
    t = table(P("Ghost-Maker, Brawler, Punch", play=LOUNGE), P("Punch", play=LOUNGE))
    t.play("Ghost-Maker")
    t.pick("Punch")
    assert 1 == t.vp()
    t.play("Brawler")
    t.pick("Vulnerability")
    assert (1, ["Punch", "Vulnerability"], 0) == (t.vp(), t.pile(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-159")
def test_a_card_discarded_from_the_deck_or_from_play_counts() -> None:
    t = table(P("Giant Mallet", deck="Punch", play=LOUNGE), P())
    t.play("Giant Mallet")
    t.yes()
    assert (1, ["Punch"]) == (t.vp(), t.pile())
    t = table(P("Crowbar", play=f"{LOUNGE}, Aaron Cash"), P())
    t.play("Crowbar")
    t.pick("Aaron Cash")
    t.no()
    assert (1, ["Aaron Cash"]) == (t.vp(), t.pile())
    t.idle()


@pytest.mark.rule("AA-277", "AA-129")
def test_a_defense_discarded_in_a_foes_turn_counts_and_each_turn_has_its_own_first_time() -> None:
    t = table(P("Ghost-Maker, Punch", deck="Shield*12", play=LOUNGE), P("Raid*2"))
    t.play("Ghost-Maker")
    t.pick("Punch")
    t.end()
    assert 1 == t.vp()
    t.play("Raid")
    t.defend(0, "Shield")
    t.play("Raid")
    t.defend(0, "Shield")
    assert 2 == t.vp()
    t.idle(1)


@pytest.mark.rule("AA-277", "AA-139")
def test_discarding_between_turns_pays_nothing() -> None:
    t = table(P("Shield", play=LOUNGE), P("Punch*2", play=LOUNGE), nemeses="Sentinel, Batman", nemesis_up=False,
              phase="flip-nemesis")  # fmt: skip
    t.defend(0, "Shield")
    assert ([0, 0], ["Shield"], ["Punch", "Punch"]) == ([t.vp(0), t.vp(1)], t.pile(0), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-086", "AA-091")
def test_putting_hand_and_played_cards_away_is_no_discarding() -> None:
    t = table(P("Punch, Kite Man", play=LOUNGE), P())
    t.play("Punch")
    t.end()
    assert (0, ["Kite Man", "Punch"], [LOUNGE]) == (t.vp(), t.pile(), t.in_play())
    t.idle(1)


@pytest.mark.rule("AA-344")
def test_it_does_not_pay_for_itself() -> None:
    t = table(P("Fence, Punch", play=LOUNGE), P())
    t.play("Fence")
    t.pick(LOUNGE)
    assert (0, [LOUNGE]) == (t.vp(), t.pile())
    t.idle()


@pytest.mark.rule("AA-215", "AA-226")
def test_freezing_destroying_and_releasing_are_no_discarding() -> None:
    t = table(P("Deep Freeze, Punch, Professor Pyg", play=f"{LOUNGE}, Aaron Cash"), P())
    t.play("Professor Pyg")
    t.pick("Punch")
    t.use("Aaron Cash")
    t.play("Deep Freeze")
    t.pick("Professor Pyg")
    assert (0, ["Punch"], ["Professor Pyg"]) == (t.vp(), t.destroyed, t.frozen())
    t.idle()


@pytest.mark.rule("AA-168")
def test_played_it_pays_nothing_and_works_from_then_on() -> None:
    t = table(P(f"{LOUNGE}, Brawler, Punch"), P())
    t.play(LOUNGE)
    assert (0, 0) == (t.vp(), t.power)
    t.play("Brawler")
    t.pick("Punch")
    assert 1 == t.vp()
    t.idle()

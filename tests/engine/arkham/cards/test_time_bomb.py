"""Time Bomb: +2 Power. Defense: reveal it, discard it unless you control a Hostage, then draw a card."""

import pytest

from tests.engine.arkham.table import P, table

BOMB = "Time Bomb"


@pytest.mark.rule("AA-011", "AA-127")
def test_played_it_gives_power_and_draws_nothing() -> None:
    t = table(P(BOMB), P())
    t.play(BOMB)
    assert (2, [], [BOMB]) == (t.power, t.hand(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-283", "AA-129")
def test_without_a_hostage_it_is_discarded_which_counts_as_discarding() -> None:
    t = table(P("Raid", play="Aaron Cash"), P(f"{BOMB}, Aaron Cash", deck="Ragman", play="Iceberg Lounge"), P("Punch"))
    t.play("Raid")
    assert (["Use no Defense", BOMB], ["Use no Defense"]) == (t.offers(), t.default())
    t.defend(1, BOMB)
    assert (["Aaron Cash", "Ragman"], [BOMB], 1) == (t.hand(1), t.pile(1), t.vp(1))
    assert (["Punch"], 2) == (t.pile(2), t.power)
    t.idle()


@pytest.mark.rule("AA-283", "AA-129", "AA-126")
def test_with_a_hostage_it_stays_in_hand_seen_by_all_and_may_answer_the_next_attack() -> None:
    t = table(P("Raid*2"), P(f"{BOMB}, Punch", deck="Ragman, Kite Man", play="Aaron Cash, Iceberg Lounge"))
    t.play("Raid")
    t.defend(1, BOMB)
    assert ([BOMB, "Punch", "Ragman"], [], 0) == (t.hand(1), t.pile(1), t.vp(1))
    assert t.state.players[1].hand[0] in t.position.view(0).hand.knows
    t.play("Raid")
    t.defend(1, BOMB)
    assert ([BOMB, "Punch", "Ragman", "Kite Man"], 4) == (t.hand(1), t.power)
    t.idle()


@pytest.mark.rule("AA-174")
def test_with_an_empty_deck_it_is_discarded_before_the_draw_and_so_comes_back() -> None:
    t = table(P("Raid"), P(BOMB, deck=""))
    t.play("Raid")
    t.defend(1, BOMB)
    assert ([BOMB], []) == (t.hand(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-125")
def test_saved_it_is_neither_shown_nor_discarded() -> None:
    t = table(P("Raid"), P(f"{BOMB}, Punch"))
    t.play("Raid")
    t.take_it(1)
    t.pick("Punch")
    assert ([BOMB], ["Punch"]) == (t.hand(1), t.pile(1))
    assert t.state.players[1].hand[0] not in t.position.view(0).hand.knows
    t.idle()


@pytest.mark.rule("AA-124", "AA-283")
def test_against_a_first_appearance_it_works_the_same() -> None:
    t = table(P(BOMB, play="Aaron Cash"), P(BOMB), nemeses="Sentinel, Batman", nemesis_up=False, phase="flip-nemesis")
    assert [1, 0] == t.awaited
    t.defend(0, BOMB)
    t.defend(1, BOMB)
    assert ([BOMB, "Vulnerability"], ["Vulnerability"]) == (t.hand(), t.hand(1))
    assert ([], [BOMB]) == (t.pile(), t.pile(1))
    t.idle(1)

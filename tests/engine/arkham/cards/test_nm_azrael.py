"""Azrael: +3 Power, may destroy up to two own cards; FA: each player destroys a Line-Up card, replaced at once."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Azrael, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-101")
def test_up_to_two_cards_of_hand_and_discard_pile_may_be_destroyed() -> None:
    t = table(P("Azrael, Punch", pile="Kite Man, Vulnerability"), P("Punch", pile="Punch"))
    t.play("Azrael")
    assert (3, ["Punch", "Kite Man", "Vulnerability"], (0, 2), []) == (
        t.power, t.offers(), (t.mine(0).at_least, t.mine(0).at_most), t.default(),
    )  # fmt: skip
    t.pick("Punch", "Vulnerability")
    assert (["Punch", "Vulnerability"], [], ["Kite Man"]) == (sorted(t.destroyed), t.hand(), t.pile())
    assert (["Punch"], ["Punch"]) == (t.hand(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-101", "AA-100")
def test_one_or_none_is_legal_and_with_no_card_nothing_is_asked() -> None:
    t = table(P("Azrael*2, Kite Man", pile="Punch"), P())
    t.play("Azrael")
    t.pick()
    t.play("Azrael")
    t.pick("Kite Man")
    assert (["Kite Man"], ["Punch"], 6) == (t.destroyed, t.pile(), t.power)
    t = table(P("Azrael"), P(), lineup="Kite Man*5")
    t.play("Azrael")
    assert ([], ["Kite Man"] * 5) == (t.destroyed, t.lineup)
    t.idle()


@pytest.mark.rule("AA-267", "AA-138", "AA-306")
def test_in_turn_order_each_destroys_a_card_that_is_replaced_and_a_cheap_one_brings_a_weakness() -> None:
    lineup = "Clayface, Ragman, Batwing, Cryo-Suit, Crowbar"
    t = table(P(), P(), P(), lineup=lineup, main="Kite Man, Punchline, Man-Bat", **FA)
    assert ([1], ["Crowbar"]) == (t.awaited, t.default())
    assert ["Clayface", "Ragman", "Batwing", "Cryo-Suit", "Crowbar"] == t.offers()
    t.pick("Ragman")
    assert (["Weakness"], ["Clayface", "Kite Man", "Batwing", "Cryo-Suit", "Crowbar"]) == (t.pile(1), t.lineup)
    assert ([2], True) == (t.awaited, "Kite Man" in t.offers())
    t.pick("Batwing")
    assert ([], ["Clayface", "Kite Man", "Punchline", "Cryo-Suit", "Crowbar"]) == (t.pile(2), t.lineup)
    assert [0] == t.awaited
    t.pick("Punchline")
    assert ([], ["Ragman", "Batwing", "Punchline"], []) == (t.pile(), t.destroyed, t.main)
    assert (["Clayface", "Kite Man", "Man-Bat", "Cryo-Suit", "Crowbar"], 15) == (t.lineup, t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-306")
def test_of_cards_with_the_same_cost_the_default_is_the_lower_vp_value_then_the_lower_slot() -> None:
    t = table(P(), P("Shield"), lineup="Clayface, The Question, Death Trap, Clayface, Cryo-Suit", **FA)
    t.defend(1, "Shield")
    assert ["Clayface (slot 1)"] == t.labels(default=True)
    t.pick("Death Trap")
    assert (["Death Trap"], ["Shield"], []) == (t.destroyed, t.pile(1), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-267", "AA-332", "AA-335")
def test_with_an_empty_main_deck_nothing_is_replaced_and_the_game_goes_on() -> None:
    t = table(P(), P(), lineup="Kite Man, Ragman*4", main="", **FA)
    t.pick("Kite Man")
    assert ([0], ["-", "Ragman", "Ragman", "Ragman", "Ragman"]) == (t.awaited, t.lineup)
    t.pick("Ragman@2")
    assert (["-", "-", "Ragman", "Ragman", "Ragman"], False) == (t.lineup, t.over)
    assert (["Weakness"], ["Weakness"]) == (t.pile(), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-313")
def test_with_an_empty_line_up_nothing_is_destroyed_or_added() -> None:
    t = table(P(), P(), lineup="", main="Kite Man", **FA)
    assert ([], ["Kite Man"], ["-"] * 5, 16) == (t.destroyed, t.main, t.lineup, t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-200", "AA-204")
def test_a_card_of_a_lower_row_may_be_destroyed() -> None:
    t = table(P(), P("Shield"), lineup="Clayface*5", below=("", "Ragman"), main="Kite Man", **FA)
    t.defend(1, "Shield")
    t.pick("Ragman")
    assert (["Ragman"], ["Clayface"] * 5, [["Kite Man"], [], [], [], []]) == (t.destroyed, t.lineup, t.below)
    assert ["Weakness"] == t.pile()
    t.idle(1)


@pytest.mark.rule("AA-248", "AA-250")
def test_a_foe_of_the_riddler_discards_the_token_of_the_slot_unread_and_the_riddler_does_not() -> None:
    t = table(P(character="The Riddler"), P(), lineup="Clayface*5", tokens={1: 1, 2: 2}, **FA)
    t.pick("Clayface@1")
    assert ({2: 2}, [1], []) == (t.tokens, t.state.riddles_unread, t.pile(1))
    t.pick("Clayface@2")
    assert {2: 2} == t.tokens
    t.idle(1)

"""Killer Croc: destroy a Hero or Villain with cost 4 or less in the Line-Up; if you do, +1 Power and Surge."""

import pytest

from tests.engine.arkham.table import P, table

CROC = "Killer Croc"


@pytest.mark.rule("AA-203")
def test_the_new_card_takes_the_empty_place_in_the_top_row() -> None:
    lineup = "Crowbar, Ragman, Clayface, Kite Man, Giant Penny"
    t = table(P(character=CROC), P(), lineup=lineup, main="Escape Artist, Punchline")
    t.use(CROC)
    assert (["Ragman", "Kite Man"], ["Kite Man"]) == (t.offers(), t.default())
    t.pick("Ragman")
    assert (["Ragman"], 1) == (t.destroyed, t.power)
    assert ["Crowbar", "Escape Artist", "Clayface", "Kite Man", "Giant Penny"] == t.lineup
    assert [] == t.offers("use")
    t.idle()


def test_without_such_a_card_it_is_not_offered() -> None:
    t = table(P(character=CROC), P(), lineup="Crowbar, Clayface, Punchline, Bloodthirst, Ace Chemical Plant")
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-248", "AA-244")
def test_a_riddle_token_of_the_slot_is_discarded_unread() -> None:
    t = table(P(character=CROC), P(character="The Riddler"), lineup="Kite Man", tokens={1: 1}, main="Punchline")
    t.use(CROC)
    assert ({}, [1], 0) == (t.tokens, t.state.riddles_unread, t.pile().count("Weakness"))
    assert "The Riddle token of slot 1 is discarded unread." in t.told
    assert 1 == t.position.view(1).riddles_unread
    t.idle()


def test_with_an_empty_main_deck_the_power_comes_alone() -> None:
    t = table(P(character=CROC), P(), lineup="Kite Man", main="")
    t.use(CROC)
    assert (1, ["-"] * 5) == (t.power, t.lineup)
    t.idle()

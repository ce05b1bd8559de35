"""The end of the game and the final count (section 17)."""

from typing import TypedDict

import pytest

from engine.arkham.state import Phase
from tests.engine.arkham.table import P, table


class Last(TypedDict):
    """A game that is over when the Line-Up is refilled."""

    nemeses: str
    phase: Phase


LAST: Last = {"nemeses": "", "phase": "refill"}


@pytest.mark.rule("EX-068", "AA-256", "AA-258", "AA-217", "AA-183", "AA-235", "AA-008")
def test_all_cards_a_player_owns_and_the_tokens_are_counted() -> None:
    piles = ("Kite Man*5", "Kite Man*4, Weakness*2", "Kite Man*9", "Nora Fries*2", "Monstrous Strength*4")
    t = table(P(*piles, vp=4), P(), **LAST)
    first = t.position.view(None).scores[0]
    assert (0, 28 + 4, 4, 28, 26) == (first.seat, first.total, first.tokens, first.cards_vp, first.cards)
    assert (26, [], []) == (len(t.deck()), t.hand(), t.in_play())
    assert [[0], [1]] == t.position.standings


@pytest.mark.rule("EX-067", "AA-009", "AA-259")
def test_a_variable_vp_value_is_worked_out_on_the_collected_deck() -> None:
    t = table(P("Appraisal, Knuckles", deck="Punch*5"), P())
    t.play("Appraisal")
    t.pick("Knuckles")
    assert 3 == t.vp()
    t = table(P("Knuckles", deck="Punch*5", pile="Arkham Inmate*3"), P(), **LAST)
    assert 5 + 3 * 2 == t.position.view(None).scores[0].total


@pytest.mark.rule("AA-259")
def test_the_printed_variable_cards() -> None:
    t = table(P("The Question, Ragman, Spoiler, Jason Bard*2", deck=""), P("Giant Penny*3, Crowbar*2", deck=""), **LAST)
    assert {0: 4 + 1 + 4 + 2, 1: 3 * 2 + 2} == {each.seat: each.total for each in t.position.view(None).scores}
    t = table(P("Black Mask, Kite Man*4, Henchman", deck=""), P("Arkham Inmate*2", deck=""), **LAST)
    assert {0: 2 + 4 + 1, 1: 2} == {each.seat: each.total for each in t.position.view(None).scores}


@pytest.mark.rule("AA-260", "AA-264")
def test_the_highest_total_wins_and_lower_places_are_ranked_the_same_way() -> None:
    t = table(P(vp=3), P(vp=9), P(vp=5), P(vp=5), **LAST)
    assert [[1], [2, 3], [0]] == t.position.standings
    assert ((1,), (2, 3), (0,)) == t.position.view(None).standings


@pytest.mark.rule("EX-064", "AA-261", "AA-225")
def test_a_tie_goes_to_the_player_with_more_nemesis_cards() -> None:
    t = table(P("Spoiler", vp=4, deck="Punch"), P("Spoiler*2", deck="Vulnerability"), **LAST)
    assert [[1], [0]] == t.position.standings
    assert [(8, 2), (8, 1)] == [(each.total, each.nemeses) for each in t.position.view(None).scores]


@pytest.mark.rule("AA-262")
def test_then_to_the_one_with_more_cards() -> None:
    t = table(P(vp=4, deck="Punch*3"), P(vp=4, deck="Punch*4"), **LAST)
    assert [[1], [0]] == t.position.standings


@pytest.mark.rule("AA-263")
def test_then_the_win_is_shared() -> None:
    t = table(P(vp=4), P(vp=4), P(vp=1), **LAST)
    assert [[0, 1], [2]] == t.position.standings
    assert "The game is over: P1, P2 share the win." in t.told


@pytest.mark.rule("AA-258")
def test_a_total_may_be_negative() -> None:
    t = table(P("Weakness*3", deck=""), P(deck="Punch"), **LAST)
    assert [-3] == [each.total for each in t.position.view(None).scores if each.seat == 0]
    assert [[1], [0]] == t.position.standings

"""Riddle Me This: +1 Power. You may look at the next Riddle token, then attach it to a Line-Up slot that has none."""

import pytest

from engine.arkham.design import REGISTER
from tests.engine.arkham.table import P, table

QUESTION = "Riddle Me This: look at the next Riddle token and attach it?"


@pytest.mark.rule("AA-282", "AA-242", "AA-238", "AA-240")
def test_the_token_is_seen_by_its_player_before_the_slot_is_chosen() -> None:
    t = table(P("Riddle Me This", character="The Riddler"), P(), lineup="Kite Man, -, Ragman", tokens={3: 8})
    t.play("Riddle Me This")
    assert (1, QUESTION, ["No"]) == (t.power, t.prompt(), t.default())
    t.yes()
    assert "The Riddle token: Dead End." in t.told
    assert "Dead End: on which slot?" == t.prompt()
    assert ["Kite Man", "Slot 2, empty", "Slot 4, empty", "Slot 5, empty"] == t.offers()
    assert ["Kite Man"] == t.default()
    assert {REGISTER["riddle_1"].text} == {t.words(each.note) for each in t.mine(0).options}, "what it does is told"
    t.pick("Slot 2, empty")
    assert {2: 1, 3: 8} == t.tokens
    t.idle()


def test_no_attaches_nothing_and_shows_nothing() -> None:
    t = table(P("Riddle Me This", character="The Riddler"), P())
    t.play("Riddle Me This")
    t.no()
    assert ({}, 1) == (t.tokens, t.power)
    t.idle()


@pytest.mark.rule("AA-239")
def test_with_a_token_on_every_slot_nothing_is_asked() -> None:
    t = table(P("Riddle Me This", character="The Riddler"), P(), tokens={1: 1, 2: 2, 3: 3, 4: 4, 5: 5})
    t.play("Riddle Me This")
    assert 1 == t.power
    t.idle()


@pytest.mark.rule("AA-347")
def test_without_the_riddler_in_the_game_only_the_power_applies() -> None:
    t = table(P("Riddle Me This"), P())
    t.play("Riddle Me This")
    assert (1, {}) == (t.power, t.tokens)
    t.idle()


@pytest.mark.rule("AA-347", "AA-241")
def test_another_player_sees_the_token_this_once_and_may_have_to_read_it_later() -> None:
    t = table(P("Riddle Me This"), P(character="The Riddler"), lineup="Kite Man", power=2)
    t.play("Riddle Me This")
    t.yes()
    assert "Dead End: on which slot?" == t.prompt()
    t.pick("Kite Man")
    seen = [t.position.view(seat).slots[0].token for seat in (0, 1)]
    assert [None, "Dead End"] == [token.name if token else None for token in seen]
    t.buy("Kite Man")
    assert ["Weakness"] == [name for name in t.pile() if name == "Weakness"]
    t.idle()


@pytest.mark.rule("AA-251")
def test_an_empty_stack_is_made_of_the_discarded_tokens_first() -> None:
    t = table(P("Riddle Me This", character="The Riddler"), P(), riddles_read=[1, 2, 3, 4, 5, 6, 7, 8])
    t.play("Riddle Me This")
    t.yes()
    assert "The discarded Riddle tokens are shuffled into a new stack." in t.told
    t.pick("attach:0")
    assert (1, 7, []) == (len(t.tokens), len(t.state.riddles), t.state.riddles_read)
    t.idle()

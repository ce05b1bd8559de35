"""Riddle tokens on slots: who reads them, when, and what discards them unread (AA-238 to AA-252)."""

import pytest

from tests.engine.arkham.table import P, table

RIDDLER = P(character="The Riddler")


@pytest.mark.rule("AA-244", "EX-059", "AA-245")
def test_a_slot_has_one_token_for_all_its_cards_and_the_first_taken_triggers_it() -> None:
    t = table(P(), RIDDLER, lineup="-, -, Kite Man", below=("", "", "Ragman"), tokens={3: 8}, power=6)
    t.buy("Ragman")
    assert (1, {}) == (t.vp(), t.tokens)
    t.buy("Kite Man")
    assert 1 == t.vp()
    t.idle()


@pytest.mark.rule("AA-244")
def test_whoever_may_take_a_card_sees_which_slots_have_a_token() -> None:
    t = table(P(vp=3), RIDDLER, lineup="Kite Man, -, Ragman", below=("", "", "Crowbar"), tokens={3: 8}, power=6)
    assert {
        "Kite Man for 2 Power (slot 1)", "Ragman for 4 Power (slot 3 ❓)", "Crowbar for 3 Power (slot 3 ❓, row 2)",
        "Kite Man for 1 VP (slot 1)", "Ragman for 2 VP (slot 3 ❓)",
    } <= set(t.labels())  # fmt: skip


@pytest.mark.rule("AA-244", "AA-107", "AA-342")
def test_a_bribed_cards_text_comes_first_then_the_token_then_all_else() -> None:
    foe = P(deck="Punch*3", play="Arkham Asylum", vp=2)
    t = table(foe, RIDDLER, lineup="Man-Bat", tokens={1: 8}, coin="H")
    t.bribe("Man-Bat")
    assert (3, "Arkham Asylum: draw a card, then Freeze one from your hand?") == (t.power, t.prompt())
    assert t.told.index("+3 Power, 3 in all.") < t.told.index("P1 turns up the Riddle token: Fool's Gold.")
    assert 1 == t.vp()
    t.no()
    t.idle()


@pytest.mark.rule("AA-240")
def test_the_token_stays_on_its_slot_when_a_lower_card_moves_up() -> None:
    t = table(P(), RIDDLER, lineup="Ragman, -, Ragman, Ragman, Ragman", below=("Kite Man",), tokens={1: 1, 2: 2})
    t.end()
    assert (["Ragman", "Kite Man", "Ragman", "Ragman", "Ragman"], {1: 1, 2: 2}) == (t.lineup, t.tokens)
    t.idle(1)


@pytest.mark.rule("AA-248")
def test_a_foe_who_destroys_the_card_discards_the_token_unread() -> None:
    t = table(P("Clownhunter"), RIDDLER, lineup="Kite Man", tokens={1: 1})
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert ({}, [1], []) == (t.tokens, t.state.riddles_unread, t.pile())
    for seat in (0, 1, None):
        assert () == t.position.view(seat).riddles_read
    t.idle()


@pytest.mark.rule("AA-250")
def test_the_riddler_destroys_a_card_and_the_token_stays() -> None:
    t = table(P("Clownhunter", character="The Riddler"), P(), lineup="Kite Man", tokens={1: 1})
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert {1: 1} == t.tokens
    t.idle()


@pytest.mark.rule("AA-248", "AA-251")
def test_a_discarded_token_is_shuffled_in_with_the_resolved_ones() -> None:
    t = table(P(character="The Riddler"), P(), tokens={1: 1}, riddles_read=[2, 3, 4, 5, 6, 7, 8])
    t.use("The Riddler")
    assert "The discarded Riddle tokens are shuffled into a new stack." in t.told
    t.pick("attach:1")
    assert [1, *range(2, 9)] == sorted([*t.tokens.values(), *t.state.riddles])
    t.idle()


@pytest.mark.rule("AA-048")
def test_without_the_riddler_there_are_no_tokens() -> None:
    t = table(P(), P())
    assert (-1, [], None) == (t.state.riddler, t.state.riddles, t.position.view(0).riddler)
    t.idle()

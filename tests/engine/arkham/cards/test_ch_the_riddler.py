"""The Riddler: attach a Riddle token to a Line-Up slot that has none; if you do, +1 Power."""

import pytest

from engine import Dice
from tests.engine.arkham.table import GAME, P, table

RIDDLER = "The Riddler"


@pytest.mark.rule("AA-242", "AA-238")
def test_the_token_is_seen_first_then_must_be_attached() -> None:
    t = table(P(character=RIDDLER), P(), lineup="Kite Man, -, Ragman", tokens={1: 8})
    t.use(RIDDLER)
    assert ("Dead End: on which slot?", ["Ragman"]) == (t.prompt(), t.default())
    assert ["Slot 2, empty", "Ragman", "Slot 4, empty", "Slot 5, empty"] == t.offers()
    t.pick("Slot 5, empty")
    assert ({1: 8, 5: 1}, 1) == (t.tokens, t.power)
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-239")
def test_with_a_token_on_every_slot_it_is_not_offered() -> None:
    t = table(P(character=RIDDLER), P(), tokens={1: 1, 2: 2, 3: 3, 4: 4, 5: 5})
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-241", "AA-304")
def test_the_riddler_alone_sees_the_tokens_on_slots() -> None:
    t = table(P(character=RIDDLER), P(), tokens={2: 7})
    seen = [t.position.view(seat).slots[1] for seat in (0, 1, None)]
    assert [True, True, True] == [slot.marked for slot in seen]
    assert ["Red Herring", None, None] == [slot.token.name if slot.token else None for slot in seen]
    t.idle()


@pytest.mark.rule("AA-250")
def test_the_riddler_buys_and_bribes_past_own_tokens() -> None:
    t = table(P(vp=1, character=RIDDLER), P(), lineup="Kite Man, Kite Man", tokens={1: 1, 2: 2}, power=2)
    t.buy("Kite Man@1")
    t.bribe("Kite Man@2")
    assert ({1: 1, 2: 2}, ["Kite Man"]) == (t.tokens, t.pile())
    t.idle()


@pytest.mark.rule("AA-252", "AA-019")
def test_with_stack_and_discard_pile_empty_no_token_is_placed() -> None:
    t = table(P(character=RIDDLER), P(), tokens={1: 1})
    state = t.state
    state.riddles.clear()
    assert not GAME.play(state, 2, Dice("0" * 32), True).can_attach()
    t.idle()

"""Dead End: Attack: gain a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

RIDDLER = P(character="The Riddler")


@pytest.mark.rule("AA-243", "AA-246", "AA-247", "AA-297")
def test_the_foe_who_buys_from_the_slot_gains_a_weakness_and_the_token_lies_open() -> None:
    t = table(P(), RIDDLER, P(), lineup="Kite Man", tokens={1: 1}, power=2)
    t.buy("Kite Man")
    assert (["Kite Man", "Weakness"], [], []) == (t.pile(), t.pile(1), t.pile(2))
    assert ({}, [1]) == (t.tokens, t.state.riddles_read)
    assert "P1 turns up the Riddle token: Dead End." in t.told
    t.idle()


@pytest.mark.rule("AA-247", "AA-130")
def test_its_reader_alone_may_use_a_defense_also_where_no_weakness_is_left() -> None:
    for left in (16, 0):
        t = table(
            P("Shield", deck="Punch"), RIDDLER, P("Shield"), lineup="Kite Man", tokens={1: 1}, power=2, weaknesses=left
        )
        t.buy("Kite Man")
        assert ([0], "P2 attacks you with Dead End. Use a Defense?") == (t.awaited, t.prompt())
        t.defend(0, "Shield")
        assert (["Kite Man", "Shield"], ["Punch"]) == (t.pile(), t.hand())
        t.idle()

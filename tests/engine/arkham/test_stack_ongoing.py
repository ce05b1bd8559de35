"""Stack Ongoing and effects without a player behind them (AA-146, AA-249, AA-345)."""

import pytest

from tests.engine.arkham.table import P, table

UP = {"phase": "flip-nemesis", "nemesis_up": False}


@pytest.mark.rule("AA-146", "AA-345", "AA-346")
def test_it_works_for_all_players_while_its_nemesis_is_the_face_up_top_card() -> None:
    t = table(P("Shield", vp=1), P("Shield", vp=2), lineup="Kite Man, Ragman*4", nemeses="Owl, Spoiler")
    assert [] == t.offers("bribe")
    t.end()
    assert (["Weakness"], 3) == ([name for name in t.pile() if name == "Weakness"], t.vp(1))
    assert ["Kite Man", "Ragman", "Ragman", "Ragman", "Ragman"] == t.offers("bribe")
    t.bribe("Kite Man")
    assert 1 == t.vp(1)
    t.idle(1)


@pytest.mark.rule("AA-146", "AA-346")
def test_it_ends_when_the_card_leaves_the_stack_and_a_bribe_for_0_vp_stays_at_0() -> None:
    t = table(
        P("The Perfect Crime", vp=1), P(), lineup="Kite Man, GCPD Officer, Ragman", nemeses="Owl, Spoiler", power=8
    )
    t.play("The Perfect Crime")
    t.bribe("Kite Man")
    assert (1, []) == (t.vp(), t.offers("bribe"))
    t.buy("Owl")
    assert ["GCPD Officer"] == t.offers("bribe")
    t.end()
    assert (1, []) == (t.vp(), [name for name in t.pile() if name == "Weakness"])
    t.idle(1)


@pytest.mark.rule("AA-146", "AA-011")
def test_playing_the_card_skips_its_stack_ongoing_and_a_face_down_one_is_off() -> None:
    t = table(P("Owl", vp=1), P(), lineup="Kite Man")
    t.play("Owl")
    assert (1, ["Kite Man"]) == (t.power, t.offers("bribe"))
    t = table(P(vp=1), P(), lineup="Kite Man", nemeses="Owl", nemesis_up=False)
    assert ["Kite Man"] == t.offers("bribe")
    t.idle()


@pytest.mark.rule("AA-249")
def test_a_card_taken_out_with_no_player_behind_it_discards_the_token_unread() -> None:
    t = table(P(character="The Riddler"), P(), tokens={1: 5, 2: 6}, nemeses="Earthquake, Batman", **UP)
    assert ({2: 6}, [5], ["Monstrous Strength"]) == (t.tokens, t.state.riddles_unread, t.destroyed)
    t.idle(1)

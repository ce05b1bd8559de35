"""Clownhunter: +2 Power. You may destroy a Villain with cost 4 or less in the Line-Up. If you do, gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table

LINEUP = "Firefly, Ragman, Clayface, Kite Man, Crowbar"


@pytest.mark.rule("AA-078", "AA-200")
def test_a_cheap_villain_of_any_row_is_destroyed_for_1_vp_and_its_slot_stays_empty() -> None:
    t = table(P("Clownhunter, Kite Man", pile="Kite Man"), P(play="Kite Man"), lineup=LINEUP, below=("Man-Bat",))
    t.play("Clownhunter")
    assert (["Firefly", "Kite Man", "Man-Bat", "No"], ["No"]) == (t.offers(), t.default())
    t.pick("Firefly")
    assert (2, 1, ["Firefly"]) == (t.power, t.vp(), t.destroyed)
    assert ["-", "Ragman", "Clayface", "Kite Man", "Crowbar"] == t.lineup
    assert (["Man-Bat"], 20) == (t.below[0], len(t.main))
    t.end()
    assert (["Man-Bat", "Ragman", "Clayface", "Kite Man", "Crowbar"], 20) == (t.lineup, len(t.main))
    t.idle(1)


@pytest.mark.rule("AA-078")
def test_without_a_lower_card_the_slot_is_filled_from_the_main_deck_at_the_end_of_the_turn() -> None:
    t = table(P("Clownhunter"), P(), lineup=LINEUP, main="Batwing*3")
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert ["Firefly", "Ragman", "Clayface", "-", "Crowbar"] == t.lineup
    t.end()
    assert ["Firefly", "Ragman", "Clayface", "Batwing", "Crowbar"] == t.lineup
    t.idle(1)


def test_no_destroys_nothing_and_gains_nothing() -> None:
    t = table(P("Clownhunter"), P(), lineup=LINEUP)
    t.play("Clownhunter")
    t.no()
    assert (2, 0, []) == (t.power, t.vp(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-100")
def test_without_such_a_villain_in_the_line_up_nothing_is_asked() -> None:
    t = table(P("Clownhunter, Kite Man"), P(), lineup="Clayface, Ragman, -, Solomon Grundy, Crowbar", henchmen=13)
    t.play("Clownhunter")
    assert (2, 0, 13) == (t.power, t.vp(), t.henchmen)
    t.idle()


def test_it_counts_as_destroyed_by_its_player() -> None:
    t = table(P("Clownhunter", play="Ace Chemical Plant"), P(play="Ace Chemical Plant"), lineup=LINEUP)
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert (2, 0) == (t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-248", "AA-250")
def test_a_foe_of_the_riddler_discards_the_token_of_the_slot_unread_and_the_riddler_leaves_it() -> None:
    t = table(P("Clownhunter"), P(character="The Riddler"), lineup=LINEUP, tokens={1: 1, 4: 2})
    t.play("Clownhunter")
    t.pick("Firefly")
    assert ({4: 2}, [1], []) == (t.tokens, t.state.riddles_unread, t.pile())
    t.idle()
    t = table(P("Clownhunter", character="The Riddler"), P(), lineup=LINEUP, tokens={1: 1})
    t.play("Clownhunter")
    t.pick("Firefly")
    assert ({1: 1}, 1) == (t.tokens, t.vp())
    t.idle()

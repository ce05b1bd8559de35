"""Giant Mallet: +2 Power. Look at the top card of your deck. You may discard it."""

import pytest

from tests.engine.arkham.table import P, table

MALLET = "Giant Mallet"


@pytest.mark.rule("AA-159", "AA-274")
def test_yes_discards_the_card_which_counts_as_discarding() -> None:
    t = table(P(MALLET, deck="Punch, Kite Man", play="Iceberg Lounge"), P(deck="Ragman"))
    t.play(MALLET)
    assert (["Yes", "No"], ["No"], "Giant Mallet: discard Punch?") == (t.offers(), t.default(), t.prompt())
    t.yes()
    assert (2, ["Kite Man"], ["Punch"], 1) == (t.power, t.deck(), t.pile(), t.vp())
    assert (["Ragman"], []) == (t.deck(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-114", "AA-304")
def test_no_leaves_the_card_on_top_seen_by_its_player_alone() -> None:
    t = table(P(MALLET, deck="Kite Man, Punch"), P())
    t.play(MALLET)
    assert [(0,)] == [event.audience for event in t.events if "Kite Man" in t.words(event.text)]
    t.no()
    assert (["Kite Man", "Punch"], []) == (t.deck(), t.pile())
    top = t.state.players[0].deck[0]
    assert [True, False] == [top in t.position.view(seat).hand.knows for seat in (0, 1)]
    t.idle()


@pytest.mark.rule("AA-114", "AA-336")
def test_a_discarded_card_is_shown_to_all() -> None:
    t = table(P(MALLET, deck="Kite Man"), P())
    t.play(MALLET)
    t.yes()
    assert "P1 discards Kite Man." in [t.words(event.text) for event in t.events if event.audience is None]
    t.idle()


@pytest.mark.rule("AA-174", "AA-213")
def test_an_empty_deck_is_shuffled_first() -> None:
    t = table(P(MALLET, deck="", pile="Kite Man", frozen="Ragman"), P())
    t.play(MALLET)
    assert (["Kite Man"], ["Ragman"], []) == (t.deck(), t.pile(), t.frozen())
    t.yes()
    assert ([], ["Ragman", "Kite Man"]) == (t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-100", "AA-176")
def test_without_any_card_nothing_is_asked() -> None:
    t = table(P(MALLET, deck="", frozen="Ragman"), P())
    t.play(MALLET)
    assert (2, ["Ragman"]) == (t.power, t.frozen())
    t.idle()

"""The Signal: +3 Power. Look at the top card of your deck. You may destroy it. Level 1, no First Appearance."""

import pytest

from tests.engine.arkham.table import P, table

SIGNAL = "The Signal"


@pytest.mark.rule("AA-114", "AA-337", "AA-153")
def test_the_top_card_is_seen_by_its_player_alone_and_may_be_destroyed() -> None:
    t = table(P(f"{SIGNAL}, Punch", deck="Vulnerability, Kite Man"), P(deck="Punch"))
    t.play(SIGNAL)
    seen = [event.audience for event in t.events if "Vulnerability" in t.words(event.text)]
    assert ([(0,)], "The Signal: destroy Vulnerability?", ["No"]) == (seen, t.prompt(), t.default())
    assert ["Yes"] == t.offers("destroy")
    t.yes()
    assert (3, ["Vulnerability"], ["Kite Man"], ["Punch"]) == (t.power, t.destroyed, t.deck(), t.hand())
    assert ["Punch"] == t.deck(1)
    t.idle()


def test_a_no_leaves_it_on_top() -> None:
    t = table(P(SIGNAL, deck="Vulnerability, Kite Man"), P())
    t.play(SIGNAL)
    t.no()
    assert (["Vulnerability", "Kite Man"], [], []) == (t.deck(), t.destroyed, t.pile())
    t.idle()


@pytest.mark.rule("AA-115", "AA-174")
def test_an_empty_deck_is_shuffled_first() -> None:
    t = table(P(SIGNAL, deck="", pile="Punch"), P())
    t.play(SIGNAL)
    t.yes()
    assert (["Punch"], [], []) == (t.destroyed, t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-176", "AA-100")
def test_with_no_card_at_all_nothing_is_asked() -> None:
    t = table(P(SIGNAL, deck=""), P())
    t.play(SIGNAL)
    assert (3, []) == (t.power, t.destroyed)
    t.idle()


@pytest.mark.rule("AA-154", "AA-343")
def test_what_is_destroyed_on_the_deck_counts_as_destroyed() -> None:
    t = table(P(f"{SIGNAL}*2", deck="Weakness, Chattering Teeth, Punch*2", play="Ace Chemical Plant"), P())
    t.play(SIGNAL)
    t.yes()
    assert (1, 17, []) == (t.vp(), t.weaknesses, t.destroyed)
    t.play(SIGNAL)
    t.yes()
    assert (["Chattering Teeth"], ["Punch", "Punch"], 1) == (t.destroyed, t.hand(), t.vp())
    t.idle()


@pytest.mark.rule("AA-095")
def test_flipped_he_attacks_nobody() -> None:
    t = table(P(), P("Punch"), nemeses="The Signal, Batman", nemesis_up=False, phase="flip-nemesis")
    assert ("The Signal appears." in t.told, ["Punch"], 16) == (True, t.hand(1), t.weaknesses)
    t.idle(1)

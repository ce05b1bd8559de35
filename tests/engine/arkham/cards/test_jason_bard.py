"""Jason Bard: look at the top two cards of your deck. Put one into your hand and discard the other."""

import pytest

from engine import Windows
from tests.engine.arkham.table import P, table


def test_the_player_chooses_which_card_goes_into_the_hand_and_the_other_is_discarded() -> None:
    t = table(P("Jason Bard", deck="Punch, Kite Man, Ragman"), P(deck="Crowbar*3"))
    t.play("Jason Bard")
    assert ["Punch (top of the deck)", "Kite Man (top of the deck)"] == t.labels()
    t.pick("Punch")
    assert (0, ["Punch"], ["Kite Man"], ["Ragman"]) == (t.power, t.hand(), t.pile(), t.deck())
    assert (["Crowbar"] * 3, []) == (t.deck(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-306")
def test_an_absent_player_keeps_the_more_valuable_card() -> None:
    t = table(P("Jason Bard", deck="Weakness, Vulnerability"), P())
    t.play("Jason Bard")
    assert ["Vulnerability"] == t.default()
    t.pick("Weakness")
    assert (["Weakness"], ["Vulnerability"]) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-114", "AA-304")
def test_only_the_discarded_card_is_shown_to_the_others() -> None:
    t = table(P("Jason Bard", deck="Punch, Kite Man"), P())
    t.play("Jason Bard")
    t.pick("Punch")
    assert [(0,)] == [event.audience for event in t.events if "Punch" in t.words(event.text)]
    assert "P1 discards Kite Man." in [t.words(event.text) for event in t.events if event.audience is None]
    assert "P1 draws 1 card." not in t.told
    t.idle()


@pytest.mark.rule("AA-159")
def test_discarding_off_the_deck_counts_as_discarding() -> None:
    t = table(P("Jason Bard", deck="Punch, Kite Man", play="Iceberg Lounge"), P(play="Iceberg Lounge"))
    t.play("Jason Bard")
    t.pick("Kite Man")
    assert (1, 0) == (t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-115")
def test_the_discard_pile_is_shuffled_under_a_deck_of_one() -> None:
    t = table(P("Jason Bard", deck="Kite Man", pile="Punch*2", frozen="Ragman"), P())
    t.play("Jason Bard")
    assert ["Kite Man", "Punch"] == t.offers()
    t.pick("Punch")
    assert (["Punch"], ["Ragman", "Kite Man"], ["Punch"]) == (t.hand(), t.pile(), t.deck())
    t.idle()


@pytest.mark.rule("AA-102", "AA-309")
@pytest.mark.parametrize("windows", ["quick", "poker"])
def test_a_single_card_goes_into_the_hand_unasked(windows: Windows) -> None:
    t = table(P("Jason Bard", deck="", pile="Punch"), P(), windows=windows)
    t.play("Jason Bard")
    assert (["Punch"], [], []) == (t.hand(), t.pile(), t.deck())
    t.idle()


@pytest.mark.rule("AA-310")
def test_two_copies_are_no_choice() -> None:
    t = table(P("Jason Bard", deck="Punch*2"), P())
    t.play("Jason Bard")
    assert (["Punch"], ["Punch"], []) == (t.hand(), t.pile(), t.deck())
    t.idle()


def test_with_a_poker_face_two_copies_are_asked_about_too() -> None:
    t = table(P("Jason Bard", deck="Punch*2"), P(), windows="poker")
    t.play("Jason Bard")
    assert (["Punch"], []) == (t.offers(), t.hand())
    t.pick("Punch")
    assert (["Punch"], ["Punch"]) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-176")
@pytest.mark.parametrize("windows", ["quick", "poker"])
def test_without_any_card_nothing_happens(windows: Windows) -> None:
    t = table(P("Jason Bard", deck="", frozen="Ragman"), P(), windows=windows)
    t.play("Jason Bard")
    assert ([], [], ["Ragman"]) == (t.hand(), t.pile(), t.frozen())
    t.idle()

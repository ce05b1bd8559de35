"""Lucius Fox: Gain 1 VP. Release him: put a card from your discard pile into your hand."""

import pytest

from tests.engine.arkham.table import P, table

LUCIUS = "Lucius Fox"


@pytest.mark.rule("AA-099", "AA-306")
def test_a_card_of_the_own_discard_pile_must_be_taken_of_the_players_choice() -> None:
    t = table(P("Punch", pile="Punch, Kite Man, Clayface, Weakness", play=LUCIUS), P(pile="Batwing"))
    t.use(LUCIUS)
    assert (["Punch", "Kite Man", "Clayface", "Weakness"], ["Clayface"]) == (t.offers(), t.default())
    t.pick("Kite Man")
    assert (["Punch", "Kite Man"], ["Punch", "Clayface", "Weakness"]) == (t.hand(), t.pile())
    assert (["Batwing"], LUCIUS, []) == (t.pile(1), t.hostages[-1], t.in_play())
    t.idle()


@pytest.mark.rule("AA-309")
def test_a_single_card_is_taken_without_asking() -> None:
    t = table(P(pile="Weakness", play=LUCIUS), P())
    t.use(LUCIUS)
    assert (["Weakness"], []) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-102", "AA-313")
def test_with_an_empty_discard_pile_nothing_is_taken_and_the_deck_is_not_touched() -> None:
    t = table(P(deck="Punch*3", play=LUCIUS), P(pile="Batwing"))
    t.use(LUCIUS)
    assert ([], ["Punch"] * 3, LUCIUS) == (t.hand(), t.deck(), t.hostages[-1])
    assert "Lucius Fox: P1 has no card that fits." in t.told
    t.idle()


def test_the_card_is_taken_neither_by_a_gain_nor_by_a_draw() -> None:
    t = table(P(pile="Clayface", play=LUCIUS), P())
    t.use(LUCIUS)
    assert ["P1 uses Lucius Fox.", "P1 Releases Lucius Fox.", "P1 puts Clayface into the hand."] == t.told
    assert ([], []) == (t.state.now.deeds.get("gain0", []), t.state.now.deeds.get("draw0", []))
    t.play("Clayface")
    t.idle()


def test_he_pays_when_played_and_takes_nothing_then() -> None:
    t = table(P(LUCIUS, pile="Clayface"), P())
    t.play(LUCIUS)
    assert (1, ["Clayface"], [LUCIUS]) == (t.vp(), t.pile(), t.offers("use"))
    t.idle()

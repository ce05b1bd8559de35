"""Leslie Thompkins: Gain 1 VP. Release her: You may destroy a card in your hand or discard pile."""

import pytest

from tests.engine.arkham.table import P, table

LESLIE = "Leslie Thompkins"


@pytest.mark.rule("AA-153")
def test_a_card_of_the_discard_pile_is_destroyed() -> None:
    t = table(P("Punch*2", pile="Vulnerability, Kite Man", play=LESLIE), P("Punch", pile="Punch"))
    t.use(LESLIE)
    assert (["Punch", "Vulnerability", "Kite Man", "No"], ["No"]) == (t.offers(), t.default())
    t.pick("Vulnerability")
    assert (["Vulnerability"], ["Kite Man"], ["Punch"] * 2) == (t.destroyed, t.pile(), t.hand())
    assert (["Punch"], ["Punch"], LESLIE) == (t.hand(1), t.pile(1), t.hostages[-1])
    t.idle()


def test_a_card_of_the_hand_is_destroyed() -> None:
    t = table(P("Punch*2", pile="Kite Man", play=LESLIE), P())
    t.use(LESLIE)
    t.pick("Punch")
    assert (["Punch"], ["Punch"], ["Kite Man"]) == (t.destroyed, t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-100")
def test_a_no_destroys_nothing_but_she_is_released() -> None:
    t = table(P("Punch", play=LESLIE), P())
    t.use(LESLIE)
    t.no()
    assert (["Punch"], [], [], LESLIE) == (t.hand(), t.destroyed, t.in_play(), t.hostages[-1])
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_no_card_in_hand_or_discard_pile_nothing_is_asked() -> None:
    t = table(P(play=f"{LESLIE}, Aaron Cash"), P())
    t.use(LESLIE)
    assert (["Aaron Cash"], []) == (t.in_play(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-154")
def test_a_destroyed_weakness_goes_back_to_its_stack() -> None:
    t = table(P("Weakness", play=LESLIE), P(), weaknesses=0)
    t.use(LESLIE)
    t.pick("Weakness")
    assert (1, [], []) == (t.weaknesses, t.destroyed, t.hand())
    t.idle()


def test_she_pays_when_played_and_destroys_nothing_then() -> None:
    t = table(P(f"{LESLIE}, Punch"), P())
    t.play(LESLIE)
    assert (1, ["Punch"], [LESLIE]) == (t.vp(), t.hand(), t.offers("use"))
    t.idle()

"""Jokermobile: +2 Power. You may discard any number of cards, then draw that many."""

import pytest

from tests.engine.arkham.table import P, table

CAR = "Jokermobile"


@pytest.mark.rule("AA-101", "AA-157", "AA-158")
@pytest.mark.parametrize("discarded", [[], ["Punch"], ["Weakness", "Punch"], ["Punch", "Punch", "Weakness"]])
def test_as_many_are_drawn_as_were_discarded_in_one_choice(discarded: list[str]) -> None:
    t = table(P(f"{CAR}, Punch*2, Weakness", deck="Ragman*4", play="Iceberg Lounge"), P("Punch"))
    t.play(CAR)
    assert (["Punch", "Weakness"], (0, 3), []) == (
        t.offers(), (t.mine(0).at_least, t.mine(0).at_most), t.default(),
    )  # fmt: skip
    t.pick(*discarded)
    assert (sorted(discarded), 3) == (sorted(t.pile()), len(t.hand()))
    assert (len(discarded), 4 - len(discarded)) == (t.hand().count("Ragman"), len(t.deck()))
    assert (2, min(1, len(discarded)), ["Punch"]) == (t.power, t.vp(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-174")
def test_the_discarded_cards_are_shuffled_and_drawn_again_when_the_deck_runs_out() -> None:
    t = table(P(f"{CAR}, Punch, Kite Man", deck="Ragman"), P())
    t.play(CAR)
    t.pick("Punch", "Kite Man")
    assert (2, 1, []) == (len(t.hand()), len(t.deck()), t.pile())
    assert (True, ["Kite Man", "Punch", "Ragman"]) == ("Ragman" in t.hand(), sorted(t.hand() + t.deck()))
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_hand_nothing_is_asked_and_nothing_drawn() -> None:
    t = table(P(CAR), P())
    t.play(CAR)
    assert (2, [], 10) == (t.power, t.hand(), len(t.deck()))
    t.idle()


@pytest.mark.rule("AA-188")
def test_bribed_for_3_vp_it_does_the_same() -> None:
    t = table(P("Punch", vp=3, deck="Ragman"), P(), lineup=CAR)
    t.bribe(CAR)
    t.pick("Punch")
    assert (0, 2, ["Ragman"], ["Punch"]) == (t.vp(), t.power, t.hand(), t.pile())
    t.idle()

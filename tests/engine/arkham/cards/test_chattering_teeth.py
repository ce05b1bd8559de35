"""Chattering Teeth: +1 Power. When you destroy this card, draw 2 cards."""

import pytest

from tests.engine.arkham.table import P, table

TEETH = "Chattering Teeth"


@pytest.mark.rule("AA-011")
def test_played_it_gives_power_and_draws_nothing() -> None:
    t = table(P(TEETH, deck="Punch*3"), P())
    t.play(TEETH)
    assert (1, [], [TEETH]) == (t.power, t.hand(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-343", "AA-107")
@pytest.mark.parametrize(
    ("where", "picked"),
    [
        (P(f"Professor Pyg, {TEETH}", deck="Punch*3"), TEETH),
        (P("Professor Pyg", deck="Punch*3", pile=TEETH), TEETH),
        (P("Expendable Lackeys", deck="Punch*3", play=TEETH), TEETH),
        (P("Jervis Tetch", deck=f"{TEETH}, Punch*3"), "Destroy it"),
    ],
)
def test_destroyed_from_hand_discard_pile_play_or_deck_it_draws_2_cards(where: P, picked: str) -> None:
    t = table(where, P(deck="Ragman*3"))
    t.play(where.hand.split(",", maxsplit=1)[0])
    t.pick(picked)
    assert ([TEETH], ["Punch", "Punch"], ["Punch"]) == (t.destroyed, t.hand(), t.deck())
    assert [] == t.hand(1)
    t.idle()


@pytest.mark.rule("AA-105", "AA-343")
def test_the_cards_are_drawn_when_the_destroying_card_is_resolved_completely() -> None:
    t = table(P(f"Professor Pyg, {TEETH}", deck="Punch*3"), P())
    t.play("Professor Pyg")
    t.pick(TEETH)
    assert t.told.index("P1 gains Henchman.") < t.told.index("P1 draws 2 cards.")
    t.idle()


@pytest.mark.rule("AA-343", "AA-193")
def test_a_bribed_copy_counts() -> None:
    t = table(P("Expendable Lackeys", vp=1, deck="Punch*3"), P(), lineup=TEETH)
    t.bribe(TEETH)
    t.play("Expendable Lackeys")
    t.pick(TEETH)
    assert ([TEETH], ["Punch", "Punch"], []) == (t.destroyed, t.hand(), t.bribed)
    t.idle()


@pytest.mark.rule("AA-343")
def test_one_in_the_line_up_does_not_count() -> None:
    lineup = f"{TEETH}, Clayface, Batwing, Death Trap, Giant Penny"
    t = table(
        P(deck="Punch*3"), P(deck="Punch*3"), lineup=lineup, nemeses="Azrael, Batman", nemesis_up=False,
        phase="flip-nemesis",
    )  # fmt: skip
    t.pick(TEETH)
    t.pick("Batwing")
    assert ([TEETH, "Batwing"], [], []) == (t.destroyed, t.hand(), t.hand(1))
    t.idle(1)


def test_discarded_or_kept_it_draws_nothing() -> None:
    t = table(P(f"Ghost-Maker, {TEETH}", deck=""), P())
    t.play("Ghost-Maker")
    t.pick(TEETH)
    assert ([], [TEETH]) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-343", "AA-298", "AA-139")
def test_between_turns_its_owner_draws_when_the_first_appearance_is_over() -> None:
    t = table(
        P("Punch", deck="Ragman*3"), P(TEETH, deck="Punch*3"), P(TEETH, deck="Kite Man*3"),
        nemeses="Arsonist, Batman", nemesis_up=False, phase="flip-nemesis",
    )  # fmt: skip
    assert ([], ["Punch", "Punch"], ["Kite Man", "Kite Man"]) == (t.hand(), t.hand(1), t.hand(2))
    assert [TEETH, TEETH, "Punch"] == t.destroyed
    t.idle(1)

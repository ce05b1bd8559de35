"""Death Trap: +2 Power. Attack: each foe guesses if their top card costs more than 2, then reveals it."""

import pytest

from tests.engine.arkham.table import P, table

TRAP = "Death Trap"
LOW, HIGH = "Not more than 2", "More than 2"


@pytest.mark.rule("AA-275")
@pytest.mark.parametrize(
    ("top", "guess", "right"),
    [
        ("Kite Man", LOW, True),
        ("Kite Man", HIGH, False),
        ("Crowbar", HIGH, True),
        ("Crowbar", LOW, False),
        ("Weakness", LOW, True),
        ("Punch", HIGH, False),
    ],
)
def test_a_foe_who_is_wrong_discards_the_card_and_gains_a_weakness(top: str, guess: str, right: bool) -> None:
    t = table(P(TRAP, deck="Ragman"), P("Ragman", deck=f"{top}, Ragman"))
    t.play(TRAP)
    assert ([1], [LOW, HIGH], [LOW], 2) == (t.awaited, t.offers(), t.default(), t.power)
    assert not [line for line in t.told if top in line]
    t.pick(guess)
    assert f"P2 reveals {top}." in [t.words(event.text) for event in t.events if event.audience is None]
    deck, pile = ([top, "Ragman"], []) if right else (["Ragman"], [top, "Weakness"])
    assert (deck, pile, ["Ragman"]) == (t.deck(1), t.pile(1), t.hand(1))
    assert (["Ragman"], []) == (t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-275", "AA-114")
def test_a_card_guessed_right_stays_on_top_known_to_all() -> None:
    t = table(P(TRAP), P(deck="Crowbar, Punch"))
    t.play(TRAP)
    t.pick(HIGH)
    assert t.state.players[1].deck[0] in t.position.view(0).hand.knows
    t.idle()


@pytest.mark.rule("AA-275", "AA-294")
def test_all_foes_who_do_not_defend_guess_at_the_same_time_and_are_resolved_in_turn_order() -> None:
    t = table(P(TRAP), P(deck="Punch"), P("Shield", deck="Punch*2"), P(deck="Crowbar"))
    t.play(TRAP)
    t.defend(2, "Shield")
    assert [1, 3] == t.awaited
    assert not [line for line in t.pick(LOW, seat=3) if "reveals" in line]
    assert [1] == t.awaited
    shown = [line for line in t.pick(LOW, seat=1) if "reveals" in line]
    assert ["P2 reveals Punch.", "P4 reveals Crowbar."] == shown
    assert (["Punch"], ["Punch"], ["Shield"]) == (t.deck(1), t.deck(2), t.pile(2))
    assert ["Crowbar", "Weakness"] == t.pile(3)
    t.idle()


@pytest.mark.rule("AA-159")
def test_the_discard_off_the_deck_counts_as_the_foes_discard() -> None:
    t = table(P(TRAP, play="Iceberg Lounge"), P(deck="Crowbar", play="Iceberg Lounge"))
    t.play(TRAP)
    t.pick(LOW)
    assert (0, 1) == (t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-275", "AA-176")
def test_a_foe_without_any_card_is_not_asked_and_gains_nothing() -> None:
    t = table(P(TRAP), P(deck="", frozen="Ragman"))
    t.play(TRAP)
    assert (2, [], 16) == (t.power, t.pile(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-328")
def test_with_an_empty_weakness_stack_a_wrong_guess_discards_only() -> None:
    t = table(P(TRAP), P(deck="Crowbar"), weaknesses=0)
    t.play(TRAP)
    t.pick(LOW)
    assert (["Crowbar"], []) == (t.pile(1), t.deck(1))
    t.idle()

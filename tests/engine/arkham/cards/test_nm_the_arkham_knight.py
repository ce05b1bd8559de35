"""The Arkham Knight: +3 Power, +1 for each other Villain. FA: gain two Weaknesses, one of them on top of the deck."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "The Arkham Knight, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-113", "AA-150")
@pytest.mark.parametrize(("play", "bribed", "power"), [
    ("", "", 3), ("Ragman, Spoiler", "", 3), ("Kite Man, Henchman, Talon", "", 6), ("Kite Man", "Clayface", 5),
])  # fmt: skip
def test_played_each_other_villain_gives_one_more(play: str, bribed: str, power: int) -> None:
    t = table(P("The Arkham Knight", play=play), P(play="Kite Man"), bribed=bribed)
    t.play("The Arkham Knight")
    assert (power, 16) == (t.power, t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-137", "AA-230", "AA-304")
def test_appearing_he_gives_one_weakness_to_the_discard_pile_and_one_to_the_top_of_the_deck() -> None:
    t = table(P(deck="Punch"), P(deck="Kite Man", pile="Ragman"), **FA)
    assert (["Weakness", "Kite Man"], ["Ragman", "Weakness"]) == (t.deck(1), t.pile(1))
    assert (["Weakness", "Punch"], ["Weakness"], 12) == (t.deck(), t.pile(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-328")
@pytest.mark.parametrize(("stack", "second", "first"), [(3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)])
def test_if_the_stack_gives_only_one_it_goes_on_top(stack: int, second: int, first: int) -> None:
    t = table(P(deck=""), P(deck=""), weaknesses=stack, **FA)
    assert ([second > 0, second > 1], [first > 0, first > 1]) == (
        [bool(t.deck(1)), bool(t.pile(1))], [bool(t.deck()), bool(t.pile())],
    )  # fmt: skip
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_gains_none() -> None:
    t = table(P(), P("Shield", deck="Punch, Kite Man"), **FA)
    t.defend(1, "Shield")
    assert (["Shield"], ["Kite Man"], 14) == (t.pile(1), t.deck(1), t.weaknesses)
    t.idle(1)

"""Spoiler: +2 Power. Draw a card. You may Surge. A Level 1 Nemesis without a First Appearance."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-010", "AA-201")
def test_played_she_gives_power_draws_and_offers_a_surge() -> None:
    t = table(P("Spoiler", deck="Kite Man, Punch"), P(), lineup="Ragman", main="Crowbar, Batwing")
    t.play("Spoiler")
    assert (2, ["Kite Man"]) == (t.power, t.hand())
    assert ("Spoiler: Surge? Then the top card of the main deck joins the Line-Up.", ["Yes", "No"], ["No"]) == (
        t.prompt(),
        t.offers(),
        t.default(),
    )
    t.yes()
    assert (["Ragman", "Crowbar", "-", "-", "-"], ["Batwing"]) == (t.lineup, t.main)
    t.idle()


@pytest.mark.rule("AA-100")
def test_the_surge_may_be_declined() -> None:
    t = table(P("Spoiler", deck="Kite Man, Punch"), P(), lineup="Ragman", main="Crowbar, Batwing")
    t.play("Spoiler")
    t.no()
    assert (["Ragman", "-", "-", "-", "-"], 2, ["Kite Man"]) == (t.lineup, len(t.main), t.hand())
    t.idle()


@pytest.mark.rule("AA-205", "AA-102")
def test_with_nothing_to_surge_or_draw_only_the_power_is_left() -> None:
    t = table(P("Spoiler", deck=""), P(), main="")
    t.play("Spoiler")
    assert (2, [], [[]] * 5) == (t.power, t.hand(), t.below)
    t.idle()


@pytest.mark.rule("AA-135", "AA-136", "AA-075")
def test_defeated_for_8_power_she_is_gained_and_the_next_nemesis_waits() -> None:
    t = table(P(), P(), nemeses="Spoiler, The Signal, Batman", power=16)
    assert "Spoiler" in t.offers("buy")
    t.buy("Spoiler")
    assert (8, ["Spoiler"], ["The Signal", "Batman"], False) == (
        t.power, t.pile(), t.nemesis, "The Signal" in t.offers("buy"),
    )  # fmt: skip
    t.idle()


@pytest.mark.rule("AA-095")
def test_flipped_she_attacks_nobody() -> None:
    t = table(P("Shield"), P("Shield, Punch", play="Aaron Cash"), nemeses="Spoiler, Batman", nemesis_up=False,
              phase="flip-nemesis")  # fmt: skip
    assert "Spoiler appears." in t.told
    assert (["Shield"], ["Shield", "Punch"], ["Aaron Cash"], 16) == (t.hand(), t.hand(1), t.in_play(1), t.weaknesses)
    t.idle(1)

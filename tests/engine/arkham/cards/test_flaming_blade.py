"""Flaming Blade: +2 Power; if a card was destroyed this turn, draw a card."""

import pytest

from tests.engine.arkham.table import P, table


def test_without_a_destroyed_card_it_draws_nothing() -> None:
    t = table(P("Flaming Blade", deck="Kite Man"), P(), destroyed="Punch")
    t.play("Flaming Blade")
    assert (2, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-154")
@pytest.mark.parametrize("lost", ["Punch", "Weakness"])
def test_any_card_destroyed_this_turn_draws_one(lost: str) -> None:
    t = table(P(f"Contract Killing, Flaming Blade, {lost}", deck="Kite Man"), P())
    t.play("Contract Killing")
    t.pick(lost)
    t.play("Flaming Blade")
    assert (3, ["Kite Man"]) == (t.power, t.hand())
    t.idle()


def test_a_card_of_the_line_up_or_destroyed_by_a_foe_counts() -> None:
    t = table(P("Flaming Blade", deck="Kite Man", character="Killer Croc"), P("Punch"), lineup="Ragman")
    t.use("Killer Croc")
    t.play("Flaming Blade")
    assert (["Kite Man"], ["Punch"]) == (t.hand(), t.hand(1))
    t.idle()
    t = table(P("Purge, Flaming Blade", deck="Kite Man"), P("Punch"))
    t.play("Purge")
    t.play("Flaming Blade")
    assert (["Kite Man"], ["Punch"]) == (t.hand(), t.destroyed)
    t.idle()


@pytest.mark.rule("SH-056", "AA-139")
def test_a_card_destroyed_by_a_first_appearance_before_the_turn_does_not_count() -> None:
    t = table(
        P("Kite Man"), P("Punch, Flaming Blade", deck="Ragman"), nemeses="Katana, Batman", nemesis_up=False,
        phase="flip-nemesis", random={1: [(2, 0)]},
    )  # fmt: skip
    assert ["Punch", "Kite Man"] == t.destroyed
    t.play("Flaming Blade")
    assert (2, []) == (t.power, t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-112")
def test_it_looks_when_it_is_played() -> None:
    t = table(P("Contract Killing, Flaming Blade, Punch", deck="Kite Man"), P())
    t.play("Flaming Blade")
    t.play("Contract Killing")
    t.pick("Punch")
    assert [] == t.hand()
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_an_empty_deck_it_draws_nothing() -> None:
    t = table(P("Contract Killing, Flaming Blade, Punch", deck=""), P())
    t.play("Contract Killing")
    t.pick("Punch")
    t.play("Flaming Blade")
    assert (3, []) == (t.power, t.hand())
    t.idle()

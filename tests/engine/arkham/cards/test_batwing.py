"""Batwing: +1 Power. Draw a card. If you control an Equipment, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-112", "AA-150")
@pytest.mark.parametrize(
    ("mine", "theirs", "power"),
    [
        (P("Batwing", deck="Ragman"), P(), 1),
        (P("Batwing", deck="Ragman", play="Crowbar"), P(), 2),
        (P("Batwing", deck="Ragman", play="Crowbar, Giant Penny"), P(), 2),
        (P("Batwing", deck="Ragman", play="Punch, Kite Man"), P(), 1),
        (P("Batwing", deck="Ragman", pile="Crowbar"), P(play="Crowbar"), 1),
    ],
)
def test_he_draws_a_card_and_an_equipment_in_play_pays_once(mine: P, theirs: P, power: int) -> None:
    t = table(mine, theirs)
    t.play("Batwing")
    assert (power, ["Ragman"], []) == (t.power, t.hand(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-151")
def test_an_equipment_just_drawn_is_not_controlled() -> None:
    t = table(P("Batwing", deck="Crowbar"), P())
    t.play("Batwing")
    assert (1, ["Crowbar"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-150", "AA-190")
def test_bribed_cards_are_controlled_too() -> None:
    t = table(P(vp=5, deck="Punch*2"), P(), lineup="Giant Mallet, Batwing")
    t.bribe("Giant Mallet")
    t.no()
    t.bribe("Batwing")
    assert (2 + 2, 0, ["Punch"], ["Giant Mallet", "Batwing"]) == (t.power, t.vp(), t.hand(), t.bribed)
    t.idle()


@pytest.mark.rule("AA-102", "AA-176")
def test_without_a_card_to_draw_the_power_comes_all_the_same() -> None:
    t = table(P("Batwing", deck="", play="Crowbar"), P())
    t.play("Batwing")
    assert (2, []) == (t.power, t.hand())
    t.idle()

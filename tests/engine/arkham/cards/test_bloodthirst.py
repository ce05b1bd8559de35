"""Bloodthirst: +2 Power. For the rest of this turn, when you destroy a card, gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, Seated, table


def destroy(t: Seated, name: str) -> None:
    """Destroy this card of the hand with a Pop Gun."""
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick(name)


@pytest.mark.rule("AA-270")
def test_only_cards_destroyed_after_it_was_played_pay() -> None:
    t = table(P("Pop Gun*3, Bloodthirst, Kite Man, Punch, Crowbar, Ragman"), P(vp=1))
    destroy(t, "Kite Man")
    t.play("Bloodthirst")
    assert (2, 0) == (t.power, t.vp())
    destroy(t, "Punch")
    assert 1 == t.vp()
    destroy(t, "Crowbar")
    assert (2, 1, ["Kite Man", "Punch", "Crowbar"]) == (t.vp(), t.vp(1), t.destroyed)
    t.idle()


def test_two_of_them_pay_2_vp_for_a_card() -> None:
    t = table(P("Bloodthirst*2, Expendable Lackeys", play="Aaron Cash"), P())
    t.play("Bloodthirst")
    t.play("Bloodthirst")
    t.play("Expendable Lackeys")
    t.pick("Aaron Cash")
    assert (5, 3) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-154")
def test_a_card_of_the_line_up_and_one_that_goes_back_to_its_stack_pay_too() -> None:
    t = table(P("Bloodthirst, Clownhunter, Professor Pyg", pile="Weakness"), P(), lineup="Kite Man")
    t.play("Bloodthirst")
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert 2 == t.vp()
    t.play("Professor Pyg")
    t.pick("Weakness")
    assert (3, 17, ["Henchman"]) == (t.vp(), t.weaknesses, t.pile())
    t.idle()


@pytest.mark.rule("AA-105")
def test_it_pays_after_the_card_that_destroys() -> None:
    t = table(P("Bloodthirst, Expendable Lackeys", play="Aaron Cash"), P())
    t.play("Bloodthirst")
    t.play("Expendable Lackeys")
    t.pick("Aaron Cash")
    assert ["P1 destroys Aaron Cash.", "P1 gains 1 VP.", "P1 gains 1 VP."] == t.told[-3:]
    t.idle()


@pytest.mark.rule("AA-110", "AA-344")
def test_destroying_it_pays_and_leaves_it_at_work() -> None:
    t = table(P("Bloodthirst, Expendable Lackeys*2", play="Aaron Cash"), P())
    t.play("Bloodthirst")
    t.play("Expendable Lackeys")
    t.pick("Bloodthirst")
    assert 2 == t.vp()
    t.play("Expendable Lackeys")
    t.pick("Aaron Cash")
    assert 4 == t.vp()
    t.idle()


def test_what_a_foe_destroys_pays_nobody() -> None:
    t = table(P("Bloodthirst, Purge"), P("Punch", play="Bloodthirst"))
    t.play("Bloodthirst")
    t.play("Purge")
    assert (["Punch"], 0, 0) == (t.destroyed, t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-139", "AA-098")
def test_it_ends_with_the_turn_before_the_first_appearance() -> None:
    t = table(P("Bloodthirst", deck="Crowbar*9"), P(), nemeses="Spoiler, Red Hood, Batman", power=6)
    t.play("Bloodthirst")
    t.buy("Spoiler")
    t.end()
    t.pick("Crowbar")
    assert (["Crowbar"], 0) == (t.destroyed, t.vp())
    t.end()
    t.idle(0)


def test_in_the_next_turn_nothing_is_left_of_it() -> None:
    t = table(P("Bloodthirst", deck="Expendable Lackeys*5"), P("Punch"))
    t.play("Bloodthirst")
    t.end()
    t.end()
    t.play("Expendable Lackeys")
    t.pick("Expendable Lackeys")
    assert 1 == t.vp()
    t.idle()


@pytest.mark.rule("AA-342")
def test_played_off_the_deck_it_works_like_any_other() -> None:
    t = table(P("Jervis Tetch, Expendable Lackeys", deck="Bloodthirst, Punch", play="Aaron Cash"), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    t.play("Expendable Lackeys")
    t.pick("Aaron Cash")
    assert (4, 2) == (t.power, t.vp())
    t.idle()

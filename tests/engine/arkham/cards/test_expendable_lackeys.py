"""Expendable Lackeys: +1 Power. You may destroy a card you control. If its cost is 1 or more, gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table

LACKEYS = "Expendable Lackeys"


@pytest.mark.rule("AA-150", "AA-113", "AA-273")
def test_every_card_controlled_is_on_offer_itself_and_bribed_ones_too_and_no_other() -> None:
    t = table(
        P(f"Punch, {LACKEYS}, Kite Man", vp=1, pile="Ragman", play="Aaron Cash"),
        P(play="Julie Madison"),
        lineup="GCPD Officer, Ragman",
    )
    t.play("Punch")
    t.bribe("GCPD Officer")
    t.play(LACKEYS)
    names = ["Aaron Cash (in play)", "Punch (in play)", f"{LACKEYS} (in play)", "GCPD Officer (Bribed)", "No"]
    assert (names, ["No"]) == (t.labels(), t.default())
    t.no()
    assert ([], 0, 1 + 2 + 1) == (t.destroyed, t.vp(), t.power)
    t.idle()


@pytest.mark.rule("AA-007", "AA-110", "AA-156")
@pytest.mark.parametrize(
    ("destroyed", "vp"), [("Punch", 0), ("Weakness", 0), ("Aaron Cash", 1), (LACKEYS, 1), ("Chattering Teeth", 1)]
)
def test_a_card_that_costs_1_or_more_gives_1_vp_and_the_power_it_gave_stays(destroyed: str, vp: int) -> None:
    t = table(P(f"Punch, Chattering Teeth, Weakness, {LACKEYS}", deck="", play="Aaron Cash"), P(play="Aaron Cash"))
    for name in ("Punch", "Chattering Teeth", "Weakness", LACKEYS):
        t.play(name)
    t.pick(destroyed)
    assert (3, vp, 0, ["Aaron Cash"]) == (t.power, t.vp(), t.vp(1), t.in_play(1))
    assert destroyed not in t.in_play()
    t.idle()


@pytest.mark.rule("AA-193", "AA-273")
def test_a_destroyed_bribed_card_does_not_go_under_the_main_deck() -> None:
    t = table(P(LACKEYS, vp=1), P(), lineup="GCPD Officer, Ragman*4", main="Crowbar*3")
    t.bribe("GCPD Officer")
    t.play(LACKEYS)
    t.pick("GCPD Officer")
    assert (["GCPD Officer"], [], 2, 1) == (t.destroyed, t.bribed, t.power, t.vp())
    t.end()
    assert ["Crowbar"] * 2 == t.main
    t.idle(1)


@pytest.mark.rule("AA-154")
def test_a_henchman_goes_back_to_its_stack_and_pays() -> None:
    t = table(P(LACKEYS, play="Henchman"), P(), henchmen=0)
    t.play(LACKEYS)
    t.pick("Henchman")
    assert (1, [], 1) == (t.henchmen, t.destroyed, t.vp())
    t.idle()


@pytest.mark.rule("AA-155")
def test_a_destroyed_hostage_goes_to_the_destroyed_pile_and_resolves_no_line_of_its_own() -> None:
    t = table(P(LACKEYS, play="Aaron Cash"), P(), hostages="Julie Madison")
    t.play(LACKEYS)
    t.pick("Aaron Cash")
    assert (["Aaron Cash"], ["Julie Madison"], 1) == (t.destroyed, t.hostages, t.power)
    t.idle()

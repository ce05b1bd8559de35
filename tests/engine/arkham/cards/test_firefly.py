"""Firefly: +2 Power. Attack: a foe discards an Ongoing card you pick; if they control none, they lose 1 VP."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-276", "AA-117", "AA-302", "AA-306")
def test_the_attacker_names_the_foe_then_the_foe_may_defend_then_the_attacker_picks_the_card() -> None:
    t = table(
        P("Firefly", play="Julie Madison"),
        P(play="Vicki Vale"),
        P("Shield, Lucius Fox", vp=1, play="Arkham Orderly, Iceberg Lounge, Scaled Hide, Nora Fries"),
    )
    t.play("Firefly")
    assert ([0], ["P2", "P3"], ["P2"], 2) == (t.awaited, t.offers(), t.default(), t.power)
    t.pick("P3")
    assert ([2], ["Use no Defense", "Shield", "Scaled Hide"]) == (t.awaited, t.offers())
    t.take_it(2)
    assert ([0], ["Arkham Orderly", "Iceberg Lounge", "Scaled Hide", "Nora Fries"]) == (t.awaited, t.offers())
    assert ["Scaled Hide"] == t.default()
    t.pick("Nora Fries")
    assert (["Nora Fries"], ["Arkham Orderly", "Iceberg Lounge", "Scaled Hide"]) == (t.pile(2), t.in_play(2))
    assert (["Vicki Vale"], ["Julie Madison", "Firefly"]) == (t.in_play(1), t.in_play())
    t.idle()


@pytest.mark.rule("AA-309")
def test_a_single_ongoing_card_is_discarded_unasked() -> None:
    t = table(P("Firefly"), P(vp=2, play="Aaron Cash"))
    t.play("Firefly")
    assert (["Aaron Cash"], [], 2) == (t.pile(1), t.in_play(1), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-181")
def test_a_foe_without_one_loses_1_vp_and_without_vp_nothing() -> None:
    t = table(P("Firefly*2", play="Aaron Cash"), P("Aaron Cash", vp=1, pile="Iceberg Lounge"), weaknesses=2)
    t.play("Firefly")
    assert (0, ["Aaron Cash"], ["Iceberg Lounge"]) == (t.vp(1), t.hand(1), t.pile(1))
    assert ["Firefly: P2 has no card that fits."] == [line for line in t.told if "no card that fits" in line]
    t.play("Firefly")
    assert (0, 2, ["Iceberg Lounge"], 4) == (t.vp(1), t.weaknesses, t.pile(1), t.power)
    t.idle()


@pytest.mark.rule("AA-159", "AA-344", "AA-082")
def test_it_is_the_foes_discard_which_their_other_iceberg_lounge_sees() -> None:
    t = table(P("Firefly", play="Iceberg Lounge"), P(play="Iceberg Lounge, Aaron Cash"))
    t.play("Firefly")
    t.pick("Aaron Cash")
    assert (0, 1) == (t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-116", "AA-131")
def test_a_foe_who_defends_keeps_all() -> None:
    t = table(P("Firefly"), P("Shield", vp=1, play="Aaron Cash"))
    t.play("Firefly")
    t.defend(1, "Shield")
    assert (["Aaron Cash"], 1, 2) == (t.in_play(1), t.vp(1), t.power)
    t.idle()


@pytest.mark.rule("AA-124", "AA-276")
def test_a_warden_released_as_the_defense_goes_before_a_card_is_picked() -> None:
    t = table(P("Firefly"), P(play="Warden Quincy Sharp, Aaron Cash"), hostages="Julie Madison")
    t.play("Firefly")
    t.defend(1, "Warden Quincy Sharp")
    assert (["Aaron Cash"], ["Julie Madison", "Warden Quincy Sharp"]) == (t.in_play(1), t.hostages)
    t.idle()


@pytest.mark.rule("AA-188")
def test_bribed_for_2_vp_it_attacks_too() -> None:
    t = table(P(vp=2), P(play="Aaron Cash"), lineup="Firefly")
    t.bribe("Firefly")
    assert (0, 2, ["Aaron Cash"]) == (t.vp(), t.power, t.pile(1))
    t.idle()


@pytest.mark.rule("AA-091", "AA-165")
def test_a_text_that_only_speaks_of_ongoing_cards_does_not_keep_it_in_play() -> None:
    t = table(P("Firefly"), P())
    t.play("Firefly")
    t.end()
    assert ([], ["Firefly"]) == (t.in_play(), t.pile())
    t.idle(1)


def test_firefly_itself_is_no_ongoing_card_that_could_be_discarded() -> None:
    t = table(P("Firefly"), P(vp=1, play="Firefly"))
    t.play("Firefly")
    assert (["Firefly"], 0) == (t.in_play(1), t.vp(1))
    t.idle()

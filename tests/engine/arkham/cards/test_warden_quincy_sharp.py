"""Warden Quincy Sharp: Gain 1 VP. Ongoing Defense: You may Release this card to avoid an Attack; if you do, draw."""

import pytest

from tests.engine.arkham.table import P, table

WARDEN = "Warden Quincy Sharp"


@pytest.mark.rule("AA-127", "AA-011")
def test_played_he_pays_and_draws_nothing_and_has_no_use_in_the_own_main_phase() -> None:
    t = table(P(WARDEN), P())
    t.play(WARDEN)
    assert (1, [], [WARDEN], []) == (t.vp(), t.hand(), t.in_play(), t.offers("use"))
    t.idle()


@pytest.mark.rule("AA-124", "AA-129", "AA-226")
def test_released_from_play_he_avoids_an_attack_and_draws_a_card() -> None:
    t = table(P("Raid"), P("Punch", deck="Kite Man", play=f"{WARDEN}, Iceberg Lounge"), P("Punch"),
              hostages="Aaron Cash, Julie Madison")  # fmt: skip
    t.play("Raid")
    assert (["Use no Defense", WARDEN], ["Use no Defense"]) == (t.offers(seat=1), t.default(1))
    t.defend(1, WARDEN)
    assert (["Punch", "Kite Man"], ["Iceberg Lounge"], 0) == (t.hand(1), t.in_play(1), t.vp(1))
    assert ["Aaron Cash", "Julie Madison", WARDEN] == t.hostages
    assert (["Punch"], []) == (t.pile(2), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-125")
def test_saved_he_stays_and_the_attack_hits() -> None:
    t = table(P("Raid"), P("Punch", play=WARDEN))
    t.play("Raid")
    t.take_it(1)
    assert (["Punch"], [WARDEN]) == (t.pile(1), t.in_play(1))
    t.idle()


@pytest.mark.rule("AA-124")
def test_from_hand_he_is_no_defense() -> None:
    t = table(P("Raid"), P(f"{WARDEN}, Punch"))
    t.play("Raid")
    assert [WARDEN, "Punch"] == t.offers(seat=1)
    t.pick("Punch")
    assert ["Punch"] == t.pile(1)
    t.idle()


@pytest.mark.rule("AA-139", "AA-124")
def test_he_works_between_turns_against_a_first_appearance() -> None:
    t = table(P(play=WARDEN), P(), nemeses="Batgirl, Batman", nemesis_up=False, phase="flip-nemesis")
    assert ([0], ["Use no Defense", WARDEN]) == (t.awaited, t.offers())
    t.defend(0, WARDEN)
    assert (["Vulnerability"], [], []) == (t.hand(), t.pile(), t.in_play())
    assert (["Weakness"], WARDEN) == (t.pile(1), t.hostages[-1])
    t.idle(1)


@pytest.mark.rule("AA-132")
def test_he_does_not_help_against_an_unavoidable_first_appearance() -> None:
    t = table(P(play=WARDEN), P(), nemeses="Batman, Spoiler", nemesis_up=False, phase="flip-nemesis")
    assert ([], [], WARDEN) == (t.in_play(), t.hand(), t.hostages[-1])
    t.idle(1)


@pytest.mark.rule("AA-102", "AA-176")
def test_with_nothing_to_draw_he_still_avoids_the_attack() -> None:
    t = table(P("Raid"), P("Punch", deck="", play=WARDEN))
    t.play("Raid")
    t.defend(1, WARDEN)
    assert (["Punch"], []) == (t.hand(1), t.pile(1))
    t.idle()

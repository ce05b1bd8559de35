"""Superman: +6 Power. FA: destroy a Villain or Equipment. Stack Ongoing: an Attack card played costs a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Superman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145")
def test_played_he_gives_6_power() -> None:
    t = table(P("Superman", pile="Kite Man"), P("Kite Man"))
    t.play("Superman")
    assert (6, ["Kite Man"], ["Kite Man"]) == (t.power, t.pile(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-137", "AA-306", "SH-065")
def test_appearing_he_makes_each_player_destroy_a_villain_or_equipment() -> None:
    t = table(P("Ragman", pile="Punch"), P("Kite Man, Ragman, Grapnel Gun", pile="Crowbar"), P(pile="Talon"), **FA)
    assert ([1], ["Kite Man", "Grapnel Gun", "Crowbar"], ["Grapnel Gun"]) == (t.awaited, t.offers(), t.default())
    t.pick("Crowbar")
    assert ["Crowbar", "Talon"] == t.destroyed
    assert (["Ragman"], ["Punch"], 16) == (t.hand(), t.pile(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_cards() -> None:
    t = table(P(), P("Shield, Kite Man", deck="Punch"), **FA)
    t.defend(1, "Shield")
    assert ([], ["Kite Man", "Punch"]) == (t.destroyed, t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-146", "AA-087")
def test_while_he_waits_who_played_an_attack_card_gains_a_weakness_at_the_end_of_the_turn() -> None:
    t = table(P("Anarky*2"), P("Punch"), nemeses="Superman")
    t.play("Anarky")
    t.play("Anarky")
    assert 16 == t.weaknesses
    t.end()
    assert (15, True) == (t.weaknesses, "Weakness" in t.pile())
    t.play("Punch")
    t.end()
    assert 15 == t.weaknesses
    t.idle()


@pytest.mark.rule("AA-012", "AA-188")
def test_a_bribed_attack_card_was_played_and_a_first_appearance_makes_no_attack_card() -> None:
    t = table(P(vp=3), P(), nemeses="Superman", lineup="Lady Shiva")
    t.bribe("Lady Shiva")
    t.end()
    assert ["Superman", "The Bribed cards go under the main deck"] == t.offers()
    t.pick("Superman")
    assert (15, "Lady Shiva") == (t.weaknesses, t.main[-1])
    t.idle(1)
    t = table(P("Hush"), P(), nemeses="Superman")
    t.play("Hush")
    t.end()
    assert 16 == t.weaknesses
    t.idle(1)


@pytest.mark.rule("AA-328")
def test_with_no_weakness_left_nothing_is_gained() -> None:
    t = table(P("Anarky"), P(), nemeses="Superman", weaknesses=0)
    t.play("Anarky")
    t.end()
    assert "Weakness" not in t.pile()
    t.idle(1)


@pytest.mark.rule("SH-027")
def test_in_a_team_game_he_watches_his_own_team_only() -> None:
    t = table(P(), P("Anarky"), P(), P(), teams=True, nemeses="Superman", rivals="Spoiler, Batman")
    t.end()
    t.play("Anarky")
    t.end()
    assert 16 == t.weaknesses
    t.idle(2)

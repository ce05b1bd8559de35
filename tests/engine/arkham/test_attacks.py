"""Attacks, Defenses and First Appearances (sections 8 and 9)."""

import pytest

from engine import Refused
from tests.engine.arkham.table import P, table

UP = {"phase": "flip-nemesis", "nemesis_up": False}


@pytest.mark.rule("AA-118", "AA-128", "AA-291", "AA-302", "AA-120")
def test_all_foes_are_asked_at_once_and_all_is_applied_from_the_attackers_left() -> None:
    t = table(P(), P("Raid"), P("Shield, Punch*2"), P("Shield, Kite Man*2, Punch"))
    t.end()
    t.play("Raid")
    assert (True, [2, 3]) == (t.ask.ask.window, t.awaited)
    t.defend(3, "Shield")
    assert (["Shield", "Kite Man", "Kite Man", "Punch"], []) == (t.hand(3), t.pile(3))
    t.defend(2, "Shield")
    assert "P1 does not avoid Raid." in t.told
    assert (["Shield"], ["Shield"], 4) == (t.pile(2), t.pile(3), len(t.hand(0)))
    t.idle(1)


@pytest.mark.rule("AA-118", "AA-302")
def test_defenses_are_resolved_in_turn_order_then_hits_in_turn_order() -> None:
    t = table(P("Raid"), P("Punch"), P("Shield"), P("Punch"))
    t.play("Raid")
    t.defend(2, "Shield")
    lines = ["P3 avoids Raid with Shield.", "P3 discards Shield.", "P3 draws 1 card."]
    lines += ["P2 discards Punch.", "P4 discards Punch."]
    assert lines == [line for line in t.told if line in lines]
    t.idle()


@pytest.mark.rule("AA-311", "AA-288")
def test_at_a_quick_table_players_without_a_defense_are_not_asked_and_the_message_is_the_same() -> None:
    t = table(P("Raid"), P("Punch"), P("Shield, Punch"))
    t.play("Raid")
    assert ([2], None) == (t.awaited, t.ask.face(None).awaited)
    t.take_it(2)
    t.pick("Punch")
    t = table(P("Raid"), P("Punch"), P("Punch"))
    t.play("Raid")
    assert ["P2 does not avoid Raid.", "P3 does not avoid Raid."] == [line for line in t.told if "avoid" in line]
    t.idle()


@pytest.mark.rule("AA-311")
def test_with_a_poker_face_every_foe_is_asked() -> None:
    t = table(P("Raid"), P("Punch"), P("Shield, Punch"), windows="poker")
    t.play("Raid")
    assert ([1, 2], ["Use no Defense"]) == (t.awaited, t.offers(seat=1))
    t.take_it(1)
    t.take_it(2)
    assert ([1], ["Punch"]) == (t.awaited, t.offers())
    t.pick("Punch")
    t.pick("Punch")
    t.idle()


@pytest.mark.rule("AA-125", "AA-126")
def test_one_defense_per_attack_and_it_may_be_saved() -> None:
    t = table(P("Raid"), P("Shield, Bladed Umbrella, Punch"))
    t.play("Raid")
    assert ["Use no Defense", "Shield", "Bladed Umbrella"] == t.offers()
    with pytest.raises(Refused):
        t.pick("Shield", "Bladed Umbrella")
    t.defend(1, "Shield")
    assert ["Bladed Umbrella", "Punch"] == [name for name in t.hand(1) if name != "Vulnerability"]
    t.idle()


@pytest.mark.rule("AA-128", "AA-126")
def test_a_defense_drawn_by_a_defense_does_not_help_against_the_same_attack() -> None:
    t = table(P("Raid"), P("Shield", deck="Bladed Umbrella"))
    t.play("Raid")
    t.defend(1, "Shield")
    assert ["Bladed Umbrella"] == t.hand(1)
    t.idle()


@pytest.mark.rule("AA-131", "AA-121", "AA-116")
def test_who_avoids_is_untouched_and_the_attackers_power_stays() -> None:
    t = table(P("Nightmare Visions", deck="Punch"), P("Shield"))
    t.play("Nightmare Visions")
    t.defend(1, "Shield")
    assert (1, 16, ["Punch"]) == (t.power, t.weaknesses, t.hand())
    t.idle()


@pytest.mark.rule("AA-121", "AA-185")
def test_text_below_an_attack_counts_only_those_who_did_not_avoid() -> None:
    t = table(P("Plunder"), P("Shield", vp=3), P(vp=3), P(vp=0))
    t.play("Plunder")
    t.defend(1, "Shield")
    assert ([1, 3, 2, 0], 1) == ([t.vp(seat) for seat in range(4)], t.power)
    t.idle()


@pytest.mark.rule("AA-123")
def test_two_attacks_of_one_card_have_their_own_questions() -> None:
    t = table(P("Double Raid"), P("Shield, Bladed Umbrella, Punch", deck="Punch*5"))
    t.play("Double Raid")
    t.defend(1, "Shield")
    assert ["Use no Defense", "Bladed Umbrella"] == t.offers()
    t.take_it(1)
    assert ["Bladed Umbrella", "Punch"] == t.offers()
    t.pick("Punch")
    t.idle()


@pytest.mark.rule("AA-124")
def test_a_defense_in_an_ongoing_text_works_from_play_and_never_from_hand() -> None:
    t = table(P("Raid"), P("Scaled Hide, Punch", vp=1))
    t.play("Raid")
    assert "discard" == t.mine(1).options[0].verb
    t.pick("Punch")
    t = table(P("Raid"), P("Punch", play="Scaled Hide, Warden Quincy Sharp", vp=1))
    t.play("Raid")
    assert ["Use no Defense", "Scaled Hide", "Warden Quincy Sharp"] == t.offers()
    t.defend(1, "Scaled Hide")
    assert (["Punch"], 0, ["Scaled Hide", "Warden Quincy Sharp"]) == (t.hand(1), t.vp(1), t.in_play(1))
    t.idle()


@pytest.mark.rule("AA-124", "AA-190")
def test_a_bribed_ongoing_defense_serves_its_briber_in_this_turn() -> None:
    t = table(
        P("The Perfect Crime", vp=1), P(character="The Riddler"), lineup="Scaled Hide, Kite Man", tokens={2: 1}, power=2
    )
    t.play("The Perfect Crime")
    t.bribe("Scaled Hide")
    t.buy("Kite Man")
    assert ["Use no Defense", "Scaled Hide"] == t.offers()
    t.defend(0, "Scaled Hide")
    assert (["Kite Man"], 0) == (t.pile(), t.vp())
    t.idle()


@pytest.mark.rule("AA-133")
def test_a_condition_that_cannot_be_seen_is_checked_after_the_question() -> None:
    t = table(P(), P("Shield"), P(), nemeses="Huntress, Batman", **UP)
    assert [1] == t.awaited
    t.take_it(1)
    assert ([], []) == (t.pile(1), t.pile(2))
    t.idle(1)


@pytest.mark.rule("AA-134")
def test_what_an_attack_itself_offers_does_not_use_up_the_defense() -> None:
    t = table(P(), P("Shield, Firefly"), nemeses="Orphan, Batman", **UP)
    t.take_it(1)
    t.pick("Reveal Firefly")
    assert (["Shield", "Firefly"], []) == (t.hand(1), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-132", "AA-141")
def test_nobody_is_asked_about_an_unavoidable_first_appearance() -> None:
    t = table(P("Shield"), P("Shield, Punch"), nemeses="Batman, Spoiler", **UP)
    assert (["Shield"], ["Punch", "Shield"]) == (t.pile(0), sorted(t.pile(1)))
    t.idle(1)


@pytest.mark.rule("AA-138", "AA-298", "AA-137")
def test_a_first_appearance_hits_from_the_player_whose_turn_comes_next() -> None:
    t = table(P("Punch*2"), P("Punch*2"), P("Punch*2"), P("Punch*2"), nemeses="Sentinel, Batman", **UP)
    assert ["P2", "P3", "P4", "P1"] == [line.split()[0] for line in t.told if "discards" in line][::2]
    t.idle(1)


@pytest.mark.rule("AA-139", "AA-140")
def test_between_turns_no_turn_ability_works_and_nobody_attacks() -> None:
    t = table(P("Shield"), P("Punch", play="Iceberg Lounge"), nemeses="Sentinel, Batman", **UP)
    assert ("Sentinel appears and attacks you. Use a Defense?", 0) == (t.prompt(), t.vp(1))
    t.defend(0, "Shield")
    assert ([0, 0], ["Punch"]) == ([t.vp(0), t.vp(1)], t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-142", "AA-144", "AA-289")
def test_players_who_avoid_a_passing_are_skipped_and_all_cards_move_at_once() -> None:
    t = table(P("Kite Man"), P("Ragman, Crowbar"), P("Shield, Clayface"), nemeses="Robin, Batman", **UP)
    t.defend(2, "Shield")
    assert ([1], ["Ragman", "Crowbar"]) == (t.awaited, t.offers())
    t.pick("Crowbar")
    assert (["Crowbar"], ["Kite Man"], ["Shield"]) == (t.pile(0), t.pile(1), t.pile(2))
    assert (["Ragman"], 16) == (t.hand(1), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-144")
def test_what_is_passed_is_chosen_in_secret_and_may_be_changed_until_the_last_has_chosen() -> None:
    t = table(P("Kite Man, Crowbar"), P("Ragman, Crowbar"), nemeses="Robin, Batman", **UP)
    assert [0, 1] == sorted(t.awaited)
    t.pick("Ragman", seat=1)
    assert "Ragman" not in repr(t.ask.face(0).public)
    t.pick("Crowbar", seat=1)
    t.pick("Kite Man", seat=0)
    assert (["Crowbar"], ["Kite Man"]) == (t.pile(0), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-143")
def test_with_nobody_else_left_a_card_is_passed_to_oneself_and_gained_again() -> None:
    t = table(P("Kite Man"), P("Shield"), nemeses="Robin, Batman", **UP)
    t.defend(1, "Shield")
    assert (["Kite Man"], []) == (t.pile(0), t.hand(0))
    assert "P1 passes Kite Man to P1." in t.told
    t.idle(1)


@pytest.mark.rule("AA-145", "AA-011")
def test_playing_a_gained_nemesis_skips_its_first_appearance_and_its_defense() -> None:
    t = table(P("Orphan, Red Hood", pile="Clayface"), P("Clayface"))
    t.play("Orphan")
    assert 3 == t.power
    t.play("Red Hood")
    t.no()
    assert (["Clayface"], ["Clayface"], 16, 7) == (t.hand(1), t.pile(), t.weaknesses, t.power)
    t.idle()


@pytest.mark.rule("AA-147")
def test_a_nemesis_flipped_in_step_7_stays_up_until_it_is_defeated() -> None:
    t = table(P(), P("Punch*5"), nemeses="Spoiler, Batgirl, Orphan", power=8)
    t.buy("Spoiler")
    t.end()
    assert ("Batgirl", 2) == (t.position.view(None).nemeses[0].top.name, t.position.view(None).nemeses[0].count)
    t.end()
    assert "Batgirl appears." not in t.told
    t.idle(0)


@pytest.mark.rule("AA-294", "AA-313")
def test_a_forced_choice_without_a_legal_card_is_announced_without_naming_cards() -> None:
    t = table(P("Raid"), P(""))
    t.play("Raid")
    assert "Raid: P2 has no card that fits." in t.told
    t.idle()


@pytest.mark.rule("AA-293", "AA-305")
def test_choices_of_a_defense_are_its_users_and_have_a_default() -> None:
    t = table(P("Raid"), P("Bladed Umbrella"))
    t.play("Raid")
    t.defend(1, "Bladed Umbrella")
    assert ([1], ["Draw a card", "Gain 1 VP"], ["Draw a card"]) == (t.awaited, t.offers(), t.default())
    t.pick("Gain 1 VP")
    assert 1 == t.vp(1)
    t.idle()


@pytest.mark.rule("AA-117")
def test_the_only_foe_of_a_two_player_game_needs_no_naming() -> None:
    t = table(P("Victor Zsasz"), P(vp=1))
    t.play("Victor Zsasz")
    assert 0 == t.vp(1)
    t.idle()

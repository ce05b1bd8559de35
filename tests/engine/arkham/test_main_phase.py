"""The turn and its main phase (sections 5, 12): what is on offer and what each action does."""

from dataclasses import replace

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-062", "AA-001", "AA-097")
def test_turns_go_round_in_turn_order() -> None:
    t = table(P(), P(), P(), main="Crowbar*20, Giant Penny*20")
    for active in (1, 2, 0, 1):
        t.end()
        assert [active] == t.awaited
    assert 5 == t.state.turn
    t.idle(1)


@pytest.mark.rule("AA-063")
def test_start_of_turn_abilities_come_before_the_first_action() -> None:
    t = table(P(), P("", play="Night Shift", deck="Punch*10"))
    t.end()
    assert (["Punch"], [1]) == (t.hand(1), t.awaited)
    t.idle(1)


@pytest.mark.rule("AA-063", "AA-106")
def test_several_start_of_turn_abilities_are_put_in_order_by_their_player() -> None:
    t = table(P(), P("", play="Night Shift, Dawn", deck="Punch*10"))
    t.end()
    assert ([1], ["Night Shift", "Dawn"], ["Night Shift"]) == (t.awaited, t.offers(), t.default())
    t.pick("Dawn")
    assert t.told.index("P2 gains 1 VP.") < t.told.index("P2 draws 1 card.")
    t.idle(1)


@pytest.mark.rule("AA-064", "AA-072", "AA-067", "AA-078")
def test_actions_come_in_any_order_and_mix() -> None:
    t = table(P("Punch*3", vp=1), P(), lineup="Kite Man, GCPD Officer, Ragman", power=1)
    t.play("Punch")
    t.buy("Kite Man")
    t.play("Punch")
    t.bribe("GCPD Officer")
    t.play("Punch")
    assert (3, ["-", "-", "Ragman", "-", "-"], ["Kite Man"]) == (t.power, t.lineup, t.pile())
    t.end()
    assert ["Ragman"] == [name for name in t.lineup if name == "Ragman"]
    t.idle(1)


@pytest.mark.rule("AA-066", "AA-310")
def test_play_all_plays_the_cards_in_hand_at_that_moment_but_no_weakness() -> None:
    t = table(P("Punch, Weakness, Batwing, Scarred Coin, Punch", deck="Kite Man", vp=1), P(), coin="T")
    t.pick("Play all cards")
    assert ("Scarred Coin: Surge? Then the top card of the main deck joins the Line-Up.", 2) == (t.prompt(), t.power)
    t.no()
    assert (["Weakness", "Kite Man"], 3) == (t.hand(), t.power)
    t.idle()


@pytest.mark.rule("AA-066")
def test_play_all_passes_over_a_card_that_left_the_hand_and_settles_triggers_between() -> None:
    t = table(P("Pop Gun, Punch, Kite Man", deck="Vulnerability", character="Harley Quinn"), P())
    t.pick("Play all cards")
    t.pick("Destroy a card in your hand")
    t.pick("Punch")
    assert (["Vulnerability"], ["Pop Gun", "Kite Man"], ["Punch"]) == (t.hand(), t.in_play(), t.destroyed)
    assert t.told.index("P1 draws 1 card.") < t.told.index("P1 plays Kite Man.")
    t.idle()


@pytest.mark.rule("AA-066")
def test_play_all_is_not_offered_for_one_card_or_for_weaknesses() -> None:
    for hand in ("Punch", "Punch, Weakness", "Weakness*2", ""):
        t = table(P(hand), P())
        assert "Play all cards" not in t.offers()
        t.idle()


@pytest.mark.rule("AA-068")
def test_power_is_what_was_given_minus_what_was_spent_and_is_lost_at_the_end_of_the_turn() -> None:
    t = table(P("Punch*4"), P(), lineup="Kite Man")
    for _ in range(3):
        t.play("Punch")
    t.buy("Kite Man")
    t.play("Punch")
    assert (2, 2) == (t.power, t.position.view(None).power)
    t.end()
    assert 0 == t.power
    t.idle(1)


@pytest.mark.rule("AA-069")
def test_power_outside_the_own_turn_does_nothing() -> None:
    t = table(P("Raid"), P("Battery, Punch"))
    t.play("Raid")
    t.defend(1, "Battery")
    assert 2 == t.power
    t.end()
    assert 0 == t.power
    t.idle(1)


@pytest.mark.rule("AA-070", "AA-079", "AA-161", "AA-162", "AA-336")
def test_a_bought_card_goes_face_up_to_the_discard_pile() -> None:
    t = table(P(), P(), lineup="Kite Man", power=2)
    t.buy("Kite Man")
    assert (["Kite Man"], ["-"] * 5) == (t.pile(), t.lineup)
    assert ["Kite Man"] == [card.name for card in t.position.view(1).players[0].discard]
    assert ["P1 buys Kite Man for 2 Power.", "P1 gains Kite Man."] == t.told[:2]
    t.idle()


@pytest.mark.rule("AA-075", "AA-135", "AA-136", "AA-331")
def test_one_nemesis_a_turn_and_defeating_it_is_buying_and_gaining() -> None:
    t = table(P(), P(), lineup="", power=40, nemeses="Spoiler, Batgirl", hostages="", henchmen=0)
    assert ["Spoiler"] == t.offers("buy")
    t.buy("Spoiler")
    assert (["Spoiler"], 32, []) == (t.pile(), t.power, t.offers("buy"))
    assert {"buy0", "gain0"} == set(t.state.now.deeds)
    assert (None, 1) == (t.position.view(0).nemeses[0].top, t.position.view(0).nemeses[0].count)
    t.idle()


@pytest.mark.rule("AA-077", "AA-187", "AA-188", "AA-189", "AA-024", "AA-190", "AA-191", "AA-199")
def test_a_bribed_card_is_played_next_to_the_tile_controlled_and_not_gained() -> None:
    t = table(P("GCPD Officer, Expendable Lackeys", vp=3), P(), lineup="Man-Bat, Kite Man", coin="H", power=9)
    t.bribe("Man-Bat")
    assert (1, 12, ["Man-Bat"], ["-", "Kite Man"]) == (t.vp(), t.power, t.bribed, t.lineup[:2])
    assert ([], []) == (t.in_play(), t.pile())
    assert "Man-Bat" not in t.offers("buy")
    assert {"bribe0", "play0"} == set(t.state.now.deeds)
    (card,) = t.position.view(1).players[0].in_play
    assert ("Man-Bat", True, True) == (card.card.name, card.bribed, card.fresh)
    t.play("Expendable Lackeys")
    assert ["Expendable Lackeys", "Man-Bat", "No"] == t.offers()
    t.no()
    t.idle()


@pytest.mark.rule("AA-187", "AA-184", "AA-013")
def test_the_price_is_paid_in_tokens_and_a_card_without_a_banner_cannot_be_bribed() -> None:
    t = table(P(vp=2), P(vp=9), lineup="Monstrous Strength, Ragman, Crowbar", power=20)
    assert ["Ragman"] == t.offers("bribe")
    t.bribe("Ragman")
    assert (0, 22, 9, []) == (t.vp(), t.power, t.vp(1), t.offers("bribe"))
    t.idle()


@pytest.mark.rule("AA-192", "AA-193", "AA-333")
def test_bribed_cards_go_under_the_main_deck_in_step_3_and_are_ordinary_cards_of_it() -> None:
    t = table(P(vp=1), P(), lineup="Kite Man, Ragman*4", main="")
    t.bribe("Kite Man")
    t.end()
    assert (["Kite Man", "Ragman", "Ragman", "Ragman", "Ragman"], [], []) == (t.lineup, t.main, t.bribed)
    assert not t.over
    t.idle(1)


@pytest.mark.rule("AA-080", "AA-081", "AA-169")
def test_an_ability_is_used_between_two_actions_once_a_turn() -> None:
    t = table(P("Nora Fries", pile="Punch*3"), P("Punch"))
    t.play("Nora Fries")
    t.use("Nora Fries")
    assert ([], ["Punch"]) == (t.offers("use"), t.frozen())
    t.end()
    t.end()
    assert ["Nora Fries"] == t.offers("use")
    t.idle(0)


@pytest.mark.rule("AA-083")
def test_a_card_that_comes_back_in_the_same_turn_is_a_new_card() -> None:
    t = table(P("Nora Fries, Fence, Punch", deck="", pile="Punch*2"), P())
    t.play("Nora Fries")
    t.use("Nora Fries")
    t.play("Fence")
    t.pick("Nora Fries")
    assert "Nora Fries" in t.hand()
    t.play("Nora Fries")
    assert (["Nora Fries"], 2) == (t.offers("use"), t.vp())
    t.idle()


@pytest.mark.rule("AA-084", "AA-312", "AA-307")
def test_the_main_phase_is_asked_even_if_ending_is_all_there_is() -> None:
    t = table(P(), P())
    assert (["End the turn"], ["End the turn"]) == (t.offers(), t.default())
    t.end()
    t.idle(1)


@pytest.mark.rule("AA-341")
def test_commissioner_gordon_gives_his_power_by_himself() -> None:
    t = table(P("Commissioner Gordon"), P())
    assert 0 == t.power
    t.play("Commissioner Gordon")
    assert (1, [], 2) == (t.power, t.offers("use"), t.vp())
    t.end()
    t.end()
    assert 1 == t.power
    t.idle(0)


@pytest.mark.rule("AA-346", "AA-200")
def test_cards_of_lower_rows_can_be_bought_and_bribed() -> None:
    t = table(P(vp=1), P(), below=("Kite Man, GCPD Officer",), power=2)
    assert ["Kite Man", "GCPD Officer"] == [name for name in t.offers("buy") if name in {"Kite Man", "GCPD Officer"}]
    assert ["Kite Man", "GCPD Officer"] == t.offers("bribe")
    assert {"Kite Man for 2 Power (slot 1, row 2)", "GCPD Officer for 1 VP (slot 1, row 3)"} <= set(t.labels())
    t.bribe("GCPD Officer")
    assert ["Kite Man"] == t.below[0]
    t.idle()


@pytest.mark.rule("AA-326")
def test_a_turn_of_300_decisions_ends() -> None:
    t = table(P(), P(), decisions=299)
    assert [0] == t.awaited
    t = table(P(), P(), decisions=300)
    assert [1] == t.awaited
    assert "This turn has had so many decisions that it ends." in t.told
    t.idle(1)


@pytest.mark.rule("AA-165", "AA-167", "AA-166", "AA-170", "AA-150")
def test_an_ongoing_card_stays_and_its_upper_text_is_for_the_turn_it_is_played() -> None:
    t = table(P("Aaron Cash, Julie Madison, Punch", deck="Vulnerability*10"), P())
    t.pick("Play all cards")
    assert (2, [True, True, True]) == (t.vp(), [each.fresh for each in t.position.view(1).players[0].in_play])
    t.end()
    t.end()
    assert (["Aaron Cash", "Julie Madison"], 2) == (t.in_play(), t.vp())
    assert [False, False] == [each.fresh for each in t.position.view(1).players[0].in_play]
    assert ["Aaron Cash", "Julie Madison"] == t.offers("use")
    t.idle(0)


@pytest.mark.rule("AA-168", "AA-151")
@pytest.mark.parametrize("zone", ["hand", "pile", "deck", "frozen"])
def test_an_ongoing_text_works_in_play_only_and_for_its_controller_only(zone: str) -> None:
    mine = replace(P(), **{zone: "Abandoned Warehouse"})
    t = table(mine, P(play="Abandoned Warehouse"), lineup="Kite Man")
    assert [] == t.offers("bribe")
    t.idle()

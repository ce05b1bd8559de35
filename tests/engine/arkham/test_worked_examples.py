"""The worked examples of the rules page, each with its full numbers. P1 is seat 0."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"phase": "flip-nemesis", "nemesis_up": False}


@pytest.mark.rule("EX-001", "AA-071", "AA-068")
def test_4_punch_and_a_vulnerability_pay_for_4_power() -> None:
    t = table(P("Punch*4, Vulnerability"), P(), lineup="Kite Man, Escape Artist, Crowbar, Ragman, Clayface")
    t.pick("Play all cards")
    assert 4 == t.power
    assert ["Kite Man", "Escape Artist", "Crowbar", "Ragman", "Henchman", "Arkham Orderly"] == t.offers("buy")
    t.buy("Kite Man")
    assert (2, ["Escape Artist", "Arkham Orderly"]) == (t.power, t.offers("buy"))
    t.buy("Escape Artist")
    assert (0, []) == (t.power, t.offers("buy"))
    t.idle()


@pytest.mark.rule("EX-002", "AA-070")
def test_what_is_on_offer_with_4_power() -> None:
    lineup = "GCPD Officer, Heads You Live…, Giant Mallet, Punchline, Iceberg Lounge"
    t = table(P(), P(), lineup=lineup, hostages="Alfred Pennyworth, Aaron Cash", power=4)
    names = ["GCPD Officer", "Heads You Live…", "Giant Mallet", "Henchman", "Alfred Pennyworth"]
    assert names == t.offers("buy")
    t.buy("GCPD Officer")
    assert ["Alfred Pennyworth"] == t.offers("buy")
    t.end()
    t = table(P(), P(), lineup=lineup, hostages="Alfred Pennyworth, Aaron Cash", power=4)
    t.buy("Henchman")
    assert (1, []) == (t.power, t.offers("buy"))
    t.idle()


@pytest.mark.rule("EX-004", "AA-108", "AA-295")
def test_the_last_weakness_goes_to_the_active_player() -> None:
    t = table(P("Curse"), P(), P(), weaknesses=1)
    t.play("Curse")
    assert (["Weakness"], [], [], 0) == (t.pile(), t.pile(1), t.pile(2), t.weaknesses)
    t.idle()


@pytest.mark.rule("EX-005", "AA-116", "AA-120", "AA-122")
def test_one_foe_defends_and_one_discards() -> None:
    t = table(P("Raid"), P("Shield, Punch*4"), P("Punch*2, Vulnerability*3"))
    t.play("Raid")
    assert 2 == t.power
    t.defend(1, "Shield")
    assert [2] == t.awaited
    t.pick("Punch")
    assert (5, 4) == (len(t.hand(1)), len(t.hand(2)))
    assert ["Punch"] == t.pile(2)
    t.end()
    t.end()
    assert ([2], 4) == (t.awaited, len(t.hand(2)))
    t.idle(2)


@pytest.mark.rule("EX-006", "AA-130")
def test_a_defense_may_be_used_against_an_attack_that_would_do_nothing() -> None:
    t = table(P("Nightmare Visions"), P("Shield, Punch*4"), weaknesses=0)
    t.play("Nightmare Visions")
    assert [1] == t.awaited
    t.defend(1, "Shield")
    assert (5, ["Shield"]) == (len(t.hand(1)), t.pile(1))
    t.idle()
    t = table(P("Nightmare Visions"), P("Shield, Punch*4"), weaknesses=0)
    t.play("Nightmare Visions")
    t.take_it(1)
    assert (5, []) == (len(t.hand(1)), t.pile(1))
    t.idle()


@pytest.mark.rule("EX-007", "AA-127", "AA-129")
def test_a_defense_card_is_played_for_its_power_or_used_for_its_reward() -> None:
    t = table(P(), P("Shield", deck="Punch*5", play="Workshop"))
    t.end()
    t.play("Shield")
    assert (2, []) == (t.power, t.hand(1))
    t.idle(1)
    t = table(P("Raid"), P("Shield", deck="Punch*5", play="Workshop"))
    t.play("Raid")
    t.defend(1, "Shield")
    assert (2, ["Punch"], ["Shield"]) == (t.power, t.hand(1), t.pile(1))
    assert [] == t.state.now.deeds.get("play1", [])
    t.idle()


@pytest.mark.rule("EX-009", "AA-194", "AA-195", "AA-196")
def test_a_lower_price_is_no_banner_and_for_0_vp_needs_none() -> None:
    lineup = "Kite Man, Batwing, Crowbar"
    t = table(P(play="Back Room"), P(), lineup=lineup, power=2)
    assert ["Kite Man"] == t.offers("bribe")
    assert [2, 5, 3] == [slot.cards[0].buy for slot in t.position.view(0).slots[:3]]
    t.end()
    t = table(P("The Perfect Crime"), P(), lineup=lineup)
    t.play("The Perfect Crime")
    assert ["Kite Man", "Batwing", "Crowbar", "No"] == t.offers()
    t.no()
    t.idle()


@pytest.mark.rule("EX-010", "AA-197")
def test_a_bribed_ongoing_ability_lasts_for_this_turn() -> None:
    t = table(P(vp=1, deck="Punch*10"), P(), lineup="Informant", main="Crowbar*20")
    t.bribe("Informant")
    assert (1, ["Informant"], ["Informant"]) == (t.power, t.bribed, t.offers("use"))
    t.use("Informant")
    assert (["Punch"], []) == (t.hand(), t.offers("use"))
    t.end()
    assert ("Informant", []) == (t.main[-1], t.bribed)
    t.end()
    assert [] == t.offers("use")
    t.idle(0)


@pytest.mark.rule("EX-011", "AA-074", "AA-096")
def test_one_hostage_a_turn() -> None:
    t = table(P(), P(), hostages="Alfred Pennyworth, Arkham Orderly*13", power=6, lineup="")
    t.buy("Alfred Pennyworth")
    assert (4, 13, ["Henchman"]) == (t.power, len(t.hostages), t.offers("buy"))
    assert (None, 13) == (t.position.view(0).hostages.top, t.position.view(0).hostages.count)
    t.end()
    assert "Arkham Orderly is the next Hostage." in t.told
    t.idle(1)


@pytest.mark.rule("EX-016", "AA-279")
def test_laughing_gas_looks_at_all_cards_destroyed_in_the_turn_and_none_before_it() -> None:
    t = table(P("Expendable Lackeys, Laughing Gas, Punch", play="Aaron Cash"), P())
    t.play("Expendable Lackeys")
    t.pick("Aaron Cash")
    t.play("Laughing Gas")
    t.pick("Punch")
    assert ["Weakness"] == t.pile(1)
    t.idle()
    t = table(P(), P("Laughing Gas, Punch", pile="Clayface"), P(), nemeses="Red Hood, Batman", weaknesses=16, **FA)
    t.pick("Clayface")
    assert (["Clayface"], [1]) == (t.destroyed, t.awaited)
    t.play("Laughing Gas")
    t.pick("Punch")
    assert (["Clayface", "Punch"], ["Weakness"]) == (t.destroyed, t.pile(2))
    assert 14 == t.weaknesses
    t.idle(1)


@pytest.mark.rule("EX-018", "AA-266", "AA-270", "AA-098")
def test_what_ace_chemical_plant_and_bloodthirst_pay_for() -> None:
    t = table(P(pile="Clayface", play="Ace Chemical Plant"), P(), nemeses="Red Hood, Batman", **FA)
    assert (["Clayface"], 0) == (t.destroyed, t.vp())
    t.idle(1)
    t = table(P("Pop Gun*3, Bloodthirst, Punch*4", play="Ace Chemical Plant"), P())
    for vp in (1, 1):
        t.play("Pop Gun")
        t.pick("Destroy a card in your hand")
        t.pick("Punch")
        assert vp == t.vp()
    t.play("Bloodthirst")
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick("Punch")
    assert 2 == t.vp()
    t.idle()


@pytest.mark.rule("EX-019", "AA-275", "AA-174")
@pytest.mark.parametrize("guess", ["More than 2", "Not more than 2"])
def test_death_trap_on_an_empty_deck(guess: str) -> None:
    t = table(P("Death Trap"), P(deck="", pile="Punch, Kite Man, Clayface", frozen="Aaron Cash"))
    t.play("Death Trap")
    assert (["Not more than 2", "More than 2"], ["Not more than 2"]) == (t.offers(), t.default())
    assert ([], ["Aaron Cash"], 3) == (t.frozen(1), t.pile(1), len(t.deck(1)))
    top = t.deck(1)[0]
    t.pick(guess)
    if (guess == "More than 2") == (top == "Clayface"):
        assert (top, ["Aaron Cash"]) == (t.deck(1)[0], t.pile(1))
    else:
        assert (2, ["Aaron Cash", top, "Weakness"]) == (len(t.deck(1)), t.pile(1))
    t.idle()


@pytest.mark.rule("EX-020", "AA-283")
def test_time_bomb_with_and_without_a_hostage() -> None:
    t = table(P("Raid"), P("Time Bomb, Punch*4"))
    t.play("Raid")
    t.defend(1, "Time Bomb")
    assert (["Time Bomb"], 5) == (t.pile(1), len(t.hand(1)))
    t.idle()
    t = table(P("Raid*2"), P("Time Bomb, Punch*4", play="Aaron Cash"))
    t.play("Raid")
    t.defend(1, "Time Bomb")
    assert ([], 6, True) == (t.pile(1), len(t.hand(1)), "Time Bomb" in t.hand(1))
    t.play("Raid")
    assert ["Use no Defense", "Time Bomb"] == t.offers(seat=1)
    t.take_it(1)
    t.pick("Punch")
    t.idle()


@pytest.mark.rule("EX-021", "AA-278")
def test_jervis_tetch_plays_the_top_card() -> None:
    t = table(P("Jervis Tetch", deck="Ragman, Punch*5"), P())
    t.play("Jervis Tetch")
    t.pick("Play it")
    assert (3, ["Jervis Tetch", "Ragman"]) == (t.power, t.in_play())
    t.end()
    assert ["Jervis Tetch", "Ragman"] == t.pile()
    t.idle(1)


@pytest.mark.rule("EX-022", "AA-280", "AA-134")
def test_orphan_takes_a_printed_attack_and_no_first_appearance() -> None:
    nemeses = "Orphan, Batman"
    t = table(P(), P("Firefly, Punch"), P("Nightwing, Punch"), nemeses=nemeses, **FA)
    assert ["Reveal Firefly", "Discard Firefly", "Discard Punch"] == t.labels()
    assert ["Reveal Firefly"] == t.labels(default=True)
    t.pick("Reveal Firefly")
    assert ["Discard Nightwing", "Discard Punch"] == t.labels()
    t.pick("Discard Punch")
    assert (["Firefly", "Punch"], []) == (t.hand(1), t.pile(1))
    assert (["Nightwing"], ["Punch", "Weakness"]) == (t.hand(2), t.pile(2))
    t.idle(1)


@pytest.mark.rule("EX-023", "AA-271", "AA-222")
def test_crispus_allen_releases_without_the_hostages_own_line() -> None:
    t = table(P("Crispus Allen", play="Mayor Hamilton Hill"), P(), hostages="Aaron Cash, Julie Madison")
    t.play("Crispus Allen")
    t.pick("Mayor Hamilton Hill")
    assert (2, [], ["Aaron Cash", "Julie Madison", "Mayor Hamilton Hill"]) == (t.vp(), t.hand(), t.hostages)
    t.idle()


@pytest.mark.rule("EX-024", "AA-276", "AA-117")
def test_firefly_picks_the_ongoing_card_after_the_defense() -> None:
    t = table(P("Firefly"), P(), P("Shield", play="Aaron Cash, Iceberg Lounge"))
    t.play("Firefly")
    t.pick("P3")
    assert ["Use no Defense", "Shield"] == t.offers(seat=2)
    t.take_it(2)
    assert ([0], ["Aaron Cash", "Iceberg Lounge"]) == (t.awaited, t.offers())
    t.pick("Aaron Cash")
    assert (["Iceberg Lounge"], ["Aaron Cash"]) == (t.in_play(2), t.pile(2))
    t.idle()


@pytest.mark.rule("EX-025", "AA-269")
@pytest.mark.parametrize(("nemesis", "card"), [("Batwoman", "Ragman"), ("Huntress", "Kite Man")])
def test_batwoman_and_huntress(nemesis: str, card: str) -> None:
    t = table(P(), P("Punch"), P(f"{card}, Punch"), nemeses=f"{nemesis}, Batman", weaknesses=0, **FA)
    assert (["Punch"], ["Punch"]) == (t.hand(1), t.hand(2))
    assert [] == t.pile(1)
    t.idle(1)
    t = table(P(card), P("Punch"), P(), nemeses=f"{nemesis}, Batman", weaknesses=5, **FA)
    assert ([card, "Gain a Weakness"], ["Gain a Weakness"]) == (t.offers(), t.default())
    t.pick("Gain a Weakness")
    assert ([card], ["Weakness"], 4) == (t.hand(), t.pile(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("EX-026", "AA-268")
@pytest.mark.parametrize("nemesis", ["Batgirl", "Red Robin"])
def test_batgirl_and_red_robin_give_a_weakness_without_a_release_too(nemesis: str) -> None:
    t = table(P(), P(), nemeses=f"{nemesis}, Batman", weaknesses=3, **FA)
    assert (["Weakness"], ["Weakness"], 1) == (t.pile(1), t.pile(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("EX-015", "AA-267", "AA-138")
def test_azrael_replaces_each_destroyed_card_before_the_next_player_chooses() -> None:
    lineup = "Clayface, Batwing, Giant Penny, Death Trap, Nightmare Visions"
    t = table(
        P(), P("Shield"), P(), lineup=lineup, main="Scaled Hide, The Question, Ragman*18", nemeses="Azrael, Batman",
        **FA,
    )  # fmt: skip
    t.defend(1, "Shield")
    assert [2] == t.awaited
    t.pick("Batwing")
    assert (["Clayface", "Scaled Hide", "Giant Penny", "Death Trap", "Nightmare Visions"], [0]) == (t.lineup, t.awaited)
    t.pick("Scaled Hide")
    assert ["Clayface", "The Question", "Giant Penny", "Death Trap", "Nightmare Visions"] == t.lineup
    assert (2, 18, 16) == (len(t.destroyed), len(t.main), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("EX-037", "AA-201", "AA-202", "AA-206", "AA-207", "AA-208")
def test_surged_cards_lie_below_and_move_up_in_step_6() -> None:
    t = table(
        P("Kite Man*3"), P(), lineup="Ragman, Crowbar, Clayface, Giant Mallet, Batwing",
        main="Bloodthirst, Death Trap, Maggie Sawyer, Punchline*20, Giant Penny*7", power=20,
    )  # fmt: skip
    for _ in range(3):
        t.play("Kite Man")
    assert [["Bloodthirst"], ["Death Trap"], ["Maggie Sawyer"], [], []] == t.below
    assert 27 == len(t.main)
    for name in ("Crowbar", "Giant Mallet", "Bloodthirst"):
        t.buy(name)
    t.end()
    assert ["Ragman", "Death Trap", "Clayface", "Maggie Sawyer", "Batwing"] == t.lineup
    assert ([[]] * 5, 27) == (t.below, len(t.main))
    t.idle(1)


@pytest.mark.rule("EX-040", "AA-208")
def test_a_line_up_of_seven_is_left_as_it_is() -> None:
    t = table(P(), P(), below=("Kite Man", "Ragman"))
    t.end()
    assert (["Monstrous Strength"] * 5, [["Kite Man"], ["Ragman"], [], [], []]) == (t.lineup, t.below)
    assert 20 == len(t.main)
    t.idle(1)


@pytest.mark.rule("EX-042", "AA-213", "AA-092")
def test_frozen_cards_come_back_after_the_shuffle_and_may_be_needed_at_once() -> None:
    t = table(P(deck="Punch*2", pile="Kite Man*2", frozen="Ragman*3"), P(), phase="draw-up")
    assert (["Punch", "Punch", "Kite Man", "Kite Man", "Ragman"], 2, [], []) == (
        t.hand(), len(t.deck()), t.pile(), t.frozen(),
    )  # fmt: skip
    t.idle(1)


@pytest.mark.rule("EX-043", "AA-176", "AA-214")
def test_an_empty_discard_pile_is_not_shuffled_and_frozen_cards_stay() -> None:
    t = table(P("Spoiler, Mayor Hamilton Hill", deck="Punch", frozen="Ragman*2"), P())
    t.play("Mayor Hamilton Hill")
    t.use("Mayor Hamilton Hill")
    assert (["Spoiler", "Punch"], ["Ragman", "Ragman"], []) == (t.hand(), t.frozen(), t.pile())
    t.idle()


@pytest.mark.rule("EX-044", "AA-102")
def test_what_can_be_done_is_done() -> None:
    t = table(P("Batwing", deck=""), P())
    t.play("Batwing")
    assert (1, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("EX-045", "AA-115")
def test_looking_at_more_cards_than_the_deck_has_shuffles_the_pile_under_it() -> None:
    t = table(P("Jason Bard", deck="Kite Man", pile="Punch*4"), P())
    t.play("Jason Bard")
    assert ["Kite Man (top of the deck)", "Punch (top of the deck)"] == [
        t.words(option.label) for option in t.mine(0).options
    ]  # fmt: skip
    t.pick("Kite Man")
    assert (["Kite Man"], ["Punch"], ["Punch"] * 3) == (t.hand(), t.pile(), t.deck())
    t.idle()


@pytest.mark.rule("EX-048", "AA-092", "AA-095", "AA-137")
def test_who_defeated_a_nemesis_is_hit_by_the_next_one_last() -> None:
    t = table(P(), P("Punch*5"), nemeses="Spoiler, Sentinel, Batman", power=8)
    t.buy("Spoiler")
    t.end()
    assert "P1 draws 5 cards." in t.told
    assert ([3, 3], [1]) == ([len(t.hand(0)), len(t.hand(1))], t.awaited)
    assert t.told.index("P2 discards Punch.") < t.told.index("P1 discards Vulnerability.")
    t.idle(1)


@pytest.mark.rule("EX-050", "AA-088")
def test_bribed_cards_go_under_the_main_deck_in_bribed_order() -> None:
    t = table(P("Expendable Lackeys", vp=9), P(), lineup="Kite Man, Ragman, GCPD Officer", main="Crowbar*20")
    t.bribe("GCPD Officer")
    t.bribe("Ragman")
    t.bribe("Kite Man")
    t.play("Expendable Lackeys")
    t.pick("Ragman")
    t.end()
    assert ["GCPD Officer", "Kite Man"] == t.main[-2:]
    assert ["Ragman"] == t.destroyed
    t.idle(1)


@pytest.mark.rule("EX-051", "AA-089")
def test_an_end_of_turn_ability_of_a_bribed_card_is_not_lost_when_the_card_goes_first() -> None:
    t = table(P(vp=1), P(), lineup="Bookkeeper", main="Crowbar*20")
    t.bribe("Bookkeeper")
    t.end()
    assert (["Bookkeeper", "The Bribed cards go under the main deck"], ["Bookkeeper"]) == (t.offers(), t.default())
    t.pick("The Bribed cards go under the main deck")
    assert ("Bookkeeper", 1) == (t.main[-1], t.vp())
    t.idle(1)


@pytest.mark.rule("EX-053", "AA-198")
def test_a_bribed_card_that_is_discarded_goes_under_the_main_deck_and_counts_as_discarded() -> None:
    t = table(P("Fence", vp=2, deck="Punch*2", play="Iceberg Lounge"), P(), lineup="Ragman", main="Crowbar*5")
    t.bribe("Ragman")
    t.play("Fence")
    t.pick("Ragman")
    assert ("Ragman", ["Punch", "Punch"], []) == (t.main[-1], t.hand(), t.pile())
    assert 1 == t.vp()
    t.idle()


@pytest.mark.rule("EX-056", "AA-253")
def test_the_turn_in_which_the_last_nemesis_falls_is_played_out() -> None:
    t = table(P(), P(), nemeses="Spoiler", lineup="Ragman*5", power=17)
    t.buy("Spoiler")
    t.buy("Ragman@1")
    t.buy("Ragman@2")
    assert not t.over
    t.end()
    assert (True, ["nemesis"], ["Ragman"] * 3 + ["Giant Penny"] * 2) == (
        t.over, t.state.causes, sorted(t.lineup, reverse=True),
    )  # fmt: skip


@pytest.mark.rule("EX-062", "AA-222", "AA-219")
def test_a_released_hostage_alone_in_the_stack_waits_for_step_8() -> None:
    t = table(P("Crispus Allen", play="Aaron Cash"), P("Punch*5"), hostages="", power=3)
    t.play("Crispus Allen")
    t.pick("Aaron Cash")
    assert (["Aaron Cash"], None) == (t.hostages, t.position.view(0).hostages.top)
    assert "Aaron Cash" not in t.offers("buy")
    t.end()
    t.pick("Play all cards")
    assert "Aaron Cash" in t.offers("buy")
    t.idle(1)


@pytest.mark.rule("EX-065", "AA-224", "AA-163")
def test_a_starter_that_was_passed_is_released_to_its_present_owner() -> None:
    t = table(P("Punch", deck="", vp=1, character="The Joker"), P("Recycling", deck="Vulnerability"))
    t.use("The Joker")
    t.end()
    assert ["Punch"] == t.pile(1)
    t = table(P("Recycling, Punch", deck="Vulnerability"), P())
    t.play("Recycling")
    assert (["Vulnerability", "Punch"], []) == (t.deck(), t.hand())
    t.idle()


@pytest.mark.rule("EX-069", "AA-112")
def test_if_you_control_is_checked_when_its_line_is_resolved() -> None:
    t = table(P("Landlord, Hide-out"), P())
    t.play("Landlord")
    t.play("Hide-out")
    assert (1, []) == (t.power, t.hand())
    t.idle()
    t = table(P("Landlord, Hide-out"), P())
    t.play("Hide-out")
    t.play("Landlord")
    assert (1, ["Vulnerability"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("EX-070", "AA-105")
def test_the_played_card_is_resolved_completely_before_what_it_triggered() -> None:
    t = table(P("Brawler, Punch", deck="Kite Man, Ragman", play="Hide-out"), P())
    t.play("Brawler")
    assert ["Punch", "Kite Man", "No"] == t.offers()
    t.pick("Punch")
    assert (2, ["Kite Man", "Ragman"]) == (t.power, t.hand())
    assert t.told.index("+2 Power, 2 in all.") < t.told.index("P1 draws 1 card.")
    t.idle()


@pytest.mark.rule("EX-074", "AA-086", "AA-098")
def test_putting_the_hand_away_is_no_discard_but_an_end_of_turn_ability_does_discard() -> None:
    t = table(P("Punch*2", play="Iceberg Lounge"), P())
    t.end()
    assert (0, ["Punch", "Punch"]) == (t.vp(), t.pile())
    t = table(P("Punch*2", play="Iceberg Lounge, Shredder"), P())
    t.end()
    assert (1, ["Punch", "Punch", "Vulnerability"]) == (t.vp(), t.pile())
    t.idle(1)

"""The end of a turn, steps 1 to 9 (section 6), refilling (section 13), and guards against endless games."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-085")
def test_ending_is_final_nothing_more_is_offered() -> None:
    t = table(P("Punch", play="Aaron Cash", vp=9), P(), power=9)
    t.end()
    assert ([1], "main") == (t.awaited, t.ask.ask.key)
    t.idle(1)


@pytest.mark.rule("AA-086", "AA-158")
def test_step_2_puts_the_hand_away_face_up() -> None:
    t = table(P("Punch, Kite Man", deck="Vulnerability*5"), P())
    t.end()
    assert ["Punch", "Kite Man"] == t.pile()
    assert "P1 puts Punch, Kite Man away." in t.told
    t.idle(1)


@pytest.mark.rule("AA-087", "AA-106")
def test_step_3_abilities_come_in_the_order_their_player_chooses_the_bribe_tile_among_them() -> None:
    t = table(P(vp=1, play="Night Shift", deck="Punch*10"), P(), lineup="Kite Man, Ragman*4")
    t.bribe("Kite Man")
    t.end()
    assert ([0], ["Night Shift", "The Bribed cards go under the main deck"]) == (t.awaited, t.offers())
    assert ["Night Shift"] == t.default()
    t.pick("The Bribed cards go under the main deck")
    assert "Kite Man" == t.main[-1]
    t.idle(1)


@pytest.mark.rule("AA-087")
def test_a_bribe_tile_alone_asks_nothing() -> None:
    t = table(P(vp=1), P(), lineup="Kite Man, Ragman*4")
    t.bribe("Kite Man")
    t.end()
    assert ("Kite Man", [1]) == (t.main[-1], t.awaited)
    t.idle(1)


@pytest.mark.rule("AA-090")
def test_cards_drawn_in_step_3_stay_beside_the_five_of_step_5() -> None:
    t = table(P("Punch", play="Night Shift", deck="Vulnerability*10"), P())
    t.end()
    assert (6, ["Punch"]) == (len(t.hand()), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-091")
def test_step_4_clears_the_play_zone_but_for_ongoing_cards_which_is_no_discard() -> None:
    t = table(P("Punch, Kite Man", play="Iceberg Lounge", deck="Vulnerability*5"), P())
    t.pick("Play all cards")
    t.end()
    assert (["Iceberg Lounge"], ["Punch", "Kite Man"], 0) == (t.in_play(), t.pile(), t.vp())
    t.idle(1)


@pytest.mark.rule("AA-092", "AA-177")
def test_step_5_draws_what_there_is() -> None:
    t = table(P(deck="Punch*3"), P())
    t.end()
    assert (["Punch"] * 3, []) == (t.hand(), t.deck())
    t = table(P("", play="Night Shift*3", deck="Punch*20"), P())
    t.end()
    assert 8 == len(t.hand())
    t.idle(1)


@pytest.mark.rule("AA-093", "AA-209", "AA-254")
def test_a_refill_that_cannot_reach_five_ends_the_game_at_once() -> None:
    t = table(P(), P(), lineup="Kite Man, Ragman, -, -, -", main="Crowbar*2", nemesis_up=False, hostage_up=False)
    t.end()
    assert (True, ["main deck"]) == (t.over, t.state.causes)
    assert ["Kite Man", "Ragman", "Crowbar", "Crowbar", "-"] == t.lineup
    assert (False, False) == (t.state.nemeses[0].up, t.state.hostage_up)


@pytest.mark.rule("AA-209", "AA-333")
def test_the_last_card_of_the_main_deck_as_fifth_card_is_no_failure() -> None:
    t = table(P(), P(), lineup="Kite Man, Ragman, -, -, -", main="Crowbar*3")
    t.end()
    assert (False, []) == (t.over, t.main)
    t.end()
    assert not t.over
    t.idle(0)


@pytest.mark.rule("AA-255", "AA-094")
def test_both_causes_end_the_game_once() -> None:
    t = table(P(), P(), lineup="Kite Man", main="", nemeses="Spoiler", power=8)
    t.buy("Spoiler")
    t.end()
    assert (True, ["nemesis", "main deck"]) == (t.over, t.state.causes)
    assert ("nemesis", "main deck") == t.position.view(None).causes


@pytest.mark.rule("AA-094", "AA-253", "AA-257")
def test_after_the_last_nemesis_bribed_cards_are_settled_before_the_count() -> None:
    t = table(P(vp=1), P(), lineup="Kite Man, Ragman*4", nemeses="Spoiler", power=8)
    t.buy("Spoiler")
    t.bribe("Kite Man")
    t.end()
    assert (True, [], "Kite Man") == (t.over, t.bribed, t.main[-1])


@pytest.mark.rule("AA-147", "AA-331")
def test_an_empty_nemesis_stack_ends_the_game_however_it_came_about() -> None:
    t = table(P(), P(), nemeses="")
    assert [] == [name for name in t.offers("buy") if name == "Spoiler"]
    t.end()
    assert (True, ["nemesis"]) == (t.over, t.state.causes)


@pytest.mark.rule("AA-095")
def test_step_7_flips_a_face_down_nemesis_and_leaves_a_face_up_one() -> None:
    t = table(P("Punch*5"), P("Punch*5"), nemeses="Sentinel, Batman")
    t.end()
    assert 5 == len(t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-327")
def test_ten_rounds_without_a_purchase_or_a_bribe_end_the_game() -> None:
    t = table(P(), P(), quiet=18)
    t.end()
    assert not t.over
    t.end()
    assert (True, ["quiet"]) == (t.over, t.state.causes)


@pytest.mark.rule("AA-327")
def test_a_purchase_or_a_bribe_starts_the_count_again() -> None:
    for vp, power in ((1, 0), (0, 2)):
        t = table(P(vp=vp), P(), quiet=19, lineup="Kite Man, Ragman*4", power=power)
        if vp:
            t.bribe("Kite Man")
        else:
            t.buy("Kite Man")
        t.end()
        assert (False, 0) == (t.over, t.state.quiet)
        t.idle(1)


@pytest.mark.rule("AA-335")
def test_a_line_up_short_of_five_is_refilled_in_step_6_and_not_before() -> None:
    t = table(P(), P(), lineup="Kite Man, Ragman, -, -, -")
    assert ["Kite Man", "Ragman", "-", "-", "-"] == t.lineup
    t.end()
    assert "-" not in t.lineup
    t.idle(1)


@pytest.mark.rule("AA-334", "AA-332")
def test_the_main_deck_is_never_reshuffled_from_the_destroyed_pile() -> None:
    t = table(P("Kite Man"), P(), main="", destroyed="Ragman*5")
    t.play("Kite Man")
    assert ([], ["Ragman"] * 5) == (t.main, t.destroyed)
    assert "The main deck is empty, so no card joins the Line-Up." in t.told
    t.idle()


@pytest.mark.rule("AA-027", "AA-153", "AA-155")
def test_destroyed_cards_lie_face_up_for_all_to_see() -> None:
    t = table(P("Pop Gun, Punch, Aaron Cash"), P())
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick("Aaron Cash")
    for watcher in (None, 0, 1):
        assert ["Aaron Cash"] == [card.name for card in t.position.view(watcher).destroyed]
    t.idle()


@pytest.mark.rule("AA-026", "AA-301")
def test_every_discard_pile_may_be_looked_through_by_all() -> None:
    t = table(P(pile="Punch, Kite Man"), P())
    for watcher in (None, 0, 1):
        assert ["Punch", "Kite Man"] == [card.name for card in t.position.view(watcher).players[0].discard]
    t.idle()


@pytest.mark.rule("AA-205", "AA-202")
def test_surging_three_times_with_two_cards_left_adds_two_and_the_game_goes_on() -> None:
    t = table(P("Kite Man*3"), P(), main="Crowbar, Ragman")
    for _ in range(3):
        t.play("Kite Man")
    assert ([["Crowbar"], ["Ragman"], [], [], []], []) == (t.below, t.main)
    t.idle()


@pytest.mark.rule("AA-202", "AA-203")
def test_a_surge_takes_the_leftmost_empty_top_place_else_the_slot_with_fewest_lower_cards() -> None:
    t = table(P("Kite Man*4"), P(), lineup="Ragman*3, -, Ragman", below=("Crowbar", "", "Crowbar", "Punchline"),
              main="Clayface, Batwing, Death Trap, Bloodthirst")  # fmt: skip
    for _ in range(4):
        t.play("Kite Man")
    assert ["Ragman", "Ragman", "Ragman", "Clayface", "Ragman"] == t.lineup
    assert [["Crowbar", "Bloodthirst"], ["Batwing"], ["Crowbar"], ["Punchline"], ["Death Trap"]] == t.below
    t.idle()


@pytest.mark.rule("AA-207", "AA-206")
def test_lower_cards_move_up_row_by_row_from_the_left() -> None:
    t = table(P(), P(), lineup="-, Ragman, -, -, Ragman", below=("", "Crowbar, Clayface", "", "", "Batwing"))
    t.end()
    assert ["Crowbar", "Ragman", "Batwing", "Clayface", "Ragman"] == t.lineup
    assert ([[]] * 5, 20) == (t.below, len(t.main))
    t.idle(1)


@pytest.mark.rule("AA-204", "AA-281")
def test_other_effects_place_cards_like_a_surge() -> None:
    t = table(P("Ratcatcher"), P(), lineup="Ragman, -, Ragman*3", main="Crowbar, Clayface, Batwing")
    t.play("Ratcatcher")
    t.yes()
    assert (["Ragman", "Batwing", "Ragman", "Ragman", "Ragman"], [["Clayface"], [], [], [], []]) == (t.lineup, t.below)
    t.idle()


@pytest.mark.rule("AA-354")
def test_what_a_step_3_ability_triggers_waits_with_the_abilities_that_are_left() -> None:
    t = table(P("", play="Shredder, Night Shift, Spiral", deck="Punch*9"), P())
    t.end()
    assert ["Shredder", "Night Shift"] == t.offers()
    t.pick("Shredder")
    assert ["Night Shift", "Spiral"] == t.offers()
    t.pick("Night Shift")
    assert "Too many abilities have triggered each other: what is left of them is dropped." in t.told
    t.idle(1)

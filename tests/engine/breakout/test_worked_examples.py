"""The worked examples of the rules page, one test each."""

import pytest

from tests.engine.breakout.track import SEATS, race, team


@pytest.mark.rule("EX-01", "BR-050", "BR-187")
def test_a_gadget_space_on_the_way_is_offered_once_for_the_whole_move() -> None:
    table = race(A=team(on=5), B=team(), dice=[4])
    table.takes("A", "roll")
    assert ["move", "stop:7"] == table.offers("A")
    table.takes("A", "move")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-02", "BR-050", "BR-054")
def test_stopping_on_a_gadget_space_loses_the_rest_of_the_move_and_draws() -> None:
    table = race(A=team(on=5, holds=("phase-shift", "lucky-coin")), B=team(), dice=[4], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "keep").takes("A", "stop:7").takes("A", "end")
    assert 7 == table.space("A")
    assert ["phase-shift", "lucky-coin", "jet-pack"] == table.holds("A")
    table.idle()


@pytest.mark.rule("EX-03", "BR-051", "BR-054")
def test_a_stop_with_three_gadgets_is_legal_and_draws_nothing() -> None:
    held = ["phase-shift", "lucky-coin", "jet-pack"]
    table = race(A=team(on=5, holds=held), B=team(), dice=[4])
    table.takes("A", "roll").takes("A", "keep").takes("A", "stop:7").takes("A", "end")
    assert 7 == table.space("A")
    assert held == table.holds("A")
    table.idle()


@pytest.mark.rule("EX-05", "BR-119", "BR-120")
def test_catwoman_takes_turn_after_turn_from_triangles() -> None:
    table = race(A=team("catwoman", on=1), B=team(), dice=[3, 6, 1])
    table.takes("A", "roll")
    assert (4, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll").takes("A", "move")
    assert (10, "A") == (table.space("A"), table.turn_of())
    table.takes("A", "roll")
    assert (11, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("EX-06", "BR-077", "BR-078", "BR-178")
def test_the_joker_spends_an_autoroll_gadget_and_advances_after_the_move() -> None:
    table = race(A=team(on=2, holds=("four-leaf-clover",)), B=team("joker", on=20), dice=[2])
    table.takes("A", "autoroll:four-leaf-clover")
    assert ["reroll", "pass"] == table.offers("B")
    table.takes("B", "reroll")
    assert ["reroll", "pass"] == table.offers("B")
    table.takes("B", "pass")
    assert ([], ["four-leaf-clover"]) == (table.holds("A"), table.under())
    assert [4, 22] == table.spaces()
    assert 3 == table.tokens("joker")
    table.idle()


@pytest.mark.rule("EX-08", "BR-080", "BR-204")
def test_calendar_man_keeps_the_token_of_an_autoroll_that_is_rerolled() -> None:
    table = race(A=team("calendar-man", on=7), B=team("joker", on=20), dice=[6])
    table.takes("A", "autoroll:calendar-man")
    assert 4 == table.tokens("calendar-man")
    table.takes("B", "reroll").takes("B", "pass")
    assert (13, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("EX-09", "BR-067", "BR-090", "BR-091")
def test_multiplication_comes_before_addition() -> None:
    table = race(A=team("maxie-zeus", "polka-dot-man", on=4), B=team(), dice=[2])
    table.takes("A", "roll").takes("A", "move")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-11", "BR-089", "BR-096")
@pytest.mark.parametrize(("dice", "space", "cards"), [([2, 5], 14, 0), ([4, 4], 7, 1)])
def test_falcones_gamble_moves_the_sum_or_not_at_all(dice: list[int], space: int, cards: int) -> None:
    table = race(A=team("falcone", on=7), B=team(), dice=dice)
    table.takes("A", "roll")
    assert ["stay", "second-die"] == table.offers("A")
    table.takes("A", "second-die").ends("A")
    assert (space, cards) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("EX-12", "BR-097", "BR-093")
def test_the_first_roll_of_bane_and_falcone_has_two_dice_and_the_second_one() -> None:
    table = race(A=team("falcone", "bane", on=7), B=team(), dice=[3, 1, 5], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "die:1").takes("A", "second-die").ends("A")
    assert (15, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("EX-14", "BR-086")
def test_banes_matching_dice_add_two() -> None:
    table = race(A=team("bane", on=1), B=team(), dice=[4, 4])
    table.takes("A", "roll").ends("A")
    assert 7 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-15", "BR-082", "BR-157")
def test_a_six_in_the_fog_is_a_one() -> None:
    table = race(A=team(on=7), B=team(fog=True), dice=[6])
    table.takes("A", "roll")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-15", "BR-082", "BR-075")
def test_an_autoroll_of_six_in_the_fog_is_a_one() -> None:
    table = race(A=team("calendar-man", on=7, tokens=6), B=team(fog=True))
    table.takes("A", "autoroll:calendar-man")
    assert (8, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("EX-16", "BR-101", "BR-159", "BR-231")
@pytest.mark.parametrize(("villains", "space"), [((), 10), (("harley-quinn",), 11)])
def test_jet_pack_counts_no_squares(villains: tuple[str, ...], space: int) -> None:
    table = race(A=team(*villains, on=5, holds=("jet-pack",)), B=team(), dice=[3])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("EX-17", "BR-101")
def test_harley_quinn_counts_no_triangles() -> None:
    table = race(A=team("harley-quinn", on=2), B=team(), dice=[3])
    table.takes("A", "roll")
    assert 6 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-19", "BR-107")
@pytest.mark.parametrize(("on", "space"), [(9, 11), (8, 8)])
def test_copperhead_is_passed_only_from_behind_to_beyond(on: int, space: int) -> None:
    table = race(A=team(on=8), B=team("copperhead", on=on), dice=[3])
    table.takes("A", "roll")
    assert [11, space] == table.spaces()
    table.idle()


@pytest.mark.rule("EX-19", "BR-227", "BR-245")
def test_copperhead_is_passed_backward_too() -> None:
    table = race(A=team("man-bat", on=9), B=team("copperhead", on=8), dice=[1])
    table.takes("A", "roll")
    assert [5, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("EX-19", "BR-108")
def test_copperhead_is_passed_by_an_advance() -> None:
    table = race(A=team("egghead", on=7), B=team("copperhead", on=9), dice=[1])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert [10, 11] == table.spaces()
    table.idle()


@pytest.mark.rule("EX-20", "BR-114", "BR-176")
def test_egghead_draws_before_he_advances() -> None:
    table = race(A=team("egghead", on=5), B=team(), dice=[4], deck=("jet-pack",))
    table.takes("A", "predict:square").takes("A", "roll").takes("A", "stop:7")
    assert (7, ["jet-pack"], ["use:egghead", "end"]) == (table.space("A"), table.holds("A"), table.offers("A"))
    table.takes("A", "end")
    assert (9, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("EX-22", "BR-208", "BR-209")
@pytest.mark.parametrize(
    ("secret", "answer", "space", "cards"), [(2, "pass", 13, 0), (2, "challenge", 7, 1), (6, "challenge", 16, 0)]
)
def test_a_riddle_moves_what_is_believed(secret: int, answer: str, space: int, cards: int) -> None:
    table = race(A=team("riddler", on=7), B=team(), dice=[secret])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", answer)
    if table.key() == "stop":
        table.takes("A", "move")
    table.ends("A")
    assert (space, cards) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("EX-22", "BR-208", "BR-191")
def test_a_believed_riddle_does_not_show_its_die() -> None:
    table = race(A=team("riddler", on=7), B=team(), dice=[2])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "pass")
    assert 13 == table.space("A")
    assert ["A rolls a die in secret.", "A claims a 6."] == table.log("roll")
    table.idle()


PHANTOM = team(on=12, holds=("phantom-zone",))


@pytest.mark.rule("EX-24", "BR-164")
def test_phantom_zone_takes_the_next_turn_of_every_leading_team() -> None:
    table = race(A=PHANTOM, B=team(on=20), C=team(on=20), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    taken = ["B loses the next turn.", "C loses the next turn."]
    assert [*taken, "B has lost this turn.", "C has lost this turn."] == table.told("lost")
    assert "A" == table.turn_of()
    table.idle()


@pytest.mark.rule("EX-24", "BR-165", "BR-167")
def test_phase_shift_cancels_a_gadget_for_everybody() -> None:
    table = race(A=PHANTOM, B=team(on=20), C=team(on=20, holds=("phase-shift",)), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert (["C"], ["cancel", "pass"]) == (table.asked(), table.offers("C"))
    table.takes("C", "cancel")
    assert "B" == table.turn_of()
    assert ["phantom-zone", "phase-shift"] == table.under(2)
    assert (False, False) == (table.team("B").loses_turn, table.team("C").loses_turn)
    table.idle()


@pytest.mark.rule("EX-24", "BR-260")
def test_phantom_zone_takes_no_turn_from_solomon_grundys_team() -> None:
    table = race(A=PHANTOM, B=team("solomon-grundy", on=20), C=team(on=20), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert ("B", True) == (table.turn_of(), table.team("C").loses_turn)
    table.idle()


@pytest.mark.rule("EX-25", "BR-058", "BR-123")
def test_a_lost_turn_is_skipped_whole() -> None:
    b = team("ras-al-ghul", on=3, holds=("adrenaline",), loses_turn=True)
    table = race(A=team(on=12), B=b, dice=[1, 4], active="B")
    assert ("A", 3) == (table.turn_of(), table.space("B"))
    table.takes("A", "roll")
    assert ["play:adrenaline", "use:ras-al-ghul"] == sorted(table.offers("B"))
    table.takes("B", "use:ras-al-ghul").takes("B", "roll").takes("B", "keep").takes("B", "move").takes("B", "end")
    assert [13, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("EX-27", "BR-003", "BR-173")
def test_condiment_king_does_not_count_escaped_teams() -> None:
    table = race(A=team("condiment-king", on=7), B=team(escaped=True), C=team(on=20), D=team(on=3), dice=[4])
    table.takes("A", "roll")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-29", "BR-161", "BR-256")
def test_a_copy_of_clock_king_has_its_own_tokens_and_is_gone_in_the_extra_turn() -> None:
    table = race(A=team(on=7, holds=("morph-powder",)), B=team("clock-king", tokens=3), dice=[1, 1])
    table.takes("A", "play:morph-powder:clock-king").takes("A", "roll")
    assert (8, "A", 3) == (table.space("A"), table.turn_of(), table.tokens("clock-king"))
    table.takes("A", "roll")
    assert (9, "B", 3) == (table.space("A"), table.turn_of(), table.tokens("clock-king"))
    table.idle()


@pytest.mark.rule("EX-31", "BR-241")
def test_hush_swaps_places_with_a_team_ahead() -> None:
    table = race(A=team("hush", on=5), B=team(on=10), dice=[1])
    assert ["roll", "use:hush:1"] == table.offers("A")
    table.takes("A", "use:hush:1")
    assert [10, 5] == table.spaces()
    table.takes("A", "roll")
    assert ([11, 5], 1) == (table.spaces(), table.tokens("hush"))
    table.idle()


@pytest.mark.rule("EX-32", "BR-005", "BR-158")
def test_grappling_hook_goes_to_the_space_of_the_nearest_teams() -> None:
    table = race(A=team(on=3, holds=("grappling-hook",)), B=team(on=9), C=team(on=9), D=team(on=15), dice=[2])
    table.takes("A", "play:grappling-hook")
    assert 9 == table.space("A")
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-33", "BR-103")
def test_ratcatcher_advances_from_circle_to_circle() -> None:
    table = race(A=team("ratcatcher", on=5), B=team(), dice=[1])
    table.takes("A", "roll")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-33", "BR-116")
def test_ratcatcher_escapes_from_the_last_circle() -> None:
    table = race(A=team("ratcatcher", on=35), B=team(), C=team(), dice=[1])
    table.takes("A", "roll")
    assert ["A"] == table.places()
    assert table.escaped("A")


@pytest.mark.rule("EX-35", "BR-006")
def test_mr_freeze_takes_turns_one_to_four_spaces_ahead() -> None:
    table = race(A=team("mr-freeze", on=5), B=team(on=10), C=team(on=11), D=team(on=6), dice=[1])
    table.takes("A", "roll").takes("A", "use:mr-freeze")
    assert (9, 1) == (table.space("A"), table.tokens("mr-freeze"))
    assert ["B loses the next turn.", "B has lost this turn."] == table.log("lost")
    assert "C" == table.turn_of()
    table.idle()


@pytest.mark.rule("EX-36", "BR-246", "BR-111")
def test_firefly_burns_the_teams_he_passes_one_by_one() -> None:
    table = race(A=team("firefly", on=7), B=team(on=8), C=team(on=9), dice=[4])
    table.takes("A", "roll")
    assert [13, 5, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("EX-38", "BR-238")
def test_magpie_draws_in_passing() -> None:
    table = race(A=team("magpie", on=5), B=team(), dice=[4], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "move").ends("A")
    assert (9, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("EX-40", "BR-064", "BR-268")
def test_deathstroke_advances_after_the_move_of_his_target() -> None:
    table = race(A=team(on=7), B=team("deathstroke", on=20, contract="A"), dice=[5])
    table.takes("A", "roll")
    assert [12, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("EX-41", "BR-203", "BR-202")
def test_hugo_strange_autorolls_the_latest_die_of_another_team() -> None:
    table = race(A=team("hugo-strange", on=7), B=team(), C=team(), used=[("C", 2), ("B", 5), ("A", 1)])
    table.takes("A", "autoroll:hugo-strange")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-42", "BR-091")
def test_black_mask_spends_tokens_and_gains_them_on_a_circle() -> None:
    table = race(A=team("black-mask", on=7), B=team(), dice=[3])
    table.takes("A", "roll")
    assert ["spend:0", "spend:1", "spend:2"] == table.offers("A")
    table.takes("A", "spend:1")
    assert (11, 3) == (table.space("A"), table.tokens("black-mask"))
    table.idle()


@pytest.mark.rule("EX-44", "BR-261")
def test_anarky_advances_even_if_a_leader_cannot_be_moved() -> None:
    table = race(A=team("anarky", on=7), B=team(on=20), C=team("solomon-grundy", on=20), dice=[1])
    table.takes("A", "roll")
    assert [9, 18, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("EX-46")
def test_solomon_grundy_adds_one_to_a_low_die() -> None:
    table = race(A=team("solomon-grundy", on=7), B=team(), dice=[3])
    table.takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-48", "BR-218")
def test_the_ventriloquists_reroll_adds_one() -> None:
    table = race(A=team("ventriloquist", on=7), B=team(), dice=[2, 4])
    table.takes("A", "roll").takes("A", "reroll:ventriloquist")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-49", "BR-249")
def test_victor_zsasz_gains_one_token_for_two_teams_and_counts_it_from_the_next_roll() -> None:
    table = race(A=team("victor-zsasz", on=7), B=team(on=8), C=team(on=9), dice=[4, 1, 1, 2])
    table.takes("A", "roll")
    assert (11, 1) == (table.space("A"), table.tokens("victor-zsasz"))
    table.takes("B", "roll").takes("C", "roll").takes("A", "roll")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-50")
def test_killer_moth_advances_to_the_team_immediately_ahead() -> None:
    table = race(A=team("killer-moth", on=5), B=team(on=9), C=team(on=12), dice=[1])
    table.takes("A", "use:killer-moth")
    assert 9 == table.space("A")
    table.takes("A", "roll")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-51", "BR-254", "BR-172")
def test_clayface_copies_a_power_with_its_starting_tokens() -> None:
    table = race(A=team("clayface", "catwoman"), B=team("joker", "bane"), begins=True)
    assert ["choose:joker", "choose:bane"] == table.offers("A")
    table.takes("A", "choose:joker")
    assert (4, 4) == (table.tokens("clayface"), table.tokens("joker"))
    assert "joker" == table.view(None).teams[0].villains[0].power
    table.idle()


@pytest.mark.rule("EX-52", "BR-081", "BR-160", "BR-151")
def test_lucky_coin_rerolls_the_own_die() -> None:
    table = race(A=team(on=7, holds=("lucky-coin",)), B=team(), dice=[1, 5])
    table.takes("A", "roll").takes("A", "reroll:lucky-coin")
    assert (12, [], ["lucky-coin"]) == (table.space("A"), table.holds("A"), table.under())
    table.idle()


@pytest.mark.rule("EX-54", "BR-152", "BR-162")
def test_nanobots_draw_beyond_three() -> None:
    held = ("nanobots", "phase-shift", "lucky-coin")
    table = race(A=team(on=7, holds=held), B=team(), dice=[1], deck=("jet-pack", "adrenaline"))
    table.takes("A", "play:nanobots")
    assert ["phase-shift", "lucky-coin", "jet-pack", "adrenaline"] == table.holds("A")
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert 8 == table.space("A")
    table.idle()


@pytest.mark.rule("EX-56", "BR-132", "BR-134", "BR-135", "BR-138", "BR-139")
def test_the_second_of_four_saves_one_gadget_and_keeps_two_of_three_drawn() -> None:
    table = race(
        A=team(on=36, holds=("jet-pack", "adrenaline", "null-cloud"), hand=("hush", "catwoman", "joker")),
        B=team(escaped=True),
        C=team(),
        D=team(),
        dice=[1],
        deck=("nanobots", "phase-shift", "lucky-coin"),
        exchange="bane",
    )
    saved = f"gadget:{table.team('A').gadgets[1]}"
    nanobots, phase_shift, _ = (f"gadget:{card}" for card in table.state.deck[:3])
    table.takes("A", "roll").takes("A", "keep").takes("A", saved)
    assert ["jet-pack", "null-cloud"] == sorted(table.under(2))
    table.takes("A", nanobots, phase_shift)
    assert (["adrenaline", "nanobots", "phase-shift"], ["lucky-coin"]) == (table.holds("A"), table.under())
    table.takes("A", "exchange:hush")
    assert ("hush", ["bane", "catwoman", "joker"]) == (table.state.exchange, table.team("A").hand)
    assert ["A takes Bane and leaves Hush face up."] == table.told("armory")
    table.idle()


@pytest.mark.rule("EX-57", "BR-129", "BR-140", "BR-144")
def test_with_two_players_the_first_escape_ends_with_the_first_team() -> None:
    table = race(A=team(on=36), B=team(on=4), dice=[1])
    table.takes("A", "roll")
    assert (["A", "B"], "keep", 5) == (table.places(), table.key(), len(table.offers("A")))
    table.default("A").takes("A", "no-exchange")
    assert ("keep", 3) == (table.key(), len(table.offers("B")))
    table.default("B").takes("B", "no-exchange")
    assert (2, 2) == (len(table.holds("A")), len(table.holds("B")))
    assert (2, ["A", "B"]) == (table.state.escape, table.asked())
    table.default("A").default("B")
    assert "A" == SEATS[table.state.first or 0] == table.turn_of()
    table.idle()


@pytest.mark.rule("EX-58", "BR-031", "BR-132", "BR-140")
def test_six_players_use_side_b() -> None:
    out = team(escaped=True)
    table = race(A=team(on=36), B=out, C=out, D=team(on=3), E=team(on=1), F=team(on=2), dice=[1])
    table.takes("A", "roll")
    assert 3 == len(table.offers("A"))
    table.default("A")
    assert 2 == len(table.holds("A"))
    places = [(place.draw, place.keep) for place in table.view("A").armory]
    assert [(5, 2), (4, 2), (3, 2), (3, 1), (2, 1), (1, 1)] == places


@pytest.mark.rule("EX-58", "BR-132", "BR-140")
def test_the_last_of_six_draws_one_and_keeps_it() -> None:
    out = team(escaped=True)
    table = race(A=team(on=36), B=out, C=out, D=out, E=out, F=team(on=2), dice=[1], deck=("jet-pack",))
    table.takes("A", "roll")
    assert (["B", "C", "D", "E", "A", "F"], 2) == (table.places(), len(table.offers("A")))
    table.default("A").takes("A", "no-exchange").takes("F", "no-exchange")
    assert 1 == len(table.holds("F"))
    table.idle()


@pytest.mark.rule("EX-59", "BR-145")
@pytest.mark.parametrize("die", [1, 6])
def test_any_move_from_the_last_space_wins_the_second_escape(die: int) -> None:
    table = race(A=team(on=48), B=team(on=47), escape=2, dice=[die])
    table.takes("A", "roll")
    assert [["A"], ["B"]] == table.standings()
    table.idle()

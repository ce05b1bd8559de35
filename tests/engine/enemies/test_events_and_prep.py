"""The Event Phase, the Batman Rule Card and the Prep Phase (EG-077, EG-114 to EG-139)."""

import pytest

from engine.enemies.design import EVENTS
from engine.enemies.map import HEROES
from tests.engine.enemies.city import P, city

NIGHT = "i-am-the-night"


@pytest.mark.rule("EG-114", "EG-115", "EG-124", "EG-126", "EG-127")
def test_the_event_is_revealed_its_heroes_placed_and_the_score_and_income_cards_laid_out() -> None:
    t = city(phase="event", event="no-way-through", income="blackmail-the-wealthy", districts="uptown, downtown",
             A=P(), B=P(), buildings={"midtown": "tower"})  # fmt: skip
    assert [
        "Round 2. Event: No Way Through.",
        "District Card: Uptown.",
        "Batman appears in Uptown.",
        "Downtown is drawn to score this round.",
        "Income of this round: Blackmail the Wealthy.",
    ] == [line for line in t.log() if line.startswith(("Round", "District", "Batman", "Downtown", "Income"))]
    assert (["uptown"], ["downtown"]) == (t.state.district_discard, t.state.score_cards)
    assert [3, 3] == [t.money(name) for name in "AB"]
    t.idle()


@pytest.mark.rule("EG-219")
@pytest.mark.parametrize(("in_round", "times"), [(5, 0), (6, 1)])
def test_in_the_final_round_the_table_is_told_that_fires_will_count(in_round: int, times: int) -> None:
    t = city(phase="event", event="no-way-through", in_round=in_round, A=P(), B=P())
    told = "This is the final round: Fires and Ice will count as Control in its Score Phase."
    assert (times, "room") == (t.log("round").count(told), t.key())
    t.idle()


@pytest.mark.rule("EG-116", "EG-115")
def test_several_heroes_are_placed_one_after_the_other_and_may_share_a_district() -> None:
    t = city(phase="event", event="city-on-alert", districts="uptown*2, midtown, downtown, tricorner", A=P(), B=P())
    assert {"batgirl": "uptown", "robin": "uptown", "gordon": "midtown"} == t.state.heroes
    assert ["downtown", "tricorner"] == t.state.score_cards
    t.idle()


@pytest.mark.rule("EG-078")
def test_every_hero_comes_with_some_event() -> None:
    assert sorted(HEROES) == sorted({hero for event in EVENTS.values() for hero in event.heroes})


@pytest.mark.rule("EG-117", "EG-118")
def test_the_bat_makes_each_player_with_the_most_control_remove_1_goon() -> None:
    t = city(phase="event", event="no-way-through", districts="midtown",
             A=P(goons="midtown*2"), B=P(goons="midtown*2"), C=P(at="uptown", goons="midtown*4"))  # fmt: skip
    assert [1, 1, 4] == [t.goons(name, "midtown") for name in "ABC"]
    assert [29, 29, 26] == [t.supply(name) for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-118", "EG-205")
def test_a_player_at_the_top_without_goons_loses_nothing() -> None:
    t = city(phase="event", event="no-way-through", districts="midtown", A=P(), B=P(at="uptown", goons="midtown*2"))
    assert (0, 2) == (t.goons("A", "midtown"), t.goons("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-402")
def test_two_players_tied_for_the_most_control_lose_a_goon_each() -> None:
    t = city(phase="event", event="no-way-through", districts="midtown",
             A=P(goons="midtown*2"), B=P(goons="midtown*2"), C=P(at="uptown", goons="midtown*3"))  # fmt: skip
    assert [1, 1, 3] == [t.goons(name, "midtown") for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-119", "EG-453")
def test_the_dark_knight_takes_2_goons_of_the_first_and_1_of_everybody_else() -> None:
    t = city(phase="event", event="no-way-through", districts="uptown", rule="the-dark-knight",
             A=P(at="uptown", goons="uptown*3"), B=P(goons="uptown*4"), C=P(goons="uptown"))  # fmt: skip
    assert [1, 3, 0] == [t.goons(name, "uptown") for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-119", "EG-170", "EG-454", "EG-313")
def test_the_dark_knight_keeps_his_district_from_scoring_wherever_he_stands_then() -> None:
    blocked = city(phase="score", score="uptown", rule="the-dark-knight", heroes={"batman": "uptown"},
                   A=P(at="uptown"), B=P())  # fmt: skip
    assert (["Batman keeps Uptown from scoring."], 0) == (blocked.log("score"), blocked.infamy("A"))
    moved = city(phase="score", score="uptown", rule="the-dark-knight", heroes={"batman": "midtown"},
                 A=P(at="uptown"), B=P(), tokens={"uptown": "score-10"})  # fmt: skip
    assert 5 == moved.infamy("A")
    bat = city(phase="score", score="uptown", heroes={"batman": "uptown"}, A=P(at="uptown"), B=P(),
               tokens={"uptown": "score-10"})  # fmt: skip
    assert 5 == bat.infamy("A")


@pytest.mark.rule("EG-120")
@pytest.mark.parametrize("rule", ["the-bat", "the-dark-knight"])
def test_in_batmans_district_nobody_gains_income(rule: str) -> None:
    t = city(A=P(at="uptown"), B=P(), rule=rule, heroes={"batman": "uptown"})
    assert "income" not in t.offers("A")
    assert "Villains in this district cannot Gain Income." == t.why("A", "income")
    t.takes("A", "move:midtown")
    assert "income" in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-121", "EG-312", "EG-427", "EG-075")
def test_moving_batman_takes_no_goons_and_the_income_ban_follows_him() -> None:
    t = city(A=P(at="uptown", weapons="decoy-signal"), B=P(goons="midtown*5"), heroes={"batman": "uptown"})
    t.takes("A", "weapon:decoy-signal").takes("A", "move:midtown")
    assert (5, "midtown") == (t.goons("B", "midtown"), t.state.heroes["batman"])
    assert "income" in t.offers("A")
    t.takes("A", "move:midtown")
    assert "income" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-122")
def test_villains_enter_cross_and_leave_batmans_district() -> None:
    t = city(A=P(at="uptown"), B=P(at="tricorner"), heroes={"batman": "midtown"})
    t.takes("A", "move:midtown").takes("A", "move:downtown")
    assert "downtown" == t.where("A")
    t.idle()


@pytest.mark.rule("EG-123", "EG-310", "EG-422")
def test_a_card_that_needs_batman_is_not_offered_while_he_is_off_the_board() -> None:
    t = city(A=P(at="uptown", hand="fight-batman"), B=P())
    assert "play:fight-batman" not in t.offers("A")
    assert "Its text says when it may be played, and that is not now." == t.why("A", "play fight-batman")
    t.idle()


@pytest.mark.rule("EG-125")
def test_when_two_districts_score_a_card_that_repeats_one_is_discarded() -> None:
    t = city(phase="event", event="turf-war", districts="uptown*2, midtown", A=P(money=0), B=P(money=0))
    assert (["uptown", "midtown"], ["uptown"]) == (t.state.score_cards, t.state.district_discard)
    t.idle()


@pytest.mark.rule("EG-128", "EG-457")
def test_an_empty_district_deck_is_made_anew_of_the_discard_and_not_of_the_score_space() -> None:
    t = city(phase="event", event="no-way-through", A=P(), B=P(), districts="uptown", score="midtown", discard=8)
    assert ["District Card: Uptown.", "District Card"] == [t.log("event")[0], t.log("event")[0][:13]]
    assert (8, 0, 2) == (len(t.state.district_deck), len(t.state.district_discard), len(t.state.score_cards))
    assert "midtown" == t.state.score_cards[0]
    t.idle()


@pytest.mark.rule("EG-129", "EG-130", "EG-205")
def test_i_am_the_night_goes_by_infamy_order_and_goons_may_be_split() -> None:
    t = city(phase="event", event=NIGHT, districts="midtown, downtown",
             A=P(goons="midtown*3", at="uptown", infamy=1), B=P(goons="midtown*4", at="uptown", infamy=2))  # fmt: skip
    assert ["B"] == t.asked()
    t.takes("B", "send:1").takes("B", "move:downtown")
    assert (0, 2, 1) == (t.goons("B", "midtown"), t.goons("B", "downtown"), t.player("B").base)
    assert ["A"] == t.asked()
    t.takes("A", "send:3")
    assert (0, 3) == (t.goons("A", "midtown"), t.player("A").base)
    t.idle()


@pytest.mark.rule("EG-131")
def test_what_an_event_forbids_ends_with_the_round() -> None:
    t = city(phase="score", event="no-way-through", heroes={"batman": "midtown"}, A=P(), B=P(), score="uptown")
    assert not t.look.forbidden("entry", "midtown")
    assert t.state.event != "no-way-through"


# the Prep Phase


@pytest.mark.rule("EG-132", "EG-133", "EG-139")
def test_henchmen_are_placed_clockwise_from_the_first_player_on_the_topmost_free_space() -> None:
    t = city(phase="prep", first="C", A=P(), B=P(), C=P(), D=P())
    t.takes("C", "place:room-power").takes("C", "no")
    t.takes("D", "place:room-goons").takes("D", "send:0")
    t.takes("A", "place:room-power").takes("A", "no")
    assert ["place:room-weapon", "place:room-goons", "place:room-burn"] == t.offers("B")
    t.takes("B", "place:room-goons").takes("B", "send:0")
    assert ["Turn order: D, B, C, A."] == t.log("order")
    assert "D" == t.turn_of()


@pytest.mark.rule("EG-012", "EG-132")
def test_with_three_players_a_room_is_full_after_one() -> None:
    t = city(phase="prep", A=P(), B=P(), C=P())
    t.takes("A", "place:room-goons").takes("A", "send:3")
    assert ["place:room-weapon", "place:room-burn", "place:room-power"] == t.offers("B")
    t.idle()


@pytest.mark.rule("EG-134", "EG-092", "EG-093")
def test_the_first_room_sells_one_weapon_for_its_cost_that_can_be_used_in_this_round() -> None:
    t = city(phase="prep", A=P(money=4, at="uptown"), B=P(), market="flame-thrower, pistol, tommy-gun",
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "place:room-weapon")
    assert ["buy:flame-thrower", "buy:pistol", "none"] == t.offers("A")
    t.takes("A", "buy:flame-thrower")
    assert (0, ["flame-thrower"], ["pistol", "tommy-gun"]) == (t.money("A"), t.weapons("A"), t.state.market)
    t.takes("B", "place:room-power").takes("B", "no")
    assert "weapon:flame-thrower" in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-135", "EG-158")
def test_the_second_room_sends_up_to_3_goons_from_the_supply() -> None:
    t = city(phase="prep", A=P(), B=P())
    t.takes("A", "place:room-goons")
    assert ["send:0", "send:1", "send:2", "send:3"] == t.offers("A")
    t.takes("A", "send:2")
    assert (28, 2) == (t.supply("A"), t.player("A").base)
    t.idle()


@pytest.mark.rule("EG-136")
def test_the_third_room_burns_anything_anywhere() -> None:
    t = city(phase="prep", A=P(at="uptown"), B=P(), buildings={"tricorner": "bank"}, fires="sprang-bridge:B")
    t.takes("A", "place:room-burn")
    assert "burn:bank@tricorner" in t.offers("A")
    assert "burn:sprang-bridge" not in t.offers("A")
    assert 11 == len(t.offers("A"))
    t.takes("A", "burn:bank@tricorner")
    assert "fire:A" == t.topper("bank@tricorner")
    t.idle()


@pytest.mark.rule("EG-203")
def test_a_list_of_more_than_25_begins_with_the_district_or_bridges() -> None:
    every = {
        "uptown": "bank, police-station, warehouse, tower",
        "mercey-island": "bank, police-station, warehouse, tower",
        "midtown": "bank, police-station, warehouse, tower",
        "downtown": "bank, police-station, warehouse, tower",
    }
    t = city(phase="prep", A=P(), B=P(), buildings=every)
    t.takes("A", "place:room-burn")
    assert ["burn:uptown", "burn:mercey-island", "burn:midtown", "burn:downtown", "burn:bridges", "none"] == t.offers(
        "A"
    )
    t.takes("A", "burn:midtown")
    assert [f"burn:{kind}@midtown" for kind in ("bank", "police-station", "warehouse", "tower")] == t.offers("A")[:4]
    t.takes("A", "burn:warehouse@midtown")
    assert "fire:A" == t.topper("warehouse@midtown")
    t.idle()


@pytest.mark.rule("EG-137", "EG-217")
def test_the_fourth_room_draws_the_top_power_card_for_its_owners_eyes_only() -> None:
    t = city(phase="prep", A=P(), B=P(), power_deck="street-brawl")
    t.takes("A", "place:room-power").takes("A", "yes")
    assert ["street-brawl"] == t.holds("A")
    assert (["You draw Street Brawl."], []) == (t.told("drawn", to="A"), t.told("drawn", to="B"))
    assert (1, None) == (t.view("B").players[0].hand, t.view(None).hand)
    t.idle()


@pytest.mark.rule("EG-138")
@pytest.mark.parametrize(
    ("room", "no"), [("room-weapon", "none"), ("room-goons", "send:0"), ("room-burn", "none"), ("room-power", "no")]
)
def test_a_room_may_be_chosen_for_its_place_alone(room: str, no: str) -> None:
    t = city(phase="prep", A=P(money=9), B=P())
    t.takes("A", f"place:{room}").takes("A", no)
    assert ([], [], 0, 12, 9) == (t.weapons("A"), t.holds("A"), t.player("A").base, t.fires("A"), t.money("A"))
    t.idle()


@pytest.mark.rule("EG-139", "EG-403")
def test_turn_order_goes_by_rooms_from_the_left_and_spaces_from_the_top() -> None:
    t = city(phase="prep", A=P(money=8), B=P(), C=P(), D=P(), market="bazooka, pistol, sword")
    t.takes("A", "place:room-weapon").takes("A", "buy:bazooka")
    t.takes("B", "place:room-burn").takes("B", "none")
    t.takes("C", "place:room-power").takes("C", "no")
    t.takes("D", "place:room-burn").takes("D", "none")
    assert (2, (0, 1, 3, 2)) == (t.money("A"), t.view(None).turn_order)
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_takes_the_rightmost_open_room_and_uses_the_second_and_fourth() -> None:
    t = city(phase="prep", A=P(money=9), B=P(), C=P(), power_deck="street-brawl")
    t.default("A").default("A")
    assert ("room-power", ["street-brawl"]) == (t.player("A").room, t.holds("A"))
    t.default("B").default("B")
    assert ("room-burn", 12) == (t.player("B").room, t.fires("B"))
    t.default("C").default("C")
    assert ("room-goons", 3) == (t.player("C").room, t.player("C").base)
    t.idle()


@pytest.mark.rule("EG-404", "EG-102", "EG-337")
def test_burning_in_prep_sets_off_the_ability_wherever_it_burns() -> None:
    t = city(
        phase="prep", A=P("bane", at="uptown"), B=P(at="uptown", goons="uptown"), buildings={"downtown": "warehouse"}
    )
    t.takes("A", "place:room-burn").takes("A", "burn:warehouse@downtown")
    assert (1, 11, "fire:A") == (t.infamy("A"), t.fires("A"), t.topper("warehouse@downtown"))
    t.idle()


@pytest.mark.rule("EG-461")
def test_penguin_burns_a_bank_for_1_infamy_and_3_money_and_a_bridge_for_nothing() -> None:
    t = city(phase="prep", A=P("penguin"), B=P(), buildings={"downtown": "bank"})
    t.takes("A", "place:room-burn").takes("A", "burn:bank@downtown")
    assert (1, 6) == (t.infamy("A"), t.money("A"))
    t.idle()
    t = city(phase="prep", A=P("penguin"), B=P())
    t.takes("A", "place:room-burn").takes("A", "burn:brown-bridge")
    assert (0, 3) == (t.infamy("A"), t.money("A"))
    t.idle()


@pytest.mark.rule("EG-401")
def test_the_books_example_of_an_event_phase() -> None:
    t = city(phase="event", event=NIGHT, in_round=1, districts="midtown, downtown",
             A=P("joker", goons="midtown*2"), B=P("bane", at="uptown", goons="midtown*2"),
             C=P("penguin", at="uptown", goons="midtown"), D=P(at="uptown"))  # fmt: skip
    assert (1, ["A"]) == (t.goons("A", "midtown"), t.asked())
    for name in "ABC":
        assert [name] == t.asked()
        t.takes(name, "send:0").takes(name, "move:uptown")
    assert (0, "midtown") == (t.look.goons_in("midtown"), t.where("A"))
    assert (["midtown"], ["downtown"]) == (t.state.district_discard, t.state.score_cards)
    assert [3, 3, 3, 3] == [t.money(name) for name in "ABCD"]
    assert t.state.income
    t.idle()

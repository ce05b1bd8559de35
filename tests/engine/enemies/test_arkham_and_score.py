"""The Arkham Phase, the Score Phase, Maintenance and the end (EG-158 to EG-188)."""

import pytest

from engine.enemies.board import stuck_escapes_on
from engine.enemies.design import POWERS
from tests.engine.enemies.city import P, city

# the tower


@pytest.mark.rule("EG-159", "EG-451")
def test_without_a_goon_at_the_base_there_is_no_trial_and_nothing_works() -> None:
    t = city(phase="arkham", A=P(inside=4, weapons="skeleton-key"), B=P())
    assert ["Nobody waits at Arkham Asylum: there is no Trial."] == t.log("trial")
    assert 4 == t.player("A").inside


@pytest.mark.rule("EG-159", "EG-160", "EG-161", "EG-217")
def test_all_waiting_goons_are_dropped_together_in_turn_order() -> None:
    t = city(phase="arkham", turns="BA", A=P(base=2), B=P(base=1, inside=1), tower=[2, 3, 6, 6])
    assert [
        "The Trial: 3 Goons are dropped into the tower.",
        "B's dropped Goons roll 2: 0 escape.",
        "A's dropped Goons roll 3, 6: 2 escape.",
        "B's Goons inside roll 6: 1 escape.",
    ] == t.log("trial")
    assert (["B"], 1, 1) == (t.asked(), t.player("B").escaped, t.player("B").inside)
    t.takes("B", "place:uptown")
    assert (["A"], 1) == (t.asked(), t.goons("B", "uptown"))
    t.takes("A", "place:midtown")
    assert 2 == t.goons("A", "midtown")


@pytest.mark.rule("EG-160", "EG-161")
def test_then_those_roll_who_were_stuck_before_in_the_same_order_and_nobody_twice() -> None:
    t = city(phase="arkham", turns="CAB", A=P(base=1, inside=1), B=P(inside=2), C=P(base=1, inside=1),
             tower=[1, 3, 6, 1, 1, 6])  # fmt: skip
    assert [
        "The Trial: 2 Goons are dropped into the tower.",
        "C's dropped Goons roll 1: 0 escape.",
        "A's dropped Goons roll 3: 1 escape.",
        "C's Goons inside roll 6: 1 escape.",
        "A's Goons inside roll 1: 0 escape.",
        "B's Goons inside roll 1, 6: 1 escape.",
    ] == t.log("trial")
    assert [(1, 1), (1, 1), (1, 1)] == [(each.inside, each.escaped) for each in t.state.players]
    asked: list[str] = []
    still: list[tuple[int, ...]] = []
    while t.key() == "escape":
        asked += t.asked()
        still.append(t.view(None).to_act)
        t.takes(asked[-1], "place:uptown")
    assert (["C", "A", "B"], 3) == (asked, t.look.goons_in("uptown"))
    assert [(2, 0, 1), (0, 1), (1,)] == still


@pytest.mark.rule("EG-160")
@pytest.mark.parametrize(("dropped", "on"), [(1, 6), (3, 6), (4, 5), (7, 5), (8, 4), (20, 4)])
def test_a_big_drop_knocks_old_ones_loose(dropped: int, on: int) -> None:
    assert on == stuck_escapes_on(dropped)
    t = city(phase="arkham", A=P(base=dropped, inside=1), B=P(), tower=[*([1] * dropped), on])
    assert (1, dropped) == (t.player("A").escaped, t.player("A").inside)
    t = city(phase="arkham", A=P(base=dropped, inside=1), B=P(), tower=[*([1] * dropped), on - 1])
    assert dropped + 1 == t.player("A").inside


@pytest.mark.rule("EG-162", "EG-164")
def test_stuck_goons_stay_inside_and_are_in_no_supply() -> None:
    t = city(phase="arkham", A=P(base=2), B=P(), tower=[1, 2])
    assert (2, 28, 0) == (t.player("A").inside, t.supply("A"), t.player("A").base)
    while t.state.round == 3:
        t.plays_on()
    assert (2, 0) == (t.player("A").inside, t.player("A").base)


@pytest.mark.rule("EG-163", "EG-158", "EG-200")
def test_the_odds_and_the_goons_at_the_tower_are_public() -> None:
    t = city(A=P(base=3, inside=1), B=P(base=2))
    tower = t.view(None).tower
    assert [(0, 3), (1, 2)] == [(each.seat, each.count) for each in tower.base]
    assert ([(0, 1)], 5) == ([(each.seat, each.count) for each in tower.inside], tower.dropped)
    assert ((4, 6), (2, 6)) == (tower.dropped_escapes, tower.stuck_escapes)
    none = city(A=P(inside=1), B=P()).view(None).tower
    assert (0, 6) == none.stuck_escapes


@pytest.mark.rule("EG-165", "EG-356")
def test_skeleton_keys_work_first_and_the_freed_goon_can_be_shot() -> None:
    t = city(phase="arkham", A=P(base=1, inside=1, weapons="skeleton-key"), B=P(base=1, weapons="pistol"),
             tower=[1, 3, 1])  # fmt: skip
    assert (["skeleton-key:used"], ["B"]) == (t.weapons("A"), t.asked())
    t.takes("B", "remove:A")
    assert (0, 1, ["pistol:used"]) == (t.player("A").escaped, t.player("A").inside, t.weapons("B"))


@pytest.mark.rule("EG-165", "EG-423")
def test_pistols_are_asked_in_turn_order_before_anything_is_placed() -> None:
    t = city(phase="arkham", A=P(weapons="pistol"), B=P(weapons="pistol"), C=P(base=3), tower=[3, 3, 3])
    assert (["A"], ["remove:2", "none"]) == (t.asked(), t.offers("A"))
    t.takes("A", "remove:C")
    assert ["B"] == t.asked()
    assert () == t.view(None).to_act
    t.takes("B", "none")
    assert (["C"], 2, 28) == (t.asked(), t.player("C").escaped, t.supply("C"))
    assert (["pistol:used"], ["pistol"]) == (t.weapons("A"), t.weapons("B"))


@pytest.mark.rule("EG-357")
def test_two_pistols_of_one_player_are_two_uses() -> None:
    t = city(phase="arkham", A=P(weapons="pistol*2"), B=P(), C=P(base=3), tower=[3, 3, 3])
    t.takes("A", "remove:C")
    assert ["A"] == t.asked()
    t.takes("A", "remove:C")
    assert (["C"], 1, ["pistol:used", "pistol:used"]) == (t.asked(), t.player("C").escaped, t.weapons("A"))


@pytest.mark.rule("EG-304")
def test_a_sword_does_not_answer_a_pistol() -> None:
    t = city(phase="arkham", A=P(weapons="pistol", goons="midtown"), B=P(base=1, weapons="sword"), tower=[3])
    t.takes("A", "remove:B")
    assert 1 == t.goons("A", "midtown")


@pytest.mark.rule("EG-166", "EG-417")
def test_escaped_goons_go_all_into_one_district_without_a_hero() -> None:
    t = city(phase="arkham", A=P(base=6), B=P(), heroes={"robin": "midtown"}, tower=[3, 4, 5, 6, 1, 1],
             score="tricorner")  # fmt: skip
    assert ["place:uptown", "place:mercey-island", "place:downtown", "place:tricorner"] == t.offers("A")
    scoring = [f"place:{slug}" for slug in t.look.expected_to_score()]
    assert ["place:tricorner"] == scoring == [id for id in t.offers("A") if t.note("A", id)]
    assert "As things stand, a district that scores in this round." == t.note("A", "place:tricorner")
    t.takes("A", "place:tricorner")
    assert (4, 2) == (t.goons("A", "tricorner"), t.player("A").inside)


@pytest.mark.rule("EG-167")
def test_if_heroes_are_everywhere_escaped_goons_go_back_to_the_base() -> None:
    four = {"batman": "uptown", "robin": "mercey-island", "batgirl": "midtown", "gordon": "downtown"}
    t = city(phase="arkham", A=P(base=2, inside=1), B=P(base=1), heroes=four, tower=[3, 3, 3, 1])
    assert (2, 1) == (t.goons("A", "tricorner"), t.goons("B", "tricorner"))
    # The box has fewer Heroes than the board has districts: a fifth one stands in the way.
    t = city(phase="arkham", A=P(base=2, inside=1), B=P(base=1), heroes={**four, "catwoman": "tricorner"},
             tower=[3, 3, 3, 1])  # fmt: skip
    assert [(2, 0, 1), (1, 0, 0)] == [(each.base, each.escaped, each.inside) for each in t.state.players]
    assert "Heroes are everywhere: A's Goons go back to the base." in t.log("trial")
    assert 0 == sum(t.look.goons_in(slug) for slug in t.look.districts)


@pytest.mark.rule("EG-213")
def test_an_absent_players_goons_go_where_it_scores() -> None:
    t = city(phase="arkham", A=P(base=1), B=P(), score="downtown", tower=[3])
    t.default("A")
    assert 1 == t.goons("A", "downtown")
    t = city(
        phase="arkham", A=P(at="tricorner", base=1), B=P(), score="downtown", heroes={"robin": "downtown"}, tower=[3]
    )
    t.default("A")
    assert 1 == t.goons("A", "tricorner")
    t = city(phase="arkham", A=P(at="tricorner", base=1), B=P(), score="downtown", tower=[3],
             heroes={"robin": "downtown", "gordon": "tricorner", "batman": "uptown"})  # fmt: skip
    t.default("A")
    assert 1 == t.goons("A", "mercey-island")


# scoring


def scored(values: str, *players: P, in_round: int = 2, event: str = "", **more: object) -> list[int]:
    """Infamy that players A, B, ... gain in Uptown with this Score Token."""
    names = dict(zip("ABCDE", players, strict=False))
    t = city(phase="score", score="uptown", tokens={"uptown": values}, in_round=in_round, event=event, **more, **names)  # type: ignore[arg-type]
    return [t.infamy(name) - t.player(name).from_money for name in names]


def here(goons: int, *, villain: bool = False, infamy: int = 0) -> P:
    """A player with so many Goons in Uptown."""
    return P(at="uptown" if villain else "tricorner", goons=f"uptown*{goons}" if goons else "", infamy=infamy)


@pytest.mark.rule("EG-173", "EG-410")
def test_first_second_and_third_score_the_three_values_and_nobody_else() -> None:
    players = (here(4, villain=True), here(1, villain=True), here(4), here(3))
    assert [7, 4, 2, 0] == scored("score-1", *players)


@pytest.mark.rule("EG-174", "EG-411")
def test_a_place_that_nobody_holds_is_given_to_nobody() -> None:
    assert [6, 3, 0] == scored("score-6", here(6), here(5), here(0))
    assert [0, 0, 0] == scored("score-6", here(0), here(0), here(0))


@pytest.mark.rule("EG-175")
@pytest.mark.parametrize(
    ("token", "goons", "gained"),
    [
        pytest.param("score-10", (8, 8, 3), [3, 3, 1], id="EG-412"),
        pytest.param("score-10", (9, 7, 4, 4), [5, 2, 0, 0], id="EG-413"),
        pytest.param("score-10", (7, 7, 7, 2), [2, 2, 2, 0], id="EG-415"),
        pytest.param("score-1", (9, 9, 4, 4), [5, 5, 1, 1], id="EG-435"),
        pytest.param("score-3", (6, 6, 6, 6), [2, 2, 2, 2], id="EG-437"),
    ],
)
def test_tied_players_share_their_places(token: str, goons: tuple[int, ...], gained: list[int]) -> None:
    assert gained == scored(token, *(here(count) for count in goons))


@pytest.mark.rule("EG-176", "EG-434")
def test_tied_players_gain_in_infamy_order() -> None:
    t = city(phase="score", score="uptown", tokens={"uptown": "score-10"},
             A=P(at="uptown", infamy=10), B=P(at="uptown", infamy=10), C=P(at="tricorner"))  # fmt: skip
    assert ["A gains 3 Infamy, now 13.", "B gains 3 Infamy, now 13."] == t.log("infamy")
    assert "BAC" == t.order()


@pytest.mark.rule("EG-176")
def test_infamy_is_given_place_by_place() -> None:
    t = city(phase="score", score="uptown", tokens={"uptown": "score-10"},
             A=here(1, infamy=10), B=here(2, infamy=7), C=here(3, infamy=6))  # fmt: skip
    assert ["C gains 5 Infamy, now 11.", "B gains 2 Infamy, now 9.", "A gains 1 Infamy, now 11."] == t.log("infamy")
    assert "ACB" == t.order()


@pytest.mark.rule("EG-177", "EG-438")
def test_with_two_players_only_first_place_scores() -> None:
    assert [7, 0] == scored("score-1", here(8), here(6))
    assert [3, 3] == scored("score-1", here(8), here(8))


@pytest.mark.rule("EG-177", "EG-351", "EG-440", "EG-178")
def test_nine_lives_reads_the_middle_value_as_the_left_one() -> None:
    assert [7, 7] == scored("score-1", here(8), here(6), event="nine-lives")
    assert [7, 7] == scored("score-1", here(8), here(8), event="nine-lives")
    assert [7, 7, 2] == scored("score-1", here(8), here(6), here(4), event="nine-lives")


@pytest.mark.rule("EG-179", "EG-442")
def test_in_the_final_round_nothing_but_a_fire_can_score() -> None:
    fire = "tower@uptown:B"
    final = city(phase="score", score="uptown", tokens={"uptown": "score-9"}, in_round=6,
                 A=P(at="tricorner"), B=P(at="tricorner", money=0), C=P(at="uptown", money=0), fires=fire)  # fmt: skip
    assert (3, 5) == (final.infamy("B"), final.infamy("C"))
    assert "Fires and Ice count as Control now." in final.log("score")
    before = city(phase="score", score="uptown", tokens={"uptown": "score-9"}, in_round=5,
                  A=P(at="tricorner"), B=P(at="tricorner"), C=P(at="uptown"), fires=fire)  # fmt: skip
    assert (0, 5) == (before.infamy("B"), before.infamy("C"))


@pytest.mark.rule("EG-443")
def test_a_fire_on_a_mainland_bridge_counts_in_one_district() -> None:
    t = city(phase="score", score="tricorner, mercey-island, downtown", in_round=6, fires="brown-bridge:B",
             A=P(at="uptown"), B=P(at="uptown"))  # fmt: skip
    assert ["Tricorner: B has 1 Control."] == t.log("control")


@pytest.mark.rule("EG-104")
def test_ice_counts_like_a_fire_in_the_final_score_phase_only() -> None:
    final = city(phase="score", score="uptown", in_round=6, ice="tower@uptown:B", A=P(), B=P("mr-freeze", at="midtown"))
    assert ["Uptown: B has 1 Control."] == final.log("control")
    before = city(phase="score", score="uptown", in_round=5, ice="tower@uptown:B", A=P(), B=P("mr-freeze"))
    assert [] == before.log("control")


@pytest.mark.rule("EG-105")
def test_a_greenhouse_counts_in_every_round() -> None:
    t = city(A=P(at="midtown"), B=P("poison-ivy", at="midtown"), greenhouses="tower@uptown:B")
    assert (1, [(1, 1)]) == (t.control("B", "uptown"),
                             [(each.seat, each.toppers) for each in t.view(None).districts[0].control])  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-168", "EG-036")
def test_districts_score_from_north_to_south() -> None:
    t = city(phase="score", score="tricorner, uptown, midtown", A=P(), B=P())
    lines = [line for line in t.log("score") if "Control in" in line or line.endswith("scores.")]
    assert ["Nobody has Control in Uptown.", "Midtown scores.", "Nobody has Control in Tricorner."] == lines


@pytest.mark.rule("EG-168", "EG-020", "EG-036")
def test_with_five_players_the_halves_score_each_by_itself_from_north_to_south() -> None:
    t = city(phase="score", score="tricorner, downtown-east, uptown-east, uptown-west", A=P(at="uptown-east"),
             B=P(at="uptown-west", goons="uptown-east"), C=P(at="downtown-east"), D=P(at="tricorner"), E=P(),
             tokens={"uptown-west": "score-1", "uptown-east": "score-10"})  # fmt: skip
    assert [f"{name} scores." for name in ("Uptown West", "Uptown East", "Downtown East", "Tricorner")] == t.log(
        "score"
    )
    assert (5, 7 + 2, 0) == (t.infamy("A"), t.infamy("B"), t.infamy("E"))


@pytest.mark.rule("EG-047", "EG-020", "EG-002")
def test_with_five_players_the_fifth_round_is_the_last_and_a_fire_counts_where_its_bridge_ends() -> None:
    fires = "sprang-bridge:A, finger-bridge:B, novick-bridge:C"
    t = city(phase="score", score="uptown-west, uptown-east, midtown", in_round=5, fires=fires, A=P(at="tricorner"),
             B=P(at="tricorner"), C=P(at="tricorner"), D=P(at="tricorner"), E=P(at="tricorner"),
             tokens={"uptown-west": "score-1", "uptown-east": "score-10"})  # fmt: skip
    assert [
        "Uptown West: A has 1 Control.", "Uptown East: B has 1 Control.",
        "Midtown: A has 1 Control.", "Midtown: B has 1 Control.", "Midtown: C has 1 Control.",
    ] == t.log("control")  # fmt: skip
    assert t.standings() is not None
    four = city(phase="score", score="uptown", in_round=5, fires="sprang-bridge:A", A=P(at="tricorner"), B=P(), C=P(),
                D=P())  # fmt: skip
    assert ([], None) == (four.log("control"), four.standings())


@pytest.mark.rule("EG-169", "EG-455")
def test_a_district_named_twice_scores_once() -> None:
    t = city(phase="score", event="young-partners", heroes={"robin": "downtown", "batgirl": "downtown"},
             A=P(at="downtown"), B=P(), C=P(), tokens={"downtown": "score-10"})  # fmt: skip
    assert 5 == t.infamy("A")


@pytest.mark.rule("EG-171", "EG-315")
def test_if_the_event_names_no_district_a_card_is_drawn_now() -> None:
    t = city(phase="score", event="young-partners", districts="midtown", A=P(at="midtown"), B=P())
    assert "The Event names no district: Midtown is drawn." in t.log("score")
    assert "Midtown scores." in t.log("score")


@pytest.mark.rule("EG-172", "EG-205")
def test_the_player_last_in_infamy_order_chooses_between_tied_districts() -> None:
    t = city(phase="score", event="system-crash", A=P(at="uptown", goons="uptown*2", infamy=5),
             B=P(at="downtown", goons="downtown*2", infamy=1), tokens={"downtown": "score-1"})  # fmt: skip
    assert (["B"], ["choose:uptown", "choose:downtown"]) == (t.asked(), t.offers("B"))
    t.takes("B", "choose:downtown")
    assert (5, 1 + 7) == (t.infamy("A"), t.infamy("B"))
    assert "Downtown scores." in t.told("score")


@pytest.mark.rule("EG-217", "EG-218")
def test_a_scored_district_is_announced_with_its_control_and_the_new_order() -> None:
    t = city(phase="score", score="uptown", tokens={"uptown": "score-10"}, A=here(2), B=here(3), C=here(0))
    assert ["Uptown: B has 3 Control.", "Uptown: A has 2 Control."] == t.log("control")
    assert "Infamy Order: B, A, C." in t.log("order")


@pytest.mark.rule("EG-218")
def test_the_view_tells_what_each_district_would_score_now() -> None:
    t = city(A=P(at="uptown"), B=P(at="midtown", goons="uptown"), C=P(), tokens={"uptown": "score-10"}, score="uptown")
    uptown = t.view(None).districts[0]
    assert [(0, 5, 5), (1, 1, 2)] == [(each.seat, each.total, each.would_score) for each in uptown.control]
    assert (True, ("uptown",), (5, 2, 1)) == (uptown.scores, t.view(None).scoring, uptown.token.values)
    t.idle()


# Maintenance and the end


@pytest.mark.rule("EG-180", "EG-181", "EG-183", "EG-184", "EG-185", "EG-473", "EG-182")
def test_maintenance() -> None:
    t = city(phase="score", score="downtown", docks="encore, ambush", market="pistol", heroes={"batman": "uptown"},
             first="B", A=P(), B=P(room="room-goons"), C=P(), income="blackmail-the-wealthy")  # fmt: skip
    state = t.state
    assert ["encore", "ambush"] == state.power_deck[-2:]
    assert (6, 3, "pistol") == (len(state.docks), len(state.market), state.weapon_deck[-1])
    assert (["blackmail-the-wealthy"], ["cat-burglary"], 2) == (state.past_incomes, state.past_events, state.first)
    assert [""] * 3 == [player.room for player in state.players]
    assert ("boy-wonder", ["robin"]) == (state.event, list(state.heroes))
    assert (3, ["downtown"]) == (state.round, [slug for slug in state.district_discard if slug == "downtown"])


@pytest.mark.rule("EG-185", "EG-183", "EG-180", "EG-089")
def test_henchmen_heroes_and_cards_of_a_round_are_gone_when_the_next_one_begins() -> None:
    t = city(phase="prep", A=P(weapons="grapple-gun"), B=P(at="tricorner"), heroes={"batman": "uptown"},
             score="downtown", event="boy-wonder")  # fmt: skip
    while t.state.round == 2:
        assert "batman" in t.state.heroes
        t.default(t.asked()[0])
    view = t.view(None)
    assert ((None,),) * 4 == tuple(room.spaces for room in view.rooms)
    assert ([], ()) == (list(t.state.heroes), view.turn_order)
    assert ["boy-wonder"] == [each.slug for each in view.past_events]
    assert [False] == [each.used for each in t.player("A").weapons]


@pytest.mark.rule("EG-099", "EG-162", "EG-052")
def test_fires_toppers_goons_and_buildings_stay_where_they_are_from_round_to_round() -> None:
    t = city(phase="score", score="downtown", A=P("mr-freeze", goons="uptown*3", inside=2), B=P("poison-ivy", money=7),
             fires="tower@uptown:A, sprang-bridge:B", ice="finger-bridge:A", greenhouses="bank@tricorner:B",
             buildings={"midtown": "warehouse"})  # fmt: skip
    assert 3 == t.state.round
    assert ["fire:A", "fire:B", "ice:A", "greenhouse:B"] == [
        t.topper(place) for place in ("tower@uptown", "sprang-bridge", "finger-bridge", "bank@tricorner")
    ]
    assert (3, 2, ["warehouse"]) == (t.goons("A", "uptown"), t.player("A").inside, t.buildings("midtown"))


@pytest.mark.rule("EG-086", "EG-181")
def test_a_power_deck_that_runs_out_leaves_short_docks() -> None:
    every = [slug for slug, card in POWERS.items() for _ in range(card.copies)]
    hands = [", ".join(every[start : start + 10]) for start in range(0, 46, 10)]
    t = city(phase="score", score="tricorner", docks=", ".join(every[46:48]), power_deck=", ".join(every[48:]),
             A=P(hand=hands[0]), B=P(hand=hands[1]), C=P(hand=hands[2]), D=P(hand=hands[3]),
             E=P(hand=", ".join(every[40:46])))  # fmt: skip
    assert ([*every[48:], *every[46:48]], []) == (t.state.docks, t.state.power_deck)
    assert [True] * 4 + [False] * 2 == [dock.card is not None for dock in t.view(None).docks]


@pytest.mark.rule("EG-182", "EG-474")
def test_a_weapon_deck_that_runs_out_leaves_a_short_market() -> None:
    held = "flame-thrower*2, bazooka*2, pistol, sword*2, grapple-gun*2, tommy-gun*2, brass-knuckles*2, dynamite*2"
    more = "walkie-talkie*2, lock-picks, knockout-gas, rocket-pack, wrecking-ball, decoy-signal, sniper-rifle"
    t = city(phase="score", score="downtown", market="pistol", weapon_deck="skeleton-key",
             A=P(weapons=held), B=P(weapons=more))  # fmt: skip
    assert (["skeleton-key", "pistol"], []) == (t.state.market, t.state.weapon_deck)


@pytest.mark.rule("EG-186", "EG-187", "EG-003")
def test_after_the_final_round_money_gives_infamy_and_is_not_spent() -> None:
    t = city(phase="score", in_round=6, score="downtown", A=P(money=11), B=P(money=2), docks="encore")
    assert (3, 11, 0) == (t.infamy("A"), t.money("A"), t.infamy("B"))
    assert ["encore"] == t.state.docks
    assert [(0, 3, 3, 11), (1, 0, 0, 2)] == [
        (each.seat, each.infamy, each.from_money, each.money) for each in t.view(None).scores
    ]
    assert ["A", "B"] == t.standings()
    t.idle()


@pytest.mark.rule("EG-188", "EG-469")
def test_on_equal_infamy_more_money_wins() -> None:
    t = city(phase="score", in_round=6, score="downtown", A=P(infamy=41, money=11), B=P(infamy=42, money=7))
    assert (44, 44, ["A", "B"]) == (t.infamy("A"), t.infamy("B"), t.standings())


@pytest.mark.rule("EG-188")
def test_if_still_tied_the_tracker_on_top_wins() -> None:
    t = city(phase="score", in_round=6, score="downtown", A=P(infamy=5, money=3), B=P(infamy=5, money=3))
    assert ["B", "A"] == t.standings()
    t = city(phase="score", in_round=6, score="downtown", A=P(infamy=5, money=2), B=P(infamy=5, money=2))
    assert ["A", "B"] == t.standings()

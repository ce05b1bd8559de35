"""Planned moves of Enemies: each is made, waits, is gone, or holds up the list."""

import pytest

from engine import Intent
from engine.enemies.wishes import HALT, LATER, OVER
from tests.engine.enemies.city import P, city
from tests.engine.enemies.planner import wish, works


def taken(*ids: str, over: bool = False) -> Intent:
    return Intent(ids, over)


# the turn


def test_a_plain_turn_is_income_the_cheapest_step_and_the_free_card() -> None:
    t = city(A=P(at="tricorner", hand="muscle-in", weapons="grapple-gun"), B=P(at="downtown"),
             income="protection-money", docks="turncoats, ambush")  # fmt: skip
    assert ["plain"] == works(t, "A", "plain")
    assert (4, "midtown") == (t.money("A"), t.where("A"))
    assert (["muscle-in", "turncoats"], ["grapple-gun"]) == (t.holds("A"), t.weapons("A"))
    assert ["B"] == t.asked()
    t.idle()


def test_a_plain_turn_that_would_cost_a_weapon_or_a_card_is_asked() -> None:
    t = city(A=P(at="mercey-island", weapons="rocket-pack"), B=P(at="downtown"), income="bank-robbery", movement=0)
    mine = t.position.face(0).mine  # type: ignore[union-attr]
    assert mine is not None
    assert ("weapon:rocket-pack",) == mine.default
    assert HALT == wish(t, "A", "plain")


def test_a_way_is_gone_step_by_step_and_is_over_with_the_last_one() -> None:
    t = city(A=P(at="uptown"), B=P(at="tricorner"))
    assert taken("move:midtown") == wish(t, "A", "go:tricorner")
    t.takes("A", "move:midtown")
    assert taken("move:tricorner", over=True) == wish(t, "A", "go:tricorner")
    t.takes("A", "move:tricorner")
    assert OVER == wish(t, "A", "go:tricorner")


def test_of_ways_that_cost_the_same_the_one_past_the_fewest_rivals_is_gone() -> None:
    t = city(A=P(at="uptown"), B=P(at="midtown"), C=P(at="tricorner"))
    assert taken("move:mercey-island") == wish(t, "A", "go:downtown")
    t = city(A=P(at="uptown"), B=P(at="mercey-island"), C=P(at="tricorner"))
    assert taken("move:midtown") == wish(t, "A", "go:downtown")


def test_a_way_around_burning_bridges_is_found() -> None:
    burning = "sprang-bridge:B, finger-bridge:B"
    t = city(A=P(at="uptown"), B=P(at="tricorner"), fires=burning)
    assert taken("move:mercey-island") == wish(t, "A", "go:downtown")
    assert taken("move:midtown", over=True) == wish(t, "A", "go:midtown")


def test_a_way_that_the_movement_does_not_pay_holds_up_the_list_until_a_card_pays_it() -> None:
    t = city(A=P(at="uptown", hand="on-the-move"), B=P(at="downtown"), fires="sprang-bridge:B, finger-bridge:B",
             docks="turncoats", income="fire-sale")  # fmt: skip
    assert HALT == wish(t, "A", "go:tricorner")
    assert ["go:tricorner", "income", "free"] == works(t, "A", "go:tricorner", "income", "free")
    assert (2, 3) == (t.movement(), t.money("A"))
    assert ["free"] == works(t, "A", "play:on-the-move", "go:tricorner", "free")
    assert "tricorner" == t.where("A")
    assert "turncoats" in t.holds("A")
    t.idle()


def test_a_card_that_moves_the_villain_takes_it_where_it_was_to_go() -> None:
    t = city(A=P(at="uptown", hand="ambush", weapons="rocket-pack"), B=P(at="midtown"), docks="turncoats")
    assert ["free"] == works(t, "A", "weapon:rocket-pack", "go:tricorner", "free")[1:]
    assert "tricorner" == t.where("A")


def test_nobody_elses_villain_is_taken_for_the_own_one() -> None:
    t = city(A=P(hand="abduction", weapons="knockout-gas"), B=P(), C=P(at="uptown"))
    works(t, "A", "weapon:knockout-gas")
    assert ("district", LATER) == (t.key(), wish(t, "A", "go:uptown"))


def test_a_district_that_the_event_closes_holds_up_the_list() -> None:
    t = city(A=P(at="uptown"), B=P(at="tricorner"), event="no-way-through", heroes={"batman": "midtown"})
    assert HALT == wish(t, "A", "go:midtown")
    assert HALT == wish(t, "A", "go:tricorner")
    assert taken("move:mercey-island") == wish(t, "A", "go:downtown")


def test_income_is_gained_once_and_asked_about_where_there_is_none() -> None:
    t = city(A=P(at="uptown"), B=P(at="tricorner"), income="bank-robbery", buildings={"midtown": "bank"})
    assert HALT == wish(t, "A", "income")
    assert ["income"] == works(t, "A", "go:midtown", "income")
    assert 6 == t.money("A")
    assert LATER == wish(t, "A", "income")


def test_income_that_batman_forbids_holds_up_what_comes_later() -> None:
    t = city(A=P(at="uptown"), B=P(at="tricorner"), income="king-of-the-block", heroes={"batman": "midtown"})
    assert ["income", "free"] == works(t, "A", "go:midtown", "income", "free")
    assert ("midtown", ["A"]) == (t.where("A"), t.asked())


def test_a_power_card_is_played_and_the_next_one_waits_for_the_next_turn() -> None:
    t = city(A=P(hand="muscle-in, shakedown"), B=P(at="uptown"))
    assert ["play:shakedown"] == works(t, "A", "play:muscle-in", "play:shakedown")
    assert (3, ["shakedown"]) == (t.goons("A", "midtown"), t.holds("A"))
    assert LATER == wish(t, "A", "play:shakedown")


def test_a_power_card_that_left_the_hand_is_off_the_list_and_one_that_cannot_be_played_holds_it_up() -> None:
    t = city(A=P(hand="fight-batman"), B=P(at="uptown"))
    assert OVER == wish(t, "A", "play:muscle-in")
    assert HALT == wish(t, "A", "play:fight-batman")


def test_questions_of_a_planned_card_are_for_its_owner() -> None:
    t = city(A=P(hand="turf-fight"), B=P(goons="midtown*2"), C=P(goons="midtown"))
    assert ["income"] == works(t, "A", "play:turf-fight", "income")
    assert ("goons", ["A"]) == (t.key(), t.asked())


def test_a_weapon_is_used_as_soon_as_it_can_do_something_and_again_in_the_next_round() -> None:
    t = city(A=P("joker", at="uptown", weapons="tommy-gun, lock-picks", main_used=True),
             B=P(at="tricorner", goons="midtown*2"), income="king-of-the-block")  # fmt: skip
    assert LATER == wish(t, "A", "weapon:tommy-gun")
    assert LATER == wish(t, "A", "weapon:fake-revolver")
    assert OVER == wish(t, "A", "weapon:sniper-rifle")
    assert taken("weapon:lock-picks") == wish(t, "A", "weapon:lock-picks")
    assert ["weapon:tommy-gun"] == works(t, "A", "weapon:tommy-gun", "go:midtown")
    assert ("goons", ["tommy-gun:used", "lock-picks"]) == (t.key(), t.weapons("A"))


def test_a_purchase_takes_the_cheapest_copy_waits_for_the_money_and_ends_the_turn() -> None:
    t = city(A=P(at="uptown", money=1), B=P(), docks="ambush, turncoats, turncoats, demolition")
    assert LATER == wish(t, "A", "buy:turncoats")
    t.takes("A", "move:mercey-island")
    assert LATER == wish(t, "A", "buy:demolition")
    assert OVER == wish(t, "A", "buy:night-of-fire")
    assert taken("buy:turncoats@1", over=True) == wish(t, "A", "buy:turncoats")
    assert ["free"] == works(t, "A", "buy:night-of-fire", "buy:turncoats", "free")
    assert (["turncoats"], ["B"], 0) == (t.holds("A"), t.asked(), t.money("A"))


def test_the_free_card_or_the_end_without_one_waits_until_the_turn_may_end() -> None:
    t = city(A=P(at="uptown"), B=P(), docks="ambush")
    assert LATER == wish(t, "A", "free")
    t.takes("A", "move:mercey-island")
    assert taken("buy:ambush@0") == wish(t, "A", "free")
    t = city(A=P(at="uptown"), B=P(), docks="", start="midtown")
    assert taken("end") == wish(t, "A", "free")


# rooms


def test_the_henchman_takes_the_first_room_of_the_list_with_a_free_space() -> None:
    t = city(phase="prep", A=P(), B=P(), C=P())
    t.takes("A", "place:room-power").takes("A", "no")
    assert LATER == wish(t, "B", "room:room-power")
    assert ["room:room-power", "room:room-goons"] == works(t, "B", "room:room-power", "room:room-goons")
    assert (27, 3) == (t.supply("B"), t.player("B").base)
    assert ["C"] == t.asked()


def test_the_plan_room_gives_its_card_and_only_the_room_that_was_planned_is_answered() -> None:
    t = city(phase="prep", A=P(), B=P(), power_deck="ambush")
    assert ["room:room-power"] == works(t, "A", "room:room-power")
    assert ["ambush"] == t.holds("A")
    t.takes("B", "place:room-goons")
    assert LATER == wish(t, "B", "room:room-power")
    assert LATER == wish(t, "B", "income")


def test_a_weapon_is_purchased_where_one_is_sold_if_it_can_be_paid() -> None:
    t = city(phase="prep", A=P(money=4), B=P(), market="wrecking-ball, dynamite")
    assert LATER == wish(t, "A", "purchase:dynamite")
    works(t, "A", "room:room-weapon")
    assert LATER == wish(t, "A", "purchase:wrecking-ball")
    assert OVER == wish(t, "A", "purchase:pistol")
    assert [] == works(t, "A", "purchase:pistol", "purchase:dynamite")
    assert (["dynamite"], 1) == (t.weapons("A"), t.money("A"))


def test_the_fire_room_burns_what_was_planned_in_a_list_that_begins_with_districts() -> None:
    full = "bank, tower, warehouse, police-station"
    where = {"uptown": full, "midtown": full, "downtown": full, "tricorner": full, "mercey-island": "bank"}
    for what, place in (("burn:bank@midtown", "bank@midtown"), ("burn:sprang-bridge", "sprang-bridge")):
        t = city(phase="prep", A=P("bane"), B=P(), buildings=where)
        works(t, "A", "room:room-burn")
        assert "burn-where" == t.key()
        assert [] == works(t, "A", what)
        assert "fire:A" == t.topper(place)
        assert ["B"] == t.asked()


# what cards ask


def test_a_fire_is_laid_where_it_was_planned_if_that_is_in_reach_and_never_where_one_burns() -> None:
    t = city(A=P("bane", at="uptown", hand="torch-job"), B=P(), C=P("mr-freeze"), buildings={"uptown": "bank, tower",
             "midtown": "tower"}, fires="warehouse@uptown:B", ice="police-station@uptown:A")  # fmt: skip
    assert LATER == wish(t, "A", "burn:tower@uptown")
    works(t, "A", "play:torch-job")
    assert "burn" == t.key()
    assert LATER == wish(t, "A", "burn:tower@midtown")
    assert OVER == wish(t, "A", "burn:warehouse@uptown")
    assert OVER == wish(t, "A", "burn:bank@downtown")
    assert OVER == wish(t, "A", "burn:bank@metropolis")
    assert taken("burn:police-station@uptown:ice:0", over=True) == wish(t, "A", "burn:police-station@uptown")
    assert taken("burn:finger-bridge", over=True) == wish(t, "A", "burn:finger-bridge")
    assert [] == works(t, "A", "burn:tower@midtown", "burn:tower@uptown")[1:]
    assert "fire:A" == t.topper("tower@uptown")


def test_goons_are_added_where_it_was_planned_if_a_card_lets_choose_that() -> None:
    t = city(A=P(at="uptown", hand="eyes-everywhere", weapons="walkie-talkie"), B=P())
    assert LATER == wish(t, "A", "add:tricorner")
    works(t, "A", "weapon:walkie-talkie")
    assert LATER == wish(t, "A", "add:tricorner")
    works(t, "A", "add:midtown", "play:eyes-everywhere", "add:tricorner")
    assert (2, 0) == (t.goons("A", "midtown"), t.goons("A", "tricorner"))


def test_own_goons_are_moved_out_of_one_district_to_another_as_planned() -> None:
    t = city(A=P(at="uptown", hand="on-the-move", goons="midtown*5, downtown"), B=P(goons="downtown*2"))
    works(t, "A", "play:on-the-move")
    assert (LATER, LATER) == (wish(t, "A", "out:tricorner"), wish(t, "A", "add:tricorner"))
    works(t, "A", "out:midtown", "add:tricorner")
    assert ("action", [1, 4]) == (t.key(), [t.goons("A", slug) for slug in ("midtown", "tricorner")])
    t = city(A=P("red-claw", goons="uptown, downtown*2"), B=P(at="uptown"))
    works(t, "A", "weapon:terror-cell", "out:downtown")
    assert [1, 0, 2] == [t.goons("A", slug) for slug in ("uptown", "downtown", "midtown")]


def test_rival_goons_are_not_led_to_where_the_own_ones_are_wanted() -> None:
    t = city(A=P(weapons="brass-knuckles"), B=P(goons="midtown"))
    works(t, "A", "weapon:brass-knuckles")
    assert ("goons", LATER) == (t.key(), wish(t, "A", "out:midtown"))
    t.takes("A", "move:1")
    assert ("district", LATER) == (t.key(), wish(t, "A", "add:uptown"))


def test_as_many_goons_and_as_much_money_as_may_be_are_sent_and_paid_for_a_card() -> None:
    t = city(A=P(hand="inside-job"), B=P(at="uptown"))
    works(t, "A", "play:inside-job", "send")
    assert 4 == t.player("A").base
    t = city(A=P(hand="front-page", money=2), B=P(at="uptown"))
    works(t, "A", "play:front-page", "pay")
    assert (0, 4) == (t.money("A"), t.infamy("A"))


def test_neither_is_taken_for_an_event_or_for_goons_that_are_moved_or_removed() -> None:
    t = city(phase="event", event="turf-war", A=P(money=3), B=P())
    assert ("pay", LATER) == (t.key(), wish(t, "A", "pay"))
    t = city(phase="event", event="i-am-the-night", districts="midtown", A=P(goons="midtown*3"), B=P())
    assert ("goons", LATER) == (t.key(), wish(t, "A", "send"))
    t = city(A=P(hand="turf-fight"), B=P(goons="midtown*2"))
    works(t, "A", "play:turf-fight")
    assert ("goons", LATER) == (t.key(), wish(t, "A", "send"))


def test_one_rival_is_chosen_wherever_somebody_must_be() -> None:
    t = city(A=P(hand="turf-fight"), B=P(goons="midtown*2"), C=P(goons="midtown*2"))
    works(t, "A", "play:turf-fight", "against:2")
    assert (2, 0) == (t.goons("B", "midtown"), t.goons("C", "midtown"))
    t = city(A=P(hand="turf-fight"), B=P(), C=P(goons="midtown*2"))
    works(t, "A", "play:turf-fight")
    assert ("goons", LATER) == (t.key(), wish(t, "A", "against:1"))
    assert taken("remove:2") == wish(t, "A", "against:2")
    t = city(A=P(weapons="knockout-gas"), B=P(), C=P())
    works(t, "A", "weapon:knockout-gas", "against:2")
    assert ("district", ["move:uptown", "move:mercey-island", "move:downtown", "move:tricorner"]) == (
        t.key(), t.offers("A"))  # fmt: skip


def test_too_few_goons_of_that_rival_are_no_answer() -> None:
    t = city(A=P(hand="turf-fight"), B=P(goons="midtown*2"), C=P(goons="midtown"))
    works(t, "A", "play:turf-fight")
    assert LATER == wish(t, "A", "against:2")
    assert LATER == wish(t, "A", "against:0")


def test_a_pistol_hits_the_rival_it_was_kept_for() -> None:
    t = city(phase="arkham", A=P(weapons="pistol"), B=P(base=1), C=P(base=1), tower=[6, 6])
    assert LATER == wish(t, "A", "against:3")
    assert taken("remove:2") == wish(t, "A", "against:2")


def test_a_no_declines_takes_as_little_as_may_be_and_leaves_the_actions_of_the_turn_alone() -> None:
    t = city(A=P(hand="arms-deal", money=9), B=P(at="uptown"), market="pistol")
    assert LATER == wish(t, "A", "pass")
    works(t, "A", "play:arms-deal", "pass")
    assert ([], "action") == (t.weapons("A"), t.key())
    t = city(A=P(hand="front-page", money=9), B=P(at="uptown"))
    works(t, "A", "play:front-page", "pass")
    assert (9, 2) == (t.money("A"), t.infamy("A"))
    t = city(A=P(hand="recruitment-drive"), B=P(at="uptown"))
    works(t, "A", "play:recruitment-drive", "pass")
    assert [2, 0, 0] == [t.goons("A", slug) for slug in ("midtown", "uptown", "downtown")]


def test_a_question_that_must_be_answered_is_not_declined() -> None:
    t = city(A=P(hand="redraw-the-lines"), B=P(at="uptown"))
    works(t, "A", "play:redraw-the-lines")
    assert ("district", LATER) == (t.key(), wish(t, "A", "pass"))
    t = city(phase="event", event="i-am-the-night", districts="midtown", A=P(goons="midtown*3"), B=P())
    assert ("goons", LATER) == (t.key(), wish(t, "A", "pass"))


@pytest.mark.parametrize("buildings", [{}, {"midtown": "bank, tower"}], ids=["nothing", "something"])
def test_with_a_poker_face_a_no_does_not_tell_whether_there_was_anything_to_take(buildings: dict[str, str]) -> None:
    # What must Burn cannot be declined where it can; so "There is none" is not answered by a plan either.
    t = city(windows="poker", A=P(hand="fuel-the-flames"), B=P(at="uptown"), buildings=buildings)
    t.takes("A", "play:fuel-the-flames")
    assert ("burn", LATER) == (t.key(), wish(t, "A", "pass"))
    # What may Burn is declined in both cases.
    t = city(windows="poker", A=P(hand="night-of-fire"), B=P(at="uptown"), buildings=buildings)
    t.takes("A", "play:night-of-fire")
    assert ("burn", taken("none")) == (t.key(), wish(t, "A", "pass"))


def test_one_power_card_is_discarded_as_planned_two_are_asked_about() -> None:
    t = city(phase="event", event="interrogation", districts="midtown", A=P(hand="ambush, muscle-in"), B=P(at="uptown"))
    assert OVER == wish(t, "A", "discard:shakedown")
    assert [] == works(t, "A", "discard:ambush")
    assert ["muscle-in"] == t.holds("A")
    hand = "muscle-in, torch-job, shakedown, on-the-move, turf-fight, inside-job, ambush, demolition, encore, arms-deal"
    t = city(A=P(hand=f"{hand}, master-plan"), B=P(at="uptown"), power_deck="relocation, abduction")
    works(t, "A", "play:master-plan")
    assert ("discard", LATER) == (t.key(), wish(t, "A", "discard:muscle-in"))


def test_escaped_goons_go_where_it_was_planned_unless_a_hero_is_there() -> None:
    t = city(phase="arkham", A=P(at="uptown", base=1), B=P(), heroes={"robin": "midtown"}, tower=[6])
    assert LATER == wish(t, "A", "escape:midtown")
    assert taken("place:uptown") == wish(t, "A", "escape:villain")
    assert taken("place:downtown") == wish(t, "A", "escape:downtown")
    assert LATER == wish(t, "A", "free")

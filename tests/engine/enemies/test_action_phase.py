"""The Action Phase: Movement, Stealing, cards, Weapons, the way out (EG-080 to EG-113, EG-140 to EG-157)."""

import pytest

from tests.engine.enemies.city import P, city

STUCK = "You could not leave the district where your turn began any more."
AROUND_UPTOWN = "kane-memorial-bridge:B, sprang-bridge:B, finger-bridge:B"


# turns and Movement


@pytest.mark.rule("EG-140", "EG-147", "EG-142")
def test_movement_and_weapons_may_be_split_around_other_actions() -> None:
    t = city(A=P("joker", at="uptown", weapons="flame-thrower", hand="shakedown"),
             B=P(at="tricorner", goons="midtown*3"), buildings={"downtown": "warehouse, warehouse"})  # fmt: skip
    t.takes("A", "income").takes("A", "move:midtown").takes("A", "weapon:fake-revolver")
    t.takes("A", "move:3").takes("A", "move:uptown")
    t.takes("A", "move:downtown").takes("A", "play:shakedown").takes("A", "weapon:flame-thrower")
    assert (0, "downtown", "fire:A") == (t.movement(), t.where("A"), t.topper("warehouse@downtown"))
    assert [] == t.offers("A", "move")
    t.idle()


@pytest.mark.rule("EG-140", "EG-139")
def test_players_take_whole_turns_in_turn_order() -> None:
    t = city(A=P(at="uptown"), B=P(at="downtown"), C=P(at="tricorner"), turns="CAB")
    seen = [t.turn_of()]
    for name in "CA":
        t.takes(name, "move:midtown").takes(name, t.offers(name, "buy")[0])
        seen.append(t.turn_of())
    assert ["C", "A", "B"] == seen
    t.idle()


@pytest.mark.rule("EG-142")
def test_a_turn_begins_with_2_movement_and_what_is_left_over_is_lost() -> None:
    t = city(A=P(at="uptown", hand="on-the-move"), B=P(at="downtown"))
    assert 2 == t.movement()
    t.takes("A", "play:on-the-move")
    assert 3 == t.movement()
    t.takes("A", "move:midtown").takes("A", t.offers("A", "buy")[0])
    assert ("B", 2) == (t.turn_of(), t.movement())
    t.idle()


@pytest.mark.rule("EG-143", "EG-144", "EG-444")
def test_a_bridge_on_fire_costs_2_and_cannot_be_crossed_with_less() -> None:
    burning = "kane-memorial-bridge:A, westward-bridge:B, aparo-bridge:B"
    t = city(A=P(at="mercey-island"), B=P(), fires=burning, start="uptown", movement=1)
    assert [] == t.offers("A", "move")
    assert "It costs 2 Movement and you have 1." == t.why("A", "move midtown")
    t = city(A=P(at="mercey-island"), B=P(), fires=burning)
    assert ["move:uptown", "move:midtown", "move:downtown"] == t.offers("A", "move")
    steps = [t.label("A", id) for id in t.offers("A", "move")]
    assert [f"{name} for 2 Movement" for name in ("Uptown", "Midtown", "Downtown")] == steps
    t.takes("A", "move:midtown")
    assert 0 == t.movement()
    t.idle()


@pytest.mark.rule("EG-145")
def test_of_several_ways_the_cheapest_is_taken() -> None:
    t = city(A=P(at="uptown"), B=P(at="downtown"), fires="sprang-bridge:B")
    t.takes("A", "move:midtown")
    assert 1 == t.movement()
    t.idle()


@pytest.mark.rule("EG-143")
def test_a_border_costs_1_whatever_burns() -> None:
    t = city(A=P(at="tricorner"), B=P(), fires="moldoff-bridge:B, brown-bridge:B")
    t.takes("A", "move:downtown")
    assert 1 == t.movement()
    t.idle()


@pytest.mark.rule("EG-104")
def test_an_iced_bridge_costs_1() -> None:
    t = city(A=P(at="tricorner"), B=P("mr-freeze"), ice="moldoff-bridge:B")
    t.takes("A", "move:midtown")
    assert 1 == t.movement()
    t.idle()


# Stealing and debts


@pytest.mark.rule("EG-107", "EG-416", "EG-217")
def test_whoever_enters_by_movement_pays_1_to_each_villain_there() -> None:
    t = city(A=P(at="uptown", money=5), B=P(at="midtown"))
    assert "B Steals 1 Money from you." == t.note("A", "move:midtown")
    t.takes("A", "move:midtown")
    assert (4, 4) == (t.money("A"), t.money("B"))
    assert ["A pays 1 Money to B."] == t.told("money")
    t.idle()


@pytest.mark.rule("EG-107", "EG-109")
@pytest.mark.parametrize(
    ("money", "rivals", "note"),
    [
        (0, "B", "You have no Money: B takes 2 from the supply instead of Stealing from you."),
        (0, "BC", "You have no Money: B, C take 2 each from the supply instead of Stealing from you."),
        (1, "BC", "You can pay only B 1 Money: C takes 2 from the supply."),
        (1, "BCD", "You can pay only B 1 Money: C, D take 2 each from the supply."),
        (2, "BC", "B, C Steal 1 Money each from you."),
    ],
)
def test_a_step_says_who_cannot_be_paid_and_that_this_costs_the_supply(money: int, rivals: str, note: str) -> None:
    b, c, d = (P(at="midtown" if name in rivals else "downtown", money=0) for name in "BCD")
    t = city(A=P(at="uptown", money=money), B=b, C=c, D=d)
    assert note == t.note("A", "move:midtown")
    t.takes("A", "move:midtown")
    gained = {name: t.money(name) for name in rivals}
    assert {name: 1 if place < money else 2 for place, name in enumerate(rivals)} == gained
    t.idle()


@pytest.mark.rule("EG-108", "EG-107", "EG-113")
def test_with_1_money_the_villain_ahead_gets_it_and_the_other_takes_2_from_the_supply() -> None:
    t = city(A=P(at="uptown", money=1), B=P(infamy=1), C=P(infamy=2))
    t.takes("A", "move:midtown")
    assert (0, 5, 4) == (t.money("A"), t.money("B"), t.money("C"))
    t.idle()


@pytest.mark.rule("EG-007", "EG-108")
def test_the_supply_never_runs_out() -> None:
    t = city(A=P(at="uptown", money=0), B=P(money=500), C=P(money=500), D=P(money=500))
    t.takes("A", "move:midtown")
    assert [502, 502, 502] == [t.money(name) for name in "BCD"]
    t.idle()


@pytest.mark.rule("EG-110")
def test_a_villain_moved_by_a_weapon_pays_nothing() -> None:
    t = city(A=P(at="uptown", weapons="rocket-pack"), B=P(at="tricorner"))
    t.takes("A", "weapon:rocket-pack").takes("A", "move:tricorner")
    assert (3, 3, "tricorner") == (t.money("A"), t.money("B"), t.where("A"))
    t.idle()


@pytest.mark.rule("EG-111")
def test_each_district_entered_is_checked_by_itself() -> None:
    t = city(A=P(at="uptown"), B=P(), C=P(at="tricorner"))
    t.takes("A", "move:midtown").takes("A", "move:tricorner")
    assert (1, 4, 4) == (t.money("A"), t.money("B"), t.money("C"))
    t.idle()


@pytest.mark.rule("EG-112")
def test_batman_does_not_stop_stealing() -> None:
    t = city(A=P(at="uptown"), B=P(), heroes={"batman": "midtown"})
    t.takes("A", "move:midtown")
    assert (2, 4) == (t.money("A"), t.money("B"))
    t.idle()


# Power Cards


@pytest.mark.rule("EG-141", "EG-081", "EG-084", "EG-086")
def test_one_power_card_a_turn_and_it_leaves_the_game() -> None:
    t = city(A=P(at="uptown", hand="muscle-in, shakedown"), B=P())
    t.takes("A", "play:muscle-in")
    assert (["shakedown"], "muscle-in") == (t.holds("A"), t.player("A").played[-1])
    assert [] == t.offers("A", "play")
    assert "You play one Power Card a turn." == t.why("A", "play shakedown")
    t.idle()


@pytest.mark.rule("EG-085")
def test_a_power_card_may_be_played_even_if_nothing_of_it_can_be_done() -> None:
    t = city(A=P(at="uptown", hand="torch-job, muscle-in", fires=0), B=P())
    t.takes("A", "play:torch-job")
    assert (0, ["muscle-in"]) == (t.infamy("A"), t.holds("A"))
    t.idle()


@pytest.mark.rule("EG-082", "EG-083", "EG-347")
def test_the_eleventh_card_is_discarded_at_once_face_down_by_its_owner() -> None:
    hand = "muscle-in, shakedown, turf-fight, inside-job, goons-for-hire, torch-job, on-the-move, ambush*2, encore"
    t = city(A=P(at="uptown", hand=hand), B=P(at="downtown"), docks="night-of-fire")
    t.takes("A", "move:midtown").takes("A", "buy:night-of-fire@0")
    assert ("discard", 11) == (t.key(), len(t.offers("A")))
    t.default("A")
    assert ("night-of-fire" not in t.holds("A"), ["night-of-fire"]) == (True, t.player("A").buried)
    assert ["A discards a Power Card."] == t.told("discard", to="B")
    assert "B" == t.turn_of()
    t.idle()


@pytest.mark.rule("EG-080", "EG-199")
def test_a_hand_is_hidden_and_its_size_public() -> None:
    t = city(A=P(at="uptown", hand="encore, ambush"), B=P())
    assert 2 == t.view("B").players[0].hand
    mine, theirs = t.view("A").hand, t.view("B").hand
    assert mine is not None
    assert theirs is not None
    assert (["encore", "ambush"], []) == ([card.slug for card in mine.cards], [card.slug for card in theirs.cards])
    t.idle()


@pytest.mark.rule("EG-148", "EG-149", "EG-201")
def test_the_purchase_takes_a_card_for_the_price_of_its_space_and_the_others_slide_down() -> None:
    docks = "goons-for-hire, ambush, encore, turncoats, abduction, front-page"
    t = city(A=P(at="uptown", money=3), B=P(at="downtown"), docks=docks)
    t.takes("A", "move:mercey-island")
    # As long as a card lies there nothing else ends the turn.
    assert [] == t.offers("A", "end")
    assert ["buy:goons-for-hire@0", "buy:ambush@1", "buy:encore@2", "buy:turncoats@3"] == t.offers("A", "buy")
    assert "It costs 4 Money and you have 3." == t.why("A", "buy abduction")
    t.takes("A", "buy:encore@2")
    assert (1, ["encore"], "B") == (t.money("A"), t.holds("A"), t.turn_of())
    expected = ["goons-for-hire", "ambush", "turncoats", "abduction", "front-page", None]
    assert expected == [dock.card and dock.card.slug for dock in t.view(None).docks]
    t.idle()


@pytest.mark.rule("EG-149", "EG-420")
def test_nothing_is_refilled_before_maintenance() -> None:
    docks = "goons-for-hire, ambush, encore, turncoats, abduction, front-page"
    t = city(A=P(), B=P(), C=P(), D=P(), E=P(), docks=docks)
    for name in "ABCD":
        t.takes(name, "move:tricorner").takes(name, t.offers(name, "buy")[0])
    cards = [(dock.price, dock.card.slug) for dock in t.view(None).docks if dock.card is not None]
    assert [(0, "abduction"), (1, "front-page")] == cards
    t.idle()


@pytest.mark.rule("EG-150")
def test_without_a_card_in_the_docks_the_turn_just_ends() -> None:
    t = city(A=P(at="uptown"), B=P(at="downtown"), docks="")
    assert "end" not in t.offers("A")
    t.takes("A", "move:midtown").takes("A", "end")
    assert ("B", []) == (t.turn_of(), t.holds("A"))
    t.idle()


# Income


@pytest.mark.rule("EG-146")
def test_income_is_gained_once_where_the_villain_is_at_that_moment() -> None:
    t = city(A=P(at="uptown"), B=P(at="tricorner"), income="blackmail-the-wealthy", buildings={"midtown": "tower"})
    t.takes("A", "move:midtown").takes("A", "income").takes("A", "move:downtown")
    assert (6, False) == (t.money("A"), "income" in t.offers("A"))
    t.idle()


# Weapons


@pytest.mark.rule("EG-087", "EG-094")
def test_the_main_weapon_is_no_weapon_card_and_cannot_be_discarded() -> None:
    t = city(A=P("joker", at="uptown", goons="uptown", weapons="pistol"), B=P())
    assert ["discard:pistol"] == t.offers("A", "discard")
    assert ["weapon:fake-revolver"] == t.offers("A", "weapon")
    t.idle()


@pytest.mark.rule("EG-088", "EG-200")
def test_weapon_cards_lie_open_and_their_number_has_no_limit() -> None:
    t = city(A=P(weapons="pistol*2, sword*2, tommy-gun*2, dynamite*2, bazooka*2, grapple-gun*2"), B=P())
    assert 12 == len(t.view("B").players[0].weapons)
    t.idle()


@pytest.mark.rule("EG-089", "EG-090")
def test_each_weapon_is_used_once_a_round_and_again_in_the_next() -> None:
    t = city(A=P(at="uptown", weapons="grapple-gun, pistol"), B=P(at="downtown"))
    assert "weapon:pistol" not in t.offers("A", "weapon")
    t.takes("A", "weapon:grapple-gun")
    assert (3, ["grapple-gun:used", "pistol"]) == (t.movement(), t.weapons("A"))
    assert "weapon:grapple-gun" not in t.offers("A")
    while t.state.round == 2:
        t.default(t.asked()[0])
    assert "grapple-gun" in t.weapons("A")


@pytest.mark.rule("EG-091")
def test_a_weapon_is_offered_only_while_it_could_do_something() -> None:
    t = city(A=P(at="uptown", weapons="tommy-gun"), B=P(at="midtown", goons="midtown"))
    assert "weapon:tommy-gun" not in t.offers("A")
    t.takes("A", "move:midtown")
    assert "weapon:tommy-gun" in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-094")
def test_any_weapon_card_used_or_not_goes_to_the_bottom_of_the_weapon_deck() -> None:
    t = city(A=P(at="uptown", weapons="grapple-gun, sword"), B=P())
    t.takes("A", "weapon:grapple-gun").takes("A", "discard:grapple-gun:used").takes("A", "discard:sword")
    assert (["grapple-gun", "sword"], []) == (t.state.weapon_deck[-2:], t.weapons("A"))
    t.idle()


@pytest.mark.rule("EG-095")
def test_the_market_sells_what_lies_there_when_the_deck_is_empty_and_then_nothing() -> None:
    held = "flame-thrower*2, bazooka*2, sword*2, grapple-gun*2, tommy-gun*2, brass-knuckles*2, dynamite*2, pistol"
    more = "walkie-talkie*2, lock-picks, knockout-gas, rocket-pack, wrecking-ball, decoy-signal, sniper-rifle"
    t = city(phase="prep", A=P(money=9, weapons=held), B=P(money=9, weapons=f"{more}, skeleton-key"), C=P(),
             D=P(money=9), market="pistol")  # fmt: skip
    assert ([], ["pistol"]) == (t.state.weapon_deck, t.state.market)
    t.takes("A", "place:room-weapon").takes("A", "buy:pistol")
    assert (["pistol", "pistol"], []) == (t.weapons("A")[-2:], t.state.market)
    t.takes("B", "place:room-weapon")
    assert (["C"], "room") == (t.asked(), t.key())
    t.idle()


# the way out


@pytest.mark.rule("EG-151", "EG-153", "EG-152")
def test_a_turn_cannot_end_where_it_began_and_the_reason_is_shown() -> None:
    t = city(A=P(at="uptown"), B=P())
    assert [] == t.offers("A", "buy")
    slug = t.state.docks[0]
    assert "Your turn began in Uptown and cannot end there." == t.why("A", f"buy {slug}")
    assert t.view(None).turn is not None
    t.takes("A", "move:midtown")
    assert t.offers("A", "buy")
    t.idle()


@pytest.mark.rule("EG-155")
def test_a_step_back_without_a_way_out_is_not_offered_but_a_step_on_is() -> None:
    t = city(A=P(at="uptown"), B=P())
    t.takes("A", "move:midtown")
    assert ["move:mercey-island", "move:downtown", "move:tricorner"] == t.offers("A", "move")
    assert STUCK == t.why("A", "move uptown")
    t.idle()


@pytest.mark.rule("EG-154", "EG-447")
def test_a_rocket_pack_is_a_way_out() -> None:
    t = city(A=P(at="tricorner", weapons="rocket-pack"), B=P())
    t.takes("A", "move:downtown")
    assert "move:tricorner" in t.offers("A")
    t.takes("A", "move:tricorner")
    assert ([], ["weapon:rocket-pack"]) == (t.offers("A", "buy"), t.offers("A", "weapon")[-1:])
    t.takes("A", "weapon:rocket-pack")
    assert "move:tricorner" not in t.offers("A")
    t.takes("A", "move:uptown")
    assert t.offers("A", "buy")
    t.idle()


@pytest.mark.rule("EG-340")
def test_the_rocket_pack_goes_back_into_the_starting_district_only_with_a_way_out_left() -> None:
    t = city(A=P(at="midtown", weapons="rocket-pack"), B=P(), start="uptown", movement=0)
    t.takes("A", "weapon:rocket-pack")
    assert "move:uptown" not in t.offers("A")
    t.default("A")
    t.idle()
    t = city(A=P(at="midtown", weapons="rocket-pack"), B=P(), start="uptown", movement=1)
    t.takes("A", "weapon:rocket-pack")
    assert "move:uptown" in t.offers("A")
    t.default("A")
    t.idle()


@pytest.mark.rule("EG-449")
def test_the_only_way_out_cannot_be_discarded() -> None:
    t = city(A=P(at="uptown", weapons="rocket-pack, sword"), B=P(), movement=0)
    assert ["discard:sword"] == t.offers("A", "discard")
    assert STUCK == t.why("A", "discard rocket-pack")
    t.idle()


@pytest.mark.rule("EG-154", "EG-155")
def test_a_power_card_that_is_the_only_way_out_keeps_others_from_being_played() -> None:
    t = city(A=P(at="uptown", hand="on-the-move, muscle-in"), B=P(), movement=1, fires=AROUND_UPTOWN)
    assert ["play:on-the-move"] == t.offers("A", "play")
    assert STUCK == t.why("A", "play muscle-in")
    t.takes("A", "play:on-the-move")
    assert 2 == t.movement()
    assert ["move:mercey-island", "move:midtown"] == t.offers("A", "move")
    t.idle()


@pytest.mark.rule("EG-154", "EG-155", "EG-156")
def test_the_movement_of_all_weapons_and_of_one_power_card_is_added_up() -> None:
    t = city(A=P(at="uptown", hand="on-the-move, muscle-in", weapons="grapple-gun"), B=P(), movement=0,
             fires=AROUND_UPTOWN)  # fmt: skip
    assert (["play:on-the-move"], [], []) == (t.offers("A", "play"), t.offers("A", "discard"), t.log("turn"))
    assert STUCK == t.why("A", "discard grapple-gun")
    t.takes("A", "weapon:grapple-gun")
    assert (["play:on-the-move"], []) == (t.offers("A", "play"), t.offers("A", "move"))
    t.takes("A", "play:on-the-move").takes("A", "move:midtown")
    assert (0, "midtown") == (t.movement(), t.where("A"))
    t.idle()
    two = city(A=P(at="uptown", hand="muscle-in", weapons="grapple-gun*2"), B=P(), movement=0, fires=AROUND_UPTOWN)
    assert (["play:muscle-in"], []) == (two.offers("A", "play"), two.offers("A", "discard"))
    two.takes("A", "weapon:grapple-gun").takes("A", "weapon:grapple-gun").takes("A", "move:mercey-island")
    two.idle()
    # A used Weapon gives nothing more.
    short = city(A=P(at="uptown", hand="on-the-move, muscle-in", weapons="grapple-gun:used"), B=P(), movement=0,
                 fires=AROUND_UPTOWN)  # fmt: skip
    assert ["A has no way out of Uptown and may end the turn there."] == short.log("turn")
    assert "play:muscle-in" in short.offers("A")
    short.idle()


@pytest.mark.rule("EG-155")
def test_a_burn_that_would_close_the_last_way_out_is_not_offered() -> None:
    t = city(A=P(at="tricorner", hand="torch-job"), B=P(), start="tricorner", movement=1, event="no-way-through",
             heroes={"batman": "downtown"})  # fmt: skip
    t.takes("A", "play:torch-job")
    assert ("fire:A", "") == (t.topper("brown-bridge"), t.topper("moldoff-bridge"))
    assert ["move:midtown"] == t.offers("A", "move")
    t.idle()


@pytest.mark.rule("EG-156")
def test_without_a_way_out_the_ban_is_lifted_and_the_program_says_so() -> None:
    t = city(A=P(at="uptown", hand="muscle-in"), B=P(), movement=1, fires=AROUND_UPTOWN)
    assert ["A has no way out of Uptown and may end the turn there."] == t.log("turn")
    assert t.offers("A", "buy")
    assert "play:muscle-in" in t.offers("A")
    t.takes("A", t.offers("A", "buy")[0])
    assert "B" == t.turn_of()
    t.idle()


@pytest.mark.rule("EG-339", "EG-152")
def test_the_starting_district_is_where_the_villain_stands_when_the_turn_begins() -> None:
    t = city(A=P(at="uptown", weapons="knockout-gas"), B=P(at="uptown"), turns="AB")
    t.takes("A", "weapon:knockout-gas").takes("A", "move:midtown")
    t.takes("A", "move:mercey-island").takes("A", t.offers("A", "buy")[0])
    assert ("midtown", "B") == (t.state.turn.start if t.state.turn else "", t.turn_of())
    t.takes("B", "move:uptown")
    assert t.offers("B", "buy")
    t.idle()


@pytest.mark.rule("EG-213", "EG-148")
def test_an_absent_player_gains_income_leaves_and_takes_the_free_card() -> None:
    t = city(A=P(at="uptown", hand="muscle-in"), B=P(at="mercey-island"), income="blackmail-the-wealthy",
             buildings={"uptown": "tower"}, docks="encore, ambush")  # fmt: skip
    t.default("A").default("A").default("A")
    assert (6, "midtown", ["muscle-in", "encore"]) == (t.money("A"), t.where("A"), t.holds("A"))
    assert "B" == t.turn_of()
    t.idle()


@pytest.mark.rule("EG-213")
@pytest.mark.parametrize(
    ("fires", "villains", "goes"),
    [
        ("kane-memorial-bridge:B", ("midtown", "midtown"), "midtown"),
        ("", ("mercey-island", "tricorner"), "midtown"),
        ("", ("mercey-island", "midtown"), "mercey-island"),
        ("", ("tricorner", "tricorner"), "mercey-island"),
    ],
)
def test_an_absent_players_step_costs_the_least_then_meets_the_fewest_villains_then_goes_north(
    fires: str, villains: tuple[str, str], goes: str
) -> None:
    b, c = (P(at=slug) for slug in villains)
    t = city(A=P(at="uptown"), B=b, C=c, fires=fires, income="bank-robbery")
    t.default("A")
    assert (goes, 3) == (t.where("A"), t.money("A") + sum(slug == goes for slug in villains))
    t.idle()


@pytest.mark.rule("EG-223", "EG-213")
def test_an_absent_player_who_cannot_step_uses_a_weapon_before_a_card_to_get_out() -> None:
    t = city(A=P(at="uptown", hand="on-the-move, ambush", weapons="sword, grapple-gun"), B=P(), movement=0,
             income="bank-robbery")  # fmt: skip
    t.default("A")
    assert (["sword", "grapple-gun:used"], ["on-the-move", "ambush"]) == (t.weapons("A"), t.holds("A"))
    t.default("A").default("A")
    assert ("mercey-island", "B") == (t.where("A"), t.turn_of())
    t.idle()
    t = city(A=P(at="uptown", hand="shakedown, on-the-move, ambush"), B=P(), movement=0, income="bank-robbery")
    t.default("A").default("A")
    assert (["shakedown", "ambush"], "mercey-island") == (t.holds("A"), t.where("A"))
    t.idle()


@pytest.mark.rule("EG-207")
def test_the_turn_offers_what_is_legal_and_says_why_the_rest_is_not() -> None:
    t = city(A=P(at="uptown", hand="muscle-in", weapons="tommy-gun"), B=P(), docks="encore")
    assert ["move:mercey-island", "move:midtown", "play:muscle-in", "income"] == t.offers("A")[:4]
    hand = t.view("A").hand
    assert hand is not None
    whats = [each.what for each in hand.unavailable]
    assert ["weapon tommy-gun", "buy encore"] == [what for what in whats if what.endswith(("gun", "encore"))]
    other = t.view("B").hand
    assert other is not None
    assert () == other.unavailable
    t.idle()


@pytest.mark.rule("EG-202")
def test_copies_of_a_card_are_shown_once() -> None:
    t = city(
        A=P(at="uptown", hand="goons-for-hire*2", weapons="flame-thrower*2"), B=P(), buildings={"uptown": "bank*2"}
    )
    assert (["play:goons-for-hire"], 1) == (
        t.offers("A", "play"),
        t.offers("A", "weapon").count("weapon:flame-thrower"),
    )
    t.idle()


@pytest.mark.rule("EG-010")
def test_your_district_is_where_your_villain_stands_at_that_moment() -> None:
    t = city(A=P(at="uptown", hand="muscle-in"), B=P(at="tricorner"))
    t.takes("A", "move:midtown").takes("A", "play:muscle-in")
    assert (0, 3) == (t.goons("A", "uptown"), t.goons("A", "midtown"))
    t.idle()

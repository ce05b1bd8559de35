"""Players who leave in the middle of something, and what stays of them (EG-104, EG-199, EG-215, EG-216)."""

import pytest

from engine import Dice, Refused
from engine.enemies import EnemiesOptions
from engine.enemies.design import VILLAINS
from tests.engine.enemies.city import P, city, sit_down


@pytest.mark.rule("EG-215", "EG-031")
@pytest.mark.parametrize("villains", ["offer", "free", "random"])
def test_whoever_leaves_before_having_a_villain_does_not_stop_the_others(villains: str) -> None:
    t = sit_down(3, options=EnemiesOptions(villains=villains))  # type: ignore[arg-type]
    t.leaves("B")
    while t.state.phase == "setup":
        t.default(t.asked()[0])
    assert ("", ["A", "C"]) == (t.where("B"), [name for name in "ABC" if t.where(name)])
    assert 1 == t.state.round


@pytest.mark.rule("EG-215", "EG-031")
def test_the_board_of_somebody_who_leaves_while_others_still_pick_is_not_in_the_box_too() -> None:
    t = sit_down(3)
    t.default("A").leaves("A").default("B").default("C")
    assert "start" == t.key()
    assert len(VILLAINS) - 3 == len(set(t.state.villains)) == len(t.state.villains)
    assert t.player("A").villain not in t.state.villains


@pytest.mark.rule("EG-222", "EG-196")
def test_a_room_is_over_when_its_player_leaves_and_money_can_be_given_again() -> None:
    t = city(phase="prep", A=P(), B=P(), C=P(), D=P())
    t.takes("A", "place:room-burn").leaves("A")
    assert (["B"], "room") == (t.asked(), t.key())
    t.gives("B", "C", 1)
    assert (2, 4) == (t.money("B"), t.money("C"))
    t.idle()


@pytest.mark.rule("EG-222", "EG-196")
def test_a_card_is_over_when_its_player_leaves_and_money_can_be_given_again() -> None:
    t = city(A=P(at="uptown", hand="goons-for-hire"), B=P(), C=P())
    t.takes("A", "play:goons-for-hire").leaves("A")
    assert ("B", ["B"]) == (t.turn_of(), t.asked())
    t.gives("B", "C", 1)
    assert (2, 4) == (t.money("B"), t.money("C"))
    t.idle()


@pytest.mark.rule("EG-196", "EG-222")
def test_somebody_elses_leaving_does_not_end_an_effect() -> None:
    t = city(phase="prep", first="A", A=P(), B=P(), C=P(), D=P())
    t.takes("A", "place:room-burn").takes("A", "none").takes("B", "place:room-burn").leaves("A")
    with pytest.raises(Refused, match="An effect is being carried out"):
        t.gives("B", "C", 1)
    t.takes("B", "none").idle()


@pytest.mark.rule("EG-222", "EG-172")
def test_if_the_player_who_chooses_between_tied_districts_leaves_the_tie_is_looked_at_anew() -> None:
    t = city(phase="score", event="system-crash", A=P(at="uptown", goons="uptown*2", infamy=5),
             B=P(at="downtown", goons="downtown*2", infamy=1), C=P(infamy=4),
             tokens={"uptown": "score-10"})  # fmt: skip
    assert (["B"], ["choose:uptown", "choose:downtown"]) == (t.asked(), t.offers("B"))
    t.leaves("B")
    assert ("Uptown scores." in t.log("score"), 5 + 5) == (True, t.infamy("A"))


@pytest.mark.rule("EG-222", "EG-172", "EG-171")
def test_if_the_goons_that_tied_leave_with_their_owner_a_card_is_drawn() -> None:
    t = city(phase="score", event="system-crash", districts="midtown", A=P(infamy=5),
             B=P(goons="downtown, uptown", infamy=1), C=P(infamy=4))  # fmt: skip
    t.leaves("B")
    assert "The Event names no district: Midtown is drawn." in t.log("score")


@pytest.mark.rule("EG-061", "EG-215", "EG-220")
def test_a_fire_whose_player_has_left_is_no_rival_fire_and_still_burns() -> None:
    t = city(A=P("mr-freeze", at="uptown", weapons="flame-thrower"), B=P(), C=P(), income="fire-sale",
             fires="bank@uptown:B, sprang-bridge:B, finger-bridge:B")  # fmt: skip
    t.leaves("B")
    assert [] == t.offers("A", "weapon")
    t.takes("A", "income")
    assert 3 + 3 + 3 == t.money("A")
    assert "fire:" == t.topper("sprang-bridge")
    t.takes("A", "move:midtown")
    assert 0 == t.movement()
    t.idle()


@pytest.mark.rule("EG-215", "EG-047")
def test_fires_of_a_player_who_has_left_give_nobody_control_in_the_final_score_phase() -> None:
    fires = "tower@uptown:B, sprang-bridge:B, finger-bridge:A"
    t = city(phase="arkham", in_round=6, score="uptown", fires=fires, A=P(base=1), B=P(at="uptown", goons="uptown*2"),
             C=P(), tower=[3])  # fmt: skip
    t.leaves("B").takes("A", "place:tricorner")
    assert ["Uptown: A has 1 Control."] == t.log("control")
    assert ["fire:", "fire:", "fire:A"] == [
        t.topper(place) for place in ("tower@uptown", "sprang-bridge", "finger-bridge")
    ]


@pytest.mark.rule("EG-104", "EG-220")
def test_ice_whose_player_has_left_is_burned_by_nobody_and_a_greenhouse_by_anybody() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower"), B=P("mr-freeze"), C=P("poison-ivy"), D=P(),
             ice="bank@uptown:B", greenhouses="tower@uptown:C")  # fmt: skip
    t.leaves("B").leaves("C")
    assert 0 == t.control("C", "uptown")
    t.takes("A", "weapon:flame-thrower")
    assert ("ice:", "fire:A", 12) == (t.topper("bank@uptown"), t.topper("tower@uptown"), t.state.greenhouses)
    t.idle()


@pytest.mark.rule("EG-199", "EG-221")
def test_the_hand_of_a_leaver_stays_unknown_but_for_cards_bought_before_all_eyes() -> None:
    t = city(A=P(at="uptown"), B=P(hand="encore", at="downtown"), C=P(), docks="ambush", turns="BAC",
             power_deck="street-brawl")  # fmt: skip
    t.player("B").known.clear()
    game, state = t.game, t.state
    play = game.play(state, 3, Dice("ab" * 16), quick=True)
    _ = play.draw_power(1)
    play.me = 1
    state.players[1].hand.append(state.docks.pop())
    state.players[1].known.append("ambush")
    game.leave(play, 1)
    worlds = [game.resample(state, 0, Dice(f"{number:02x}" * 16)) for number in range(12)]
    assert [[]] * 12 == [game.problems(world) for world in worlds]
    assert {True} == {game.view(world, 0) == game.view(state, 0) for world in worlds}
    assert {0} == {len(world.players[1].hand) for world in worlds}
    gone = [world.players[1].buried for world in worlds]
    assert {3} == {len(cards) for cards in gone}
    assert {True} == {"ambush" in cards for cards in gone}
    assert 6 < len({tuple(sorted(cards)) for cards in gone})
    mine = [game.resample(state, 1, Dice(f"{number:02x}" * 16)) for number in range(12)]
    assert {("encore", "street-brawl", "ambush")} == {tuple(world.players[1].buried) for world in mine}


@pytest.mark.rule("EG-215", "EG-184", "EG-132")
def test_the_first_player_token_passes_over_whoever_has_left() -> None:
    t = city(phase="arkham", first="A", A=P(base=1), B=P(), C=P(), D=P(), tower=[3])
    t.leaves("B").takes("A", "place:uptown")
    assert (2, 3) == (t.state.first, t.state.round)
    while t.state.phase == "event":
        t.default(t.asked()[0])
    order: list[str] = []
    while t.state.phase == "prep":
        if t.key() == "room":
            order += t.asked()
        t.default(t.asked()[0])
    assert ["C", "D", "A"] == order
    t.idle()


@pytest.mark.rule("EG-216", "EG-193")
def test_what_a_partner_who_has_left_had_scored_counts_in_the_sum_and_the_other_plays_on() -> None:
    t = city(phase="event", event="cat-burglary", in_round=6, duos=True, A=P(infamy=30, money=0),
             B=P(infamy=9, money=0), C=P(infamy=5, money=0), D=P(infamy=9, money=0))  # fmt: skip
    t.leaves("A")
    assert t.standings() is None
    while t.asked():
        assert "A" not in t.asked()
        t.default(t.asked()[0])
    assert (30, ["AC", "BD"]) == (t.infamy("A"), t.standings())

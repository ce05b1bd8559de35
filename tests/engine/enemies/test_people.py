"""2 v 2, deals, who knows what, who is asked, leaving (EG-008, EG-061, EG-189 to EG-219)."""

from dataclasses import replace

import pytest

from engine import Dice, Refused
from engine.enemies import Enemies, EnemiesOptions
from engine.enemies.design import POWERS
from engine.enemies.turn import Turn
from tests.engine.enemies.city import CityTable, P, city, sit_down


def worlds(t: CityTable, name: str | None) -> list[object]:
    """States that this player cannot tell from the real one."""
    seat = None if name is None else "ABCDE".index(name)
    chance = Dice("ab" * 16)
    found = [t.game.resample(t.state, seat, chance) for _ in range(8)]
    assert [] == [problem for state in found for problem in t.game.problems(state)]
    assert {True} == {t.game.view(state, seat) == t.view(name) for state in found}
    return list(found)


# 2 v 2


@pytest.mark.rule("EG-189", "EG-191")
def test_two_v_two_is_for_four_and_partners_sit_opposite() -> None:
    game, duos = Enemies(), EnemiesOptions(duos=True)
    assert ([4], ((0, 2), (1, 3))) == (list(game.seats_with(duos)), game.partners(duos))
    t = sit_down(4, options=duos)
    assert [0, 1, 0, 1] == [player.duo for player in t.view(None).players]
    assert () == game.partners(EnemiesOptions())


@pytest.mark.rule("EG-189", "EG-471")
def test_the_duo_with_the_higher_sum_wins() -> None:
    t = city(phase="score", in_round=6, score="downtown", duos=True, A=P(infamy=44, money=0), B=P(infamy=39, money=0),
             C=P(infamy=30, money=0), D=P(infamy=36, money=0))  # fmt: skip
    assert ["BD", "AC"] == t.standings()
    assert ["The game is over: B, D win as a team."] == t.told("over")
    t.idle()


@pytest.mark.rule("EG-193")
@pytest.mark.parametrize(
    ("money", "standings"), [((2, 1, 0, 0), ["AC", "BD"]), ((1, 2, 0, 0), ["BD", "AC"]), ((1, 0, 0, 1), ["AC", "BD"])]
)
def test_on_equal_sums_money_together_then_the_first_in_infamy_order(
    money: tuple[int, ...], standings: list[str]
) -> None:
    a, b, c, d = money
    t = city(phase="score", in_round=6, score="downtown", duos=True, A=P(infamy=9, money=a), B=P(infamy=8, money=b),
             C=P(infamy=1, money=c), D=P(infamy=2, money=d))  # fmt: skip
    assert standings == t.standings()


@pytest.mark.rule("EG-190", "EG-472", "EG-061")
def test_partners_do_not_steal_from_each_other() -> None:
    t = city(duos=True, A=P(at="uptown"), B=P(), C=P(), D=P(at="tricorner"))
    t.takes("A", "move:midtown")
    assert (2, 4, 3) == (t.money("A"), t.money("B"), t.money("C"))
    t.idle()


@pytest.mark.rule("EG-061", "EG-363")
def test_a_partner_is_a_rival_but_for_stealing() -> None:
    t = city(duos=True, A=P(at="uptown", hand="turf-fight"), B=P(), C=P(goons="uptown*2"), D=P())
    t.takes("A", "play:turf-fight").takes("A", "remove:2")
    assert 0 == t.goons("C", "uptown")
    t.idle()


@pytest.mark.rule("EG-192", "EG-194")
def test_control_is_per_player_and_partners_do_not_see_each_others_hands() -> None:
    t = city(duos=True, A=P(at="uptown", hand="encore"), B=P(at="downtown"), C=P(at="uptown"), D=P(at="downtown"))
    assert [(0, 5), (2, 5)] == [(each.seat, each.total) for each in t.view("C").districts[0].control]
    assert "Encore" not in repr(t.view("C").hand)
    t.idle()


# gifts


@pytest.mark.rule("EG-196", "EG-342")
def test_money_is_given_between_actions_before_all_eyes_and_is_final() -> None:
    t = city(A=P(at="uptown", money=3), B=P(at="tricorner"), C=P())
    t.gives("A", "B", 3)
    assert (["A gives B 3 Money."], 0, 6) == (t.told("gift"), t.money("A"), t.money("B"))
    t.gives("B", "C", 1).takes("A", "move:midtown")
    assert (0, 4 + 2) == (t.money("A"), t.money("C"))
    t.idle()


@pytest.mark.rule("EG-196")
def test_no_gift_while_an_effect_is_carried_out() -> None:
    t = city(A=P(at="uptown", hand="goons-for-hire", money=2), B=P())
    t.takes("A", "play:goons-for-hire")
    with pytest.raises(Refused, match="An effect is being carried out"):
        t.gives("B", "A", 1)
    t.takes("A", "pay:0").gives("B", "A", 1)
    assert 3 == t.money("A")
    t.idle()


@pytest.mark.rule("EG-196")
@pytest.mark.parametrize(
    ("phase", "taken"),
    [("action", "play:goons-for-hire"), ("action", "weapon:flame-thrower"), ("prep", "place:room-goons")],
)
def test_an_effect_that_was_skipped_keeps_nobody_from_a_gift(phase: str, taken: str) -> None:
    a = P("joker", at="uptown", hand="goons-for-hire", weapons="flame-thrower", money=2)
    t = city(phase=phase, A=a, B=P(), buildings={"uptown": "bank, tower"})
    t.takes("A", taken)
    with pytest.raises(Refused, match="An effect is being carried out"):
        t.gives("B", "A", 1)
    t.skips().gives("B", "A", 1)
    assert (2, 3) == (t.money("B"), t.money("A"))
    t.idle()


def test_of_a_power_card_that_fails_only_the_card_is_skipped_and_the_turn_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(t: Turn) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(POWERS, "goons-for-hire", replace(POWERS["goons-for-hire"], play=broken))
    t = city(A=P(at="uptown", hand="goons-for-hire", money=2), B=P())
    with pytest.raises(ZeroDivisionError):
        t.takes("A", "play:goons-for-hire")
    t.skips("A", failed="play:goons-for-hire")
    assert (["A"], "", ["goons-for-hire"]) == (t.asked(), t.state.doing, t.state.players[0].played[-1:])
    t.takes("A", "income").gives("B", "A", 1)
    t.idle()


@pytest.mark.rule("EG-196")
@pytest.mark.parametrize(("to", "amount"), [("B", 0), ("B", 4), ("B", -1), ("A", 1)])
def test_a_gift_needs_another_player_and_money_that_is_there(to: str, amount: int) -> None:
    t = city(A=P(at="uptown"), B=P())
    with pytest.raises(Refused):
        t.gives("A", to, amount)
    assert [3, 3] == [t.money(name) for name in "AB"]
    t.idle()


@pytest.mark.rule("EG-196")
def test_no_gift_before_the_first_event_phase() -> None:
    with pytest.raises(Refused, match="from the first Event Phase"):
        sit_down(2).gives("A", "B", 1)


@pytest.mark.rule("EG-196")
def test_no_gift_after_the_last_score_phase() -> None:
    t = city(phase="score", in_round=6, score="downtown", A=P(money=5), B=P())
    assert t.standings() is not None
    with pytest.raises(Refused):
        t.gives("A", "B", 1)
    assert 5 == t.money("A")


@pytest.mark.rule("EG-198")
def test_gifts_can_be_switched_off() -> None:
    t = city(gifts=False, A=P(at="uptown"), B=P())
    with pytest.raises(Refused, match="switched off"):
        t.gives("A", "B", 1)
    t.idle()


# what is known


@pytest.mark.rule("EG-199")
def test_hands_decks_events_and_offers_are_unknown_to_others() -> None:
    t = sit_down(3)
    found = worlds(t, "A")
    assert 1 < len({tuple(state.players[1].offers) for state in found})  # type: ignore[attr-defined]
    assert {tuple(t.player("A").offers)} == {tuple(state.players[0].offers) for state in found}  # type: ignore[attr-defined]
    for deck in ("power_deck", "weapon_deck", "event_deck", "income_deck", "district_deck"):
        assert 1 < len({tuple(getattr(state, deck)) for state in found}), deck


@pytest.mark.rule("EG-199", "EG-181")
def test_cards_put_under_a_deck_before_all_eyes_are_known() -> None:
    t = city(phase="score", score="downtown", docks="encore, ambush", market="pistol", A=P(), B=P())
    assert {("encore", "ambush")} == {tuple(state.power_deck[-2:]) for state in worlds(t, "A")}  # type: ignore[attr-defined]
    assert {"pistol"} == {state.weapon_deck[-1] for state in worlds(t, None)}  # type: ignore[attr-defined]


@pytest.mark.rule("EG-199", "EG-083")
def test_a_card_bought_before_all_eyes_is_known_until_a_face_down_discard() -> None:
    t = city(A=P(at="uptown", hand="encore"), B=P())
    assert {("encore",)} == {tuple(state.players[0].hand) for state in worlds(t, "B")}  # type: ignore[attr-defined]
    player = t.player("A")
    player.hand, player.buried = ["ambush"], ["encore"]
    t.state.docks[:] = [card for card in t.state.docks if card != "ambush"]
    t.state.power_deck.remove("ambush")
    hands = {tuple(state.players[0].hand) for state in worlds(t, "B")}  # type: ignore[attr-defined]
    assert ("encore",) in hands
    assert 1 < len(hands)


@pytest.mark.rule("EG-008", "EG-200")
def test_everything_on_the_table_is_public() -> None:
    t = city(A=P(at="uptown", money=5, infamy=7, weapons="pistol", base=1, inside=2), B=P(), docks="encore",
             market="sword", score="midtown", income="blackmail-the-wealthy", event="no-way-through")  # fmt: skip
    view = t.view(None)
    a = view.players[0]
    assert (5, 7, 0, "pistol", 1, 2, 27) == (a.money, a.infamy, a.hand, a.weapons[0].slug, a.base, a.inside, a.goons)
    assert view.event is not None
    assert view.income is not None
    assert ("no-way-through", "blackmail-the-wealthy", ("midtown",)) == (
        view.event.slug, view.income.slug, view.score_cards
    )  # fmt: skip
    assert (5, "encore", "sword") == (len(view.token_supply), view.docks[0].card and view.docks[0].card.slug,
                                      view.market[0].slug)  # fmt: skip
    assert (2, 4, 10 - 1) == (view.turn.movement if view.turn else None, len(view.event_deck), view.district_deck)
    t.idle()


def test_undo_stops_where_a_card_was_learnt() -> None:
    t = city(phase="prep", A=P(), B=P(), power_deck="street-brawl")
    t.takes("A", "place:room-power")
    before = [t.game.identities(t.view(name)) for name in "AB"]
    t.takes("A", "yes")
    after = [t.game.identities(t.view(name)) for name in "AB"]
    assert ([1, 0]) == [len(new - old) for new, old in zip(after, before, strict=True)]


# who is asked


@pytest.mark.rule("EG-201")
def test_a_choice_with_one_legal_option_is_not_asked_and_the_purchase_always_is() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower", money=0), B=P(at="tricorner"), buildings={"uptown": "bank"},
             docks="encore")  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ("action", "fire:A") == (t.key(), t.topper("bank@uptown"))
    t.takes("A", "move:midtown").takes("A", "move:downtown")
    assert ["A"] == t.asked()
    t.idle()


@pytest.mark.rule("EG-202", "EG-204", "EG-062")
def test_goons_are_chosen_by_number_and_identical_buildings_are_shown_once() -> None:
    t = city(A=P("joker", at="uptown", goons="uptown", weapons="flame-thrower"), B=P(goons="uptown*5"),
             buildings={"uptown": "bank*3, tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ["burn:bank@uptown", "burn:tower@uptown"] == t.offers("A")
    t.takes("A", "burn:bank@uptown").takes("A", "weapon:fake-revolver")
    assert ["0@uptown", "1@uptown"] == t.distinct("A")
    t.takes("A").idle()


@pytest.mark.rule("EG-203")
def test_options_are_listed_north_to_south_and_by_kind() -> None:
    t = city(A=P("joker", at="midtown", hand="torch-job"), B=P(), buildings={"midtown": "tower, warehouse, bank"})
    t.takes("A", "play:torch-job")
    assert [
        "burn:bank@midtown", "burn:warehouse@midtown", "burn:tower@midtown", "burn:sprang-bridge", "burn:finger-bridge",
        "burn:westward-bridge", "burn:novick-bridge", "burn:robinson-bridge", "burn:moldoff-bridge",
    ] == t.offers("A")  # fmt: skip
    t.takes("A", "burn:bank@midtown").idle()


@pytest.mark.rule("EG-063", "EG-064", "EG-213")
def test_up_to_may_be_none_and_an_absent_player_declines() -> None:
    t = city(A=P(at="uptown", hand="turf-fight"), B=P(goons="uptown*3"))
    t.takes("A", "play:turf-fight")
    assert ["remove:0", "remove:1", "remove:2"] == t.offers("A")
    t.default("A")
    assert (3, 2) == (t.goons("B", "uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-073", "EG-070")
def test_sentences_are_carried_out_in_order_and_if_you_do_needs_the_deed() -> None:
    t = city(A=P("joker", at="uptown", hand="torch-job"), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "play:torch-job").takes("A", "burn:tower@uptown")
    assert ["A gains 2 Infamy, now 2.", "A gains 1 Infamy, now 3."] == t.told("infamy")
    t.idle()
    none = city(A=P(at="uptown", hand="torch-job", fires=0), B=P())
    none.takes("A", "play:torch-job")
    assert 0 == none.infamy("A")
    none.idle()


@pytest.mark.rule("EG-212")
def test_the_same_seed_gives_the_same_setup() -> None:
    one, other, third = sit_down(4), sit_down(4), sit_down(4, key="11" * 16)
    assert one.state == other.state
    assert one.state != third.state


# leaving


@pytest.mark.rule("EG-215")
def test_a_leaver_takes_villain_goons_henchman_and_cards_along_and_toppers_count_for_nobody() -> None:
    t = city(in_round=6, A=P(at="uptown"), B=P(goons="uptown*2", hand="encore", weapons="pistol", base=1),
             C=P(at="tricorner"), fires="tower@uptown:B")  # fmt: skip
    t.leaves("B")
    b = t.player("B")
    assert ("", [], [], 0, 30, 0) == (b.where, b.hand, b.weapons, b.money, b.goons, b.base)
    assert ("fire:", 0) == (t.topper("tower@uptown"), t.goons("B", "uptown"))
    assert (True, "AC") == (t.view(None).players[1].left, t.order())
    t.takes("A", "move:midtown").takes("A", t.offers("A", "buy")[0])
    assert "C" == t.turn_of()
    t.idle()


@pytest.mark.rule("EG-215")
def test_whoever_leaves_in_the_own_turn_ends_it_and_the_token_goes_to_the_next_seat() -> None:
    t = city(A=P(at="uptown"), B=P(), C=P())
    t.leaves("A")
    assert ("B", 1) == (t.turn_of(), t.state.first)
    t.idle()


@pytest.mark.rule("EG-215")
def test_the_rules_for_the_number_of_players_stay_as_they_were() -> None:
    t = city(phase="prep", A=P(), B=P(), C=P(), D=P())
    t.leaves("D").leaves("C")
    assert 2 == len(t.view("A").rooms[0].spaces)
    t = city(phase="action", A=P(at="uptown", goons="uptown"), B=P(at="midtown"), C=P(), tokens={"uptown": "score-10"})
    t.leaves("C")
    assert (5, 2, 1) == t.look.values("uptown")


@pytest.mark.rule("EG-216")
def test_if_one_player_remains_that_player_wins_at_once() -> None:
    t = city(A=P(infamy=1), B=P(infamy=9), C=P(infamy=5))
    t.leaves("B").leaves("C")
    assert ["A", "C", "B"] == t.standings()
    assert 1 == t.infamy("A")


@pytest.mark.rule("EG-216")
def test_a_duo_that_has_left_loses() -> None:
    t = city(duos=True, A=P(infamy=1), B=P(infamy=9), C=P(infamy=5), D=P(infamy=5))
    t.leaves("A")
    assert t.standings() is None
    t.leaves("C")
    assert ["BD", "AC"] == t.standings()


def test_a_seat_cannot_leave_twice() -> None:
    t = city(A=P(at="uptown"), B=P(), C=P())
    t.leaves("B")
    with pytest.raises(Refused):
        t.leaves("B")

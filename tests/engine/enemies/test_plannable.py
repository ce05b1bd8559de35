"""What can be planned in Enemies, by which names; and in whole games each planned move is a legal answer."""

import pytest

from engine import GAMES, Dice, Face, Live, Text, check_answer, easy
from engine.enemies.wishes import OVER, WISHES
from tests.engine.enemies.city import P, city, sit_down
from tests.engine.enemies.planner import wish

ENEMIES = GAMES["enemies"]


def test_the_whole_round_can_be_planned_while_others_play_each_move_under_its_own_name() -> None:
    t = city(A=P(), B=P("joker", hand="torch-job, ambush", weapons="grapple-gun, pistol"), docks="turncoats, turncoats",
             market="dynamite", buildings={"uptown": "bank*2"}, fires="sprang-bridge:A, tower@uptown:A")  # fmt: skip
    offered = {each.id: each.label for each in t.game.plannable(t.view("B"))}
    assert {"plain", "room:room-burn", "go:tricorner", "income", "play:ambush", "weapon:fake-revolver", "free",
            "weapon:grapple-gun", "buy:turncoats", "escape:villain", "escape:midtown", "pass", "purchase:dynamite",
            "send", "pay", "against:0", "add:uptown", "discard:torch-job", "burn:bank@uptown",
            "burn:finger-bridge"} <= offered.keys()  # fmt: skip
    assert not {"weapon:pistol", "against:1", "burn:tower@uptown", "burn:sprang-bridge"} & offered.keys()
    assert {each.partition(":")[0] for each in offered} == set(WISHES)
    assert len({str(label) for label in offered.values()}) == len(offered)
    assert offered == {each: t.game.move_name(each) for each in offered}


def test_what_cannot_be_planned_any_more_still_has_its_name_and_what_is_no_move_has_none() -> None:
    name = ENEMIES.move_name("buy:demolition")
    assert name is not None
    assert {"card": "demolition"} == name.values
    assert Text("Burn {place:place} when I may", {"place": "sprang-bridge"}) == ENEMIES.move_name("burn:sprang-bridge")
    for move in ("fly", "go:metropolis", "income:twice", "room:cellar", "against:everybody", "escape:metropolis"):
        assert ENEMIES.move_name(move) is None


def test_nobody_plans_before_the_city_is_laid_out_or_after_leaving() -> None:
    assert () == ENEMIES.plannable(sit_down(3).view("A"))
    t = city(A=P(), B=P(), C=P())
    t.leaves("C")
    assert () == t.game.plannable(t.view("C"))
    assert "against:2" not in [each.id for each in t.game.plannable(t.view("A"))]


def test_partners_of_a_duo_plan_nothing_against_each_other() -> None:
    t = city(duos=True, A=P(), B=P(), C=P(), D=P())
    offered = [each.id for each in t.game.plannable(t.view("A"))]
    assert ["against:1", "against:3"] == [each for each in offered if each.startswith("against:")]


def test_a_move_that_this_version_does_not_know_is_off_the_list() -> None:
    assert OVER == wish(city(A=P(), B=P()), "A", "fly:midtown")


def test_whoever_is_not_asked_has_nothing_done() -> None:
    t = city(A=P(), B=P())
    assert wish(t, "B", "plain") is None


@pytest.mark.parametrize("windows", ["quick", "poker"])
@pytest.mark.parametrize("seats", [2, 5])
def test_in_whole_games_each_move_is_a_legal_answer_and_what_the_seat_cannot_know_changes_none(
    seats: int, windows: str
) -> None:
    live = Live.start(ENEMIES, seats, ENEMIES.options_type(), f"{seats + 7:032x}", windows)  # type: ignore[arg-type]
    own = Dice(f"{99:032x}")
    made: set[str] = set()
    for number in range(260):
        ask = live.ask
        if ask is None:
            break
        for seat in ask.awaited:
            view, face = ENEMIES.view(live.state, seat), ask.face(seat)
            intents = {each.id: ENEMIES.planned(view, face, each.id) for each in ENEMIES.plannable(view)}
            for move, intent in intents.items():
                if intent is not None and intent.picks is not None and face.mine is not None:
                    assert intent.picks == check_answer(face.mine, intent.picks)
                    made.add(move.partition(":")[0])
            if number % 8 == 0:
                other = ENEMIES.view(ENEMIES.resample(live.state, seat, own), seat)
                assert intents == {each.id: ENEMIES.planned(other, face, each.id) for each in ENEMIES.plannable(other)}
        seat = ask.awaited[0]
        live.answer(seat, _busy(ask.face(seat), own))
    assert len(made) > 12, set(WISHES) - made


def _busy(face: Face, dice: Dice) -> tuple[str, ...]:
    """At random, but Power Cards, Weapons and rooms before anything else."""
    assert face.mine is not None
    first = [option.id for option in face.mine.options if option.verb in ("play", "weapon", "income")]
    return (first[dice.below("busy", len(first))],) if first and dice.below("want", 2) else easy(None, face, dice)

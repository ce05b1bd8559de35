"""The computer player is sensible, and knows no more than a person in its seat."""

import pytest

from engine import Dice, Live, easy
from engine.enemies import Enemies, EnemiesOptions
from engine.enemies.computer import normal
from engine.enemies.imagine import LATER, MONEY, Outlook, imagine, stakes
from engine.enemies.soundness import board, pieces
from tests.engine.enemies.city import SEATS, CityTable, P, city
from tests.engine.ignorance import same_answers


def decision(t: CityTable, name: str) -> tuple[str, ...]:
    """What the computer takes in this seat."""
    face = t.position.face(SEATS.index(name))
    assert face is not None
    return normal(t.view(name), face, Dice("77" * 16))


def wins(games: int) -> int:
    """How many games for two the normal player wins against the easy one, in changing seats."""
    game, won = Enemies(), 0
    for number in range(games):
        mine = number % 2
        live = Live.start(game, 2, EnemiesOptions(), f"{number:032x}")
        dice = Dice(f"{number + 999:032x}")
        while live.ask is not None:
            seat = live.ask.awaited[0]
            face = live.ask.face(seat)
            picks = normal(live.position.view(seat), face, dice) if seat == mine else easy(None, face, dice)
            _ = live.answer(seat, picks)
        won += (live.position.standings or [])[0] == [mine]
    return won


def test_normal_beats_easy_nine_times_in_ten() -> None:
    assert wins(20) >= 18


def test_it_takes_the_same_answer_when_what_it_cannot_know_is_swapped() -> None:
    assert 60 == same_answers(Enemies(), 3, EnemiesOptions(), normal, 60)


def test_the_city_that_it_imagines_is_the_one_it_sees() -> None:
    t = city(A=P("joker", at="uptown", goons="uptown*2", base=1, inside=2), B=P("mr-freeze", goons="midtown"),
             buildings={"uptown": "bank, tower"}, fires="finger-bridge:A", ice="bank@midtown:B",
             heroes={"robin": "tricorner"})  # fmt: skip
    imagined = imagine(t.view("A"))
    assert [] == [*pieces(imagined), *board(imagined)]
    assert (t.state.districts, t.state.bridges, t.state.heroes, t.state.turn) == (
        imagined.districts, imagined.bridges, imagined.heroes, imagined.turn
    )  # fmt: skip


@pytest.mark.parametrize("income", ["king-of-the-block", "gang-dues"])
def test_it_weighs_a_district_as_if_its_villain_stood_there(income: str) -> None:
    t = city(A=P("joker", at="uptown", goons="uptown, midtown*4, downtown*2"), B=P(at="midtown", goons="uptown*3"),
             C=P("poison-ivy", at="downtown", goons="tricorner*2"), score="midtown, tricorner", income=income,
             buildings={"midtown": "bank"}, greenhouses="bank@midtown:C")  # fmt: skip
    outlook = Outlook(t.state, SEATS.index("A"))
    for slug in t.look.districts:
        t.state.players[0].where = slug
        each = [
            stakes(t.look, 0, one) * (1.0 if one in ("midtown", "tricorner") else LATER) for one in t.look.districts
        ]
        expected = sum(each) + MONEY * t.look.income_at(0, slug)
        t.state.players[0].where = "uptown"
        assert expected == outlook.value(slug)


def test_it_gains_income_where_it_is_best_before_it_goes() -> None:
    t = city(
        A=P("joker", at="uptown"), B=P(at="tricorner"), income="blackmail-the-wealthy", buildings={"uptown": "tower*3"}
    )
    assert ("income",) == decision(t, "A")


def test_it_goes_to_the_district_that_scores() -> None:
    t = city(
        A=P("joker", at="uptown"), B=P(at="tricorner"), score="midtown", tokens={"midtown": "score-1"}, docks="encore"
    )
    t.takes("A", "income")
    assert ("move:midtown",) == decision(t, "A")
    t.takes("A", "move:midtown")
    assert ("buy:encore@0",) == decision(t, "A")


def test_it_burns_what_sets_off_its_ability() -> None:
    t = city(phase="prep", A=P("penguin", at="uptown"), B=P(), buildings={"uptown": "bank, tower"})
    assert ("place:room-burn",) == decision(t, "A")
    t.takes("A", "place:room-burn")
    assert ("burn:bank@uptown",) == decision(t, "A")


def test_it_places_escaped_goons_where_they_score() -> None:
    t = city(
        phase="arkham",
        A=P(at="uptown", base=3),
        B=P(at="midtown"),
        C=P(at="tricorner"),
        score="midtown",
        tower=[6, 6, 6],
    )
    assert ("place:midtown",) == decision(t, "A")


def test_it_uses_a_weapon_that_helps() -> None:
    t = city(A=P("joker", at="uptown", goons="uptown"), B=P(at="downtown", goons="uptown*7"), score="uptown",
             start="midtown", movement=0)  # fmt: skip
    assert ("weapon:fake-revolver",) == decision(t, "A")
    t.takes("A", "weapon:fake-revolver")
    assert 3 == len(decision(t, "A"))


@pytest.mark.parametrize(("rival", "uses"), [("uptown*2", True), ("uptown*5", False)])
def test_it_sends_rival_goons_to_arkham_asylum_only_if_that_decides_a_district(rival: str, uses: bool) -> None:
    """They may escape before the district is scored, and their owner then sees where they are worth most."""
    t = city(A=P("scarecrow", at="uptown", goons="uptown"), B=P(at="uptown", goons=rival), score="uptown",
             start="midtown", movement=0)  # fmt: skip
    assert uses == (("weapon:fear-gas",) == decision(t, "A"))


def test_it_places_a_greenhouse_where_the_control_counts() -> None:
    t = city(A=P("poison-ivy", at="midtown"), B=P(goons="tricorner"), score="tricorner",
             buildings={"uptown": "bank", "midtown": "tower", "tricorner": "bank"})  # fmt: skip
    t.takes("A", "weapon:seed-pods")
    assert ("choose:bank@tricorner",) == decision(t, "A")


def test_it_places_a_greenhouse_on_what_no_ability_burns() -> None:
    t = city(A=P("poison-ivy", at="midtown"), B=P("clayface", goons="tricorner"), score="tricorner",
             buildings={"tricorner": "bank, police-station, warehouse"})  # fmt: skip
    t.takes("A", "weapon:seed-pods")
    assert ("choose:police-station@tricorner",) == decision(t, "A")


def test_it_burns_nothing_under_its_own_greenhouse_while_as_good_a_place_is_free() -> None:
    t = city(A=P("poison-ivy", at="midtown", hand="torch-job"), B=P(), greenhouses="warehouse@midtown:A",
             buildings={"midtown": "tower"})  # fmt: skip
    t.takes("A", "play:torch-job")
    assert ("burn:tower@midtown",) == decision(t, "A")


def test_it_moves_a_rival_villain_to_where_nothing_scores() -> None:
    t = city(A=P("jervis-tetch", at="midtown"), B=P(at="midtown"), C=P(at="uptown"), score="midtown, uptown, downtown")
    t.takes("A", "weapon:mind-control-cards")
    assert decision(t, "A")[0] in ("move:mercey-island", "move:tricorner")


def test_it_replaces_the_rival_goon_that_decides_a_district() -> None:
    t = city(A=P("jervis-tetch", at="midtown", goons="downtown", weapons="flame-thrower"),
             B=P(goons="uptown*4, downtown*2"), C=P(at="tricorner"), score="downtown",
             buildings={"midtown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert ("replace:1@downtown:0",) == decision(t, "A")

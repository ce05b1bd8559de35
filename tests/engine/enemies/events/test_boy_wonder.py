"""Boy Wonder: whoever starts a turn with Robin has 1 less Movement."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-115", "EG-124")
def test_robin_appears_and_a_card_is_laid_on_the_score_space() -> None:
    t = city(phase="event", event="boy-wonder", districts="uptown, midtown", A=P(at="uptown", goons="uptown"), B=P())
    assert ({"robin": "uptown"}, ["midtown"], 1) == (t.state.heroes, t.state.score_cards, t.goons("A", "uptown"))
    t.idle()


@pytest.mark.rule("EG-142", "EG-358")
def test_a_turn_that_begins_in_robins_district_has_1_movement_and_others_have_2() -> None:
    t = city(A=P(at="midtown"), B=P(at="uptown"), C=P(at="uptown"), event="boy-wonder", heroes={"robin": "uptown"})
    assert 2 == t.movement()
    t.takes("A", "move:uptown")
    assert 1 == t.movement()
    t.plays_on()
    assert ("B", 1) == (t.turn_of(), t.movement())
    t.idle()


@pytest.mark.rule("EG-358")
def test_only_the_place_where_robin_stands_when_the_turn_begins_counts() -> None:
    t = city(A=P(at="uptown"), B=P(at="uptown"), event="boy-wonder", heroes={"robin": "midtown"})
    t.plays_on()
    assert ("B", 2) == (t.turn_of(), t.movement())
    t.idle()


@pytest.mark.rule("EG-156")
def test_with_1_movement_and_all_bridges_on_fire_the_villain_may_stay() -> None:
    t = city(A=P(at="tricorner"), B=P(at="uptown"), turns="AB", event="boy-wonder", heroes={"robin": "uptown"},
             fires="kane-memorial-bridge:A, sprang-bridge:A, finger-bridge:A")  # fmt: skip
    t.plays_on()
    assert ("B", 1, []) == (t.turn_of(), t.movement(), t.offers("B", "move"))
    assert ["B has no way out of Uptown and may end the turn there."] == t.log("turn")[-1:]
    t.takes("B", t.offers("B", "buy")[0])
    assert "uptown" == t.where("B")
    t.idle()


def test_while_robin_is_off_the_board_nobody_is_slower() -> None:
    t = city(A=P(at="midtown"), B=P(at="uptown"), event="boy-wonder", heroes={})
    t.plays_on()
    assert ("B", 2) == (t.turn_of(), t.movement())
    t.idle()

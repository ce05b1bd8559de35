"""Recruitment Drive: Goons at home and in up to 3 adjacent districts."""

import pytest

from engine.enemies.computer import answer
from tests.engine.enemies.city import P, city


def test_2_goons_at_home_and_1_in_each_of_up_to_3_adjacent_districts() -> None:
    t = city(A=P(hand="recruitment-drive"), B=P(at="uptown", goons="midtown"))
    t.takes("A", "play:recruitment-drive")
    assert ["add:uptown", "add:mercey-island", "add:downtown", "add:tricorner"] == t.offers("A")
    assert t.position.ask is not None
    asked = t.position.ask.ask.seats[0]
    assert (0, 3) == (asked.at_least, asked.at_most)
    t.takes("A", "add:uptown", "add:downtown", "add:tricorner")
    assert [1, 0, 2, 1, 1] == [t.goons("A", slug) for slug in t.look.districts]
    assert (25, 1) == (t.supply("A"), t.goons("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-063", "EG-213")
def test_an_absent_player_adds_2_at_home_only() -> None:
    t = city(A=P(at="uptown", hand="recruitment-drive"), B=P())
    t.takes("A", "play:recruitment-drive")
    assert ["add:mercey-island", "add:midtown"] == t.offers("A")
    t.default("A")
    assert (2, 28) == (t.goons("A", "uptown"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-055")
@pytest.mark.parametrize(("supply", "most"), [(2, 0), (3, 1), (4, 2)])
def test_no_more_districts_than_there_are_goons_left(supply: int, most: int) -> None:
    t = city(A=P(hand="recruitment-drive", supply=supply), B=P(at="uptown"))
    t.takes("A", "play:recruitment-drive")
    assert 2 == t.goons("A", "midtown")
    assert t.position.ask is not None
    assert (most or 1) == t.position.ask.ask.seats[0].at_most
    if most:
        t.takes("A", *["add:uptown", "add:tricorner"][:most])
    assert (0, most) == (t.supply("A"), t.goons("A", "uptown") + t.goons("A", "tricorner"))
    t.idle()


@pytest.mark.rule("EG-319")
def test_where_goons_cannot_be_added_is_not_offered() -> None:
    t = city(A=P(at="uptown", hand="recruitment-drive"), B=P(), event="dynamic-duo", heroes={"robin": "midtown"})
    t.takes("A", "play:recruitment-drive")
    assert ["add:mercey-island"] == t.offers("A")
    t.takes("A", "add:mercey-island")
    assert (2, 1, 0) == (t.goons("A", "uptown"), t.goons("A", "mercey-island"), t.goons("A", "midtown"))
    t.idle()


def test_the_computer_adds_as_many_as_may_be_where_it_scores_first() -> None:
    t = city(A=P(hand="recruitment-drive"), B=P(at="uptown"), score="tricorner",
             tokens={"tricorner": "score-10", "uptown": "score-1", "mercey-island": "score-2",
                     "downtown": "score-9"})  # fmt: skip
    t.takes("A", "play:recruitment-drive")
    assert t.position.ask is not None
    given = answer(t.look, 0, t.key(), t.position.ask.ask.seats[0])
    assert ("add:uptown", "add:mercey-island", "add:tricorner") == given
    t.takes("A", *given)
    t.idle()

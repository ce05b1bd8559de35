"""Unmasked: Villains with Batgirl count 2; Midtown and another district score."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-125")
def test_batgirl_appears_and_midtown_scores_with_a_card_that_is_not_midtown() -> None:
    t = city(phase="event", event="unmasked", districts="uptown, midtown, tricorner", A=P(), B=P())
    assert ({"batgirl": "uptown"}, ["tricorner"]) == (t.state.heroes, t.state.score_cards)
    assert (["uptown", "midtown"], ["midtown", "tricorner"]) == (t.state.district_discard, t.look.expected_to_score())
    t.idle()


@pytest.mark.rule("EG-322")
def test_villains_in_batgirls_district_count_2_and_elsewhere_5() -> None:
    t = city(A=P(at="uptown", goons="uptown"), B=P(at="uptown"), C=P(at="midtown"), event="unmasked",
             heroes={"batgirl": "uptown"})  # fmt: skip
    assert [3, 2, 5] == [t.control("A", "uptown"), t.control("B", "uptown"), t.control("C", "midtown")]
    t.takes("A", "move:midtown")
    assert 5 == t.control("A", "midtown")
    t.idle()


@pytest.mark.rule("EG-314")
def test_while_batgirl_is_off_the_board_all_count_5() -> None:
    t = city(A=P(at="uptown"), B=P(), event="unmasked", heroes={})
    assert 5 == t.control("A", "uptown")
    t.idle()


def test_3_goons_beat_an_unmasked_villain_when_its_district_scores() -> None:
    t = city(phase="score", event="unmasked", heroes={"batgirl": "midtown"}, score="tricorner", A=P(at="midtown"),
             B=P(at="tricorner", goons="midtown*3"), C=P(at="uptown"),
             tokens={"midtown": "score-1", "tricorner": "score-6"})  # fmt: skip
    assert [4, 7 + 6, 0] == [t.infamy(name) for name in "ABC"]
    t.idle()

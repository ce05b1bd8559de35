"""Young Partners: Robin's and Batgirl's districts score."""

import pytest

from tests.engine.enemies.city import P, city


def test_both_appear_and_no_card_is_laid_on_the_score_space() -> None:
    t = city(phase="event", event="young-partners", districts="uptown, downtown", A=P(), B=P())
    assert {"robin": "uptown", "batgirl": "downtown"} == t.state.heroes
    assert ([], ["uptown", "downtown"]) == (t.state.score_cards, t.look.expected_to_score())
    t.idle()


@pytest.mark.rule("EG-168", "EG-169")
def test_both_districts_score_from_north_to_south() -> None:
    t = city(phase="score", event="young-partners", heroes={"robin": "downtown", "batgirl": "uptown"}, A=P(at="uptown"),
             B=P(at="downtown"), C=P(at="midtown"), tokens={"uptown": "score-1", "downtown": "score-6"})  # fmt: skip
    assert (["Uptown scores.", "Downtown scores."], [7, 6, 0]) == (t.log("score"), [t.infamy(name) for name in "ABC"])
    t.idle()


@pytest.mark.rule("EG-455", "EG-169")
def test_a_district_that_they_share_scores_once() -> None:
    t = city(phase="score", event="young-partners", heroes={"robin": "downtown", "batgirl": "downtown"},
             A=P(at="downtown"), B=P(at="midtown"), tokens={"downtown": "score-1"})  # fmt: skip
    assert (["Downtown scores."], 7) == (t.log("score"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-315")
def test_with_one_of_them_off_the_board_only_the_other_ones_district_scores() -> None:
    t = city(phase="score", event="young-partners", heroes={"batgirl": "downtown"}, A=P(at="downtown"), B=P())
    assert ["Downtown scores."] == t.log("score")
    t.idle()


@pytest.mark.rule("EG-315", "EG-171")
def test_with_both_off_the_board_one_district_card_is_drawn() -> None:
    t = city(phase="score", event="young-partners", heroes={}, districts="tricorner", A=P(at="tricorner"), B=P(),
             tokens={"tricorner": "score-1"})  # fmt: skip
    assert ["The Event names no district: Tricorner is drawn.", "Tricorner scores."] == t.log("score")
    assert (7, 0) == (t.infamy("A"), t.infamy("B"))
    t.idle()

"""Shadow of the Bat: Batman's district does not score."""

import pytest

from tests.engine.enemies.city import P, city


def test_batman_appears_and_two_cards_are_laid_on_the_score_space() -> None:
    t = city(phase="event", event="shadow-of-the-bat", districts="uptown, midtown, uptown",
             A=P(at="uptown", goons="uptown"), B=P())  # fmt: skip
    assert ({"batman": "uptown"}, ["midtown", "uptown"]) == (t.state.heroes, t.state.score_cards)
    assert (0, ["midtown"]) == (t.goons("A", "uptown"), t.look.expected_to_score())
    t.idle()


@pytest.mark.rule("EG-170")
def test_his_district_does_not_score_with_the_bat_either() -> None:
    t = city(phase="score", event="shadow-of-the-bat", heroes={"batman": "uptown"}, score="uptown, midtown",
             A=P(at="uptown"), B=P(at="midtown"), tokens={"midtown": "score-1"})  # fmt: skip
    assert (0, 7) == (t.infamy("A"), t.infamy("B"))
    assert ["Batman keeps Uptown from scoring.", "Midtown scores."] == t.log("score")
    t.idle()


@pytest.mark.rule("EG-313", "EG-314")
@pytest.mark.parametrize("heroes", [{"batman": "downtown"}, {}])
def test_elsewhere_or_off_the_board_he_blocks_neither(heroes: dict[str, str]) -> None:
    t = city(phase="score", event="shadow-of-the-bat", heroes=heroes, score="uptown, midtown", A=P(at="uptown"),
             B=P(at="midtown"), tokens={"midtown": "score-1", "uptown": "score-6"})  # fmt: skip
    assert (6, 7) == (t.infamy("A"), t.infamy("B"))
    t.idle()

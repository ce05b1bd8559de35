"""System Crash: no Income with Batgirl, and the district with the most Goons scores."""

import pytest

from tests.engine.enemies.city import P, city


def test_batgirl_appears_and_no_card_is_laid_on_the_score_space() -> None:
    t = city(phase="event", event="system-crash", districts="uptown", A=P(), B=P(goons="downtown"))
    assert ({"batgirl": "uptown"}, []) == (t.state.heroes, t.state.score_cards)
    assert ["downtown"] == t.look.expected_to_score()
    assert "the district with the most Goons" == t.view(None).scoring_note
    t.idle()


def test_villains_in_batgirls_district_cannot_gain_income_and_others_can() -> None:
    t = city(A=P(at="uptown"), B=P(), event="system-crash", heroes={"batgirl": "uptown"}, income="toll-booths")
    assert ("Villains in this district cannot Gain Income.", False) == (t.why("A", "income"), "income" in t.offers("A"))
    t.takes("A", "move:midtown").takes("A", "income")
    assert 9 == t.money("A")
    t.idle()


@pytest.mark.rule("EG-353")
def test_goons_of_all_players_are_counted_together() -> None:
    t = city(phase="score", event="system-crash", A=P(at="tricorner", goons="uptown*2"),
             B=P(at="uptown", goons="uptown*2"), C=P(at="tricorner", goons="tricorner*3"),
             tokens={"uptown": "score-1"})  # fmt: skip
    assert (["uptown"], [4, 7, 0]) == (_scored(t.log("score")), [t.infamy(name) for name in "ABC"])
    t.idle()


@pytest.mark.rule("EG-353")
def test_goons_that_escape_in_the_trial_count() -> None:
    t = city(phase="arkham", event="system-crash", A=P(at="tricorner", goons="uptown*2"), B=P(at="uptown", base=3),
             tower=[6, 6, 6])  # fmt: skip
    t.takes("B", "place:downtown")
    assert ["downtown"] == _scored(t.log("score"))
    t.idle()


@pytest.mark.rule("EG-172", "EG-205")
def test_of_several_with_as_many_the_player_last_in_infamy_order_chooses() -> None:
    t = city(phase="score", event="system-crash", A=P(at="uptown", goons="downtown, uptown", infamy=4),
             B=P(at="midtown"), C=P(at="midtown", goons="midtown", infamy=1))  # fmt: skip
    assert (["B"], ["choose:uptown", "choose:midtown", "choose:downtown"]) == (t.asked(), t.offers("B"))
    assert "one of the districts with the most Goons" == t.view(None).scoring_note
    t.takes("B", "choose:downtown")
    assert ["downtown"] == _scored(t.log("score"))
    t.idle()


@pytest.mark.rule("EG-171")
def test_without_any_goon_on_the_board_a_district_card_is_drawn() -> None:
    t = city(phase="score", event="system-crash", districts="midtown", A=P(at="midtown"), B=P(at="uptown"))
    assert ["The Event names no district: Midtown is drawn.", "Midtown scores."] == t.log("score")
    t.idle()


def _scored(lines: list[str]) -> list[str]:
    return [line.split()[0].lower() for line in lines if line.endswith(" scores.")]

"""Nine Lives: Money by the Banks, and second place scores as the first."""

import pytest

from tests.engine.enemies.city import P, city


def test_villains_by_a_bank_gain_3_money() -> None:
    t = city(phase="event", event="nine-lives", districts="uptown", A=P(at="uptown"), B=P(goons="uptown"),
             buildings={"uptown": "bank*2"})  # fmt: skip
    assert ([6, 3], ["uptown"]) == ([t.money("A"), t.money("B")], t.state.score_cards)
    t.idle()


@pytest.mark.rule("EG-351")
def test_second_place_scores_the_value_of_the_first_and_third_its_own() -> None:
    t = city(phase="score", event="nine-lives", score="midtown", tokens={"midtown": "score-1"}, A=P(goons="midtown"),
             B=P(), C=P(at="uptown", goons="midtown*2"))  # fmt: skip
    assert [7, 7, 2] == [t.infamy(name) for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-351")
def test_ties_are_shared_out_of_the_new_values() -> None:
    t = city(phase="score", event="nine-lives", score="midtown", tokens={"midtown": "score-1"}, A=P(), B=P(),
             C=P(at="uptown", goons="midtown*2"))  # fmt: skip
    assert [7, 7, 2] == [t.infamy(name) for name in "ABC"]
    t = city(phase="score", event="nine-lives", score="midtown", tokens={"midtown": "score-1"}, A=P(),
             B=P(at="uptown", goons="midtown*2"), C=P(at="uptown", goons="midtown*2"))  # fmt: skip
    assert [7, 4, 4] == [t.infamy(name) for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-440", "EG-351", "EG-178")
def test_with_two_players_it_works_unchanged() -> None:
    t = city(phase="score", event="nine-lives", score="midtown", tokens={"midtown": "score-1"}, A=P(goons="midtown*3"),
             B=P(goons="midtown"))  # fmt: skip
    assert (7, 7) == (t.infamy("A"), t.infamy("B"))
    t = city(phase="score", event="nine-lives", score="midtown", tokens={"midtown": "score-1"}, A=P(goons="midtown*3"),
             B=P(goons="midtown*3"))  # fmt: skip
    assert (7, 7) == (t.infamy("A"), t.infamy("B"))
    t.idle()

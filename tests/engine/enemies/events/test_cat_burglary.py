"""Cat Burglary: 2 Money by a Bank, 1 elsewhere."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-042")
def test_villains_by_a_bank_gain_2_money_and_all_others_1() -> None:
    t = city(phase="event", event="cat-burglary", districts="uptown", A=P(at="uptown"), B=P(at="midtown"),
             C=P(at="downtown", goons="uptown"), buildings={"uptown": "bank*2", "downtown": "tower"},
             fires="bank@midtown:A")  # fmt: skip
    assert [5, 5, 4] == [t.money(name) for name in "ABC"]
    assert ({}, ["uptown"]) == (t.state.heroes, t.state.score_cards)
    t.idle()


def test_without_any_bank_each_player_gains_1() -> None:
    t = city(phase="event", event="cat-burglary", A=P(at="uptown"), B=P(at="midtown", money=0))
    assert [4, 1] == [t.money(name) for name in "AB"]
    t.idle()

"""Museum Heist: Money by the Banks, and the district with the most Banks scores."""

import pytest

from tests.engine.enemies.city import P, city


def test_villains_by_a_bank_gain_2_money_and_no_card_is_laid_on_the_score_space() -> None:
    t = city(phase="event", event="museum-heist", A=P(at="uptown"), B=P(at="midtown", goons="uptown"),
             buildings={"uptown": "bank", "midtown": "tower"})  # fmt: skip
    assert ([5, 3], [], ["uptown"]) == ([t.money("A"), t.money("B")], t.state.score_cards, t.look.expected_to_score())
    t.idle()


@pytest.mark.rule("EG-350")
def test_the_district_with_the_most_banks_scores_and_first_place_gains_3_money_after_the_infamy() -> None:
    t = city(phase="score", event="museum-heist", in_round=6, A=P(at="uptown", money=0), B=P(goons="uptown*4", money=0),
             C=P(at="tricorner", money=0), buildings={"uptown": "bank", "midtown": "bank"}, fires="bank@uptown:A",
             tokens={"uptown": "score-1"})  # fmt: skip
    assert ["A gains 7 Infamy, now 7.", "B gains 4 Infamy, now 4.", "A gains 3 Money."] == _gains(t.log())[:3]
    assert [3, 0, 0] == [t.money(name) for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-350")
def test_all_who_tie_for_first_place_gain_the_money() -> None:
    t = city(phase="score", event="museum-heist", in_round=6, A=P(at="uptown", money=0), B=P(at="uptown", money=0),
             C=P(goons="uptown", money=0), buildings={"uptown": "bank"}, tokens={"uptown": "score-1"})  # fmt: skip
    assert ["A gains 3 Money.", "B gains 3 Money."] == _gains(t.log())[3:5]
    assert [3, 3, 0] == [t.money(name) for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-172")
def test_of_several_with_as_many_banks_the_player_last_in_infamy_order_chooses() -> None:
    t = city(phase="score", event="museum-heist", in_round=6, A=P(at="uptown"), B=P(at="midtown", infamy=2),
             buildings={"uptown": "bank", "midtown": "bank", "downtown": "tower"})  # fmt: skip
    assert (["A"], ["choose:uptown", "choose:midtown"]) == (t.asked(), t.offers("A"))
    t.takes("A", "choose:midtown")
    assert (3, 6) == (t.money("A"), t.money("B"))
    t.idle()


@pytest.mark.rule("EG-171", "EG-174")
def test_without_any_bank_a_card_is_drawn_and_where_nobody_has_control_nobody_gains_money() -> None:
    t = city(phase="score", event="museum-heist", in_round=6, districts="downtown", A=P(at="uptown", money=2),
             B=P(at="midtown", money=2))  # fmt: skip
    assert "The Event names no district: Downtown is drawn." in t.log("score")
    assert [2, 2, 0, 0] == [t.money("A"), t.money("B"), t.infamy("A"), t.infamy("B")]
    t.idle()


@pytest.mark.rule("EG-365", "EG-171")
def test_without_any_bank_first_place_in_the_drawn_district_gains_the_money() -> None:
    t = city(phase="score", event="museum-heist", in_round=6, districts="downtown", A=P(at="downtown", money=0),
             B=P(at="midtown", money=0), tokens={"downtown": "score-1"})  # fmt: skip
    assert ["A gains 7 Infamy, now 7.", "A gains 3 Money."] == _gains(t.log())[:2]
    t.idle()


def _gains(lines: list[str]) -> list[str]:
    return [line for line in lines if " gains " in line]

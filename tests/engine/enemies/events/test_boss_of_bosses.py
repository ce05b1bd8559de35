"""Boss of Bosses: 3 Infamy for each district under Control, before the scoring."""

import pytest

from tests.engine.enemies.city import P, city


def test_in_the_event_phase_only_a_card_is_laid_on_the_score_space() -> None:
    t = city(phase="event", event="boss-of-bosses", districts="uptown", A=P(at="uptown"), B=P())
    assert (0, 0, ["uptown"], {}) == (t.infamy("A"), t.infamy("B"), t.state.score_cards, t.state.heroes)
    t.idle()


@pytest.mark.rule("EG-352", "EG-168")
def test_each_controlled_district_gives_3_infamy_before_the_scoring_and_a_tie_gives_nobody_any() -> None:
    t = city(phase="score", event="boss-of-bosses", score="uptown", tokens={"uptown": "score-1"},
             A=P(at="uptown", goons="downtown, tricorner"), B=P(goons="tricorner"), C=P(goons="uptown"))  # fmt: skip
    assert [6 + 7, 0, 4] == [t.infamy(name) for name in "ABC"]
    assert ["A gains 6 Infamy, now 6.", "A gains 7 Infamy, now 13.", "C gains 4 Infamy, now 4."] == t.log("infamy")
    t.idle()


@pytest.mark.rule("EG-352", "EG-060")
def test_it_is_given_in_infamy_order() -> None:
    t = city(phase="score", event="boss-of-bosses", score="tricorner", A=P(at="uptown", infamy=5),
             B=P(at="midtown", infamy=5), C=P(at="downtown"))  # fmt: skip
    assert ["A gains 3 Infamy, now 8.", "B gains 3 Infamy, now 8.", "C gains 3 Infamy, now 3."] == t.log("infamy")
    assert "BAC" == t.order()
    t.idle()


@pytest.mark.rule("EG-352", "EG-048")
@pytest.mark.parametrize(("in_round", "infamy"), [(5, 2), (6, 5)])
def test_in_the_final_round_fires_count_for_it(in_round: int, infamy: int) -> None:
    t = city(phase="score", event="boss-of-bosses", score="midtown", in_round=in_round, fires="tower@downtown:A",
             A=P(money=0), B=P(money=0), tokens={"midtown": "score-10"})  # fmt: skip
    assert infamy == t.infamy("A")
    t.idle()

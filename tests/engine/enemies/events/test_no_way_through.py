"""No Way Through: nobody walks into Batman's district."""

import pytest

from tests.engine.enemies.city import P, city

BAN = "Villains cannot use Movement to enter that district in this round."


def test_batman_appears_and_a_district_card_is_laid_on_the_score_space() -> None:
    t = city(phase="event", event="no-way-through", districts="uptown, midtown", A=P(goons="uptown"), B=P())
    assert ("uptown", ["midtown"]) == (t.state.heroes["batman"], t.state.score_cards)
    assert 0 == t.goons("A", "uptown")
    t.idle()


@pytest.mark.rule("EG-318")
def test_a_step_into_batmans_district_is_not_legal_and_the_reason_is_shown() -> None:
    t = city(A=P(at="uptown"), B=P(), event="no-way-through", heroes={"batman": "midtown"})
    assert ["move:mercey-island"] == t.offers("A", "move")
    assert BAN == t.why("A", "move midtown")
    t.idle()


@pytest.mark.rule("EG-318")
def test_leaving_batmans_district_is_allowed_and_coming_back_is_not() -> None:
    t = city(A=P(at="uptown"), B=P(), event="no-way-through", heroes={"batman": "uptown"})
    t.takes("A", "move:midtown")
    assert "move:uptown" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-318", "EG-156")
def test_if_the_ban_takes_the_last_step_the_turn_may_end_where_it_began() -> None:
    t = city(A=P(at="tricorner"), B=P(), event="no-way-through", heroes={"batman": "midtown"}, movement=1,
             fires="moldoff-bridge:B")  # fmt: skip
    assert ["move:downtown"] == t.offers("A", "move")
    t = city(A=P(at="uptown"), B=P(), event="no-way-through", heroes={"batman": "midtown"}, movement=1,
             fires="kane-memorial-bridge:B")  # fmt: skip
    assert [] == t.offers("A", "move")
    assert t.offers("A", "buy")
    assert ["A has no way out of Uptown and may end the turn there."] == t.log("turn")
    t.idle()

"""Raise the Stakes: another Score Token for your district, and Goons."""

import pytest

from engine.enemies.computer import answer
from tests.engine.enemies.city import P, city

TOKENS = {"uptown": "score-10", "mercey-island": "score-2", "midtown": "score-3", "downtown": "score-4",
          "tricorner": "score-5"}  # fmt: skip


@pytest.mark.rule("EG-349")
def test_a_score_token_of_the_supply_comes_and_the_old_one_lies_there_then() -> None:
    t = city(A=P(at="uptown", hand="raise-the-stakes"), B=P(at="tricorner"), score="uptown", tokens=TOKENS)
    t.takes("A", "play:raise-the-stakes")
    tokens = ["score-1", "score-6", "score-7", "score-8", "score-9"]
    assert [*(f"choose:{token}" for token in tokens), "none"] == t.offers("A")
    t.takes("A", "choose:score-1")
    assert ("score-1", ["score-10", *tokens[1:]], 3) == (t.look.district("uptown").token, t.state.tokens,
                                                         t.goons("A", "uptown"))  # fmt: skip
    assert ([], 7, "score-2") == (t.buildings("uptown"), dict(t.look.points("uptown"))[0],
                                  t.look.district("mercey-island").token)  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-064", "EG-213")
def test_an_absent_player_swaps_none_and_adds_3_goons() -> None:
    t = city(A=P(at="uptown", hand="raise-the-stakes"), B=P(), tokens=TOKENS)
    t.takes("A", "play:raise-the-stakes").default("A")
    assert ("score-10", 3) == (t.look.district("uptown").token, t.goons("A", "uptown"))
    t.idle()


@pytest.mark.rule("EG-055", "EG-319")
def test_the_token_is_swapped_though_no_goon_can_be_added() -> None:
    t = city(A=P(at="uptown", hand="raise-the-stakes", supply=0), B=P(), tokens=TOKENS)
    t.takes("A", "play:raise-the-stakes").takes("A", "choose:score-9")
    assert ("score-9", 0) == (t.look.district("uptown").token, t.goons("A", "uptown"))
    t.idle()
    t = city(A=P(at="uptown", hand="raise-the-stakes"), B=P(), event="dynamic-duo", heroes={"robin": "uptown"},
             tokens=TOKENS)  # fmt: skip
    t.takes("A", "play:raise-the-stakes").takes("A", "choose:score-9")
    assert ("score-9", 0) == (t.look.district("uptown").token, t.goons("A", "uptown"))
    t.idle()


@pytest.mark.parametrize(("at", "wish"), [("uptown", "choose:score-1"), ("midtown", "none")])
def test_the_computer_takes_a_better_one_only(at: str, wish: str) -> None:
    t = city(A=P(at=at, hand="raise-the-stakes"), B=P(), tokens=TOKENS)
    t.takes("A", "play:raise-the-stakes")
    assert t.position.ask is not None
    given = answer(t.look, 0, t.key(), t.position.ask.ask.seats[0])
    assert (wish,) == given
    t.takes("A", *given)
    t.idle()

"""Abduction: a rival Villain is brought to your district and pays."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-338", "EG-110")
def test_a_villain_of_an_adjacent_district_comes_and_pays_3() -> None:
    t = city(A=P(at="uptown", hand="abduction"), B=P(at="midtown", money=4), C=P(at="mercey-island", infamy=1),
             D=P(at="tricorner"))  # fmt: skip
    t.takes("A", "play:abduction")
    assert ["move:2", "move:1"] == t.offers("A")
    t.takes("A", "move:B")
    assert ("uptown", 1, 6, 2) == (t.where("B"), t.money("B"), t.money("A"), t.infamy("A"))
    assert ("mercey-island", 3, 3) == (t.where("C"), t.money("C"), t.money("D"))
    t.idle()


@pytest.mark.rule("EG-338", "EG-109", "EG-418")
def test_what_it_cannot_pay_comes_twice_from_the_supply() -> None:
    t = city(A=P("penguin", at="uptown", hand="abduction", money=0), B=P(at="midtown", money=1))
    t.takes("A", "play:abduction")
    assert (0, 1 + 4, 2) == (t.money("B"), t.money("A"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-338", "EG-339")
def test_the_rivals_own_turn_starts_where_it_then_stands_and_the_place_before_is_allowed() -> None:
    t = city(A=P(at="uptown", hand="abduction"), B=P(at="midtown"))
    t.takes("A", "play:abduction").takes("A", "move:mercey-island").takes("A", t.offers("A", "buy")[0])
    assert t.state.turn is not None
    assert ("B", "uptown", []) == (t.turn_of(), t.state.turn.start, t.offers("B", "buy"))
    t.takes("B", "move:midtown")
    assert t.offers("B", "buy")
    t.idle()


@pytest.mark.rule("EG-070", "EG-085")
def test_without_a_villain_next_door_nothing_happens() -> None:
    t = city(A=P(at="uptown", hand="abduction"), B=P(at="tricorner"), C=P(at="uptown"))
    t.takes("A", "play:abduction")
    assert ("action", 3, 3, 3, 0) == (t.key(), t.money("A"), t.money("B"), t.money("C"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-363", "EG-213")
def test_in_2_v_2_it_may_be_the_partner_and_an_absent_player_takes_the_first_in_infamy_order() -> None:
    t = city(duos=True, A=P(at="uptown", hand="abduction"), B=P(at="midtown"), C=P(at="midtown", infamy=5), D=P())
    t.takes("A", "play:abduction")
    assert ["move:2", "move:1", "move:3"] == t.offers("A")
    t.default("A")
    assert ("uptown", 0, 6) == (t.where("C"), t.money("C"), t.money("A"))
    t.idle()

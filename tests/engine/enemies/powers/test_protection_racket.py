"""Protection Racket: rival Villains in reach pay 2 each."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-341", "EG-109", "EG-074")
def test_villains_in_reach_pay_2_each_in_infamy_order_and_the_supply_what_is_lacking_twice() -> None:
    t = city(A=P(at="uptown", hand="protection-racket", money=0), B=P(at="midtown", money=5),
             C=P(at="uptown", money=1, infamy=2), D=P(at="mercey-island", money=0, infamy=1))  # fmt: skip
    t.takes("A", "play:protection-racket")
    assert [
        "C pays 1 Money to A.",
        "C cannot pay 1 Money: A takes 2 from the supply.",
        "D cannot pay 2 Money: A takes 4 from the supply.",
        "B pays 2 Money to A.",
    ] == t.told("money")
    assert (9, 3, 0, 0, 1) == (t.money("A"), t.money("B"), t.money("C"), t.money("D"), t.infamy("A"))
    t.idle()


def test_villains_further_away_pay_nothing_and_the_infamy_comes_all_the_same() -> None:
    t = city(A=P(at="uptown", hand="protection-racket"), B=P(at="tricorner"), C=P(at="downtown"))
    t.takes("A", "play:protection-racket")
    assert (3, 3, 3, 1, "action") == (t.money("A"), t.money("B"), t.money("C"), t.infamy("A"), t.key())
    t.idle()


@pytest.mark.rule("EG-363", "EG-061")
def test_in_2_v_2_the_partner_pays_too() -> None:
    t = city(duos=True, A=P(at="uptown", hand="protection-racket"), B=P(at="tricorner"), C=P(at="uptown"),
             D=P(at="tricorner"))  # fmt: skip
    t.takes("A", "play:protection-racket")
    assert (5, 1, 3, 3) == (t.money("A"), t.money("C"), t.money("B"), t.money("D"))
    t.idle()


@pytest.mark.rule("EG-342")
def test_money_given_away_before_is_owed_all_the_same() -> None:
    t = city(A=P(at="uptown", hand="protection-racket", money=0), B=P(at="midtown", money=2), C=P(at="tricorner"))
    t.gives("B", "C", 2)
    t.takes("A", "play:protection-racket")
    assert (4, 0, 5) == (t.money("A"), t.money("B"), t.money("C"))
    t.idle()

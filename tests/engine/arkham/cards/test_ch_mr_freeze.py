"""Mr. Freeze: Freeze a card from your hand; cost 0: +1 Power; cost 1 or more: draw a card."""

import pytest

from tests.engine.arkham.table import P, table

FREEZE = "Mr. Freeze"


@pytest.mark.rule("AA-211", "AA-007")
@pytest.mark.parametrize(
    ("card", "power", "drawn"), [("Punch", 1, []), ("Weakness", 1, []), ("Chattering Teeth", 0, ["Vulnerability"])]
)
def test_the_cost_of_the_frozen_card_decides(card: str, power: int, drawn: list[str]) -> None:
    t = table(P(f"{card}, Kite Man", deck="Vulnerability", character=FREEZE), P("Punch"))
    t.use(FREEZE)
    assert [card, "Kite Man"] == t.offers()
    t.pick(card)
    assert (power, [card], ["Kite Man", *drawn]) == (t.power, t.frozen(), t.hand())
    assert ([], ["Punch"]) == (t.offers("use"), t.hand(1))
    t.idle()


def test_an_absent_player_freezes_the_least_valuable_card() -> None:
    t = table(P("Kite Man, Punch, Weakness", character=FREEZE), P())
    t.use(FREEZE)
    assert ["Weakness"] == t.default()
    t.pick("Punch")
    t.idle()


def test_with_an_empty_hand_it_is_not_offered() -> None:
    t = table(P(pile="Punch", character=FREEZE), P())
    assert [] == t.offers("use")
    t.idle()

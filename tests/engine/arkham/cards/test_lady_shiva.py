"""Lady Shiva: +3 Power. Attack: a foe of your choice discards two random cards."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-117", "AA-339")
def test_the_named_foe_discards_two_cards_that_nobody_chose() -> None:
    t = table(
        P("Lady Shiva"), P("Kite Man, Ragman, Punch"), P("Crowbar, Batwing"), random={1: [(3, 1), (2, 1)]}
    )  # fmt: skip
    t.play("Lady Shiva")
    assert (["P2", "P3"], ["P2"], 3) == (t.offers(), t.default(), t.power)
    t.pick("P2")
    assert (["Kite Man"], ["Ragman", "Punch"]) == (t.hand(1), t.pile(1))
    assert ["Crowbar", "Batwing"] == t.hand(2)
    t.idle()


@pytest.mark.rule("AA-102")
@pytest.mark.parametrize(("hand", "pile"), [("Punch", ["Punch"]), ("", [])])
def test_of_fewer_cards_all_go(hand: str, pile: list[str]) -> None:
    t = table(P("Lady Shiva"), P(hand))
    t.play("Lady Shiva")
    assert ([], pile) == (t.hand(1), t.pile(1))
    t.idle()


def test_a_foe_who_defends_keeps_the_hand() -> None:
    t = table(P("Lady Shiva"), P("Shield, Punch", deck="Kite Man"))
    t.play("Lady Shiva")
    t.defend(1, "Shield")
    assert (["Punch", "Kite Man"], ["Shield"], 3) == (t.hand(1), t.pile(1), t.power)
    t.idle()

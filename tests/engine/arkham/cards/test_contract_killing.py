"""Contract Killing: +1 Power; you may destroy a card of hand or discard pile and gain its VP value."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-186", "AA-009", "SH-057")
@pytest.mark.parametrize(("lost", "vp"), [
    ("Punch", 0), ("Weakness", 0), ("Kite Man", 1), ("Arkham Inmate", 3), ("Spoiler", 4),
])  # fmt: skip
def test_the_vp_value_is_gained_in_tokens_and_a_negative_one_costs_nothing(lost: str, vp: int) -> None:
    t = table(P(f"Contract Killing, {lost}", pile="Crowbar", vp=2), P(vp=1))
    t.play("Contract Killing")
    assert ([lost, "Crowbar", "No"], ["No"], 1) == (t.offers(), t.default(), t.power)
    t.pick(lost)
    assert (2 + vp, ["Crowbar"], 1) == (t.vp(), t.pile(), t.vp(1))
    t.idle()


def test_nothing_need_be_destroyed() -> None:
    t = table(P("Contract Killing, Kite Man"), P())
    t.play("Contract Killing")
    t.no()
    assert (0, ["Kite Man"], []) == (t.vp(), t.hand(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_neither_hand_nor_discard_pile_nothing_is_asked() -> None:
    t = table(P("Contract Killing", play="Kite Man"), P("Punch"))
    t.play("Contract Killing")
    assert (1, 0) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-351")
def test_solomon_grundy_pays_and_comes_back() -> None:
    t = table(P("Contract Killing, Solomon Grundy"), P())
    t.play("Contract Killing")
    t.pick("Solomon Grundy")
    assert (2, ["Solomon Grundy"], []) == (t.vp(), t.pile(), t.destroyed)
    t.idle()

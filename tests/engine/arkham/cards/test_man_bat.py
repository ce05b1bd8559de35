"""Man-Bat: flip the coin. Heads: +3 Power. Tails: +1 Power and draw a card."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-236")
@pytest.mark.parametrize(("coin", "told", "power", "hand"), [("H", "heads", 3, []), ("T", "tails", 1, ["Punch"])])
def test_heads_gives_3_power_and_tails_1_power_and_a_card(coin: str, told: str, power: int, hand: list[str]) -> None:
    t = table(P("Man-Bat", deck="Punch*2"), P(deck="Ragman"), coin=coin)
    t.play("Man-Bat")
    assert f"P1 flips the coin: {told}." in [t.words(event.text) for event in t.events if event.audience is None]
    assert (power, hand, []) == (t.power, t.hand(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-102", "AA-176")
def test_tails_without_a_card_to_draw_gives_the_power() -> None:
    t = table(P("Man-Bat", deck=""), P(), coin="T")
    t.play("Man-Bat")
    assert (1, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-237")
def test_each_one_flips_its_own_coin() -> None:
    t = table(P("Man-Bat*2", deck="Punch*2"), P(), coin="HT")
    t.play("Man-Bat")
    t.play("Man-Bat")
    assert (4, ["Punch"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-349")
def test_two_face_may_flip_again_before_the_result_is_carried_out() -> None:
    t = table(P("Man-Bat", deck="Punch", vp=1, character="Two-Face"), P(), coin="TH")
    t.play("Man-Bat")
    assert (0, []) == (t.power, t.hand())
    t.yes()
    assert (3, [], 0) == (t.power, t.hand(), t.vp())
    t.idle()


@pytest.mark.rule("AA-188")
def test_bribed_for_2_vp_it_does_the_same() -> None:
    t = table(P(vp=2, deck="Punch"), P(), lineup="Man-Bat", coin="T")
    t.bribe("Man-Bat")
    assert (0, 1, ["Punch"], ["Man-Bat"]) == (t.vp(), t.power, t.hand(), t.bribed)
    t.idle()

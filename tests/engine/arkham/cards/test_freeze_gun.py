"""Freeze Gun: +1 Power. Defense: You may Freeze this card from your hand to avoid an Attack."""

import pytest

from tests.engine.arkham.table import P, table


def test_played_it_gives_power_only() -> None:
    t = table(P("Freeze Gun"), P())
    t.play("Freeze Gun")
    assert (1, ["Freeze Gun"], []) == (t.power, t.in_play(), t.frozen())
    t.idle()


@pytest.mark.rule("AA-127", "AA-129", "AA-211", "AA-212")
def test_as_a_defense_it_is_frozen_which_is_not_discarding() -> None:
    t = table(P("Raid"), P("Freeze Gun, Punch", play="Iceberg Lounge"), P("Punch"))
    t.play("Raid")
    assert (["Use no Defense", "Freeze Gun"], ["Use no Defense"]) == (t.offers(seat=1), t.default(1))
    t.defend(1, "Freeze Gun")
    assert (["Freeze Gun"], ["Punch"], [], 0) == (t.frozen(1), t.hand(1), t.pile(1), t.vp(1))
    assert ([], ["Punch"]) == (t.hand(2), t.pile(2))
    t.idle()


def test_declined_it_stays_in_hand_and_the_attack_hits() -> None:
    t = table(P("Raid"), P("Freeze Gun, Punch"))
    t.play("Raid")
    t.take_it(1)
    assert ["Freeze Gun", "Punch"] == t.offers()
    t.pick("Punch")
    assert (["Freeze Gun"], ["Punch"], []) == (t.hand(1), t.pile(1), t.frozen(1))
    t.idle()


@pytest.mark.rule("AA-213")
def test_it_comes_back_after_the_next_shuffle() -> None:
    t = table(
        P(frozen="Freeze Gun", deck="Punch*3", pile="Vulnerability*3", character="The Penguin"), P(), phase="draw-up"
    )
    assert ([], ["Freeze Gun"]) == (t.frozen(), t.pile())
    assert 5 == len(t.hand())
    t.idle(1)

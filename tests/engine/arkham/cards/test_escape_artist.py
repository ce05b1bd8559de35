"""Escape Artist: +1 Power. Defense: discard it to avoid an Attack; then you may Freeze a card of your discard pile."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-127", "AA-011")
def test_played_it_gives_power_and_freezes_nothing() -> None:
    t = table(P("Escape Artist", pile="Weakness"), P())
    t.play("Escape Artist")
    assert (1, ["Escape Artist"], [], ["Weakness"]) == (t.power, t.in_play(), t.frozen(), t.pile())
    t.idle()


@pytest.mark.rule("AA-127", "AA-128", "AA-211", "AA-293")
def test_as_a_defense_a_card_of_the_discard_pile_may_be_frozen() -> None:
    t = table(P("Raid", pile="Kite Man"), P("Escape Artist, Punch", pile="Weakness, Punch"), P("Punch"))
    t.play("Raid")
    assert (["Use no Defense", "Escape Artist"], ["Use no Defense"]) == (t.offers(seat=1), t.default(1))
    t.defend(1, "Escape Artist")
    assert ([1], ["Weakness", "Punch", "Escape Artist", "No"], ["No"]) == (t.awaited, t.offers(), t.default())
    t.pick("Weakness")
    assert (["Weakness"], ["Punch", "Escape Artist"], ["Punch"]) == (t.frozen(1), t.pile(1), t.hand(1))
    assert ([], ["Punch"], 2) == (t.frozen(2), t.pile(2), t.power)
    t.idle()


@pytest.mark.rule("AA-129")
def test_the_card_itself_is_in_the_discard_pile_by_then_and_may_be_frozen() -> None:
    t = table(P("Raid"), P("Escape Artist, Punch", play="Iceberg Lounge"))
    t.play("Raid")
    t.defend(1, "Escape Artist")
    assert ["Escape Artist", "No"] == t.offers()
    t.pick("Escape Artist")
    assert (["Escape Artist"], [], ["Punch"], 1) == (t.frozen(1), t.pile(1), t.hand(1), t.vp(1))
    t.idle()


def test_a_no_freezes_nothing_and_the_attack_is_avoided_all_the_same() -> None:
    t = table(P("Raid"), P("Escape Artist, Punch"))
    t.play("Raid")
    t.defend(1, "Escape Artist")
    t.no()
    assert ([], ["Escape Artist"], ["Punch"]) == (t.frozen(1), t.pile(1), t.hand(1))
    t.idle()


def test_unused_it_is_a_card_like_any_other() -> None:
    t = table(P("Raid"), P("Escape Artist"))
    t.play("Raid")
    t.take_it(1)
    assert ([], ["Escape Artist"], []) == (t.hand(1), t.pile(1), t.frozen(1))
    t.idle()


@pytest.mark.rule("AA-124", "AA-277")
def test_it_helps_against_a_first_appearance() -> None:
    t = table(P("Escape Artist", play="Iceberg Lounge"), P(), nemeses="Batgirl, Batman", nemesis_up=False,
              phase="flip-nemesis")  # fmt: skip
    t.defend(0, "Escape Artist")
    t.pick("Escape Artist")
    assert (["Escape Artist"], [], 0, ["Weakness"]) == (t.frozen(), t.pile(), t.vp(), t.pile(1))
    t.idle(1)

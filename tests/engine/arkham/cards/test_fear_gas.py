"""Fear Gas: +1 Power. Attack: a foe puts a Weakness from the discard pile on top of the deck, or loses 1 VP."""

import pytest

from tests.engine.arkham.table import P, table


def test_a_weakness_of_the_foes_discard_pile_goes_on_top_of_the_deck() -> None:
    t = table(P("Fear Gas"), P(pile="Punch, Weakness, Punch", deck="Vulnerability", vp=2), P(vp=2, pile="Weakness"))
    t.play("Fear Gas")
    assert (["P2", "P3"], ["P2"]) == (t.offers(), t.default())
    t.pick("P2")
    assert (["Weakness", "Vulnerability"], ["Punch", "Punch"], 2) == (t.deck(1), t.pile(1), t.vp(1))
    assert (["Weakness"], 2, 1) == (t.pile(2), t.vp(2), t.power)
    t.idle()


def test_without_a_weakness_there_the_foe_loses_1_vp() -> None:
    t = table(P("Fear Gas"), P("Weakness", pile="Punch", deck="Weakness", vp=1))
    t.play("Fear Gas")
    assert (0, ["Punch"]) == (t.vp(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-181")
def test_with_neither_nothing_happens_to_the_foe() -> None:
    t = table(P("Fear Gas"), P())
    t.play("Fear Gas")
    assert (0, 16) == (t.vp(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-117", "AA-116")
def test_only_the_named_foe_may_defend_and_the_power_is_kept() -> None:
    t = table(P("Fear Gas"), P("Shield", pile="Weakness"), P("Shield", vp=1))
    t.play("Fear Gas")
    t.pick("P2")
    assert [1] == t.awaited
    t.defend(1, "Shield")
    assert (["Weakness", "Shield"], 1, 1) == (t.pile(1), t.power, t.vp(2))
    t.idle()

"""Red Robin: +3 Power, may take an Equipment back; FA: each player Releases an Equipment and gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Red Robin, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


def test_an_equipment_of_the_discard_pile_may_be_put_into_the_hand() -> None:
    t = table(P("Red Robin", pile="Crowbar, Kite Man, Giant Penny"), P(pile="Death Trap"))
    t.play("Red Robin")
    assert (3, ["Crowbar", "Giant Penny", "No"], ["No"]) == (t.power, t.offers(), t.default())
    t.pick("Giant Penny")
    assert (["Giant Penny"], ["Crowbar", "Kite Man"], ["Death Trap"]) == (t.hand(), t.pile(), t.pile(1))
    assert [] == t.state.now.deeds.get("gain0", [])
    t.idle()


@pytest.mark.rule("AA-100")
def test_a_no_takes_nothing_and_without_an_equipment_there_nothing_is_asked() -> None:
    t = table(P("Red Robin", pile="Crowbar"), P())
    t.play("Red Robin")
    t.no()
    assert (["Crowbar"], []) == (t.pile(), t.hand())
    t = table(P("Red Robin, Crowbar", pile="Kite Man"), P())
    t.play("Red Robin")
    assert (["Crowbar"], ["Kite Man"], 16) == (t.hand(), t.pile(), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-137", "AA-268", "AA-223", "AA-227", "AA-306")
def test_each_player_releases_an_equipment_of_hand_or_discard_pile_and_gains_a_weakness() -> None:
    t = table(
        P(pile="Time Bomb"), P("Crowbar, Punch", pile="Giant Mallet, Kite Man", play="Cryo-Suit"), P("Ragman"), **FA
    )
    assert ([1], ["Crowbar", "Giant Mallet"], ["Crowbar"]) == (t.awaited, t.offers(), t.default())
    t.pick("Crowbar")
    assert "P2 Releases Crowbar." in t.told
    assert ["Crowbar", "Time Bomb"] == t.main[-2:]
    assert (["Punch"], ["Giant Mallet", "Kite Man", "Weakness"], ["Cryo-Suit"]) == (t.hand(1), t.pile(1), t.in_play(1))
    assert (["Weakness"], ["Weakness"], ["Ragman"], 13) == (t.pile(), t.pile(2), t.hand(2), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-328")
def test_with_an_empty_weakness_stack_the_equipment_goes_all_the_same() -> None:
    t = table(P(), P("Crowbar"), weaknesses=0, **FA)
    assert ([], [], "Crowbar") == (t.hand(1), t.pile(1), t.main[-1])
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_equipment() -> None:
    t = table(P("Crowbar"), P("Bladed Umbrella, Crowbar"), **FA)
    t.defend(1, "Bladed Umbrella")
    t.pick("Gain 1 VP")
    assert (["Crowbar"], ["Bladed Umbrella"], 1) == (t.hand(1), t.pile(1), t.vp(1))
    assert ([], ["Weakness"]) == (t.hand(), t.pile())
    t.idle(1)

"""Bladed Umbrella: +1 Power. Defense: discard it to avoid an Attack; choose one: draw a card; or gain 1 VP."""

import pytest

from tests.engine.arkham.table import P, table

UMBRELLA = "Bladed Umbrella"


@pytest.mark.rule("AA-011", "AA-127")
def test_played_it_gives_power_and_no_choice() -> None:
    t = table(P(UMBRELLA), P())
    t.play(UMBRELLA)
    assert (1, 0, [], [UMBRELLA]) == (t.power, t.vp(), t.hand(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-104", "AA-129", "AA-293")
@pytest.mark.parametrize(
    ("choice", "vp", "hand"), [("Draw a card", 0, ["Kite Man", "Ragman"]), ("Gain 1 VP", 1, ["Kite Man"])]
)
def test_used_as_a_defense_its_player_chooses_at_once_before_others_are_hit(
    choice: str, vp: int, hand: list[str]
) -> None:
    t = table(P("Raid", deck="Ragman"), P(f"{UMBRELLA}, Kite Man", deck="Ragman"), P("Punch, Kite Man"))
    t.play("Raid")
    assert (["Use no Defense", UMBRELLA], ["Use no Defense"]) == (t.offers(), t.default())
    t.defend(1, UMBRELLA)
    assert ([1], ["Draw a card", "Gain 1 VP"], ["Draw a card"]) == (t.awaited, t.offers(), t.default())
    t.pick(choice)
    assert (vp, hand, [UMBRELLA], [2]) == (t.vp(1), t.hand(1), t.pile(1), t.awaited)
    t.pick("Punch")
    assert (0, 0, [], 2) == (t.vp(), t.vp(2), t.hand(), t.power)
    t.idle()


@pytest.mark.rule("AA-125")
def test_saved_it_stays_in_hand() -> None:
    t = table(P("Raid"), P(f"{UMBRELLA}, Punch"))
    t.play("Raid")
    t.take_it(1)
    t.pick("Punch")
    assert ([UMBRELLA], ["Punch"], 0) == (t.hand(1), t.pile(1), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-174")
def test_with_an_empty_deck_the_discarded_umbrella_itself_can_be_drawn() -> None:
    t = table(P("Raid"), P(UMBRELLA, deck=""))
    t.play("Raid")
    t.defend(1, UMBRELLA)
    assert ["Draw a card", "Gain 1 VP"] == t.offers()
    t.pick("Draw a card")
    assert ([UMBRELLA], []) == (t.hand(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-124", "AA-138", "AA-139")
def test_it_serves_against_a_first_appearance_too() -> None:
    t = table(
        P("Punch*2"), P(f"{UMBRELLA}, Kite Man"), nemeses="Sentinel, Batman", nemesis_up=False, phase="flip-nemesis"
    )
    t.defend(1, UMBRELLA)
    t.pick("Gain 1 VP")
    assert (1, ["Kite Man"], ["Punch", "Punch"]) == (t.vp(1), t.hand(1), t.pile())
    t.idle(1)

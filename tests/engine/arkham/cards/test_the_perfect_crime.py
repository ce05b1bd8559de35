"""The Perfect Crime: +3 Power. You may Bribe a card in the Line-Up for 0 VP."""

import pytest

from tests.engine.arkham.table import P, table

CRIME = "The Perfect Crime"


@pytest.mark.rule("AA-195", "AA-188")
def test_any_card_of_the_line_up_is_offered_with_or_without_a_banner_at_any_cost() -> None:
    t = table(P(CRIME, vp=2), P(vp=2), lineup="Gotham Girl, Kite Man, Cryo-Suit", below=("Iceberg Lounge",))
    t.play(CRIME)
    assert (3, ["Gotham Girl", "Kite Man", "Cryo-Suit", "Iceberg Lounge", "No"], ["No"]) == (
        t.power, t.offers(), t.default(),
    )  # fmt: skip
    t.bribe("Cryo-Suit")
    assert (2, 7, ["Cryo-Suit"], []) == (t.vp(), t.power, t.bribed, t.pile())
    assert (["Gotham Girl", "Kite Man", "-", "-", "-"], 2) == (t.lineup, t.vp(1))
    t.end()
    assert ("Cryo-Suit", [CRIME]) == (t.main[-1], t.pile())
    t.idle(1)


def test_a_no_bribes_nothing() -> None:
    t = table(P(CRIME), P(), lineup="Kite Man")
    t.play(CRIME)
    t.no()
    assert (3, [], "Kite Man") == (t.power, t.bribed, t.lineup[0])
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_line_up_nothing_is_asked() -> None:
    t = table(P(CRIME), P(), lineup="")
    t.play(CRIME)
    assert (3, []) == (t.power, t.bribed)
    t.idle()


@pytest.mark.rule("AA-342", "AA-244")
def test_the_bribed_card_is_resolved_completely_before_a_riddle_token() -> None:
    t = table(P(CRIME), P("Punch*2", character="The Riddler"), lineup="Raid, Kite Man", tokens={1: 8})
    t.play(CRIME)
    t.bribe("Raid")
    assert "P2 discards Punch." in t.told
    assert t.told.index("P2 discards Punch.") < t.told.index("P1 gains 1 VP.")
    assert (5, 1, {}) == (t.power, t.vp(), t.tokens)
    t.idle()


@pytest.mark.rule("AA-342")
def test_it_may_bribe_a_card_that_bribes_in_its_turn() -> None:
    t = table(P(CRIME), P(), lineup="Hugo Strange, Kite Man, Punchline", main="Giant Penny")
    t.play(CRIME)
    t.bribe("Hugo Strange")
    assert ["Kite Man", "No"] == t.offers()
    t.bribe("Kite Man")
    assert (8, ["Hugo Strange", "Kite Man"], ["Giant Penny", "-", "Punchline", "-", "-"]) == (
        t.power, t.bribed, t.lineup,
    )  # fmt: skip
    t.idle()


@pytest.mark.rule("AA-346")
def test_a_bribe_for_0_vp_uses_up_a_reduction() -> None:
    t = table(P(f"Umbrella Gun, {CRIME}", vp=1), P(), lineup="Ragman, Batwing")
    t.play("Umbrella Gun")
    assert ["Ragman"] == t.offers("bribe")
    t.play(CRIME)
    t.bribe("Batwing")
    assert (1, []) == (t.vp(), t.offers("bribe"))
    t.idle()


@pytest.mark.rule("AA-342")
def test_played_off_the_deck_it_bribes_within_that_action() -> None:
    t = table(P("Jervis Tetch", deck="The Perfect Crime, Punch"), P(), lineup="Crowbar, Batwing")
    t.play("Jervis Tetch")
    t.pick("Play it")
    assert ["Crowbar", "Batwing", "No"] == t.offers()
    t.bribe("Crowbar")
    assert (6, ["Crowbar"], ["Jervis Tetch", CRIME]) == (t.power, t.bribed, t.in_play())
    t.idle()

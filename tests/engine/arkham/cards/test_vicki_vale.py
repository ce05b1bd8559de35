"""Vicki Vale: Gain 1 VP. Release her: You may Bribe a card with cost 5 or less in the Line-Up for 0 VP."""

import pytest

from tests.engine.arkham.table import P, table

VICKI = "Vicki Vale"
LINEUP = "Clayface, Punchline, Crowbar, Batwing, Monstrous Strength"


@pytest.mark.rule("AA-195", "AA-188", "AA-191")
def test_a_card_with_cost_5_or_less_is_bribed_for_0_vp_with_or_without_a_banner() -> None:
    t = table(P(vp=3, play=VICKI), P(vp=3), lineup=LINEUP)
    t.use(VICKI)
    assert (["Clayface", "Crowbar", "Batwing", "No"], ["No"]) == (t.offers(), t.default())
    t.bribe("Crowbar")
    assert (3, 2, ["Crowbar"], []) == (t.vp(), t.power, t.bribed, t.pile())
    assert ["Clayface", "Punchline", "-", "Batwing", "Monstrous Strength"] == t.lineup
    assert (VICKI, 3) == (t.hostages[-1], t.vp(1))
    t.end()
    assert "Crowbar" == t.main[-1]
    t.idle(1)


@pytest.mark.rule("AA-200")
def test_a_card_of_a_lower_row_is_in_the_line_up_too() -> None:
    t = table(P(play=VICKI), P(), lineup="Punchline", below=("Ragman",))
    t.use(VICKI)
    t.bribe("Ragman")
    assert (2, ["Ragman"], [[]] * 5) == (t.power, t.bribed, t.below)
    t.idle()


def test_a_no_leaves_the_line_up_alone() -> None:
    t = table(P(play=VICKI), P(), lineup=LINEUP)
    t.use(VICKI)
    t.no()
    assert ([], LINEUP.split(", "), []) == (t.bribed, t.lineup, t.in_play())
    t.idle()


@pytest.mark.rule("AA-100", "AA-103")
def test_with_only_dear_cards_in_the_line_up_nothing_is_asked() -> None:
    t = table(P(play=VICKI), P(), lineup="Punchline, Monstrous Strength")
    t.use(VICKI)
    assert ([], VICKI) == (t.bribed, t.hostages[-1])
    t = table(P(play=VICKI), P(), lineup="")
    t.use(VICKI)
    assert ["End the turn"] == t.offers()
    t.idle()


@pytest.mark.rule("AA-342")
def test_an_attack_of_the_bribed_card_is_resolved() -> None:
    t = table(P(play=VICKI), P(), lineup="Nightmare Visions")
    t.use(VICKI)
    t.bribe("Nightmare Visions")
    assert (1, ["Vulnerability"], ["Weakness"]) == (t.power, t.hand(), t.pile(1))
    t.idle()


def test_she_pays_when_played() -> None:
    t = table(P(VICKI), P(), lineup=LINEUP)
    t.play(VICKI)
    assert (1, [], [VICKI]) == (t.vp(), t.bribed, t.offers("use"))
    t.idle()

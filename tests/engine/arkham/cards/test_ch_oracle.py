"""Oracle: look at the top card of the main deck; add it to the Line-Up, or put it on the bottom for +1 Power."""

import pytest

from tests.engine.arkham.table import P, table

ORACLE = "Oracle"


@pytest.mark.rule("AA-114", "AA-204", "AA-104")
def test_the_card_joins_the_line_up_as_by_a_surge() -> None:
    t = table(P("Punch", character=ORACLE), P(), lineup="Kite Man, Ragman", main="Clayface, Batwing")
    t.use(ORACLE)
    assert "Oracle: you look at Clayface." == t.prompt()
    assert (["Add it to the Line-Up", "Put it on the bottom: +1 Power"], ["Add it to the Line-Up"]) == (
        t.offers(), t.default(),
    )  # fmt: skip
    t.pick("Add it to the Line-Up")
    assert (["Kite Man", "Ragman", "Clayface", "-", "-"], ["Batwing"], 0) == (t.lineup, t.main, t.power)
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-304", "AA-337")
def test_a_card_put_on_the_bottom_is_known_to_her_alone() -> None:
    t = table(P(character=ORACLE), P(), lineup="Kite Man", main="Clayface, Batwing, Ragman")
    t.use(ORACLE)
    assert ["On top of the main deck: Clayface."] == [
        t.words(event.text) for event in t.events if event.audience is not None
    ]
    t.pick("Put it on the bottom: +1 Power")
    assert (["Batwing", "Ragman", "Clayface"], ["Kite Man", "-", "-", "-", "-"], 1) == (t.main, t.lineup, t.power)
    clayface = t.state.main[-1]
    assert clayface in t.position.view(0).hand.knows
    assert clayface not in t.position.view(1).hand.knows
    assert not [line for line in t.told if "Clayface" in line]
    t.idle()


@pytest.mark.rule("AA-330", "AA-103")
def test_with_an_empty_main_deck_it_is_not_offered() -> None:
    t = table(P(character=ORACLE), P(), main="")
    assert [] == t.offers("use")
    t.idle()


def test_a_single_card_goes_back_under_itself() -> None:
    t = table(P(character=ORACLE), P(), main="Clayface")
    t.use(ORACLE)
    t.pick("Put it on the bottom: +1 Power")
    assert (["Clayface"], 1) == (t.main, t.power)
    t.idle()


def test_in_a_foes_turn_it_is_not_hers() -> None:
    t = table(P(), P(character=ORACLE), main="Clayface")
    assert [] == t.offers("use")
    t.idle()

"""Robin: once in your turn, Bribe a Hero with cost 5 or less in the Line-Up for 0 VP."""

import pytest

from tests.engine.arkham.table import P, table

ROBIN = "Robin"


@pytest.mark.rule("AA-195", "AA-188", "AA-346")
def test_any_hero_with_cost_5_or_less_can_be_bribed_with_or_without_a_banner() -> None:
    t = table(P("Punch", character=ROBIN), P("Punch"), lineup="Nightrunner, Wildcat, Ghost-Maker, Kite Man")
    assert [] == t.offers("bribe")
    t.use(ROBIN)
    assert (["Nightrunner", "Wildcat"], ["Wildcat"]) == (t.offers(), t.default())
    t.pick("Nightrunner")
    t.pick("Punch")
    assert (2, ["Nightrunner"], 0) == (t.power, t.bribed, t.vp())
    assert (["Vulnerability"], []) == (t.hand(), t.offers("use"))
    t.end()
    assert "Nightrunner" == t.main[-1]
    t.idle(1)


@pytest.mark.rule("AA-309")
def test_a_single_hero_is_bribed_unasked_and_costs_nothing_while_the_court_of_owls_waits() -> None:
    t = table(P(character=ROBIN), P(), lineup="Wildcat, Kite Man", nemeses="The Court of Owls, Batman")
    t.use(ROBIN)
    assert (3, ["Wildcat"], 0) == (t.power, t.bribed, t.vp())
    t.idle()


def test_without_such_a_hero_it_is_not_offered() -> None:
    t = table(P("Wildcat", character=ROBIN), P(), lineup="Kite Man, Ghost-Maker")
    assert [] == t.offers("use")
    t.idle()


@pytest.mark.rule("AA-243")
def test_a_riddle_token_of_the_slot_is_read_after_the_text() -> None:
    t = table(P(character=ROBIN, vp=3), P(character="The Riddler"), lineup="Wildcat", tokens={1: 2})
    t.use(ROBIN)
    assert (3, 1, 2) == (t.power, t.vp(), t.vp(1))
    t.idle()

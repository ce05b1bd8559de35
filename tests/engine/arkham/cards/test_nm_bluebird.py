"""Bluebird: +2 Power. Draw a card. If you control an Equipment, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-112", "SH-065")
@pytest.mark.parametrize(("play", "power"), [("", 2), ("Kite Man", 2), ("Crowbar", 3), ("Grapnel Gun", 3)])
def test_an_equipment_controlled_gives_one_more(play: str, power: int) -> None:
    t = table(P("Bluebird", deck="Crowbar", play=play), P(play="Crowbar"))
    t.play("Bluebird")
    assert (power, ["Crowbar"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_an_empty_deck_the_power_is_the_same() -> None:
    t = table(P("Bluebird", deck="", play="Crowbar"), P())
    t.play("Bluebird")
    assert (3, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-137")
def test_she_has_no_first_appearance() -> None:
    t = table(P("Punch"), P("Punch"), nemeses="Bluebird, Batman", nemesis_up=False, phase="flip-nemesis")
    assert (["Punch"], ["Punch"], 16) == (t.hand(), t.hand(1), t.weaknesses)
    t.idle(1)

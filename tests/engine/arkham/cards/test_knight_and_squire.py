"""Knight and Squire: +2 Power; if you control another Hero, draw a card."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-113", "AA-112")
@pytest.mark.parametrize(("play", "drawn"), [
    ("", []), ("Kite Man", []), ("Ragman", ["Batwing"]), ("Knight and Squire", ["Batwing"]), ("Spoiler", ["Batwing"]),
])  # fmt: skip
def test_another_hero_draws_a_card(play: str, drawn: list[str]) -> None:
    t = table(P("Knight and Squire", deck="Batwing", play=play), P(play="Ragman"))
    t.play("Knight and Squire")
    assert (2, drawn) == (t.power, t.hand())
    t.idle()


def test_bribed_it_looks_at_heroes_all_the_same() -> None:
    t = table(P(deck="Batwing", play="Ragman", vp=2), P(), lineup="Knight and Squire")
    t.bribe("Knight and Squire")
    assert (2, ["Batwing"], 0) == (t.power, t.hand(), t.vp())
    t.idle()


@pytest.mark.rule("AA-350")
def test_copied_by_clayface_any_hero_is_another_one() -> None:
    t = table(P("Clayface", deck="Batwing", play="Ragman"), P(), lineup="Knight and Squire")
    t.play("Clayface")
    assert (2, ["Batwing"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_an_empty_deck_it_draws_nothing() -> None:
    t = table(P("Knight and Squire", deck="", play="Ragman"), P())
    t.play("Knight and Squire")
    assert (2, []) == (t.power, t.hand())
    t.idle()

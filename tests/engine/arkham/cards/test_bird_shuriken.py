"""Bird Shuriken: +1 Power; if you control a Hero, +1 Power."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.parametrize(("play", "bribed", "power"), [
    ("Ragman", "", 2), ("Spoiler", "", 2), ("", "Wildcat", 2), ("Kite Man, Talon", "", 1), ("", "", 1),
])  # fmt: skip
def test_a_hero_controlled_gives_one_more(play: str, bribed: str, power: int) -> None:
    t = table(P("Bird Shuriken, Ragman", play=play), P(play="Ragman"), bribed=bribed)
    t.play("Bird Shuriken")
    assert power == t.power
    t.idle()


@pytest.mark.rule("AA-112")
def test_a_hero_played_later_does_not_bring_it_back() -> None:
    t = table(P("Bird Shuriken, Wildcat"), P())
    t.play("Bird Shuriken")
    t.play("Wildcat")
    assert 4 == t.power
    t.idle()

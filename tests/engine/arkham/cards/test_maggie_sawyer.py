"""Maggie Sawyer: +2 Power. Defense: discard her to avoid an Attack, gain 1 VP, or 2 VP if you control a Hostage."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-011", "AA-127")
def test_played_she_gives_power_and_no_vp() -> None:
    t = table(P("Maggie Sawyer", play="Aaron Cash"), P())
    t.play("Maggie Sawyer")
    assert (2, 0, ["Aaron Cash", "Maggie Sawyer"]) == (t.power, t.vp(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-129", "AA-150")
@pytest.mark.parametrize(
    ("play", "vp"), [("", 1), ("Aaron Cash", 2), ("Aaron Cash, Julie Madison", 2), ("Scaled Hide", 1)]
)
def test_used_as_a_defense_she_pays_her_own_player_without_a_choice(play: str, vp: int) -> None:
    t = table(P("Raid", play="Aaron Cash"), P("Maggie Sawyer, Aaron Cash", play=play), P("Punch*2"))
    t.play("Raid")
    t.defend(1, "Maggie Sawyer")
    assert (vp, ["Aaron Cash"], ["Maggie Sawyer"]) == (t.vp(1), t.hand(1), t.pile(1))
    assert (0, 0, ["Punch"]) == (t.vp(), t.vp(2), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-125")
def test_saved_she_stays_in_hand_and_pays_nothing() -> None:
    t = table(P("Raid"), P("Maggie Sawyer, Punch"))
    t.play("Raid")
    assert (["Use no Defense", "Maggie Sawyer"], ["Use no Defense"]) == (t.offers(), t.default())
    t.take_it(1)
    t.pick("Punch")
    assert (0, ["Maggie Sawyer"]) == (t.vp(1), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-124", "AA-139", "AA-277")
@pytest.mark.parametrize(("play", "vp"), [("Iceberg Lounge", 1), ("Iceberg Lounge, Aaron Cash", 2)])
def test_she_pays_against_a_first_appearance_too_where_iceberg_lounge_does_not(play: str, vp: int) -> None:
    t = table(
        P("Punch*2"), P("Maggie Sawyer, Kite Man", play=play), nemeses="Sentinel, Batman", nemesis_up=False,
        phase="flip-nemesis",
    )  # fmt: skip
    t.defend(1, "Maggie Sawyer")
    assert (vp, ["Kite Man"], ["Maggie Sawyer"]) == (t.vp(1), t.hand(1), t.pile(1))
    assert ["Punch", "Punch"] == t.pile()
    t.idle(1)

"""Batwoman: +3 Power, may take a Hero back; FA: a player with a Hero Releases one or gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Batwoman, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


def test_a_hero_of_the_discard_pile_may_be_put_into_the_hand() -> None:
    t = table(P("Batwoman", pile="Ragman, Kite Man, Spoiler"), P(pile="Ragman"))
    t.play("Batwoman")
    assert (3, ["Ragman", "Spoiler", "No"], ["No"]) == (t.power, t.offers(), t.default())
    t.pick("Spoiler")
    assert (["Spoiler"], ["Ragman", "Kite Man"], ["Ragman"], 16) == (t.hand(), t.pile(), t.pile(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-100")
def test_a_no_takes_nothing_and_without_a_hero_there_nothing_is_asked() -> None:
    t = table(P("Batwoman", pile="Ragman"), P())
    t.play("Batwoman")
    t.no()
    assert (["Ragman"], []) == (t.pile(), t.hand())
    t = table(P("Batwoman, Ragman", pile="Kite Man"), P())
    t.play("Batwoman")
    assert (["Ragman"], ["Kite Man"]) == (t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-269", "AA-223", "AA-306", "AA-137")
def test_each_player_with_a_hero_releases_one_or_gains_a_weakness() -> None:
    t = table(P("Kite Man", pile="Batwing"), P("Ragman, Punch", pile="Gotham Girl, Kite Man"), P("Kite Man"), **FA)
    assert ([1], ["Ragman", "Gotham Girl", "Gain a Weakness"], ["Gain a Weakness"]) == (
        t.awaited, t.offers(), t.default(),
    )  # fmt: skip
    assert ["Ragman", "Gotham Girl"] == t.offers("release")
    t.pick("Ragman")
    assert "P2 Releases Ragman." in t.told
    assert ("Ragman", [], ["Punch"], ["Gotham Girl", "Kite Man"]) == (t.main[-1], t.destroyed, t.hand(1), t.pile(1))
    assert ([0], ["Batwing", "Gain a Weakness"]) == (t.awaited, t.offers())
    t.pick("Gain a Weakness")
    assert (["Batwing", "Weakness"], ["Kite Man"], [], 15) == (t.pile(), t.hand(2), t.pile(2), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-225")
def test_a_super_hero_that_is_released_leaves_the_game() -> None:
    t = table(P(), P(pile="Spoiler, Punch"), **FA)
    t.pick("Spoiler")
    assert (["Punch"], ["Spoiler"], []) == (t.pile(1), t.names(t.state.removed), t.destroyed)
    assert 20 == len(t.main)
    t.idle(1)


@pytest.mark.rule("AA-269", "AA-306")
def test_with_an_empty_weakness_stack_a_hero_must_go() -> None:
    t = table(P(), P("Ragman", pile="GCPD Officer"), P("Punch"), weaknesses=0, **FA)
    assert (["Ragman", "GCPD Officer"], ["GCPD Officer"]) == (t.offers(), t.default())
    t.pick("Ragman")
    assert ("Ragman", ["GCPD Officer"], ["Punch"]) == (t.main[-1], t.pile(1), t.hand(2))
    t.idle(1)


@pytest.mark.rule("AA-131", "AA-128")
def test_who_avoids_it_keeps_all_heroes() -> None:
    t = table(P(), P("Maggie Sawyer, Ragman", play="Aaron Cash"), **FA)
    t.defend(1, "Maggie Sawyer")
    assert (["Ragman"], ["Maggie Sawyer"], 2, 16) == (t.hand(1), t.pile(1), t.vp(1), t.weaknesses)
    t.idle(1)

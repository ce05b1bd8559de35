"""Batgirl: +3 Power, may gain the face-up Hostage; FA: each player Releases a Hostage and gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Batgirl, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-219", "AA-145")
def test_played_she_may_gain_the_face_up_hostage_and_the_next_one_stays_face_down() -> None:
    t = table(P("Batgirl*2", play="Julie Madison"), P(), hostages="Commissioner Gordon, Aaron Cash")
    t.play("Batgirl")
    assert ("Batgirl: gain Commissioner Gordon?", ["Yes", "No"], ["No"]) == (t.prompt(), t.offers(), t.default())
    t.yes()
    assert (3, ["Commissioner Gordon"], ["Aaron Cash"]) == (t.power, t.pile(), t.hostages)
    assert (0, ["Julie Madison"], 16) == (t.vp(), t.in_play()[:1], t.weaknesses)
    t.play("Batgirl")
    assert (6, ["Aaron Cash"]) == (t.power, t.hostages)
    t.idle()


def test_the_hostage_may_be_left_where_it_is() -> None:
    t = table(P("Batgirl"), P(), hostages="Aaron Cash")
    t.play("Batgirl")
    t.no()
    assert (["Aaron Cash"], []) == (t.hostages, t.pile())
    t.idle()


@pytest.mark.rule("AA-330", "AA-100")
def test_with_an_empty_hostage_stack_nothing_is_asked() -> None:
    t = table(P("Batgirl"), P(), hostages="")
    t.play("Batgirl")
    assert (3, []) == (t.power, t.pile())
    t.idle()


@pytest.mark.rule("AA-137", "AA-138", "AA-268", "AA-271")
def test_each_player_releases_an_own_hostage_and_gains_a_weakness() -> None:
    t = table(P(play="Aaron Cash"), P("Punch", play="Julie Madison, Scaled Hide, Nora Fries"), P(),
              hostages="Arkham Orderly", **FA)  # fmt: skip
    assert ([1], ["Julie Madison", "Nora Fries"], ["Julie Madison"]) == (t.awaited, t.offers(), t.default())
    t.pick("Nora Fries")
    assert ["Arkham Orderly", "Nora Fries", "Aaron Cash"] == t.hostages
    assert (["Julie Madison", "Scaled Hide"], [], []) == (t.in_play(1), t.in_play(0), t.in_play(2))
    assert [["Weakness"]] * 3 == [t.pile(seat) for seat in range(3)]
    assert (0, 0, ["Punch"], 13) == (t.power, t.vp(), t.hand(1), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-108", "AA-328")
def test_a_hostage_is_released_also_where_no_weakness_is_left() -> None:
    t = table(P(play="Aaron Cash"), P(play="Julie Madison"), weaknesses=1, **FA)
    assert (["Weakness"], []) == (t.pile(1), t.pile())
    assert ([], [], ["Julie Madison", "Aaron Cash"]) == (t.in_play(), t.in_play(1), t.hostages[-2:])
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_keeps_the_hostage_and_gains_no_weakness() -> None:
    t = table(P(play="Aaron Cash"), P("Shield", play="Julie Madison"), **FA)
    assert ([1], ["Use no Defense", "Shield"], ["Use no Defense"]) == (t.awaited, t.offers(), t.default())
    t.defend(1, "Shield")
    assert (["Julie Madison"], ["Shield"]) == (t.in_play(1), t.pile(1))
    assert ([], ["Weakness"]) == (t.in_play(), t.pile())
    t.idle(1)

"""Pheromones: +1 Power. You may gain the face-up Hostage if its cost is 3 or less."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-219", "AA-162")
def test_the_hostage_goes_to_the_discard_pile_and_the_next_stays_face_down() -> None:
    t = table(P("Pheromones"), P(), hostages="Aaron Cash, Julie Madison", power=5)
    t.play("Pheromones")
    assert ("Pheromones: gain Aaron Cash?", ["No"]) == (t.prompt(), t.default())
    t.yes()
    assert (["Aaron Cash"], ["Julie Madison"], False) == (t.pile(), t.hostages, t.state.hostage_up)
    assert "Julie Madison" not in t.offers("buy")
    assert 6 == t.power
    t.idle()


def test_no_leaves_it_there() -> None:
    t = table(P("Pheromones"), P(), hostages="Aaron Cash")
    t.play("Pheromones")
    t.no()
    assert ([], ["Aaron Cash"], 1) == (t.pile(), t.hostages, t.power)
    t.idle()


@pytest.mark.rule("AA-340", "AA-219")
def test_a_dearer_hostage_is_not_offered_even_if_it_is_cheaper_to_buy() -> None:
    t = table(P("Pheromones", character="Poison Ivy"), P(), hostages="Lucius Fox")
    t.play("Pheromones")
    assert ([], 1) == (t.pile(), t.power)
    t.idle()


@pytest.mark.rule("AA-330")
def test_a_face_down_hostage_or_an_empty_stack_is_not_offered() -> None:
    for stack, up in (("Aaron Cash", False), ("", False)):
        t = table(P("Pheromones"), P(), hostages=stack, hostage_up=up)
        t.play("Pheromones")
        assert ([], 1) == (t.pile(), t.power)
        t.idle()

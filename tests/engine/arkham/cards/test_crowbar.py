"""Crowbar asks for a Hostage, and only then destroys."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("EX-003", "AA-272", "AA-103")
def test_without_a_hostage_in_play_nothing_is_asked() -> None:
    t = table(P("Crowbar, Punch*2", pile="Punch*3"), P("Punch"))
    t.play("Crowbar")
    assert 2 == t.power
    assert [] == t.destroyed
    t.idle()


@pytest.mark.rule("EX-003")
def test_keeping_the_hostage_destroys_nothing() -> None:
    t = table(P("Crowbar, Punch*2", pile="Punch*3", play="Alfred Pennyworth"), P("Punch"))
    t.play("Crowbar")
    assert ["Alfred Pennyworth", "No"] == t.offers()
    assert ["No"] == t.default()
    t.no()
    assert (["Alfred Pennyworth", "Crowbar"], []) == (t.in_play(), t.destroyed)
    t.idle()


@pytest.mark.rule("EX-003", "AA-158", "AA-159")
def test_the_discarded_hostage_is_a_legal_card_to_destroy() -> None:
    t = table(P("Crowbar, Punch*2", pile="Punch*3", play="Alfred Pennyworth"), P("Punch"))
    t.play("Crowbar")
    t.pick("Alfred Pennyworth")
    assert ["Punch", "Punch", "Alfred Pennyworth", "No"] == t.offers()
    assert ["No"] == t.default()
    assert ["Punch"] * 3 + ["Alfred Pennyworth"] == t.pile()
    t.pick("Alfred Pennyworth")
    assert (["Alfred Pennyworth"], ["Punch"] * 3) == (t.destroyed, t.pile())
    t.idle()


def test_the_hostages_own_release_line_is_not_resolved_and_no_other_player_is_touched() -> None:
    t = table(P("Crowbar", play="Aaron Cash"), P("Punch*2", play="Julie Madison"))
    t.play("Crowbar")
    assert ["Aaron Cash", "No"] == t.offers()
    t.pick("Aaron Cash")
    assert 2 == t.power
    t.no()
    assert (["Punch"] * 2, ["Julie Madison"]) == (t.hand(1), t.in_play(1))
    t.idle()
